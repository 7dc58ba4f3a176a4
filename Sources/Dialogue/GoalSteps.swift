import NLU
import Nutrition

/// A goal that is raised or lowered by so much, or put in question: "increase it by 200", "súbela 10 g", "should I raise it?"
extension Intents {
    static func goalStep(_ reading: Reading, _ tracker: Tracker) -> Request? {
        if let ended = goalsKept(reading, tracker) ?? goalsEnded(reading, tracker) ?? limited(reading) { return ended }
        let words = reading.words
        // "when did I change it?", "¿cuándo la cambié?", while a goal is spoken of; "when did i set my protein goal".
        let isSpoken = if case .own(.goals)? = tracker.inquiry { true } else { Vocabulary.says(.goal, words) }
        if isSpoken, ["when", "cuando"].contains(words[0]), words.count <= 8, reading.foods.isEmpty,
            reading.amounts.isEmpty,
            words.contains(where: ["change", "changed", "set", "cambie", "puse", "cambiaste", "subi", "baje"].contains)
        {
            return .own(.goals(When(), isHistory: true, reading.nutrients))
        }
        let namesGoal = Vocabulary.says(.goal, words)
        guard words.count <= 9, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.count <= 1, reading.when.meal == nil,
            reading.aim?.target == nil, namesGoal || words.contains(where: pointsAtGoal) || ofOwn(reading, words) || isBareStep(words, tracker),
            tracker.bodySpokenOf != .weight
        else { return nil }
        let amounts = stepsTold(reading, words)
        // "drop my goal by 200", after a goal of protein: of the energy.
        let isOfEnergy = namesGoal && amounts.first?.quantity ?? 0 >= 100 && amounts.first?.unit == nil && tracker.goalSpokenOf?.unit == "g"
        let nutrient = reading.nutrients.first ?? (isOfEnergy ? .energy : tracker.goalSpokenOf)
        if amounts.isEmpty {
            // "lower it a bit", "súbela un poco": by a round step.
            if let step = direction(words), !reading.text.hasSuffix("?"), OrderWords.ofGoals.contains(tracker.lastAction ?? ""), words.count <= 7,
                words.contains(where: ["bit", "little", "slightly", "tad", "poco", "poquito", "algo"].contains)
            {
                return .changeGoal(nutrient, by: step * (nutrient ?? .energy == .energy ? 100 : 10))
            }
            let asks = reading.text.hasSuffix("?") || ["should", "is", "isnt", "es", "deberia", "debo"].contains(words[0])
            let isDoubted = namesGoal && words.contains(where: ["too", "muy", "demasiado"].contains)
            guard asks, direction(words) != nil || isDoubted || namesGoal && words.contains(where: ["change", "cambiar"].contains),
                isDoubted
                    || words.contains(where: {
                        ["should", "deberia", "debo", "conviene"].contains($0) || $0.hasSuffix("subo") || $0.hasSuffix("bajo")
                    })
            else { return nil }
            return .changeGoal(nutrient, by: nil)
        }
        guard let step = direction(words), amounts.count == 1, !reading.text.hasSuffix("?"),
            namesGoal || ofOwn(reading, words) || nutrient != nil && OrderWords.ofGoals.contains(tracker.lastAction ?? "")
                || ["set_goal", "ask_profile"].contains(tracker.lastAction ?? "")
        else { return nil }
        var one = reading
        (one.amounts, one.nutrients) = (amounts, [nutrient ?? .energy])
        guard let number = number(one), number > 0, nutrient != .energy && nutrient != nil || amounts[0].unit == nil else { return nil }
        // "redúcela a 1700", "raise it to 70": the number itself.
        if zip(words, words.dropFirst()).contains(where: { ["to", "a", "at", "hasta"].contains($0) && Double($1) != nil }) {
            return namesGoal ? nil : .setGoal(nutrient: nutrient ?? .energy, amount: number)
        }
        return .changeGoal(nutrient, by: step * number)
    }

    /// "cut my calories by 200", "increase the protein one by 5": of the goal for it.
    private static func ofOwn(_ reading: Reading, _ words: [String]) -> Bool {
        reading.nutrients.count == 1 && reading.foods.isEmpty && reading.when.days == nil && direction(words) != nil
            && (words.contains(where: ["by", "en"].contains)
                && (words.contains(where: ["my", "mi", "mis"].contains) || (rising + falling).contains(where: words[0].hasPrefix))
                || words.contains("one"))
            && words.isDisjoint(with: ["how", "what", "como", "que", "why", "help", "want", "quiero"])
    }

    /// "sube 10", "up 100", "baja 200 kcal", right after a goal was set: of that.
    private static func isBareStep(_ words: [String], _ tracker: Tracker) -> Bool {
        guard tracker.lastAction == "set_goal", (2...4).contains(words.count), let verb = words.first,
            (rising + falling).contains(where: verb.hasPrefix) || ["up", "down"].contains(verb)
        else { return false }
        return words.dropFirst().allSatisfy {
            Double($0) != nil || ["by", "g", "gramo", "gram", "kcal", "caloria", "calorie", "cal", "mg"].contains($0)
        }
    }

    /// "raise it by 10", "increase the protein one by 5": so much, and neither an hour nor one of anything.
    private static func stepsTold(_ reading: Reading, _ words: [String]) -> [Amount] {
        let told = reading.amounts.filter { $0.quantity != nil }
        guard told.count != 1 || told[0].unit == nil, let by = words.lastIndex(of: "by"), by + 1 < words.count, let step = Double(words[by + 1])
        else { return told }
        return [Amount(quantity: step)]
    }

    /// "reset all my goals", "change my target weight to 70", whatever is still asked.
    static func goalsTold(_ reading: Reading) -> [Request]? {
        let words = reading.words.drop { ["ok", "please", "and", "can", "you", "y", "por", "favor"].contains($0) }
        guard let first = words.first, words.count <= 9, !reading.text.hasSuffix("?"), reading.foods.allSatisfy({ $0.best == nil }),
            Vocabulary.says(.goal, Array(words))
        else { return nil }
        if ["reset", "clear", "wipe", "scrap", "reinicia", "borra", "elimina"].contains(first),
            words.contains(where: ["all", "toda", "todo"].contains),
            reading.nutrients.isEmpty, reading.amounts.isEmpty
        {
            return [.own(.endGoals([], all: true))]
        }
        guard ["change", "set", "make", "update", "cambia", "pon"].contains(first),
            words.contains(where: ["weight", "peso"].contains), reading.nutrients.isEmpty, let target = reading.aim?.target,
            (25...300).contains(target)
        else { return nil }
        return [.own(.desiredWeight(kilograms: target, unit: reading.aim?.targetUnit ?? "kg"))]
    }

    /// "limita el azúcar a 40", "cap salt at 5 g": the sugar is a nutrient here, and nothing eaten.
    private static func limited(_ reading: Reading) -> Request? {
        let words = reading.words.drop { ["y", "and", "also", "tambien", "please", "ok"].contains($0) }
        guard let verb = words.first, ["limita", "limitame", "limitar", "limit", "cap"].contains(verb), let food = reading.foods.only,
            let nutrient = Reading.namesakes[Word.split(food.said).joined(separator: " ")], words.count <= 8,
            let amount = food.amount.quantity != nil ? food.amount : reading.amounts.only
        else { return nil }
        var one = reading
        (one.nutrients, one.foods, one.amounts) = ([nutrient], [], [amount])
        return goals(one).only
    }

    /// "just keep the calorie one", "deja solo la de calorías": the other goals end.
    private static func goalsKept(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard OrderWords.ofGoals.contains(tracker.lastAction ?? ""), !reading.nutrients.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.when.isEmpty, words.count <= 8, !reading.text.hasSuffix("?"),
            words.contains(where: ["keep", "leave", "deja", "dejame", "conserva", "manten", "quedate", "mantengamos"].contains),
            words.contains(where: ["just", "only", "solo", "solamente"].contains)
        else { return nil }
        return .own(.keepGoals(reading.nutrients))
    }

    /// "quita la de azúcar", "I don't want the protein one", "quítalas todas", while goals are spoken of: those end.
    private static func goalsEnded(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        let isUnwanted =
            words.contains(where: ["no", "dont", "don"].contains) && words.contains(where: ["want", "need", "quiero", "necesito"].contains)
        // "the sugar one" is a goal here, and no food.
        let nutrients = reading.nutrients + reading.foods.compactMap { Reading.namesakes[Word.split($0.said).joined(separator: " ")] }
        guard OrderWords.ofGoals.contains(tracker.lastAction ?? ""),
            reading.foods.allSatisfy({ $0.best == nil || Reading.namesakes[Word.split($0.said).joined(separator: " ")] != nil }),
            reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 8, !reading.text.hasSuffix("?"),
            isUnwanted || KeepIntents.takesAway(words)
                || ["no", "sin"].contains(words[0]) && words.count <= 4 && Vocabulary.says(.goal, words)
        else { return nil }
        let isOne = words.contains("one") || zip(words, words.dropFirst()).contains { ["la", "el"].contains($0) && ["de", "del"].contains($1) }
        if !nutrients.isEmpty, ["no", "sin"].contains(words[0]) { return .own(.endGoals(nutrients, all: false)) }
        if !nutrients.isEmpty { return isOne ? .own(.endGoals(nutrients, all: false)) : nil }
        // "quítalas todas": no rows are spoken of.
        if KeepIntents.saysThem(reading.text) || reading.all {
            return tracker.lastAction == "set_goal" || tracker.entries.isEmpty ? .own(.endGoals([], all: true)) : nil
        }
        // "quítala", of the one that there is.
        if case .own(.goals(_, false, []))? = tracker.inquiry, words.count <= 2, words.contains(where: takenBack.contains) {
            return .own(.endGoals([], all: false))
        }
        guard tracker.lastAction == "set_goal", let nutrient = tracker.goalSpokenOf else { return nil }
        return words.count <= 3 && words.contains { $0 == "it" || takenBack.contains($0) } ? .own(.endGoals([nutrient], all: false)) : nil
    }

    /// "it", "súbela", "la subo".
    private static func pointsAtGoal(_ word: String) -> Bool {
        ["it", "la", "lo"].contains(word)
            || ["la", "lo", "le"].contains(where: word.hasSuffix) && (rising + falling).contains(where: word.hasPrefix)
    }

    /// "is 2000 calories ok for me?": asked, not set.
    static func asksWhether(_ reading: Reading) -> Bool {
        Vocabulary[.askingWhether].contains(reading.words.first ?? "")
    }

    /// "take it off", with the pronoun.
    static let takenBack: Set<String> = [
        "quitalo", "quitala", "quitalos", "quitalas", "borralo", "borrala", "borralos", "borralas", "eliminalo", "eliminala", "sacalo", "sacala",
    ]

    /// 1 for more, -1 for less.
    static func direction(_ words: [String]) -> Double? {
        if words.contains(where: { word in rising.contains(where: word.hasPrefix) || ["higher", "alta", "alto"].contains(word) })
            || words.first == "add" && words.contains("to") || words.first == "up"
        {
            return 1
        }
        let isLess =
            words.contains { word in falling.contains(where: word.hasPrefix) } || words.first == "take" && words.contains("off")
            || words.first == "down"
        return isLess ? -1 : nil
    }

    private static let rising = ["rais", "increas", "bump", "boost", "sube", "subi", "subo", "aument", "increment"]
    private static let falling = ["cut", "lower", "decreas", "reduc", "drop", "baja", "baje", "bajo", "disminu"]
}

extension OrderWords {
    /// Actions after which "it" may be a goal.
    static let ofGoals: Set<String> = [
        "set_goal", "ask_profile", "ask_remaining", "ask_insight", "explain", "thanks", "affirm", "greet", "help", "about",
    ]
}

extension Tracker {
    /// What the goal is of that was set or asked about last.
    var goalSpokenOf: Nutrient? {
        switch inquiry {
        case .setGoal(let nutrient, _)?: nutrient
        case .boundGoal(let goal)?: goal.nutrient
        case .changeGoal(let nutrient, _)?: nutrient ?? .energy
        case .own(.setGoals)?: .energy
        case .own(.goals(_, _, let asked))? where asked.count == 1: asked[0]
        case .askRemaining(_, let asked, _)? where asked.count == 1: asked[0]
        default: nil
        }
    }
}

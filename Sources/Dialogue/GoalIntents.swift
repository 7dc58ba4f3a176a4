import NLU
import Nutrition

/// From "2000 kcal, at least 150 g of protein, 50 to 70 g of fat" to goals.
extension Intents {
    /// One goal, or several with an amount each.
    static func goals(_ reading: Reading) -> [Request] {
        let reading = withEnergyUnsaid(withNamesake(reading))
        var amounts = reading.amounts.filter { $0.quantity != nil && !["lb", "kg", "stone"].contains($0.unit?.name ?? "") }
        if let age = ageTold(reading.words) { amounts.removeAll { $0.quantity == age && $0.unit?.grams == nil } }
        // "max 150 g a day": the article counts nothing.
        let tells = reading.text.contains(where: \.isNumber) && (amounts.count < 2 || amounts.count <= reading.nutrients.count)
        if !tells { amounts.removeAll { $0 == Amount(quantity: 1) } }
        if let shares = shares(reading) { return [shares] }
        let words = reading.words, bounds = GoalBounds(words)
        if let range = range(reading, amounts, bounds) { return [range] }
        if let several = ranges(reading, amounts, bounds) { return several }
        // "my 2 goals: 100 g of protein and 1900 kcal": how many there are.
        if amounts.count == reading.nutrients.count + 1, let count = amounts.first, count.unit == nil,
            count.quantity == Double(reading.nutrients.count)
        {
            amounts.removeFirst()
        }
        if reading.nutrients.count > 1, reading.nutrients.count == amounts.count {
            return zip(reading.nutrients, amounts).enumerated().map { place, pair in
                var one = reading
                one.nutrients = [pair.0]
                one.amounts = [pair.1]
                return goal(pair.0, number(one), bounds.kind(of: place, among: amounts.count))
            }
        }
        // "a goal of 2 litres": nothing but water is counted so.
        if reading.nutrients.isEmpty, let amount = amounts.last, amount.unit?.millilitres != nil || amount.unit?.name == "glass" {
            return [.setGoal(nutrient: .water, amount: amount.millilitresOfWater)]
        }
        // A pace of losing weight is no number of kilocalories.
        var plain = reading
        plain.amounts = amounts
        if let sodium = ofSalt(plain) { return [goal(.sodium, sodium, bounds.kind(of: 0, among: 1))] }
        return [goal(reading.nutrients.first ?? .energy, number(plain), bounds.kind(of: 0, among: 1))]
    }

    /// "¿cuánto me queda contando el ejercicio?"
    static func remainingWithExercise(_ reading: Reading, _ words: [String]) -> Bool {
        Vocabulary.says(.exercising, words) && reading.nutrients.allSatisfy { $0 == .energy } && reading.foods.allSatisfy(\.negated)
    }

    /// "at least 160 g of protein and between 60 and 80 g of fat": two of the numbers are the ends of one goal.
    private static func ranges(_ reading: Reading, _ amounts: [Amount], _ bounds: GoalBounds) -> [Request]? {
        guard reading.nutrients.count > 1, amounts.count == reading.nutrients.count + 1, let low = bounds.rangeStart, low + 1 < amounts.count else {
            return nil
        }
        return reading.nutrients.enumerated().map { place, nutrient in
            var one = reading
            one.nutrients = [nutrient]
            let first = place > low ? place + 1 : place
            one.amounts = [amounts[first]]
            guard place == low else { return goal(nutrient, number(one), bounds.kind(of: first, among: amounts.count)) }
            one.amounts = [amounts[low + 1]]
            let most = number(one)
            one.amounts = [Amount(quantity: amounts[low].quantity, unit: amounts[low].unit ?? amounts[low + 1].unit)]
            guard let most, let least = number(one), least < most else { return goal(nutrient, most, nil) }
            return .boundGoal(DailyGoal(nutrient, most, sense: GoalSense(.limit, least: least)))
        }
    }

    private static func goal(_ nutrient: Nutrient, _ amount: Double?, _ kind: GoalKind?) -> Request {
        guard let amount, let kind else { return .setGoal(nutrient: nutrient, amount: amount) }
        return .boundGoal(DailyGoal(nutrient, amount, sense: GoalSense(kind)))
    }

    /// "between 50 and 70 g of fat", "1800 to 2000 kcal".
    private static func range(_ reading: Reading, _ amounts: [Amount], _ bounds: GoalBounds) -> Request? {
        guard reading.nutrients.count <= 1, amounts.count == 2, bounds.isRange, let low = amounts[0].quantity, let high = amounts[1].quantity,
            low > 0, low < high
        else { return nil }
        let nutrient = reading.nutrients.first ?? .energy
        var ends: [Double] = []
        for amount in amounts {
            var one = reading
            one.nutrients = [nutrient]
            one.amounts = [Amount(quantity: amount.quantity, unit: amount.unit ?? amounts[1].unit)]
            ends.append(number(one) ?? 0)
        }
        return .boundGoal(DailyGoal(nutrient, ends[1], sense: GoalSense(.limit, least: ends[0])))
    }
}

/// The words that bound the amounts of a goal: "at most", "between".
struct GoalBounds {
    let words: [String]

    init(_ words: [String]) { self.words = words }

    var isRange: Bool {
        words.indices.contains { place in
            place > 0 && place + 1 < words.count && isNumber(place - 1) && isNumber(place + 1)
                && ["to", "and", "a", "y", "or"].contains(words[place])
        } || words.contains("between") || words.contains("entre")
    }

    /// Which of the numbers is the lower end of a range.
    var rangeStart: Int? {
        let numbers = words.indices.filter(isNumber)
        return zip(numbers, numbers.dropFirst()).enumerated().first { _, pair in
            let before = words[max(0, pair.0 - 1)..<pair.0], between = words[(pair.0 + 1)..<pair.1]
            return ["between", "entre", "from", "de"].contains(before.first) && between.count <= 2
                && (between.contains("and") || between.contains("to") || between.contains("y") || between.contains("a"))
        }?.offset
    }

    /// The way of the amount at a place among several: by the words before it, else by those after it.
    func kind(of place: Int, among count: Int) -> GoalKind? {
        guard count > 1 else { return Self.kind(words[...]) }
        let numbers = words.indices.filter(isNumber)
        guard numbers.count == count else { return nil }
        let before = words[(place > 0 ? numbers[place - 1] + 1 : 0)..<numbers[place]]
        if let kind = Self.kind(before) { return kind }
        let after = words[(numbers[place] + 1)..<(place + 1 < count ? numbers[place + 1] : words.count)]
        return place + 1 == count || before.isEmpty ? Self.kind(after) : nil
    }

    private func isNumber(_ place: Int) -> Bool { words[place].first?.isNumber ?? false }

    /// The side that words beside an amount tell, nil where they tell none.
    static func kind(_ words: ArraySlice<String>) -> GoalKind? {
        let text = " " + words.joined(separator: " ") + " "
        // "put my target up to 2800" raises it.
        let isRaised = !raising.isDisjoint(with: words)
        if GoalBounds.most.contains(where: { text.contains(" " + $0 + " ") && !(isRaised && $0 == "up to") }) { return .limit }
        return GoalBounds.least.contains(where: { text.contains(" " + $0 + " ") }) ? .minimum : nil
    }

    private static let raising = Set(Word.split("put raise bump move push increase change set take bring crank knock"))
    /// Folded and singular, as `Word.split` gives them.
    private static let most = [
        "max", "maximum", "maximo", "maxima", "at most", "no more than", "not more than", "under", "below", "less than", "fewer than", "limit",
        "up to", "cap", "capped", "not over", "dont go over", "don t go over", "not exceed", "no over", "never over", "within", "top", "ceiling",
        "como mucho", "meno de", "menos de", "no ma de", "no mas de", "debajo de", "limite", "tope", "hasta", "sin pasar de", "sin pasarme de",
        "no pasar de", "no pasarme de", "no superar", "limitar", "limita", "limitame", "not go over", "not to go over", "stay under", "keep under",
        "no higher than", "or less", "or fewer", "o menos", "o meno", "less",
    ]
    private static let least = [
        "at least", "min", "minimum", "minimo", "minima", "no less than", "not less than", "or more", "more than", "over", "above", "al menos",
        "al meno", "por lo menos", "por lo meno", "como minimo", "ma de", "mas de", "o mas", "o ma", "encima de",
    ]
}

extension Intents {
    /// "and 25 grams of fiber", after a goal was set: one goal more.
    private static func goalMore(_ reading: Reading, _ tracker: Tracker) -> Request? {
        switch tracker.inquiry {
        case .setGoal?, .boundGoal?, .changeGoal?, .own(.setGoals)?, .own(.goals)?: break
        default: return nil
        }
        let words = reading.words
        // "protein 130 then".
        let isBare = words.count <= 5 && words.contains { Double($0) != nil } && ["ask_nutrient", "inform", "set_goal"].contains(reading.intent.name)
        guard isBare || ["and", "also", "plus", "y", "tambien", "ademas", "with", "con"].contains(words.first ?? ""),
            reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.count == 1, reading.amounts.count == 1, number(reading) != nil,
            reading.when.isEmpty, !reading.text.hasSuffix("?")
        else { return nil }
        return goals(reading).first
    }

    /// "and how much protein?", "¿y de proteína cuánto?", right after a goal: what a body needs of it.
    private static func needBeside(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["set_goal", "suggest_goal"].contains(tracker.lastAction ?? ""), let nutrient = reading.nutrients.only, nutrient != .energy,
            reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, (2...6).contains(words.count),
            Vocabulary.says(.amountOf, words)
                || words.contains(where: ["cuanto", "cuanta"].contains), ["and", "y", "how", "de", "cuanto", "cuanta", "then"].contains(words[0]),
            words.isDisjoint(with: ["left", "queda", "falta", "have", "had", "llevo", "is", "in", "tiene", "did", "comi"])
        else { return nil }
        return .askIntake([nutrient], limit: GoalKind(nutrient) == .limit)
    }

    /// "is that a lot?", "¿es mucho?", of the goal that is offered: how it came to be.
    private static func offerDoubted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        tracker.question?.name == .acceptGoal && doubtsOffer(reading) ? .explain(number: nil, foods: []) : nil
    }

    /// "that seems low", "isn't that a lot?", "too little for me", with no other number.
    static func doubtsOffer(_ reading: Reading) -> Bool {
        let words = reading.words
        guard reading.foods.isEmpty, reading.amounts.allSatisfy({ $0.quantity == nil }), reading.nutrients.allSatisfy({ $0 == .energy }),
            reading.aim == nil,
            let first = words.first, words.count <= 8, reading.profile.isEmpty
        else { return false }
        let opens = [
            "is", "isnt", "es", "no", "seem", "sound", "look", "that", "thats", "this", "it", "its", "eso", "parece", "suena", "me", "hmm",
            "too", "muy", "demasiado", "bit", "a",
        ].contains(first)
        return opens && (Vocabulary.says(.judging, words) || words.contains(where: doubting.contains))
    }

    private static let doubting = Set(
        Word.split("low high lot much little few less harsh strict bajo alto poco poca mucho mucha demasiado exigente estricto"))

    /// "is that too low?", "why 1800?", right after a goal was set.
    private static func goalDoubted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .setGoal(let nutrient, let amount?)? = tracker.inquiry, reading.foods.isEmpty,
            reading.nutrients.allSatisfy({ $0 == nutrient }), reading.when.isEmpty
        else { return nil }
        let words = reading.words
        if nutrient == .energy, words.count <= 3, ["why", "porque", "por"].contains(words[0]), plainNumber(reading, words) ?? amount == amount {
            return .explainGoal
        }
        // "what's the lowest I can go?", "why can't I?", "¿cuál es el mínimo?"
        if words.count <= 8, reading.amounts.isEmpty,
            words.contains(where: ["lowest", "minimum", "least", "minimo", "minima", "highest", "maximum", "maximo"].contains)
                || words.starts(with: ["why", "can"]) || words.starts(with: ["why", "not"]) || words.starts(with: ["how", "come"])
                || words.starts(with: ["por", "que"]),
            ["set_goal", "explain"].contains(tracker.lastAction ?? "")
        {
            return .explain(number: nil, foods: [])
        }
        guard ["is", "isnt", "es", "no", "esta"].contains(words[0]),
            words.contains(where: ["that", "it", "this", "eso"].contains) || ["es", "esta"].contains(words[0]),
            words.count <= 7,
            Vocabulary.says(.judging, words) || words.contains(where: ["ok", "okay", "safe", "healthy", "suficiente", "bien"].contains)
        else { return nil }
        return nutrient == .energy
            ? .suggestGoal(reading.aim ?? tracker.aim ?? AimMention(), guess: false) : .askIntake([nutrient], limit: GoalKind(nutrient) == .limit)
    }

    private static let setting = Set(Word.split("ponla ponlo ponela ponelo ponme pon déjala déjalo fíjala súbela set make put sea"))

    /// "make it 130", after the goal was set or asked about: the same goal with another amount.
    static func goalAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        if let request = goalMore(reading, tracker) ?? needBeside(reading, tracker) ?? offerDoubted(reading, tracker) ?? goalDoubted(reading, tracker)
        {
            return request
        }
        let nutrient: Nutrient
        switch tracker.inquiry {
        case .setGoal(let last, _)?: nutrient = last
        case .boundGoal(let last)?: nutrient = last.nutrient
        case .changeGoal(let last?, .some)?: nutrient = last
        case .own(.goals(_, false, let asked))? where asked.count == 1: nutrient = asked[0]
        case .own(.goals(_, false, []))?, .own(.setGoals)?: nutrient = .energy
        // "ponla en 130", "set it to 130", after how much protein is needed was told.
        case .askIntake(let asked, _)? where asked.count == 1 && asked[0] != .energy && setting.contains(reading.words[0]): nutrient = asked[0]
        default: return nil
        }
        let words = reading.words
        guard
            ["correct", "inform", "choose", "set_goal", "set_profile", "log_food", "out_of_scope", "log_weight"].contains(reading.intent.name)
                || reading.intent.name == "affirm" && tracker.lastAction == "set_goal",
            words.count <= 8, reading.profile.isEmpty || reading.intent.name != "set_profile",
            reading.foods.allSatisfy({ $0.best == nil }), reading.when.days == nil, reading.when.meal == nil,
            reading.nutrients.allSatisfy({ $0 == nutrient }), reading.amounts.count == 1, let amount = reading.amounts.first,
            amount.unit.map({ ["g", "mg"].contains($0.name) && nutrient.unit != "kcal" }) ?? true, let number = number(reading),
            nutrient != .energy || number >= 500, !asksWhether(reading), !reading.text.hasSuffix("?"),
            reading.intent.name != "log_weight" || !Vocabulary.says(.weighing, words),
            // "ok I had 1500" was eaten.
            words.isDisjoint(with: ["had", "ate", "eaten", "burned", "burnt", "comi", "llevo", "comido", "queme"]),
            nutrient != .water || drunkByNow(reading) == nil,
            // "make it the sugar free one", of the drink whose sugar was told.
            reading.lowNutrients.isEmpty || amount.unit != nil || number > 2
        else { return nil }
        // "make it 1800", after a goal of fiber: nobody means so many grams.
        if nutrient.unit == "g", amount.unit == nil, number >= leastGoal { return .setGoal(nutrient: .energy, amount: number) }
        if let sodium = ofSalt(reading) { return .setGoal(nutrient: .sodium, amount: sodium) }
        return .setGoal(nutrient: nutrient, amount: nutrient == .water && amount.unit == nil ? amount.millilitresOfWater : number)
    }
}

extension Answers {
    /// "ponlo en 1600", "dejalo en 1600", where another goal was offered: the number that was said.
    static func goalSaid(_ reading: Reading, _ question: Question) -> Request? {
        guard question.name == .acceptGoal, reading.words.count <= 6, reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }),
            !reading.text.hasSuffix("?"), reading.words.isDisjoint(with: ["por", "less", "menos", "more", "mas", "what", "how", "why", "si"]),
            let number = reading.words.only(where: { Double($0).map { $0 >= 800 && $0 <= 6000 } ?? false }).flatMap(Double.init)
        else { return nil }
        if case .own(.setGoals(let goals))? = question.options.first?.request { return scaled(goals, to: number) }
        return energyGoal(number)
    }
}

extension Intents {
    /// "pon 130", after "how much protein do I need?", whatever else is still asked.
    static func goalOfNeed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .askIntake(let nutrients, _)? = tracker.inquiry, let nutrient = nutrients.only, nutrient != .energy, reading.foods.isEmpty,
            reading.nutrients.allSatisfy({ $0 == nutrient }), (2...5).contains(reading.words.count), !reading.text.hasSuffix("?"),
            ["pon", "ponme", "ponlo", "ponla", "ponle", "fija", "dejalo", "deja", "set", "make"].contains(reading.words[0]),
            let amount = reading.amounts.only, amount.unit.map({ ["g", "mg"].contains($0.name) }) ?? true, let quantity = amount.quantity
        else { return nil }
        return .setGoal(nutrient: nutrient, amount: quantity)
    }

    /// "ponla en 1800", "make it 1800": nothing that is eaten comes in such a number.
    static func goalNumber(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard
            ["set_profile", "set_goal", "out_of_scope", "correct", "inform", "affirm", "choose", "cancel", "move_entry", "undo", "redo"]
                .contains(reading.intent.name), words.count <= 7,
            reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }), let number = plainNumber(reading, words),
            (800...6000).contains(number),
            [
                "ponmelo", "ponmela", "subemela", "subemelo", "bajamela", "bajamelo", "dejamela", "dejamelo", "ponla", "ponlo", "ponela", "ponelo",
                "ponme", "dejala", "dejalo", "subela", "subila", "bajala", "cambiala", "redondeala", "redondealo",
            ]
            .contains(words.first { !["mejor", "no", "bueno", "y", "ahora", "entonces"].contains($0) } ?? "")
                || ["set_goal", "suggest_goal", "set_profile", "ask_intake", "explain"].contains(tracker.lastAction ?? "")
                    && words.filter({ Double($0) == nil }).allSatisfy(agreeing.contains)
        else { return nil }
        return .setGoal(nutrient: .energy, amount: number)
    }

    /// "fine 1500 then", after another number was refused.
    private static let agreeing: Set<String> = [
        "fine", "ok", "okay", "then", "well", "alright", "so", "make", "it", "is", "let", "do", "say", "how", "about", "sea", "que", "tal", "bueno",
        "entonces", "pues", "vale", "ya", "esta", "bien", "kcal",
        "calorie", "caloria", "lets", "s", "instead", "go", "with", "stick", "to", "try", "just", "please", "mejor", "dejemos", "con",
    ]

    /// "set that as my goal", after what is left was told against a number.
    static func namedGoal(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let sets = Word.split("set use make take ponlo ponla usa pon fija déjalo déjala deja ponga póngame ponme ponele poné fije")
        guard
            reading.intent.name == "set_goal"
                || ["affirm", "choose", "inform", "correct", "help", "out_of_scope", "ask_profile"].contains(reading.intent.name)
                    && reading.words.drop { agreeing.contains($0) || ["si", "dale"].contains($0) }.count <= 5
                    && reading.words.contains(where: sets.contains),
            reading.amounts.isEmpty, reading.nutrients.isEmpty, reading.aim == nil,
            !Set(reading.words).isDisjoint(with: ["that", "it", "eso", "esa", "ponlo", "ponla", "dejalo", "dejala", "fijalo"])
        else { return nil }
        switch tracker.inquiry {
        case .askRemaining(_, let nutrients, let bound?)? where nutrients.count <= 1:
            return .setGoal(nutrient: nutrients.first ?? .energy, amount: bound)
        // "how much fat should I have?"
        case .askIntake(let nutrients, let limit)? where nutrients.count == 1 && nutrients[0] != .energy:
            return .adoptIntake(nutrients[0], limit: limit || Vocabulary.says(.limit, reading.words))
        default: return nil
        }
    }
}

import NLU
import Nutrition

extension Intents {
    /// What is said on of something kept or set: a list of it, the label of an own food, a notice.
    static func ofKept(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = KeepIntents.offTheShelf(reading, tracker) ?? KeepIntents.ofOwnLabel(reading, tracker) ?? KeepIntents.mealAgain(reading) {
            return told
        }
        if let changed = KeepIntents.recipeChanged(reading, tracker) { return changed }
        if let usual = keepsNothing(reading, tracker) ?? KeepIntents.ofUsual(reading, tracker) { return usual }
        return KeepIntents.recipeTold(reading) ?? KeepIntents.namedAnew(reading, tracker) ?? givenUp(reading) ?? noticeOff(reading, tracker)
    }
}

extension Intents {
    /// "should I have a salad for dinner?", "my goals are 2000 kcal and 130 g protein": nothing to keep.
    private static func keepsNothing(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        switch reading.intent.name {
        case "set_usual"
        where words.starts(with: ["should", "i"])
            || ["is", "are", "would", "can", "es", "son", "puede"].contains(words[0]) && !Vocabulary.says(.usual, words) && !reading.foods.isEmpty:
            return [.askFits(foods: reading.foods)]
        // "also 110 g protein and under 30 g of added sugar", right after a goal.
        case _ where tracker.lastAction == "set_goal" && ["also", "and", "plus", "y", "ademas", "tambien"].contains(words[0]):
            let isEach = reading.nutrients.count > 1 && reading.amounts.count == reading.nutrients.count
            return isEach && reading.foods.isEmpty && reading.when.isEmpty && !reading.text.hasSuffix("?") ? goals(reading) : nil
        case "create_food" where words.prefix(3).contains(where: ["goal", "target", "meta", "objetivo"].contains): return goals(reading)
        default: return nil
        }
    }

    /// "voy a dejar de comer pan", "quiero dejar el azúcar": a food that is given up, and nothing eaten.
    static func givenUp(_ reading: Reading) -> [Request]? {
        let words = reading.words, foods = reading.foods.filter { $0.best != nil }
        guard let verb = words.firstIndex(of: "dejar"), verb > 0,
            words[..<verb].contains(where: ["a", "quiero", "quisiera", "debo", "intento"].contains),
            verb + 2 < words.count, !foods.isEmpty, foods.allSatisfy({ $0.amount.quantity == nil }), reading.when.isEmpty,
            ["el", "la", "los", "las"].contains(words[verb + 1])
                || words[verb + 1] == "de" && ["comer", "tomar", "beber", "consumir"].contains(words[verb + 2])
        else { return nil }
        return [.setPreferences([Preference(kind: .dislikes, words: foods.map(\.said))])]
    }
}

extension KeepIntents {
    /// "hoy otra vez mi desayuno fit", "my fit breakfast but without granola": a saved meal once more, and what of it was left out.
    static func mealAgain(_ reading: Reading) -> [Request]? {
        func isKept(_ food: FoodMention) -> Bool { food.best.map { $0.isMeal || $0.isOwn } ?? false }
        guard let own = reading.foods.only(where: isKept), !own.negated, !reading.text.hasSuffix("?") else { return nil }
        let others = reading.foods.filter { !isKept($0) }, name = Set(Word.split(own.said)), words = reading.words
        let left = others.filter(\.negated).map(\.said) + own.removed
        let rest = words.prefix { !withouts.contains($0) && !["con", "with"].contains($0) }.filter { !name.contains($0) }
        var added = others.filter { !$0.negated }
        let isPlain = left.isEmpty && added.isEmpty
        guard rest.allSatisfy(besideMeal.contains), isPlain == (rest.count + name.count >= words.count),
            !isPlain || rest.contains(where: again.contains),
            added.isEmpty || own.best?.isMeal == true && added.allSatisfy({ $0.best != nil }) && words.contains(where: changing.contains)
        else { return nil }
        // "pero con fresas en vez de plátano".
        if added.count == 2, words.contains(where: ["vez", "lugar", "instead"].contains) { added = [added[0].without(added[1].said)] }
        var whole = own
        whole.removed = []
        var requests = [Request.logFood(LogFood(foods: [whole], when: reading.when))]
        if !left.isEmpty { requests.append(.correct(Correction(selection: Selection(pointsBack: true), removed: left))) }
        if !added.isEmpty {
            for place in added.indices { added[place].when = When() }
            var log = LogFood(foods: added, when: When(), continues: true)
            (log.isOtherwise, log.opening) = (true, "con")
            requests.append(.logFood(log))
        }
        return requests
    }

    /// The same in two clauses: "cené mi cena ligera" and "pero sin pan".
    static func mealAgain(_ understanding: Understanding) -> [[Request]]? {
        guard understanding.readings.count == 2, var whole = understanding.readings.first, let last = understanding.readings.last,
            ["pero", "but"].contains(last.words.first), last.when.isEmpty, last.target == nil
        else { return nil }
        whole.text += " " + last.text
        whole.foods += last.foods.map { food in
            var food = food
            if last.words.dropFirst().first.map(withouts.contains) == true { food.negated = true }
            return food
        }
        return mealAgain(whole).map { [$0, []] }
    }

    private static let changing: Set<String> = ["but", "pero", "vez", "lugar", "instead"]

    private static let withouts: Set<String> = ["but", "pero", "without", "sin", "no"]
    private static let again = Set(Word.split("otra vez nuevo repetí repite repito repetir again repeat repeated same mismo misma more"))
    private static let besideMeal = again.union(
        Word.split(
            """
            hoy de mi el la comí desayuné almorcé cené merendé tomé me lo y ahora anota apunta registra ponme today tonight this morning evening at dinner lunch breakfast esta noche tarde my the i had ate log for a now once
            please por favor have
            """))
}

extension KeepIntents {
    /// "a quest cookie, 59 g, 250 cal, 15 g protein": each food with its label is made the person's own, and eaten; the others are eaten.
    static func eatenByLabel(_ reading: Reading) -> [Request]? {
        guard reading.intent.name == "log_food", reading.foods.contains(where: { $0.label != nil }) else { return nil }
        return reading.foods.filter { !$0.negated }.map { food in
            var mention = food
            mention.label = nil
            let log = LogFood(foods: [mention], when: reading.when)
            return food.label.map { .keep(.createFood(FoodDraft(label: $0, log: log))) } ?? .logFood(log)
        }
    }
}

extension FoodMention {
    fileprivate func without(_ name: String) -> FoodMention {
        var mention = self
        mention.removed = [name]
        return mention
    }
}

/// What is said on of the label of an own food that is spoken of.
extension KeepIntents {
    /// "en realidad son 200 kcal por barra", "I was wrong, each bar has 430": the label put right, and the rows with it.
    static func ofOwnLabel(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        // "en realidad tiene 190", after its energy was asked for.
        var bare = FoodLabel()
        bare.figures[.energy] = tracker.lastAction == "ask_nutrient" ? reading.amounts.only.flatMap { $0.unit == nil ? $0.quantity : nil } : nil
        let isBare = bare.figures[.energy].map { $0 >= 20 } == true
        let whole = reading.label.flatMap { $0.figures.known.isEmpty ? nil : $0 }
        if let denied = energyDenied(reading, tracker) { return denied }
        guard let label = whole ?? figureAnew(reading) ?? (isBare ? bare : nil), !label.figures.known.isEmpty,
            reading.foods.allSatisfy({ $0.best == nil }), !reading.text.hasSuffix("?"),
            [
                "log_food", "create_food", "correct", "copy_entries", "ask_nutrient", "ask_food_facts", "explain", "inform", "out_of_scope",
                "ask_diary",
            ]
            .contains(tracker.lastAction ?? ""),
            let last = tracker.food, last.id.code.hasPrefix("custom:"), pointsAtIt(label.name ?? "it"),
            words.contains(where: { telling.contains($0) || labelling.contains($0) }) || opening.contains(words[0]),
            words.isDisjoint(with: Vocabulary[.goal])
        else { return nil }
        return [.keep(.createFood(FoodDraft(label: named(label, last.noun), isOfLast: true)))]
    }

    /// "no eran 120, eran 110 por pieza", "it was 190 per square not 210", of an own food: its energy, and so many of it nobody ate. "fix today's too",
    /// right after that: it is.
    private static func energyDenied(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard let last = tracker.food, last.id.code.hasPrefix("custom:"), words.count <= 12, reading.foods.allSatisfy({ $0.best?.id == last.id }),
            !reading.text.hasSuffix("?"), reading.nutrients.allSatisfy({ $0 == .energy })
        else { return nil }
        if tracker.lastAction == "correct", reading.amounts.isEmpty, words.count <= 6,
            ["corrige", "corrigelo", "fix", "correct", "cambia", "change"].contains(words[0]),
            words.contains(where: ["tambien", "too", "also", "well"].contains)
        {
            return [.askRows(Selection(pointsBack: true), nutrients: [.energy])]
        }
        let numbers = words.indices.filter { Double(words[$0]) != nil }
        guard numbers.count == 2 else { return nil }
        let isFirst = words[..<numbers[0]].suffix(3).contains(where: denials.contains)
        let isSecond = words[(numbers[0] + 1)..<numbers[1]].contains(where: denials.contains)
        guard isFirst != isSecond, let energy = Double(words[numbers[isFirst ? 1 : 0]]), energy >= 20,
            tracker.lastAction == "create_food" || !reading.nutrients.isEmpty
                || words.contains(where: ["per", "por", "each", "cada", "apiece", "unidad"].contains)
        else { return nil }
        var label = FoodLabel()
        label.figures[.energy] = energy
        return [.keep(.createFood(FoodDraft(label: named(label, last.noun), isOfLast: true)))]
    }

    private static let denials: Set<String> = ["no", "not", "werent", "weren", "wasnt", "wasn", "arent", "aren", "isnt", "isn"]

    /// "the protein should be 4 not 5", "la etiqueta dice 7 g de grasa, no 6": one figure told anew.
    private static func figureAnew(_ reading: Reading) -> FoodLabel? {
        let words = reading.words
        guard let nutrient = reading.nutrients.only, reading.foods.isEmpty, let amount = reading.amounts.first, let figure = amount.quantity,
            figure >= 0, amount.size == nil, words.contains(where: labelling.contains), words.count <= 14,
            words.isDisjoint(with: ["day", "daily", "dia", "diario", "diaria", "my", "mi", "eat", "comer", "left", "today", "hoy"])
        else { return nil }
        let scales: [String: Double] = ["kcal": 1, "g": 1, "mg": 0.001, "ug": 0.000_001]
        guard amount.unit == nil || amount.unit?.name == nutrient.unit || scales[amount.unit?.name ?? ""] != nil else { return nil }
        var label = FoodLabel()
        let scale = amount.unit.flatMap { scales[$0.name] }.flatMap { from in scales[nutrient.unit].map { from / $0 } } ?? 1
        label.figures[nutrient] = nutrient == .energy ? figure : figure * scale
        return label
    }

    private static let labelling = Set(
        Word.split(
            "should be says say said label packet wrapper wrong actually not has had it's dice decía etiqueta paquete envase debe debería ser son eran es era tiene realidad equivoqué"
        ))

    /// "I want to save it as my own food, one slice is 230 calories": the label of what was told last.
    static func labelled(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> FoodDraft? {
        guard let label = reading.label, !label.figures.known.isEmpty, label.name == nil, reading.foods.isEmpty, let last = tracker.food,
            words.contains(where: ["it", "that", "this", "lo", "la", "guardalo", "guardala", "eso", "esto"].contains)
        else { return nil }
        return FoodDraft(label: named(label, last.noun), isOfLast: true)
    }

    /// A name that is none: "it's", "they're actually", "me equivoqué, cada barra".
    static func pointsAtIt(_ name: String) -> Bool {
        Word.split(name).allSatisfy { pointing.contains($0) || Vocabulary[.container].contains($0) }
    }

    private static let opening: Set<String> = ["no", "sorry", "oops", "perdon", "actually"]
    private static let pointing = Set(
        Word.split(
            """
            it s its they re theyre that thats each one actually was were no sorry i wrong is are have has a per the oops es son eran era en realidad verdad
            cada una uno me equivoqué perdón tiene tienen tenía son la el las los por
            """))
    /// Verbs of what something holds.
    private static let telling = Set(Word.split("it's its they're is are was were has have had es son era eran tiene tienen tenía trae"))
}

import NLU
import Nutrition

/// What is said of a food that stands, by its form: its name, a verb of being, and how it was.
extension Intents {
    /// "el croissant estaba relleno de jamón y queso": of the one that stands, and nothing eaten besides.
    static func saidOfStanding(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, ["log_food", "out_of_scope", "set_preference", "inform", "compare_foods"].contains(reading.intent.name),
            tracker.question == nil, !reading.text.hasSuffix("?"), reading.when.isEmpty, reading.nutrients.isEmpty, reading.foods.count > 1,
            let verb = verbOfSubject(reading), words.count - verb <= 8,
            !words[(verb + 1)...].contains(where: { Vocabulary[.eating].contains($0) || turns.contains($0) }),
            words[(verb + 1)...].first.map({ ["in", "on", "en", "de"].contains($0) || made.contains($0) }) ?? false,
            reading.foods.dropFirst().allSatisfy({ $0.amount.isEmpty && !$0.negated && !$0.isDefinite })
        else { return nil }
        var told = subjectFirst(reading)
        told.intent.name = "correct"
        // One thing more than what it is called by: its name with that.
        let subject = told.foods[0]
        return [.correct(Correction(selection: Selection(foods: [subject]), words: reading.untimed))]
    }

    /// "and the dew was diet", of a mountain dew: the row that has the word in its name, which is no food alone.
    static func kindOfNamed(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop(while: { openers.contains($0) && !["the", "my"].contains($0) }))
        guard !tracker.entries.isEmpty, ["out_of_scope", "inform", "log_food", "correct"].contains(reading.intent.name), reading.when.isEmpty,
            !reading.text.hasSuffix("?"), reading.foods.allSatisfy({ $0.best == nil }), (4...6).contains(words.count),
            ["the", "my"].contains(words[0]),
            ["was", "were"].contains(words[2]), words[3...].allSatisfy(kindWords.contains)
        else { return nil }
        return [.correct(Correction(selection: Selection(foods: [FoodMention(said: words[1], candidates: [])]), words: reading.untimed))]
    }

    private static let kindWords = Set(
        Word.split(
            "diet zero decaf light lite regular unsweetened sweetened grilled fried baked skim whole white brown low fat sugar free vegan iced hot"))

    /// "turkey was 93% lean", "muffin was chocolate chip": what opens the message before a verb of being is what stands.
    static func subjectFirst(_ reading: Reading) -> Reading {
        guard verbOfSubject(reading) != nil, !reading.foods[0].isDefinite, !reading.foods[0].negated, reading.foods[0].amount.isEmpty else {
            return reading
        }
        var told = reading
        told.foods[0].isDefinite = true
        return told
    }

    /// The place of the verb, where the first food is all that is before it.
    private static func verbOfSubject(_ reading: Reading) -> Int? {
        let words = reading.words
        guard let first = reading.foods.first, let verb = words.prefix(8).firstIndex(where: being.contains), verb > 0 else { return nil }
        let before = words[..<verb].filter { !openers.contains($0) }
        return before == Word.split(first.said) ? verb : nil
    }

    private static let being = Set(Word.split("was were era eran fue fueron estaba estaban iba iban venía venían"))
    /// After these something else is told.
    private static let turns: Set<String> = ["i", "then", "luego", "despues", "so", "but", "pero", "not", "no"]
    private static let openers = Set(
        Word.split("that this those these the my and but el la los las mi mis y pero oh ah ok actually sorry perdón btw"))
    private static let made = Set(Word.split("made filled stuffed topped hecho hecha relleno rellena preparado preparada"))

    /// "protein was 30 g not 25", of a food of the tables: a figure, and no amount of it.
    static func figureOfRow(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let nutrient = reading.nutrients.only, nutrient != .energy, nutrient != .water, nutrient != .alcohol, nutrient != .caffeine,
            reading.foods.isEmpty, !tracker.entries.isEmpty, let amount = reading.amounts.first, let figure = amount.quantity,
            amount.unit.map({ $0.name == nutrient.unit }) ?? true,
            reading.words.contains(where: being.contains) || reading.words.contains("be")
                || reading.words.contains(where: ["says", "say", "dice", "tiene", "tenia", "has", "had", "is", "es", "son"].contains),
            let word = reading.text.split(separator: " ").map(String.init).first(where: { Word.split($0).only.map(named(nutrient).contains) ?? false }
            )
        else { return nil }
        let number = String(Int(min(figure.rounded(), 10_000)))
        let isSpanish = reading.words.contains(where: ["era", "eran", "dice", "tiene", "tenia", "de", "la", "el"].contains)
        let told = isSpanish ? "era con \(number) \(nutrient.unit) de \(word)" : "was with \(number) \(nutrient.unit) of \(word)"
        return .correct(Correction(selection: Selection(pointsBack: true), words: told))
    }

    private static func named(_ nutrient: Nutrient) -> Set<String> {
        switch nutrient {
        case .protein: ["protein", "proteina"]
        case .fat: ["fat", "grasa"]
        case .carbohydrate: ["carb", "carbohydrate", "carbo", "carbohidrato", "hidrato"]
        case .sugars: ["sugar", "azucar"]
        case .fiber: ["fiber", "fibre", "fibra"]
        case .sodium: ["sodium", "salt", "sodio"]
        default: []
        }
    }
}

extension Vocabulary {
    /// A verb of being, or "en vez de", which tells what something was; "otra vez" does not.
    static func saysBeing(_ words: some Sequence<String>) -> Bool {
        var before = "en"
        for word in words {
            if self[.being].contains(word), before == "en" || !["vez", "lugar"].contains(word) { return true }
            before = word
        }
        return false
    }
}

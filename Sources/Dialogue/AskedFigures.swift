import NLU
import Nutrition

/// The nutrients and the number that a question names.
extension Intents {
    /// The nutrients named; "and in tofu?" carries the last one on.
    static func nutrients(_ reading: Reading, _ tracker: Tracker) -> [Nutrient] {
        // "how much is in an orange?", after "how much vitamin C do I need?"
        let words = reading.words
        // "la fresa cuánto tiene", after fruit with few carbohydrates.
        let asksAtEnd =
            words.suffix(2).first.map(["cuanto", "cuanta", "cuantos", "cuantas"].contains) ?? false
            && ["tiene", "tienen", "lleva", "llevan", "aporta", "hay", "trae"].contains(words.last)
        if reading.nutrients.isEmpty, words.starts(with: ["how", "much"]) || ["cuanto", "cuanta"].contains(words.first) || asksAtEnd,
            let nutrient = tracker.askedNutrient, !Vocabulary.says(.weighing, words)
        {
            return [nutrient]
        }
        guard reading.nutrients.isEmpty, let last = tracker.explanations.first?.nutrient, let first = reading.words.first,
            Vocabulary[.askingOn].contains(first)
        else { return reading.nutrients }
        return [last]
    }

    /// "how far to 2000", "cuánto me falta para llegar a 100 g de proteína": held against that, whatever the goal is.
    static func bound(_ reading: Reading) -> Double? {
        // "a 600 kcal dinner if my limit is 2000": the number after the word for it.
        let words = reading.words, limit = words.lastIndex { Vocabulary[.goal].contains($0) || $0 == "under" } ?? 0
        let named = words[limit...].lazy.compactMap(Double.init).first { $0 >= 800 }
        guard reading.nutrients.count <= 1, reading.foods.isEmpty, let number = (limit > 0 ? named : nil) ?? number(reading) else { return nil }
        return reading.nutrients.isEmpty
            ? (500...10_000).contains(number) ? number : nil : number > (reading.nutrients == [.energy] ? 50 : 0) ? number : nil
    }

    /// "how many calories from the alcohol?", "¿cuántas calorías de las bebidas?": of every row of that kind.
    static func ofKind(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, words.count <= 10, reading.amounts.isEmpty,
            reading.isQuestion || asking.contains(words[0]) || !reading.nutrients.isEmpty && words.count <= 5 && words.contains("from"),
            let joint = words.lastIndex(where: ["from", "del", "de"].contains), joint + 1 < words.count,
            let kind = words[(joint + 1)...].first(where: { !["the", "my", "all", "la", "las", "lo", "los", "el", "mi"].contains($0) }),
            let groups = FoodKinds.eaten[kind] ?? FoodKinds.groups[kind],
            // "kcal del snack?": a meal.
            reading.when.meal != .snack || kind != "snack",
            reading.foods.allSatisfy({ Set(Word.split($0.said)).isSubset(of: words[joint...]) })
        else { return nil }
        // Alcohol is a nutrient as well; here it is what was drunk.
        let nutrients = reading.nutrients.filter { $0 != .alcohol || reading.nutrients == [.alcohol] }
        guard !nutrients.isEmpty else { return nil }
        var selection = Selection(when: reading.when)
        selection.groups = groups
        return .askRows(selection, nutrients: nutrients)
    }

    private static let asking: Set<String> = ["how", "what", "and", "y", "cuanto", "cuanta", "que"]

    /// The number of a message that is no food's amount.
    static func number(_ reading: Reading) -> Double? {
        // "I eat 5 times a day": how often, and no figure.
        let often = zip(reading.words, reading.words.dropFirst()).first { ["time", "times", "vez", "vece", "veces"].contains($1) }.flatMap {
            Double($0.0)
        }
        return reading.amounts.first { $0.quantity != nil && ($0.quantity != often || $0.unit != nil) }.flatMap { amount in
            guard let quantity = amount.quantity else { return nil }
            if reading.nutrients.first == .water, let millilitres = amount.unit?.millilitres { return quantity * millilitres }
            // "2 g of sodium" is 2000 mg for a nutrient counted in milligrams.
            if let nutrient = reading.nutrients.first, let unit = amount.unit?.name,
                let own = ["g": 1.0, "mg": 0.001, "ug": 0.000001][nutrient.unit], let said = ["g": 1.0, "mg": 0.001][unit]
            {
                return quantity * said / own
            }
            return quantity
        } ?? reading.foods.first?.amount.quantity
    }
}

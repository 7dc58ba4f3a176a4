import NLU
import Nutrition

/// The nutrients and the number that a question names.
extension Intents {
    /// The nutrients named; "and in tofu?" carries the last one on.
    static func nutrients(_ reading: Reading, _ tracker: Tracker) -> [Nutrient] {
        // "how much is in an orange?", after "how much vitamin C do I need?"
        let words = reading.words
        if reading.nutrients.isEmpty, words.starts(with: ["how", "much"]) || ["cuanto", "cuanta"].contains(words.first),
            let nutrient = tracker.askedNutrient, !Vocabulary.says(.weighing, words)
        {
            return [nutrient]
        }
        guard reading.nutrients.isEmpty, let last = tracker.explanations.first?.nutrient, let first = reading.words.first,
            Vocabulary[.askingOn].contains(first)
        else { return reading.nutrients.flatMap { $0 == .linolenicAcid && words.contains("omega") ? [.dha, .epa, $0] : [$0] } }
        return [last]
    }

    /// "how far to 2000", "cuánto me falta para llegar a 100 g de proteína": held against that, whatever the goal is.
    static func bound(_ reading: Reading) -> Double? {
        // "a 600 kcal dinner if my limit is 2000": the number after the word for it.
        let words = reading.words, limit = words.lastIndex { Vocabulary[.goal].contains($0) || $0 == "under" } ?? 0
        let named = words[limit...].lazy.compactMap(Double.init).first { $0 >= 800 }
        guard reading.nutrients.count <= 1, reading.foods.isEmpty, let number = (limit > 0 ? named : nil) ?? number(reading) else { return nil }
        return reading.nutrients.isEmpty ? (500...10_000).contains(number) ? number : nil : number > 0 ? number : nil
    }

    /// The number of a message that is no food's amount.
    static func number(_ reading: Reading) -> Double? {
        reading.amounts.first { $0.quantity != nil }.flatMap { amount in
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

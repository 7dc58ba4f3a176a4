import NLU
import Nutrition

/// What a figure tells of foods that were asked about: "have the smaller one", after two were compared; "lentils per 100 g?".
extension Intents {
    /// The one of the foods that were compared that has more or less: "I'll take the one with less sugar".
    static func oneByFigure(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["ok", "okay", "then", "so", "and", "well", "hmm", "cool", "great", "alright"].contains($0) })
        guard tracker.lastAction == "compare_foods", tracker.asked.count > 1, words.count <= 14, !reading.text.hasSuffix("?"),
            let first = words.first, taking.contains(first), reading.foods.allSatisfy({ $0.best == nil || $0.said == "one" }),
            let one = words.firstIndex(where: ["one", "ones"].contains), one > 0, words[..<one].contains("the"),
            words.isDisjoint(with: ["not", "no", "never", "dont", "don", "t", "want", "need", "prefer", "like", "than", "wish", "hate"]),
            let isLeast = ([words[one - 1]] + words[(one + 1)...].prefix(3)).lazy.compactMap({ degrees[$0] }).first
        else { return nil }
        let isOfEnergy = ["lighter", "lightest"].contains(words[one - 1])
        var log = LogFood(foods: tracker.asked, when: reading.when.filled(from: reading.target ?? When()))
        let nutrient = reading.nutrients.first ?? tracker.askedNutrients.first ?? .energy
        (log.extreme, log.restates) = (LogFood.Extreme(nutrient: isOfEnergy ? .energy : nutrient, isLeast: isLeast), .never)
        return [.logFood(log)]
    }

    private static let taking: Set<String> = ["have", "take", "log", "eat", "add", "i", "ill", "id", "lets", "let", "give", "go", "put"]
    private static let degrees: [String: Bool] = [
        "smaller": true, "smallest": true, "lighter": true, "lightest": true, "lower": true, "lowest": true, "less": true, "least": true,
        "fewer": true,
        "fewest": true, "leaner": true, "bigger": false, "larger": false, "heavier": false, "higher": false, "highest": false, "more": false,
        "most": false,
    ]

    /// "lentils per 100g?", "arroz por 100 g": what so much of it has, and nothing that is eaten or kept.
    static func perHundred(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["log_food", "create_food", "inform", "out_of_scope", "correct"].contains(reading.intent.name), var food = reading.foods.only,
            food.best != nil, !food.negated, !food.isDefinite, reading.when.isEmpty, words.count <= 8,
            let per = words.firstIndex(where: ["per", "por", "cada"].contains), per > 0, per + 1 < words.count, words[per + 1].hasPrefix("100"),
            !Vocabulary.says(.eating, words), !Vocabulary.says(.logging, words), reading.text.hasSuffix("?") || reading.nutrients.isEmpty,
            words.isDisjoint(with: ["kcal", "calorie", "cal", "kj", "caloria", "is", "has", "have", "tiene", "tienen", "son", "es", "my", "mi"])
        else { return nil }
        food.amount = Amount(quantity: 100, unit: .gram)
        return [.askNutrients(foods: [food], nutrients: reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients)]
    }
}

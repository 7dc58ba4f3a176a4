import NLU
import Nutrition

/// One meal held against another: "was lunch bigger than breakfast?", "which of the two had more fat?".
extension Intents {
    /// "compare today's lunch with yesterday's dinner": each with its sums.
    static func comparedMeals(_ reading: Reading) -> [Request]? {
        let words = reading.words
        // "was that more than breakfast": the meals side by side, and nothing moved.
        if reading.meals.count == 1, ["was", "did"].contains(words[0]), words.count <= 8, reading.foods.isEmpty, reading.dates.count < 2,
            let than = words.firstIndex(of: "than"), words[..<than].contains(where: moreOrLess.contains), than + 1 < words.count,
            words[..<than].contains(where: ["that", "it", "this"].contains), reading.amounts.isEmpty
        {
            return [.askMeals(When(days: reading.when.days), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients, meals: [])]
        }
        // "did that 2nd meal beat breakfast for protein?", "¿el almuerzo le ganó al desayuno en grasa?"
        if !reading.meals.isEmpty, reading.meals.count <= 2, reading.dates.count < 2, reading.foods.allSatisfy({ $0.best == nil }), words.count <= 11,
            words.contains(where: beating.contains), reading.text.hasSuffix("?") || ["did", "does", "which", "que", "cual"].contains(words[0])
        {
            let meals = reading.meals.count == 2 ? reading.meals : []
            return [.askMeals(When(days: reading.when.days), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients, meals: meals)]
        }
        // "la segunda comida tuvo más grasa que la primera?"
        if reading.meals.isEmpty, reading.foods.allSatisfy({ $0.best == nil }), words.count <= 12, reading.dates.count < 2,
            words.filter(placesOfMeals.contains).count == 2, words.contains(where: ["meal", "comida"].contains),
            words.contains(where: moreOrLess.union(beating).contains)
        {
            return [.askMeals(When(days: reading.when.days), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients, meals: [])]
        }
        let meals = reading.meals + (reading.meals.count == 1 && reading.meals[0] != .lunch && words.contains("comida") ? [.lunch] : [])
        // "how does lunch compare with dinner", "compara la comida con la cena".
        if meals.count == 2, meals[0] != meals[1], reading.dates.count < 2, words.count <= 11, reading.foods.allSatisfy({ $0.best == nil }),
            words.contains(where: ["compare", "compares", "compared", "versus", "vs", "compara", "comparar", "comparado", "comparame"].contains)
        {
            return [.askMeals(When(days: reading.when.days), nutrients: reading.nutrients, meals: meals)]
        }
        guard reading.meals.count == 2, reading.meals[0] != reading.meals[1] else { return nil }
        // "did i have more fat at breakfast or lunch"
        if ["did", "do", "was", "had", "comi", "tuve", "tuvo"].contains(words[0]), words.contains(where: moreOrLess.contains),
            words.contains(where: ["or", "o"].contains), reading.dates.count < 2, words.count <= 12, reading.foods.allSatisfy({ $0.best == nil })
        {
            return [
                .askMeals(When(days: reading.when.days), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients, meals: reading.meals)
            ]
        }
        // "was lunch bigger than breakfast?"
        if reading.text.hasSuffix("?") || words.contains("than") && words.contains(where: moreOrLess.contains),
            ["was", "is", "did", "fue", "era", "which", "what", "cual", "que"].contains(words[0]),
            reading.dates.count < 2, words.count <= 9,
            reading.foods.allSatisfy({ $0.best == nil }),
            words.contains(where: ["than", "que"].contains)
                || ["which", "what", "cual", "que"].contains(words[0]) && words.contains(where: moreOrLess.contains)
        {
            return [
                .askMeals(When(days: reading.when.days), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients, meals: reading.meals)
            ]
        }
        guard reading.dates.count == 2, reading.dates[0] != reading.dates[1],
            reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, words.count <= 14,
            Vocabulary.says(.comparing, words)
                || ["which", "what", "was", "is", "cual", "que", "fue"].contains(words[0])
                    && words.contains(where: moreOrLess.contains)
        else { return nil }
        return zip(reading.dates, reading.meals).map { .askSummary(When(days: $0, meal: $1), nutrients: reading.nutrients) }
    }

    private static let beating: Set<String> = ["beat", "beats", "outdo", "top", "topped", "gano", "gana", "supero", "supera"]
    private static let placesOfMeals: Set<String> = [
        "first", "second", "third", "1st", "2nd", "3rd", "last", "primera", "segunda", "tercera", "ultima",
    ]
    static let moreOrLess: Set<String> = [
        "more", "less", "fewer", "higher", "lower", "bigger", "worse", "better", "mas", "meno", "menos", "mayor",
    ]
}

import NLU
import Nutrition

/// What was asked of a day, told meal by meal: "split it per meal", "by meal?", "sepáralo por comida".
extension Intents {
    static func byMeal(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        // "¿cuántas calorías fueron en cada comida?", "how many calories was each meal?"
        if !reading.nutrients.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 9, isEachMeal(words),
            ["how", "what", "cuanto", "cuanta", "que"].contains(words[0]), words.isDisjoint(with: elsewhere), words.isDisjoint(with: advised)
        {
            return .askMeals(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrients: reading.nutrients, meals: [])
        }
        guard words.count <= 7, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.meals.isEmpty, isEachMeal(words),
            words.isDisjoint(with: elsewhere)
        else { return nil }
        let asked: When
        switch tracker.inquiry {
        case .askSummary(let when, _)?, .askMeals(let when, _, _)?, .askRemaining(let when, _, _)?, .askDiary(let when)?: asked = when
        case .askRows?, .askNutrients(foods: [], _)?: asked = When()
        // Told of the diary by its own words.
        default:
            guard splitting.contains(words[0]) || splitting.contains(words.last ?? "") else { return nil }
            asked = When()
        }
        return .askMeals(When(days: reading.when.days ?? asked.days), nutrients: tracker.askedNutrients, meals: [])
    }

    /// "per meal", "meal by meal", "en cada comida".
    static func isEachMeal(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { Vocabulary[.each].contains($0) && Vocabulary[.mealWord].contains($1) }
    }

    /// Ask what there should be, and not what there was.
    private static let advised: Set<String> = ["should", "need", "can", "deberia", "debo", "necesito", "puedo", "tengo", "recomienda"]
    /// Folded and singular.
    private static let splitting = Set(
        Word.split(
            "split break divide separate breakdown sort list desglosa desglosado desglose separa separalo separalos separado divide dividelo"
                + " desglosalo desglosame reparte"))
    /// Words of goals, charts, means and figures of their own, which are answered elsewhere.
    private static let elsewhere = Set(
        Word.split(
            "macro goal target want keep under limit least most average chart graph bars plan many often meta objetivo quiero máximo promedio media gráfico"
                + " gráfica grafica barras"))
}

import NLU
import Nutrition

/// Energy that was eaten, where no food is named.
extension Intents {
    /// "I had 500 calories for dinner", "yesterday I ate 1950 calories, thursday 1980": of each day what was told.
    static func energyTold(_ reading: Reading) -> [Request]? {
        let words = reading.words
        // "y una barra de 200 calorías": what it came in is no amount of energy.
        let vessels = reading.amounts.filter { $0.unit != nil && $0.unit?.grams == nil && $0.unit?.millilitres == nil }
        let amounts = reading.amounts.filter { $0.quantity != nil && !vessels.contains($0) }
        // "hoy almorcé 700 calorías" is no goal; "I want to eat 1800 calories a day" is.
        let isPast = words.contains { Vocabulary[.eating].contains($0) && !["eat", "eaten"].contains($0) } && !words.contains("want")
        let isByDay = reading.dates.count > 1 && reading.dates.count == amounts.count
        // "lunch at a restaurant, roughly 800 calories": where it was, and no place that is looked for.
        let isOut = isPast || reading.when.meal != nil && words.contains { places.contains($0) }
        // "lunch was 600 kcal", "desayuno 400 calorías": a meal and its energy, and nothing else.
        let isOfMeal =
            reading.when.meal != nil && reading.intent.name != "correct"
            && words.allSatisfy { Double($0) != nil || ofMeals.contains($0) || Vocabulary[.mealInGeneral].contains($0) }
        guard
            isOfMeal || reading.intent.name == "log_food" || words.starts(with: ["quick", "add"])
                || (isPast || isByDay)
                    && ["log_weight", "set_goal", "ask_summary", "inform", "out_of_scope", "recommend_food"].contains(reading.intent.name)
                || !vessels.isEmpty && reading.intent.name == "set_goal"
                || isOut && ["find_restaurant", "dining_menu"].contains(reading.intent.name), reading.foods.isEmpty,
            reading.nutrients == [.energy],
            !amounts.isEmpty, amounts.allSatisfy({ $0.unit == nil && $0.size == nil && $0.quantity ?? 0 >= 20 }), !reading.text.hasSuffix("?"),
            isOut || isOfMeal || isByDay || !vessels.isEmpty
                || words.contains(where: {
                    Vocabulary[.logging].contains($0) || Vocabulary[.writingDown].contains($0) || Vocabulary[.eating].contains($0)
                }),
            !words.contains(where: { other.contains($0) || Vocabulary[.goal].contains($0) })
        else { return nil }
        let told = amounts.compactMap(\.quantity)
        if reading.dates.count == told.count, told.count > 1 { return zip(told, reading.dates).map { .logEnergy(kilocalories: $0, When(days: $1)) } }
        return told.count == 1 ? [.logEnergy(kilocalories: told[0], reading.when)] : nil
    }

    private static let ofMeals = Set(
        Word.split(
            "breakfast lunch dinner supper brunch snack desayuno almuerzo comida cena merienda was is had about around roughly approx approximately like some kcal calorie cal the my of for a in at today yesterday tonight fue fueron tuvo de unas unos como aproximadamente casi el la mi hoy ayer kilocalorías"
        ))
    private static let places = Set(Word.split("restaurant cafeteria diner canteen cafe out restaurante comedor cantina cafetería fuera"))

    /// Of energy that was burnt, is left, or is a bound.
    private static let other = Set(
        Word.split(
            "find near nearby show busca encuentra muestra burned burnt burn left over under more less than limit max quemé queman quemado quedan menos más tope máximo"
        ))
}

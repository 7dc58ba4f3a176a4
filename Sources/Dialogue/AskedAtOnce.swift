import NLU
import Nutrition

/// Two things asked at once of a day, and what is asked of a meal: its hour, what was planned for it, on how many days in a row a food was had.
extension Intents {
    static func askedAtOnce(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard (4...14).contains(reading.words.count), reading.activity == nil, reading.own == nil else { return nil }
        return totalAndMore(reading, tracker) ?? mealsHourAsked(reading, tracker).map { [$0] } ?? plannedAsked(reading).map { [$0] }
            ?? daysInRow(reading).map { [$0] }
    }

    /// "total for the day and protein", "what's my total, and what was the biggest thing?": the sum beside the other.
    private static func totalAndMore(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), let total = words.firstIndex(of: "total"),
            let joint = words[total...].firstIndex(where: ["and", "y", "plus"].contains), joint + 1 < words.count, joint - total <= 5,
            words[..<joint].allSatisfy(ofTotals.contains)
        else { return nil }
        let when = When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal)
        if !reading.nutrients.isEmpty, words.count - joint <= 4, Vocabulary[.goal].isDisjoint(with: words),
            words[(joint + 1)...].allSatisfy({ !["left", "remaining", "quedan", "queda", "need", "goal"].contains($0) })
        {
            return [.askSummary(when, nutrients: [.energy] + reading.nutrients.filter { $0 != .energy })]
        }
        guard reading.nutrients.isEmpty else { return nil }
        var other = reading
        other.text = words[(joint + 1)...].joined(separator: " ")
        return superlative(other, tracker).map { [.askSummary(when, nutrients: []), $0] }
    }

    private static let ofTotals = Set(
        Word.split(
            """
            what whats what's is s my the total for of day today so far calories calorie kcal now give me show tell cuál es cuánto llevo en el del día hoy de
            calorías mi dame dime ok and y whole meal lunch dinner breakfast
            """))

    /// "what time did I eat lunch?", "¿a qué hora cené?": when that meal was, as it was told or noted.
    private static func mealsHourAsked(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, reading.when.minute == nil, words.count <= 9,
            words.prefix(3).contains(where: ["time", "hora"].contains), words.contains(where: ["what", "que"].contains),
            words.contains(where: ["did", "was", "had", "comi", "cene", "almorce", "desayune", "fue"].contains),
            words.isDisjoint(with: ["should", "best", "good", "last", "first", "usually", "log", "logged", "anote", "deberia"]),
            let meal = reading.meals.only ?? reading.when.meal ?? (words.last == "comi" ? .lunch : nil)
        else { return nil }
        let name = words.last { mealNames.contains($0) } ?? (words.contains("hora") ? spanishMeals[meal] : nil) ?? meal.rawValue
        var question = EatenQuestion(
            .hour, FoodMention(said: name, candidates: []), When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: meal))
        question.isOfMeal = true
        return .askEaten(question)
    }

    private static let spanishMeals: [Meal: String] = [.breakfast: "desayuno", .lunch: "almuerzo", .dinner: "cena", .snack: "merienda"]

    /// "what was I supposed to have for lunch?", "what did I plan for dinner?": what stands there.
    private static func plannedAsked(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, ["what", "whats"].contains(words[0]),
            words[1...].prefix(3).contains("i"), words.contains(where: ["was", "did", "had", "have"].contains),
            words.contains(where: ["supposed", "meant", "planning", "planned", "plan"].contains), !reading.when.isEmpty,
            words.isDisjoint(with: ["should", "could", "weigh", "burn", "goal"])
        else { return nil }
        return .askDiary(When(days: reading.when.days, meal: reading.when.meal))
    }

    /// "how many days in a row have I had porridge?", "¿cuántos días seguidos he comido avena?"
    private static func daysInRow(_ reading: Reading) -> Request? {
        let words = reading.words
        guard let food = reading.foods.only, food.best != nil, !food.negated, reading.nutrients.isEmpty,
            words.contains(where: ["day", "dia", "days", "streak"].contains), ["how", "cuanto", "cuantos", "whats", "what"].contains(words[0]),
            words.contains(where: ["seguido", "seguidos", "consecutive", "straight", "running", "streak"].contains)
                || zip(words, words.dropFirst()).contains(where: { $0 == "a" && $1 == "row" }),
            words.isDisjoint(with: ["without", "sin", "no", "can", "should"])
        else { return nil }
        return .askEaten(EatenQuestion(.inRow, FoodMention(said: food.said, candidates: food.candidates), When()))
    }
}

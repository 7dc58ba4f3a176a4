import NLU
import Nutrition

/// Goals as they cannot be set: for a meal, for some days, in kilojoules; and what would be sensible in the place of one that was not set.
extension Intents {
    /// "5 g of salt a day": mg of sodium, of which salt is 2.5 times as much (Regulation (EU) 1169/2011); nil where no salt is spoken of.
    static func ofSalt(_ reading: Reading) -> Double? {
        guard reading.words.contains(where: ["salt", "sal"].contains), reading.words.isDisjoint(with: ["sodium", "sodio"]),
            reading.nutrients.allSatisfy({ $0 == .sodium })
        else { return nil }
        var told = reading
        told.nutrients = [.sodium]
        // Milligrams are what sodium is told in: "under 2000 mg of salt" would be a third of what the WHO allows (5 g).
        let isOfSodium = reading.words.contains("mg") || reading.amounts.contains { $0.unit?.name == "mg" }
        return number(told).map { isOfSodium && (1000...2400).contains($0) ? $0 : $0 / 2.5 }
    }

    /// "i am 78", "im 45": a number of years behind who one is.
    static func ageTold(_ words: [String]) -> Double? {
        zip(words, words.dropFirst()).lazy.compactMap { before, number in
            ["am", "im", "aged", "tengo"].contains(before) ? Double(number).flatMap { (12...110).contains($0) ? $0 : nil } : nil
        }.first
    }

    static func goalOtherwise(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.foods.allSatisfy({ $0.best == nil || $0.said == "salt" || $0.said == "sal" }), reading.words.count <= 16 else { return nil }
        return inKilojoules(reading) ?? forAPart(reading, tracker) ?? sensibleGoal(reading, tracker)
    }

    /// "no more than 600 calories per meal", "keep lunch under 500", "2200 on weekends", "just for today make it 2000": a goal is of every whole day.
    private static func forAPart(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        // "make it weekly", "set it for weekdays only", right after a goal was set.
        if tracker.lastAction == "set_goal", words.count <= 7, reading.amounts.isEmpty,
            ["plan_meal", "set_goal", "show_chart"].contains(reading.intent.name),
            words.contains(where: ["weekly", "week", "weekday", "weekend", "semanal", "semana", "finde"].contains)
        {
            return .tell(.goalsByDay)
        }
        guard !asking.contains(words[0]), !reading.text.hasSuffix("?"), words.contains(where: { Double($0) != nil }) || !reading.amounts.isEmpty,
            words.isDisjoint(with: [
                "log", "had", "ate", "recipe", "idea", "recipes", "something", "burned", "chart", "recommend", "suggest", "recomienda",
                "recomiendame",
                "sugiere", "sugiereme", "dame", "find", "receta", "algo",
            ])
        else { return nil }
        let isOfGoals = reading.intent.name == "set_goal"
        let isEachMeal = perMeal.contains { text.contains(" \($0) ") }
        if isEachMeal, isOfGoals || !reading.nutrients.isEmpty || tracker.lastAction == "set_profile", reading.intent.name != "log_food" {
            return .tell(.goalsByDay)
        }
        // "keep lunch under 500 calories", "carbs goal for dinner 45 g", "máximo 20 g de azúcar por merienda".
        if isOfGoals, reading.when.meal != nil, reading.nutrients.count <= 1,
            words.contains(where: bounding.contains) || Vocabulary.says(.goal, words)
        {
            return .tell(.goalsByDay)
        }
        // "drop my goal 200 on rest days": a step of some days.
        if Vocabulary.says(.goal, words), someDays.contains(where: { text.contains(" \($0) ") }), direction(words) != nil {
            return .tell(.goalsByDay)
        }
        guard someDays.contains(where: { text.contains(" \($0) ") }), let number = plainNumber(reading, words), (800...6000).contains(number),
            ["set_goal", "set_profile", "log_weight", "inform", "out_of_scope", "dining_menu", "correct", "ask_profile", "plan_meal"].contains(
                reading.intent.name)
        else { return nil }
        return .tell(.goalsByDay)
    }

    /// "my goal is 8700 kJ": in kilocalories; "use kilojoules", "how many kilojoules is that?": what one is.
    private static func inKilojoules(_ reading: Reading) -> Request? {
        let words = reading.words
        guard words.contains(where: ["kj", "kilojoule", "kilojoules", "kilojulio", "kilojulios"].contains) else { return nil }
        if reading.intent.name == "set_goal", let number = plainNumber(reading, words), number >= 1000 {
            return .setGoal(nutrient: .energy, amount: (number / kilojoulesPerKilocalorie).rounded())
        }
        return ["set_profile", "ask_profile", "out_of_scope", "ask_nutrient", "set_goal", "set_language"].contains(reading.intent.name)
            ? .tell(.kilojoules) : nil
    }

    /// "what would be sensible then?", "how many should I have?", right after a goal was not set.
    private static func sensibleGoal(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard case .setGoal(.energy, _)? = tracker.inquiry, ["set_goal", "explain"].contains(tracker.lastAction ?? ""), reading.amounts.isEmpty,
            reading.nutrients.allSatisfy({ $0 == .energy }), words.count <= 9, reading.when.isEmpty,
            words.contains(where: ["what", "whats", "how", "que", "cual", "cuanto", "cuanta"].contains),
            words.contains(where: sensible.contains)
        else { return nil }
        return .suggestGoal(reading.aim ?? tracker.aim ?? AimMention(), guess: false)
    }

    /// kJ: the thermochemical calorie.
    private static let kilojoulesPerKilocalorie = 4.184
    private static let asking: Set<String> = ["what", "how", "which", "is", "are", "did", "que", "cuanto", "cuanta", "cual", "show"]
    private static let perMeal = [
        "a meal", "per meal", "each meal", "every meal", "por comida", "cada comida", "en cada comida", "al meal",
    ]
    private static let someDays = [
        "on weekend", "on weekends", "at the weekend", "on the weekend", "on weekday", "on weekdays", "on gym day", "on gym days", "on training day",
        "on rest day", "on workout day", "on saturday and sunday", "on saturdays and sundays", "on saturday", "on sunday", "just for today",
        "today only", "only today", "only for today", "los fin de semana", "los fine de semana", "los fines de semana", "fin de semana",
        "solo por hoy", "solo hoy", "los dia de gym", "los dias de gimnasio", "entre semana",
    ]
    private static let bounding = Set(
        Word.split("under below within limit cap max maximum min minimum most least per menos límite tope máximo máxima mínimo mínima por"))
    private static let sensible: Set<String> = [
        "sensible", "reasonable", "recommend", "recommended", "suggest", "realistic", "safe", "healthy", "should", "better", "razonable",
        "recomienda",
        "sensato", "sugiere", "deberia",
    ]
}

import NLU
import Nutrition

/// What part of a day's need or goal was eaten, what the day comes to net of exercise, and means of a meal.
extension Intents {
    static func partOfADay(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.own == nil, reading.words.count <= 12, reading.foods.allSatisfy({ $0.best == nil }) else { return nil }
        return shareOfNeed(reading, tracker) ?? netOfExercise(reading) ?? meanOfMeal(reading)
    }

    /// "how much of my protein does that cover?", "what share of my iron is done?", "does that cover my vitamin c?"
    private static func shareOfNeed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        // "how much of my goal have I used?": of the calories.
        let isOfGoal = reading.nutrients.isEmpty && Vocabulary.says(.goal, words) && !words.contains("weight")
        guard let nutrient = isOfGoal ? .energy : reading.nutrients.only, reading.amounts.allSatisfy({ $0.unit == nil }),
            !["set_goal", "show_chart"].contains(reading.intent.name), words.isDisjoint(with: notOfShare)
        else { return nil }
        let asksPart = parts.contains { text.contains(" \($0) ") }
        let asksCover = words.contains(where: covering.contains) && (words[0] != "how" || asksPart) && !words.contains("what")
        guard asksPart || asksCover else { return nil }
        let points = reading.pointsBack || words.contains(where: ["that", "it", "this", "those", "these", "eso", "esto"].contains)
        if points, reading.when.days == nil, !tracker.entries.isEmpty || !tracker.asked.isEmpty {
            let foods = ["ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? "") ? tracker.inquiry?.foodsAskedOf ?? [] : []
            return .judge(foods: foods, nutrients: [nutrient])
        }
        return .judge(foods: [], nutrients: [nutrient], when: When(days: reading.when.days, meal: reading.when.meal))
    }

    /// "what's my net?", "did I burn more than I ate?", "¿cuánto llevo neto?": what was eaten less what exercise burnt.
    private static func netOfExercise(_ reading: Reading) -> Request? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard reading.nutrients.allSatisfy({ $0 == .energy }), reading.amounts.allSatisfy({ $0.quantity == nil }), reading.activity?.minutes == nil,
            !["set_goal", "show_chart", "log_food"].contains(reading.intent.name), reading.when.meal == nil
        else { return nil }
        let isNet = words.contains(where: ["net", "neto", "neta", "netas"].contains) && words.isDisjoint(with: ["carb", "carbohidrato", "weight"])
        let burns = words.contains(where: ["burn", "burned", "burnt", "queme", "quemado", "quemo", "gaste", "gastado"].contains)
        let eats = words.contains(where: ["eat", "eaten", "ate", "comi", "comido", "consumi", "consumed"].contains)
        let isHeld = burns && eats && words.contains(where: ofBalance.contains)
        let isInAndOut =
            inAndOut.contains(words.filter { !["and", "calorie", "kcal", "my", "energy", "s", "whats", "today", "so", "what"].contains($0) })
            || text.contains(" in minus ") || text.contains(" calorie in ") && text.contains(" calorie out ")
        // "¿cuánto llevo contando el ejercicio?", "¿cuánto llevo ya con el ejercicio?"
        let isWith = ["con el ejercicio", "con ejercicio", "con lo del ejercicio", "with exercise", "with the exercise", "with my exercise"]
            .contains { text.contains(" \($0) ") }
        let isCounted =
            (isWith || words.contains(where: ["contando", "counting", "including", "incluyendo", "restando", "descontando", "minus"].contains))
            && Vocabulary.says(.exercising, words)
            && (eats || reading.nutrients == [.energy] || words.contains(where: ["llevo", "far", "total"].contains))
            && words.isDisjoint(with: ["left", "queda", "quedan", "remaining"])
        return isNet || isHeld || isInAndOut || isCounted ? .askNet(When(days: reading.when.days)) : nil
    }

    /// "average calories per dinner", "what's my average lunch?", "¿cuánto como de media en la cena?": of the last days that have it.
    private static func meanOfMeal(_ reading: Reading) -> Request? {
        let words = reading.words
        guard let meal = reading.when.meal, reading.when == When(meal: meal), reading.amounts.isEmpty,
            ["ask_summary", "ask_insight", "ask_nutrient", "ask_diary", "out_of_scope", "inform"].contains(reading.intent.name),
            Vocabulary.says(.average, words)
                || !reading.nutrients.isEmpty
                    && words.contains(where: ["usually", "normally", "typically", "generally", "suelo", "normalmente"].contains)
        else { return nil }
        return .askAverage(reading.nutrients, meal)
    }

    private static let inAndOut: [[String]] = [
        ["in", "vs", "out"], ["in", "versus", "out"], ["in", "v", "out"], ["in", "out"], ["in", "against", "out"], ["intake", "vs", "burn"],
        ["eaten", "vs", "burned"], ["eaten", "vs", "burnt"], ["in", "minus", "out"],
    ]
    private static let ofBalance = Set(Word.split("than more less off vs v versus against compared más menos que contra entre"))

    /// Folded and singular.
    private static let parts = [
        "how much of my", "what share of my", "what fraction of my", "what part of my", "what portion of my", "what percentage of my",
        "what percent of my", "what proportion of my", "how much of the daily", "cuanto de mi", "cuanta de mi", "que parte de mi",
        "que porcentaje de mi", "que fraccion de mi", "que tanto de mi",
    ]
    private static let covering: Set<String> = ["cover", "covers", "covered", "cubre", "cubren", "cubro", "cubri", "cubierta", "cubierto"]
    private static let notOfShare: Set<String> = [
        "left", "remaining", "remain", "more", "still", "need", "queda", "quedan", "falta", "faltan", "from", "come", "came", "viene", "vienen",
    ]
}

extension Request {
    /// The foods that a question was about.
    fileprivate var foodsAskedOf: [FoodMention] {
        switch self {
        case .askNutrients(let foods, _), .askFoodFacts(let foods), .judge(let foods, _, nil): foods
        default: []
        }
    }
}

import NLU
import Nutrition

/// What is chosen after something else was thought of or asked about.
extension Intents {
    /// "ok no, I'll have a chicken salad instead", after it was asked what a burrito would come to: eaten now, in the place of nothing that stands.
    static func eatenInstead(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["log_food", "correct", "plan_meal", "inform"].contains(reading.intent.name), words.contains(where: ["instead", "rather"].contains),
            words.contains(where: ["ill", "ll", "gonna", "will"].contains), !words.contains("of"), !reading.text.hasSuffix("?"),
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty }),
            tracker.supposed != nil || tracker.lastAction.map(asking.contains) == true
        else { return nil }
        var log = LogFood(foods: reading.foods, when: reading.when)
        if case .logFood(let thought)? = tracker.supposed { log.when = log.when.filled(from: thought.when) }
        log.restates = .never
        return [.logFood(log)]
    }

    private static let asking: Set<String> = [
        "ask_nutrient", "ask_food_facts", "ask_remaining", "recommend_food", "recommend_recipe", "compare_foods", "search_food", "judge",
        "ask_intake",
    ]

    /// "salad for dinner then. what would you suggest?": thought of, and not eaten.
    static func onlyThoughtOf(_ reading: Reading, _ understanding: Understanding) -> [Request]? {
        guard understanding.readings.count == 2, reading.text == understanding.readings[0].text, reading.intent.name == "log_food",
            ["recommend_food", "recommend_recipe", "search_recipe"].contains(understanding.readings[1].intent.name),
            !Vocabulary.says(.eating, reading.words), !Vocabulary.says(.logging, reading.words),
            reading.words.last == "then" && isOfMeal(understanding.readings[1], reading)
                || reading.words.indices.contains(where: { place in
                    ["maybe", "thinking", "perhaps"].contains(reading.words[place]) && (place == 0 || reading.words[place - 1] != "and")
                })
        else { return nil }
        return []
    }

    /// "salad for dinner then. what would you suggest?", and no other meal.
    private static func isOfMeal(_ asked: Reading, _ reading: Reading) -> Bool {
        guard let meal = reading.when.meal else { return reading.words.count <= 4 }
        return asked.when.meal.map { $0 == meal } ?? true
    }
}

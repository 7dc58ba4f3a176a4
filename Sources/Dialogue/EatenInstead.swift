import NLU
import Nutrition

/// What is chosen after something else was thought of or asked about.
extension Intents {
    /// "ok no, I'll have a chicken salad instead", after it was asked what a burrito would come to: eaten now, in the place of nothing that stands.
    static func eatenInstead(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = goneForAfterThought(reading, tracker) ?? notHadAfterThought(reading, tracker) { return told }
        let words = reading.words
        guard ["log_food", "correct", "plan_meal", "inform"].contains(reading.intent.name), words.contains(where: ["instead", "rather"].contains),
            words.contains(where: ["ill", "ll", "gonna", "will"].contains), !words.contains("of"), !reading.text.hasSuffix("?"),
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty }),
            tracker.supposed != nil || tracker.lastAction.map(asking.contains) == true
        else { return nil }
        return chosen(reading, tracker)
    }

    /// The foods of a message as eaten at the time that was thought of, in the place of nothing that stands.
    private static func chosen(_ reading: Reading, _ tracker: Tracker) -> [Request] {
        var log = LogFood(foods: reading.foods, when: reading.when)
        for place in log.foods.indices { log.foods[place].isDefinite = false }
        if case .logFood(let thought)? = tracker.supposed { log.when = log.when.filled(from: thought.when) }
        log.restates = .never
        return [.logFood(log)]
    }

    /// "went for the salad instead", "got the soup", after it was asked about or held against another: eaten.
    private static func goneForAfterThought(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(
            reading.words.drop { ["ok", "so", "and", "well", "i", "we", "then", "actually", "in", "the", "end", "no", "just"].contains($0) })
        guard let verb = words.first, choosing.contains(verb), (2...9).contains(words.count), !reading.text.hasSuffix("?"), reading.nutrients.isEmpty,
            // "got eggs at the store".
            words.isDisjoint(with: ["home", "store", "shop", "market", "supermarket", "up", "out"]),
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated }),
            tracker.supposed != nil || tracker.lastAction.map(asking.contains) == true,
            words.last == "instead" || ["went", "settled", "opted"].contains(verb) && ["for", "with"].contains(words[1])
                || reading.foods.allSatisfy({ food in tracker.asked.contains { $0.best?.noun == food.best?.noun } })
        else { return nil }
        return chosen(reading, tracker)
    }

    private static let choosing: Set<String> = ["went", "got", "chose", "picked", "took", "ordered", "opted", "settled", "had"]

    /// "didn't have it", "skipped it", of what was only thought of: there is nothing to write down.
    private static func notHadAfterThought(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "how much sugar is in that", of a donut that stands: of that, and no thought.
        guard tracker.supposed != nil || tracker.lastAction.map(asking.contains) == true && tracker.entries.isEmpty, reading.foods.isEmpty,
            reading.words.count <= 7
        else { return nil }
        let said = reading.words.filter { !["i", "ok", "so", "in", "the", "end", "t", "actually", "well", "al", "final", "me", "pero"].contains($0) }
        return notHad.contains(said.joined(separator: " ")) ? [.tell(.nothingDone)] : nil
    }

    private static let notHad: Set<String> = [
        "didnt have it", "didn have it", "didnt eat it", "didn eat it", "skipped it", "passed on it", "resisted", "resisted it", "gave it a miss",
        "didnt have one", "didn have one", "didnt have any", "didn have any", "no lo comi", "no la comi", "no lo tome", "no la tome", "no comi nada",
    ]

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

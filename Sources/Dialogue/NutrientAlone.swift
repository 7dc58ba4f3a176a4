import NLU
import Nutrition

/// Questions of a nutrient that name no food and no day: a good amount of it, and how much of it there was.
extension Intents {
    static func ofNutrientAlone(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let nutrient = reading.nutrients.first, nutrient != .water, reading.foods.isEmpty, reading.when.meal == nil, reading.aim == nil,
            reading.own == nil, reading.words.count <= 10
        else { return nil }
        return soundAmount(reading, nutrient) ?? howMuchOfIt(reading, tracker)
    }

    /// "what's a good amount of carbs for today", "¿cuál es una buena cantidad de fibra?": what a day should have of it.
    private static func soundAmount(_ reading: Reading, _ nutrient: Nutrient) -> Request? {
        let words = reading.words
        let isAmount = zip(words, words.dropFirst()).contains {
            sound.contains($0) && amounts.contains($1) || amounts.contains($0) && sound.contains($1)
        }
        guard reading.nutrients.count == 1, isAmount, ["what", "whats", "how", "cual", "que", "cuanto", "cuanta"].contains(words[0]),
            reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), words.isDisjoint(with: ["did", "have", "had", "ate", "eaten", "left"])
        else { return nil }
        return nutrient == .energy ? .suggestGoal(AimMention(), guess: false) : .askIntake([nutrient], limit: GoalKind(nutrient) == .limit)
    }

    private static let sound = Set(
        Word.split("good healthy reasonable ideal decent right sensible normal fair buena sana razonable ideal adecuada saludable normal"))
    private static let amounts = Set(Word.split("amount number quantity level cantidad cifra nivel"))

    /// "how much fiber", "how many grams of protein", "¿cuánta fibra?": of what was just told, else of the day, and no need of a body.
    private static func howMuchOfIt(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["and", "so", "ok", "y", "e"].contains($0) }
        let name = words.drop { asking.contains($0) }
        guard words.count > name.count, (1...2).contains(name.count), name.allSatisfy({ !beside.contains($0) }), reading.when.isEmpty,
            ["how", "cuanto", "cuanta"].contains(words.first), reading.amounts.allSatisfy({ $0.quantity == nil }),
            ["ask_nutrient", "ask_intake", "ask_summary"].contains(reading.intent.name), !tracker.entries.isEmpty, let last = tracker.lastAction
        else { return nil }
        if asides.contains(last) { return .askSummary(When(days: tracker.day.map { $0...$0 }), nutrients: reading.nutrients) }
        guard reading.intent.name == "ask_intake", telling.contains(last) else { return nil }
        return .askNutrients(foods: [], nutrients: reading.nutrients)
    }

    private static let asking = Set(Word.split("how much many gram grams g mg milligrams of cuánto cuánta cuántos cuántas gramos de"))
    /// Tell that more than an amount is asked.
    private static let beside = Set(
        Word.split(
            """
            i do did does is was left more should need can it that in a day burn burned llevo llevaba tengo tiene tienen tenía queda quedan falta faltan debo
            necesito puedo hay había comí tomé sumo voy es son fue fueron eso gasté quemé me
            """))
    /// After these nobody speaks of the food that was told before.
    private static let asides: Set<String> = [
        "set_profile", "set_goal", "set_preference", "log_weight", "ask_weight", "ask_profile", "log_exercise", "log_water", "thanks", "greet",
    ]
    private static let telling: Set<String> = ["log_food", "correct", "copy_entries", "ask_nutrient", "explain"]
}

import NLU
import Nutrition

/// Where rows are repeated from, and where they go.
extension Intents {
    static func copy(_ reading: Reading, _ foods: [FoodMention], _ tracker: Tracker) -> Request {
        let words = Word.split(reading.text)
        var source = selection(reading, foods: foods)
        source.isSource = Vocabulary.says(.asBefore, words) ? true : nil
        if words.contains("anoche"), let meal = reading.when.meal, meal != .dinner, reading.target == nil {
            // "desayuné lo mismo de anoche": of the dinner.
            source.when.meal = .dinner
            return .copy(source, to: When(meal: meal))
        }
        // "log it again for tomorrow breakfast": what is named is where it goes.
        if source.isSource != true, reading.target == nil, foods.isEmpty, !reading.when.isEmpty, reading.ordinal == nil, words.contains("it"),
            Vocabulary.says(.repeating, words)
        {
            return .copy(Selection(pointsBack: true), to: reading.when)
        }
        // "I had the same yesterday", after today's lunch: yesterday is where it goes.
        if source.isSource != true, reading.target == nil, foods.isEmpty, let day = reading.when.day, let last = tracker.day, day < last,
            ["log_food", "correct", "ask_nutrient"].contains(tracker.lastAction ?? ""),
            words.contains(where: ["had", "ate", "comi", "cene"].contains)
        {
            return .copy(Selection(pointsBack: true), to: reading.when)
        }
        return .copy(source, to: reading.target ?? When())
    }
}

import NLU
import Nutrition

/// Where rows are repeated from, and where they go.
extension Intents {
    static func copy(_ reading: Reading, _ foods: [FoodMention], _ tracker: Tracker) -> Request {
        let words = reading.words
        var source = selection(reading, foods: foods)
        source.isSource = Vocabulary.says(.asBefore, words) ? true : nil
        if words.contains("anoche"), let meal = reading.when.meal, meal != .dinner, reading.target == nil {
            // "desayuné lo mismo de anoche": of the dinner.
            source.when.meal = .dinner
            return .copy(source, to: When(meal: meal))
        }
        if source.isSource != true, reading.target == nil, foods.isEmpty, namesPlace(reading, words, tracker) {
            var spoken = Selection(pointsBack: true)
            spoken.except = source.except
            return .copy(spoken, to: reading.when)
        }
        return .copy(source, to: reading.target ?? When())
    }
    /// Whether what is named is where it goes, and not where it comes from.
    private static func namesPlace(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Bool {
        // "log it again for tomorrow breakfast".
        if !reading.when.isEmpty, reading.ordinal == nil, words.contains("it"), Vocabulary.says(.repeating, words) { return true }
        // "I had the same yesterday", after today's lunch.
        guard let day = reading.when.day, let last = tracker.day, day < last else { return false }
        return ["log_food", "correct", "ask_nutrient"].contains(tracker.lastAction ?? "")
            && words.contains(where: ["had", "ate", "comi", "cene"].contains)
    }
}

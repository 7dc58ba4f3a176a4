import NLU
import Nutrition

/// "and protein?": goes on from the last question about the diary.
extension Intents {
    /// Whether it asks for nothing but other nutrients.
    static func goesOnAsking(_ reading: Reading) -> Bool {
        guard reading.foods.isEmpty, reading.when.isEmpty, !reading.nutrients.isEmpty, !reading.pointsBack else { return false }
        let words = Word.split(reading.text)
        return words.first.map(Vocabulary[.goingOn].contains) == true || words.starts(with: ["what", "about"])
            || words.starts(with: ["how", "about"])
            || words.starts(with: ["que", "tal"]) || words.starts(with: ["que", "hay", "de"])
    }

    /// The same day or meal, other nutrients; of the food spoken of last where the diary was not asked about.
    static func goingOn(_ reading: Reading, _ tracker: Tracker) -> Request {
        let when = tracker.scope ?? When()
        switch (tracker.lastAction, reading.intent.name) {
        case ("ask_summary", _): return .askSummary(when, nutrients: reading.nutrients)
        case ("ask_remaining", _): return .askRemaining(when, nutrients: reading.nutrients)
        case (_, "ask_summary"): return .askSummary(reading.when, nutrients: reading.nutrients)
        case (_, "ask_remaining"): return .askRemaining(reading.when, nutrients: reading.nutrients)
        default: return .askNutrients(foods: [], nutrients: reading.nutrients)
        }
    }
}

import NLU
import Nutrition

/// What is to come off one day because it was of another.
extension Intents {
    /// "borra las pesas, eso fue ayer", "delete the bread, that was for dinner": it goes to where it was.
    static func ofOtherDay(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let place = reading.target ?? reading.when
        let told = Word.split(reading.untimed).reversed().drop { ["en", "el", "la", "de", "del", "para", "at", "for", "on", "lo"].contains($0) }
        guard reading.intent.name == "delete_entry", Vocabulary[.takingBack].contains(reading.words.first ?? ""), reading.words.count <= 12,
            ["fue", "fueron", "era", "eran", "was", "were"].contains(told.first), !place.isEmpty,
            place == When(days: place.days, meal: place.meal), place.days.map({ $0.count == 1 }) ?? true, reading.dates.count < 2,
            !reading.text.hasSuffix("?"), reading.ordinal == nil, reading.foods.allSatisfy({ !$0.negated })
        else { return nil }
        var moved = reading
        moved.intent.name = "move_entry"
        if let rows = body(moved, tracker) { return rows }
        guard !reading.foods.isEmpty else { return mealOfOtherDay(reading, reading.words).map { [$0] } }
        return [.move(Selection(foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }), to: place)]
    }
}

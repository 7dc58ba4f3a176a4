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

extension Intents {
    /// "el de ayer era descafeinado", "yesterday's was decaf": what stands on that day of the food that is spoken of, and which it was.
    static func ofNamedDay(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        let isOfDay =
            words.count > 4 && ["el", "la", "los", "las"].contains(words[0]) && ["de", "del"].contains(words[1])
            || words.count > 2 && ["yesterday's", "yesterdays", "yesterday"].contains(words[0]) && ["was", "were"].contains(words[1])
        guard isOfDay, let days = reading.when.days, days.count == 1, reading.when.minute == nil, !tracker.entries.isEmpty, let food = tracker.food,
            let verb = words.firstIndex(where: ["era", "eran", "fue", "fueron", "was", "were"].contains), verb <= 5, verb + 1 < words.count,
            reading.foods.count <= 1, reading.foods.allSatisfy({ !$0.negated && !$0.isDefinite }), !reading.text.hasSuffix("?")
        else { return nil }
        var correction = Correction(
            selection: Selection(foods: [food.mention()], when: When(days: days, meal: reading.when.meal)),
            words: words[verb...].joined(separator: " "))
        correction.amount = reading.amounts.only
        if let told = reading.foods.first { correction.food = told }
        if correction.amount?.isEmpty ?? true { correction.amount = correction.food.flatMap { $0.amount.isEmpty ? nil : $0.amount } }
        return .correct(correction)
    }
}

import NLU
import Nutrition

/// "was the milk included?", "did you count the butter?": whether a food is among what was told.
extension Intents {
    static func included(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Word.split(reading.text)
        guard let food = reading.foods.only, food.best != nil, !food.negated, food.amount.isEmpty, words.count <= 8, !tracker.entries.isEmpty,
            reading.nutrients.isEmpty, reading.text.hasSuffix("?") || ["was", "were", "is", "are", "did", "does", "doe"].contains(words[0])
        else { return nil }
        let rest = words.filter { !Word.split(food.said).contains($0) }
        let asks =
            rest.contains(where: ["included", "include", "including", "counted", "count"].contains)
            || ["is", "was", "are", "were"].contains(rest[0])
                && ["in there", "in that", "in it", "part of"].contains(where: rest.joined(separator: " ").contains)
        guard asks, rest.allSatisfy({ included.contains($0) }) else { return nil }
        let days = tracker.day.map { $0...$0 }
        return .askEaten(EatenQuestion(.whether, food, When(days: reading.when.days ?? days)))
    }

    private static let included = Set(
        Word.split(
            "was were is are did does do you the my a that it this those them in there part of included include includes including counted count too also already so with total and have been"
        ))
}

import NLU
import Nutrition

/// Rows spoken of by what they are, in a word that no table has as a food: "the drink was large".
extension Intents {
    /// "the drink was large", "my sister had half of my drink": said of the drink that stands, whatever it read like.
    static func drinkTold(_ reading: Reading) -> Reading {
        let words = reading.words
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"), words.count <= 12,
            let place = words.indices.dropFirst().first(where: {
                ["drink", "beverage"].contains(words[$0]) && ["the", "my", "that"].contains(words[$0 - 1])
            }),
            words[(place + 1)...].first.map({ Vocabulary[.being].contains($0) || ["a", "to"].contains($0) }) ?? true,
            words.isDisjoint(with: ["water", "goal", "should", "what", "how", "diary"])
        else { return reading }
        var told = reading, drink = FoodMention(said: "drink", candidates: [])
        drink.isDefinite = true
        if let amount = reading.amounts.first { (drink.amount, told.amounts) = (amount, Array(reading.amounts.dropFirst())) }
        told.foods = [drink]
        if ["out_of_scope", "inform", "ask_profile", "log_food"].contains(reading.intent.name) { told.intent.name = "correct" }
        return told
    }
}

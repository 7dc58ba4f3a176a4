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

    /// "I drank a litre and a half": what is drunk and not named is water.
    static func drunk(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.foods.isEmpty, ["correct", "inform", "log_food", "log_weight", "out_of_scope", "log_water"].contains(reading.intent.name),
            words.count <= 9, !reading.text.hasSuffix("?"), (1...2).contains(reading.amounts.count), let last = reading.amounts.last
        else { return nil }
        // "me tomé una botella de 600": what a bottle holds is told in millilitres.
        let isBottle = words.contains(where: ["bottle", "botella"].contains)
        let drinks = ["drank", "drunk", "bebi", "bebido", "beber"].contains(where: words.contains)
        guard drinks || isBottle && words.contains(where: ["had", "tome", "tomado", "tomar", "finished", "termine"].contains) else { return nil }
        if isBottle, last.unit == nil || last.unit?.millilitres != nil, let size = last.quantity, size * (last.unit?.millilitres ?? 1) >= 100 {
            let count = reading.amounts.count == 2 ? reading.amounts[0].quantity ?? 1 : 1
            return .logWater(millilitres: count * size * (last.unit?.millilitres ?? 1), reading.when)
        }
        guard reading.amounts.count == 1, let unit = last.unit, unit.millilitres != nil || unit.name == "glass" || drinks && unit.name == "bottle"
        else { return nil }
        return .logWater(millilitres: last.millilitresOfWater, reading.when)
    }
}

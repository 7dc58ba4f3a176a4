import NLU
import Nutrition

/// Two goals of one message where one of them is not named outright: "1800 calories and sugar under 30 g", "my goal is 1900 and 120 g protein".
extension Intents {
    /// "1800 calories and sugar under 30 g": the sugar is a goal too, and no food.
    static func withNamesake(_ reading: Reading) -> Reading {
        let words = reading.words
        guard let food = reading.foods.only, let nutrient = Reading.namesakes[Word.singular(food.said)], let first = reading.nutrients.only,
            first != nutrient, let place = words.firstIndex(of: Word.singular(food.said)),
            case let numbers = words.indices.filter({ words[$0].first?.isNumber == true }), numbers.count == 2
        else { return reading }
        var told = reading
        if told.amounts.count == 1, food.amount.quantity != nil { told.amounts.insert(food.amount, at: place < numbers[0] ? 0 : 1) }
        let isFirst = place < numbers[0] || place < numbers[1] && place - numbers[0] <= 2 && !words[(place + 1)...].starts(with: ["under"])
        told.nutrients = isFirst ? [nutrient, first] : [first, nutrient]
        told.foods = []
        return told
    }

    /// "my goal is 1900 and 120 g protein": the number without a unit is of calories.
    static func withEnergyUnsaid(_ reading: Reading) -> Reading {
        guard let named = reading.nutrients.only, named != .energy, named.unit == "g", reading.amounts.count == 2,
            reading.words.isDisjoint(with: ["between", "entre", "to", "a", "from", "de"]),
            let place = reading.amounts.firstIndex(where: { $0.unit == nil && (800...6000).contains($0.quantity ?? 0) }),
            reading.amounts[1 - place].quantity ?? 800 < 800
        else { return reading }
        var told = reading
        told.nutrients = place == 0 ? [.energy, named] : [named, .energy]
        return told
    }
}

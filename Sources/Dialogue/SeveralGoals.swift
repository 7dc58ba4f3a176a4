import NLU
import Nutrition

/// Two goals of one message where one of them is not named outright: "1800 calories and sugar under 30 g", "my goal is 1900 and 120 g protein".
extension Intents {
    /// "pon 1700 de meta y dime si ayer me pasé", "set 1700 as my goal and tell me if I went over yesterday": the goal, and that day held against it.
    static func goalAndDay(_ reading: Reading, _ understanding: Understanding) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard let days = reading.when.days, days.count == 1, reading.foods.isEmpty, reading.when.meal == nil,
            reading.nutrients.allSatisfy({ $0 == .energy })
        else { return nil }
        let asks = text.contains(" dime si ") && words.contains("pase") || text.contains(" tell me if i ") && words.contains("over")
        let number = understanding.readings.first?.amounts.only { $0.unit == nil && $0.quantity ?? 0 >= leastGoal }?.quantity
        guard asks, let number, Vocabulary.says(.goal, Word.split(understanding.text)) else { return nil }
        let held = Request.askRemaining(When(days: days), nutrients: [], upTo: number)
        return reading.amounts.isEmpty ? [held] : [.setGoal(nutrient: .energy, amount: number), held]
    }

    /// "1800 calories and sugar under 30 g": the sugar is a goal too, and no food.
    static func withNamesake(_ reading: Reading) -> Reading {
        let words = reading.words
        if let all = withLastNamesake(reading) { return all }
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

    /// "1800 cal, 130 protein and under 60 sugar": the last of them by the name of a food.
    private static func withLastNamesake(_ reading: Reading) -> Reading? {
        let numbers = reading.words.indices.filter { reading.words[$0].first?.isNumber == true }
        guard let food = reading.foods.only, let nutrient = Reading.namesakes[Word.singular(food.said)], reading.nutrients.count > 1,
            !reading.nutrients.contains(nutrient), numbers.count == reading.nutrients.count + 1, let last = numbers.last,
            let place = reading.words.lastIndex(of: Word.singular(food.said)), place > last, let quantity = Double(reading.words[last])
        else { return nil }
        var told = reading
        let before = reading.amounts.filter { $0.quantity != nil && $0.quantity != quantity }
        guard before.count == reading.nutrients.count else { return nil }
        told.amounts = before + [food.amount.quantity == nil ? Amount(quantity: quantity) : food.amount]
        (told.nutrients, told.foods) = (reading.nutrients + [nutrient], [])
        return told
    }

    /// "my goals are 1800 cal, 130 protein and under 60 sugar", whatever intent that comes near to.
    static func goalsListed(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard reading.intent.name != "set_goal", !reading.text.hasSuffix("?"), words.prefix(3).contains(where: Vocabulary[.goal].contains),
            words.count(where: { $0.first?.isNumber == true }) > 1, !reading.nutrients.isEmpty, reading.when.isEmpty,
            !reading.foods.isEmpty, reading.foods.allSatisfy({ Reading.namesakes[Word.singular($0.said)] != nil })
        else { return nil }
        return goals(reading)
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

import NLU
import Nutrition

/// A label that is told with how much of it was eaten: "the bread says 95 kcal a slice, had 3", "mi granola tiene 210 kcal por 45 g y comí 60 g".
extension KeepIntents {
    /// The label in the first reading, and what was eaten of it in the second; nil for other messages.
    static func eatenOfLabel(_ readings: [Reading]) -> [[Request]]? {
        guard readings.count == 2, let label = readings[0].label, let name = label.name, !label.figures.known.isEmpty,
            readings[0].intent.name == "create_food", case let told = readings[1], let amount = amountEaten(told, from: 0),
            !told.text.hasSuffix("?"), told.foods.allSatisfy({ !$0.negated })
        else { return nil }
        // "and I had 60 g with 150 g of skyr", "I had 2 of them with milk".
        let others = told.foods.filter { $0.best != nil && Word.split($0.said) != Word.split(name) }
        let log = LogFood(foods: others, when: told.when)
        return [
            [.keep(.createFood(FoodDraft(label: label).eaten(amount, told.when)))],
            others.isEmpty ? [] : [.logFood(log)],
        ]
    }

    /// How much stands behind a verb of eating: "had 3", "comí la mitad", "ate the whole cup".
    static func amountEaten(_ reading: Reading, from start: Int = 3) -> Amount? {
        let words = reading.words
        guard let verb = words.lastIndex(where: eaten.contains), verb >= start, verb + 1 < words.count,
            words.isDisjoint(with: ["if", "si", "would", "want", "quiero"])
        else { return nil }
        let tail = words[(verb + 1)...]
        if let place = tail.firstIndex(where: { Double($0) ?? numbers[$0] != nil }), let count = Double(words[place]) ?? numbers[words[place]],
            count > 0
        {
            let unit = place + 1 < words.count ? Unit.named(words[place + 1]) : nil
            return reading.amounts.last { $0.quantity == count } ?? Amount(quantity: count, unit: unit)
        }
        if tail.contains(where: ["half", "mitad", "media", "medio"].contains) { return Amount(quantity: 0.5) }
        return tail.contains(where: ["whole", "all", "one", "entero", "entera", "todo", "toda", "uno", "una"].contains) ? Amount(quantity: 1) : nil
    }

    private static let eaten: Set<String> = ["had", "ate", "eaten", "drank", "comi", "tome", "bebi", "comido"]
}

extension FoodDraft {
    /// With so much of it to log.
    func eaten(_ amount: Amount?, _ when: When) -> FoodDraft {
        guard let amount, let name = label.name else { return self }
        var draft = self
        draft.log = LogFood(foods: [FoodMention(said: name, candidates: [], amount: amount)], when: when)
        draft.log?.restates = .never
        return draft
    }
}

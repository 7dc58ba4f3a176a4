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

    /// "I bake my own granola: 50 g has 230 calories. Save it as ruthie's granola": the label in the first reading, its name in the second.
    static func namedBehind(_ readings: [Reading]) -> [[Request]]? {
        guard readings.count == 2, let label = readings[0].label, label.figures[.energy] != nil, readings[0].intent.name == "create_food",
            let name = readings[1].given, readings[1].foods.allSatisfy({ $0.amount.isEmpty }), readings[1].amounts.isEmpty,
            readings[1].pointsBack || callsIt(readings[1].words), name.meal == nil
        else { return nil }
        return [[.keep(.createFood(FoodDraft(label: named(label, name.text))))], []]
    }

    /// How much stands right behind a verb of eating: "had 3", "comí la mitad", "ate the whole cup"; nil where that counts another food.
    static func amountEaten(_ reading: Reading, from start: Int = 3) -> Amount? {
        let words = reading.words
        guard let verb = words.lastIndex(where: eaten.contains), verb >= start, verb + 1 < words.count,
            verb == 0 || beforeEating.contains(words[verb - 1]),
            words.isDisjoint(with: ["if", "si", "would", "want", "quiero", "never", "not", "didnt", "nunca", "no"])
        else { return nil }
        let tail = words[(verb + 1)...].drop { ["about", "like", "just", "only", "the", "me", "como", "uno", "una", "solo"].contains($0) }
        guard let first = tail.first else { return nil }
        let count = Double(first) ?? numbers[first] ?? (["one", "uno", "una"].contains(first) ? 1 : nil)
        let next = tail.dropFirst().first
        if let count, count > 0, count <= 2000 {
            let isOfAnother = reading.foods.contains { food in
                food.best != nil && food.amount.quantity == count && Word.split(food.said).first.map(tail.prefix(4).contains) ?? false
            }
            guard !isOfAnother else { return nil }
            return reading.amounts.last { $0.quantity == count } ?? Amount(quantity: count, unit: next.flatMap(Unit.named))
        }
        guard !reading.foods.contains(where: { Word.split($0.said).first.map(tail.contains) ?? false }) else { return nil }
        if ["half", "mitad", "media", "medio"].contains(first) || first == "la" && next == "mitad" { return Amount(quantity: 0.5) }
        return ["whole", "all", "entero", "entera", "todo", "toda"].contains(first) ? Amount(quantity: 1) : nil
    }

    private static let beforeEating = Set(Word.split("i and just then also we y hoy lo la have ive he yesterday ayer me so"))
    private static let eaten: Set<String> = ["had", "ate", "eaten", "drank", "comi", "tome", "bebi", "comido"]
}

extension FoodDraft {
    /// The label that a message tells, with how much it says was eaten of it.
    init(eatenOf reading: Reading) {
        self = FoodDraft(label: reading.label ?? FoodLabel()).eaten(KeepIntents.amountEaten(reading), reading.when)
    }

    /// With so much of it to log.
    func eaten(_ amount: Amount?, _ when: When) -> FoodDraft {
        guard let amount, let name = label.name else { return self }
        var draft = self
        draft.log = LogFood(foods: [FoodMention(said: name, candidates: [], amount: amount)], when: when)
        draft.log?.restates = .never
        return draft
    }
}

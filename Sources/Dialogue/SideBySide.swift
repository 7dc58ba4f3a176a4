import NLU
import Nutrition

/// One of the foods that were compared or asked about, told by what sets it apart: "150 of the greek", "I'll have the cheese one", "log the second".
extension Intents {
    static func oneOfAsked(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, asked = tracker.sideBySide
        guard !asked.isEmpty, words.count <= 14, reading.when.days == nil, !reading.text.hasSuffix("?"),
            isTaken(reading) || choosing.contains(reading.intent.name), !Vocabulary.says(.being, words), !Vocabulary.says(.denying, words)
        else { return nil }
        let when = reading.when.filled(from: reading.target ?? When())
        let isEaten = isTaken(reading) || Vocabulary.says(.logging, words) || Vocabulary.says(.eating, words)
        if asked.count > 1, isEaten, words.count <= 5, reading.foods.isEmpty,
            words.contains(where: ["both", "ambos", "ambas"].contains)
                || zip(words, words.dropFirst()).contains(where: { ["los", "las", "lo", "la"].contains($0) && ["dos", "do"].contains($1) })
        {
            return [.logFood(LogFood(foods: asked, when: when))]
        }
        guard
            let chosen = sized(reading, asked, isEaten) ?? apart(words, asked, tracker.lastAction == "compare_foods" ? [] : reading.foods)
                ?? (tracker.offered == nil || tracker.lastAction == "compare_foods" ? placed(reading, asked) : nil)
        else { return nil }
        let named = reading.foods.filter { !chosen.named.isDisjoint(with: Word.split($0.said)) }
        // The "one" of "the greek one" counts nothing.
        let amounts = (reading.amounts + named.map(\.amount)).filter {
            $0.size == nil && ($0 != Amount(quantity: 1) || words.isDisjoint(with: ["one", "uno", "una"]))
        }
        var food = chosen.food
        if let amount = amounts.first(where: { $0.unit != nil }) ?? amounts.first(where: { $0.quantity != nil }) {
            // "150 of the greek": nobody counts so many.
            food.amount = amount.unit == nil && amount.quantity ?? 0 >= 20 ? Amount(quantity: amount.quantity, unit: .gram) : amount
        } else if !isEaten, words.last != "one", words.suffix(2) != ["one", "please"] {
            return nil
        }
        let others = reading.foods.filter { $0.best != nil && !$0.negated && chosen.named.isDisjoint(with: Word.split($0.said)) }
        return [.logFood(LogFood(foods: [food] + others, when: when))]
    }

    private typealias Chosen = (food: FoodMention, named: Set<String>)

    /// "I'll have the large one", of a popcorn that was asked about.
    private static func sized(_ reading: Reading, _ asked: [FoodMention], _ isEaten: Bool) -> Chosen? {
        guard isEaten, reading.foods.isEmpty, var food = asked.last, reading.ordinal == nil,
            let amount = reading.amounts.first(where: { $0.size != nil && $0.unit == nil && $0.quantity ?? 1 == 1 }),
            amount.size != "whole", reading.words.contains(where: articles.contains)
        else { return nil }
        food.amount = Amount(quantity: 1, size: amount.size)
        return (food, [])
    }

    /// The food that alone has the words after an article: those of its name, not of the others.
    private static func apart(_ words: [String], _ asked: [FoodMention], _ told: [FoodMention]) -> Chosen? {
        guard asked.count > 1 else { return nil }
        let names = asked.map { Set(Word.split($0.said) + ($0.best.map { Word.split($0.noun) } ?? [])) }
        for start in words.indices.dropLast() where articles.contains(words[start]) {
            let after = words[(start + 1)...].prefix { !ending.contains($0) && Double($0) == nil }
            let named = Set(after.filter { !Vocabulary[.small].contains($0) })
            let all = names.indices.filter { !named.isEmpty && named.isSubset(of: names[$0]) }
            // The plainest of them, where it is the only one so plain.
            let fitting = all.filter { names[$0].count == all.map { names[$0].count }.min() }
            let isOne = after.endIndex < words.count && ["one", "ones"].contains(words[after.endIndex]) || ["de", "con"].contains(after.first)
            // "I'll have the rice" names a food outright; "the cheese one" does not.
            let isOutright = told.contains { $0.best != nil && named == Set(Word.split($0.said)) }
            guard let place = fitting.only, isOne || !isOutright || named == Set(Word.split(asked[place].said)) else { continue }
            return (asked[place], named)
        }
        return nil
    }

    /// "the first one", "la segunda".
    private static func placed(_ reading: Reading, _ asked: [FoodMention]) -> Chosen? {
        guard asked.count > 1 else { return nil }
        return reading.ordinal.flatMap { asked.at(ordinal: $0) }.map { ($0, []) }
    }

    private static let choosing: Set<String> = ["log_food", "inform", "plan_meal", "out_of_scope", "choose", "log_weight", "correct"]
    private static let articles: Set<String> = ["the", "el", "la", "lo", "los", "las", "del"]
    private static let ending = Set(
        Word.split("one ones with and for at today tonight now please instead then con y para a hoy ahora mejor por favor"))
}

extension Intents {
    /// "ponme esas almendras en la merienda", after what 30 g of them have: eaten, and no row is moved.
    static func askedThenPut(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let food = reading.foods.only, let best = food.best, !food.negated, reading.words.contains(where: thatOne.contains),
            let asked = tracker.sideBySide.only, asked.best == best, !asked.isDefinite
        else { return nil }
        var eaten = food
        if eaten.amount.isEmpty { eaten.amount = asked.amount }
        return [.logFood(LogFood(foods: [eaten], when: reading.target ?? reading.when))]
    }

    private static let thatOne: Set<String> = ["ese", "esa", "esos", "esas", "that", "those"]
}

extension Tracker {
    /// The foods that were compared or asked about one after the other.
    fileprivate var sideBySide: [FoodMention] {
        guard ["compare_foods", "ask_nutrient", "ask_food_facts", "judge"].contains(lastAction ?? "") else { return [] }
        // A kind that is known by its name alone stands in the question.
        if case .askNutrients(let foods, _)? = inquiry, let kind = foods.only, kind.best == nil {
            return asked.filter { $0.said != kind.said } + [kind]
        }
        return asked
    }
}

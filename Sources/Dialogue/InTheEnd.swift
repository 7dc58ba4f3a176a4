import NLU
import Nutrition

/// What became of a meal in the end: "menos el pan", "al final no, comí pizza", "siempre no, comí yogur".
extension Intents {
    /// "menos el pan", "pero menos las medialunas", right after a meal was told or copied: all but that.
    static func allButThat(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "pero", "ah", "todo", "todos", "but", "all", "everything"].contains($0) }
        guard let first = words.first, ["menos", "meno", "minus"].contains(first), words.count > 1, words.count <= 7, tracker.entries.count > 1,
            ["log_food", "copy_entries", "correct"].contains(tracker.lastAction ?? ""), reading.amounts.isEmpty, reading.when.isEmpty,
            ["el", "la", "los", "las", "the"].contains(words[words.startIndex + 1]), !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && $0.amount.isEmpty }), !reading.text.hasSuffix("?")
        else { return nil }
        return [.delete(Selection(foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }))]
    }

    /// "al final no, comí pizza", "siempre no, cené yogur", "in the end no, I had soup": in the place of what was told last.
    static func notInTheEnd(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, ["log_food", "plan_meal", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), words.count <= 14,
            !reading.text.hasSuffix("?"), let turn = turns.first(where: { words.starts(with: $0) }), words.count > turn.count + 1,
            // "al final no comí las papas" denies these.
            turn.last == "didnt" || [", ", ". ", "; "].contains(where: { reading.text.lowercased().contains("no\($0)") }),
            Vocabulary.says(.eating, words[turn.count...].prefix(3)), !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil })
        else { return nil }
        let foods = reading.foods.map { food in
            var food = food
            food.negated = false
            return food
        }
        // "siempre no, comí yogur", after dinner: at that meal.
        let when = When(
            days: reading.when.days, minute: reading.when.minute,
            meal: words.contains(where: ["comi", "had", "ate"].contains) ? nil : reading.when.meal)
        if foods.count == 1, tracker.entries.count == 1, when.isEmpty {
            return [.correct(Correction(selection: Selection(ids: tracker.entries), food: foods[0]))]
        }
        var log = LogFood(foods: foods, when: when, continues: when.isEmpty)
        log.restates = .never
        return [.delete(Selection(ids: tracker.entries)), .logFood(log)]
    }

    /// "no comí ensalada ni arroz", "didn't have the salad or the rice": neither of them.
    static func neitherEaten(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { $0 != "t" }
        guard tracker.entries.count > 1, reading.foods.count > 1, reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 12,
            !reading.text.hasSuffix("?"), let joint = words.lastIndex(where: ["ni", "or", "nor"].contains),
            let no = words.prefix(3).firstIndex(where: ["no", "didnt", "didn", "not", "never"].contains), no + 2 < joint,
            words[(no + 1)...].prefix(2).contains(where: { Vocabulary[.eating].contains($0) || ["eat", "have", "touch", "finish"].contains($0) }),
            words.isDisjoint(with: ["pero", "sino", "solo", "but", "only", "just", "instead"]),
            reading.foods.allSatisfy({ $0.best != nil && $0.amount.isEmpty })
        else { return nil }
        return [.delete(Selection(foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }))]
    }

    private static let turns = [
        ["al", "final", "no"], ["no", "al", "final"], ["siempre", "no"], ["mejor", "no"], ["finalmente", "no"], ["in", "the", "end", "no"],
        ["in", "the", "end", "i", "didnt"], ["no", "in", "the", "end"],
    ]
}

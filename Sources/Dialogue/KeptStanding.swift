import NLU
import Nutrition

/// What is not to be taken out, and what was had after all: "don't delete it", "el arroz sí".
extension Intents {
    /// "oops don't delete it", "me equivoqué, no lo borres": what was just taken out stands again, and else all stays.
    static func keptStanding(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard (2...8).contains(words.count), !reading.text.hasSuffix("?"), reading.amounts.isEmpty, reading.when.isEmpty, spares(words),
            words.count(where: { spared.contains($0) || Vocabulary[.removing].contains($0) }) == 1
        else { return nil }
        guard tracker.lastAction == "delete_entry" else { return reading.foods.isEmpty ? [.tell(.nothingDone)] : nil }
        return reading.foods.isEmpty ? [.undo(turns: 1)] : [.putBack(plainly(reading.foods))]
    }

    /// "no la borres", "don't delete": in Spanish the form alone parts it from "no, borra".
    private static func spares(_ words: [String]) -> Bool {
        words.indices.contains { place in
            let before = words[..<place].reversed().drop { ["lo", "la", "los", "las", "me", "t"].contains($0) }.first ?? ""
            if spared.contains(words[place]) { return before == "no" }
            return ["delete", "remove", "erase"].contains(words[place]) && (["dont", "don", "shouldnt"].contains(before))
        }
    }

    private static let spared = Set(Word.split("borres borre quites quite elimines elimine saques saque"))

    /// "bueno sí, el arroz sí", "no, el arroz sí me lo comí", after the rice was taken out: there again.
    static func stillEaten(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, names = Set(reading.foods.flatMap { Word.split($0.said) })
        guard tracker.lastAction == "delete_entry", !reading.foods.isEmpty, !reading.text.hasSuffix("?"), reading.when.isEmpty, words.count <= 10,
            reading.foods.allSatisfy({ $0.amount.isEmpty && $0.removed.isEmpty }),
            let last = words.lastIndex(where: names.contains),
            last + 1 < words.count && words[last + 1] == "si" || words.contains("deja") && ["mejor", "no"].contains(words[0]),
            words.allSatisfy({ names.contains($0) || besideYes.contains($0) })
        else { return nil }
        return [.putBack(plainly(reading.foods))]
    }

    private static let besideYes = Set(
        Word.split("no bueno sí ah ay perdón el la los las lo me comí tomé bebí espera que pero y mejor mentira en realidad al final deja"))

    private static func plainly(_ foods: [FoodMention]) -> [FoodMention] {
        foods.map { food in
            var plain = food
            plain.negated = false
            return plain
        }
    }
}

import NLU
import Nutrition

extension Intents {
    /// "tea with milk and 1 sugar", "mash w gravy", "soup made with milk": opens with a food that nobody measured, and goes on with what was in or on it.
    static func namesHost(_ foods: [FoodMention], _ words: [String]) -> Bool {
        guard (2...4).contains(foods.count), let host = foods.first, host.amount.isEmpty, !host.negated, host.when.isEmpty,
            case let name = Word.split(host.said), !name.isEmpty, words.starts(with: name),
            foods.dropFirst().allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.when.isEmpty })
        else { return false }
        return goingInto.contains { words.dropFirst(name.count).starts(with: $0) }
    }

    private static let goingInto = ["with", "w", "had", "has", "was with", "made with", "was made with", "con", "tenía", "llevaba", "era con"]
        .map { Word.split($0) }

    /// "change my bagel to that", "make the rice that instead": what was asked about, in the place of what stands.
    static func becomesAsked(_ words: [String]) -> Bool {
        let order = words.drop { Vocabulary[.opening].contains($0) || ["please", "can", "you", "ok", "actually"].contains($0) }
        let rest = order.reversed().drop { ["instead", "please", "one"].contains($0) }
        guard ["change", "make", "switch", "swap", "replace", "turn", "set"].contains(order.first), let last = rest.first,
            ["that", "this", "those"].contains(last), let before = rest.dropFirst().first
        else { return false }
        return ["to", "into", "for", "with", "by"].contains(before)
    }

    /// "a quarter not half": of the whole of it, and no quarter of the half that stands.
    static func deniesPart(_ words: [String]) -> Bool {
        let parts: Set<String> = ["half", "quarter", "third", "medio", "media", "cuarto"]
        return zip(words, words.dropFirst()).contains { ["not", "no"].contains($0) && parts.contains($1) }
    }
}

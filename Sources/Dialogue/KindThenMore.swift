import NLU
import Nutrition

extension Intents {
    /// "the instant kind, one packet, w/ an egg", right after one food: which kind it was, how much of it, and what it came with.
    static func kindThenMore(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.entries.count == 1, ["log_food", "correct"].contains(tracker.lastAction ?? ""), tracker.question == nil,
            !reading.text.hasSuffix("?"), reading.when.isEmpty, reading.text.contains(","), reading.ordinal == nil, words.count <= 14,
            let place = words.prefix(5).firstIndex(where: ["kind", "type", "sort", "version", "variety"].contains),
            case let name = words[..<place].filter({ !["the", "a", "an", "it", "was"].contains($0) }), (1...2).contains(name.count),
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && Set(name).isDisjoint(with: Word.split($0.said)) })
        else { return nil }
        let row = Selection(ids: tracker.entries)
        var kind = Correction(selection: row, words: name.joined(separator: " "))
        kind.isKindOnly = true
        var requests = [Request.correct(kind)]
        if let amount = reading.amounts.first(where: { $0.quantity != nil && $0.unit != nil }) {
            requests.append(.correct(Correction(selection: row, amount: amount)))
        }
        guard !reading.foods.isEmpty else { return requests.count > 1 ? requests : nil }
        var log = LogFood(foods: reading.foods, when: When(), continues: true)
        (log.restates, log.opening) = (.never, "with")
        return requests + [.logFood(log)]
    }
}

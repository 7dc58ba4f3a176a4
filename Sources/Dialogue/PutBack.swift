import NLU
import Nutrition

extension Intents {
    /// "actually keep it", "put the muffin back", "oh I did eat it after all": what was just taken out stands again.
    static func putBack(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard tracker.lastAction == "delete_entry", reading.when.isEmpty, reading.target == nil, reading.foods.count <= 1, words.count <= 9,
            reading.foods.allSatisfy({ $0.amount.isEmpty && $0.isDefinite }), !reading.isQuestion, !reading.text.hasSuffix("?"),
            Vocabulary.says(.denying, words) == false || words.first == "no"
        else { return nil }
        let isKept = words.contains("keep") && words.count <= 5
        let isReturned =
            words.contains("back") && words.contains(where: ["put", "bring", "add", "get", "have", "want"].contains) || words[0] == "restore"
        let isEaten = Vocabulary.says(.eating, words) || words.contains("eat") || words.contains("have") || words.contains("drink")
        let insists = words.contains("did") || words.contains("actually") || words.suffix(2) == ["after", "all"]
        let isOfIt = !reading.foods.isEmpty || words.contains(where: ["it", "them", "that", "one"].contains)
        guard isKept || isReturned || isEaten && insists && isOfIt else { return nil }
        return reading.foods.isEmpty ? [.undo(turns: 1)] : [.putBack(reading.foods)]
    }
}

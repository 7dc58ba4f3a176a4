import NLU
import Nutrition

extension Intents {
    /// "fried the eggs in butter", "the potatoes were roasted in oil": how what stands was made, and no second one of it.
    static func cookedIn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["i", "we", "and", "oh", "just", "actually", "also"].contains($0) })
        guard !tracker.entries.isEmpty, ["log_food", "correct", "inform", "out_of_scope"].contains(reading.intent.name), reading.when.isEmpty,
            reading.nutrients.isEmpty, !reading.text.hasSuffix("?"), (3...9).contains(words.count), reading.foods.allSatisfy({ !$0.negated }),
            let verb = words.prefix(5).firstIndex(where: cooking.contains), verb + 1 < words.count
        else { return nil }
        let subject = verb == 0 ? words[1] : ["was", "were"].contains(words[verb - 1]) ? words[0] : ""
        guard ["the", "my", "it", "them", "they"].contains(subject), verb == 0 || verb > 1 else { return nil }
        let joint = words.lastIndex { ["in", "with"].contains($0) }
        let fat = joint.flatMap { joint in joint > verb ? reading.foods.last { Word.split($0.said).first.map(words[joint...].contains) == true } : nil
        }
        let hosts = reading.foods.filter { $0.said != fat?.said }
        guard hosts.count <= 1, hosts.allSatisfy(\.isDefinite), fat.map({ $0.best != nil && !$0.isDefinite }) ?? (verb == 0) else { return nil }
        let host = hosts.first.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        // What it is fried in is in its figures already.
        if kinds.contains(words[verb]) {
            let selection = Selection(foods: host.map { [$0] } ?? [], pointsBack: host == nil)
            return [.correct(Correction(selection: selection, words: "it was \(words[verb])"))]
        }
        guard var fat else { return nil }
        // "… cooked in butter, about a tablespoon".
        let behind = (reading.amounts + hosts.map(\.amount)).first { $0.quantity != nil && $0.unit?.millilitres != nil }
        if fat.amount.isEmpty, let behind, isOfFat(behind) { fat.amount = behind }
        var log = LogFood(foods: [fat], when: reading.when, continues: true)
        (log.restates, log.addedTo) = (.never, host)
        return [.logFood(log)]
    }

    /// Nobody fries in a cup of oil.
    private static func isOfFat(_ amount: Amount) -> Bool {
        guard let unit = amount.unit?.millilitres, let quantity = amount.quantity else { return false }
        return unit * quantity <= 60
    }

    /// "todo pesado en cocido", "los pesos son en crudo": each of what was told together.
    static func weighedAll(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard (2...6).contains(tracker.entries.count), ["log_food", "correct"].contains(tracker.lastAction ?? ""), (3...8).contains(words.count),
            let state = words.last, ["crudo", "cocido", "seco"].contains(state), words[words.count - 2] == "en", !reading.text.hasSuffix("?"),
            words.dropLast(2).allSatisfy(ofWeighing.contains), words.dropLast(2).contains(where: weighing.contains)
        else { return nil }
        return tracker.entries.map { .correct(Correction(selection: Selection(ids: [$0]), words: "era en \(state)")) }
    }

    private static let weighing = Set(
        Word.split("pesado pesada pesados pesadas peso pesos pesé todo toda todos todas ambos ambas dos tres cantidades gramos"))
    private static let ofWeighing = weighing.union(
        Word.split("el la lo los las son están eran está fue era cosas ese eso esos y no pero que medidas lo"))
    private static let kinds: Set<String> = ["fried", "scrambled"]
    private static let cooking = kinds.union(["cooked", "roasted", "grilled", "baked", "sauteed", "seared", "tossed", "dressed"])
}

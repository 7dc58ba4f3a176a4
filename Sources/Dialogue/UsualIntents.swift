import NLU
import Nutrition

/// Changes to what the person usually has.
extension KeepIntents {
    /// "add a banana to my usual breakfast", "take the toast out of my usual breakfast", "change my usual lunch to have 3 eggs".
    static func changedUsual(_ meal: Meal, _ reading: Reading, _ words: [String]) -> KeepRequest? {
        let named = reading.foods.filter { !$0.negated }, left = reading.foods.filter(\.negated)
        let takes = !Vocabulary[.takingBack].isDisjoint(with: words.prefix(3)) || words.prefix(3).contains("take")
        if takes, !words.contains("put") {
            return .changeUsual(meal, adding: [], removing: reading.foods)
        }
        let adds = ["add", "include", "put", "anade", "agrega", "incluye", "pon"].contains { words.prefix(3).contains($0) } || words.contains("also")
        let amends = zip(words, words.dropFirst()).contains { ["to", "should", "now"].contains($0) && ["have", "include", "ha"].contains($1) }
        // "change the latte in my usual breakfast to a cappuccino".
        let swaps = words.prefix(3).contains(where: ["change", "swap", "replace", "cambia", "cambiar", "sustituye"].contains)
        if swaps, left.isEmpty, named.count == 2, named[0].isDefinite, !named[1].isDefinite {
            return .changeUsual(meal, adding: [named[1]], removing: [named[0]])
        }
        guard adds || amends && named.count == 1 || named.isEmpty else { return nil }
        return .changeUsual(meal, adding: named, removing: left)
    }
}

import NLU
import Nutrition

/// What words say of something that is kept: that it is a favourite, a recipe of the person's own.
extension KeepIntents {
    /// "apúntala como favorita", "hazlo favorito": an order with the pronoun of what was told.
    static func makesFavourite(_ reading: Reading, _ words: [String]) -> Bool {
        guard reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 6, let verb = words.first(where: { $0 != "y" }) else { return false }
        return verb.count > 4 && ["lo", "la", "los", "las"].contains(where: verb.hasSuffix)
    }
}

extension Intents {
    static func isOwnRecipe(_ reading: Reading, _ words: [String]) -> Bool {
        words.contains(where: ["mi", "my"].contains) && reading.foods.count == 1 && reading.foods[0].best?.isOwn == true
    }
}

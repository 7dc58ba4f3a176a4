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

extension KeepIntents {
    /// "apunta el cocido como favorito", "guarda el café con leche en mis favoritos": what is named is kept, and not eaten.
    static func namesFavourite(_ reading: Reading, _ words: [String]) -> Bool {
        guard !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated }), words.count <= 12, !reading.text.hasSuffix("?"),
            let last = words.last, Vocabulary[.favourite].contains(last),
            let joint = words.dropLast().last(where: { !["mi", "mis", "my", "a", "los", "lo", "la", "una", "un", "the"].contains($0) || $0 == "a" })
        else { return false }
        return ["como", "as", "a", "en", "entre", "to", "de"].contains(joint)
            && words.prefix(2).contains { Vocabulary[.logging].contains($0) || Vocabulary[.writingDown].contains($0) || keeping.contains($0) }
            && (joint != "de" || words.first == "pon")
    }

    private static let keeping = Set(
        Word.split(
            "guarda guardá guárdame marca marcá pon poné mete agrega agregá añade save keep mark add put apunta apuntá anota anotá registra deja"))
}

extension Intents {
    static func isOwnRecipe(_ reading: Reading, _ words: [String]) -> Bool {
        words.contains(where: ["mi", "my"].contains) && reading.foods.count == 1 && reading.foods[0].best?.isOwn == true
    }
}

import Foundation
import Testing

@testable import NLU

/// Rewrites of tokens that are tried only where one of their words stands.
@Suite struct RewriteTests {
    @Test(arguments: ["en", "es"]) func withoutItsWordsARewriteHasNothingToDo(language: String) throws {
        let rewrites = UnsaidWords.rewrites(language).rewrites
        let texts = try RasaData(paths: [Lab.root.appending(path: "intents/\(language)")]).messages.map(\.text)
        for (place, text) in texts.enumerated() where place.isMultiple(of: 3) {
            let tokens = Normaliser.tokens(text)
            for (row, rewrite) in rewrites.enumerated()
            where !tokens.contains(where: { rewrite.words.contains($0.text) || rewrite.words.contains($0.singular) }) {
                #expect(rewrite.read(tokens) == tokens, "rewrite \(row) of '\(text)'")
            }
        }
    }

    @Test(arguments: [
        ("two slices of ww toast", "two slices of whole wheat toast"), ("apple pie a la mode", "apple pie with a scoop of ice cream"),
        ("a packet of cheese and onion", "a packet of cheese and onion crisps"), ("no jam though", "no jam"), ("2 eggs, sorry", "actually 2 eggs"),
    ]) func wordsAreReadForOthers(said: String, read: String) {
        let tokens = UnsaidWords.read(Normaliser.tokens(said), language: "en")
        #expect(tokens.map(\.text).joined(separator: " ") == read)
        #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.start <= $1.start && $0.start <= $0.end })
    }

    @Test func aWordPutBeforeOthersHasNoPlaceOfAnother() {
        let tokens = UnsaidWords.read(Normaliser.tokens("pollo a la brasa, un cuarto"), language: "es")
        #expect(tokens.map(\.text) == ["un", "cuarto", "de", "pollo", "a", "la", "brasa"])
        #expect(tokens.prefix(3).allSatisfy { $0.start == $0.end })
    }
}

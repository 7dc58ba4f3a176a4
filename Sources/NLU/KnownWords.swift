import Nutrition

/// The words that a model knows; all others are one and the same strange word, whose place may still say what is meant.
struct KnownWords: Sendable {
    private let words: [UInt64]
    private let rows: HashRows

    /// Words that stand in two training messages at least: the others are what strange words look like.
    init(_ messages: some Sequence<[Token]>) {
        var counts: [UInt64: Int] = [:]
        for tokens in messages {
            for word in Set(tokens.lazy.filter { $0.kind == .word }.map(\.text)) { counts[FeatureHash.text(word), default: 0] += 1 }
        }
        words = counts.filter { $0.value > 1 }.keys.sorted()
        rows = HashRows(words)
    }

    /// What features see of a token, by its kind and its text.
    func hash(_ kind: Token.Kind, _ word: WordKey) -> UInt64 {
        if kind == .number { return KnownWords.number }
        return kind == .word && !contains(word) ? KnownWords.strange : word.hash
    }

    func contains(_ word: WordKey) -> Bool { rows.contains(word.hash) }

    static let strange = FeatureHash.text("<strange>")
    static let number = FeatureHash.text("0")

    func write(to writer: inout ByteWriter) { writer.write(words) }

    init(from reader: inout ByteReader) throws {
        words = try reader.readArray()
        rows = HashRows(words)
    }
}

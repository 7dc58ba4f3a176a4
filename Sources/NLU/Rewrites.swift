import Nutrition

/// One small rewrite of a message's tokens, and the words without which it never has anything to do.
struct Rewrite: Sendable {
    let words: WordSet
    let read: @Sendable ([Token]) -> [Token]

    init(_ words: WordSet, _ read: @escaping @Sendable ([Token]) -> [Token]) { (self.words, self.read) = (words, read) }
}

/// Rewrites in the order in which they are tried: one look at a message tells which of them have anything to do there, mostly none.
struct Rewrites: Sendable {
    let rewrites: [Rewrite]
    /// By word, a bit for each rewrite that waits for it.
    private let waiting: WordMap<UInt128>

    /// - Parameter rewrites: 128 at most.
    init(_ rewrites: [Rewrite]) {
        precondition(rewrites.count <= UInt128.bitWidth)
        self.rewrites = rewrites
        var waiting: [String: UInt128] = [:]
        for (place, rewrite) in rewrites.enumerated() {
            for word in rewrite.words { waiting[word, default: 0] |= 1 << UInt128(place) }
        }
        self.waiting = WordMap(waiting)
    }

    func read(_ tokens: [Token]) -> [Token] {
        var out = tokens, due = due(tokens)
        guard due != 0 else { return tokens }
        while due != 0 {
            let place = due.trailingZeroBitCount
            out = rewrites[place].read(out)
            // What was rewritten may be of use to those that come later.
            due = self.due(out) & (~1 << UInt128(place))
        }
        return Rewrites.inOrder(out)
    }

    /// Words that were put before others stand where those begin: a span that begins with them does not end before it begins.
    static func inOrder(_ tokens: [Token]) -> [Token] {
        guard tokens.indices.dropFirst().contains(where: { tokens[$0].start < tokens[$0 - 1].start }) else { return tokens }
        var out = tokens
        for place in out.indices.dropLast().reversed() where out[place].start > out[place + 1].start {
            (out[place].start, out[place].end) = (out[place + 1].start, out[place + 1].start)
        }
        return out
    }

    private func due(_ tokens: [Token]) -> UInt128 {
        let waiting = waiting
        return tokens.indices.reduce(0) { due, place in
            let key = tokens[place].key, singular = tokens[place].singularKey
            let found = due | (waiting[hash: key] ?? 0)
            return singular == key ? found : found | (waiting[hash: singular] ?? 0)
        }
    }
}

extension Token {
    /// A word that is read for another, in its place.
    init(_ word: String, for other: Token) {
        self.init(kind: .word, text: word, singular: Word.singular(word), start: other.start, end: other.end, spaceBefore: other.spaceBefore)
    }

    /// A word that nobody wrote, before another.
    init(_ word: String, before other: Token) {
        self.init(kind: .word, text: word, singular: Word.singular(word), start: other.start, end: other.start, spaceBefore: other.spaceBefore)
    }

    /// A word that nobody wrote, behind another.
    init(_ word: String, after other: Token) {
        self.init(kind: .word, text: word, singular: Word.singular(word), start: other.end, end: other.end, spaceBefore: true)
    }
}

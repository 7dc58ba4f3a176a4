import Nutrition

/// What the intent model sees of a message, in blocks of equal weight.
struct IntentInput: Sendable {
    /// Words, pairs of words, and the same with foods and amounts abstracted; each once, in order.
    var words: [UInt64]
    /// Pieces of words.
    var pieces: [UInt64]
    /// The mean of the word table's vectors; empty without a table.
    var meaning: [Float]
}

/// Messages to features.
struct IntentFeatures: Sendable {
    let known: KnownWords
    /// Vectors of English words, when there are any.
    let table: WordTable?

    /// - Parameters:
    ///   - symbols: per token what it stands for (a food, an amount, a day), nil where it stands for itself.
    ///   - isSpanish: the table has nothing to say.
    func message(_ tokens: [Token], symbols: [UInt64?], isSpanish: Bool = false) -> IntentInput {
        var words: [UInt64] = [], letters: [UInt64] = []
        words.reserveCapacity(tokens.count * 6)
        letters.reserveCapacity(tokens.count * 24)
        func add(_ kind: UInt64, _ value: UInt64) { words.append(FeatureHash.join(kind, value)) }
        let edge = IntentFeatures.edge
        var previous = edge, before = edge
        var abstract = edge, beforeAbstract = edge, abstracted = 3
        func step(_ symbol: UInt64) {
            // Where nothing stands for something else, the words themselves have said it.
            if abstracted < 2 { add(105, FeatureHash.join(abstract, symbol)) }
            if abstracted < 3 { add(106, FeatureHash.join(FeatureHash.join(beforeAbstract, abstract), symbol)) }
        }
        add(101, UInt64(min(tokens.count, 12)))
        for place in tokens.indices {
            let kind = tokens[place].kind, word = tokens[place].word
            let hash = known.hash(kind, word)
            add(102, hash)
            add(103, FeatureHash.join(previous, hash))
            if place > 0 { add(108, FeatureHash.join(before, hash)) }
            let symbol = symbols[place] ?? hash
            if place == 0 { add(110, symbol) }
            // A name of several words is one symbol.
            if symbol != abstract || symbols[place] == nil {
                if symbols[place] != nil {
                    add(104, symbol)
                    abstracted = 0
                } else {
                    abstracted += 1
                }
                step(symbol)
                beforeAbstract = abstract
                abstract = symbol
            }
            if kind == .word, symbols[place] == nil { IntentFeatures.pieces(tokens[place].text, &letters) }
            before = previous
            previous = hash
        }
        add(103, FeatureHash.join(previous, edge))
        add(108, FeatureHash.join(before, edge))
        abstracted += 1
        step(edge)
        IntentFeatures.unique(&words)
        IntentFeatures.unique(&letters)
        return IntentInput(words: words, pieces: letters, meaning: table?.mean(isSpanish ? [] : tokens) ?? [])
    }

    static let edge = FeatureHash.text("<edge>")

    /// Each once, in order.
    private static func unique(_ features: inout [UInt64]) {
        let kept = features.withUnsafeMutableBufferPointer { features in
            EvenlySpread.sort(features)
            var kept = 0
            for place in features.indices where place == 0 || features[place] != features[kept - 1] {
                features[kept] = features[place]
                kept += 1
            }
            return kept
        }
        features.removeLast(features.count - kept)
    }

    /// Three, four and five letters of a word with its edges: of "tea" `<te`, `<tea`, `<tea>`, `tea`, `tea>` and `ea>`.
    private static func pieces(_ word: String, _ out: inout [UInt64]) {
        var word = word
        word.withUTF8 { letters in
            // The first letter of a piece, which stands before the word's first one too.
            var first = UInt8(ascii: "<")
            for start in letters.indices {
                var hash = FeatureHash.mix(FeatureHash.mix(FeatureHash.seed, first), letters[start])
                first = letters[start]
                let end = min(start + 4, letters.count)
                for place in start + 1..<end {
                    hash = FeatureHash.mix(hash, letters[place])
                    out.append(FeatureHash.join(107, hash))
                }
                if end < start + 4 { out.append(FeatureHash.join(107, FeatureHash.mix(hash, UInt8(ascii: ">")))) }
            }
        }
    }
}

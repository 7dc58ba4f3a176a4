import Nutrition

/// What the tagger sees of each token: its words, shape, neighbours, rough meaning, and what grammar and lexicon say.
struct TaggerFeatures {
    let known: KnownWords
    /// Vectors of English words, when there are any.
    let table: WordTable?

    /// - Parameters:
    ///   - classes: per token, what the grammar made of it (0 nothing).
    ///   - lexicon: per token, its place in the longest food name (0 none, 1 begins, 2 continues), plus 4 in a name of several words.
    ///   - context: what the whole message is about, where that is known before its entities are.
    func sentence(_ tokens: [Token], classes: [UInt8], lexicon: [UInt8], context: UInt64? = nil) -> [[UInt64]] {
        let hashes = tokens.map { $0.kind == .number ? KnownWords.number : $0.key }
        let stems = tokens.map { $0.kind == .number ? KnownWords.number : $0.singularKey }
        let codes = tokens.map { table?.codes($0) }, groups = table?.groups ?? 0
        let edge = IntentFeatures.edge
        func word(_ index: Int) -> UInt64 { hashes.indices.contains(index) ? hashes[index] : edge }
        func grammar(_ index: Int) -> UInt64 { classes.indices.contains(index) ? UInt64(classes[index]) : 99 }
        func food(_ index: Int) -> UInt64 { lexicon.indices.contains(index) ? UInt64(lexicon[index]) : 99 }
        func code(_ index: Int) -> UInt64 { codes.indices.contains(index) ? codes[index].map { UInt64($0[0]) } ?? 777 : 999 }
        return tokens.indices.map { i in
            var out = Collected()
            let before = FeatureHash.join(word(i - 1), hashes[i]), after = FeatureHash.join(hashes[i], word(i + 1))
            out.add(1, 0)
            out.add(2, hashes[i])
            out.add(3, stems[i])
            out.add(4, word(i - 1))
            out.add(5, word(i + 1))
            out.add(6, word(i - 2))
            out.add(7, word(i + 2))
            out.add(8, before)
            out.add(9, after)
            out.add(36, FeatureHash.join(before, word(i + 1)))
            out.add(37, FeatureHash.join(word(i - 2), word(i - 1)))
            out.add(38, FeatureHash.join(word(i + 1), word(i + 2)))
            if let context {
                out.add(30, context)
                out.add(31, FeatureHash.join(context, hashes[i]))
                out.add(32, FeatureHash.join(context, word(i - 1)))
                out.add(33, FeatureHash.join(context, word(i + 1)))
            }
            if let code = codes[i] { for group in 0..<groups { out.add(41 + UInt64(group), UInt64(code[group])) } }
            if table != nil {
                out.add(50, code(i - 1))
                out.add(51, code(i + 1))
                out.add(52, FeatureHash.join(code(i - 1), code(i)))
                out.add(53, FeatureHash.join(code(i), code(i + 1)))
            }
            if known.isStrange(tokens[i]) {
                out.add(26, word(i - 1))
                out.add(24, FeatureHash.join(word(i - 2), word(i - 1)))
                out.add(25, FeatureHash.join(word(i - 1), word(i + 1)))
            }
            out.add(10, grammar(i))
            out.add(11, grammar(i - 1) &* 100 &+ grammar(i))
            out.add(12, grammar(i) &* 100 &+ grammar(i + 1))
            out.add(13, food(i))
            out.add(14, food(i - 1) &* 1000 &+ food(i))
            out.add(15, food(i) &* 1000 &+ food(i + 1))
            out.add(16, food(i) &* 1000 &+ grammar(i - 1))
            out.add(17, FeatureHash.join(food(i), word(i - 1)))
            out.add(18, FeatureHash.join(food(i), word(i + 1)))
            out.add(23, FeatureHash.join(food(i), hashes[i]))
            shape(tokens[i], &out)
            return out.features
        }
    }

    /// How a token begins and ends.
    private func shape(_ token: Token, _ out: inout Collected) {
        guard token.kind == .word else { return out.add(22, token.kind == .number ? 1 : 2) }
        let count = token.text.utf8.count
        guard count > 3 else { return }
        var text = token.text
        text.withUTF8 { bytes in
            func hash(_ part: Range<Int>) -> UInt64 { part.reduce(FeatureHash.seed) { FeatureHash.mix($0, bytes[$1]) } }
            out.add(19, hash(count - 3..<count))
            out.add(20, hash(count - 2..<count))
            out.add(21, hash(0..<3))
            out.add(56, hash(count - 4..<count))
            out.add(57, hash(count - 1..<count))
            out.add(58, hash(0..<2))
            out.add(59, hash(0..<4))
        }
    }

    /// The features of a token, one after another.
    private struct Collected {
        private(set) var features: [UInt64] = []

        init() { features.reserveCapacity(48) }

        mutating func add(_ kind: UInt64, _ value: UInt64) { features.append(FeatureHash.join(kind, value)) }
    }
}

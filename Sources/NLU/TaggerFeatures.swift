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
            var out: [UInt64] = []
            out.reserveCapacity(48)
            func add(_ kind: UInt64, _ value: UInt64) { out.append(FeatureHash.join(kind, value)) }
            let before = FeatureHash.join(word(i - 1), hashes[i]), after = FeatureHash.join(hashes[i], word(i + 1))
            add(1, 0)
            add(2, hashes[i])
            add(3, stems[i])
            add(4, word(i - 1))
            add(5, word(i + 1))
            add(6, word(i - 2))
            add(7, word(i + 2))
            add(8, before)
            add(9, after)
            add(36, FeatureHash.join(before, word(i + 1)))
            add(37, FeatureHash.join(word(i - 2), word(i - 1)))
            add(38, FeatureHash.join(word(i + 1), word(i + 2)))
            if let context {
                add(30, context)
                add(31, FeatureHash.join(context, hashes[i]))
                add(32, FeatureHash.join(context, word(i - 1)))
                add(33, FeatureHash.join(context, word(i + 1)))
            }
            if let code = codes[i] { for group in 0..<groups { add(41 + UInt64(group), UInt64(code[group])) } }
            if table != nil {
                add(50, code(i - 1))
                add(51, code(i + 1))
                add(52, FeatureHash.join(code(i - 1), code(i)))
                add(53, FeatureHash.join(code(i), code(i + 1)))
            }
            if known.isStrange(tokens[i]) {
                add(26, word(i - 1))
                add(24, FeatureHash.join(word(i - 2), word(i - 1)))
                add(25, FeatureHash.join(word(i - 1), word(i + 1)))
            }
            add(10, grammar(i))
            add(11, grammar(i - 1) &* 100 &+ grammar(i))
            add(12, grammar(i) &* 100 &+ grammar(i + 1))
            add(13, food(i))
            add(14, food(i - 1) &* 1000 &+ food(i))
            add(15, food(i) &* 1000 &+ food(i + 1))
            add(16, food(i) &* 1000 &+ grammar(i - 1))
            add(17, FeatureHash.join(food(i), word(i - 1)))
            add(18, FeatureHash.join(food(i), word(i + 1)))
            add(23, FeatureHash.join(food(i), hashes[i]))
            shape(tokens[i], add)
            return out
        }
    }

    /// How a token begins and ends.
    private func shape(_ token: Token, _ add: (UInt64, UInt64) -> Void) {
        guard token.kind == .word else { return add(22, token.kind == .number ? 1 : 2) }
        let count = token.text.utf8.count
        guard count > 3 else { return }
        var text = token.text
        text.withUTF8 { bytes in
            func hash(_ part: Range<Int>) -> UInt64 { part.reduce(FeatureHash.seed) { FeatureHash.mix($0, bytes[$1]) } }
            add(19, hash(count - 3..<count))
            add(20, hash(count - 2..<count))
            add(21, hash(0..<3))
            add(56, hash(count - 4..<count))
            add(57, hash(count - 1..<count))
            add(58, hash(0..<2))
            add(59, hash(0..<4))
        }
    }
}

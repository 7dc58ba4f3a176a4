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
        // Each row of what tokens are has two edges before them and two behind.
        let edge = IntentFeatures.edge, count = tokens.count, groups = table?.groups ?? 0
        func row(_ edge: UInt64, _ value: (Int) -> UInt64) -> [UInt64] {
            var out = [UInt64](repeating: edge, count: count + 4)
            for place in 0..<count { out[place + 2] = value(place) }
            return out
        }
        let words = row(edge) { tokens[$0].kind == .number ? KnownWords.number : tokens[$0].key }
        let grammar = row(99) { UInt64(classes[$0]) }, food = row(99) { UInt64(lexicon[$0]) }
        let codes: [SIMD4<UInt8>?] = tokens.indices.map { table?.codes(tokens[$0]) }
        let code = table == nil ? [] : row(999) { codes[$0].map { UInt64($0[0]) } ?? 777 }
        return tokens.indices.map { place in
            var out = Collected()
            // Its own place in the rows.
            let i = place + 2
            let before = FeatureHash.join(words[i - 1], words[i]), after = FeatureHash.join(words[i], words[i + 1])
            let further = FeatureHash.join(words[i - 2], words[i - 1])
            out.add(1, 0)
            out.add(2, words[i])
            out.add(3, tokens[place].kind == .number ? KnownWords.number : tokens[place].singularKey)
            out.add(4, words[i - 1])
            out.add(5, words[i + 1])
            out.add(6, words[i - 2])
            out.add(7, words[i + 2])
            out.add(8, before)
            out.add(9, after)
            out.add(36, FeatureHash.join(before, words[i + 1]))
            out.add(37, further)
            out.add(38, FeatureHash.join(words[i + 1], words[i + 2]))
            if let context {
                out.add(30, context)
                out.add(31, FeatureHash.join(context, words[i]))
                out.add(32, FeatureHash.join(context, words[i - 1]))
                out.add(33, FeatureHash.join(context, words[i + 1]))
            }
            if let code = codes[place] { for group in 0..<groups { out.add(41 + UInt64(group), UInt64(code[group])) } }
            if !code.isEmpty {
                out.add(50, code[i - 1])
                out.add(51, code[i + 1])
                out.add(52, FeatureHash.join(code[i - 1], code[i]))
                out.add(53, FeatureHash.join(code[i], code[i + 1]))
            }
            if tokens[place].kind == .word, !known.contains(tokens[place].word) {
                out.add(26, words[i - 1])
                out.add(24, further)
                out.add(25, FeatureHash.join(words[i - 1], words[i + 1]))
            }
            out.add(10, grammar[i])
            out.add(11, grammar[i - 1] &* 100 &+ grammar[i])
            out.add(12, grammar[i] &* 100 &+ grammar[i + 1])
            out.add(13, food[i])
            out.add(14, food[i - 1] &* 1000 &+ food[i])
            out.add(15, food[i] &* 1000 &+ food[i + 1])
            out.add(16, food[i] &* 1000 &+ grammar[i - 1])
            out.add(17, FeatureHash.join(food[i], words[i - 1]))
            out.add(18, FeatureHash.join(food[i], words[i + 1]))
            out.add(23, FeatureHash.join(food[i], words[i]))
            shape(tokens[place], &out)
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
            @inline(__always)
            func hash(_ first: Int, _ end: Int) -> UInt64 {
                var hash = FeatureHash.seed
                for place in first..<end { hash = FeatureHash.mix(hash, bytes[place]) }
                return hash
            }
            out.add(19, hash(count - 3, count))
            out.add(20, hash(count - 2, count))
            out.add(21, hash(0, 3))
            out.add(56, hash(count - 4, count))
            out.add(57, hash(count - 1, count))
            out.add(58, hash(0, 2))
            out.add(59, hash(0, 4))
        }
    }

    /// The features of a token, one after another.
    private struct Collected {
        private(set) var features: [UInt64] = []

        init() { features.reserveCapacity(56) }

        @inline(__always)
        mutating func add(_ kind: UInt64, _ value: UInt64) { features.append(FeatureHash.join(kind, value)) }
    }
}

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
    func sentence(_ tokens: [Token], classes: [UInt8], lexicon: [UInt8], context: UInt64? = nil) -> SentenceFeatures {
        var ends: [Int] = []
        ends.reserveCapacity(tokens.count)
        let seen = seen(tokens, classes, lexicon), groups = table?.groups ?? 0
        let features = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: tokens.count * Collected.most) { buffer in
            var out = Collected(features: buffer)
            for place in tokens.indices {
                collect(tokens, place, seen, groups, context, &out)
                ends.append(out.count)
            }
            return Array(UnsafeBufferPointer(rebasing: buffer[..<out.count]))
        }
        return SentenceFeatures(features: features, ends: ends)
    }

    /// What tokens are to their neighbours, with two edges before them and two behind.
    private func seen(_ tokens: [Token], _ classes: [UInt8], _ lexicon: [UInt8]) -> [Seen] {
        var seen: [Seen] = []
        seen.reserveCapacity(tokens.count + 4)
        seen.append(Seen())
        seen.append(Seen())
        for place in tokens.indices {
            let code = table?.codes(of: place, tokens)
            seen.append(
                Seen(
                    word: tokens[place].kind == .number ? KnownWords.number : tokens[place].key, grammar: UInt64(classes[place]),
                    food: UInt64(lexicon[place]), code: code.map { UInt64($0[0]) } ?? 777, codes: code))
        }
        seen.append(Seen())
        seen.append(Seen())
        return seen
    }

    /// The features of one token.
    private func collect(_ tokens: [Token], _ place: Int, _ seen: [Seen], _ groups: Int, _ context: UInt64?, _ out: inout Collected) {
        let first = seen[place], last = seen[place + 1], own = seen[place + 2], next = seen[place + 3], end = seen[place + 4]
        let before = FeatureHash.join(last.word, own.word), after = FeatureHash.join(own.word, next.word)
        let further = FeatureHash.join(first.word, last.word)
        out.add(1, 0)
        out.add(2, own.word)
        out.add(3, tokens[place].kind == .number ? KnownWords.number : tokens[place].singularKey)
        out.add(4, last.word)
        out.add(5, next.word)
        out.add(6, first.word)
        out.add(7, end.word)
        out.add(8, before)
        out.add(9, after)
        out.add(36, FeatureHash.join(before, next.word))
        out.add(37, further)
        out.add(38, FeatureHash.join(next.word, end.word))
        if let context {
            out.add(30, context)
            out.add(31, FeatureHash.join(context, own.word))
            out.add(32, FeatureHash.join(context, last.word))
            out.add(33, FeatureHash.join(context, next.word))
        }
        if let code = own.codes { for group in 0..<groups { out.add(41 + UInt64(group), UInt64(code[group])) } }
        if table != nil {
            out.add(50, last.code)
            out.add(51, next.code)
            out.add(52, FeatureHash.join(last.code, own.code))
            out.add(53, FeatureHash.join(own.code, next.code))
        }
        if tokens[place].kind == .word, !known.contains(tokens[place].word) {
            out.add(26, last.word)
            out.add(24, further)
            out.add(25, FeatureHash.join(last.word, next.word))
        }
        out.add(10, own.grammar)
        out.add(11, last.grammar &* 100 &+ own.grammar)
        out.add(12, own.grammar &* 100 &+ next.grammar)
        out.add(13, own.food)
        out.add(14, last.food &* 1000 &+ own.food)
        out.add(15, own.food &* 1000 &+ next.food)
        out.add(16, own.food &* 1000 &+ last.grammar)
        out.add(17, FeatureHash.join(own.food, last.word))
        out.add(18, FeatureHash.join(own.food, next.word))
        out.add(23, FeatureHash.join(own.food, own.word))
        shape(tokens[place].kind, tokens[place].text, &out)
    }

    /// What a token is to its neighbours; as it stands an edge of the sentence.
    private struct Seen {
        var word = IntentFeatures.edge
        var grammar: UInt64 = 99
        var food: UInt64 = 99
        /// The first of its codes.
        var code: UInt64 = 999
        var codes: SIMD4<UInt8>?
    }

    /// How a token begins and ends.
    private func shape(_ kind: Token.Kind, _ text: String, _ out: inout Collected) {
        guard kind == .word else { return out.add(22, kind == .number ? 1 : 2) }
        let count = text.utf8.count
        guard count > 3 else { return }
        var text = text
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

    /// The features so far, one after another.
    private struct Collected {
        /// No token has more.
        static let most = 48

        let features: UnsafeMutableBufferPointer<UInt64>
        private(set) var count = 0

        init(features: UnsafeMutableBufferPointer<UInt64>) { self.features = features }

        @inline(__always)
        mutating func add(_ kind: UInt64, _ value: UInt64) {
            features.initializeElement(at: count, to: FeatureHash.join(kind, value))
            count &+= 1
        }
    }
}

/// The features of all tokens of a sentence, those of a token behind those of the one before it.
struct SentenceFeatures {
    let features: [UInt64]
    /// Where the features of each token end.
    let ends: [Int]

    /// How many tokens there are.
    var count: Int { ends.count }

    subscript(token: Int) -> ArraySlice<UInt64> { features[(token == 0 ? 0 : ends[token - 1])..<ends[token]] }

    /// A list a token.
    var lists: [[UInt64]] { ends.indices.map { Array(self[$0]) } }
}

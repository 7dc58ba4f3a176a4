import Nutrition

/// Repairs misspelt words against the words Morsel knows, by edits weighted as fingers slip and by how common a word is.
///
/// The candidates come from an index of deletions (Garbe 2012, "symmetric delete"), so a look-up is a few hash probes.
struct Speller: Sendable {
    /// The words repairs may lead to, with how common each is (1 … 5).
    let words: StringPool
    let ranks: [UInt8]
    /// Hashes of all words that are right as they are, longer and shorter ones too.
    private let known: HashRows
    /// Hash of a deletion → words, sorted by hash.
    private let hashes: Packed<UInt32>
    private let targets: Packed<UInt32>

    /// - Parameter vocabulary: word → rank; the same words always give the same index.
    /// - Parameter spoken: words that are also found by how Spanish sounds: "uebos" are huevos.
    init(vocabulary: [String: UInt8], spoken: Set<String> = []) {
        var pool = StringPool()
        var ranks: [UInt8] = []
        var pairs: [(UInt32, UInt32)] = []
        for word in vocabulary.keys.sorted() where word.utf8.count >= 4 && word.utf8.count <= 20 {
            let index = UInt32(pool.append(word))
            ranks.append(vocabulary[word]!)
            for variant in Speller.deletions(Array(word.utf8)) { pairs.append((variant, index)) }
            if spoken.contains(word) { pairs.append((SpanishSound.hash(Array(word.utf8)), index)) }
            if let skeleton = EnglishSkeleton.hash(Array(word.utf8)) { pairs.append((skeleton, index)) }
        }
        pairs.sort { $0 < $1 }
        words = pool
        self.ranks = ranks
        known = HashRows(vocabulary.keys.sorted().map { FeatureHash.text($0) })
        hashes = Packed(pairs.map(\.0))
        targets = Packed(pairs.map(\.1))
    }

    func knows(_ word: String) -> Bool { known.contains(FeatureHash.text(word)) }

    /// The word itself, or its singular.
    func knows(_ token: Token) -> Bool { known.contains(token.key) || known.contains(token.singularKey) || Word.isInvariable(token.text) }

    /// The likeliest known word, nil when none is near enough.
    func repair(_ word: String) -> String? { nearest(word)?.word }

    /// A word of a common food of which only the consonants were typed right, and there are but three letters: "egs", "mlk".
    private static let leastRankOfShortest: UInt8 = 3

    /// The likeliest known word with the cost of getting there: below 1 a single slip.
    /// - Parameter isEnglish: what has the same consonants in English may be meant.
    func nearest(_ word: String, isEnglish: Bool = true) -> (word: String, cost: Double)? {
        let bytes = Array(word.utf8)
        guard bytes.count >= 4 || bytes.count == 3 && isEnglish, bytes.count <= 20,
            !bytes.contains(where: { $0 >= 128 || ($0 >= 48 && $0 <= 57) })
        else { return nil }
        let limit = bytes.count <= 4 ? 1.0 : bytes.count <= 7 ? 1.4 : 2.1
        var best: (word: String, cost: Double)?
        var tried: Set<UInt32> = []
        let sound = SpanishSound.hash(bytes), skeleton = isEnglish ? EnglishSkeleton.hash(bytes) : nil
        for variant in (skeleton.map { [$0] } ?? []) + (bytes.count == 3 ? [] : [sound] + Speller.deletions(bytes)) {
            var slot = lowerBound(variant)
            while slot < hashes.count, hashes[slot] == variant {
                defer { slot += 1 }
                guard tried.insert(targets[slot]).inserted else { continue }
                let candidate = words[Int(targets[slot])]
                let other = Array(candidate.utf8)
                let hasItsConsonants = variant == skeleton && other.first == bytes.first
                guard abs(other.count - bytes.count) <= (hasItsConsonants ? 3 : 2) else { continue }
                if bytes.count == 3, !hasItsConsonants || ranks[Int(targets[slot])] < Speller.leastRankOfShortest || other.count > 5 { continue }
                // What sounds the same is one slip, however many letters it took.
                var edits = Speller.cost(bytes, other) + (other.first == bytes.first ? 0 : 0.5)
                if hasItsConsonants { edits = min(edits, max(0.7, 0.6 * edits)) }
                let cost = (variant == sound ? min(isEnglish ? 0.9 : 0.6, edits) : edits) - 0.06 * Double(ranks[Int(targets[slot])])
                if cost <= limit, best == nil || cost < best!.cost { best = (candidate, cost) }
            }
        }
        return best
    }

    /// Known words written as one: "peanutbutter", "eggtomatoavocado"; as few parts as can be, each at least three letters.
    ///
    /// Where they do not add up, parts may be misspelt or clipped: "brusselsprtbeats", "potatobroccoliolivoil".
    /// - Parameter isWord: which words may be parts.
    func parted(_ word: String, isWord: (String) -> Bool) -> [(part: String, letters: Int)]? {
        let bytes = Array(word.utf8)
        guard bytes.count >= 6, bytes.count <= 48, bytes.allSatisfy({ $0 >= 97 && $0 <= 122 }) else { return nil }
        if let exact = parted(bytes, by: { piece in isPart(piece, isWord) ? (piece, 1) : nil }) { return exact }
        guard bytes.count >= 12 else { return nil }
        return parted(bytes) { piece in
            if isPart(piece, isWord) { return (piece, 1) }
            guard piece.utf8.count >= 4, let near = nearest(piece), near.cost < 0.8, isPart(near.word, isWord) else { return nil }
            return (near.word, 2 + near.cost)
        }
    }

    /// A known word, or its plural, that may stand in another.
    private func isPart(_ piece: String, _ isWord: (String) -> Bool) -> Bool {
        (knows(piece) || knows(Word.singular(piece))) && isWord(piece)
    }

    /// The cheapest way to cut a word in two or more parts.
    private func parted(_ bytes: [UInt8], by read: (String) -> (word: String, cost: Double)?) -> [(part: String, letters: Int)]? {
        var costs = [Double](repeating: .infinity, count: bytes.count + 1), starts = [Int](repeating: 0, count: bytes.count + 1)
        var words = [String](repeating: "", count: bytes.count + 1)
        costs[0] = 0
        for end in 3...bytes.count {
            for start in stride(from: end - 3, through: max(0, end - 14), by: -1) where costs[start] + 1 < costs[end] {
                if start == 0 && end == bytes.count { continue }
                guard let (word, cost) = read(String(decoding: bytes[start..<end], as: UTF8.self)), costs[start] + cost < costs[end]
                else { continue }
                costs[end] = costs[start] + cost
                starts[end] = start
                words[end] = word
            }
        }
        guard costs[bytes.count] < .infinity else { return nil }
        var out: [(part: String, letters: Int)] = []
        var end = bytes.count
        while end > 0 {
            out.insert((words[end], end - starts[end]), at: 0)
            end = starts[end]
        }
        return out
    }

    private func lowerBound(_ hash: UInt32) -> Int {
        var low = 0, high = hashes.count
        while low < high {
            let middle = (low + high) / 2
            if hashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Hashes of the word and of what is left after one letter is dropped (two for long words).
    private static func deletions(_ word: [UInt8]) -> [UInt32] {
        func hash(_ skip: Int, _ other: Int) -> UInt32 {
            var hash = FeatureHash.seed
            for (place, byte) in word.enumerated() where place != skip && place != other { hash = FeatureHash.mix(hash, byte) }
            return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
        }
        var out = [hash(-1, -1)]
        for first in word.indices {
            out.append(hash(first, -1))
            if word.count >= 8 { for second in (first + 1)..<max(word.count, first + 1) { out.append(hash(first, second)) } }
        }
        return out
    }

    /// Edits with weights: a neighbouring key, a doubled letter, a swap cost less than a strange letter.
    static func cost(_ a: [UInt8], _ b: [UInt8]) -> Double {
        let n = a.count, m = b.count
        var table = [Double](repeating: 0, count: (n + 1) * (m + 1))
        func at(_ i: Int, _ j: Int) -> Int { i * (m + 1) + j }
        for i in 0...n { table[at(i, 0)] = Double(i) }
        for j in 0...m { table[at(0, j)] = Double(j) }
        guard n > 0, m > 0 else { return table[at(n, m)] }
        for i in 1...n {
            for j in 1...m {
                let doubledA = i > 1 && a[i - 1] == a[i - 2], doubledB = j > 1 && b[j - 1] == b[j - 2]
                var cost = min(table[at(i - 1, j)] + (doubledA ? 0.5 : 1), table[at(i, j - 1)] + (doubledB ? 0.5 : 0.75))
                cost = min(cost, table[at(i - 1, j - 1)] + (a[i - 1] == b[j - 1] ? 0 : change(a[i - 1], b[j - 1])))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, table[at(i - 2, j - 2)] + 0.7) }
                table[at(i, j)] = cost
            }
        }
        return table[at(n, m)]
    }

    /// What one letter in place of another costs.
    private static func change(_ a: UInt8, _ b: UInt8) -> Double {
        if vowels & bit(a) != 0, vowels & bit(b) != 0 { return 0.8 }
        return bit(a) != 0 && neighbours[Int(a - UInt8(ascii: "a"))] & bit(b) != 0 ? 0.7 : 1.1
    }

    /// A bit a letter, none for what is no letter.
    private static func bit(_ letter: UInt8) -> UInt32 {
        letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") ? 1 << UInt32(letter - UInt8(ascii: "a")) : 0
    }

    /// a, e, i, o, u and y.
    private static let vowels: UInt32 = 1 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20 | 1 << 24

    /// By letter those on the keys around it.
    private static let neighbours: [UInt32] = {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
        var out = [UInt32](repeating: 0, count: 26)
        for (r, row) in rows.enumerated() {
            for (c, key) in row.enumerated() {
                for (dr, dc) in [(0, -1), (0, 1), (1, 0), (1, -1), (-1, 0), (-1, 1)]
                where rows.indices.contains(r + dr) && rows[r + dr].indices.contains(c + dc) {
                    out[Int(key - UInt8(ascii: "a"))] |= bit(rows[r + dr][c + dc])
                }
            }
        }
        return out
    }()

    func write(to writer: inout ByteWriter) {
        writer.write(words)
        writer.write(ranks)
        writer.write(hashes)
        writer.write(targets)
        known.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws {
        words = try reader.readPool()
        ranks = try reader.readArray()
        hashes = try reader.readPacked()
        targets = try reader.readPacked()
        known = try HashRows(from: &reader)
        guard ranks.count == words.count, hashes.count == targets.count else { throw ByteReader.Truncated() }
    }
}

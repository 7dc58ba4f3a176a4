public import Nutrition

/// A static table of word vectors: what a word means, for words that the training data lacks.
///
/// Made by `scripts/build_word_table.py`; one byte a number, with a scale a word that already holds how telling the word is.
public struct WordTable: Sendable {
    let width: Int
    private let words: [UInt64]
    private let rows: HashRows
    private let scales: [Float]
    private let vectors: Packed<Int8>
    /// The sum of no vectors.
    private let nothing: [Float]

    /// The first bytes of a table's file: "WTBL".
    private static let mark: UInt32 = 0x4C42_5457

    /// - Throws: when the bytes are no table.
    public init(from reader: inout ByteReader) throws {
        guard try reader.read(UInt32.self) == WordTable.mark else { throw ByteReader.Truncated() }
        width = Int(try reader.read(UInt32.self))
        words = try reader.readArray()
        scales = try reader.readArray()
        vectors = try reader.readPacked()
        guard width > 0, width <= 1024, width % 8 == 0, scales.count == words.count, vectors.count == words.count * width,
            !words.contains(0)
        else { throw ByteReader.Truncated() }
        rows = HashRows(words)
        nothing = [Float](repeating: 0, count: width)
    }

    init(width: Int, words: [String], scales: [Float], vectors: [Int8]) {
        self.width = width
        self.words = words.map(WordTable.key)
        self.scales = scales
        self.vectors = Packed(vectors)
        rows = HashRows(self.words)
        nothing = [Float](repeating: 0, count: width)
    }

    /// Whether a word is one of the language, whatever it means.
    func knows(_ word: String) -> Bool { rows.row(WordTable.key(word)) != nil }

    public func write(to writer: inout ByteWriter) {
        writer.write(WordTable.mark)
        writer.write(UInt32(width))
        writer.write(words)
        writer.write(scales)
        writer.write(vectors)
    }

    static func key(_ word: String) -> UInt64 { FeatureHash.text(word) }

    /// The direction of a message: the sum of its words' vectors, brought to length 1; zeros when no word is known.
    func mean(_ tokens: [Token]) -> [Float] {
        var sum = nothing
        sum.withUnsafeMutableBufferPointer { sum in
            vectors.withUnsafeBufferPointer { vectors in
                for place in tokens.indices {
                    guard let row = row(of: place, tokens) else { continue }
                    let scale = scales[row], base = vectors.baseAddress! + row * width
                    for place in 0..<width { sum[place] += scale * Float(base[place]) }
                }
            }
            var square: Float = 0
            for value in sum { square += value * value }
            guard square > 0 else { return }
            let norm = 1 / square.squareRoot()
            for place in sum.indices { sum[place] *= norm }
        }
        return sum
    }

    /// Whether it is one of the common English words: the table has them in order, and words of the phrases (typos too) at its end.
    func isCommon(_ word: String) -> Bool { rows.row(WordTable.key(word)).map { $0 < WordTable.common } ?? false }

    /// The same among so many of the commonest.
    func isCommon(_ word: String, among count: Int) -> Bool { rows.row(WordTable.key(word)).map { $0 < count } ?? false }

    private static let common = 15_000

    /// Coarse places of a word: the signs of its first numbers, eight at a time; nil for an unknown word.
    func codes(of place: Int, _ tokens: [Token]) -> SIMD4<UInt8>? {
        guard let row = row(of: place, tokens) else { return nil }
        return vectors.withUnsafeBufferPointer { vectors in
            var codes = SIMD4<UInt8>()
            for group in 0..<groups {
                let eight = UnsafeRawBufferPointer(vectors).loadUnaligned(fromByteOffset: row * width + group * 8, as: UInt64.self)
                codes[group] = WordTable.signs(UInt64(littleEndian: eight))
            }
            return codes
        }
    }

    /// Which of eight numbers are above nought, each a byte, the first of them the highest bit of what comes out.
    private static func signs(_ eight: UInt64) -> UInt8 {
        // The highest bit of a byte is set where one of the lower seven is, and taken away where the number is below nought.
        let positive = ((eight & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7f7f_7f7f_7f7f_7f7f) & ~eight & 0x8080_8080_8080_8080
        return UInt8(truncatingIfNeeded: (positive >> 7 &* 0x8040_2010_0804_0201) >> 56)
    }

    /// How many numbers of a code say something.
    var groups: Int { min(4, width / 8) }

    /// The word itself, its singular, or its stem.
    private func row(of place: Int, _ tokens: [Token]) -> Int? {
        guard tokens[place].kind == .word else { return nil }
        let key = tokens[place].key, singular = tokens[place].singularKey
        if let row = rows.row(key) { return row }
        if singular != key, let row = rows.row(singular) { return row }
        let text = tokens[place].text
        for ending in ["ed", "ing"] where text.utf8.count > ending.utf8.count + 2 && text.hasSuffix(ending) {
            if let row = rows.row(FeatureHash.bytes(text.utf8.dropLast(ending.utf8.count))) { return row }
        }
        return nil
    }
}

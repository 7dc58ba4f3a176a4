/// How the weights of one feature lie in the model: behind how many there are, each in the lower half of a word with its intent in the upper
/// one, as a strange word has them; or, where that takes less room, those of all intents, four in a word.
enum IntentWeights {
    /// Stands in place of the number where all intents have a weight.
    static let all = 0

    /// So many intents are weighed at a time.
    private static let width = 16

    /// How many scores there must be for so many intents: 78 intents have room for 80.
    static func padded(_ intents: Int) -> Int { (intents + width - 1) / width * width }

    /// Scores with nothing behind them where there must be more.
    static func padded(_ scores: [Float]) -> [Float] { scores + [Float](repeating: 0, count: padded(scores.count) - scores.count) }

    /// The same, four in one.
    static func lanes(_ scores: [Float]) -> [SIMD4<Float>] {
        let all = padded(scores)
        return stride(from: 0, to: all.count, by: 4).map { SIMD4(all[$0], all[$0 + 1], all[$0 + 2], all[$0 + 3]) }
    }

    /// The words for a row of weights, nil where an intent has none: their number, then the weights.
    static func packed(_ row: [Int8?]) -> [UInt32] {
        let kept = row.indices.filter { row[$0] != nil }
        guard kept.count > padded(row.count) / 4 else {
            return [UInt32(kept.count)] + kept.map { UInt32($0) << 16 | UInt32(UInt8(bitPattern: row[$0]!)) }
        }
        var words = [UInt32](repeating: 0, count: padded(row.count) / 4)
        // Of sixteen intents the first four are the lowest bytes of four words, the next four the bytes above them.
        for (intent, weight) in row.enumerated() {
            words[intent / width * 4 + intent % 4] |= UInt32(UInt8(bitPattern: weight ?? 0)) << UInt32(intent % width / 4 * 8)
        }
        return [UInt32(all)] + words
    }

    /// Adds a row of single weights, each times the scale.
    static func add(_ row: UnsafeBufferPointer<UInt32>, _ scale: Float, _ scores: UnsafeMutableBufferPointer<Float>) {
        for entry in row { scores[Int(entry >> 16)] += scale * Float(Int8(truncatingIfNeeded: entry)) }
    }

    /// Adds a row that has the weights of all intents, each times the scale.
    static func addAll(_ row: UnsafeBufferPointer<UInt32>, _ scale: Float, _ scores: UnsafeMutableBufferPointer<Float>) {
        precondition(row.count * 4 == scores.count && row.count % 4 == 0)
        let words = UnsafeRawBufferPointer(row), sums = UnsafeMutableRawBufferPointer(scores)
        @inline(__always)
        func add(_ weights: SIMD4<Int32>, at offset: Int) {
            let sum = sums.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self) + scale * SIMD4<Float>(weights)
            sums.storeBytes(of: sum, toByteOffset: offset, as: SIMD4<Float>.self)
        }
        // No place in a row is so far that a sum overflows: both sizes were held against each other.
        var offset = 0
        while offset < words.count {
            let four = words.loadUnaligned(fromByteOffset: offset, as: SIMD4<Int32>.self), first = offset &* 4
            add((four &<< 24) &>> 24, at: first)
            add((four &<< 16) &>> 24, at: first &+ 16)
            add((four &<< 8) &>> 24, at: first &+ 32)
            add(four &>> 24, at: first &+ 48)
            offset &+= width
        }
    }
}

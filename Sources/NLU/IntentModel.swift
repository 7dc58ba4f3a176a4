import Foundation
import Nutrition

/// A linear classifier over hashed features and the meaning of words: most weights are nothing and are not kept, the others have 8 bits
/// with a scale a row; `Calibration` makes its scores into confidences.
struct IntentModel: Sendable {
    /// The intent that means "none of ours".
    static let outOfScope = "out_of_scope"
    /// How much the blocks of pieces and of meaning weigh beside the block of words.
    static let pieceScale: Float = 0.8
    static let meaningScale: Float = 1

    let intents: [String]
    /// The hashes of their names.
    private let keys: [UInt64]
    /// The place of "none of ours".
    private let outside: Int?
    /// Where the weights of a feature begin.
    private let rows: HashRows
    /// The weights of all features: of each its scale, and what `IntentWeights` makes of the others.
    private let weights: Packed<UInt32>
    /// Row-major: a row a number of the meaning, one weight an intent, with nothing behind the last where `IntentWeights` wants more.
    private let meaning: Packed<SIMD4<Float>>
    let bias: [Float]
    /// The bias, with nothing behind it where `IntentWeights` wants more: what is added to.
    private let start: [Float]
    var calibration: Calibration

    /// What each feature of a block counts: the length of a block is 1 before its weight.
    static func scales(of input: IntentInput) -> (words: Float, pieces: Float) {
        (1 / Float(max(input.words.count, 1)).squareRoot(), pieceScale / Float(max(input.pieces.count, 1)).squareRoot())
    }

    /// How far each intent is on its side of the border: about 1 for a sure yes, -1 for a sure no.
    func margins(_ message: IntentInput) -> [Float] {
        let scale = IntentModel.scales(of: message), meaning = meaning
        var scores = start
        scores.withUnsafeMutableBufferPointer { scores in
            add(message.words, scale.words, scores)
            add(message.pieces, scale.pieces, scores)
            guard message.meaning.count * scores.count == meaning.count * 4, message.meaning.contains(where: { $0 != 0 }) else { return }
            meaning.withUnsafeBufferPointer { IntentModel.add(message.meaning, $0, scores) }
        }
        scores.removeLast(scores.count - intents.count)
        return scores
    }

    /// Adds the numbers of a meaning, each times its row of weights. Sixteen scores stay in registers while all numbers are added in turn.
    private static func add(_ numbers: [Float], _ weights: UnsafeBufferPointer<SIMD4<Float>>, _ scores: UnsafeMutableBufferPointer<Float>) {
        let sums = UnsafeMutableRawBufferPointer(scores), row = scores.count / 4, size = MemoryLayout<SIMD4<Float>>.stride
        precondition(weights.count == numbers.count * row && row % 4 == 0)
        for first in stride(from: 0, to: row, by: 4) {
            func standing(_ lane: Int) -> SIMD4<Float> { sums.loadUnaligned(fromByteOffset: (first + lane) * size, as: SIMD4<Float>.self) }
            var (a, b, c, d) = (standing(0), standing(1), standing(2), standing(3))
            var place = first
            for number in numbers {
                a += number * weights[place]
                b += number * weights[place &+ 1]
                c += number * weights[place &+ 2]
                d += number * weights[place &+ 3]
                place &+= row
            }
            func put(_ sum: SIMD4<Float>, _ lane: Int) { sums.storeBytes(of: sum, toByteOffset: (first + lane) * size, as: SIMD4<Float>.self) }
            put(a, 0)
            put(b, 1)
            put(c, 2)
            put(d, 3)
        }
    }

    /// Adds the weights of the features that it knows.
    private func add(_ features: [UInt64], _ norm: Float, _ scores: UnsafeMutableBufferPointer<Float>) {
        let weights = weights
        rows.withRows(features[...]) { found in
            weights.withUnsafeBufferPointer { weights in
                // Their heads first: they wait for memory together, and not each for the one before it.
                withUnsafeTemporaryAllocation(of: (scale: Float, count: Int).self, capacity: found.count) { heads in
                    for place in found.indices {
                        let start = found[place]
                        heads.initializeElement(at: place, to: (Float(bitPattern: weights[start]) * norm, Int(weights[start + 1])))
                    }
                    for place in found.indices {
                        let first = found[place] + 2, head = heads[place]
                        if head.count == IntentWeights.all {
                            IntentWeights.addAll(UnsafeBufferPointer(rebasing: weights[first..<first + scores.count / 4]), head.scale, scores)
                        } else {
                            IntentWeights.add(UnsafeBufferPointer(rebasing: weights[first..<first + head.count]), head.scale, scores)
                        }
                    }
                }
            }
        }
    }

    func ranking(_ message: IntentInput) -> IntentRanking {
        IntentRanking(intents, keys: keys, outside: outside, calibration.confidences(margins(message), outside: outside))
    }

    /// Whether a ranking is too unsure to act on.
    func refuses(_ ranking: IntentRanking) -> Bool {
        guard let top = ranking.first else { return true }
        guard let none = ranking.confidenceOfNone else { return top.confidence < Double(calibration.threshold) }
        return 1 - none < Double(calibration.threshold)
    }

    func write(to writer: inout ByteWriter) {
        writer.write(UInt32(intents.count))
        for intent in intents { writer.write(intent) }
        rows.write(to: &writer)
        writer.write(weights)
        writer.write(meaning)
        writer.write(bias)
        writer.write(calibration.numbers)
    }

    init(from reader: inout ByteReader) throws {
        let count = Int(try reader.read(UInt32.self))
        guard count < 65_536 else { throw ByteReader.Truncated() }
        intents = try (0..<count).map { _ in try reader.readString() }
        (keys, outside) = IntentModel.names(intents)
        rows = try HashRows(from: &reader)
        weights = try reader.readPacked()
        meaning = try reader.readPacked()
        bias = try reader.readArray()
        start = IntentWeights.padded(bias)
        guard let calibration = Calibration(numbers: try reader.readArray()), bias.count == count, count == 0 || meaning.count * 4 % start.count == 0
        else { throw ByteReader.Truncated() }
        self.calibration = calibration
    }

    private static func names(_ intents: [String]) -> (keys: [UInt64], outside: Int?) {
        (intents.map { FeatureHash.text($0) }, intents.firstIndex(of: outOfScope))
    }

    /// Weights as the solver found them, small ones dropped and the rest in 8 bits.
    /// - Parameter loss: the share of the squared weights that may go.
    init(intents: [String], examples: IntentExamples, weights found: OneAgainstRest.Weights, loss: Double, calibration: Calibration) {
        self.intents = intents
        (keys, outside) = IntentModel.names(intents)
        self.calibration = calibration
        let count = intents.count, limit = IntentModel.smallest(found, rows: examples.features.count, loss: loss)
        var features: [UInt64] = [], starts: [Int] = [], weights: [UInt32] = []
        for (row, feature) in examples.features.enumerated() {
            var top: Float = 0
            for intent in 0..<count { top = max(top, abs(found[row, intent])) }
            guard top >= limit, top > 0 else { continue }
            features.append(feature)
            starts.append(weights.count)
            weights.append((top / 127).bitPattern)
            weights += IntentWeights.packed((0..<count).map { abs(found[row, $0]) >= limit ? Int8((found[row, $0] / top * 127).rounded()) : nil })
        }
        rows = HashRows(features, rows: starts)
        self.weights = Packed(weights)
        let first = examples.features.count
        meaning = Packed(
            (first..<first + examples.width).flatMap { row in
                IntentWeights.lanes((0..<count).map { found[row, $0] * IntentModel.meaningScale })
            })
        bias = (0..<count).map { found[found.rows - 1, $0] }
        start = IntentWeights.padded(bias)
    }

    /// The size below which weights make up that share of all squares.
    private static func smallest(_ found: OneAgainstRest.Weights, rows: Int, loss: Double) -> Float {
        // By a histogram over the logarithm of the size: 64 steps to a factor of two.
        var sums = [Double](repeating: 0, count: 64 * 64), all = 0.0
        func step(_ size: Float) -> Int { min(max(Int((log2(size) + 48) * 64), 0), sums.count - 1) }
        for row in 0..<rows {
            for intent in 0..<found.classes {
                let size = abs(found[row, intent])
                guard size > 0 else { continue }
                sums[step(size)] += Double(size * size)
                all += Double(size * size)
            }
        }
        var gone = 0.0
        for (step, sum) in sums.enumerated() {
            gone += sum
            if gone > loss * all { return exp2(Float(step) / 64 - 48) }
        }
        return 0
    }
}

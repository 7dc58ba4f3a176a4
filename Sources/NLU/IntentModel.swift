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
    /// Row-major: a row a number of the meaning, one weight an intent.
    private let meaning: Packed<Float>
    let bias: [Float]
    var calibration: Calibration

    /// What each feature of a block counts: the length of a block is 1 before its weight.
    static func scales(of input: IntentInput) -> (words: Float, pieces: Float) {
        (1 / Float(max(input.words.count, 1)).squareRoot(), pieceScale / Float(max(input.pieces.count, 1)).squareRoot())
    }

    /// How far each intent is on its side of the border: about 1 for a sure yes, -1 for a sure no.
    func margins(_ message: IntentInput) -> [Float] {
        let scale = IntentModel.scales(of: message), count = intents.count, hasMeaning = message.meaning.count * count == meaning.count
        return [Float](unsafeUninitializedCapacity: IntentWeights.padded(count)) { scores, filled in
            _ = scores.initialize(from: bias)
            scores[count...].initialize(repeating: 0)
            add(message.words, scale.words, scores)
            add(message.pieces, scale.pieces, scores)
            if hasMeaning, message.meaning.contains(where: { $0 != 0 }) {
                meaning.withUnsafeBufferPointer { IntentModel.add(message.meaning, $0, UnsafeMutableBufferPointer(rebasing: scores[..<count])) }
            }
            filled = count
        }
    }

    /// So many intents at a time: their scores stay in registers while all numbers are added, each in its turn.
    private typealias Lanes = SIMD16<Float>

    /// Adds the numbers of a meaning, each times its row of weights.
    private static func add(_ numbers: [Float], _ weights: UnsafeBufferPointer<Float>, _ scores: UnsafeMutableBufferPointer<Float>) {
        let intents = scores.count, width = Lanes.scalarCount
        guard intents >= width else {
            for (number, value) in numbers.enumerated() {
                for intent in 0..<intents { scores[intent] += value * weights[number * intents + intent] }
            }
            return
        }
        let rows = UnsafeRawBufferPointer(weights), sums = UnsafeMutableRawBufferPointer(scores), row = intents * MemoryLayout<Float>.stride
        precondition(rows.count == numbers.count * row)
        func sum(of lanes: Lanes, at first: Int) -> Lanes {
            var lanes = lanes, offset = first * MemoryLayout<Float>.stride
            for number in numbers {
                lanes += number * rows.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
                offset &+= row
            }
            return lanes
        }
        func standing(at first: Int) -> Lanes { sums.loadUnaligned(fromByteOffset: first * MemoryLayout<Float>.stride, as: Lanes.self) }
        // The last lanes lie over those before them: both begin from the scores as they were.
        let last = intents - width, end = sum(of: standing(at: last), at: last)
        for first in stride(from: 0, to: last, by: width) {
            sums.storeBytes(of: sum(of: standing(at: first), at: first), toByteOffset: first * MemoryLayout<Float>.stride, as: Lanes.self)
        }
        sums.storeBytes(of: end, toByteOffset: last * MemoryLayout<Float>.stride, as: Lanes.self)
    }

    /// Adds the weights of the features that it knows.
    private func add(_ features: [UInt64], _ norm: Float, _ scores: UnsafeMutableBufferPointer<Float>) {
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
        IntentRanking(intents, keys: keys, calibration.confidences(margins(message), outside: outside))
    }

    /// Whether a ranking is too unsure to act on.
    func refuses(_ ranking: IntentRanking) -> Bool {
        guard let top = ranking.first else { return true }
        guard let none = ranking.confidence(of: IntentModel.outOfScope) else { return top.confidence < Double(calibration.threshold) }
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
        guard let calibration = Calibration(numbers: try reader.readArray()), bias.count == count, count == 0 || meaning.count % count == 0
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
        meaning = Packed((first..<first + examples.width).flatMap { row in (0..<count).map { found[row, $0] * IntentModel.meaningScale } })
        bias = (0..<count).map { found[found.rows - 1, $0] }
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

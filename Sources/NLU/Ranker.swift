import Foundation
import Nutrition

/// How well a name fits a mention: a linear model of named features, learned by `RankerTrainer`, with its score made a probability.
struct Ranker: Sendable {
    /// One weight a feature.
    var weights: SIMD32<Float>
    /// The chance that a top score is right is the logistic function of `slope * score + offset`.
    var slope: Float = 1
    var offset: Float = 0

    /// Feature by feature in memory: all at once they fit no registers, and each step would copy them to and fro.
    @inline(__always)
    func score(_ features: LinkFeatures) -> Float {
        withUnsafeBytes(of: features.values) { values in
            withUnsafeBytes(of: weights) { weights in
                let size = MemoryLayout<SIMD4<Float>>.stride
                var sum: Float = 0
                for offset in stride(from: 0, to: values.count, by: size) {
                    let four =
                        values.load(fromByteOffset: offset, as: SIMD4<Float>.self) * weights.load(fromByteOffset: offset, as: SIMD4<Float>.self)
                    sum += four.x
                    sum += four.y
                    sum += four.z
                    sum += four.w
                }
                return sum
            }
        }
    }

    /// The chance that the food of a name with this score is the right one.
    func chance(_ score: Float) -> Double { 1 / (1 + exp(-Double(slope * score + offset))) }

    func write(to writer: inout ByteWriter) {
        writer.write((0..<32).map { weights[$0] })
        writer.write([slope, offset])
    }

    init(from reader: inout ByteReader) throws {
        let values = try reader.readArray(Float.self), scale = try reader.readArray(Float.self)
        guard values.count == 32, scale.count == 2 else { throw ByteReader.Truncated() }
        weights = SIMD32(values)
        slope = scale[0]
        offset = scale[1]
    }

    init(weights: SIMD32<Float>) { self.weights = weights }

    /// Before anything is learned: shared words count. It finds the candidates to learn from.
    static let untaught: Ranker = {
        var features = LinkFeatures()
        let start: [(LinkFeature, Float)] = [
            (.exact, 3), (.bare, 2), (.reordered, 1.5), (.covered, 8), (.covers, 5), (.head, 2), (.askedHead, 1), (.everyday, 1), (.rank, 1),
            (.oddForm, -2), (.preparationContradicts, -2), (.rawUnasked, -1), (.noun, 0.3),
        ]
        for (feature, weight) in start { features[feature] = weight }
        return Ranker(weights: features.values)
    }()
}

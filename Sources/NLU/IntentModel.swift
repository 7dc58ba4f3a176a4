import Foundation
import Nutrition

/// A linear classifier over hashed features: softmax, pruned, weights in 8 bits with a scale a row, calibrated by one temperature.
struct IntentModel: Sendable {
    /// The intent that means "none of ours".
    static let outOfScope = "out_of_scope"

    let intents: [String]
    let features: [UInt64]
    let rows: FeatureRows
    /// Row-major: one a class.
    let weights: [Int8]
    let scales: [Float]
    let bias: [Float]
    /// Divides the scores so that a confidence of 0.9 is right nine times in ten; fitted on held-out messages.
    var temperature: Float
    /// Below this confidence a message is out of scope.
    var threshold: Float

    /// Probabilities in the order of `intents`.
    /// - Parameter features: as `IntentFeatures` makes them; each counts once.
    func probabilities(_ message: [UInt64]) -> [Float] {
        let count = intents.count
        var scores = bias
        let norm = 1 / Float(max(message.count, 1)).squareRoot()
        weights.withUnsafeBufferPointer { weights in
            scores.withUnsafeMutableBufferPointer { scores in
                for feature in message {
                    guard let row = rows.row(feature) else { continue }
                    let scale = scales[row] * norm
                    let base = weights.baseAddress! + row * count
                    for intent in 0..<count { scores[intent] += scale * Float(base[intent]) }
                }
            }
        }
        return IntentModel.softmax(scores, temperature: temperature)
    }

    /// All intents, best first.
    func ranking(_ message: [UInt64]) -> [IntentScore] {
        let probabilities = probabilities(message)
        // Equal ones stay in order.
        return probabilities.indices.sorted { probabilities[$0] > probabilities[$1] }.map { IntentScore(intents[$0], Double(probabilities[$0])) }
    }

    static func softmax(_ scores: [Float], temperature: Float) -> [Float] {
        guard let top = scores.max() else { return [] }
        var out = scores.map { exp(($0 - top) / temperature) }
        let sum = out.reduce(0, +)
        for index in out.indices { out[index] /= sum }
        return out
    }

    func write(to writer: inout ByteWriter) {
        writer.write(UInt32(intents.count))
        for intent in intents { writer.write(intent) }
        writer.write(features)
        writer.write(weights)
        writer.write(scales)
        writer.write(bias)
        writer.write(temperature.bitPattern)
        writer.write(threshold.bitPattern)
    }

    init(from reader: inout ByteReader) throws {
        let count = Int(try reader.read(UInt32.self))
        guard count < 100_000 else { throw ByteReader.Truncated() }
        intents = try (0..<count).map { _ in try reader.readString() }
        features = try reader.readArray()
        rows = FeatureRows(features)
        weights = try reader.readArray()
        scales = try reader.readArray()
        bias = try reader.readArray()
        temperature = Float(bitPattern: try reader.read())
        threshold = Float(bitPattern: try reader.read())
        guard weights.count == features.count * count, scales.count == features.count, bias.count == count else { throw ByteReader.Truncated() }
    }

    init(intents: [String], features: [UInt64], weights: [Int8], scales: [Float], bias: [Float], temperature: Float, threshold: Float) {
        self.intents = intents
        self.features = features
        rows = FeatureRows(features)
        self.weights = weights
        self.scales = scales
        self.bias = bias
        self.temperature = temperature
        self.threshold = threshold
    }
}

/// What the intent model sees of a message: its words, pairs of words, pieces of words, and the same with foods and amounts abstracted.
enum IntentFeatures {
    /// - Parameter symbols: per token what it stands for (a food, an amount, a day), nil where it stands for itself.
    static func message(_ tokens: [Token], symbols: [UInt64?]) -> [UInt64] {
        var out: [UInt64] = []
        out.reserveCapacity(tokens.count * 14)
        func add(_ kind: UInt64, _ value: UInt64) { out.append(FeatureHash.join(kind, value)) }
        let edge = FeatureHash.text("<edge>")
        var previous = edge, abstract = edge, beforeAbstract = edge
        add(101, UInt64(min(tokens.count, 12)))
        for (place, token) in tokens.enumerated() {
            let hash = token.kind == .number ? FeatureHash.text("0") : FeatureHash.text(token.text)
            add(102, hash)
            add(103, FeatureHash.join(previous, hash))
            let symbol = symbols[place] ?? FeatureHash.text(token.kind == .number ? "0" : token.singular)
            if place == 0 { add(110, symbol) }
            // A name of several words is one symbol.
            if symbol != abstract || symbols[place] == nil {
                add(104, symbol)
                add(105, FeatureHash.join(abstract, symbol))
                add(106, FeatureHash.join(FeatureHash.join(beforeAbstract, abstract), symbol))
                beforeAbstract = abstract
                abstract = symbol
            }
            if token.kind == .word, symbols[place] == nil { pieces(token.text, &out) }
            previous = hash
        }
        add(103, FeatureHash.join(previous, edge))
        add(105, FeatureHash.join(abstract, edge))
        add(106, FeatureHash.join(FeatureHash.join(beforeAbstract, abstract), edge))
        // Each once.
        out.sort()
        var kept = 0
        for place in out.indices where place == 0 || out[place] != out[kept - 1] {
            out[kept] = out[place]
            kept += 1
        }
        out.removeSubrange(kept...)
        return out
    }

    /// Three, four and five letters of a word with its edges.
    private static func pieces(_ word: String, _ out: inout [UInt64]) {
        let bytes = [UInt8(ascii: "<")] + Array(word.utf8) + [UInt8(ascii: ">")]
        for length in 3...5 where bytes.count >= length {
            for start in 0...(bytes.count - length) {
                var hash = FeatureHash.seed
                for byte in bytes[start..<start + length] { hash = FeatureHash.mix(hash, byte) }
                out.append(FeatureHash.join(107, hash))
            }
        }
    }
}

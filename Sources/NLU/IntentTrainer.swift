import Foundation

/// Fits the intent model: multinomial logistic regression by AdaGrad with L2, deterministic for a seed.
///
/// Source of the optimiser: Duchi, Hazan, Singer 2011, "Adaptive subgradient methods for online learning".
struct IntentTrainer {
    struct Example {
        var features: [UInt64]
        var intent: Int
    }

    var epochs = 24
    var rate: Float = 0.6
    var l2: Float = 2e-6
    /// A feature must be seen so often.
    var minimumCount = 2
    /// A row whose largest weight stays below this share of the largest of all is dropped.
    var pruning: Float = 0.01
    var seed: UInt64

    /// Trains, calibrates on a held-out fifth, then trains again on everything with that calibration.
    func train(intents: [String], examples: [Example]) -> IntentModel {
        var held: [Example] = [], rest: [Example] = []
        var generator = SeededGenerator(seed: seed)
        for example in examples.shuffled(using: &generator) {
            if generator.next() % 5 == 0 { held.append(example) } else { rest.append(example) }
        }
        var temperature: Float = 1, threshold: Float = 0.25
        if held.count >= 100 {
            let trial = fit(intents: intents, examples: rest)
            temperature = Calibration.temperature(trial, held)
            var calibrated = trial
            calibrated.temperature = temperature
            threshold = Calibration.threshold(calibrated, held)
        }
        var model = fit(intents: intents, examples: examples)
        model.temperature = temperature
        model.threshold = threshold
        return model
    }

    private func fit(intents: [String], examples: [Example]) -> IntentModel {
        let count = intents.count
        var seen: [UInt64: Int32] = [:]
        for example in examples { for feature in example.features { seen[feature, default: 0] += 1 } }
        let features = seen.filter { $0.value >= minimumCount }.keys.sorted()
        let rows = FeatureRows(features)
        let rowed: [(rows: [Int32], norm: Float, intent: Int)] = examples.map { example in
            (example.features.compactMap { rows.row($0).map(Int32.init) }, 1 / Float(max(example.features.count, 1)).squareRoot(), example.intent)
        }
        var weights = [Float](repeating: 0, count: features.count * count)
        var squares = [Float](repeating: 1e-3, count: features.count * count)
        var bias = [Float](repeating: 0, count: count)
        var biasSquares = [Float](repeating: 1e-3, count: count)
        var scores = bias
        var generator = SeededGenerator(seed: seed &+ 1)
        var order = Array(rowed.indices)
        for epoch in 0..<epochs {
            order.shuffle(using: &generator)
            let step = rate / (1 + 0.05 * Float(epoch))
            weights.withUnsafeMutableBufferPointer { weights in
                squares.withUnsafeMutableBufferPointer { squares in
                    for place in order {
                        let example = rowed[place]
                        for c in 0..<count { scores[c] = bias[c] }
                        scores.withUnsafeMutableBufferPointer { scores in
                            for row in example.rows {
                                let base = weights.baseAddress! + Int(row) * count
                                for c in 0..<count { scores[c] += base[c] * example.norm }
                            }
                        }
                        var gradient = IntentModel.softmax(scores, temperature: 1)
                        gradient[example.intent] -= 1
                        for c in 0..<count {
                            biasSquares[c] += gradient[c] * gradient[c]
                            bias[c] -= step * gradient[c] / biasSquares[c].squareRoot() * 0.1
                        }
                        gradient.withUnsafeBufferPointer { gradient in
                            for row in example.rows {
                                let base = weights.baseAddress! + Int(row) * count
                                let past = squares.baseAddress! + Int(row) * count
                                for c in 0..<count {
                                    let g = gradient[c] * example.norm + l2 * base[c]
                                    past[c] += g * g
                                    base[c] -= step * g / past[c].squareRoot()
                                }
                            }
                        }
                    }
                }
            }
        }
        return quantised(intents: intents, features: features, weights: weights, bias: bias)
    }

    private func quantised(intents: [String], features: [UInt64], weights: [Float], bias: [Float]) -> IntentModel {
        let count = intents.count
        let largest = weights.reduce(Float(0)) { max($0, abs($1)) }
        var kept: [UInt64] = [], bytes: [Int8] = [], scales: [Float] = []
        for (row, feature) in features.enumerated() {
            let slice = weights[row * count..<(row + 1) * count]
            let top = slice.reduce(Float(0)) { max($0, abs($1)) }
            guard top > largest * pruning else { continue }
            kept.append(feature)
            scales.append(top / 127)
            for weight in slice { bytes.append(Int8((weight / top * 127).rounded())) }
        }
        return IntentModel(intents: intents, features: kept, weights: bytes, scales: scales, bias: bias, temperature: 1, threshold: 0)
    }
}

/// Makes confidences honest: fitted on messages that the model has not seen.
enum Calibration {
    /// The temperature with the least log loss.
    static func temperature(_ model: IntentModel, _ held: [IntentTrainer.Example]) -> Float {
        var best: Float = 1, least = Double.infinity
        for step in 0..<40 {
            var trial = model
            trial.temperature = 0.3 * pow(1.08, Float(step))
            var loss = 0.0
            for example in held { loss -= log(max(Double(trial.probabilities(example.features)[example.intent]), 1e-9)) }
            if loss < least { least = loss; best = trial.temperature }
        }
        return best
    }

    /// The confidence below which a message is better called out of scope: at most 3 % of in-scope messages are refused.
    static func threshold(_ model: IntentModel, _ held: [IntentTrainer.Example]) -> Float {
        let outside = model.intents.firstIndex(of: IntentModel.outOfScope)
        let tops = held.filter { $0.intent != outside }.map { example in
            let all = model.probabilities(example.features)
            return all.indices.filter { $0 != outside }.map { all[$0] }.max() ?? 0
        }.sorted()
        guard !tops.isEmpty else { return 0.25 }
        return min(tops[tops.count * 3 / 100], 0.4)
    }
}

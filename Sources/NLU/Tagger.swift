import Nutrition

/// A sequence tagger: which tokens begin or continue an entity, by the best path over linear scores (averaged structured perceptron).
///
/// Source of the method: Collins 2002, "Discriminative training methods for hidden Markov models".
struct Tagger: Sendable {
    /// `O` first, then `B-x` and `I-x` of every entity.
    let labels: [String]
    let rows: HashRows
    /// Row-major: one weight a label.
    let weights: Packed<Float>
    /// From label to label; a forbidden step is minus infinity.
    let transitions: [Float]
    /// The same in lanes.
    private let steps: [Lanes]
    /// By label whether it may be the first of a sentence.
    private let begins: [Bool]
    /// By label the entity that it is of.
    private let names: [String]

    init(labels: [String], rows: HashRows, weights: Packed<Float>, transitions: [Float]) {
        self.labels = labels
        self.rows = rows
        self.weights = weights
        self.transitions = transitions
        begins = labels.map(Tagger.begins)
        names = labels.map { String($0.dropFirst(2)) }
        steps = Tagger.lanes(transitions, labels.count)
    }

    /// The transitions from each label to all, where they are not too many; empty else.
    private static func lanes(_ transitions: [Float], _ count: Int) -> [Lanes] {
        guard count <= Lanes.scalarCount, transitions.count == count * count else { return [] }
        return (0..<count).map { previous in
            var lanes = Lanes(repeating: -.infinity)
            for label in 0..<count { lanes[label] = transitions[previous * count + label] }
            return lanes
        }
    }

    /// An entity found: tokens and label.
    struct Span: Sendable, Hashable {
        var tokens: Range<Int>
        var label: String
        /// How far the best label is ahead of the next, squeezed to 0 … 1.
        var confidence: Double
    }

    var isEmpty: Bool { labels.count <= 1 }

    /// So many labels are reckoned at once, where there are no more.
    private typealias Lanes = SIMD16<Float>

    /// The best labelling of a sentence.
    /// - Parameter scores: per token and label what its features say.
    private func path(_ scores: UnsafeBufferPointer<Float>, _ length: Int) -> [Int] {
        // Where labels are reckoned in lanes, there is room for whole ones.
        let count = labels.count, width = steps.isEmpty ? count : Lanes.scalarCount
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: width * length) { back in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: width * 2) { sums in
                var best = UnsafeMutableBufferPointer(rebasing: sums[..<width]), next = UnsafeMutableBufferPointer(rebasing: sums[width...])
                for label in 0..<count { best.initializeElement(at: label, to: scores[label] + (begins[label] ? 0 : -.infinity)) }
                for place in 1..<max(1, length) {
                    step(best, to: next, UnsafeMutableBufferPointer(rebasing: back[place * width..<(place + 1) * width]))
                    for label in 0..<count { next[label] += scores[place * count + label] }
                    swap(&best, &next)
                }
                var label = (0..<count).max { best[$0] < best[$1] }!
                var path = [label]
                path.reserveCapacity(length)
                for place in stride(from: length - 1, to: 0, by: -1) {
                    label = Int(back[place * width + label])
                    path.append(label)
                }
                path.reverse()
                return path
            }
        }
    }

    /// The best sum with which each label is reached, and from which label: from the first, then from the next; a tie is the first one's.
    private func step(
        _ best: UnsafeMutableBufferPointer<Float>, to next: UnsafeMutableBufferPointer<Float>, _ back: UnsafeMutableBufferPointer<Int32>
    ) {
        let count = labels.count
        guard steps.isEmpty else {
            var sums = Lanes(repeating: -.infinity), from = SIMD16<Int32>()
            for previous in 0..<count {
                let reached = steps[previous] + best[previous], isBetter = reached .> sums
                sums.replace(with: reached, where: isBetter)
                from.replace(with: Int32(truncatingIfNeeded: previous), where: isBetter)
            }
            UnsafeMutableRawBufferPointer(next).storeBytes(of: sums, as: Lanes.self)
            UnsafeMutableRawBufferPointer(back).storeBytes(of: from, as: SIMD16<Int32>.self)
            return
        }
        next.initialize(repeating: -.infinity)
        back.initialize(repeating: 0)
        for previous in 0..<count {
            for label in 0..<count {
                let sum = best[previous] + transitions[previous * count + label]
                guard sum > next[label] else { continue }
                next[label] = sum
                back[label] = Int32(truncatingIfNeeded: previous)
            }
        }
    }

    /// The entities of a sentence.
    func spans(_ sentence: SentenceFeatures) -> [Span] {
        guard !isEmpty, sentence.count > 0 else { return [] }
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: sentence.count * labels.count) { scores in
            weigh(sentence, scores)
            return spans(UnsafeBufferPointer(scores), sentence.count)
        }
    }

    private func spans(_ scores: UnsafeBufferPointer<Float>, _ length: Int) -> [Span] {
        var spans: [Span] = []
        for (place, label) in path(scores, length).enumerated() where label != 0 {
            let first = place * labels.count
            var rival = -Float.infinity
            for other in labels.indices where other != label && scores[first + other] > rival { rival = scores[first + other] }
            let margin = Double(scores[first + label] - rival)
            let confidence = 0.5 + 0.5 * margin / (1 + abs(margin))
            let name = names[label]
            if !begins[label], let last = spans.last, last.label == name, last.tokens.upperBound == place {
                spans[spans.count - 1].tokens = last.tokens.lowerBound..<place + 1
                spans[spans.count - 1].confidence = min(last.confidence, confidence)
            } else {
                spans.append(Span(tokens: place..<place + 1, label: name, confidence: confidence))
            }
        }
        return spans
    }

    /// Puts down per token and label what its features say.
    private func weigh(_ sentence: SentenceFeatures, _ out: UnsafeMutableBufferPointer<Float>) {
        let count = labels.count
        out.initialize(repeating: 0)
        weights.withUnsafeBufferPointer { weights in
            for token in 0..<sentence.count {
                let scores = UnsafeMutableBufferPointer(rebasing: out[token * count..<(token + 1) * count])
                rows.withRows(sentence[token]) { Tagger.add($0, weights, scores) }
            }
        }
    }

    /// Adds the rows of weights to the scores of the labels, row by row.
    private static func add(
        _ rows: UnsafeBufferPointer<Int>, _ weights: UnsafeBufferPointer<Float>, _ scores: UnsafeMutableBufferPointer<Float>
    ) {
        typealias Lanes = SIMD8<Float>
        let count = scores.count, last = count - Lanes.scalarCount
        guard (0...Lanes.scalarCount).contains(last) else {
            for row in rows { for label in 0..<count { scores[label] += weights[row * count + label] } }
            return
        }
        // Two lanes, the second up to the last label: where they lie over each other both come to the same.
        let size = MemoryLayout<Float>.stride, raw = UnsafeRawBufferPointer(weights), sums = UnsafeMutableRawBufferPointer(scores)
        var low = sums.loadUnaligned(as: Lanes.self), high = sums.loadUnaligned(fromByteOffset: last * size, as: Lanes.self)
        for row in rows {
            precondition((row + 1) * count <= weights.count)
            let first = row &* count &* size
            low += raw.loadUnaligned(fromByteOffset: first, as: Lanes.self)
            high += raw.loadUnaligned(fromByteOffset: first &+ last &* size, as: Lanes.self)
        }
        sums.storeBytes(of: low, as: Lanes.self)
        sums.storeBytes(of: high, toByteOffset: last * size, as: Lanes.self)
    }

    static func begins(_ label: String) -> Bool { !label.hasPrefix("I-") }

    /// Whether a label may follow another: `I-x` only after `B-x` or `I-x`.
    static func mayFollow(_ previous: String, _ label: String) -> Bool {
        !label.hasPrefix("I-") || previous.dropFirst(2) == label.dropFirst(2)
    }
}

extension Tagger {
    /// A sentence to learn from: features and the right label of each token.
    struct Example {
        var features: [[UInt64]]
        var labels: [Int]
        /// By which it takes its place in the order of training.
        var draw: UInt64 = 0
    }

    /// Learns from labelled sentences; the same for the same examples, order and seed.
    static func train(labels: [String], examples: [Example], epochs: Int, rounds: Int) -> Tagger {
        let count = labels.count
        var index: [UInt64: Int32] = [:]
        var features: [UInt64] = []
        for example in examples {
            for token in example.features {
                for feature in token where index[feature] == nil { index[feature] = Int32(features.count); features.append(feature) }
            }
        }
        let rowed: [(rows: [[Int32]], labels: [Int])] = examples.map { ($0.features.map { $0.map { index[$0]! } }, $0.labels) }
        var forbidden = [Float](repeating: 0, count: count * count)
        for a in 0..<count { for b in 0..<count where !mayFollow(labels[a], labels[b]) { forbidden[a * count + b] = -.infinity } }

        // Several go through the sentences in orders of their own, and what they learned is averaged: which sentence came before which matters less.
        let learned = (0..<rounds).map { round in
            learn(examples, rowed, rows: features.count, labels, forbidden, epochs: epochs, salt: UInt64(round) << 32)
        }
        var weights = learned[0].weights, steps = learned[0].steps
        for other in learned.dropFirst() {
            for i in weights.indices { weights[i] += other.weights[i] }
            for i in steps.indices { steps[i] += other.steps[i] }
        }
        for i in weights.indices { weights[i] /= Float(rounds) }
        for i in steps.indices { steps[i] = forbidden[i] + steps[i] / Float(rounds) }
        // Rows that stayed near zero say nothing.
        let kept = features.indices.filter { row in weights[row * count..<(row + 1) * count].contains { abs($0) > 0.02 } }
        return Tagger(
            labels: labels, rows: HashRows(kept.map { features[$0] }),
            weights: Packed(kept.flatMap { weights[$0 * count..<($0 + 1) * count] }), transitions: steps)
    }

    /// One way through the sentences: the weights of rows and of steps, averaged over time.
    private static func learn(
        _ examples: [Example], _ rowed: [(rows: [[Int32]], labels: [Int])], rows: Int, _ labels: [String], _ forbidden: [Float], epochs: Int,
        salt: UInt64
    ) -> (weights: [Float], steps: [Float]) {
        let count = labels.count
        var weights = [Float](repeating: 0, count: rows * count), weightSums = weights
        var steps = [Float](repeating: 0, count: count * count), stepSums = steps
        var time: Float = 1
        var order = Array(rowed.indices)
        for epoch in 0..<epochs {
            let keys = examples.map { FeatureHash.join(salt + UInt64(epoch), $0.draw) }
            order.sort { keys[$0] < keys[$1] }
            for place in order {
                let example = rowed[place]
                let guess = decode(example.rows, weights, steps, forbidden, labels)
                if guess != example.labels {
                    for token in example.labels.indices {
                        let right = example.labels[token], wrong = guess[token]
                        if right != wrong {
                            for row in example.rows[token] {
                                let base = Int(row) * count
                                weights[base + right] += 1; weightSums[base + right] += time
                                weights[base + wrong] -= 1; weightSums[base + wrong] -= time
                            }
                        }
                        if token > 0 {
                            let a = example.labels[token - 1] * count + right, b = guess[token - 1] * count + wrong
                            if a != b {
                                steps[a] += 1; stepSums[a] += time
                                steps[b] -= 1; stepSums[b] -= time
                            }
                        }
                    }
                }
                time += 1
            }
        }
        for i in weights.indices { weights[i] -= weightSums[i] / time }
        for i in steps.indices { steps[i] -= stepSums[i] / time }
        return (weights, steps)
    }

    private static func decode(_ rows: [[Int32]], _ weights: [Float], _ steps: [Float], _ forbidden: [Float], _ labels: [String]) -> [Int] {
        let count = labels.count
        var best = [Float](repeating: 0, count: count), next = best
        var back = [Int16](repeating: 0, count: count * rows.count)
        weights.withUnsafeBufferPointer { weights in
            for (place, token) in rows.enumerated() {
                for label in 0..<count {
                    var emission: Float = 0
                    for row in token { emission += weights[Int(row) * count + label] }
                    if place == 0 {
                        next[label] = emission + (begins(labels[label]) ? 0 : -.infinity)
                        continue
                    }
                    var top = -Float.infinity, from = 0
                    for previous in 0..<count {
                        let score = best[previous] + steps[previous * count + label] + forbidden[previous * count + label]
                        if score > top { top = score; from = previous }
                    }
                    next[label] = top + emission
                    back[place * count + label] = Int16(from)
                }
                swap(&best, &next)
            }
        }
        var path = [Int](repeating: 0, count: rows.count)
        guard !rows.isEmpty else { return path }
        path[rows.count - 1] = best.indices.max { best[$0] < best[$1] }!
        for place in stride(from: rows.count - 1, to: 0, by: -1) { path[place - 1] = Int(back[place * count + path[place]]) }
        return path
    }

    func write(to writer: inout ByteWriter) {
        writer.write(UInt32(labels.count))
        for label in labels { writer.write(label) }
        rows.write(to: &writer)
        writer.write(weights)
        writer.write(transitions)
    }

    init(from reader: inout ByteReader) throws {
        let count = Int(try reader.read(UInt32.self))
        guard count < 10_000 else { throw ByteReader.Truncated() }
        self.init(
            labels: try (0..<count).map { _ in try reader.readString() }, rows: try HashRows(from: &reader), weights: try reader.readPacked(),
            transitions: try reader.readArray())
        guard weights.count % max(count, 1) == 0, transitions.count == count * count else { throw ByteReader.Truncated() }
    }
}

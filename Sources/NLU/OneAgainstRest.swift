import Foundation
import Nutrition

/// Linear support vector machines, one for each class against the rest, with squared hinge loss and L2: solved in the dual, a message
/// at a time, for all classes side by side. Convex, so a changed message moves the weights a little and never the whole model.
///
/// Source: Hsieh, Chang, Lin, Keerthi, Sundararajan 2008, "A dual coordinate descent method for large-scale linear SVM".
struct OneAgainstRest: Sendable {
    typealias Lanes = SIMD8<Float>

    /// What a wrong message costs against large weights.
    var cost: Float = 1
    /// From 0, where each message weighs the same, to 1, where the messages of each class weigh the same together.
    var evenness: Float = 0
    var passes = 12
    /// How often the messages of the other folds are gone through when one is forgotten.
    var foldPasses = 4

    /// The weights found: row-major by feature, then by number of the meaning, then the bias; a row is `stride` wide.
    struct Weights: Sendable {
        let classes: Int
        let rows: Int
        let stride: Int
        fileprivate let values: [Float]

        subscript(row: Int, intent: Int) -> Float { values[row * stride + intent] }
    }

    /// The weights learned from all messages, and the scores of each message by weights that were learned without its fold.
    struct Solution: Sendable {
        let weights: Weights
        /// Row-major by message, then by class; empty without folds.
        let held: [Float]
    }

    /// - Parameters:
    ///   - classes: how many classes there are.
    ///   - folds: per message its fold, counted from 0; empty for none.
    func fit(_ examples: IntentExamples, classes: Int, folds: [Int] = []) -> Solution {
        let rows = examples.features.count + examples.width + 1
        let lanes = (classes + 7) / 8, stride = lanes * 8
        var out = [Float](repeating: 0, count: rows * stride)
        var held = [Float](repeating: 0, count: folds.count * classes)
        let threads = min(2, lanes)
        out.withUnsafeMutableBufferPointer { values in
            held.withUnsafeMutableBufferPointer { held in
                nonisolated(unsafe) let values = values
                nonisolated(unsafe) let held = held
                Parallel.forEach(threads) { part in
                    let mine = lanes * part / threads..<lanes * (part + 1) / threads
                    examples.withRows { row in
                        let machines = Machines(examples, row, mine, cost: cost, evenness: evenness)
                        defer { machines.free() }
                        let all = Array(0..<examples.count)
                        machines.learn(all, passes: passes)
                        for row in 0..<rows {
                            let line = UnsafeMutableRawPointer(values.baseAddress! + row * stride)
                            for lane in mine { line.storeBytes(of: machines.weight(row, lane), toByteOffset: lane * 32, as: Lanes.self) }
                        }
                        for fold in 0..<((folds.max() ?? -1) + 1) {
                            let others = Machines(copy: machines)
                            defer { others.free() }
                            let outsiders = all.filter { folds[$0] == fold }
                            for message in outsiders { others.forget(message) }
                            others.learn(all.filter { folds[$0] != fold }, passes: foldPasses)
                            for message in outsiders {
                                others.scores(message) { lane, scores in
                                    for place in 0..<8 where lane * 8 + place < classes { held[message * classes + lane * 8 + place] = scores[place] }
                                }
                            }
                        }
                    }
                }
            }
        }
        return Solution(weights: Weights(classes: classes, rows: rows, stride: stride, values: out), held: held)
    }
}

/// The machines of some classes while they learn: weights, and per message how much it holds them.
private struct Machines {
    typealias Lanes = OneAgainstRest.Lanes

    let examples: IntentExamples
    let row: (Int) -> IntentExamples.Row
    let lanes: Range<Int>
    /// How far a message may stand on the wrong side: of a class that is not its own, and by class of its own.
    let slack: Float
    let ownSlack: [Float]
    private let wide: Int
    private let rows: Int
    private let weights: UnsafeMutablePointer<Lanes>
    private let duals: UnsafeMutablePointer<Lanes>
    private let scratch: UnsafeMutablePointer<Lanes>

    init(_ examples: IntentExamples, _ row: @escaping (Int) -> IntentExamples.Row, _ lanes: Range<Int>, cost: Float, evenness: Float) {
        (self.examples, self.row, self.lanes) = (examples, row, lanes)
        let even = 1 / (2 * cost)
        slack = even
        var counts = [Float](repeating: 0, count: (examples.classes.max() ?? 0) + 1)
        for intent in examples.classes { counts[intent] += 1 }
        let mean = Float(examples.count) / Float(max(1, counts.count { $0 > 0 }))
        ownSlack = counts.map { even * pow($0 / mean, evenness) }
        wide = lanes.count
        rows = examples.features.count + examples.width + 1
        weights = .allocate(capacity: rows * wide)
        weights.initialize(repeating: .zero, count: rows * wide)
        duals = .allocate(capacity: examples.count * wide)
        duals.initialize(repeating: .zero, count: examples.count * wide)
        scratch = .allocate(capacity: 2 * wide)
        scratch.initialize(repeating: .zero, count: 2 * wide)
    }

    init(copy other: Machines) {
        self = other.withOwnMemory()
    }

    private init(
        _ other: Machines, _ weights: UnsafeMutablePointer<Lanes>, _ duals: UnsafeMutablePointer<Lanes>, _ scratch: UnsafeMutablePointer<Lanes>
    ) {
        (examples, row, lanes, slack, wide, rows) = (other.examples, other.row, other.lanes, other.slack, other.wide, other.rows)
        ownSlack = other.ownSlack
        (self.weights, self.duals, self.scratch) = (weights, duals, scratch)
    }

    private func withOwnMemory() -> Machines {
        func copy(_ from: UnsafeMutablePointer<Lanes>, _ count: Int) -> UnsafeMutablePointer<Lanes> {
            let to = UnsafeMutablePointer<Lanes>.allocate(capacity: count)
            to.initialize(from: from, count: count)
            return to
        }
        return Machines(self, copy(weights, rows * wide), copy(duals, examples.count * wide), copy(scratch, 2 * wide))
    }

    func free() { weights.deallocate(); duals.deallocate(); scratch.deallocate() }

    func weight(_ row: Int, _ lane: Int) -> Lanes { weights[row * wide + lane - lanes.lowerBound] }

    /// Goes through the messages so many times, each time in another order, which a changed message does not change for the others.
    func learn(_ members: [Int], passes: Int) {
        var order = members
        let steps = scratch + wide
        for pass in 0..<passes {
            let salt = UInt64(pass)
            let keys = examples.draws.map { FeatureHash.join(salt, $0) }
            order.sort { keys[$0] < keys[$1] }
            for message in order {
                let row = row(message), intent = examples.classes[message]
                score(row)
                let square = row.square
                let dual = duals + message * wide
                var moved = false
                for lane in 0..<wide {
                    let side = side(intent, lane)
                    let slack = softness(intent, lane)
                    let gradient = side * scratch[lane] - 1 + dual[lane] * slack
                    let next = pointwiseMax(dual[lane] - gradient / (square + slack), .zero)
                    let step = (next - dual[lane]) * side
                    steps[lane] = step
                    dual[lane] = next
                    if any(step .!= 0) { moved = true }
                }
                if moved { move(row) }
            }
        }
    }

    /// Takes back what a message did.
    func forget(_ message: Int) {
        let dual = duals + message * wide, steps = scratch + wide
        for lane in 0..<wide {
            steps[lane] = -dual[lane] * side(examples.classes[message], lane)
            dual[lane] = .zero
        }
        move(row(message))
    }

    func scores(_ message: Int, _ body: (Int, Lanes) -> Void) {
        score(row(message))
        for lane in 0..<wide { body(lanes.lowerBound + lane, scratch[lane]) }
    }

    @inline(__always)
    private func side(_ intent: Int, _ lane: Int) -> Lanes {
        var side = Lanes(repeating: -1)
        let own = intent - (lanes.lowerBound + lane) * 8
        if own >= 0, own < 8 { side[own] = 1 }
        return side
    }

    @inline(__always)
    private func softness(_ intent: Int, _ lane: Int) -> Lanes {
        var out = Lanes(repeating: slack)
        let own = intent - (lanes.lowerBound + lane) * 8
        if own >= 0, own < 8 { out[own] = ownSlack[intent] }
        return out
    }

    /// The scores of a message, to the first half of the scratch.
    private func score(_ row: IntentExamples.Row) {
        for lane in 0..<wide { scratch[lane] = .zero }
        each(row) { base, scale in for lane in 0..<wide { scratch[lane] += base[lane] * scale } }
    }

    /// Moves the weights along a message by the second half of the scratch.
    private func move(_ row: IntentExamples.Row) {
        let steps = scratch + wide
        each(row) { base, scale in for lane in 0..<wide { base[lane] += steps[lane] * scale } }
    }

    /// The weights of each feature that a message has, with how strong it is there: the bias, words, pieces, and what they mean.
    @inline(__always)
    private func each(_ row: IntentExamples.Row, _ body: (_ base: UnsafeMutablePointer<Lanes>, _ scale: Float) -> Void) {
        body(weights + (rows - 1) * wide, 1)
        for number in row.words { body(weights + Int(number) * wide, row.wordScale) }
        for number in row.pieces { body(weights + Int(number) * wide, row.pieceScale) }
        for (number, value) in row.meaning.enumerated() where value != 0 {
            body(weights + (examples.features.count + number) * wide, value * IntentModel.meaningScale)
        }
    }
}

extension IntentExamples.Row {
    /// The square of its length, the bias with it.
    fileprivate var square: Float {
        var out = 1 + wordScale * wordScale * Float(words.count) + pieceScale * pieceScale * Float(pieces.count)
        for value in meaning { out += value * value * IntentModel.meaningScale * IntentModel.meaningScale }
        return out
    }
}

@inline(__always)
private func pointwiseMax(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> { a.replacing(with: b, where: a .< b) }

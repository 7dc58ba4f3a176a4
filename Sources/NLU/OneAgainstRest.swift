/// Linear support vector machines, one for each class against the rest, with squared hinge loss and L2: solved in the dual, a message
/// at a time, for all classes side by side. Convex, so a changed message moves the weights a little and never the whole model.
///
/// Source: Hsieh, Chang, Lin, Keerthi, Sundararajan 2008, "A dual coordinate descent method for large-scale linear SVM".
struct OneAgainstRest: Sendable {
    typealias Lanes = SIMD8<Float>

    /// What a wrong message costs against large weights.
    var cost: Float = 1
    var passes = 12

    /// The weights found: row-major by feature, then by number of the meaning, then the bias; a row is `stride` wide.
    struct Weights: Sendable {
        let classes: Int
        let rows: Int
        let stride: Int
        fileprivate(set) var values: [Float]

        subscript(row: Int, intent: Int) -> Float { values[row * stride + intent] }

        /// The scores of one message.
        func scores(_ row: IntentExamples.Row, width: Int) -> [Float] {
            var out = [Float](repeating: 0, count: classes)
            func add(_ number: Int, _ scale: Float) { for intent in 0..<classes { out[intent] += scale * values[number * stride + intent] } }
            for number in row.words { add(Int(number), row.wordScale) }
            for number in row.pieces { add(Int(number), row.pieceScale) }
            for (place, value) in row.meaning.enumerated() { add(rows - 1 - width + place, value * IntentModel.meaningScale) }
            add(rows - 1, 1)
            return out
        }
    }

    /// - Parameters:
    ///   - members: the messages to learn from, in an order of their own.
    ///   - classes: how many classes there are.
    func fit(_ examples: IntentExamples, members: [Int], classes: Int) -> Weights {
        let rows = examples.features.count + examples.width + 1
        let lanes = (classes + 7) / 8
        var out = Weights(classes: classes, rows: rows, stride: lanes * 8, values: [Float](repeating: 0, count: rows * lanes * 8))
        let threads = min(2, lanes)
        out.values.withUnsafeMutableBufferPointer { values in
            nonisolated(unsafe) let values = values
            Parallel.forEach(threads) { part in
                let mine = lanes * part / threads..<lanes * (part + 1) / threads
                solve(examples, members, mine) { row, lane, weight in
                    for place in 0..<8 { values[row * lanes * 8 + lane * 8 + place] = weight[place] }
                }
            }
        }
        return out
    }

    /// Solves the classes of some lanes.
    private func solve(_ examples: IntentExamples, _ members: [Int], _ mine: Range<Int>, _ put: (Int, Int, Lanes) -> Void) {
        let wide = mine.count, rows = examples.features.count + examples.width + 1
        let meanings = examples.features.count, bias = rows - 1
        let weights = UnsafeMutablePointer<Lanes>.allocate(capacity: rows * wide)
        weights.initialize(repeating: .zero, count: rows * wide)
        let duals = UnsafeMutablePointer<Lanes>.allocate(capacity: members.count * wide)
        duals.initialize(repeating: .zero, count: members.count * wide)
        let scores = UnsafeMutablePointer<Lanes>.allocate(capacity: 2 * wide)
        let steps = scores + wide
        defer { weights.deallocate(); duals.deallocate(); scores.deallocate() }
        let slack = 1 / (2 * cost)
        var order = Array(members.indices)
        examples.withRows { row in
            for pass in 0..<passes {
                // Another order every pass, which a changed message does not change for the others.
                let salt = UInt64(pass)
                let keys = members.map { FeatureHash.join(salt, examples.draws[$0]) }
                order.sort { keys[$0] < keys[$1] }
                for place in order {
                    let message = row(members[place])
                    let intent = examples.classes[members[place]]
                    var square: Float = 1
                    for lane in 0..<wide { scores[lane] = weights[bias * wide + lane] }
                    OneAgainstRest.add(message.words, message.wordScale, weights, wide, scores)
                    OneAgainstRest.add(message.pieces, message.pieceScale, weights, wide, scores)
                    square += message.wordScale * message.wordScale * Float(message.words.count)
                    square += message.pieceScale * message.pieceScale * Float(message.pieces.count)
                    for (number, value) in message.meaning.enumerated() {
                        let scaled = value * IntentModel.meaningScale, base = weights + (meanings + number) * wide
                        for lane in 0..<wide { scores[lane] += base[lane] * scaled }
                        square += scaled * scaled
                    }
                    let dual = duals + place * wide
                    var moved = false
                    for lane in 0..<wide {
                        var side = Lanes(repeating: -1)
                        let own = intent - (mine.lowerBound + lane) * 8
                        if own >= 0, own < 8 { side[own] = 1 }
                        let gradient = side * scores[lane] - 1 + dual[lane] * slack
                        let next = pointwiseMax(dual[lane] - gradient / (square + slack), .zero)
                        let step = (next - dual[lane]) * side
                        steps[lane] = step
                        dual[lane] = next
                        if any(step .!= 0) { moved = true }
                    }
                    guard moved else { continue }
                    for lane in 0..<wide where any(steps[lane] .!= 0) {
                        weights[bias * wide + lane] += steps[lane]
                        let word = steps[lane] * message.wordScale, piece = steps[lane] * message.pieceScale
                        for number in message.words { weights[Int(number) * wide + lane] += word }
                        for number in message.pieces { weights[Int(number) * wide + lane] += piece }
                        let meaning = steps[lane] * IntentModel.meaningScale
                        for (number, value) in message.meaning.enumerated() { weights[(meanings + number) * wide + lane] += meaning * value }
                    }
                }
            }
        }
        for row in 0..<rows { for lane in 0..<wide { put(row, mine.lowerBound + lane, weights[row * wide + lane]) } }
    }

    @inline(__always)
    private static func add(
        _ numbers: Slice<UnsafeBufferPointer<Int32>>, _ scale: Float, _ weights: UnsafeMutablePointer<Lanes>, _ wide: Int,
        _ scores: UnsafeMutablePointer<Lanes>
    ) {
        for number in numbers {
            let base = weights + Int(number) * wide
            for lane in 0..<wide { scores[lane] += base[lane] * scale }
        }
    }
}

@inline(__always)
private func pointwiseMax(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> { a.replacing(with: b, where: a .< b) }

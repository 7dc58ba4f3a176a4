import Foundation

/// Makes margins into honest confidences: fitted on messages that the model has not seen, so that 0.9 is right nine times in ten.
///
/// First how likely the message is one of ours at all, from the best margin, the second and that of "none of ours"; then which one, by a
/// softmax over the margins.
struct Calibration: Sendable, Hashable {
    /// The softmax's steepness.
    var slope: Float = 4
    /// Weights of the best margin, the margin of "none of ours", the second margin, and 1; nil where the data has no such messages.
    var inside: [Float]?
    /// A message less likely than this to be one of ours is out of scope.
    var threshold: Float = 0.25

    /// At most this share of our own messages is refused.
    static let refused = 0.025

    init() {}

    /// A confidence an intent; they sum to 1.
    func confidences(_ margins: [Float], outside: Int?) -> [Float] {
        // With too few to learn from, "none of ours" is an intent like the others.
        let outside = inside == nil ? nil : outside
        let left = outside ?? -1, best = Calibration.best(margins, but: left), top = best.first
        var out = margins
        let slope = slope
        let sum = out.withUnsafeMutableBufferPointer { out in
            var sum: Float = 0
            for intent in out.indices {
                let likely = intent == left ? 0 : exp((out[intent] - top) * slope)
                out[intent] = likely
                sum += likely
            }
            return sum
        }
        guard sum > 0 else { return margins.map { _ in 1 / Float(margins.count) } }
        let ours = outside.map { likelyOurs(Calibration.signs(best, margins[$0])) } ?? 1
        let share = ours / sum
        out.withUnsafeMutableBufferPointer { out in for intent in out.indices { out[intent] *= share } }
        if let outside { out[outside] = 1 - ours }
        return out
    }

    private func likelyOurs(_ signs: SIMD4<Float>) -> Float {
        guard let inside else { return 1 }
        var sum: Float = 0
        for place in 0..<min(inside.count, 4) { sum += inside[place] * signs[place] }
        return 1 / (1 + exp(-sum))
    }

    /// The best margin but that of one intent, and the second best.
    private static func best(_ margins: [Float], but left: Int) -> (first: Float, second: Float) {
        var first = -Float.infinity, second = -Float.infinity
        margins.withUnsafeBufferPointer { margins in
            for intent in margins.indices where margins[intent] > second && intent != left {
                (first, second) = margins[intent] > first ? (margins[intent], first) : (first, margins[intent])
            }
        }
        return (first, second)
    }

    /// The best margin among ours, that of "none of ours", the second best, and 1.
    private static func signs(_ best: (first: Float, second: Float), _ none: Float) -> SIMD4<Float> {
        SIMD4(best.first, none, best.second.isFinite ? best.second : best.first, 1)
    }

    /// Fitted on margins of held-out messages with their intents.
    init(_ held: [(margins: [Float], intent: Int)], outside: Int?) {
        let ours = held.filter { $0.intent != outside }
        guard ours.count >= 20 else { return }
        if let outside, held.count - ours.count >= 10 {
            inside = Calibration.logistic(
                held.map { message in
                    let signs = Calibration.signs(Calibration.best(message.margins, but: outside), message.margins[outside])
                    return (signs.indices.map { signs[$0] }, message.intent != outside)
                })
        }
        // The steepness with the least log loss: golden section over its logarithm.
        func loss(_ power: Double) -> Double {
            var trial = self
            trial.slope = Float(exp(power))
            return ours.reduce(0.0) { $0 - log(max(Double(trial.confidences($1.margins, outside: outside)[$1.intent]), 1e-9)) }
        }
        let golden = 0.618_033_988_749_895
        var low = log(0.5), high = log(30.0)
        var left = high - golden * (high - low), right = low + golden * (high - low)
        var leftLoss = loss(left), rightLoss = loss(right)
        for _ in 0..<12 {
            if leftLoss < rightLoss {
                (high, right, rightLoss) = (right, left, leftLoss)
                left = high - golden * (high - low)
                leftLoss = loss(left)
            } else {
                (low, left, leftLoss) = (left, right, rightLoss)
                right = low + golden * (high - low)
                rightLoss = loss(right)
            }
        }
        slope = Float(exp((low + high) / 2))
        threshold = border(held, outside: outside)
    }

    /// Where most of the others are refused for the fewest of ours, and at most `refused` of ours.
    private func border(_ held: [(margins: [Float], intent: Int)], outside: Int?) -> Float {
        let sure = held.map { message -> (likely: Float, isOurs: Bool) in
            let all = confidences(message.margins, outside: outside)
            return (outside.map { 1 - all[$0] } ?? all.max() ?? 0, message.intent != outside)
        }.sorted { $0.likely < $1.likely }
        let ours = sure.count { $0.isOurs }, others = sure.count - ours
        var lost = 0, caught = 0, best = -1.0, border: Float = 0
        for (likely, isOurs) in sure {
            guard Double(lost) <= Calibration.refused * Double(ours) else { break }
            let gain = others > 0 ? Double(caught) / Double(others) - Double(lost) / Double(ours) : Double(likely < 0.4 ? lost : 0)
            if gain > best { best = gain; border = likely }
            if isOurs { lost += 1 } else { caught += 1 }
        }
        return border
    }

    /// Logistic regression with a little L2, by Newton's method.
    private static func logistic(_ rows: [(x: [Float], y: Bool)]) -> [Float] {
        let width = rows[0].x.count
        var weights = [Double](repeating: 0, count: width)
        for _ in 0..<25 {
            var gradient = weights.map { $0 * 0.1 }
            var curve = (0..<width).map { a in (0..<width).map { $0 == a ? 0.1 : 0.0 } }
            for (x, y) in rows {
                var sum = 0.0
                for place in 0..<width { sum += weights[place] * Double(x[place]) }
                let p = 1 / (1 + exp(-sum)), error = p - (y ? 1 : 0), bend = max(p * (1 - p), 1e-9)
                for a in 0..<width {
                    gradient[a] += error * Double(x[a])
                    for b in 0..<width { curve[a][b] += bend * Double(x[a]) * Double(x[b]) }
                }
            }
            let step = solve(curve, gradient)
            for place in 0..<width { weights[place] -= step[place] }
            if step.allSatisfy({ abs($0) < 1e-6 }) { break }
        }
        return weights.map(Float.init)
    }

    /// A small symmetric system, by elimination.
    private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
        var a = matrix, b = right
        for pivot in b.indices {
            for row in b.indices where row != pivot {
                let factor = a[row][pivot] / a[pivot][pivot]
                for column in b.indices { a[row][column] -= factor * a[pivot][column] }
                b[row] -= factor * b[pivot]
            }
        }
        return b.indices.map { b[$0] / a[$0][$0] }
    }

    /// For the model's file.
    var numbers: [Float] { [slope, threshold] + (inside ?? []) }

    init?(numbers: [Float]) {
        guard numbers.count == 2 || numbers.count == 6 else { return nil }
        slope = numbers[0]
        threshold = numbers[1]
        inside = numbers.count == 6 ? Array(numbers[2...]) : nil
    }
}

/// An axis: from where to where, and at which round numbers its ticks stand.
public struct Scale: Sendable, Hashable {
    /// The first tick.
    public let lower: Double
    /// The last tick.
    public let upper: Double
    public let step: Double

    /// The axis that fits values: ticks at 1, 2, 2.5 or 5 times a power of ten, as few as hold them all and at most so many intervals.
    /// - Parameters:
    ///   - values: finite ones count; none at all give 0 to 1.
    ///   - fromZero: amounts start at 0, a weight does not.
    ///   - leastSpan: a line that hardly moves is not blown up beyond this.
    public init(fitting values: [Double], fromZero: Bool, intervals: Int = 5, leastSpan: Double = 0) {
        let finite = values.filter(\.isFinite)
        var low = finite.min() ?? 0, high = finite.max() ?? 0
        if fromZero {
            low = min(0, low)
            high = max(0, high)
        }
        if high - low < leastSpan {
            let middle = (low + high) / 2
            let isPositive = low >= 0
            (low, high) = (middle - leastSpan / 2, middle + leastSpan / 2)
            if isPositive, low < 0 { (low, high) = (0, high - low) }
        }
        if high <= low { high = low + 1 }
        let most = Double(max(1, intervals))
        var step = Scale.firstStep(atLeast: (high - low) / most)
        // A range across a tick may need one interval more than its length tells.
        while (high / step).rounded(.up) - (low / step).rounded(.down) > most { step = Scale.next(step) }
        self.step = step
        lower = (low / step).rounded(.down) * step
        upper = max((high / step).rounded(.up) * step, lower + step)
    }

    public var intervals: Int { Int(((upper - lower) / step).rounded()) }

    /// From the lowest to the highest; computed from their place, so that no error adds up.
    public var ticks: [Double] { (0...intervals).map { lower + Double($0) * step } }

    /// Where a value stands: 0 at the lower end, 1 at the upper.
    public func place(_ value: Double) -> Double { (value - lower) / (upper - lower) }

    private static let rounds = [1.0, 2, 2.5, 5]

    private static func firstStep(atLeast size: Double) -> Double {
        var power = 1.0
        while power > size, power > 1e-9 { power /= 10 }
        while power * 10 <= size { power *= 10 }
        for round in rounds where round * power >= size * (1 - 1e-9) { return round * power }
        return power * 10
    }

    private static func next(_ step: Double) -> Double { firstStep(atLeast: step * 1.01) }
}

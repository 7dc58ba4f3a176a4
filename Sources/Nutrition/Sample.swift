/// Some figures of one kind, for comparing them with others.
public struct Sample: Sendable, Hashable {
    public let count: Int
    public let mean: Double
    /// With one degree of freedom taken; 0 for fewer than two.
    public let variance: Double

    public init(_ values: [Double]) {
        let mean = values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
        self.count = values.count
        self.mean = mean
        variance = values.count > 1 ? values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1) : 0
    }

    /// By how much it lies above another, nil where that may well be chance: less than three standard errors of the difference (Welch), or fewer than three
    /// figures. Three, not two, since it was picked as the highest of seven.
    public func standsAbove(_ other: Sample, errors: Double = 3) -> Double? {
        guard count >= 3, other.count >= 3, mean > other.mean else { return nil }
        let error = (variance / Double(count) + other.variance / Double(other.count)).squareRoot()
        return mean - other.mean >= errors * error ? mean - other.mean : nil
    }
}

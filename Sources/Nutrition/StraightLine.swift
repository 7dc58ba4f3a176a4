/// The straight line through points that lies nearest to them, by least squares.
public struct StraightLine: Sendable, Hashable {
    /// Change of y for one of x.
    public let slope: Double
    /// y where x is 0.
    public let intercept: Double
    /// How far the points lie from the line: the standard deviation of what is left, two degrees of freedom taken; nil for two points.
    public let residual: Double?
    /// Sum of the squares of the distances of x from its mean.
    public let spread: Double

    /// - Returns: nil for fewer than two different x.
    public init?(_ points: [(x: Double, y: Double)]) {
        let count = Double(points.count)
        guard points.count > 1 else { return nil }
        let meanX = points.reduce(0) { $0 + $1.x } / count, meanY = points.reduce(0) { $0 + $1.y } / count
        let spread = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
        guard spread > 0 else { return nil }
        let slope = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
        let intercept = meanY - slope * meanX
        let left = points.reduce(0) { sum, point in
            let off = point.y - intercept - slope * point.x
            return sum + off * off
        }
        self.slope = slope
        self.intercept = intercept
        self.spread = spread
        residual = points.count > 2 ? (left / (count - 2)).squareRoot() : nil
    }

    /// The standard error of the slope, of points that scatter at least so much about the line.
    public func slopeError(leastResidual: Double) -> Double { max(residual ?? 0, leastResidual) / spread.squareRoot() }
}

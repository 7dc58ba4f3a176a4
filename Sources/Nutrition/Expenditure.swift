/// The energy a body used a day, told from what was eaten and how the weight went: what came in, less what was laid down.
///
/// The method is the intake-balance method turned round (Hall and Chow, Am J Clin Nutr 2011;94:66–74): expenditure = intake − change of weight × 7,700 kcal
/// a kilogram (Hall, Int J Obes 2008;32:573–576). What was eaten and not logged makes it too low; a change of water makes it wrong either way.
public struct Expenditure: Sendable, Hashable {
    /// kcal a day.
    public let kilocalories: Double
    /// kcal a day: the standard error, of intake and weights together.
    public let error: Double
    /// kcal a day, of the days that count.
    public let intake: Double
    /// How many days that is.
    public let days: Int
    public let rate: WeightTrend.Rate

    public static let source = "Hall and Chow 2011"
    /// Of the last four weeks at least so many days have to be logged whole.
    public static let leastDays = 14
    /// The days looked back on.
    public static let window = 28
    public static let leastWeighIns = 4
    /// Between the first weigh-in and the last.
    public static let leastSpan = 14
    /// kcal a day: with a larger error there is nothing to tell.
    public static let largestError = 350.0

    /// What keeps an estimate from being made.
    public struct Lack: Sendable, Hashable {
        /// Days logged whole, and how many it takes.
        public let days: Int
        /// Days weighed on.
        public let weighIns: Int
        /// Days from the first weigh-in to the last.
        public let span: Int
        /// There is enough of it, and it scatters too much.
        public let isUnsteady: Bool

        public init(days: Int, weighIns: Int, span: Int, isUnsteady: Bool) {
            self.days = days
            self.weighIns = weighIns
            self.span = span
            self.isUnsteady = isUnsteady
        }
    }

    public init(kilocalories: Double, error: Double, intake: Double, days: Int, rate: WeightTrend.Rate) {
        self.kilocalories = kilocalories
        self.error = error
        self.intake = intake
        self.days = days
        self.rate = rate
    }

    /// The estimate of the four weeks that end on a day, or what it lacks.
    /// - Parameters:
    ///   - intakes: kcal of each day that was logged whole, within these weeks.
    ///   - trend: every weight there is.
    public static func estimate(intakes: [Double], trend: WeightTrend, until day: Day) -> Result<Expenditure, Shortage> {
        let days = day.advanced(by: -window)...day
        let weighed = trend.points.filter { days.contains($0.day) }
        let span = weighed.first.flatMap { first in weighed.last.map { first.day.distance(to: $0.day) } } ?? 0
        func lack(isUnsteady: Bool) -> Result<Expenditure, Shortage> {
            .failure(Shortage(lack: Lack(days: intakes.count, weighIns: weighed.count, span: span, isUnsteady: isUnsteady)))
        }
        guard intakes.count >= leastDays, weighed.count >= leastWeighIns, let rate = trend.rate(in: days, leastDays: leastSpan) else {
            return lack(isUnsteady: false)
        }
        let count = Double(intakes.count)
        let mean = intakes.reduce(0, +) / count
        let variance = intakes.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
        let perDay = WeightPlan.kilocaloriesPerKilogram / 7
        let error = (variance / count + rate.error * perDay * rate.error * perDay).squareRoot()
        guard error <= largestError else { return lack(isUnsteady: true) }
        return .success(Expenditure(kilocalories: mean - rate.perWeek * perDay, error: error, intake: mean, days: intakes.count, rate: rate))
    }

    /// Why there is none.
    public struct Shortage: Error, Sendable, Hashable {
        public let lack: Lack
    }
}

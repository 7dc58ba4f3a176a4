/// Body weights with a line through them that evens out single days, and how fast they change.
///
/// The line is exponentially smoothed: each day it goes a tenth of the way to what the scales say, and after a gap of n days as far as it would have
/// gone in n days. Source of the tenth: John Walker, The Hacker's Diet (1991), "Signal and noise".
public struct WeightTrend: Sendable, Hashable {
    public struct Point: Sendable, Hashable {
        public let day: Day
        /// As weighed, kg; the mean of several of one day.
        public let kilograms: Double
        /// As smoothed, kg.
        public let trend: Double

        public init(day: Day, kilograms: Double, trend: Double) {
            self.day = day
            self.kilograms = kilograms
            self.trend = trend
        }
    }

    /// How fast the weight changes.
    public struct Rate: Sendable, Hashable {
        /// kg, negative when it goes down.
        public let perWeek: Double
        /// kg a week: the standard error of that.
        public let error: Double
        /// From the first to the last of the days that it is told from.
        public let days: ClosedRange<Day>
        public let weighIns: Int

        public init(perWeek: Double, error: Double, days: ClosedRange<Day>, weighIns: Int) {
            self.perWeek = perWeek
            self.error = error
            self.days = days
            self.weighIns = weighIns
        }

        /// Whole weeks from the first day to the last, at least one.
        public var weeks: Int { max(1, Int((Double(days.lowerBound.distance(to: days.upperBound)) / 7).rounded())) }
    }

    /// Oldest first, one a day.
    public let points: [Point]

    /// The part of the way that the trend goes in a day.
    public static let smoothing = 0.1
    public static let source = "The Hacker's Diet, J. Walker 1991"
    /// So far back the rate looks, days: longer ago a body had another need, so only when there is too little since.
    static let rateDays = [42, 91, 366]
    /// What a weight scatters from day to day by water alone, kg: 0.51 ± 0.20.
    /// Source: Cheuvront et al., Int J Sport Nutr Exerc Metab 2004;14:532–540.
    public static let dailyScatter = 0.5

    /// - Parameter weights: in any order.
    public init(_ weights: [(day: Day, kilograms: Double)]) {
        var byDay: [Day: (sum: Double, count: Double)] = [:]
        for weight in weights {
            byDay[weight.day, default: (0, 0)] = ((byDay[weight.day]?.sum ?? 0) + weight.kilograms, (byDay[weight.day]?.count ?? 0) + 1)
        }
        var points: [Point] = []
        for (day, value) in byDay.sorted(by: { $0.key < $1.key }) {
            let weighed = value.sum / value.count
            guard let last = points.last else {
                points.append(Point(day: day, kilograms: weighed, trend: weighed))
                continue
            }
            var kept = 1.0
            for _ in 0..<min(last.day.distance(to: day), 1000) { kept *= 1 - WeightTrend.smoothing }
            points.append(Point(day: day, kilograms: weighed, trend: weighed + (last.trend - weighed) * kept))
        }
        self.points = points
    }

    /// The straight line through the weights of the last six weeks, of a quarter or a year where there are too few; nil for fewer than three weigh-ins or
    /// less than a week between them.
    public var rate: Rate? {
        guard let last = points.last?.day else { return nil }
        return WeightTrend.rateDays.lazy.compactMap { rate(in: last.advanced(by: -$0)...last, leastDays: 7) }.first
    }

    /// The same for some days.
    public func rate(in days: ClosedRange<Day>, leastDays: Int) -> Rate? {
        let own = points.filter { days.contains($0.day) }
        guard own.count >= 3, let first = own.first?.day, let last = own.last?.day, first.distance(to: last) >= leastDays,
            let line = StraightLine(own.map { (Double(first.distance(to: $0.day)), $0.kilograms) })
        else { return nil }
        return Rate(
            perWeek: line.slope * 7, error: line.slopeError(leastResidual: WeightTrend.dailyScatter) * 7, days: first...last, weighIns: own.count)
    }
}

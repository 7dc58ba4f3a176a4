public import Nutrition

/// The figures of a chart: `Replies` names and draws them.
public struct ChartFigures: Sendable, Hashable {
    /// A place on the axis: a day, a week or a month, with its mean a day.
    public struct Amount: Sendable, Hashable {
        public var days: ClosedRange<Day>
        /// Of the days with entries; nil when there is none, which is not zero.
        public var value: Double?
        /// How many of the days have entries.
        public var count: Int
        public var goal: Double?
        /// Some foods leave it unknown.
        public var isAtLeast: Bool
        /// Some foods or amounts are assumed.
        public var isApproximate: Bool

        public init(days: ClosedRange<Day>, value: Double?, count: Int, goal: Double?, isAtLeast: Bool = false, isApproximate: Bool = false) {
            self.days = days
            self.value = value
            self.count = count
            self.goal = goal
            self.isAtLeast = isAtLeast
            self.isApproximate = isApproximate
        }

        /// Days put together to weeks from Monday on, each with its mean a day.
        public static func byWeek(_ days: [Amount]) -> [Amount] {
            let weeks = Dictionary(grouping: days) { $0.days.lowerBound.advanced(by: 1 - $0.days.lowerBound.weekday) }
            return weeks.keys.sorted().compactMap { weeks[$0] }.map { own in
                let known = own.filter { $0.value != nil }
                let count = known.reduce(0) { $0 + $1.count }
                let sum = known.reduce(0) { $0 + ($1.value ?? 0) * Double($1.count) }
                return Amount(
                    days: own[0].days.lowerBound...own[own.count - 1].days.upperBound, value: count > 0 ? sum / Double(count) : nil, count: count,
                    goal: own.last?.goal, isAtLeast: own.contains(where: \.isAtLeast), isApproximate: own.contains(where: \.isApproximate))
            }
        }
    }

    public enum Body: Sendable, Hashable {
        case amounts([Amount])
        /// Every weigh-in of the days, smoothed over all there are; by week or month the mean of each; with the weight that is wanted, kg.
        case weights(WeightTrend, points: [WeightTrend.Point], unit: String, desired: Double?)
        case shares([MacroShare])
        case needs([NutrientStanding])
    }

    public var subject: ChartQuery.Subject
    /// What is drawn, no day of the future among it.
    public var days: ClosedRange<Day>
    public var grain: ChartQuery.Grain
    public var body: Body
    /// How many days count.
    public var count: Int

    public init(subject: ChartQuery.Subject, days: ClosedRange<Day>, grain: ChartQuery.Grain, body: Body, count: Int) {
        self.subject = subject
        self.days = days
        self.grain = grain
        self.body = body
        self.count = count
    }
}

/// The part of the energy that comes from a macronutrient or from alcohol.
public struct MacroShare: Sendable, Hashable {
    public var nutrient: Nutrient
    /// A day on average.
    public var grams: Double
    /// 0 to 1.
    public var share: Double
    /// What is recommended, per cent of energy; nil for alcohol.
    public var range: ClosedRange<Double>?

    public init(nutrient: Nutrient, grams: Double, share: Double, range: ClosedRange<Double>?) {
        self.nutrient = nutrient
        self.grams = grams
        self.share = share
        self.range = range
    }

    /// kcal a gram: the general factors of Atwater, and 7 for alcohol (FAO Food and Nutrition Paper 77, 2003).
    public static func energy(_ nutrient: Nutrient) -> Double {
        switch nutrient {
        case .fat: 9
        case .alcohol: 7
        default: 4
        }
    }

    /// The shares of some days; empty when nothing is known.
    public static func all(_ days: [NutrientSum], age: Int?) -> [MacroShare] {
        let ranges = MacronutrientRange.all(age: age)
        let grams = [Nutrient.carbohydrate, .fat, .protein, .alcohol].map { nutrient in
            (nutrient, days.reduce(0) { $0 + ($1[nutrient] ?? 0) } / Double(max(1, days.count)))
        }
        let energy = grams.reduce(0) { $0 + $1.1 * MacroShare.energy($1.0) }
        guard energy > 0 else { return [] }
        return grams.compactMap { nutrient, grams in
            nutrient == .alcohol && grams * 7 / energy < 0.005
                ? nil
                : MacroShare(
                    nutrient: nutrient, grams: grams, share: grams * MacroShare.energy(nutrient) / energy,
                    range: ranges.first { $0.nutrient == nutrient }?.percent)
        }
    }
}

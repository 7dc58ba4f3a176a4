/// How much of a nutrient a day had on average, against what the person needs of it.
public struct NutrientStanding: Sendable, Hashable {
    public enum Verdict: String, Sendable, Hashable { case short, enough, unknown }

    public let nutrient: Nutrient
    /// A day, in the nutrient's unit; what is known of it.
    public let amount: Double
    /// The share of the energy, 0 to 1, that foods with a known figure have.
    public let coverage: Double
    /// The recommended intake; nil where there is none.
    public let need: Intake?
    /// What should not be passed by food: the upper level, or the intake above which less is better.
    public let limit: Intake?

    public init(nutrient: Nutrient, amount: Double, coverage: Double, need: Intake?, limit: Intake?) {
        self.nutrient = nutrient
        self.amount = amount
        self.coverage = coverage
        self.need = need
        self.limit = limit
    }

    /// Figures for less of the energy than this say nothing about what is missing.
    public static let leastCoverage = 0.7
    /// From this share of the need on it is not called short: neither tables nor amounts are finer.
    public static let enough = 0.9

    /// Of the need, 1 is all of it.
    public var share: Double? { need.flatMap { $0.amount > 0 ? amount / $0.amount : nil } }

    /// Short only when it would be short too if the unknown foods held as much for their energy as the known ones.
    public var verdict: Verdict? {
        guard let share else { return nil }
        if share >= NutrientStanding.enough { return .enough }
        if coverage < NutrientStanding.leastCoverage { return .unknown }
        return share / coverage < NutrientStanding.enough ? .short : .enough
    }

    public var isOverLimit: Bool { limit.map { amount > $0.amount } ?? false }

    /// What a day lacks, in the nutrient's unit.
    public var gap: Double { max(0, (need?.amount ?? 0) - amount) }

    /// The vitamins, minerals and fiber that have a reference intake and figures in most rows.
    public static let watched: [Nutrient] = [
        .fiber, .calcium, .iron, .magnesium, .phosphorus, .potassium, .zinc, .copper, .manganese, .selenium, .vitaminA, .vitaminC, .vitaminD,
        .vitaminE, .vitaminK, .thiamin, .riboflavin, .niacin, .pantothenicAcid, .vitaminB6, .folate, .vitaminB12, .choline,
    ]

    /// Those that too much of is watched for.
    public static let limited: [Nutrient] = [
        .sodium, .calcium, .iron, .phosphorus, .zinc, .copper, .manganese, .selenium, .retinol, .vitaminC, .vitaminD, .vitaminB6, .choline,
    ]

    /// The mean of some days, each with its coverage weighted by its energy.
    public init(_ nutrient: Nutrient, of days: [NutrientSum], need: Intake?, limit: Intake?) {
        let energies = days.map { $0[.energy] ?? 0 }
        let all = energies.reduce(0, +)
        let covered = zip(days, energies).reduce(0) { $0 + ($1.0.coverage(nutrient) ?? 0) * $1.1 }
        let total = days.reduce(0) { $0 + ($1[nutrient] ?? 0) }
        self.init(
            nutrient: nutrient, amount: days.isEmpty ? 0 : total / Double(days.count), coverage: all > 0 ? covered / all : 0, need: need, limit: limit
        )
    }
}

/// Which way a daily goal is meant.
public enum GoalKind: String, Sendable, Hashable, Codable {
    /// To come near: energy, carbohydrate, fat.
    case target
    /// To reach: protein, fiber, vitamins, minerals.
    case minimum
    /// Not to pass: sodium, sugars, saturated fat.
    case limit

    /// The usual way of a nutrient, as reference intakes and food labels speak of it (Dietary Guidelines for Americans 2020–2025, 21 CFR 101.9).
    public init(_ nutrient: Nutrient) {
        switch nutrient {
        case .energy, .carbohydrate, .fat: self = .target
        case .sodium, .sugars, .saturatedFat, .transFat, .cholesterol, .alcohol, .caffeine: self = .limit
        default: self = .minimum
        }
    }

    /// The share of a goal that a day may lie above or below it and still count: day-to-day intake is no finer.
    public static let tolerance = 0.1
    /// The share within which a day is right at its goal.
    public static let near = 0.05

    /// Whether a day's amount reaches a goal. A sum with gaps may be more: it reaches a minimum, and keeps no limit for sure.
    public func isReached(_ amount: Double, goal: Double, within share: Double = GoalKind.tolerance) -> Bool {
        switch self {
        case .target: abs(amount - goal) <= goal * share + 0.5
        case .minimum: amount >= goal - 0.05
        case .limit: amount <= goal + 0.05
        }
    }
}

/// Which way a goal is meant where the person said so: "at most 150 g", "between 50 and 70 g".
public struct GoalSense: Sendable, Hashable, Codable {
    public var kind: GoalKind
    /// The lower end of a range, whose upper end is the goal; in the nutrient's unit.
    public var least: Double?

    public init(_ kind: GoalKind, least: Double? = nil) {
        self.kind = kind
        self.least = least
    }

    /// Whether a day's amount reaches a goal.
    public func isReached(_ amount: Double, goal: Double, within share: Double = GoalKind.tolerance) -> Bool {
        kind.isReached(amount, goal: goal, within: share) && amount >= (least ?? 0) - 0.05
    }
}

/// How energy burnt by exercise counts against the day's goal.
public enum ExerciseCredit: String, Sendable, Hashable, Codable {
    /// As it was reckoned: with what the body would have burnt at rest.
    case gross
    /// Less that: 1 MET is rest (Compendium of Physical Activities 2011).
    case net

    /// The energy that counts, kcal.
    /// - Parameters:
    ///   - kilocalories: of the exercise, by MET × body weight × hours.
    ///   - met: of the activity.
    public func counted(_ kilocalories: Double, met: Double) -> Double {
        switch self {
        case .gross: kilocalories
        case .net: met > 1 ? kilocalories * (met - 1) / met : 0
        }
    }
}

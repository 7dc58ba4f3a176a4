/// Biological sex, as the reference intakes and the energy equations divide people.
public enum Sex: String, Sendable, Hashable, Codable, CaseIterable { case female, male }

/// How active a life is: the four physical activity levels of the energy equations.
/// Source: DRI 2002/2005, table 5-12: the level is total over basal expenditure, up to 1.4, 1.6, 1.9 and 2.5.
public enum ActivityLevel: String, Sendable, Hashable, Codable, CaseIterable {
    case sedentary
    case lowActive = "low_active"
    case active
    case veryActive = "very_active"
}

/// Pregnant or breastfeeding, with how far it is when that is known; written `pregnant`, `pregnant_2`, `lactating_1`.
public enum LifeState: Sendable, Hashable, Codable {
    /// The trimester is 1, 2 or 3.
    case pregnant(trimester: Int?)
    /// The half-year since birth is 1 or 2.
    case lactating(halfYear: Int?)

    /// From the written form; nil for anything else.
    public init?(_ code: String) {
        let parts = code.split(separator: "_", omittingEmptySubsequences: false)
        let number = parts.count == 2 ? Int(parts[1]) : nil
        guard parts.count == 1 || number != nil else { return nil }
        switch (parts.first, number ?? 1) {
        case ("pregnant", 1...3): self = .pregnant(trimester: number)
        case ("lactating", 1...2): self = .lactating(halfYear: number)
        default: return nil
        }
    }

    /// The written form.
    public var code: String {
        switch self {
        case .pregnant(let trimester): "pregnant" + (trimester.map { "_\($0)" } ?? "")
        case .lactating(let halfYear): "lactating" + (halfYear.map { "_\($0)" } ?? "")
        }
    }

    /// The name in the table of intakes: `pregnant`, `lactating`.
    public var name: String { String(code.prefix { $0 != "_" }) }
}

/// What is known of a body, for what it needs; any part may be unknown.
public struct Profile: Sendable, Hashable {
    public var sex: Sex?
    /// Whole years.
    public var age: Int?
    public var heightCentimetres: Double?
    public var kilograms: Double?
    public var activity: ActivityLevel?
    public var state: LifeState?

    public init(
        sex: Sex? = nil, age: Int? = nil, heightCentimetres: Double? = nil, kilograms: Double? = nil, activity: ActivityLevel? = nil,
        state: LifeState? = nil
    ) {
        self.sex = sex
        self.age = age
        self.heightCentimetres = heightCentimetres
        self.kilograms = kilograms
        self.activity = activity
        self.state = state
    }

    /// Weight over the square of height, kg/m²; nil when either is unknown.
    public var bodyMassIndex: Double? {
        guard let kilograms, let heightCentimetres, heightCentimetres > 0 else { return nil }
        return kilograms / (heightCentimetres * heightCentimetres / 10_000)
    }

    /// What can be told of a body, with the bounds beyond which it is a slip.
    public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
        case sex, age, height, weight, activity, trimester

        /// Years, centimetres or kilograms; nil for what is no number.
        public var plausible: ClosedRange<Double>? {
            switch self {
            case .age: 1...120
            case .height: 50...250
            case .weight: 20...400
            case .sex, .activity, .trimester: nil
            }
        }
    }
}

/// The energy a person needs a day to stay as they are, with the equation that gave it.
///
/// Estimated energy requirement (EER) of the Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and
/// Amino Acids (Institute of Medicine, 2002/2005), chapter 5: the equations for ages 3–8, 9–18 and 19 on, those for pregnancy and lactation,
/// and the physical activity coefficients of each. One edition throughout.
public struct EnergyRequirement: Sendable, Hashable {
    /// kcal a day.
    public let kilocalories: Double
    /// kcal a day: the standard error of the equation's fit, so that two thirds of people like this lie within it.
    public let standardError: Double
    public let equation: Equation
    /// The physical activity coefficient.
    public let coefficient: Double
    /// kcal a day for growth, pregnancy or milk.
    public let additions: [Addition]
    public let profile: Profile
    /// The activity was not said, so that `lowActive` stands in.
    public let assumesActivity: Bool

    public static let source = "Dietary Reference Intakes for Energy, Institute of Medicine 2002/2005"

    /// constant − years × age + PA × (kilograms × weight + metres × height), in kcal a day.
    public struct Equation: Sendable, Hashable {
        public let constant, years, kilograms, metres: Double

        /// Ages 19 on; the women's: standard error 162.
        static let women = Equation(constant: 354, years: 6.91, kilograms: 9.36, metres: 726)
        /// Ages 19 on; the men's: standard error 199.
        static let men = Equation(constant: 662, years: 9.53, kilograms: 15.91, metres: 539.6)
        /// Ages 3–18; standard error 68.
        static let girls = Equation(constant: 135.3, years: 30.8, kilograms: 10.0, metres: 934)
        /// Ages 3–18; standard error 58.
        static let boys = Equation(constant: 88.5, years: 61.9, kilograms: 26.7, metres: 903)
    }

    /// kcal a day beyond what the equation counts.
    public struct Addition: Sendable, Hashable {
        public enum Reason: String, Sendable, Hashable, CaseIterable { case growth, pregnancy, lactation }

        public let reason: Reason
        public let kilocalories: Double
    }

    /// What has to be known and is not; activity is assumed.
    public static func missing(_ profile: Profile) -> [Profile.Part] {
        var missing: [Profile.Part] = []
        if profile.impliedSex == nil { missing.append(.sex) }
        if profile.age == nil { missing.append(.age) }
        if profile.heightCentimetres == nil { missing.append(.height) }
        if profile.kilograms == nil { missing.append(.weight) }
        if case .pregnant(nil) = profile.state { missing.append(.trimester) }
        return missing
    }

    /// - Returns: nil when something is missing, and below the age of 3.
    public init?(_ profile: Profile) {
        guard EnergyRequirement.missing(profile).isEmpty, let sex = profile.impliedSex, let age = profile.age, age >= 3,
            let centimetres = profile.heightCentimetres, let weight = profile.kilograms
        else { return nil }
        let level = profile.activity ?? .lowActive
        let isAdult = age >= 19
        switch sex {
        case .female:
            equation = isAdult ? .women : .girls
            standardError = isAdult ? 162 : 68
        case .male:
            equation = isAdult ? .men : .boys
            standardError = isAdult ? 199 : 58
        }
        coefficient = EnergyRequirement.coefficient(level, sex, isAdult: isAdult)
        var additions: [Addition] = []
        if !isAdult { additions.append(Addition(reason: .growth, kilocalories: age < 9 ? 20 : 25)) }
        if let extra = profile.state?.addition { additions.append(extra) }
        self.additions = additions
        self.profile = profile
        assumesActivity = profile.activity == nil
        let moved = equation.kilograms * weight + equation.metres * centimetres / 100
        let total = equation.constant - equation.years * Double(age) + coefficient * moved
        kilocalories = total + additions.reduce(0) { $0 + $1.kilocalories }
    }

    private static func coefficient(_ level: ActivityLevel, _ sex: Sex, isAdult: Bool) -> Double {
        switch (level, sex, isAdult) {
        case (.sedentary, _, _): 1
        case (.lowActive, .female, true): 1.12
        case (.active, .female, true): 1.27
        case (.veryActive, .female, true): 1.45
        case (.lowActive, .male, true): 1.11
        case (.active, .male, true): 1.25
        case (.veryActive, .male, true): 1.48
        case (.lowActive, .female, false): 1.16
        case (.active, .female, false): 1.31
        case (.veryActive, .female, false): 1.56
        case (.lowActive, .male, false): 1.13
        case (.active, .male, false): 1.26
        case (.veryActive, .male, false): 1.42
        }
    }
}

extension Profile {
    /// The sex, which a pregnancy or breastfeeding tells, whatever was told before.
    public var impliedSex: Sex? { state == nil ? sex : .female }
}

extension LifeState {
    /// Pregnancy: nothing in the first trimester, then 8 kcal a week of gestation (20 and 34 weeks) and 180 kcal laid down.
    /// Lactation: 500 kcal of milk less 170 kcal of weight lost in the first half-year, 400 kcal of milk in the second.
    /// Of an unknown half-year the first counts.
    fileprivate var addition: EnergyRequirement.Addition? {
        switch self {
        case .pregnant(let trimester):
            guard let trimester, trimester > 1 else { return nil }
            return .init(reason: .pregnancy, kilocalories: (trimester == 2 ? 160 : 272) + 180)
        case .lactating(let halfYear): return .init(reason: .lactation, kilocalories: halfYear == 2 ? 400 : 500 - 170)
        }
    }
}

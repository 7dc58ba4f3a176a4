/// What a person wants of their weight: keep, lose or gain, and how fast.
public struct WeightAim: Sendable, Hashable, Codable {
    public enum Direction: String, Sendable, Hashable, Codable { case keep, lose, gain }

    public var direction: Direction
    /// How much in all, kg, when that was said.
    public var kilograms: Double?
    /// In how many weeks, when that was said.
    public var weeks: Double?
    /// How fast, kg a week, when that was said.
    public var kilogramsPerWeek: Double?

    public init(_ direction: Direction, kilograms: Double? = nil, weeks: Double? = nil, kilogramsPerWeek: Double? = nil) {
        self.direction = direction
        self.kilograms = kilograms
        self.weeks = weeks
        self.kilogramsPerWeek = kilogramsPerWeek
    }

    /// kg a week: as said, or what was said in all over its weeks; nil when neither was.
    public var pace: Double? {
        if let kilogramsPerWeek { return kilogramsPerWeek }
        guard let kilograms, let weeks, weeks > 0 else { return nil }
        return kilograms / weeks
    }
}

/// A day's energy for an aim, kept within what is safe.
public struct WeightPlan: Sendable, Hashable {
    public let requirement: EnergyRequirement
    /// What was asked for.
    public let aim: WeightAim
    /// What is planned: `keep` where changing would be unsafe.
    public let direction: WeightAim.Direction
    /// kg a week, never negative.
    public let pace: Double
    /// The pace was not said.
    public let assumesPace: Bool
    /// kcal a day.
    public let kilocalories: Double
    /// What kept the plan from being as asked, in the order in which it did.
    public let bounds: [Bound]

    /// Energy of a kilogram of body weight, kcal: 3,500 kcal a pound (Wishnofsky, Am J Clin Nutr 1958;6:542). A rule of thumb: as weight changes, so does the need.
    public static let kilocaloriesPerKilogram = 7700.0
    public static let kilocaloriesSource = "Wishnofsky 1958"

    /// A limit of a plan. What it is, where it comes from.
    public enum Bound: String, Sendable, Hashable, Codable, CaseIterable {
        /// 1 kg a week. NHLBI, The Practical Guide (NIH 00-4084): one to two pounds a week.
        case fastestLoss = "fastest_loss"
        /// 1 % of body weight a week: what 1 kg is to a body of 100 kg, so that light people lose no faster. A margin of our own within that of NHLBI.
        case fastestShare = "fastest_share"
        /// 0.5 kg a week; faster gain is mostly fat. Sports nutrition practice, no official limit.
        case fastestGain = "fastest_gain"
        /// 1,200 kcal a day for women, 1,500 for men. NHLBI: the lowest levels without medical care.
        case floor
        /// Under 18 a body grows: losing weight belongs with a doctor.
        case underage
        case pregnant, lactating
        /// A body mass index below 18.5 is underweight (WHO, Technical Report Series 894).
        case underweight

        /// What the bound rests on, short.
        public var source: String {
            switch self {
            case .fastestLoss: "NHLBI, NIH publication 00-4084"
            case .floor: WeightPlan.floorSource
            case .underweight: "WHO, Technical Report Series 894"
            case .pregnant: "Weight Gain During Pregnancy, Institute of Medicine 2009"
            case .fastestShare: WeightPlan.floorSource
            case .lactating, .fastestGain, .underage: ""
            }
        }
    }

    public static let fastestLoss = 1.0
    static let fastestShare = 0.01, fastestGain = 0.5
    static let usualLoss = 0.5, usualGain = 0.25
    static let leastBodyMassIndex = 18.5
    public static let floorSource = "NHLBI, NIH publication 00-4084"

    /// The fastest change that is planned, kg a week.
    /// - Parameter kilograms: the body's weight; nil where it is not known.
    public static func fastest(_ direction: WeightAim.Direction, from kilograms: Double?) -> Double {
        direction == .gain ? fastestGain : min(fastestLoss, kilograms.map { $0 * fastestShare } ?? .infinity)
    }

    /// The change that is planned where nobody says how fast, kg a week.
    public static func usual(_ direction: WeightAim.Direction, from kilograms: Double?) -> Double {
        min(direction == .gain ? usualGain : usualLoss, fastest(direction, from: kilograms))
    }

    /// The lowest daily goal, kcal; of an unknown sex the lower.
    public static func floor(_ sex: Sex?) -> Double { sex == .male ? 1500 : 1200 }

    /// - Returns: nil when the requirement cannot be told.
    public init?(_ profile: Profile, _ aim: WeightAim) {
        guard let requirement = EnergyRequirement(profile), let kilograms = profile.kilograms else { return nil }
        self.requirement = requirement
        self.aim = aim
        var bounds: [Bound] = []
        var direction = aim.direction, pace = 0.0
        switch aim.direction {
        case .keep: break
        case .gain:
            let fastest = WeightPlan.fastest(.gain, from: kilograms)
            pace = max(0, aim.pace ?? WeightPlan.usual(.gain, from: kilograms))
            if pace > fastest {
                pace = fastest
                bounds.append(.fastestGain)
            }
        case .lose:
            if let reason = WeightPlan.reasonToKeep(profile, aim.kilograms) {
                bounds.append(reason)
                direction = .keep
                break
            }
            // Unasked, never faster than is safe.
            let wanted = aim.pace.map { max(0, $0) } ?? WeightPlan.usual(.lose, from: kilograms)
            pace = min(wanted, WeightPlan.fastest(.lose, from: kilograms))
            if pace < wanted { bounds.append(kilograms < 100 ? .fastestShare : .fastestLoss) }
        }
        let need = requirement.kilocalories
        let perDay = pace * WeightPlan.kilocaloriesPerKilogram / 7
        var energy = direction == .lose ? need - perDay : direction == .gain ? need + perDay : need
        let floor = WeightPlan.floor(profile.impliedSex)
        if direction == .lose, energy < floor {
            bounds.append(.floor)
            energy = min(floor, need)
            pace = (need - energy) * 7 / WeightPlan.kilocaloriesPerKilogram
            if pace == 0 { direction = .keep }
        }
        self.direction = direction
        self.pace = pace
        self.assumesPace = aim.pace == nil && aim.direction != .keep
        // To the nearest ten: the equation is no finer.
        kilocalories = (energy / 10).rounded() * 10
        self.bounds = bounds
    }

    /// Why a person should not lose weight, or not so much of it.
    private static func reasonToKeep(_ profile: Profile, _ kilograms: Double?) -> Bound? {
        switch profile.state {
        case .pregnant: return .pregnant
        case .lactating: return .lactating
        case nil: break
        }
        if let age = profile.age, age < 18 { return .underage }
        guard let index = profile.bodyMassIndex, let weight = profile.kilograms else { return nil }
        let after = index * (1 - (kilograms ?? 0) / weight)
        return index < leastBodyMassIndex || after < leastBodyMassIndex ? .underweight : nil
    }
}

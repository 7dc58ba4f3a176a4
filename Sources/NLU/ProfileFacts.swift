public import Nutrition

/// What a message tells of the person's body and life, as said: the values are not checked yet.
public struct ProfileFacts: Sendable, Hashable, Codable {
    public var sex: Sex?
    /// Years.
    public var age: Double?
    public var birthYear: Int?
    public var heightCentimetres: Double?
    public var kilograms: Double?
    /// The unit the weight was said in: `kg`, `lb`, `stone`.
    public var weightUnit: String?
    public var activity: ActivityLevel?
    public var state: State?
    /// Numbers that nothing in the message explains: the answer to a question may be one.
    public var bare: [Double] = []
    /// Numbers said again after a slip: what it was not, where that is told, and what it is.
    public var again: [Double]?
    /// A part was named and what follows is no number: "my height is tall".
    public var unread: Profile.Part?

    /// Pregnant or breastfeeding, or neither any more.
    public enum State: Sendable, Hashable, Codable {
        case now(LifeState)
        case over
    }

    public init() {}

    /// Nothing but numbers, if anything.
    public var isEmpty: Bool { !tellsMoreThanWeight && kilograms == nil }

    /// Whether there is a fact beside the weight.
    public var tellsMoreThanWeight: Bool {
        sex != nil || age != nil || birthYear != nil || heightCentimetres != nil || activity != nil || state != nil || unread != nil
            || again != nil
    }
}

/// What a message tells of a change of weight that is wanted, as said.
public struct AimMention: Sendable, Hashable, Codable {
    public var direction: WeightAim.Direction?
    /// How much in all, kg.
    public var kilograms: Double?
    /// The same without a measure, "drop 40": it is of the unit that the person is weighed in.
    public var unmeasured: Double?
    public var weeks: Double?
    /// kg a week.
    public var kilogramsPerWeek: Double?
    /// The weight to be reached, kg.
    public var target: Double?
    /// The unit it was said in: `kg`, `lb`, `stone`.
    public var targetUnit: String?
    /// kcal a day to eat less or more: "a 500 calorie deficit".
    public var kilocalories: Double?

    public init(direction: WeightAim.Direction? = nil) { self.direction = direction }
}

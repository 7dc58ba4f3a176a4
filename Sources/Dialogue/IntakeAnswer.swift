public import Nutrition

/// What a body needs of a nutrient a day, and bears.
public struct IntakeAnswer: Sendable, Hashable {
    public var nutrient: Nutrient
    /// The allowance, else the adequate intake; nil where none is set.
    public var recommended: Intake?
    /// The most of food and all else; or that of added forms, as its scope says; or the intake to go no higher than.
    public var limit: Intake?
    /// The share of energy it should have, with grams where the energy is known: of the macronutrients.
    public var range: MacronutrientRange?
    /// kcal a day that the range's grams are of.
    public var kilocalories: Double?
    /// The limit was asked for.
    public var asksForLimit: Bool

    public init(
        nutrient: Nutrient, recommended: Intake?, limit: Intake?, range: MacronutrientRange? = nil, kilocalories: Double? = nil,
        asksForLimit: Bool = false
    ) {
        self.nutrient = nutrient
        self.recommended = recommended
        self.limit = limit
        self.range = range
        self.kilocalories = kilocalories
        self.asksForLimit = asksForLimit
    }
}

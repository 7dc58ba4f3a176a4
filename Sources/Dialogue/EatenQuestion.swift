public import NLU
public import Nutrition

/// A question about what was eaten of a food: when last, how often, how much, whether at all.
public struct EatenQuestion: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Hashable, Codable { case last, hour, times, amount, whether, inRow }

    public var kind: Kind
    public var food: FoodMention
    public var when: When
    /// The hour is that of the note, for nobody told one.
    public var isNoted: Bool?
    /// Of all of a meal, and no food.
    public var isOfMeal: Bool?

    public init(_ kind: Kind, _ food: FoodMention, _ when: When) {
        self.kind = kind
        self.food = food
        self.when = when
    }
}

/// The rows of one meal, summed.
public struct MealSum: Sendable, Hashable {
    public var meal: Meal
    public var sum: NutrientSum
    public var isApproximate: Bool

    public init(meal: Meal, sum: NutrientSum, isApproximate: Bool) {
        self.meal = meal
        self.sum = sum
        self.isApproximate = isApproximate
    }
}

/// What was eaten of one food.
public struct EatenSum: Sendable, Hashable {
    public var food: String
    public var times: Int
    public var sum: NutrientSum
    public var isApproximate: Bool

    public init(food: String, times: Int, sum: NutrientSum, isApproximate: Bool) {
        self.food = food
        self.times = times
        self.sum = sum
        self.isApproximate = isApproximate
    }
}

/// Servings of a recipe that were eaten.
public struct RecipeServings: Sendable, Hashable, Codable {
    public var ordinal: Int?
    /// Of its title; empty for the one shown last.
    public var words: String
    /// nil where it was not said.
    public var servings: Double?
    /// "half a cup of it", "100 g": weighed or measured, in the place of servings.
    public var measured: Amount?
    public var when: When
    /// More than anybody eats was confirmed.
    public var confirmed = false

    public init(ordinal: Int?, words: String, servings: Double?, when: When) {
        self.ordinal = ordinal
        self.words = words
        self.servings = servings
        self.when = when
    }
}

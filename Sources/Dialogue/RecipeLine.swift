public import Nutrition

/// Why a recipe was chosen.
public enum RecipeReason: Sendable, Hashable {
    /// Within what is left of the day.
    case fits
    /// Rich in something; `isLacking` when that is short this week.
    case rich(Nutrient, isLacking: Bool)
    /// Low in something asked to be low, with how much a serving has.
    case low(Nutrient, amount: Double)
    /// What a serving has of something that was bounded.
    case holds(Nutrient, amount: Double)
    case quick(minutes: Int)
    case cheap
    /// Something the person likes or often eats is in it.
    case liked(String)
    case often(String)
    /// Foods at hand that it uses.
    case uses([String])
    /// All that is needed beside what is at hand.
    case needs([String])
    /// Like one that was saved.
    case likeSaved(String)
    case saved
}

/// A recipe in a list; energy is per serving.
public struct RecipeLine: Sendable, Hashable {
    public var id: String
    public var title: String
    /// nil when nobody knows.
    public var minutes: Int?
    public var servings: Int
    public var cuisine: String
    /// 1 cheap … 3 dear; nil when nobody knows.
    public var price: Int?
    public var meals: [Meal]
    public var ingredients: [String]
    public var nutrients: Nutrients
    /// The nutrients are lower bounds.
    public var isAtLeast: Bool
    /// What it contains; nil when that of an ingredient is unknown.
    public var contents: Contents?
    public var diets: [Diet]
    public var reasons: [RecipeReason]
    /// Whose recipe it is, and where it stands, where it is not ours.
    public var credit: String?
    public var url: String?

    public init(
        id: String, title: String, minutes: Int?, servings: Int, cuisine: String, price: Int?, meals: [Meal], ingredients: [String],
        nutrients: Nutrients, isAtLeast: Bool = false, contents: Contents?, diets: [Diet], reasons: [RecipeReason] = [], credit: String? = nil,
        url: String? = nil
    ) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.servings = servings
        self.cuisine = cuisine
        self.price = price
        self.meals = meals
        self.ingredients = ingredients
        self.nutrients = nutrients
        self.isAtLeast = isAtLeast
        self.contents = contents
        self.diets = diets
        self.reasons = reasons
        self.credit = credit
        self.url = url
    }
}

/// A whole recipe.
public struct RecipeCard: Sendable, Hashable {
    public var line: RecipeLine
    public var summary: String
    /// Household amount, name and grams of each ingredient, for all servings.
    public var amounts: [Ingredient]
    public var steps: [String]

    public struct Ingredient: Sendable, Hashable {
        public var amount: String
        public var name: String
        /// nil when nobody knows.
        public var grams: Double?
        /// Told in the plural: "chickpeas".
        public var isMany: Bool

        public init(amount: String, name: String, grams: Double?, isMany: Bool = false) {
            self.isMany = isMany
            self.amount = amount
            self.name = name
            self.grams = grams
        }
    }

    public init(line: RecipeLine, summary: String, amounts: [Ingredient], steps: [String]) {
        self.line = line
        self.summary = summary
        self.amounts = amounts
        self.steps = steps
    }
}

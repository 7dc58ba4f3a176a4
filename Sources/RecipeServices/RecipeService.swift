public import Nutrition

/// Somewhere outside that knows recipes: Spoonacular, Edamam, or what answers as they do.
public protocol RecipeService: Sendable {
    /// The recipes that meet the conditions, in the service's own order; how strictly it takes them is its own affair.
    func search(_ search: RecipeSearch) async throws(RecipeServiceError) -> [ServiceRecipe]
    /// The recipe of an id such as `spoonacular:716429`; nil when the service has no such recipe.
    func recipe(id: String) async throws(RecipeServiceError) -> ServiceRecipe?
}

/// What a recipe should be like.
public struct RecipeSearch: Sendable, Hashable {
    /// Words of the title or a kind of dish; empty asks for anything.
    public var words: [String]
    public var diets: Set<Diet>
    /// As the services say it: "italian".
    public var cuisine: String?
    public var meal: Meal?
    /// What it must be free of.
    public var without: Set<Content>
    /// Ingredients it must not have, by name.
    public var excluded: [String]
    public var maximumMinutes: Int?
    /// Of one serving.
    public var maximumKilocalories: Int?
    /// Ingredients that are at hand.
    public var having: [String]
    /// How many are wanted: 1 … 20.
    public var count: Int
    /// How many to pass over.
    public var offset: Int

    public init(
        words: [String] = [], diets: Set<Diet> = [], cuisine: String? = nil, meal: Meal? = nil, without: Set<Content> = [], excluded: [String] = [],
        maximumMinutes: Int? = nil, maximumKilocalories: Int? = nil, having: [String] = [], count: Int = 10, offset: Int = 0
    ) {
        self.words = words
        self.diets = diets
        self.cuisine = cuisine
        self.meal = meal
        self.without = without
        self.excluded = excluded
        self.maximumMinutes = maximumMinutes
        self.maximumKilocalories = maximumKilocalories
        self.having = having
        self.count = min(max(count, 1), 20)
        self.offset = min(max(offset, 0), 900)
    }
}

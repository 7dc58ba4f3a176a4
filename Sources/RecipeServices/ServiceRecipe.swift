import Loose
public import Nutrition

/// A recipe as a service tells it, in our terms; what it does not tell is absent, never assumed.
public struct ServiceRecipe: Sendable, Hashable {
    public struct Ingredient: Sendable, Hashable {
        public let name: String
        /// In the whole recipe, in household terms: "1.5 cups"; empty when it is not told.
        public let amount: String
        /// In the whole recipe; nil when the service gives no weight.
        public let grams: Double?
        /// The line as its author wrote it.
        public let line: String

        public init(line: String, name: String? = nil, amount: String = "", grams: Double? = nil) {
            self.line = line
            self.name = name ?? line
            self.amount = amount
            self.grams = grams
        }
    }

    /// The service's name, a colon, and its own id: `spoonacular:716429`.
    public let id: String
    public let title: String
    public let summary: String
    public let image: String?
    /// The page it comes from.
    public let url: String?
    /// Whose it is, with the licence where one is told: "Foodista, CC BY 3.0, via spoonacular".
    public let credit: String
    public let minutes: Int?
    public let servings: Int?
    public let meals: [Meal]
    public let cuisines: [String]
    public let ingredients: [Ingredient]
    public let steps: [String]
    /// Per serving; unknown where the service tells neither the figure nor the servings.
    public let nutrients: Nutrients
    /// Those that the service asserts.
    public let diets: Set<Diet>
    /// What the service asserts that it is free of; that something is not here says nothing.
    public let freeFrom: Set<Content>

    /// Longest title, line and step in characters, and how many of each there may be: an answer is a guest here.
    static let limits = (title: 200, line: 300, step: 1_500, ingredients: 80, steps: 60)

    public init(
        id: String, title: String, summary: String = "", image: String? = nil, url: String? = nil, credit: String, minutes: Int? = nil,
        servings: Int? = nil, meals: [Meal] = [], cuisines: [String] = [], ingredients: [Ingredient] = [], steps: [String] = [],
        nutrients: Nutrients = Nutrients(), diets: Set<Diet> = [], freeFrom: Set<Content> = []
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.image = image
        self.url = url
        self.credit = credit
        self.minutes = minutes
        self.servings = servings
        self.meals = meals
        self.cuisines = cuisines
        self.ingredients = ingredients
        self.steps = steps
        self.nutrients = nutrients
        self.diets = diets
        self.freeFrom = freeFrom
    }

    /// Takes texts as they came, HTML or not; nil without a title.
    init?(
        id: String, title: String?, summary: String?, image: String?, url: String?, credit: [String?], minutes: Double?, servings: Double?,
        meals: [Meal], cuisines: [String], ingredients: [Ingredient], steps: [String], nutrients: Nutrients, diets: Set<Diet>,
        freeFrom: Set<Content>
    ) {
        guard let title = title.flatMap({ ServiceRecipe.tidy($0, ServiceRecipe.limits.title) }) else { return nil }
        self.id = id
        self.title = title
        self.summary = summary.flatMap { ServiceRecipe.tidy($0, ServiceRecipe.limits.step) } ?? ""
        self.image = image.flatMap(ServiceRecipe.link)
        self.url = url.flatMap(ServiceRecipe.link)
        self.credit = credit.compactMap { $0.flatMap { ServiceRecipe.tidy($0, ServiceRecipe.limits.title) } }.joined(separator: ", ")
        self.minutes = minutes.flatMap { (1...10_000).contains($0) ? Int($0.rounded()) : nil }
        self.servings = servings.flatMap { (1...1_000).contains($0) ? Int($0.rounded()) : nil }
        self.meals = meals
        self.cuisines = cuisines.prefix(10).compactMap { ServiceRecipe.tidy($0, 60)?.lowercased() }
        self.ingredients = Array(ingredients.prefix(ServiceRecipe.limits.ingredients))
        self.steps = steps.flatMap(HTMLText.lines).prefix(ServiceRecipe.limits.steps).map { String($0.prefix(ServiceRecipe.limits.step)) }
        self.nutrients = nutrients
        self.diets = diets
        self.freeFrom = freeFrom
    }

    private static func tidy(_ text: String, _ limit: Int) -> String? {
        let plain = HTMLText.plain(text)
        return plain.isEmpty ? nil : String(plain.prefix(limit))
    }

    /// Only what a browser may open safely.
    private static func link(_ text: String) -> String? {
        let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
        return isWeb && text.utf8.count <= 2_000 && !text.contains(where: { $0.isWhitespace || $0 == "<" || $0 == "\"" }) ? text : nil
    }

    /// How much room it takes, roughly, in bytes.
    var weight: Int {
        1_000 + title.utf8.count + summary.utf8.count + steps.reduce(0) { $0 + $1.utf8.count }
            + ingredients.reduce(0) { $0 + $1.line.utf8.count * 2 + 100 }
    }
}

extension ServiceRecipe.Ingredient {
    /// Nil for a line without a name.
    init?(name: String?, quantity: Double?, unit: String?, grams: Double?, line: String?) {
        guard let name = name ?? line else { return nil }
        let limit = ServiceRecipe.limits.line
        self.name = String(HTMLText.plain(name).prefix(limit))
        guard !self.name.isEmpty else { return nil }
        let number = quantity.flatMap { $0 > 0 && $0 < 1_000_000 ? Self.short($0) : nil }
        amount = [number, unit.map { String(HTMLText.plain($0).prefix(40)) }].compactMap { $0 }.joined(separator: " ")
        self.grams = grams.flatMap { $0 > 0 && $0 < 1_000_000 ? $0 : nil }
        self.line = line.map { String(HTMLText.plain($0).prefix(limit)) } ?? [amount, self.name].joined(separator: " ")
    }

    /// Two places at most, and none for nothing: 1.5, 0.33, 2.
    private static func short(_ number: Double) -> String {
        let hundredths = (number * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : "\(hundredths)"
    }
}

import Nutrition

/// Recipes of spoonacular.com, or of what answers as it does.
///
/// `GET /recipes/complexSearch` and `GET /recipes/{id}/information`; the key travels in a header, never in an address.
public struct Spoonacular: RecipeService {
    public static let address = "https://api.spoonacular.com"

    private let http: ServiceHTTP

    init(http: ServiceHTTP) {
        self.http = http
    }

    public func search(_ search: RecipeSearch) async throws(RecipeServiceError) -> [ServiceRecipe] {
        var query: [(String, String)] = [
            ("addRecipeInformation", "true"), ("addRecipeNutrition", "true"), ("fillIngredients", "true"), ("number", "\(search.count)"),
            ("offset", "\(search.offset)"),
        ]
        func add(_ name: String, _ values: [String]) {
            if !values.isEmpty { query.append((name, values.joined(separator: ","))) }
        }
        if !search.words.isEmpty { query.append(("query", search.words.joined(separator: " "))) }
        add("cuisine", search.cuisine.map { [$0] } ?? [])
        add("diet", search.diets.compactMap { Spoonacular.diets[$0] }.sorted())
        add("type", search.meal.map { [Spoonacular.type($0)] } ?? [])
        let intolerances = Set(search.without.compactMap { Spoonacular.intolerances[$0] })
        add("intolerances", intolerances.sorted())
        add("excludeIngredients", search.excluded + search.without.filter { Spoonacular.intolerances[$0] == nil }.map(\.rawValue).sorted())
        add("includeIngredients", search.having)
        add("maxReadyTime", search.maximumMinutes.map { ["\($0)"] } ?? [])
        add("maxCalories", search.maximumKilocalories.map { ["\($0)"] } ?? [])
        guard let answer = try await http.get("/recipes/complexSearch", query) else { throw .badAnswer }
        guard let recipes = SpoonacularAnswer.recipes(answer) else { throw .badAnswer }
        return Array(recipes.prefix(search.count))
    }

    public func recipe(id: String) async throws(RecipeServiceError) -> ServiceRecipe? {
        let number = id.dropFirst("spoonacular:".count)
        guard id.hasPrefix("spoonacular:"), !number.isEmpty, number.count <= 15, number.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        guard let answer = try await http.get("/recipes/\(number)/information", [("includeNutrition", "true")]) else { return nil }
        guard let recipe = SpoonacularAnswer.recipe(answer) else { throw .badAnswer }
        return recipe
    }

    private static func type(_ meal: Meal) -> String {
        switch meal {
        case .breakfast: "breakfast"
        case .lunch, .dinner: "main course"
        case .snack: "snack"
        }
    }

    private static let diets: [Diet: String] = [
        .vegan: "vegan", .vegetarian: "vegetarian", .pescatarian: "pescetarian", .glutenFree: "gluten free", .keto: "ketogenic",
    ]

    /// The allergies it asks by; the others go by the ingredient's name.
    private static let intolerances: [Content: String] = [
        .gluten: "gluten", .milk: "dairy", .egg: "egg", .peanut: "peanut", .nuts: "tree nut", .soy: "soy", .fish: "seafood",
        .crustaceans: "shellfish", .molluscs: "shellfish", .sesame: "sesame", .sulphites: "sulfite",
    ]
}

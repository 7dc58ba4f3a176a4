import Loose
import Nutrition

/// Recipes of edamam.com, or of what answers as it does.
///
/// `GET /api/recipes/v2` and `GET /api/recipes/v2/{id}`; the service wants its key in the address, which therefore is never told.
public struct Edamam: RecipeService {
    public static let address = "https://api.edamam.com"

    /// It pages by twenty, from the start only; further than this many pages nobody looks.
    private static let pages = 3

    private let http: ServiceHTTP

    init(http: ServiceHTTP) {
        self.http = http
    }

    public func search(_ search: RecipeSearch) async throws(RecipeServiceError) -> [ServiceRecipe] {
        var query: [(String, String)] = [("type", "public")]
        // Something must be asked for: without words the conditions alone decide.
        let words = (search.words + search.having).joined(separator: " ")
        if !words.isEmpty { query.append(("q", words)) }
        query += Set(search.diets.compactMap { Edamam.health[$0] } + search.without.compactMap { Edamam.healthWithout[$0] }).sorted().map {
            ("health", $0)
        }
        if let cuisine = search.cuisine { query.append(("cuisineType", cuisine)) }
        if let meal = search.meal { query.append(("mealType", meal.rawValue)) }
        if let minutes = search.maximumMinutes { query.append(("time", "1-\(minutes)")) }
        if let most = search.maximumKilocalories { query.append(("calories", "0-\(most)")) }
        query += search.excluded.map { ("excluded", $0) }
        // With no word and no condition it answers nothing.
        if query.count == 1 { query.append(("diet", "balanced")) }
        let wanted = search.offset + search.count
        var found: [ServiceRecipe] = []
        var continuation: String?
        for _ in 0..<Edamam.pages {
            let page = query + (continuation.map { [("_cont", $0)] } ?? [])
            guard let answer = try await http.get("/api/recipes/v2", page), let recipes = EdamamAnswer.recipes(answer) else { throw .badAnswer }
            found += recipes
            continuation = EdamamAnswer.continuation(answer)
            if found.count >= wanted || continuation == nil { break }
        }
        return Array(found.dropFirst(search.offset).prefix(search.count))
    }

    public func recipe(id: String) async throws(RecipeServiceError) -> ServiceRecipe? {
        let own = String(id.dropFirst("edamam:".count))
        guard id.hasPrefix("edamam:"), EdamamAnswer.isID(own) else { return nil }
        guard let answer = try await http.get("/api/recipes/v2/\(own)", [("type", "public")]) else { return nil }
        guard let recipe = EdamamAnswer.recipe(answer["recipe"]) else { throw .badAnswer }
        return recipe
    }

    private static let health: [Diet: String] = [
        .vegan: "vegan", .vegetarian: "vegetarian", .pescatarian: "pescatarian", .glutenFree: "gluten-free", .dairyFree: "dairy-free",
        .keto: "keto-friendly",
    ]
    private static let healthWithout: [Content: String] = [
        .gluten: "gluten-free", .milk: "dairy-free", .egg: "egg-free", .peanut: "peanut-free", .nuts: "tree-nut-free", .soy: "soy-free",
        .fish: "fish-free", .crustaceans: "crustacean-free", .molluscs: "mollusk-free", .celery: "celery-free", .mustard: "mustard-free",
        .sesame: "sesame-free", .lupin: "lupine-free", .sulphites: "sulfite-free", .alcohol: "alcohol-free", .pork: "pork-free",
    ]
}

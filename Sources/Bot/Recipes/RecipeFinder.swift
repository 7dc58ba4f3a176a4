import Dialogue
import Knowledge
import Library
import Logging
import NLU
import Nutrition
import RecipeServices
import Store

/// Recipes that are not our own, found before a turn begins: the imported ones, and those of a service if one is set up.
struct RecipeFinder: Sendable {
    /// What was found, and whether the service failed.
    struct Found: Sendable {
        var recipes: [Recipe] = []
        var isServiceOut = false
    }

    /// So many of a service's recipes are asked for at a time, and so many by their ids.
    private static let page = 10, byID = 10

    /// The intents that speak of recipes, or choose one of a list.
    private static let intents: Set<String> = [
        "recommend_recipe", "search_recipe", "more_recipes", "show_recipe", "save_recipe", "unsave_recipe", "list_saved_recipes", "choose",
    ]

    let imported: ImportedRecipes
    let service: (any RecipeService)?
    let linker: RecipeLinker
    let foods: FoodTable
    let logger: Logger

    init(brain: Brain, library: Library, service: (any RecipeService)?, logger: Logger) {
        imported = ImportedRecipes(library: library, foods: brain.knowledge.foods)
        self.service = service
        linker = RecipeLinker(brain: brain)
        foods = brain.knowledge.foods
        self.logger = logger
    }

    /// What a message may need; nothing for one that does not speak of recipes. Never fails: without the service there are fewer.
    ///
    /// - Parameter person: reads the person's diary, for what the conversation is about and what they do not eat.
    func recipes(
        for understanding: Understanding, at moment: Moment, person: @Sendable () async throws -> (tracker: Tracker, needs: Needs)
    ) async -> Found {
        guard understanding.readings.contains(where: { RecipeFinder.intents.contains($0.intent.name) }) else { return Found() }
        var found = Found(recipes: imported.all)
        guard let service, let (tracker, needs) = try? await person() else { return found }
        do throws(RecipeServiceError) {
            for request in Policy.plan(understanding, tracker).requests {
                for recipe in try await told(request, tracker, needs, moment, service) where !found.recipes.contains(where: { $0.id == recipe.id }) {
                    found.recipes.append(Recipe(recipe, linker: linker, foods: foods))
                }
            }
        } catch {
            logger.warning("recipe service", metadata: ["reason": "\(error)"])
            found.isServiceOut = true
        }
        return found
    }

    private func told(
        _ request: Request, _ tracker: Tracker, _ needs: Needs, _ moment: Moment, _ service: any RecipeService
    ) async throws(RecipeServiceError) -> [ServiceRecipe] {
        switch request {
        case .searchRecipe(let query): return try await service.search(needs.search(query))
        case .recommendRecipe(var query):
            if query.meal == nil, query.words.isEmpty, query.atHand.isEmpty { query.meal = moment.meals.meal(at: moment.minute) }
            return try await service.search(needs.search(query))
        case .moreRecipes:
            guard let last = tracker.recipes else {
                return try await service.search(needs.search(RecipeQuery(meal: moment.meals.meal(at: moment.minute))))
            }
            // The page that was not used up comes again, from the cache.
            let shown = last.shown.count { RecipeFinder.isOfService($0) }
            var search = needs.search(last.query)
            search.offset = shown / RecipeFinder.page * RecipeFinder.page
            return try await service.search(search)
        case .showRecipe(_, let words, _), .saveRecipe(_, let words, _):
            let last = ((tracker.recipes?.last ?? []) + [tracker.recipes?.open].compactMap(\.self)).filter(RecipeFinder.isOfService)
            let listed = try await byID(last, service)
            return listed.isEmpty && !words.isEmpty ? try await service.search(needs.search(RecipeQuery(words: [words]))) : listed
        case .listSavedRecipes: return try await byID(needs.saved.filter(RecipeFinder.isOfService).suffix(RecipeFinder.byID), service)
        default: return []
        }
    }

    private func byID(_ ids: some Sequence<String>, _ service: any RecipeService) async throws(RecipeServiceError) -> [ServiceRecipe] {
        var found: [ServiceRecipe] = []
        for id in ids.prefix(RecipeFinder.byID) {
            if let recipe = try await service.recipe(id: id) { found.append(recipe) }
        }
        return found
    }

    private static func isOfService(_ id: String) -> Bool { id.hasPrefix("spoonacular:") || id.hasPrefix("edamam:") }
}

extension RecipeFinder {
    /// What a person eats and does not, as far as a service can go by it; the recommender keeps to it strictly afterwards.
    struct Needs: Sendable {
        var diets: [Diet] = []
        var without: Set<Content> = []
        var excluded: [String] = []
        /// Ids of saved recipes.
        var saved: [String] = []

        init() {}

        init(_ diary: Diary) throws {
            diets = try diary.list(Preference.Kind.diet.rawValue).compactMap(Diet.init(rawValue:))
            let allergies = Allergies(try diary.list(Preference.Kind.allergies.rawValue))
            without = Set(allergies.contents)
            excluded = allergies.byName + (try diary.list(Preference.Kind.dislikes.rawValue))
            saved = try diary.list(Setting.savedRecipes)
        }

        func search(_ query: RecipeQuery) -> RecipeSearch {
            RecipeSearch(
                words: query.words, diets: Set(diets + query.diets), meal: query.meal, without: without,
                excluded: Array((excluded + query.without).prefix(20)), maximumMinutes: query.maximumMinutes.map { Int(min($0, 10_000)) },
                maximumKilocalories: query.maximumKilocalories.map { Int(min($0, 100_000)) }, having: query.atHand, count: RecipeFinder.page)
        }
    }
}

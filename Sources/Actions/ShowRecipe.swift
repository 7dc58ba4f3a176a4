import Dialogue
import Knowledge
import Nutrition

/// "show me the second one", "for 2 people": a whole recipe.
func showRecipe(ordinal: Int?, words: String, servings: Int? = nil, _ context: ActionContext) -> Outcome {
    guard let recipe = context.recipe(ordinal: ordinal, words: words) else {
        if let last = context.tracker.recipes?.last, !last.isEmpty, ordinal != nil, words.isEmpty {
            return Outcome(name: "show_recipe", parts: [.noSuchRecipe(count: last.count)])
        }
        return Outcome(name: "show_recipe", parts: [.noRecipes(query: RecipeQuery(words: words.isEmpty ? [] : [words]))])
    }
    let wording = recipe.wording(context.language)
    var card = RecipeCard(
        line: context.line(recipe), summary: wording.description,
        amounts: recipe.ingredients.map { .init(amount: $0.amount, name: $0.name(context.language), grams: $0.grams, isMany: $0.isMany) },
        steps: wording.steps)
    if let servings { card.serve(servings) }
    let before = context.tracker.recipes
    let last = before?.last ?? []
    return Outcome(
        name: "show_recipe",
        events: [
            .slot(
                .recipes(
                    query: before?.query ?? RecipeQuery(words: words.isEmpty ? [] : [words]),
                    shown: (before?.shown ?? []).filter { $0 != recipe.id } + [recipe.id], last: last.isEmpty ? [recipe.id] : last)),
            .slot(.recipe(recipe.id)),
        ],
        parts: [.recipe(card)])
}

/// "which of them is quickest?", "which has the most protein?": the one of those listed last, of which more may be asked.
func pickRecipe(by nutrient: Nutrient?, least: Bool, _ context: ActionContext) -> Outcome {
    guard let recipes = context.tracker.recipes else { return Outcome(name: "show_recipe", parts: [.noRecipes(query: RecipeQuery())]) }
    let listed = recipes.last.indices.compactMap { context.recipe(ordinal: $0 + 1, words: "") }
    func value(_ recipe: Recipe) -> Double? { nutrient.map { recipe.nutrients[$0] } ?? recipe.minutes.map(Double.init) }
    let known = listed.filter { value($0) != nil }
    let picked = known.min { least ? (value($0) ?? 0) < (value($1) ?? 0) : (value($0) ?? 0) > (value($1) ?? 0) }
    guard let picked else { return Outcome(name: "show_recipe", parts: [.noRecipes(query: recipes.query)]) }
    return Outcome(
        name: "show_recipe", events: [.slot(.recipe(picked.id))],
        parts: [.recipePicked(context.line(picked), place: (recipes.last.firstIndex(of: picked.id) ?? 0) + 1, by: nutrient, least: least)])
}

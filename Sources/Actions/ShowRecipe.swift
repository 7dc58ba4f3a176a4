import Dialogue
import Knowledge
import Nutrition

/// "show me the second one": a whole recipe.
func showRecipe(ordinal: Int?, words: String, _ context: ActionContext) -> Outcome {
    let last = context.tracker.recipes?.last ?? []
    let recipe: Recipe?
    if let ordinal {
        recipe = last.at(ordinal: ordinal).flatMap { context.knowledge.recipes[$0] }
    } else if words.isEmpty {
        recipe = last.first.flatMap { context.knowledge.recipes[$0] }
    } else {
        let found = context.knowledge.recipes.matching(words: [words], language: context.language).map(\.recipe)
        let best = found.prefix(10)
        // One that was just listed is meant before any other that fits.
        recipe = best.first { last.contains($0.id) } ?? best.first
    }
    guard let recipe else {
        return Outcome(name: "show_recipe", parts: [.noRecipes(query: RecipeQuery(words: words.isEmpty ? [] : [words]))])
    }
    let wording = recipe.wording(context.language)
    let card = RecipeCard(
        line: context.line(recipe, RecipeQuery()), summary: wording.description, servings: recipe.servings, meals: recipe.meals,
        cuisine: recipe.cuisine, amounts: recipe.ingredients.map { .init(amount: $0.amount, name: $0.name, grams: $0.grams) },
        steps: wording.steps)
    let query = context.tracker.recipes?.query ?? RecipeQuery(words: [words])
    let shown = context.tracker.recipes?.shown ?? []
    return Outcome(
        name: "show_recipe",
        events: [
            .slot(.recipes(query: query, shown: shown.contains(recipe.id) ? shown : shown + [recipe.id], last: last.isEmpty ? [recipe.id] : last))
        ],
        parts: [.recipe(card)])
}

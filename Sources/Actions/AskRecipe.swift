import Dialogue
import Knowledge
import Nutrition

/// "does it have nuts?", "how much protein?", of the recipe that is open or has that place in the last list.
func askRecipe(_ question: RecipeQuestion, _ context: ActionContext) -> Outcome {
    guard let recipe = context.recipe(ordinal: question.ordinal, words: "") else {
        return Outcome(name: "ask_recipe", parts: [.noSuchRecipe(count: context.tracker.recipes?.last.count ?? 0)])
    }
    let line = context.line(recipe)
    let diets = question.contents.diets.map { DietAnswer(diet: $0, fits: line.diets.contains($0)) }
    var parts: [Part] = []
    if !question.nutrients.isEmpty { parts.append(.recipeFigures(title: line.title, line.nutrients, question.nutrients)) }
    if !question.contents.contents.isEmpty || !diets.isEmpty {
        parts.append(.contents(food: line.title, contents: line.contents, asked: question.contents.contents, diets: diets))
    }
    if question.asksTime == true { parts.append(.recipeTime(title: line.title, minutes: recipe.minutes, servings: recipe.servings)) }
    if let ingredient = question.ingredient {
        let words = Set(Word.split(ingredient))
        let names = recipe.ingredients.flatMap { [$0.name, $0.name(context.language)] }
        parts.append(.recipeHas(title: line.title, ingredient, names.contains { words.isSubset(of: Word.split($0)) }))
    }
    return Outcome(name: "ask_recipe", events: [.slot(.recipe(recipe.id))], parts: parts)
}

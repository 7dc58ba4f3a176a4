import Knowledge
import Library
import Nutrition
import RecipeServices

extension Recipe {
    /// A service's recipe as one of those that are ranked and shown: its ingredients linked, its own figures where it tells them.
    init(_ told: ServiceRecipe, linker: RecipeLinker, foods: FoodTable) {
        var recipe = LibraryRecipe(
            title: told.title, summary: told.summary, image: told.image, author: told.credit, url: told.url, servings: told.servings,
            totalMinutes: told.minutes, ingredients: told.ingredients.map { LibraryRecipe.Ingredient(line: $0.line) }, steps: told.steps,
            cuisines: told.cuisines, categories: told.meals.map(\.rawValue), diets: Diet.allCases.filter(told.diets.contains),
            nutrients: told.nutrients)
        recipe = linker.linked(recipe, grams: told.ingredients.map(\.grams))
        self.init(recipe, foods: foods)
        id = told.id
        freeFrom = told.freeFrom
    }
}

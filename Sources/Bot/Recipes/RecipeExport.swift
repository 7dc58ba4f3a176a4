public import Knowledge
public import Library
import Nutrition

/// Our own recipes and the imported ones as values that can be written out, for other programs.
public struct RecipeExport {
    private let own: [Recipe]
    private let library: Library

    public init(knowledge: Knowledge, library: Library) {
        own = knowledge.recipes.recipes
        self.library = library
    }

    /// Our own, once for each language they are worded in, then the imported ones.
    ///
    /// - Parameter ownPrefix: what the ids of our own begin with, so that an import knows them again.
    /// - Throws: `LibraryError` where the file of imported things cannot be read.
    public func recipes(ownPrefix: String) throws -> [LibraryRecipe] {
        let worded = own.flatMap { recipe in
            recipe.wordings.sorted { $0.key < $1.key }.map { language, wording in
                var copy = LibraryRecipe(recipe, wording, language: language)
                copy.id = ownPrefix + recipe.id
                return copy
            }
        }
        return worded + (try library.recipes())
    }
}

extension LibraryRecipe {
    /// A recipe of ours in one of its languages.
    init(_ recipe: Recipe, _ wording: Recipe.Wording, language: String) {
        self.init(
            title: wording.title, summary: wording.description, author: recipe.credit?.name ?? "Morsel", url: recipe.credit?.url, language: language,
            servings: recipe.servings, totalMinutes: recipe.minutes,
            ingredients: recipe.ingredients.map { ingredient in
                let grams = ingredient.grams.map { "(\(Int($0.rounded())) g)" } ?? ""
                return Ingredient(line: [ingredient.amount, ingredient.name, grams].filter { !$0.isEmpty }.joined(separator: " "))
            },
            steps: wording.steps, cuisines: recipe.cuisine.isEmpty ? [] : [recipe.cuisine], categories: recipe.meals.map(\.rawValue),
            keywords: recipe.tags, diets: recipe.diets.sorted { $0.rawValue < $1.rawValue }, nutrients: recipe.nutrients)
        figures = recipe.nutrients.known.isEmpty ? .unknown : .computed
    }
}

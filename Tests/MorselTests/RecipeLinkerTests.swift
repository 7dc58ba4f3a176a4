import Bot
import Foundation
import Knowledge
import Library
import Nutrition
import Testing

/// What ingredient lines come to, with the real tables.
@Suite struct RecipeLinkerTests {
    static let brain = Result { try Brain.assemble(data: WallTests.root) }

    @Test(arguments: [
        ("2 large eggs, beaten", "en", ["egg 100"]), ("1 tablespoon olive oil", "en", ["olive oil 13.5"]),
        ("1 ½ cups all-purpose flour, sifted", "en", ["flour 187.5"]), ("3 cloves of garlic, peeled", "en", ["garlic 9"]),
        ("1 (14.5 ounce) can diced tomatoes", "en", ["canned tomato 411.1"]),
        ("2 (15 oz) cans black beans, drained", "en", ["canned black bean 850.5"]),
        ("1 cup/226 grams blueberries", "en", ["blueberry 226"]), ("2 cups (480 g) plain yogurt", "en", ["yogurt 480"]),
        ("1 cup milk or cream", "en", ["milk, 2% 244"]), ("Salt and pepper to taste", "en", ["salt", "black pepper"]),
        ("100 g sugar", "en", ["sugar 100"]), ("1 tsp salt", "en", ["salt 6"]), ("1/2 cup sugar, sifted", "en", ["sugar 100"]),
        ("100 g de azúcar", "es", ["sugar 100"]),
        ("2 cucharadas de aceite de oliva", "es", ["olive oil 27"]), ("1 knob of frobnicated zyx", "en", []), ("", "en", []), ("—", "en", []),
        ("(((", "en", []),
    ])
    func lines(line: String, language: String, expected: [String]) throws {
        let found = IngredientReader(brain: try Self.brain.get()).foods(of: line, language: language)
        func text(_ linked: LibraryRecipe.Linked) -> String {
            linked.grams.map { "\(linked.noun) \(($0 * 10).rounded() / 10)".replacing(/\.0$/, with: "") } ?? linked.noun
        }
        #expect(found.map(text) == expected)
    }

    private func recipe(_ lines: [String], servings: Int? = 2, diets: [Diet] = []) throws -> (LibraryRecipe, Recipe) {
        let brain = try Self.brain.get()
        let recipe = LibraryRecipe(
            title: "Test", servings: servings, ingredients: lines.map { .init(line: $0) }, steps: ["Cook."], categories: ["Dinner"], diets: diets)
        let linked = RecipeLinker(brain: brain).linked(recipe)
        return (linked, Recipe(linked, foods: brain.knowledge.foods))
    }

    @Test func figuresAreSummedUpAServing() throws {
        let (linked, recipe) = try recipe(["2 large eggs", "1 tablespoon olive oil"])
        #expect(linked.figures == .computed && !linked.isAtLeast && linked.language == "en")
        // 143 kcal of egg and 119 of oil, for two.
        #expect(Int(try #require(recipe.nutrients[.energy]).rounded()) == 131)
        #expect(recipe.ingredients.map(\.amount) == ["2 large", "1 tablespoon"] && recipe.ingredients.map(\.name) == ["eggs", "olive oil"])
        #expect(recipe.contents?.has(.egg) == true && recipe.diets.contains(.vegetarian) && !recipe.diets.contains(.vegan))
    }

    @Test func whatIsNotUnderstoodMakesALowerBound() throws {
        let (linked, recipe) = try recipe(["2 large eggs", "1 knob of frobnicated zyx", "salt to taste"], diets: [.glutenFree])
        #expect(linked.isAtLeast && recipe.isAtLeast && linked.unknownLines == ["1 knob of frobnicated zyx"])
        // Nobody knows what is in it; the page's own word is kept beside.
        #expect(recipe.contents == nil && recipe.diets == [.glutenFree])
    }

    @Test func anAssertionAgainstTheIngredientsIsNotBelieved() throws {
        let (_, recipe) = try recipe(["2 large eggs"], diets: [.vegan])
        #expect(!recipe.diets.contains(.vegan))
    }

    @Test func withoutServingsTheFiguresStayUnknown() throws {
        let (linked, recipe) = try recipe(["2 large eggs"], servings: nil)
        #expect(linked.figures == .unknown && recipe.nutrients == Nutrients())
    }

    @Test func ourOwnRecipesAreExportedInBothLanguages() throws {
        let brain = try Self.brain.get()
        let all = try RecipeExport(knowledge: brain.knowledge, library: Library(path: nil)).recipes(ownPrefix: "morsel:")
        let languages = Set(all.compactMap(\.language))
        #expect(all.count >= brain.knowledge.recipes.recipes.count && languages.contains("en"))
        let first = try #require(all.first)
        #expect(first.id.hasPrefix("morsel:") && !first.steps.isEmpty && !first.ingredients.isEmpty && first.figures == .computed)
    }
}

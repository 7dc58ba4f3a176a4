import Knowledge
import Nutrition
import Testing

/// Diets and allergens of the recipes, in two ways that know nothing of one another: what the foods contain, and what the ingredients are called.
@Suite struct RecipeDietTests {
    /// A recipe has everything that one of its ingredients has, and fits a diet only if all of them do.
    @Test func dietsFollowFromTheContents() throws {
        let foods = try Corpora.foods
        for recipe in try RecipeTests.recipes {
            let contents = try #require(recipe.contents, "\(recipe.id): an ingredient that nobody has looked at")
            for ingredient in recipe.ingredients {
                let own = try #require(ingredient.food.flatMap { foods.food($0, like: ingredient.name) }?.contents)
                for content in Content.allCases {
                    let isThere = (!own.has(content) || contents.has(content)) && (!own.mayHave(content) || contents.mayHave(content))
                    #expect(isThere, "\(recipe.id): \(ingredient.name) has \(content.rawValue), the recipe not")
                }
                for diet in recipe.diets where !diet.without.isEmpty {
                    #expect(diet.fits(own, portion: Nutrients()) == true, "\(recipe.id) is \(diet.rawValue) but \(ingredient.name) is not")
                }
            }
            // Who eats less eats that too.
            if recipe.diets.contains(.vegan) { #expect(recipe.diets.isSuperset(of: [.vegetarian, .dairyFree]), "\(recipe.id)") }
            if recipe.diets.contains(.vegetarian) { #expect(recipe.diets.contains(.pescatarian), "\(recipe.id)") }
        }
    }

    /// Meat is in the way of vegan, vegetarian and pescatarian, and of no other diet.
    @Test func dietsAgreeWithTheNamesOfTheIngredients() throws {
        for recipe in try RecipeTests.recipes {
            for ingredient in recipe.ingredients {
                for named in FoodWords.contents(of: Word.split(ingredient.name)) {
                    #expect(
                        named.contents.contains { recipe.contents?.mayHave($0) ?? false },
                        "\(recipe.id) has \(named.word), but nothing of \(named.contents)")
                    for diet in recipe.diets where named.contents.allSatisfy(diet.without.contains) {
                        Issue.record("\(recipe.id) is \(diet.rawValue) but has \(ingredient.name)")
                    }
                }
            }
        }
    }

    @Test func dietsAgreeWithTheFigures() throws {
        for recipe in try RecipeTests.recipes {
            let figures = recipe.nutrients
            if recipe.diets.contains(.vegan) { #expect((figures[.cholesterol] ?? 0) < 3, "\(recipe.id) is vegan with cholesterol") }
            if recipe.diets.contains(.keto) { #expect((figures.netCarbohydrate ?? 99) <= 10, "\(recipe.id) is no keto dish") }
            if recipe.diets.contains(.diabetes) { #expect((figures[.carbohydrate] ?? 99) <= 45, "\(recipe.id)") }
            if recipe.diets.contains(.dairyFree) { #expect((figures[.lactose] ?? 0) < 0.5, "\(recipe.id) is free of milk with lactose") }
        }
    }
}

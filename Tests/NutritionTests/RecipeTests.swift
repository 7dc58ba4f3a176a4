import Knowledge
import Nutrition
import Testing

/// The recipes as a whole, and what each is made of.
@Suite struct RecipeTests {
    static var recipes: [Recipe] { get throws { try Corpora.knowledge.recipes.recipes } }

    @Test func thereIsSomethingForEveryone() throws {
        let recipes = try RecipeTests.recipes
        #expect(recipes.count >= 220)
        #expect(Set(recipes.map(\.id)).count == recipes.count)
        #expect(Set(recipes.map(\.cuisine)).count >= 15)
        for meal in Meal.allCases {
            let count = recipes.count { $0.meals.contains(meal) }
            #expect(count >= 30, "\(count) recipes for \(meal)")
        }
        for diet in Diet.allCases {
            let fitting = recipes.filter { $0.diets.contains(diet) }
            #expect(fitting.count >= (diet == .keto ? 10 : 40), "\(fitting.count) recipes are \(diet.rawValue)")
            for meal in Meal.allCases {
                let count = fitting.count { $0.meals.contains(meal) }
                #expect(count >= (diet == .keto ? 1 : 5), "\(count) \(diet.rawValue) recipes for \(meal)")
            }
        }
        #expect(recipes.count { $0.minutes ?? 99 <= 20 } >= 40, "quick recipes")
        #expect(recipes.count { $0.price == 1 } >= 40, "cheap recipes")
    }

    @Test func numbersArePlausible() throws {
        for recipe in try RecipeTests.recipes {
            let energy = try #require(recipe.nutrients[.energy]), grams = try #require(recipe.grams), minutes = try #require(recipe.minutes)
            #expect(energy > 60 && energy < 1000, "\(recipe.id): \(energy) kcal a serving")
            #expect(grams > 25 && grams < 900, "\(recipe.id): \(grams) g a serving")
            #expect((3...480).contains(minutes), "\(recipe.id): \(minutes) minutes")
            #expect((1...16).contains(recipe.servings), "\(recipe.id): \(recipe.servings) servings")
            #expect((1...3).contains(recipe.price ?? 0), "\(recipe.id): price \(recipe.price ?? 0)")
            #expect(!recipe.meals.isEmpty && !recipe.cuisine.isEmpty && (2...20).contains(recipe.ingredients.count), "\(recipe.id)")
            #expect((recipe.nutrients[.sodium] ?? 0) < 2300, "\(recipe.id): a day's sodium in a serving")
            for ingredient in recipe.ingredients {
                let each = try #require(ingredient.grams) / Double(recipe.servings)
                #expect(each > 0.02 && each < 500, "\(recipe.id): \(each) g of \(ingredient.name) a serving")
            }
        }
    }

    /// What can be computed is never typed: a tag says how a dish is made, not what is in it.
    @Test func tagsAreNoClaims() throws {
        let claims = Set(Diet.allCases.map(\.rawValue) + ["high-protein", "high-fiber", "low-carb", "low-fat", "low-calorie"])
        for recipe in try RecipeTests.recipes {
            #expect(claims.isDisjoint(with: recipe.tags), "\(recipe.id): \(recipe.tags)")
            if recipe.tags.contains("quick") { #expect(recipe.minutes ?? 99 <= 30, "\(recipe.id): quick in \(recipe.minutes ?? 99) minutes") }
        }
        #expect(try RecipeTests.recipes.count { $0.tags.contains("dessert") } >= 10)
    }

    @Test func everyIngredientIsAnEverydayFoodThatSomebodyLookedAt() throws {
        let foods = try Corpora.foods
        for recipe in try RecipeTests.recipes {
            for ingredient in recipe.ingredients {
                let id = try #require(ingredient.food)
                let food = try #require(foods.food(id, like: ingredient.name), "\(recipe.id): '\(id)' is no row")
                if food.layer != .everyday || food.contents == nil { Issue.record("\(recipe.id): \(ingredient.name) (\(id)) is no everyday food") }
            }
        }
    }

    @Test func recipesAreFoundByTheirIngredients() throws {
        let found = try RecipeTests.recipes.matching(["chickpea"]).map(\.recipe)
        #expect(found.count >= 5)
        for recipe in found {
            let words = recipe.ingredients.flatMap { Word.split($0.name) } + Word.split(recipe.wording("en").title)
            #expect(words.contains("chickpea"), "\(recipe.id)")
        }
    }

    @Test func everyIngredientOfAComposedDishIsAFigureRow() throws {
        let knowledge = try Corpora.knowledge
        for (id, dish) in knowledge.composed {
            for ingredient in dish.ingredients {
                #expect(["usda", "fndds"].contains(ingredient.food.code.prefix { $0 != ":" }), "\(id): \(ingredient.food)")
                #expect(knowledge.foods.figureRow(ingredient.food) != nil, "\(id): \(ingredient.food)")
            }
        }
    }

    /// The weights given agree with the amounts said, where those are cups and spoons of a food that has them.
    @Test func householdAmountsAgreeWithTheGrams() throws {
        let foods = try Corpora.foods
        var compared = 0
        for recipe in try RecipeTests.recipes {
            for ingredient in recipe.ingredients {
                guard let id = ingredient.food, let grams = ingredient.grams, let (quantity, unit) = RecipeTests.amount(ingredient.amount),
                    let one = foods.food(id, like: ingredient.name)?.grams(of: unit)
                else { continue }
                compared += 1
                let ratio = grams / (quantity * one)
                if !(0.6...1.67).contains(ratio) {
                    Issue.record("\(recipe.id): \(ingredient.amount) of \(ingredient.name) is \(quantity * one) g rather than \(grams) g")
                }
            }
        }
        #expect(compared > 300, "only \(compared) amounts could be compared")
    }

    /// `1 1/2 cups` → 1.5 and `cup`; nil for what is more than a number and a measure of volume.
    private static func amount(_ text: String) -> (quantity: Double, unit: String)? {
        var quantity = 0.0
        var unit: String?
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "/").compactMap { Double($0) }
            if unit == nil, parts.count == 2, word.contains("/") {
                quantity += parts[0] / parts[1]
            } else if unit == nil, let number = Double(word) {
                quantity += number
            } else if unit == nil {
                unit = Word.singular(String(word))
            } else {
                return nil
            }
        }
        return unit.flatMap { ["cup", "tbsp", "tsp"].contains($0) && quantity > 0 ? (quantity, $0) : nil }
    }
}

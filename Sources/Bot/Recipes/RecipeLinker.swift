import Foundation
public import Knowledge
public import Library
public import Nutrition

/// Finds out what an imported recipe is made of, and what that comes to.
public struct RecipeLinker: Sendable {
    private let lines: IngredientReader
    private let foods: FoodTable

    public init(brain: Brain) {
        lines = IngredientReader(brain: brain)
        foods = brain.knowledge.foods
    }

    /// The recipe with its ingredients linked and, where the page gives none and says for how many it is, its figures summed up.
    /// - Parameter grams: the weight of each ingredient where it is known already.
    public func linked(_ recipe: LibraryRecipe, grams: [Double?] = []) -> LibraryRecipe {
        var recipe = recipe
        if recipe.language == nil {
            recipe.language = lines.language(of: ([recipe.title] + recipe.ingredients.prefix(8).map(\.line)).joined(separator: " "))
        }
        for index in recipe.ingredients.indices {
            recipe.ingredients[index].foods = lines.foods(of: recipe.ingredients[index].line, language: recipe.language)
            if index < grams.count, let known = grams[index], recipe.ingredients[index].foods.count == 1 {
                recipe.ingredients[index].foods[0].grams = known
            }
        }
        if recipe.figures != .told, let servings = recipe.servings { sum(&recipe, servings) }
        return recipe
    }

    private func sum(_ recipe: inout LibraryRecipe, _ servings: Int) {
        var sum = NutrientSum()
        for linked in recipe.ingredients.flatMap(\.foods) {
            guard let grams = linked.grams, let food = linked.asBought.flatMap({ foods.figureRow($0) }) ?? foods.food(linked.food, noun: linked.noun)
            else { continue }
            sum.add(food.nutrients(grams: grams))
        }
        recipe.nutrients = sum.count > 0 ? sum.nutrients.scaled(by: 1 / Double(servings)) : Nutrients()
        recipe.figures = sum.count > 0 ? .computed : .unknown
    }
}

extension Recipe {
    /// An imported recipe as one of those that are ranked and shown.
    public init(_ recipe: LibraryRecipe, foods: FoodTable) {
        var contents: Contents? = Contents()
        var known = Contents()
        var ingredients: [Ingredient] = []
        for ingredient in recipe.ingredients {
            let (amount, name) = Recipe.split(ingredient)
            // A line of two foods is shown as one; what it weighs is known when both are.
            let grams = ingredient.foods.map(\.grams)
            let all = grams.isEmpty || grams.contains(nil) ? nil : grams.compactMap { $0 }.reduce(0, +)
            ingredients.append(Ingredient(food: ingredient.foods.first?.food, grams: all, amount: amount, name: name))
            if ingredient.foods.isEmpty { contents = nil }
            for linked in ingredient.foods {
                guard let own = foods.food(linked.food, noun: linked.noun)?.contents else {
                    contents = nil
                    continue
                }
                contents?.formUnion(own)
                known.formUnion(own)
            }
        }
        // What was computed goes before what was asserted; lower bounds tell nothing of a diet that goes by figures.
        let computed = Diet.allCases.filter { diet in
            if diet.without.isEmpty, recipe.isAtLeast { return false }
            return diet.fits(contents, portion: recipe.nutrients) == true
        }
        let asserted = recipe.diets.filter { diet in
            diet.fits(contents, portion: recipe.nutrients) != false && !diet.without.contains(where: known.has)
        }
        let language = recipe.language ?? "en"
        self.init(
            id: recipe.id, meals: recipe.meals, cuisine: recipe.cuisines.first?.lowercased() ?? "", minutes: recipe.minutes,
            servings: recipe.servings ?? 1, tags: (recipe.categories + recipe.keywords).map { $0.lowercased() }, contents: contents,
            diets: Set(computed + asserted), ingredients: ingredients, nutrients: recipe.nutrients,
            credit: Recipe.credit(recipe),
            wordings: [language: Wording(title: recipe.title, description: recipe.summary, steps: recipe.steps)])
        isAtLeast = recipe.isAtLeast
        self.known = known
        named = Set(([recipe.title] + recipe.ingredients.map(\.line) + recipe.steps).flatMap(Content.named(in:)))
    }

    private static func credit(_ recipe: LibraryRecipe) -> Credit? {
        guard !recipe.author.isEmpty || recipe.url != nil else { return nil }
        let host = recipe.url.flatMap { URLComponents(string: $0)?.host } ?? ""
        return Credit(name: recipe.author.isEmpty ? host : recipe.author, url: recipe.url)
    }

    /// A line parted into how much and what: "1 ½ cups" and "flour, sifted".
    private static func split(_ ingredient: LibraryRecipe.Ingredient) -> (amount: String, name: String) {
        guard let said = ingredient.foods.first?.name,
            let place = ingredient.line.range(of: said, options: [.caseInsensitive, .diacriticInsensitive]),
            ingredient.line[..<place.lowerBound].contains(where: \.isNumber)
        else { return ("", ingredient.line) }
        return (ingredient.line[..<place.lowerBound].trimmingCharacters(in: .whitespaces), String(ingredient.line[place.lowerBound...]))
    }
}

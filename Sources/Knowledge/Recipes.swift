import Foundation
public import Nutrition
import Yams

/// A recipe of our own; its figures are computed from its ingredients.
public struct Recipe: Sendable {
    public struct Ingredient: Sendable, Hashable {
        public let food: FoodID
        /// In the whole recipe, as bought.
        public let grams: Double
        /// The household amount: "1 cup".
        public let amount: String
        public let name: String
    }

    struct Wording: Sendable, Decodable {
        let title: String
        let description: String
        let steps: [String]
    }

    public let id: String
    public let meals: [Meal]
    public let cuisine: String
    public let minutes: Int
    public let servings: Int
    /// 1 cheap … 3 dear.
    public let price: Int
    public let tags: [String]
    /// The diets its ingredients fit.
    public let diets: Set<Diet>
    public let ingredients: [Ingredient]
    /// Per serving; a nutrient that an ingredient leaves unknown is a lower bound, as every sum is.
    public let nutrients: Nutrients
    /// Of one serving, as bought.
    public let grams: Double
    let wordings: [String: Wording]

    /// Title, one sentence and steps in a language; English where there is no other.
    public func wording(_ language: String) -> (title: String, summary: String, steps: [String]) {
        let wording = wordings[language] ?? wordings["en"]!
        return (wording.title, wording.description, wording.steps)
    }
}

/// The recipes of `corpora/recipes/`.
public struct RecipeBook: Sendable {
    public let recipes: [Recipe]

    public subscript(id: String) -> Recipe? { recipes.first { $0.id == id } }

    init(folder: URL, foods: FoodTable) throws {
        var wordings: [String: [String: Recipe.Wording]] = [:]
        for language in ["en", "es"] {
            let file = folder.appending(path: "\(language).yml")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            for (id, wording) in try YAMLDecoder().decode([String: Recipe.Wording].self, from: read(file)) {
                wordings[id, default: [:]][language] = wording
            }
        }
        let columns = ["id", "meal", "cuisine", "minutes", "servings", "price", "tags", "ingredients"]
        recipes = try Table(file: "recipes.tsv", text: read(folder.appending(path: "recipes.tsv")), columns: columns).all.map { row in
            let id = String(row["id"])
            guard let own = wordings[id], own["en"] != nil else { throw row.problem("'\(id)' has no English wording") }
            let ingredients = try String(row["ingredients"]).components(separatedBy: " ; ").map { text in
                let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
                let head = parts[0].split(separator: " ")
                guard parts.count == 3, head.count == 2, let grams = Double(head[1]) else { throw row.problem("ingredient '\(text)'") }
                return Recipe.Ingredient(food: FoodID(String(head[0])), grams: grams, amount: parts[1], name: parts[2])
            }
            let servings = Int(try row.number("servings"))
            var sum = NutrientSum()
            var names: [String] = []
            for ingredient in ingredients {
                guard let food = foods.food(ingredient.food) else { throw row.problem("no food '\(ingredient.food)'") }
                sum.add(food.nutrients(grams: ingredient.grams))
                names += [ingredient.name, food.name]
            }
            return Recipe(
                id: id, meals: row.list("meal").compactMap(Meal.init(rawValue:)), cuisine: String(row["cuisine"]),
                minutes: Int(try row.number("minutes")), servings: servings, price: Int(try row.number("price")), tags: row.list("tags"),
                diets: Diet.fitting(names), ingredients: ingredients, nutrients: sum.nutrients.scaled(by: 1 / Double(servings)),
                grams: ingredients.reduce(0) { $0 + $1.grams } / Double(servings), wordings: own)
        }
    }

    /// Recipes with these words in title, cuisine, tags or ingredients, best first; a title counts most. `vegan`, `vegetarian` and
    /// `pescatarian` leave out every recipe that does not fit.
    public func matching(words: [String], language: String) -> [(recipe: Recipe, score: Double)] {
        let all = words.flatMap(Word.split)
        // A diet is a promise, not a word among others.
        let diets = all.compactMap(Diet.init(rawValue:))
        let wanted = all.filter { Diet(rawValue: $0) == nil }
        let allowed = recipes.filter { $0.diets.isSuperset(of: diets) }
        guard !wanted.isEmpty else { return allowed.map { ($0, 0) } }
        let scored: [(recipe: Recipe, score: Double)] = allowed.compactMap { recipe in
            let title = Set(Word.split(recipe.wording(language).title) + Word.split(recipe.id))
            let labels = Set((recipe.tags + [recipe.cuisine]).flatMap(Word.split))
            let ingredients = Set(recipe.ingredients.flatMap { Word.split($0.name) })
            let score = wanted.reduce(0.0) { $0 + (title.contains($1) ? 3 : labels.contains($1) ? 2 : ingredients.contains($1) ? 1 : 0) }
            return score > 0 ? (recipe, score / Double(wanted.count)) : nil
        }
        return scored.sorted { $0.score == $1.score ? $0.recipe.id < $1.recipe.id : $0.score > $1.score }
    }
}

import Foundation
public import Nutrition
import Yams

/// The recipes of `corpora/recipes/`.
public struct RecipeBook: Sendable {
    /// Words within a dish's name that say nothing of it.
    static let small: Set<String> = ["de", "del", "con", "y", "al", "a", "la", "and", "with", "of", "in", "en"]

    public let recipes: [Recipe]

    public subscript(id: String) -> Recipe? { recipes.first { $0.id == id } }

    /// The recipe that a row stands for: its title, in any language. A composed dish may bear the same number.
    public func ofRow(_ id: FoodID, called name: String) -> Recipe? {
        guard id.code.hasPrefix("own:"), let recipe = self[String(id.code.dropFirst(4))] else { return nil }
        return ["en", "es"].contains { recipe.wording($0).title == name } ? recipe : nil
    }

    init(recipes: [Recipe]) { self.recipes = recipes }

    init(folder: URL, foods: FoodTable) throws {
        var wordings: [String: [String: Recipe.Wording]] = [:]
        for language in ["en", "es"] {
            let file = folder.appending(path: "\(language).yml")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            for (id, wording) in try RecipeBook.wordings(file.lastPathComponent, yaml: read(file)) { wordings[id, default: [:]][language] = wording }
        }
        let columns = ["id", "meal", "cuisine", "minutes", "servings", "price", "tags", "ingredients"]
        recipes = try Table(file: "recipes.tsv", text: read(folder.appending(path: "recipes.tsv")), columns: columns).all.map { row in
            let id = String(row["id"])
            guard let own = wordings[id], own["en"] != nil else { throw row.problem("'\(id)' has no English wording") }
            var contents: Contents? = Contents()
            let linked = try row.parts("ingredients").map { text in
                let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
                let head = parts[0].split(separator: " ")
                guard parts.count == 3, head.count == 2, let grams = Double(head[1]) else { throw row.problem("ingredient '\(text)'") }
                guard let food = foods.food(FoodID(String(head[0])), like: parts[2]) else { throw row.problem("no food for '\(parts[2])'") }
                let ingredient = Recipe.Ingredient(food: food.id, grams: grams, amount: parts[1], name: parts[2], namesES: food.namesES)
                return (ingredient: ingredient, food: food, grams: grams)
            }
            let servings = Int(try row.number("servings"))
            var sum = NutrientSum()
            var total = 0.0
            for (_, food, grams) in linked {
                sum.add(food.nutrients(grams: grams))
                total += grams
                if let own = food.contents { contents?.formUnion(own) } else { contents = nil }
            }
            let serving = sum.nutrients.scaled(by: 1 / Double(servings))
            let kinds = RecipeBook.kinds(of: linked, servings: servings)
            return Recipe(
                id: id, meals: row.list("meal").compactMap(Meal.init(rawValue:)), cuisine: String(row["cuisine"]),
                minutes: Int(try row.number("minutes")), servings: servings, price: Int(try row.number("price")), tags: row.list("tags"),
                contents: contents, diets: Set(Diet.allCases.filter { $0.fits(contents, portion: serving) == true }),
                ingredients: linked.map(\.ingredient),
                nutrients: serving, grams: total / Double(servings), kinds: kinds, wordings: own)
        }
    }
}

extension RecipeBook {
    /// Words for the groups of food of which a serving has a good part: "legumes", "seafood", "pasta".
    private static func kinds(of linked: [(ingredient: Recipe.Ingredient, food: Food, grams: Double)], servings: Int) -> Set<String> {
        var grams: [String: Double] = [:]
        for (ingredient, food, own) in linked {
            let isPasta = ["pasta", "spaghetti", "penne", "macaroni"].contains { ingredient.name.contains($0) }
            let isShellfish = food.group == "fish" && food.contents.map { $0.has(.crustaceans) || $0.has(.molluscs) } ?? false
            let group = isShellfish ? "shellfish" : food.group
            grams[isPasta ? "pasta" : ingredient.name.contains("noodle") ? "noodle" : group, default: 0] += own / Double(servings)
        }
        return Set(grams.filter { $0.value >= 25 }.compactMap { kindWords[$0.key] })
    }

    private static let kindWords = [
        "legume": "legume bean pulse legumbre", "fish": "fish seafood pescado", "shellfish": "shellfish seafood marisco",
        "vegetable": "vegetable veggie verdura vegetal",
        "nut": "nut nuez", "meat": "meat carne", "poultry": "poultry meat carne ave", "fruit": "fruit fruta", "pasta": "pasta",
        "noodle": "noodle fideo",
    ]

    /// The words of each recipe. Pair by pair: a decoder would look for each of the hundreds of keys from the first on.
    private static func wordings(_ file: String, yaml: String) throws -> [(id: String, wording: Recipe.Wording)] {
        guard let recipes = try Yams.compose(yaml: yaml)?.mapping else { return [] }
        return try recipes.map { id, node in
            var title: String?, description: String?, steps: [String]?
            for (key, value) in node.mapping ?? [:] {
                switch key.scalar?.string {
                case "title": title = value.scalar?.string
                case "description": description = value.scalar?.string
                case "steps": steps = value.sequence?.compactMap(\.scalar?.string)
                default: break
                }
            }
            guard let id = id.scalar?.string, let title, let description, let steps else {
                throw Table.Problem(file: file, line: node.mark?.line ?? 1, reason: "title, description or steps are missing")
            }
            return (id, Recipe.Wording(title: title, description: description, steps: steps))
        }
    }
}

extension [Recipe] {
    /// Those with these words or phrases in title, cuisine, tags or ingredients, best first; a title counts most.
    ///
    /// Only those that have the most of the phrases count: "chicken and rice" is no recipe with rice alone while one has both. Without
    /// phrases all of them, with a score of 0.
    public func matching(_ phrases: [String]) -> [(recipe: Recipe, score: Double)] {
        let wanted = phrases.map(Word.split).filter { !$0.isEmpty }
        guard !wanted.isEmpty else { return map { ($0, 0) } }
        let scored = compactMap { recipe -> (recipe: Recipe, hits: Double, score: Double)? in
            var hits = 0.0
            var score = 0.0
            for words in wanted {
                let value =
                    recipe.folded.titleHas(words)
                    ? 3.0 : recipe.folded.labelsHave(words) ? 2 : recipe.folded.anIngredientHas(words) ? 1 : 0
                if value > 0 { hits += 1 }
                score += value
                // "chicken soup": a soup with chicken, whatever it is called.
                guard value == 0, words.count > 1 else { continue }
                let named = words.filter { !RecipeBook.small.contains($0) }
                let found = named.filter { recipe.folded.titleHas([$0]) || recipe.folded.labelsHave([$0]) || recipe.folded.anIngredientHas([$0]) }
                if !named.isEmpty, found.count == named.count { hits += 0.9 }
                if named.contains(where: { recipe.folded.titleHas([$0]) }) {
                    score += 2.5 * Double(found.count) / Double(named.count + (named.isEmpty ? 1 : 0))
                }
            }
            return hits > 0 ? (recipe, hits, score / Double(wanted.count)) : nil
        }
        let most = scored.map(\.hits).max() ?? 0
        return scored.filter { $0.hits == most }.sorted { $0.score == $1.score ? $0.recipe.id < $1.recipe.id : $0.score > $1.score }
            .map { ($0.recipe, $0.score) }
    }
}

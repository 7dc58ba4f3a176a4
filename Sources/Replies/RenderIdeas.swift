import Dialogue
import Nutrition

extension Speaker {
    /// Suggested foods and recipes.
    func renderIdeas(_ part: Part) -> [String] {
        switch part {
        case .foodsRecommended(let foods, let nutrients, let maximum):
            guard !foods.isEmpty else { return [say(.noFoodIdeas)] }
            let rich = both(nutrients.map(title))
            let heading =
                maximum.map { say(.foodIdeasWithin, ["nutrients": rich, "maximum": energy($0)]) }
                ?? say(.foodIdeas, ["nutrients": rich])
            return [heading] + foods.enumerated().map { "  " + line($1, number: $0 + 1, nutrients: nutrients) }
        case .recipes(let recipes, let query):
            let meal = query.meal.map { say(key: "ideas.\($0.rawValue)") ?? name($0) } ?? say(.recipesAny)
            var heading = meal
            if !query.words.isEmpty { heading = say(.recipesWith, ["recipes": heading, "words": query.words.joined(separator: " ")]) }
            if let most = query.maximumKilocalories { heading = say(.recipesUnder, ["recipes": heading, "energy": energy(most)]) }
            if let minutes = query.maximumMinutes {
                heading = say(.recipesWithin, ["recipes": heading, "minutes": numbers.whole(minutes)])
            }
            return [say(.recipes, ["recipes": heading.capitalised])]
                + recipes.enumerated().map { "  " + line($1, number: $0 + 1) } + [say(.recipesNext)]
        case .noRecipes(let query):
            return [query.words.isEmpty ? say(.noRecipes) : say(.noRecipesWith, ["words": query.words.joined(separator: " ")])]
        case .noMoreRecipes: return [say(.noMoreRecipes)]
        case .recipe(let card): return recipe(card)
        default: return []
        }
    }

    private func line(_ recipe: RecipeLine, number: Int) -> String {
        let reasons = recipe.reasons.compactMap { say(key: "reason.\($0)") }
        let line = say(
            .recipeRow,
            [
                "number": "\(number)", "title": recipe.title, "minutes": recipe.minutes.map { "\($0)" } ?? "?", "energy": energy(recipe.nutrients[.energy]),
            ])
        return reasons.isEmpty ? line : line + " " + say(.recipeReasons, ["reasons": reasons.joined(separator: ", ")])
    }

    private func recipe(_ card: RecipeCard) -> [String] {
        let figures = Nutrient.main.compactMap { nutrient in card.line.nutrients[nutrient].map { amount(of: nutrient, $0) } }
        var lines = [
            card.line.title,
            say(
                .recipeHead,
                [
                    "meals": either(card.meals.map(name)), "cuisine": card.cuisine, "minutes": card.line.minutes.map { "\($0)" } ?? "?",
                    "servings": "\(card.servings)",
                ]),
            card.summary,
            say(.recipeFigures, ["figures": figures.joined(separator: ", ")]),
            say(.recipeIngredients),
        ]
        lines += card.amounts.map { ingredient in
            guard let grams = ingredient.grams else { return "  " + [ingredient.amount, ingredient.name].filter { !$0.isEmpty }.joined(separator: " ") }
            return "  " + say(.recipeIngredient, ["amount": ingredient.amount, "food": ingredient.name, "grams": numbers.figure(grams)])
        }
        lines.append(say(.recipeSteps))
        lines += card.steps.enumerated().map { "  \($0 + 1). \($1)" }
        return lines.filter { !$0.isEmpty }
    }
}

import Dialogue
import NLU
import Nutrition

extension Speaker {
    /// Suggested foods and recipes.
    func renderIdeas(_ part: Part) -> [String] {
        switch part {
        case .foodsRecommended(let foods, let nutrients, let query):
            guard !foods.isEmpty else { return [say(.noFoodIdeas)] }
            let told = nutrients + (query.low + query.bounds.map(\.nutrient)).filter { !nutrients.contains($0) }
            return [heading(query, rich: nutrients)] + foods.enumerated().map { "  " + line($1, number: $0 + 1, nutrients: told) }
        case .recipes(let recipes, let query):
            return [say(.recipes, ["recipes": heading(query).capitalised])]
                + recipes.enumerated().map { "  " + line($1, number: $0 + 1) } + [say(.recipesNext)]
        case .noneSoQuick(let minutes): return [say(.noneSoQuick, ["minutes": numbers.whole(minutes)])]
        case .recipePicked(let recipe, let place, let nutrient, let least):
            guard let nutrient else { return [say(own: least ? .quickest : .slowest) + ": " + line(recipe, number: place)] }
            let measure = say(own: least ? .leastOf : .mostOf, ["nutrient": title(nutrient)])
            // The energy stands in the line of the recipe.
            let value = nutrient == .energy ? nil : recipe.nutrients[nutrient]
            let figure = value.map { ", " + amount(of: nutrient, $0) } ?? ""
            return ["\(measure): \(line(recipe, number: place))\(figure)"]
        case .noneWithAll: return [say(own: .noneWithAll)]
        case .noneSoLight(let kilocalories): return [say(own: .noneSoLight, ["energy": energy(kilocalories)])]
        case .noSuchRecipe(let count): return [say(.noSuchRecipe, ["count": "\(count)"])]
        case .noRecipes(let query, let isKeptOut):
            let words = query.words + query.atHand
            if isKeptOut { return [say(.noRecipesKept, ["recipes": heading(query)])] }
            return [words.isEmpty ? say(.noRecipes) : say(.noRecipesWith, ["words": words.joined(separator: ", ")])]
        case .noMoreRecipes: return [say(.noMoreRecipes)]
        case .recipeServiceOut(let hasOthers): return [say(hasOthers ? .recipeServiceOutOwn : .recipeServiceOut)]
        case .recipe(let card): return recipe(card)
        case .recipeSaved(let title, let isOver, let isNew):
            return [say(isOver ? (isNew ? .recipeUnsaved : .recipeNotSaved) : isNew ? .recipeSaved : .recipeSavedAlready, ["title": title])]
        case .savedRecipes(let recipes):
            guard !recipes.isEmpty else { return [say(.noSavedRecipes)] }
            return [say(.savedRecipes)] + recipes.prefix(20).enumerated().map { "  " + line($1, number: $0 + 1) }
        default: return []
        }
    }

    /// "Good for iron, each within 300 kcal:", "Some ideas, each with at most 30 g of carbohydrate:"
    private func heading(_ query: RecipeQuery, rich nutrients: [Nutrient]) -> String {
        // What is left of nearly a whole day bounds nothing.
        let most = nutrients.isEmpty ? nil : query.maximumKilocalories.flatMap { $0 < 700 ? $0 : nil }
        let names = both(nutrients.map(title))
        let rich = query.low.isEmpty ? names : say(.foodIdeasLow, ["nutrients": names, "low": both(query.low.map(title))])
        if !query.bounds.isEmpty {
            let bounds = both((most.map { [say(own: .boundMost, ["amount": energy($0)])] } ?? []) + query.bounds.map(bound))
            let head = nutrients.isEmpty ? say(.foodIdeasPlain) : say(.foodIdeas, ["nutrients": rich])
            return say(own: .foodIdeasBound, ["ideas": String(head.dropLast()), "bounds": bounds])
        }
        guard !nutrients.isEmpty else {
            return query.betterThan.flatMap { say(key: "food_ideas_instead", ["food": $0.said]) } ?? say(.foodIdeasPlain)
        }
        // Nobody is told to have much of these.
        if nutrients.allSatisfy({ GoalKind($0) == .limit || $0 == .fat }), query.low.isEmpty {
            return say(key: "food_ideas_high", ["nutrients": names]) ?? say(.foodIdeasPlain)
        }
        return most.map { say(.foodIdeasWithin, ["nutrients": rich, "maximum": energy($0)]) } ?? say(.foodIdeas, ["nutrients": rich])
    }

    /// "at most 40 g of carbohydrate"
    private func bound(_ bound: NutrientBound) -> String {
        bound.most.map { say(own: .boundMost, ["amount": amount(of: bound.nutrient, $0)]) }
            ?? say(own: .boundLeast, ["amount": amount(of: bound.nutrient, bound.least ?? 0)])
    }

    /// "vegan dinners with chickpeas up to 500 kcal in 20 minutes or less"
    private func heading(_ query: RecipeQuery) -> String {
        var heading = query.meal.map { say(key: "ideas.\($0.rawValue)") ?? name($0) } ?? say(.recipesAny)
        let named = (query.isCheap ? [say(.cheap)] : []) + query.diets.map { name($0) } + query.kinds.compactMap(cuisine)
        // "con pescado, sin gluten": what it is without comes last.
        let kinds = named.filter { !$0.hasPrefix("sin ") }
        let dishes = query.kinds.compactMap { say(key: "dish.\($0)") }
        let foods = query.words.filter { !query.kinds.contains($0) }
        if !dishes.isEmpty { heading = say(.recipesOfDish, ["recipes": heading, "dishes": both(dishes)]) }
        if !kinds.isEmpty { heading = say(.recipesOfKind, ["kinds": kinds.joined(separator: ", "), "recipes": heading]) }
        if !foods.isEmpty { heading = say(.recipesWith, ["recipes": heading, "words": both(foods)]) }
        if !query.atHand.isEmpty { heading = say(.recipesFrom, ["recipes": heading, "foods": both(query.atHand)]) }
        if !query.nutrients.isEmpty { heading = say(.recipesRich, ["recipes": heading, "nutrients": both(query.nutrients.map(title))]) }
        if !query.low.isEmpty { heading = say(.recipesLow, ["recipes": heading, "nutrients": both(query.low.map(title))]) }
        if !query.bounds.isEmpty { heading = say(.recipesWith, ["recipes": heading, "words": both(query.bounds.map(bound))]) }
        if !query.without.isEmpty { heading = say(.recipesWithout, ["recipes": heading, "foods": either(query.without)]) }
        if kinds.count < named.count { heading += " " + named.filter { $0.hasPrefix("sin ") }.joined(separator: ", ") }
        // More than a serving of anything has is no bound worth a word.
        if let most = query.maximumKilocalories, most < 900 { heading = say(.recipesUnder, ["recipes": heading, "energy": energy(most)]) }
        if let minutes = query.maximumMinutes { heading = say(.recipesWithin, ["recipes": heading, "minutes": numbers.whole(minutes)]) }
        return heading
    }

    /// A kind of recipe that is not named as a dish: "Italian", "Healthy".
    private func cuisine(_ kind: String) -> String? {
        say(key: "dish.\(kind)") == nil ? say(key: "cuisine.\(kind.capitalised)") ?? kind.capitalised : nil
    }

    /// A diet's name in the person's language.
    func name(_ diet: Diet) -> String { say(key: "diet.\(diet.rawValue)") ?? diet.rawValue }

    private func line(_ recipe: RecipeLine, number: Int) -> String {
        let known = energy(recipe.nutrients[.energy])
        let energy = recipe.isAtLeast && recipe.nutrients[.energy] != nil ? say(.atLeast, ["amount": known]) : known
        let line =
            recipe.minutes.map { say(.recipeRow, ["number": "\(number)", "title": recipe.title, "minutes": "\($0)", "energy": energy]) }
            ?? say(.recipeRowUntimed, ["number": "\(number)", "title": recipe.title, "energy": energy])
        let reasons = recipe.reasons.map(reason)
        return reasons.isEmpty ? line : line + " " + say(.recipeReasons, ["reasons": reasons.joined(separator: "; ")])
    }

    private func reason(_ reason: RecipeReason) -> String {
        switch reason {
        case .fits: say(.reasonFits)
        case .rich(let nutrient, let isLacking): say(isLacking ? .reasonLacking : .reasonRich, ["nutrient": title(nutrient)])
        case .low(let nutrient, let amount): say(.reasonLow, ["amount": self.amount(of: nutrient, amount)])
        case .holds(let nutrient, let amount): self.amount(of: nutrient, amount)
        case .quick: say(.reasonQuick)
        case .cheap: say(.cheap)
        case .liked(let food): say(.reasonLiked, ["food": food])
        case .often(let food): say(.reasonOften, ["food": food])
        case .uses(let foods): say(.reasonUses, ["foods": both(foods)])
        case .needs(let foods): say(.reasonNeeds, ["foods": both(foods)])
        case .likeSaved(let title): say(.reasonLikeSaved, ["title": title])
        case .saved: say(.reasonSaved)
        }
    }

    private func recipe(_ card: RecipeCard) -> [String] {
        let line = card.line
        let known = Nutrient.main.compactMap { nutrient in line.nutrients[nutrient].map { amount(of: nutrient, $0) } }.joined(separator: ", ")
        let figures = line.isAtLeast ? say(.atLeast, ["amount": known]) : known
        let head = [
            line.meals.isEmpty ? nil : either(line.meals.map(name)),
            line.cuisine.isEmpty ? nil : say(.recipeCuisine, ["cuisine": say(key: "cuisine.\(line.cuisine)") ?? line.cuisine]),
            line.minutes.map { say(.recipeMinutes, ["minutes": "\($0)"]) }, say(.recipeServings, ["servings": "\(line.servings)"]),
        ]
        var lines = [line.title, head.compactMap(\.self).joined(separator: ", "), card.summary]
        if !known.isEmpty { lines.append(say(.recipeFigures, ["figures": figures])) }
        let diets = telling(line.diets)
        if !diets.isEmpty { lines.append(say(.recipeDiets, ["diets": diets.map { name($0) }.joined(separator: ", ")]).capitalised) }
        lines.append(contents(line.contents))
        lines.append(say(.recipeIngredients))
        lines += card.amounts.map { ingredient in
            guard let grams = ingredient.grams else {
                return "  " + [ingredient.amount, ingredient.name].filter { !$0.isEmpty }.joined(separator: " ")
            }
            let name = nouns.map { ingredient.isMany ? $0.plural(ingredient.name) : ingredient.name } ?? ingredient.name
            let values: KeyValuePairs = [
                "amount": household(ingredient.amount, of: ingredient.name) ?? "", "food": name, "grams": weight(grams),
            ]
            return "  " + say(household(ingredient.amount, of: ingredient.name) == nil ? .recipeIngredientGrams : .recipeIngredient, values)
        }
        if !card.steps.isEmpty { lines.append(say(.recipeSteps)) }
        lines += card.steps.enumerated().map { "  \($0 + 1). \($1)" }
        if let credit = line.credit {
            lines.append(line.url.map { say(.recipeCreditAt, ["name": credit, "url": $0]) } ?? say(.recipeCredit, ["name": credit]))
        }
        return lines.filter { !$0.isEmpty }
    }

    /// Without what another of them says already: a vegan dish is vegetarian and has no milk.
    private func telling(_ diets: [Diet]) -> [Diet] {
        let implied: [Diet: [Diet]] = [
            .vegan: [.vegetarian, .pescatarian, .dairyFree, .halal], .vegetarian: [.pescatarian, .halal], .pescatarian: [.halal],
        ]
        let said = Set(diets.flatMap { implied[$0] ?? [] })
        return diets.filter { !said.contains($0) }
    }

    /// "Contains gluten and milk; may contain nuts." Of the fourteen allergens alone.
    private func contents(_ contents: Contents?) -> String {
        guard let contents else { return say(.recipeAllergensUnknown) }
        func names(_ list: [Content]) -> String { both(list.filter(\.isAllergen).map { say(key: "content.\($0.rawValue)") ?? $0.rawValue }) }
        let sure = names(contents.all), maybe = names(contents.maybe)
        if sure.isEmpty && maybe.isEmpty { return say(.recipeNoAllergens) }
        if maybe.isEmpty { return say(.recipeAllergens, ["contents": sure]) }
        return sure.isEmpty ? say(.recipeMaybe, ["maybe": maybe]) : say(.recipeAllergensMaybe, ["contents": sure, "maybe": maybe])
    }
}

import Dialogue
import Knowledge
import Nutrition
import Store

/// "what could I cook tonight?": five recipes at most for the meal that comes, within what is left of the day.
func recommendRecipe(_ query: RecipeQuery, _ context: ActionContext) throws -> Outcome {
    var query = query
    if query.meal == nil, query.words.isEmpty { query.meal = context.nextMeal }
    if query.maximumKilocalories == nil, let left = try context.diary.totals(context.today).remaining(.energy), left >= 150 {
        query.maximumKilocalories = left.rounded(.down)
    }
    var found = try context.ranked(query)
    if found.isEmpty, query.meal != nil, !query.words.isEmpty {
        query.meal = nil
        found = try context.ranked(query)
    }
    return context.outcome("recommend_recipe", found, query, shown: [])
}

/// "recipes with salmon": by words, whatever the hour and what is left.
func searchRecipe(_ query: RecipeQuery, _ context: ActionContext) throws -> Outcome {
    context.outcome("search_recipe", try context.ranked(query), query, shown: [])
}

/// "others": five more of the same request, none shown before until all have been.
func moreRecipes(_ context: ActionContext) throws -> Outcome {
    guard let last = context.tracker.recipes else {
        var outcome = try recommendRecipe(RecipeQuery(), context)
        outcome.name = "more_recipes"
        return outcome
    }
    let found = try context.ranked(last.query).filter { !last.shown.contains($0.id) }
    guard !found.isEmpty else {
        // From now on they may come again.
        return Outcome(
            name: "more_recipes", events: [.slot(.recipes(query: last.query, shown: [], last: last.last))], parts: [.noMoreRecipes])
    }
    return context.outcome("more_recipes", found, last.query, shown: last.shown)
}

extension ActionContext {
    /// The meal that is next by the clock.
    fileprivate var nextMeal: Meal {
        switch moment.minute {
        case 240..<630: .breakfast
        case 630..<870: .lunch
        case 870..<960: .snack
        default: .dinner
        }
    }

    fileprivate func outcome(_ name: String, _ found: [Recipe], _ query: RecipeQuery, shown: [String]) -> Outcome {
        guard !found.isEmpty else { return Outcome(name: name, parts: [.noRecipes(query: query)]) }
        let five = found.prefix(5)
        return Outcome(
            name: name, events: [.slot(.recipes(query: query, shown: shown + five.map(\.id), last: five.map(\.id)))],
            parts: [.recipes(five.map { line($0, query) }, query: query)])
    }

    /// The recipes that meet every condition, best first.
    fileprivate func ranked(_ query: RecipeQuery) throws -> [Recipe] {
        let tastes = try Tastes(diary)
        let eaten = Set(tastes.eaten.flatMap(Word.split))
        let matching = knowledge.recipes.matching(words: query.words, language: language)
        // With several words, a recipe that has more of them comes before all that have fewer.
        let scored: [(recipe: Recipe, score: Double)] = matching.compactMap { recipe, match in
            if let meal = query.meal, !recipe.meals.contains(meal) { return nil }
            if let most = query.maximumMinutes, recipe.minutes.map(Double.init) ?? .infinity > most { return nil }
            if let most = query.maximumKilocalories, (recipe.nutrients[.energy] ?? .infinity) > most { return nil }
            guard tastes.allows(recipe, knowledge) else { return nil }
            let familiar = recipe.ingredients.filter { !eaten.isDisjoint(with: Word.split($0.name)) }.count
            let liking = Double(familiar) / Double(max(recipe.ingredients.count, 1))
            return (recipe, match * 2 + liking * 0.5 + shuffle(recipe.id, today) * 0.6)
        }
        return scored.sorted { $0.score == $1.score ? $0.recipe.id < $1.recipe.id : $0.score > $1.score }.map(\.recipe)
    }

    /// A recipe in a list, with why it is there.
    func line(_ recipe: Recipe, _ query: RecipeQuery) -> RecipeLine {
        var reasons: [String] = []
        if query.maximumKilocalories != nil { reasons.append("fits") }
        if (recipe.nutrients[.protein] ?? 0) >= 20 { reasons.append("high_protein") }
        if (recipe.nutrients[.fiber] ?? 0) >= 8 { reasons.append("high_fiber") }
        if recipe.minutes ?? .max <= 20 { reasons.append("quick") }
        return RecipeLine(
            id: recipe.id, title: recipe.wording(language).title, minutes: recipe.minutes, ingredients: recipe.ingredients.map(\.name),
            nutrients: recipe.nutrients, reasons: reasons)
    }
}

import Dialogue
import Knowledge
import Nutrition
import Store

/// "what could I cook tonight?": five recipes at most for the meal that comes, within what is left of the day.
func recommendRecipe(_ query: RecipeQuery, _ context: ActionContext) throws -> Outcome {
    var query = try context.bounded(query)
    if query.meal == nil, query.words.isEmpty, query.atHand.isEmpty { query.meal = context.nextMeal }
    let most = query.maximumKilocalories
    if let left = try context.diary.totals(context.today).remaining(.energy), left >= 150, left < most ?? .infinity {
        query.maximumKilocalories = left.rounded(.down)
    }
    var found = try context.ranked(query)
    if found.isEmpty, most != nil {
        query.maximumKilocalories = most
        found = try context.ranked(query)
    }
    if found.isEmpty, query.meal != nil, !query.isPlain {
        query.meal = nil
        found = try context.ranked(query)
    }
    if found.isEmpty, let foods = try context.foodsOfSoMuch(query) { return foods }
    // None so quick that the person may have: the quickest there are.
    if found.isEmpty, query.maximumMinutes != nil { return try searchRecipe(query, context) }
    // Not the same twice in a row, while there are others.
    let last = Set(context.tracker.recipes?.last ?? [])
    let others = found.filter { !last.contains($0.recipe.id) }
    if others.count >= 3 { found = others }
    return context.outcome("recommend_recipe", found, query, shown: [])
}

extension ActionContext {
    /// A query that is to keep the day under so many kilocalories, bounded by what is left of them.
    func bounded(_ query: RecipeQuery) throws -> RecipeQuery {
        guard let most = query.dayLimit else { return query }
        var query = query
        query.maximumKilocalories = max(50, (most - (try diary.totals(today).sum[.energy] ?? 0)).rounded(.down))
        return query
    }
}

/// "recipes with salmon": by words, whatever the hour and what is left.
func searchRecipe(_ query: RecipeQuery, _ context: ActionContext) throws -> Outcome {
    let found = try context.ranked(query)
    // "any vegetarian ones?", after recipes with chicken: others.
    if found.isEmpty, !query.diets.isEmpty, !query.words.isEmpty, query.kinds.isEmpty {
        var others = query
        others.words = []
        let ranked = try context.ranked(others)
        if !ranked.isEmpty { return context.outcome("search_recipe", ranked, others, shown: []) }
    }
    if let best = found.first, query.words.count > 1, query.kinds.isEmpty, !query.words.allSatisfy({ best.recipe.has(Word.split($0)) }) {
        var outcome = context.outcome("search_recipe", found, query, shown: [])
        outcome.parts.insert(.noneWithAll, at: 0)
        return outcome
    }
    if found.isEmpty, let most = query.maximumKilocalories, !query.words.isEmpty || !query.atHand.isEmpty {
        // None so light: the lightest there are.
        var heavier = query
        heavier.maximumKilocalories = nil
        let lightest = try context.ranked(heavier).sorted {
            ($0.recipe.nutrients[.energy] ?? .infinity) < ($1.recipe.nutrients[.energy] ?? .infinity)
        }
        if !lightest.isEmpty {
            var outcome = context.outcome("search_recipe", lightest, heavier, shown: [])
            outcome.parts.insert(.noneSoLight(kilocalories: most), at: 0)
            return outcome
        }
    }
    // No sweet dish that fits: sweet food that does.
    if found.isEmpty, query.words == ["dessert"] {
        var sweet = RecipeQuery(maximumKilocalories: query.maximumKilocalories, diets: query.diets, without: query.without)
        sweet.groups = ["fruit", "dessert"]
        return try recommendFood(sweet, context)
    }
    if found.isEmpty, let foods = try context.foodsOfSoMuch(query) { return foods }
    guard found.isEmpty, let minutes = query.maximumMinutes else { return context.outcome("search_recipe", found, query, shown: []) }
    // None so quick: the quickest there are.
    var slower = query
    slower.maximumMinutes = nil
    let quickest = try context.ranked(slower).sorted { ($0.recipe.minutes ?? .max) < ($1.recipe.minutes ?? .max) }
    guard !quickest.isEmpty else { return context.outcome("search_recipe", found, query, shown: []) }
    var outcome = context.outcome("search_recipe", quickest, slower, shown: [])
    outcome.parts.insert(.noneSoQuick(minutes: minutes), at: 0)
    return outcome
}

/// "others": five more of the same request, none shown before until all have been.
func moreRecipes(_ context: ActionContext) throws -> Outcome {
    guard let last = context.tracker.recipes else {
        var outcome = try recommendRecipe(RecipeQuery(), context)
        outcome.name = "more_recipes"
        return outcome
    }
    let found = try context.ranked(last.query).filter { !last.shown.contains($0.recipe.id) }
    guard !found.isEmpty else {
        // From now on they may come again.
        return Outcome(
            name: "more_recipes", events: [.slot(.recipes(query: last.query, shown: [], last: last.last))], parts: [.noMoreRecipes])
    }
    return context.outcome("more_recipes", found, last.query, shown: last.shown)
}

extension ActionContext {
    /// "dinner with at least 50 g of protein", where no recipe gives so much: foods whose usual portion does; nil where there are none either.
    fileprivate func foodsOfSoMuch(_ query: RecipeQuery) throws -> Outcome? {
        guard query.words.isEmpty, query.atHand.isEmpty, query.bounds.contains(where: { $0.least != nil }) else { return nil }
        var foods = query
        foods.meal = nil
        let outcome = try recommendFood(foods, self)
        return outcome.parts.contains { if case .foodsRecommended(let lines, _, _) = $0 { !lines.isEmpty } else { false } } ? outcome : nil
    }

    /// The meal that is next by the clock.
    fileprivate var nextMeal: Meal {
        switch moment.minute {
        case 240..<630: .breakfast
        case 630..<870: .lunch
        case 870..<960: .snack
        default: .dinner
        }
    }

    /// Whether recipes of these words are left out for what the person does not eat.
    private func isKeptOut(_ query: RecipeQuery) throws -> Bool {
        let tastes = try Tastes(diary)
        return !query.words.isEmpty && matching(query.words).contains { !tastes.allows($0.recipe, knowledge) }
    }

    fileprivate func outcome(_ name: String, _ found: [RankedRecipe], _ query: RecipeQuery, shown: [String]) -> Outcome {
        guard !found.isEmpty else { return Outcome(name: name, parts: [.noRecipes(query: query, isKeptOut: (try? isKeptOut(query)) ?? false)]) }
        let five = found.varied(5)
        return Outcome(
            name: name, events: [.slot(.recipes(query: query, shown: shown + five.map(\.recipe.id), last: five.map(\.recipe.id)))],
            parts: [.recipes(five.map { line($0.recipe, reasons: $0.reasons) }, query: query)])
    }
}

extension [RankedRecipe] {
    /// The best, of which no more than two are of one cuisine while there are others.
    fileprivate func varied(_ count: Int) -> [RankedRecipe] {
        var chosen: [RankedRecipe] = [], rest: [RankedRecipe] = []
        for one in self {
            if chosen.count == count { break }
            if chosen.count(where: { $0.recipe.cuisine == one.recipe.cuisine }) < 2 { chosen.append(one) } else { rest.append(one) }
        }
        return chosen + rest.prefix(count - chosen.count)
    }
}

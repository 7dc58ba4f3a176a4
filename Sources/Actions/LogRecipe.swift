import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "I had two servings of the lentil soup recipe": a row with a serving's figures, so many times.
func logRecipe(_ request: RecipeServings, _ context: ActionContext) throws -> Outcome {
    guard let recipe = context.recipe(ordinal: request.ordinal, words: request.words) else {
        if let last = context.tracker.recipes?.last, !last.isEmpty, request.ordinal != nil {
            return Outcome(name: "log_food", parts: [.noSuchRecipe(count: last.count)])
        }
        return Outcome(name: "log_food", parts: [.noRecipes(query: RecipeQuery(words: request.words.isEmpty ? [] : [request.words]))])
    }
    // A measure of a dish weighs about as much as one of water.
    let measured = request.measured.flatMap { amount in
        amount.unit.flatMap { $0.grams ?? $0.millilitres }.map { (grams: $0 * (amount.quantity ?? 1), amount: amount) }
    }
    let servings = request.servings ?? measured.flatMap { told in recipe.grams.flatMap { $0 > 0 ? told.grams / $0 : nil } } ?? 1
    let title = recipe.wording(context.language).title
    guard servings > 0, servings.isFinite else { return Outcome(name: "log_food", parts: [.amountImpossible(said: title, quantity: servings)]) }
    var entry = context.row(
        recipe, servings: servings, context.day(request.when), context.meal(of: recipe, request.when),
        assumed: request.servings == nil ? [.quantity] : [])
    entry.minute = request.when.minute(now: context.moment)
    if request.servings == nil, let measured, recipe.grams ?? 0 > 0, let unit = measured.amount.unit {
        (entry.quantity, entry.unit, entry.assumed) = (measured.amount.quantity ?? 1, unit.name, [])
    }
    if entry.isImplausible, !request.confirmed {
        var confirmed = request
        confirmed.confirmed = true
        return Outcome(
            name: "log_food",
            question: Question(
                name: .confirm, subject: title, options: yesOrNo(.logRecipe(confirmed), entry: entry), pending: .logRecipe(confirmed),
                turn: context.turn))
    }
    let stored = try context.diary.add(entry)
    return Outcome(
        name: "log_food",
        events: [
            .slot(.entries([stored.id])), .slot(.food(id: stored.foodID, noun: stored.noun, grams: stored.grams)), .slot(.day(stored.day)),
            .slot(.explanations([stored.explanation(of: .energy)])),
        ], parts: [.logged([stored], planned: stored.day > context.today)], day: try context.diary.totals(stored.day))
}

extension ActionContext {
    /// The meal that servings of a recipe are for: as said; of one that is planned without a word of it the meal of now, where the recipe is
    /// for that,
    /// else the recipe's own.
    fileprivate func meal(of recipe: Recipe, _ when: When) -> Meal {
        let now = when.meal(now: moment)
        guard day(when) > today, meal(when) == nil, when.minute == nil, !recipe.meals.isEmpty, !recipe.meals.contains(now) else { return now }
        return recipe.meals[0]
    }

    /// "add the chili to thursday lunch": a dish named for a day to come that is one of the recipes spoken of or saved, or has the very title of one.
    func recipePlanned(_ request: LogFood) throws -> RecipeServings? {
        guard let food = request.foods.only, !food.negated, food.removed.isEmpty, food.best?.isOwn != true, request.replaces == nil,
            request.host == nil, request.addedTo == nil, request.onlyParts == nil, food.amount.isEmpty || food.amount.unit?.name == "serving"
        else { return nil }
        let when = food.when.filled(from: request.when), words = Set(Word.split(food.said))
        guard day(when) > today, !words.isEmpty else { return nil }
        func titles(_ recipe: Recipe) -> [Set<String>] { recipe.wordings.values.map { Set(Word.split(String($0.title.prefix { $0 != "(" }))) } }
        let known = ([tracker.recipes?.open].compactMap(\.self) + (tracker.recipes?.last ?? []) + (tracker.recipes?.shown ?? []).reversed())
        let spoken = (known + (try diary.list(Setting.savedRecipes))).compactMap { recipe(id: $0) }
        let meant = spoken.first { titles($0).contains(words) } ?? spoken.first { titles($0).contains { $0.isSuperset(of: words) } }
        guard let recipe = meant ?? recipes.first(where: { titles($0).contains(words) }) else { return nil }
        return RecipeServings(ordinal: nil, words: recipe.wording(language).title, servings: food.amount.quantity, when: when)
    }
}

import Dialogue
import Knowledge
import Nutrition
import Store

/// "save the second one", "unsave it": a recipe of the last list, the last one shown, or one of that name.
func saveRecipe(ordinal: Int?, words: String, isOver: Bool, _ context: ActionContext) throws -> Outcome {
    let saved = try context.diary.list(Setting.savedRecipes)
    let name = isOver ? "unsave_recipe" : "save_recipe"
    var meant: Recipe?
    if isOver, ordinal == nil, words.isEmpty, let listed = context.tracker.recipes, listed.open == nil, listed.last.count > 1 {
        // Of those that were listed only one may be saved; what is not saved cannot go.
        let among = listed.last.filter(saved.contains), left = among.isEmpty ? Array(saved.reversed()) : among
        if left.isEmpty { return Outcome(name: name, parts: [.savedRecipes([])]) }
        meant = left.only.flatMap { context.recipe(id: $0) }
        if meant == nil { return Outcome(name: name, question: context.whichSaved(left)) }
    }
    // "I like that one", of several: which?
    if !isOver, ordinal == nil, words.isEmpty, let listed = context.tracker.recipes, listed.open == nil, listed.last.count > 1 {
        return Outcome(name: name, question: context.whichRecipe(listed.last, isOver: false))
    }
    guard let recipe = meant ?? context.recipe(ordinal: ordinal, words: words, among: isOver ? saved : nil) else {
        // "guárdala", of what is no recipe.
        if !isOver, ordinal == nil, words.isEmpty, context.tracker.recipes == nil { return Outcome(name: name, parts: [.kept(.nothingToSave)]) }
        return Outcome(name: name, parts: [.noRecipes(query: RecipeQuery(words: words.isEmpty ? [] : [words]))])
    }
    let isSaved = saved.contains(recipe.id)
    if isSaved == isOver {
        try context.diary.set(Setting.savedRecipes, list: isOver ? saved.filter { $0 != recipe.id } : Array((saved + [recipe.id]).suffix(200)))
    }
    // What was just kept is what is asked about next.
    let events: [Event] = isOver || ordinal == nil && context.tracker.recipes?.open != nil ? [] : [.slot(.recipe(recipe.id))]
    return Outcome(
        name: name, events: events, parts: [.recipeSaved(title: recipe.wording(context.language).title, isOver: isOver, isNew: isSaved == isOver)])
}

/// "my saved recipes": the latest first.
func listSavedRecipes(_ context: ActionContext) throws -> Outcome {
    let saved = try context.diary.list(Setting.savedRecipes).reversed().compactMap { context.recipe(id: $0) }
    // Recipes of the person's own are kept with their foods and meals.
    if saved.isEmpty, try !context.own.kept().isEmpty { return try listKept([.food, .meal], meal: nil, context) }
    var outcome = Outcome(name: "list_saved_recipes", parts: [.savedRecipes(saved.map { context.line($0) })])
    if !saved.isEmpty {
        outcome.events = [.slot(.recipes(query: RecipeQuery(), shown: [], last: saved.prefix(Tracker.longestRecipeList).map(\.id)))]
    }
    return outcome
}

extension ActionContext {
    /// Which of the recipes listed is to be saved, or to go.
    fileprivate func whichRecipe(_ ids: [String], isOver: Bool = true) -> Question {
        let options = ids.prefix(3).enumerated().compactMap { place, id in
            recipe(id: id).map {
                Option(title: $0.wording(language).title, request: .saveRecipe(ordinal: place + 1, words: "", isOver: isOver))
            }
        }
        return Question(name: .whichEntry, subject: "", options: options + [.somethingElse], pending: .cancel, turn: turn)
    }

    /// Which of the recipes that are saved is to go.
    fileprivate func whichSaved(_ ids: [String]) -> Question {
        let titles = ids.prefix(3).compactMap { recipe(id: $0)?.wording(language).title }
        let options = titles.map { Option(title: $0, request: .saveRecipe(ordinal: nil, words: $0, isOver: true)) }
        return Question(name: .whichEntry, subject: "", options: options + [.somethingElse], pending: .cancel, turn: turn)
    }

    /// A recipe by its place in the last list, by its words, or the one that was shown last.
    /// - Parameter among: ids to choose from by words; nil for all.
    func recipe(ordinal: Int?, words: String, among ids: [String]? = nil) -> Recipe? {
        let last = tracker.recipes?.last ?? []
        if let ordinal { return last.at(ordinal: ordinal).flatMap { recipe(id: $0) } }
        if words.isEmpty { return (tracker.recipes?.open ?? last.first).flatMap { recipe(id: $0) } }
        let found = matching([words]).map(\.recipe).filter { ids?.contains($0.id) ?? true }
        // One that was just listed is meant before any other that fits.
        return found.prefix(10).first { last.contains($0.id) } ?? found.first
    }

    /// A recipe of ours, imported, or of the service that was asked for this message.
    func recipe(id: String) -> Recipe? { knowledge.recipes[id] ?? outsideRecipes.first { $0.id == id } }

    /// A recipe in a list.
    func line(_ recipe: Recipe, reasons: [RecipeReason] = []) -> RecipeLine {
        RecipeLine(
            id: recipe.id, title: recipe.wording(language).title, minutes: recipe.minutes, servings: recipe.servings, cuisine: recipe.cuisine,
            price: recipe.price, meals: recipe.meals, ingredients: recipe.ingredients.map(\.name), nutrients: recipe.nutrients,
            isAtLeast: recipe.isAtLeast,
            contents: recipe.contents, diets: Diet.allCases.filter(recipe.diets.contains), reasons: reasons, credit: recipe.credit?.name,
            url: recipe.credit?.url)
    }
}

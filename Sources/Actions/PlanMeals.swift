import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Meals planned at once, or one exchanged: the table of contents.
func plan(_ request: PlanRequest, _ context: ActionContext) throws -> Outcome {
    switch request {
    case .how: Outcome(name: "plan_meal", parts: [.plan(.how)])
    case .make(let wish): try planMeals(wish, without: [], context)
    case .exchange(let when, let ids): try exchangeDish(when, ids: ids, context)
    case .anew(let wish): try planAnew(wish, context)
    }
}

/// "plan my meals for tomorrow", "make me a meal plan for the week": a dish for each meal that has none, as planned rows of this turn.
private func planMeals(_ wish: PlanWish, without shown: Set<String>, _ context: ActionContext) throws -> Outcome {
    let days = context.days(of: wish)
    var maker = try PlanMaker(wish, days, without: shown, context)
    var written: [Entry] = [], missing: [MissingMeal] = []
    for day in days {
        for meal in try maker.open(day) {
            guard let row = maker.dish(for: meal, day) else {
                if meal != .snack || wish.meals.contains(.snack) { missing.append(MissingMeal(meal: meal, day: day)) }
                continue
            }
            written.append(try context.diary.add(row))
        }
    }
    written.sort { ($0.day, $0.meal.place, $0.id) < ($1.day, $1.meal.place, $1.id) }
    let planned = try context.plannedDays(days, target: wish.kilocalories)
    let rows = planned.flatMap(\.entries).sorted { ($0.day, $0.meal.place, $0.id) < ($1.day, $1.meal.place, $1.id) }
    let told = written.isEmpty ? rows : written
    let part = written.isEmpty && missing.isEmpty ? PlanReply.complete(planned) : .made(planned, written: written, lacking: missing)
    return Outcome(
        name: "plan_meal",
        events: [
            .slot(.day(days.lowerBound)), .slot(.entries(told.map(\.id))), .slot(.listed(told.map(\.id))),
            .slot(.explanations(told.prefix(20).map { $0.explanation(of: .energy) })),
        ] + context.dishes(of: told, shown: shown), parts: [.plan(part)], day: planned.only?.totals)
}

/// "another plan": what the last one wrote goes, and other dishes come for the same days and meals.
private func planAnew(_ wish: PlanWish, _ context: ActionContext) throws -> Outcome {
    let rows = try context.tracker.entries.compactMap { try context.diary.entry($0) }.filter {
        context.recipe(of: $0) != nil && $0.day >= context.today
    }
    guard let first = rows.map(\.day).min(), let last = rows.map(\.day).max() else { return try planMeals(wish, without: [], context) }
    for row in rows { try context.diary.remove(row) }
    var wish = wish
    wish.days = wish.days ?? first...last
    if wish.meals.isEmpty, let earlier = context.tracker.recipes?.query.meal { wish.meals = [earlier] }
    return try planMeals(wish, without: Set(rows.compactMap { context.recipe(of: $0)?.id }).union(context.tracker.recipes?.shown ?? []), context)
}

extension ActionContext {
    /// The recipe that a planned row is servings of.
    func recipe(of row: Entry) -> Recipe? {
        if let own = knowledge.recipes.ofRow(row.foodID.base, called: row.noun) { return own }
        guard row.unit == "serving", let found = recipe(id: row.foodID.base.code) else { return nil }
        return found.wordings.values.contains { $0.title == row.noun } ? found : nil
    }

    /// So many servings of a recipe, as a row.
    func row(_ recipe: Recipe, servings: Double, _ day: Day, _ meal: Meal, assumed: [Portion.Assumption] = [.quantity]) -> Entry {
        let title = recipe.wording(language).title
        return Entry(
            day: day, meal: meal, foodID: FoodID(recipe.id.contains(":") ? recipe.id : "own:" + recipe.id), food: title, noun: title, said: title,
            quantity: servings, unit: "serving", grams: (recipe.grams ?? 0) * servings, assumed: assumed, portionSource: .usual,
            nutrients: recipe.nutrients.scaled(by: servings))
    }

    /// The days to plan: those named, else what is left of today while the most of it is to come, else tomorrow.
    fileprivate func days(of wish: PlanWish) -> ClosedRange<Day> {
        guard let days = wish.days else {
            let isToday = wish.meals.isEmpty ? moment.minute < 630 : wish.meals.contains { isAhead($0, today) }
            let day = isToday ? today : today.advanced(by: 1)
            return day...day
        }
        let first = max(today, days.lowerBound)
        return first...max(first, min(days.upperBound, first.advanced(by: PlanWish.most - 1)))
    }

    /// Whether a meal is still to come: of a day ahead, or today before its time is over.
    func isAhead(_ meal: Meal, _ day: Day) -> Bool { day > today || day == today && moment.minute < EntryTimes.usual(meal) + 90 }

    func plannedDays(_ days: ClosedRange<Day>, target: Double?) throws -> [PlannedDay] {
        let rows = try Dictionary(grouping: diary.entries(days), by: \.day)
        return try diary.totals(days).map { totals in
            PlannedDay(
                entries: (rows[totals.day] ?? []).sorted { ($0.meal.place, $0.id) < ($1.meal.place, $1.id) }, totals: totals, target: target)
        }
    }

    /// What the conversation knows of the dishes that were planned: "show me the second one" is of them.
    func dishes(of rows: [Entry], shown: Set<String>) -> [Event] {
        let ids = rows.compactMap { recipe(of: $0)?.id }
        guard !ids.isEmpty else { return [] }
        let query = RecipeQuery(meal: Set(rows.map(\.meal)).count == 1 ? rows[0].meal : nil)
        return [.slot(.recipes(query: query, shown: shown.sorted() + ids, last: Array(ids.prefix(Tracker.longestRecipeList))))]
    }
}

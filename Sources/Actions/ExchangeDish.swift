import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "another dinner", "cambia la cena del jueves": another dish in the place of the one that is planned.
func exchangeDish(_ when: When, ids: [Int], _ context: ActionContext) throws -> Outcome {
    let rows = try context.planned(when, ids: ids)
    guard let row = rows.first else {
        return Outcome(name: "plan_meal", parts: [.plan(.nothingToExchange(when.meal, when.day))])
    }
    guard rows.count == 1 else {
        let options = rows.prefix(3).map { Option(title: $0.noun, words: [$0.said], request: .plan(.exchange(when, ids: [$0.id])), entry: $0) }
        return Outcome(
            name: "plan_meal",
            question: Question(
                name: .whichEntry, subject: when.meal.map { "meal.\($0.rawValue)" } ?? "", options: options + [.somethingElse],
                pending: .plan(.exchange(when, ids: [])), turn: context.turn))
    }
    let shown = Set(context.tracker.recipes?.shown ?? [])
    guard let other = try context.another(row, without: shown) ?? context.another(row, without: []) else {
        return Outcome(name: "plan_meal", parts: [.plan(.noOther(row))])
    }
    var after = other
    after.id = row.id
    after.minute = row.minute
    let stored = try context.diary.update(after)
    let totals = try context.diary.totals(row.day)
    let dish = context.recipe(of: stored).map { [$0.id] } ?? []
    let gone = context.recipe(of: row).map { [$0.id] } ?? []
    return Outcome(
        name: "plan_meal",
        events: [
            .slot(.day(row.day)), .slot(.entries([row.id])), .slot(.listed([row.id])), .slot(.explanations([stored.explanation(of: .energy)])),
            .slot(.recipes(query: RecipeQuery(meal: row.meal), shown: shown.subtracting(dish).sorted() + gone + dish, last: dish)),
        ], parts: [.plan(.exchanged(before: row, after: stored, totals))], day: totals)
}

extension ActionContext {
    /// The rows of a meal to come that may be exchanged: of the days named, of those that were planned last, else of the days ahead.
    fileprivate func planned(_ when: When, ids: [Int]) throws -> [Entry] {
        if !ids.isEmpty { return try ids.compactMap { try diary.entry($0) } }
        func fitting(_ rows: [Entry]) -> [Entry] {
            let rows = rows.filter { $0.day >= today && (when.meal == nil || $0.meal == when.meal) }
            let dishes = rows.filter { recipe(of: $0) != nil }
            return dishes.isEmpty ? rows.count == 1 ? rows : [] : dishes
        }
        if let days = when.days { return fitting(try diary.entries(days)) }
        let spoken = fitting(try tracker.entries.compactMap { try diary.entry($0) })
        if !spoken.isEmpty { return spoken }
        let day = tracker.day.flatMap { $0 >= today ? $0 : nil }
        return try fitting(diary.entries(day.map { $0...$0 } ?? today...today.advanced(by: 7)))
    }

    /// The dish that suits the place of a row best beside itself.
    fileprivate func another(_ row: Entry, without shown: Set<String>) throws -> Entry? {
        let own = recipe(of: row).map { [$0.id] } ?? []
        var wish = PlanWish(days: row.day...row.day, meals: [row.meal])
        if !row.assumed.contains(.quantity), row.unit == "serving" { wish.servings = row.quantity }
        var maker = try PlanMaker(wish, row.day...row.day, without: shown.union(own), replacing: row, self)
        return maker.dish(for: row.meal, row.day)
    }
}

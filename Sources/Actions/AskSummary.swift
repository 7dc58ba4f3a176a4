import Dialogue
import Nutrition
import Store

/// "how many calories did I have this week?": sums of a day, week or month, as a whole or of some nutrients.
func askSummary(_ when: When, nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    let when = try context.onDaySpoken(when), part = context.meal(when)
    var days = context.bounded(when.days ?? context.today...context.today)
    var rows = try context.inMeal(context.diary.entries(days), when)
    // "how was my week", before anything of this one but today is logged: the seven days that end today.
    if rows.allSatisfy({ $0.day == context.today }), days.count == 7, days.contains(context.today) {
        let past = context.today.advanced(by: -6)...context.today
        let ofPast = try context.inMeal(context.diary.entries(past), when)
        if rows.isEmpty || ofPast.count > rows.count { (days, rows) = (past, ofPast) }
    }
    // "last night" had more than a dinner.
    let meal = rows.allSatisfy { $0.meal == part } ? part : nil
    var totals = try context.diary.totals(days)
    let scope = days.contains(context.today) && days == context.bounded(when.days ?? days) ? when : When(days: days, meal: when.meal)
    var outcome = Outcome(
        name: "ask_summary", events: [.slot(.day(context.latest(days))), .slot(.scope(scope))], day: days.count == 1 ? totals[0] : nil)
    guard !rows.isEmpty else {
        outcome.parts = [.diaryEmpty(When(days: days, meal: meal))]
        return outcome
    }
    if part != nil || when.isBesideMeal {
        totals = totals.map { day in
            let own = rows.filter { $0.day == day.day }
            return DayTotals(
                day: day.day, sum: NutrientSum(own.map(\.nutrients)), isApproximate: own.contains { !$0.assumed.isEmpty }, goals: day.goals,
                exerciseKilocalories: 0, waterMillilitres: 0)
        }
    }
    totals = totals.map { day in
        var day = day
        day.assumed = NutrientSum(rows.filter { $0.day == day.day && !$0.portion.assumed.isEmpty }.map(\.nutrients))
        return day
    }
    outcome.parts = [.summary(days: days, meal: meal, totals: totals, nutrients: nutrients)]
    if days.count == 1 {
        let nutrient = nutrients.first ?? .energy
        outcome.events.append(.slot(.explanations(rows.prefix(20).map { $0.explanation(of: nutrient) })))
    }
    return outcome
}

/// "what's my net?", "did I burn more than I ate?": the energy eaten less that of exercise.
func askNet(_ when: When, _ context: ActionContext) throws -> Outcome {
    let days = context.bounded(when.days ?? context.today...context.today)
    return Outcome(
        name: "ask_summary", events: [.slot(.day(context.latest(days))), .slot(.scope(When(days: days)))],
        parts: [.net(days, try context.diary.totals(days))])
}

/// "how many calories is that altogether?": the sum of the meal that was spoken of last.
func askMealSpokenOf(_ nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    guard let row = try context.mealSpokenOf().first else { return try askSummary(When(), nutrients: nutrients, context) }
    return try askSummary(When(days: row.day...row.day, meal: row.meal), nutrients: nutrients, context)
}

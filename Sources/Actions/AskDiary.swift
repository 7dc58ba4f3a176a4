import Dialogue
import Nutrition
import Store

/// "what did I plan?": the days of the coming week that have something; one of them as a whole.
func askAhead(_ context: ActionContext) throws -> Outcome {
    let today = context.today, week = today.advanced(by: 1)...today.advanced(by: 7)
    let days = try context.diary.entries(week).map(\.day)
    if let first = days.min(), let last = days.max() {
        var outcome = try askDiary(When(days: first...last), context)
        // Before them what is still to come today.
        let due = try context.plannedAhead(today...today)
        guard !due.isEmpty else { return outcome }
        let totals = try context.diary.totals(today...today)
        outcome.parts.insert(.diary(days: today...today, meal: nil, entries: due, totals: totals, exercise: [], water: 0), at: 0)
        outcome.day = nil
        return outcome
    }
    // What stands for a meal of today that is to come.
    let now = When().meal(now: context.moment)
    let later = try Set(context.diary.entries(today...today).map(\.meal)).filter {
        $0 == .dinner && now != .dinner || $0 == .lunch && now == .breakfast
    }
    return try askDiary(later.isEmpty ? When(days: week) : When(days: today...today, meal: later.only), context)
}

/// "what's for dinner?": what stands for that meal, else ideas for it.
func askMenu(_ when: When, _ context: ActionContext) throws -> Outcome {
    let days = context.bounded(when.days ?? context.today...context.today)
    // "what's for dinner on tuesday?": the one to come, where that is planned.
    if let day = when.day, day < context.today, context.today.number - day.number < 7, try context.diary.entries(days).isEmpty {
        let ahead = When(days: day.advanced(by: 7)...day.advanced(by: 7), meal: when.meal)
        if try !context.pool(ahead).isEmpty { return try askDiary(ahead, context) }
    }
    let stands = try context.diary.entries(days).contains { $0.meal == context.meal(when) }
    return try stands ? askDiary(when, context) : recommendRecipe(RecipeQuery(meal: context.meal(when)), context)
}

/// "which meal did you put them in?": the rows spoken of, by day and meal.
func askPlace(_ context: ActionContext) throws -> Outcome {
    let rows = try context.spokenOf()
    guard let first = rows.map(\.day).min(), let last = rows.map(\.day).max() else { return try askDiary(When(), context) }
    let totals = try context.diary.totals(first...last)
    return Outcome(
        name: "ask_diary", parts: [.diary(days: first...last, meal: nil, entries: rows, totals: totals, exercise: [], water: 0)],
        day: first == last ? totals[0] : nil)
}

/// "what did I eat yesterday?": every row of the days, with their sums.
func askDiary(_ when: When, _ context: ActionContext) throws -> Outcome {
    let when = try context.onDaySpoken(when), runsOn = when.runsOn == true
    let meal = context.meal(when)
    let named = context.bounded(when.days ?? context.today...context.today), days = runsOn ? named.lowerBound...context.today : named
    var rows = try runsOn ? context.pool(when) : context.inMeal(context.diary.entries(days), when)
    // "what did I have for dinner?", eaten late and called a snack.
    if rows.isEmpty, when.meal == .dinner, when.bound == nil, days.count == 1 {
        let all = try context.diary.entries(days), times = try EntryTimes(all, context)
        rows = all.filter { $0.meal == .snack && times.told($0) >= 19 * 60 }
    }
    // "what did I have after 10?"
    if !runsOn, when.bound != nil, when.minute != nil {
        var bounded = When(days: days, minute: when.minute, meal: when.meal)
        (bounded.bound, bounded.until, bounded.isOfEitherHalf) = (when.bound, when.until, when.isOfEitherHalf)
        let within = Set(try context.pool(bounded).map(\.id))
        rows.removeAll { !within.contains($0.id) }
    }
    // "what did I have at 12:30", "¿qué comí a las 3?": what stands about that hour, where something does.
    var near: [Entry] = []
    if when.bound == nil, let minute = when.minute, days.count == 1 {
        let times = try EntryTimes(rows, context)
        near = rows.filter { row in
            let apart = abs(times.minute(of: row) - minute) % 720
            return min(apart, 720 - apart) <= 45
        }
        if !near.isEmpty { rows = near }
    }
    let totals = try context.diary.totals(days)
    let isWhole = meal == nil && near.isEmpty && !when.isBesideMeal && !runsOn
    let exercise = isWhole ? try context.diary.exercise(days) : []
    let water = isWhole ? totals.reduce(0) { $0 + $1.waterMillilitres } : 0
    var outcome = Outcome(
        name: "ask_diary", events: [.slot(.day(context.latest(days))), .slot(.scope(when.isBesideMeal || runsOn ? When(days: days) : when))],
        day: days.count == 1 ? totals[0] : nil)
    let beside = meal == nil && days.count == 1 && near.isEmpty ? try context.beside(days.lowerBound) : nil
    guard !rows.isEmpty || !exercise.isEmpty || water > 0 else {
        outcome.parts = [.diaryEmpty(When(days: days, meal: meal))] + (beside.map { [$0] } ?? [])
        return outcome
    }
    outcome.parts = [.diary(days: days, meal: meal, entries: rows, totals: totals, exercise: exercise, water: water)] + (beside.map { [$0] } ?? [])
    if !rows.isEmpty {
        outcome.events += [
            .slot(.entries(rows.map(\.id))), .slot(.listed(rows.map(\.id))),
            .slot(.explanations(rows.prefix(20).map { $0.explanation(of: .energy) })),
        ]
    }
    return outcome
}

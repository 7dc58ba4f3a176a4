import Dialogue
import Nutrition
import Store

/// Whole days that are over, of the last three months when none are asked for.
private let lookBack = 90

/// "which foods make me go over?": days over their goal with a food against those without it.
func overFoods(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    let range = context.range(query.days, usual: lookBack)
    let whole = try context.diary.totals(range).filter { $0.isLoggedWhole && $0.day < context.today }
    let judged = whole.filter { $0.goals[.energy] != nil }
    if judged.isEmpty, !whole.isEmpty, try context.diary.goals(on: context.today)[.energy] == nil {
        return Outcome(name: "", parts: [.noGoal(nutrient: .energy)])
    }
    guard judged.count >= OverFoods.leastDays else {
        return Outcome(name: "", parts: [.insight(.tooFew(days: judged.count, of: OverFoods.leastDays, needsGoal: true))])
    }
    let over = Set(judged.filter(\.isOverGoal).map(\.day)), days = Set(judged.map(\.day))
    var found = OverFoods(judged: judged.count, over: over.count, candidates: [])
    if over.count >= OverFoods.leastEach, judged.count - over.count >= OverFoods.leastEach {
        let groups = Dictionary(grouping: try context.diary.entries(range).filter { days.contains($0.day) }, by: \.noun)
        let looked = groups.sorted { $0.key < $1.key }.compactMap { _, rows -> (Entry, Association)? in
            let with = Set(rows.map(\.day))
            guard let first = rows.first, with.count >= OverFoods.leastWith, days.count - with.count >= OverFoods.leastWith else { return nil }
            let overWith = with.intersection(over).count
            return (
                first,
                Association(overWith: overWith, with: with.count, overWithout: over.count - overWith, without: days.count - with.count)
            )
        }
        let telling = Association.telling(looked.map(\.1.chance))
        found.candidates = zip(looked, telling).filter { $0.0.1.difference > 0 }.sorted { $0.0.1.chance < $1.0.1.chance }.prefix(3).map {
            OverFoods.Candidate(food: context.title($0.0.0), days: $0.0.1, isTelling: $0.1)
        }
    }
    return Outcome(name: "", parts: [.insight(.overFoods(found))])
}

/// "on which days do I overeat?": days over their goal, and days of the week that have more.
func overDays(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    if let bound = query.bound { return try daysBeyond(bound, query, context) }
    var query = query
    query.meal = nil
    let nutrient = query.nutrients.first ?? .energy
    // A day that is over its goal by now will not be under it at its end.
    let now = try context.diary.totals(context.today)
    let isOverNow = now.goals[.energy] != nil && now.isOverGoal && context.range(query.days, usual: lookBack).contains(context.today)
    let alone = ActionContext.Looked(
        days: CountedDays(range: context.today...context.today, count: 1), totals: [now], entries: [], sums: [now.sum])
    guard var looked = try context.look(query, usual: lookBack) ?? (isOverNow ? alone : nil) else {
        return context.nothing(query, usual: lookBack)
    }
    if query.ofMost == true { looked.totals = try context.days(query, with: nutrient) }
    let totals = looked.totals
    let judged = totals.filter { $0.goals[.energy] != nil } + (isOverNow && totals.last?.day != context.today ? [now] : [])
    func energy(_ day: DayTotals) -> Double { day.sum[nutrient] ?? 0 }
    let sorted = totals.sorted { energy($0) == energy($1) ? $0.day < $1.day : energy($0) < energy($1) }
    var found = OverDays(
        days: looked.days, judged: judged, highest: totals.count > 1 ? sorted.last : nil, lowest: totals.count > 1 ? sorted.first : nil, weekdays: [],
        standsOut: nil)
    found.isOfAllDays = query.days == nil
    found.ofMost = query.ofMost == true ? nutrient : nil
    if nutrient == .energy, totals.count >= OverFoods.leastDays {
        let groups = Dictionary(grouping: totals) { $0.day.weekday }
        found.weekdays = groups.keys.sorted().compactMap { number in
            guard let own = groups[number], own.count >= 2 else { return nil }
            let judged = own.filter { $0.goals[.energy] != nil }
            return OverDays.Weekday(
                number: number, days: own.count, judged: judged.count, over: judged.count(where: \.isOverGoal),
                mean: own.reduce(0) { $0 + energy($1) } / Double(own.count))
        }
        if let most = found.weekdays.max(by: { $0.mean < $1.mean }) {
            let own = totals.filter { $0.day.weekday == most.number }.map(energy),
                others = totals.filter { $0.day.weekday != most.number }.map(energy)
            if let more = Sample(own).standsAbove(Sample(others)) { found.standsOut = (most, more) }
        }
    }
    if query.ofWeekdays == true, found.weekdays.isEmpty {
        return Outcome(name: "", parts: [.insight(.tooFew(days: totals.count, of: OverFoods.leastDays, needsGoal: false))])
    }
    // The day that was found is spoken of: "¿y cuánto fue?"
    let spoken = found.ofMost == nil ? nil : found.highest.map { [Event.slot(.day($0.day))] }
    return Outcome(name: "", events: spoken ?? [], parts: [.insight(.overDays(found))])
}

/// "on which days did I have more than 2000?": today among them where it is over that by now.
private func daysBeyond(_ bound: Double, _ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    let isUnder = query.isUnder == true
    let days = try context.days(query, with: .energy).filter { !isUnder || $0.day < context.today }
    guard !days.isEmpty else { return context.nothing(query, usual: lookBack) }
    let found = days.filter { isUnder ? ($0.sum[.energy] ?? 0) < bound : ($0.sum[.energy] ?? 0) > bound }
    return Outcome(name: "", parts: [.insight(.daysBeyond(found, of: days.count, bound: bound, isUnder: isUnder))])
}

extension ActionContext {
    /// The days with food and a figure, today included.
    fileprivate func days(_ query: InsightQuery, with nutrient: Nutrient) throws -> [DayTotals] {
        let days = bounded(query.days ?? today.advanced(by: 1 - lookBack)...today)
        return try diary.totals(days).filter { $0.day <= today && $0.sum.count > 0 && $0.sum[nutrient] != nil }
    }
}

/// "which meal has the most calories?": the meals' parts of the energy, and which of them makes the difference on days over the goal.
func meals(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    guard let looked = try context.look(InsightQuery(.meals, days: query.days), usual: 30) else { return context.nothing(query, usual: 30) }
    let days = Dictionary(uniqueKeysWithValues: looked.totals.map { ($0.day, $0) })
    let all = looked.entries.reduce(0) { $0 + ($1.nutrients[.energy] ?? 0) }
    let shares = Meal.allCases.compactMap { meal -> MealShare? in
        let rows = looked.entries.filter { $0.meal == meal }
        let byDay = Dictionary(grouping: rows, by: \.day).mapValues { $0.reduce(0) { $0 + ($1.nutrients[.energy] ?? 0) } }
        guard !rows.isEmpty, all > 0 else { return nil }
        let sum = byDay.values.reduce(0, +)
        func mean(_ isOver: Bool) -> Double? {
            let own = days.values.filter { $0.goals[.energy] != nil && $0.isOverGoal == isOver }
            return own.count >= OverFoods.leastEach ? own.reduce(0) { $0 + (byDay[$1.day] ?? 0) } / Double(own.count) : nil
        }
        let more = mean(true).flatMap { over in mean(false).map { over - $0 } }
        return MealShare(meal: meal, share: sum / all, mean: sum / Double(byDay.count), days: byDay.count, moreWhenOver: more)
    }
    return Outcome(name: "", parts: [.insight(.meals(shares.sorted { $0.share > $1.share }, days: looked.days))])
}

/// "do I eat more on weekends?": Saturdays and Sundays against the other days.
func weekends(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    guard let looked = try context.look(InsightQuery(.weekends, days: query.days), usual: lookBack) else {
        return context.nothing(query, usual: lookBack)
    }
    func energies(_ isWeekend: Bool) -> Sample {
        Sample(looked.totals.filter { ($0.day.weekday > 5) == isWeekend }.map { $0.sum[.energy] ?? 0 })
    }
    let weekend = energies(true), others = energies(false)
    guard weekend.count >= 2, others.count >= 3 else {
        return Outcome(name: "", parts: [.insight(.tooFew(days: looked.days.count, of: OverFoods.leastDays, needsGoal: false))])
    }
    let isSure = weekend.standsAbove(others, errors: 2) != nil || others.standsAbove(weekend, errors: 2) != nil
    return Outcome(name: "", parts: [.insight(.weekends(weekend, others: others, isSure: isSure, days: looked.days))])
}

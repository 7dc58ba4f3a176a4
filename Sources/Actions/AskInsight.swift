import Dialogue
import Knowledge
import Nutrition
import Store

/// "what am I missing?", "which foods make me go over?": what the diary shows beyond its sums.
func askInsight(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    var outcome: Outcome
    switch query.subject {
    case .needs: outcome = try needs(query, context)
    case .limits: outcome = try limits(query, context)
    case .sources: outcome = try sources(query, context)
    case .often: outcome = try often(query, context)
    case .overFoods: outcome = try overFoods(query, context)
    case .overDays: outcome = try overDays(query, context)
    case .meals: outcome = try meals(query, context)
    case .weekends: outcome = try weekends(query, context)
    case .add, .drop: outcome = try fit(query, context)
    case .balance: outcome = try balance(query, context)
    case .expenditure: outcome = try expenditure(context)
    case .overview: outcome = try overview(query, context)
    }
    outcome.name = "ask_insight"
    if outcome.day == nil, let days = query.days, days.count == 1 { outcome.day = try context.diary.totals(days.lowerBound) }
    return outcome
}

extension ActionContext {
    /// The days of a question, with the rows and sums that count; nil when nothing is logged in them.
    struct Looked {
        var days: CountedDays
        var totals: [DayTotals]
        var entries: [Entry]
        var sums: [NutrientSum]
    }

    /// The days asked for, none of them to come; so many that end today when none are.
    func range(_ days: ClosedRange<Day>?, usual: Int) -> ClosedRange<Day> {
        guard let days else { return today.advanced(by: 1 - usual)...today }
        let last = min(days.upperBound, today)
        return bounded(min(days.lowerBound, last)...last)
    }

    func look(_ query: InsightQuery, usual: Int) throws -> Looked? {
        var range = range(query.days, usual: usual)
        if let meal = query.meal, query.days == nil, query.subject != .often,
            let last = try diary.entries(range).last(where: { $0.meal == meal })?.day
        {
            // "lunch" alone is the last one.
            range = last...last
        }
        let all = try diary.totals(range).filter { $0.sum.count > 0 }
        var entries = try diary.entries(range)
        if let meal = query.meal { entries = entries.filter { $0.meal == meal } }
        // A meal of a day is whole, whatever the day, and how often something is had goes by every day.
        let counted =
            query.meal == nil && query.subject != .often ? all.counted(today: today) : all.filter { day in entries.contains { $0.day == day.day } }
        guard let first = counted.first?.day, let last = counted.last?.day else { return nil }
        // Where no days were asked for, those are told that there are.
        let told = query.days == nil ? first...last : range
        let kept = Set(counted.map(\.day))
        entries = entries.filter { kept.contains($0.day) }
        let sums =
            query.meal == nil
            ? counted.map(\.sum) : counted.map { day in NutrientSum(entries.filter { $0.day == day.day }.map(\.nutrients)) }
        let today = today
        let leavesTodayOut = all.contains { $0.day == today } && !kept.contains(today)
        return Looked(
            days: CountedDays(
                range: told, count: counted.count, leavesTodayOut: leavesTodayOut,
                partial: all.count - counted.count - (leavesTodayOut ? 1 : 0), meal: query.meal),
            totals: counted, entries: entries, sums: sums)
    }

    /// Nothing is logged in the days asked for.
    func nothing(_ query: InsightQuery, usual: Int) -> Outcome {
        Outcome(name: "", parts: [.diaryEmpty(When(days: range(query.days, usual: usual), meal: query.meal))])
    }

    /// A food of the diary in a sentence of the person's language.
    func title(_ entry: Entry) -> String {
        language == "es" ? food(entry.foodID, noun: entry.noun)?.nameES ?? entry.noun : entry.noun
    }

    /// The food of several rows: in the person's own word, where that was one, in Spanish.
    func title(_ rows: [Entry]) -> String {
        guard language == "es", Set(rows.map { Word.split($0.said) }).count == 1, let food = food(rows[0].foodID, noun: rows[0].noun) else {
            return title(rows[0])
        }
        return title(food, said: rows[0].said)
    }

    /// Rows put together by food, each with its sum of a nutrient, the most first.
    func shares(_ entries: [Entry], _ nutrient: Nutrient) -> [FoodShare] {
        let total = entries.reduce(0) { $0 + ($1.nutrients[nutrient] ?? 0) }
        let groups = Dictionary(grouping: entries, by: \.noun)
        return groups.values.compactMap { rows -> FoodShare? in
            guard let first = rows.first else { return nil }
            let amount = rows.reduce(0) { $0 + ($1.nutrients[nutrient] ?? 0) }
            return FoodShare(
                food: title(rows), foodID: first.foodID, amount: amount, share: total > 0 ? amount / total : 0, times: rows.count)
        }.sorted { $0.amount == $1.amount ? $0.food < $1.food : $0.amount > $1.amount }
    }
}

// MARK: What comes from where

private func sources(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    guard let looked = try context.look(query, usual: 30) else { return context.nothing(query, usual: 30) }
    return Outcome(
        name: "",
        parts: query.nutrients.prefix(3).map { nutrient in
            let all = context.shares(looked.entries, nutrient)
            return .insight(
                .sources(
                    nutrient, foods: all.filter { $0.amount > 0 }.prefix(5).map(\.self), total: all.reduce(0) { $0 + $1.amount },
                    isAtLeast: looked.sums.contains { $0.hasGap(nutrient) }, days: looked.days))
        })
}

private func often(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    guard let looked = try context.look(query, usual: 30) else { return context.nothing(query, usual: 30) }
    let foods = context.shares(looked.entries, .energy).sorted { $0.times == $1.times ? $0.amount > $1.amount : $0.times > $1.times }
    return Outcome(name: "", parts: [.insight(.often(Array(foods.prefix(5)), days: looked.days))])
}

private func balance(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    guard let looked = try context.look(query, usual: 7) else { return context.nothing(query, usual: 7) }
    let shares = MacroShare.all(looked.sums, age: try context.profile().age)
    return Outcome(name: "", parts: [.insight(.balance(shares, days: looked.days))])
}

private func limits(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    guard let looked = try context.look(query, usual: 7) else { return context.nothing(query, usual: 7) }
    let profile = try context.profile()
    var outcome = Outcome(name: "")
    let asked = query.nutrients.filter { $0 != .energy }
    var standings = try (asked.isEmpty ? [.sodium, .saturatedFat, .sugars] : asked).map { try context.bounded($0, of: looked.sums, profile) }
    // Of none in particular: what is over, else what is nearest to it.
    if asked.isEmpty {
        standings.sort { $0.shareOfLimit > $1.shareOfLimit }
        standings = Array(standings.prefix(max(1, standings.count(where: \.isOverLimit))))
    }
    for standing in standings.prefix(asked.isEmpty ? 3 : 2) {
        let nutrient = standing.nutrient
        let all = context.shares(looked.entries, nutrient)
        let own = try context.ownBound(query.meal == nil ? nutrient : nil, looked.days.range)
        outcome.parts.append(own ?? .insight(.limit(standing, days: looked.days)))
        outcome.parts.append(
            .insight(
                .sources(
                    nutrient, foods: all.filter { $0.amount > 0 }.prefix(3).map(\.self), total: all.reduce(0) { $0 + $1.amount },
                    isAtLeast: looked.sums.contains { $0.hasGap(nutrient) }, days: looked.days)))
    }
    return outcome
}

extension NutrientStanding {
    /// Of what should not be passed, 1 is all of it.
    fileprivate var shareOfLimit: Double { limit.map { $0.amount > 0 ? amount / $0.amount : 0 } ?? 0 }
}

extension ActionContext {
    /// How much of a nutrient there was, with what it is best to stay under: of saturated fat a tenth of a day's energy, of others what labels
    /// go by.
    fileprivate func bounded(_ nutrient: Nutrient, of sums: [NutrientSum], _ profile: Profile) throws -> NutrientStanding {
        let standing = knowledge.standing(nutrient, of: sums, profile)
        let limit: Intake
        if nutrient == .saturatedFat {
            // At 9 kcal a gram; of the whole day that is aimed at or needed, not of what was eaten so far.
            let energy = try diary.totals(today).allowance(.energy) ?? EnergyRequirement(profile)?.kilocalories ?? 2000
            limit = Intake(kind: .cdrr, amount: energy * 0.1 / 9, scope: .everything, source: "Dietary Guidelines for Americans 2020–2025")
        } else if standing.limit == nil, GoalKind(nutrient) == .limit, let label = LabelValue(nutrient) {
            limit = Intake(kind: .cdrr, amount: label.amount, scope: .everything, source: label.source)
        } else {
            return standing
        }
        return NutrientStanding(nutrient: nutrient, amount: standing.amount, coverage: standing.coverage, need: nil, limit: limit)
    }
}

/// A little of each: what is short, and, when there are days enough, which days and foods go over the goal.
private func overview(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    var outcome = try needs(InsightQuery(.needs, days: query.days), context)
    guard case .insight(.needs(var found))? = outcome.parts.first else { return outcome }
    found.isBrief = true
    found.fills = []
    outcome.parts[0] = .insight(.needs(found))
    let days = try overDays(InsightQuery(.overDays, days: query.days), context)
    let foods = try overFoods(InsightQuery(.overFoods, days: query.days), context)
    outcome.parts += days.parts.filter { if case .insight(.overDays(let found)) = $0 { !found.weekdays.isEmpty } else { false } }
    outcome.parts += foods.parts.filter {
        switch $0 {
        case .insight(.overFoods), .insight(.tooFew): true
        default: false
        }
    }
    return outcome
}

import Dialogue
import Knowledge
import Nutrition
import Store

/// "what can I leave out to get back under my goal?", "what should I add?": single foods, not whole meals.
func fit(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    // "what should I cut tomorrow": of what was eaten lately, as nothing of that day was.
    let asked = query.days?.upperBound ?? context.today, day = query.subject == .drop ? min(asked, context.today) : asked
    var totals = try context.diary.totals(day)
    // What was named is what counts for this answer.
    if let bound = query.bound { totals.goals[.energy] = bound }
    guard let goal = totals.allowance(.energy) else {
        // Without one what gave most is told.
        guard query.subject == .drop else { return Outcome(name: "", parts: [.noGoal(nutrient: .energy)], day: totals) }
        let week = day.advanced(by: -6)...day, days = totals.sum.count > 0 ? day...day : week
        guard try totals.sum.count > 0 || !context.diary.entries(week).isEmpty else {
            return Outcome(name: "", parts: [.noGoal(nutrient: .energy)], day: totals)
        }
        return try askMost(MostQuestion(When(days: days), nutrient: .energy), context)
    }
    let over = (totals.sum[.energy] ?? 0).rounded(.toNearestOrAwayFromZero) - goal.rounded(.toNearestOrAwayFromZero)
    var outcome = Outcome(name: "", events: [.slot(.day(day))], day: query.bound == nil ? totals : nil)
    if over > 0 {
        outcome.parts = [.insight(.drop(totals, ways: context.ways(toDrop: over, of: try context.diary.entries(day...day))))]
        return outcome
    }
    if query.subject == .drop {
        outcome.parts = [query.bound == nil ? .insight(.within(totals)) : .remaining(totals, nutrients: [.energy])]
        return outcome
    }
    let profile = try context.profile()
    let standings = NutrientStanding.watched.map { context.knowledge.standing($0, of: [totals.sum], profile) }
    let short = standings.filter { $0.verdict == .short }.sorted { ($0.share ?? 0) < ($1.share ?? 0) }.prefix(4)
    var gaps = short.map { (nutrient: $0.nutrient, amount: $0.gap) }
    if let protein = totals.remaining(.protein), protein > 5 { gaps.insert((.protein, protein), at: 0) }
    if gaps.isEmpty, totals.sum.count == 0 { gaps = [Nutrient.protein, .fiber].map { ($0, context.reference($0, of: profile)) } }
    let fills = -over >= 50 ? try context.fills(gaps, maximum: -over, count: 3, profile) : []
    outcome.parts = [.insight(.add(totals, fills: fills, short: gaps.prefix(4).map(\.nutrient)))]
    outcome.events += context.offered(fills)
    return outcome
}

extension ActionContext {
    /// Ways to take so many kcal out of a day: single rows that suffice, smallest first, what nobody misses before what nourishes; else half of a large row;
    /// else the fewest rows together.
    func ways(toDrop over: Double, of entries: [Entry]) -> [[Drop]] {
        let rows = entries.filter { ($0.nutrients[.energy] ?? 0) >= 5 }
        func energy(_ entry: Entry) -> Double { (entry.nutrients[.energy] ?? 0).rounded(.toNearestOrAwayFromZero) }
        func isExtra(_ entry: Entry) -> Bool {
            food(entry.foodID, noun: entry.noun).map {
                ["sweet", "dessert", "snack", "fastfood", "alcohol", "drink", "sauce", "fat"].contains($0.group)
            } ?? false
        }
        var single = rows.filter { energy($0) >= over }.map { [Drop(entry: $0)] }
        single += rows.filter { energy($0) >= 2 * over + 100 }.map { [Drop(entry: $0, isHalf: true)] }
        if !single.isEmpty {
            let sorted = single.sorted { a, b in
                let (x, y) = (isExtra(a[0].entry), isExtra(b[0].entry))
                return x == y ? (a[0].kilocalories, a[0].entry.id) < (b[0].kilocalories, b[0].entry.id) : x
            }
            var seen: Set<Int> = []
            return Array(sorted.filter { seen.insert($0[0].entry.id).inserted }.prefix(3))
        }
        var together: [Drop] = []
        for row in rows.sorted(by: { isExtra($0) == isExtra($1) ? energy($0) > energy($1) : isExtra($0) }) {
            together.append(Drop(entry: row))
            if together.reduce(0, { $0 + energy($1.entry) }) >= over { return together.count <= 4 ? [together] : [] }
        }
        return []
    }
}

/// "how many calories do I really burn?": from what was eaten and how the weight went.
func expenditure(_ context: ActionContext) throws -> Outcome {
    let range = context.today.advanced(by: -Expenditure.window)...context.today.advanced(by: -1)
    let intakes = try context.diary.totals(range).filter(\.isLoggedWhole).compactMap { $0.sum[.energy] }
    let weights = try context.diary.weights(nil).filter { $0.day <= context.today }
    let trend = WeightTrend(weights.map { ($0.day, $0.kilograms) })
    switch Expenditure.estimate(intakes: intakes, trend: trend, until: context.today) {
    case .failure(let shortage):
        return Outcome(name: "", parts: [.insight(.expenditureLacks(shortage.lack))])
    case .success(let found):
        // Only who can safely lose weight is told what that would take.
        let plan = WeightPlan(try context.profile(), WeightAim(.lose)).flatMap { $0.direction == .lose ? $0 : nil }
        return Outcome(
            name: "",
            parts: [
                .insight(
                    .expenditure(
                        found, goal: try context.diary.goals(on: context.today)[.energy], loss: plan, unit: weights.last?.unit ?? "kg"))
            ])
    }
}

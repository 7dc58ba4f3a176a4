import Dialogue
import Nutrition
import Store

/// "what's my streak?", "how often did I reach my protein goal this month?": each day by the goal it had.
func askReached(_ nutrients: [Nutrient], _ when: When, isStreak: Bool, _ context: ActionContext) throws -> Outcome {
    let asked = when.days ?? context.today.advanced(by: -29)...context.today
    let days = context.bounded(asked.lowerBound...min(asked.upperBound, max(context.today, asked.lowerBound)))
    let span = context.today.advanced(by: -365)...context.today
    let totals = try context.diary.totals(isStreak ? span : days)
    let set = Set(totals.flatMap(\.goals.keys))
    let wanted = nutrients.isEmpty ? Nutrient.allCases.filter(set.contains) : nutrients
    if !isStreak, days.count == 1, let day = totals.last, day.sum.count == 0, !day.goals.isEmpty {
        return Outcome(name: "ask_insight", parts: [.diaryEmpty(When(days: days))], day: day)
    }
    // "did I reach my goal?", after talk of protein: of that, and of the energy beside it.
    let spoken = nutrients.isEmpty ? context.tracker.topicSpokenOf : nil, order = [spoken].compactMap { $0 } + wanted
    if !isStreak, days.count == 1, let day = totals.last, let nutrient = order.first(where: { day.goals[$0] != nil }), day.sum.count > 0 {
        let told = nutrient == spoken && day.goals[.energy] != nil ? [nutrient, .energy] : [nutrient]
        let isReached = day.sense(nutrient).isReached(day.taken(nutrient) ?? 0, goal: day.allowance(nutrient) ?? 0)
        return Outcome(
            name: "ask_insight", events: [.slot(.day(day.day))],
            parts: [.own(.dayReached(nutrient, isReached, day: day.day)), .summary(days: days, meal: nil, totals: [day], nutrients: told)],
            day: day)
    }
    // Set only since: held against the goal of now.
    if !isStreak, days.count == 1, days.upperBound < context.today, let nutrient = nutrients.only, totals.last.map({ $0.sum.count > 0 }) == true,
        try context.diary.goals(on: context.today)[nutrient] != nil
    {
        return try askRemaining(When(days: days), nutrients: [nutrient], context)
    }
    let records = wanted.map { nutrient -> GoalRecord in
        var record = GoalRecord(nutrient, totals, today: context.today)
        record.isStreak = isStreak
        return record
    }.filter { $0.logged > 0 }
    guard !records.isEmpty else { return Outcome(name: "ask_insight", parts: [.own(.noRecord(nutrients.first))]) }
    var outcome = Outcome(name: "ask_insight", parts: records.map { .own(.record($0, days: asked)) })
    if !isStreak, days.count >= 14 {
        if let advice = try context.advice(first: wanted, where: { _ in true }) { outcome.tell(advice) }
    }
    return outcome
}

/// "did I stay under my goal yesterday?": yes or no, and the figures.
func askSide(of nutrient: Nutrient?, on day: Day, asksOver: Bool, _ context: ActionContext) throws -> Outcome {
    var outcome = try askRemaining(When(days: day...day), nutrients: nutrient.map { [$0] } ?? [], context)
    let totals = try context.diary.totals(day)
    guard totals.sum.count > 0, let allowance = totals.allowance(nutrient ?? .energy) else { return outcome }
    let isOver = (totals.taken(nutrient ?? .energy) ?? 0).rounded() > allowance.rounded()
    outcome.parts.insert(.own(.sideOfGoal(nutrient ?? .energy, isOver: isOver, asksOver: asksOver)), at: 0)
    return outcome
}

extension GoalRecord {
    /// Counts days with food and a goal; today counts once it is reached, and breaks nothing before it is over.
    init(_ nutrient: Nutrient, _ totals: [DayTotals], today: Day) {
        let kind = totals.last?.sense(nutrient).kind ?? GoalKind(nutrient)
        self.init(nutrient: nutrient, kind: kind, reached: 0, logged: 0, streak: 0, longest: 0)
        for day in totals {
            let isOpen = day.day == today
            guard day.sum.count > 0, let goal = day.allowance(nutrient) else {
                if !isOpen { streak = 0 }
                continue
            }
            let isReached = day.sense(nutrient).isReached(day.taken(nutrient) ?? 0, goal: goal) && (day.taken(nutrient) != nil || kind == .limit)
            // A limit is kept when the day is over; so is an energy goal, which later meals may still pass.
            if isOpen, kind != .minimum || !isReached { continue }
            logged += 1
            if isReached {
                reached += 1
                streak += 1
                longest = max(longest, streak)
            } else {
                streak = 0
            }
        }
    }
}

extension ActionContext {
    /// So many logged days tell whether a goal fits.
    private static let leastDays = 14

    /// The first of some goals in force that was reached nearly always or hardly ever on at least 14 logged days of the last four weeks.
    func advice(first nutrients: [Nutrient], where fits: (GoalAdvice) -> Bool) throws -> GoalAdvice? {
        let goals = try diary.goals(on: today)
        let days = try diary.totals(today.advanced(by: -28)...today.advanced(by: -1)).filter { $0.sum.count > 0 }
        for nutrient in nutrients {
            guard let goal = goals[nutrient], goal > 0, let advice = try advice(nutrient, goal, days), fits(advice) else { continue }
            return advice
        }
        return nil
    }

    private func advice(_ nutrient: Nutrient, _ goal: Double, _ days: [DayTotals]) throws -> GoalAdvice? {
        let totals = days.filter { $0.goals[nutrient] == goal }
        let record = GoalRecord(nutrient, totals, today: today)
        guard record.logged >= ActionContext.leastDays else { return nil }
        let share = Double(record.reached) / Double(record.logged)
        guard share >= 0.9 || share <= 0.1 else { return nil }
        let amounts = totals.compactMap { $0.sum[nutrient] }.sorted()
        guard !amounts.isEmpty else { return nil }
        let usual = amounts[amounts.count / 2]
        return GoalAdvice(
            record: record, usual: usual, goal: goal, proposal: try proposal(nutrient, goal: goal, usual: usual, isReached: share >= 0.9))
    }

    /// Half of the way between the goal and what is usual, in round numbers; nil where the goal fits or the way leads out of what is safe.
    private func proposal(_ nutrient: Nutrient, goal: Double, usual: Double, isReached: Bool) throws -> Double? {
        let kind = try diary.goalSenses(on: today)[nutrient]?.kind ?? GoalKind(nutrient)
        // A target or a limit that is kept does its work.
        if isReached, kind != .minimum || usual < goal * 1.1 { return nil }
        let step = nutrient == .energy ? 50.0 : goal >= 200 ? 50 : goal >= 50 ? 5 : 1
        let middle = (((goal + usual) / 2) / step).rounded() * step
        guard middle > 0, middle != goal, try !isUnsafe(nutrient, middle) else { return nil }
        return middle
    }
}

extension GoalAdvice {
    /// Names the goal that is spoken of, so that it is told once.
    static func key(_ nutrient: Nutrient) -> String { "advice \(nutrient.key)" }
}

extension Outcome {
    /// Advice on a goal, and that it was given.
    mutating func tell(_ advice: GoalAdvice) {
        parts.append(.own(.advice(advice)))
        events.append(.slot(.told(GoalAdvice.key(advice.record.nutrient))))
    }
}

/// "how many days have I logged?": those with food, today too.
func askDaysLogged(_ when: When, _ context: ActionContext) throws -> Outcome {
    let asked = when.days.map(context.bounded) ?? context.today.advanced(by: -365)...context.today
    let days = try Set(context.diary.entries(asked).map(\.day)).filter { $0 <= context.today }
    // Today counts once something is told.
    var last = days.contains(context.today) ? context.today : context.today.advanced(by: -1)
    var inRow = 0
    while days.contains(last) { (inRow, last) = (inRow + 1, last.advanced(by: -1)) }
    return Outcome(name: "ask_insight", parts: [.own(.daysLogged(days.count, inRow: inRow, of: when.days))])
}

/// "which days did I log nothing?": of the days that are named, else of the last thirty since the diary began.
func askDaysEmpty(_ when: When, _ context: ActionContext) throws -> Outcome {
    let asked = when.days.map(context.bounded) ?? context.today.advanced(by: -29)...context.today
    let logged = try Set(context.diary.entries(asked).map(\.day))
    let first = when.days == nil ? logged.min() ?? asked.lowerBound : asked.lowerBound
    let days = first...max(first, min(asked.upperBound, context.today))
    let empty = (0...first.distance(to: days.upperBound)).map { first.advanced(by: $0) }.filter { !logged.contains($0) }
    return Outcome(name: "ask_insight", parts: [.own(.daysEmpty(empty, of: days))])
}

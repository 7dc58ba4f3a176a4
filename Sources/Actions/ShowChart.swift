public import Dialogue
public import Knowledge
public import Nutrition
public import Store

/// "graph my calories this week": the figures of a chart, or that there are none to draw yet.
func showChart(_ query: ChartQuery, _ context: ActionContext) throws -> Outcome {
    let figures = try ChartReading(diary: context.diary, knowledge: context.knowledge, today: context.today).figures(query)
    let days = query.days.map { $0.lowerBound > context.today ? $0 : $0.lowerBound...min($0.upperBound, context.today) }
    var outcome = Outcome(
        name: "show_chart", parts: [figures.map { .chart($0) } ?? .nothingToDraw(query.subject, days)])
    if let days = figures?.days ?? days, days.count == 1, query.subject != .weight { outcome.day = try context.diary.totals(days.lowerBound) }
    return outcome
}

/// Reads the figures of charts from a diary.
public struct ChartReading {
    let diary: Diary
    let knowledge: Knowledge
    let today: Day

    public init(diary: Diary, knowledge: Knowledge, today: Day) {
        self.diary = diary
        self.knowledge = knowledge
        self.today = today
    }

    /// The figures; nil when there is nothing to draw.
    public func figures(_ query: ChartQuery) throws -> ChartFigures? {
        if let days = query.days, days.lowerBound > today { return nil }
        switch query.subject {
        case .weight: return try weights(query)
        case .macronutrients: return try shares(query)
        case .needs: return try needs(query)
        case .nutrient, .water, .exercise: return try amounts(query)
        case .calendar: return try calendar(query)
        }
    }

    /// What is asked for, none of it in the future and no more than a year; `usual` days that end today when nothing is.
    private func days(_ query: ChartQuery, usual: Int) -> ClosedRange<Day> {
        guard let days = query.days else { return today.advanced(by: 1 - (query.latest ?? usual))...today }
        let last = min(days.upperBound, today)
        return max(min(days.lowerBound, last), last.advanced(by: -365))...last
    }

    // MARK: Amounts

    private func amounts(_ query: ChartQuery) throws -> ChartFigures? {
        let grain = query.grain ?? .day
        let days = days(query, usual: grain == .day ? 7 : grain == .week ? 50 : 153)
        let periods = Periods.of(days, grain)
        let whole = (periods.first?.lowerBound ?? days.lowerBound)...days.upperBound
        let totals = try diary.totals(whole)
        let amounts = periods.map { period -> ChartFigures.Amount in
            let own = totals.filter { period.contains($0.day) }
            let values = own.compactMap { value(query.subject, $0) }
            var goal: Double?
            if case .nutrient(let nutrient) = query.subject { goal = own.last?.allowance(nutrient) }
            if query.subject == .calendar { goal = own.last?.allowance(.energy) }
            return ChartFigures.Amount(
                days: period, value: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count), count: values.count, goal: goal,
                isAtLeast: own.contains { hasGap(query.subject, $0) }, isApproximate: own.contains { isApproximate(query.subject, $0) })
        }
        guard amounts.contains(where: { $0.value != nil }) else { return nil }
        return ChartFigures(subject: query.subject, days: whole, grain: grain, body: .amounts(amounts), count: amounts.reduce(0) { $0 + $1.count })
    }

    /// The month asked for, the last of several, up to today.
    private func calendar(_ query: ChartQuery) throws -> ChartFigures? {
        let last = min(query.days?.upperBound ?? today, today)
        return try amounts(ChartQuery(.calendar, days: Periods.first(of: last, .month)...last, grain: .day))
    }

    private func value(_ subject: ChartQuery.Subject, _ day: DayTotals) -> Double? {
        switch subject {
        case .nutrient(let nutrient): day.sum.count > 0 ? day.sum[nutrient] : nil
        case .water: day.waterMillilitres > 0 ? day.waterMillilitres : nil
        case .exercise: day.exerciseKilocalories > 0 ? day.exerciseKilocalories : nil
        case .calendar: day.sum.count > 0 ? day.sum[.energy] : nil
        case .weight, .macronutrients, .needs: nil
        }
    }

    private func hasGap(_ subject: ChartQuery.Subject, _ day: DayTotals) -> Bool {
        if case .nutrient(let nutrient) = subject { day.sum.count > 0 && day.sum.hasGap(nutrient) } else { false }
    }

    private func isApproximate(_ subject: ChartQuery.Subject, _ day: DayTotals) -> Bool {
        switch subject {
        case .nutrient, .calendar: day.isApproximate
        case .exercise: day.exerciseKilocalories > 0
        default: false
        }
    }

    // MARK: Weight

    private func weights(_ query: ChartQuery) throws -> ChartFigures? {
        let all = try diary.weights(nil).filter { $0.day <= today }
        guard let last = all.last, let first = all.first else { return nil }
        // All there is of the last three months; of earlier ones when that is all there is.
        let recent = today.advanced(by: -90)
        let from = query.grain == nil ? max(first.day, min(last.day, recent)) : max(first.day, today.advanced(by: -365))
        let asked = query.days.map { $0.lowerBound...max($0.lowerBound, min($0.upperBound, today)) }
        let days = asked ?? (first.day < from && all.count { $0.day >= from } < 2 ? first.day : from)...today
        let trend = WeightTrend(all.map { ($0.day, $0.kilograms) })
        var points = trend.points.filter { days.contains($0.day) }
        if let grain = query.grain, grain != .day { points = Periods.means(points, grain) }
        guard !points.isEmpty else { return nil }
        return ChartFigures(
            subject: .weight, days: days, grain: query.grain ?? .day,
            body: .weights(
                trend, points: points, unit: last.unit, desired: try diary.setting("desired_kg").flatMap(Double.init)), count: points.count)
    }

    // MARK: Shares and needs

    private func shares(_ query: ChartQuery) throws -> ChartFigures? {
        var days = days(query, usual: 1)
        var totals = try diary.totals(days).filter { $0.sum.count > 0 }
        if totals.isEmpty, query.days == nil, query.latest == nil {
            // Nothing yet today: the week.
            days = self.days(query, usual: 7)
            totals = try diary.totals(days).filter { $0.sum.count > 0 }
        }
        let shares = MacroShare.all(totals.map(\.sum), age: try diary.profile(today: today).age)
        return shares.isEmpty
            ? nil : ChartFigures(subject: .macronutrients, days: days, grain: .day, body: .shares(shares), count: totals.count)
    }

    private func needs(_ query: ChartQuery) throws -> ChartFigures? {
        let asked = days(query, usual: 7)
        let counted = try diary.totals(asked).counted(today: today)
        let profile = try diary.profile(today: today)
        let standings = NutrientStanding.watched.map { knowledge.standing($0, of: counted.map(\.sum), profile) }.filter { $0.share != nil }
        return counted.isEmpty || standings.isEmpty
            ? nil : ChartFigures(subject: .needs, days: asked, grain: .day, body: .needs(standings), count: counted.count)
    }
}

/// Days put together to weeks and months.
enum Periods {
    /// The days, weeks (from Monday) or months that a range lies in, the first of them whole, the last up to its end.
    static func of(_ days: ClosedRange<Day>, _ grain: ChartQuery.Grain) -> [ClosedRange<Day>] {
        var periods: [ClosedRange<Day>] = []
        var day = first(of: days.lowerBound, grain)
        while day <= days.upperBound {
            let next = self.next(day, grain)
            periods.append(day...min(next.advanced(by: -1), days.upperBound))
            day = next
        }
        return periods
    }

    static func first(of day: Day, _ grain: ChartQuery.Grain) -> Day {
        switch grain {
        case .day: day
        case .week: day.advanced(by: 1 - day.weekday)
        case .month: day.advanced(by: 1 - day.civil.day)
        }
    }

    private static func next(_ day: Day, _ grain: ChartQuery.Grain) -> Day {
        switch grain {
        case .day: day.advanced(by: 1)
        case .week: day.advanced(by: 7)
        case .month:
            day.civil.month == 12 ? Day(year: day.civil.year + 1, month: 1, day: 1) : Day(year: day.civil.year, month: day.civil.month + 1, day: 1)
        }
    }

    /// The mean weight of each week or month, on its first day.
    static func means(_ points: [WeightTrend.Point], _ grain: ChartQuery.Grain) -> [WeightTrend.Point] {
        let groups = Dictionary(grouping: points) { first(of: $0.day, grain) }
        return groups.keys.sorted().compactMap { day in
            groups[day].map { own in
                let mean = own.reduce(0) { $0 + $1.kilograms } / Double(own.count)
                return WeightTrend.Point(day: day, kilograms: mean, trend: own.last?.trend ?? mean)
            }
        }
    }
}

extension [DayTotals] {
    /// The days that an average is made of: those with entries; without the day that is not over, and days of less than 800 kcal (most likely not
    /// logged whole), as long as others are left.
    func counted(today: Day) -> [DayTotals] {
        let logged = filter { $0.sum.count > 0 && $0.day <= today }
        let whole = logged.filter { $0.isLoggedWhole && $0.day < today }
        return whole.isEmpty ? logged : whole
    }
}

extension DayTotals {
    /// So little that the day can hardly have been logged whole: `lackingNutrients` draws the same line.
    var isLoggedWhole: Bool { (sum[.energy] ?? 0) >= 800 }
}

extension Knowledge {
    /// How some days stand in a nutrient for a person; what limits food counts, not supplements alone.
    func standing(_ nutrient: Nutrient, of days: [NutrientSum], _ profile: Profile) -> NutrientStanding {
        NutrientStanding(
            nutrient, of: days, need: intakes.recommended(nutrient, for: profile),
            limit: intakes.intake(.cdrr, nutrient, for: profile) ?? intakes.upper(nutrient, for: profile))
    }
}

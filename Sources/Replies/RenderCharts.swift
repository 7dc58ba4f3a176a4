import Charts
import Dialogue
import Nutrition

extension Speaker {
    /// Charts as text, and that there is nothing to draw.
    func renderChart(_ part: Part) -> [String] {
        switch part {
        case .chart(let figures) where figures.subject == .calendar: return calendar(figures)
        case .chart(let figures):
            let drawn = drawn(figures, asText: true)
            let title = drawn.chart.title + (drawn.note.map { " \($0)" } ?? "") + ":"
            return [title] + TextChart.lines(drawn.chart, leastSpan: drawn.leastSpan, number: drawn.number)
                + (drawn.legend.isEmpty ? [] : [drawn.legend.joined(separator: "   ")]) + drawn.summary
        case .nothingToDraw(let subject, let days):
            let when = days.map { " " + ($0.lowerBound == $0.upperBound ? on($0.lowerBound) : say(.betweenDays, ["days": name($0)])) } ?? ""
            switch subject {
            case .weight: return [say(.chartNothingWeight, ["days": when])]
            case .water: return [say(.chartNothingWater, ["days": when])]
            case .exercise: return [say(.chartNothingExercise, ["days": when])]
            case .nutrient, .macronutrients, .needs, .calendar: return [say(.chartNothing, ["days": when])]
            }
        case .chartUnknown: return [say(.chartUnknown)]
        default: return []
        }
    }

    /// A chart with what stands around it.
    struct Drawn {
        var chart: Chart
        var leastSpan = 0.0
        /// How a tick is written.
        var number: (Double) -> String
        /// What the signs in the text mean.
        var legend: [String] = []
        /// What is told below.
        var summary: [String] = []
        /// What the axis has in data: dates, months or keys.
        var axis: [String]
        /// The title's addition where the text shows other places than the picture.
        var note: String?
    }

    func drawn(_ figures: ChartFigures, asText: Bool) -> Drawn {
        switch figures.body {
        case .amounts(let amounts): drawn(amounts, figures, asText: asText)
        case .weights(let trend, let points, let unit, let desired): drawn(trend, points, unit, desired, figures, asText: asText)
        case .shares(let shares): drawn(shares, figures)
        case .needs(let standings): drawn(standings, figures)
        }
    }

    func title(_ figures: ChartFigures) -> String {
        var what =
            switch figures.subject {
            case .nutrient(.energy): say(.chartCalories)
            case .nutrient(let nutrient): title(nutrient).capitalised
            case .weight: say(.chartWeight)
            case .water: say(.chartWater)
            case .exercise: say(.chartExercise)
            case .macronutrients: say(.chartMacronutrients)
            case .needs: say(.chartNutrients)
            case .calendar: say(.chartCalendar)
            }
        let isWeight = figures.subject == .weight
        if figures.grain == .week { what = say(isWeight ? .chartWeightByWeek : .chartByWeek, ["what": what]) }
        if figures.grain == .month { what = say(isWeight ? .chartWeightByMonth : .chartByMonth, ["what": what]) }
        return say(.chartTitle, ["what": what, "days": name(figures.days)])
    }

    // MARK: Amounts by day, week, month

    private func drawn(_ all: [ChartFigures.Amount], _ figures: ChartFigures, asText: Bool) -> Drawn {
        // In text a column is a character at least: a long time goes by weeks.
        let isLong = asText && figures.grain == .day && all.count > 31
        let amounts = isLong ? ChartFigures.Amount.byWeek(all) : all
        let factor = figures.subject == .water && chosen.isImperial ? 1 / 29.57353 : 1
        let goals = amounts.map { $0.goal.map { $0 * factor } }
        let goal = amounts.last { $0.goal != nil }?.goal
        let grain: ChartQuery.Grain = isLong ? .week : figures.grain
        var chart = Chart(
            form: .columns, title: title(figures), unit: unit(figures.subject), labels: labels(amounts.map(\.days.lowerBound), grain),
            series: [Chart.Series(name: name(figures.subject), values: amounts.map { $0.value.map { $0 * factor } })],
            goals: goals.contains { $0 != nil } ? goals : [])
        if let goal { chart.goalName = say(.chartGoal, ["amount": amount(figures.subject, goal)]) }
        var drawn = Drawn(chart: chart, number: { self.numbers.decimals($0, 2) }, axis: amounts.map { axis($0.days.lowerBound, grain) })
        drawn.note = isLong ? say(.chartWeekly) : nil
        if goal != nil { drawn.legend.append(say(.chartGoalMark, ["goal": chart.goalName])) }
        if amounts.contains(where: { $0.value == nil }) { drawn.legend.append(say(.chartGapMark)) }
        drawn.summary = [summary(all, figures)]
        return drawn
    }

    /// "About 1,940 kcal a day on average over 6 days with entries, over the goal on 2 of them."
    private func summary(_ amounts: [ChartFigures.Amount], _ figures: ChartFigures) -> String {
        let known = amounts.filter { $0.value != nil }
        let count = known.reduce(0) { $0 + $1.count }
        let mean = known.reduce(0) { $0 + ($1.value ?? 0) * Double($1.count) } / Double(max(1, count))
        var average = amount(figures.subject, mean)
        if known.contains(where: \.isAtLeast) {
            average = say(.atLeast, ["amount": average])
        } else if known.contains(where: \.isApproximate) {
            average = say(
                figures.subject == .nutrient(.energy) || figures.subject == .exercise ? .approximatelyEnergy : .approximately, ["amount": average])
        }
        var line = say(.chartAverage, ["average": average, "count": "\(count)"]).capitalised
        let judged = known.filter { $0.goal != nil }
        if figures.grain == .day, figures.subject == .nutrient(.energy), !judged.isEmpty {
            let over = judged.count { ($0.value ?? 0).rounded(.toNearestOrAwayFromZero) > ($0.goal ?? 0).rounded(.toNearestOrAwayFromZero) }
            line += " " + say(.chartOver, ["count": "\(over)", "of": "\(judged.count)"])
        }
        return line
    }

    private func amount(_ subject: ChartQuery.Subject, _ value: Double) -> String {
        switch subject {
        case .nutrient(let nutrient): quantity(nutrient, value)
        case .water: volume(value)
        default: energy(value)
        }
    }

    private func name(_ subject: ChartQuery.Subject) -> String {
        switch subject {
        case .nutrient(.energy), .exercise, .calendar: title(.energy)
        case .nutrient(let nutrient): title(nutrient)
        default: say(.chartWater).lowercased()
        }
    }

    private func unit(_ subject: ChartQuery.Subject) -> String {
        switch subject {
        case .nutrient(let nutrient): nutrient.unit == "ug" ? "µg" : nutrient.unit
        case .water: chosen.isImperial ? "fl oz" : "ml"
        default: "kcal"
        }
    }

    // MARK: Weight

    private func drawn(
        _ trend: WeightTrend, _ points: [WeightTrend.Point], _ unit: String, _ desired: Double?, _ figures: ChartFigures, asText: Bool
    ) -> Drawn {
        let scale = weightScale(unit)
        let first = points[0].day, length = Double(max(1, first.distance(to: points[points.count - 1].day)))
        let places = points.map { points.count == 1 ? 0.5 : Double(first.distance(to: $0.day)) / length }
        var labels: [String] = []
        var last = -1.0
        for (point, place) in zip(points, places) {
            let isApart = place - last >= 0.2
            labels.append(isApart ? (figures.grain == .month ? month(point.day) : dayMonth(point.day)) : "")
            if isApart { last = place }
        }
        let isFew = points.count <= 30
        var series = [Chart.Series(name: say(.chartTrend), values: points.map { $0.trend / scale.kilograms })]
        if !asText || isFew {
            series.append(Chart.Series(name: say(.chartWeighIn), values: points.map { $0.kilograms / scale.kilograms }, isPoints: true))
        }
        var chart = Chart(form: .line, title: title(figures), unit: scale.unit, labels: labels, places: places, series: series)
        // A line at the weight that is wanted, while it does not squeeze what was weighed.
        let weighed = points.map(\.kilograms)
        if let desired, points.count > 1, let least = weighed.min(), let most = weighed.max(), desired > least - 10, desired < most + 10 {
            chart.goals = points.map { _ in desired / scale.kilograms }
            chart.goalName = say(.chartGoal, ["amount": kilograms(desired, unit)])
        }
        let rate = trend.rate.map { [self.rate($0, unit).capitalised + "."] } ?? []
        return Drawn(
            chart: chart, leastSpan: 1 / scale.kilograms, number: { self.numbers.decimals($0, 2) },
            legend: (isFew ? [say(.chartWeightMark)] : []) + (points.count > 1 ? [say(.chartTrendMark)] : [])
                + (chart.goals.isEmpty ? [] : [say(.chartGoalMark, ["goal": chart.goalName])]), summary: rate,
            axis: points.map { axis($0.day, figures.grain) })
    }

    /// kg in one of the person's unit, and what that is called.
    func weightScale(_ unit: String) -> (unit: String, kilograms: Double) {
        switch chosen.bodyWeight?.rawValue ?? unit {
        case "lb": ("lb", 0.45359237)
        case "stone": ("st", 6.35029318)
        default: ("kg", 1)
        }
    }

    /// "Trend 82.6 kg, down 0.4 kg a week over 5 weeks."
    func trend(_ trend: WeightTrend, _ unit: String) -> String {
        guard let last = trend.points.last, let rate = trend.rate else { return "" }
        return say(.trend, ["weight": kilograms(last.trend, unit), "rate": self.rate(rate, unit)])
    }

    /// "down 0.4 kg a week over 5 weeks"
    func rate(_ rate: WeightTrend.Rate, _ unit: String) -> String {
        let weeks = "\(rate.weeks)"
        // Less than the tenth that is told is none.
        guard abs(rate.perWeek) >= 0.05 else { return say(.trendSteady, ["weeks": weeks]) }
        return say(rate.perWeek < 0 ? .trendDown : .trendUp, ["amount": kilograms(abs(rate.perWeek), unit), "weeks": weeks])
    }

    // MARK: Shares and needs

    private func drawn(_ shares: [MacroShare], _ figures: ChartFigures) -> Drawn {
        let notes = wholePercents(shares.map(\.share)).map { say(.chartShareText, ["percent": "\($0)"]) }
        let chart = Chart(
            form: .rows, title: title(figures), unit: "%", labels: shares.map { title($0.nutrient) },
            series: [Chart.Series(name: say(.chartMacronutrients), values: shares.map { $0.share * 100 })], notes: notes)
        let ranges = shares.compactMap { share in
            share.range.map { range in
                say(
                    .chartShareRange,
                    ["nutrient": title(share.nutrient), "from": numbers.whole(range.lowerBound), "to": numbers.whole(range.upperBound)])
            }
        }
        let grams = shares.map { amount(of: $0.nutrient, $0.grams) }.joined(separator: ", ")
        return Drawn(
            chart: chart, number: { self.numbers.decimals($0, 1) },
            summary: [say(.chartShareDays, ["amounts": grams, "count": "\(figures.count)", "ranges": both(ranges)])],
            axis: shares.map(\.nutrient.key))
    }

    /// Whole per cents that add up to 100: the largest remainders are rounded up.
    private func wholePercents(_ shares: [Double]) -> [Int] {
        var whole = shares.map { Int($0 * 100) }
        let left = 100 - whole.reduce(0, +)
        let order = shares.indices.sorted { shares[$0] * 100 - Double(whole[$0]) > shares[$1] * 100 - Double(whole[$1]) }
        for place in order.prefix(max(0, left)) { whole[place] += 1 }
        return whole
    }

    private func drawn(_ standings: [NutrientStanding], _ figures: ChartFigures) -> Drawn {
        let known = standings.filter { $0.verdict != .unknown }.sorted { ($0.share ?? 0) < ($1.share ?? 0) }
        let unknown = standings.filter { $0.verdict == .unknown }
        let chart = Chart(
            form: .rows, title: title(figures), unit: "%", labels: known.map { title($0.nutrient) },
            // Twice the need is as much as ten times: the rest of the chart stays readable.
            series: [Chart.Series(name: say(.chartNutrients), values: known.map { min(200, ($0.share ?? 0) * 100) })],
            goals: known.map { _ in 100 }, goalName: say(.chartNeed),
            notes: known.map { say(.chartShareText, ["percent": numbers.whole(($0.share ?? 0) * 100)]) })
        return Drawn(
            chart: chart, number: { self.numbers.decimals($0, 0) }, legend: [say(.chartNeedMark)],
            summary: [say(.chartNeedDays, ["count": "\(figures.count)"])]
                + (unknown.isEmpty ? [] : [say(.chartUnknownNutrients, ["nutrients": both(unknown.map { title($0.nutrient) })])]),
            axis: known.map(\.nutrient.key))
    }

    // MARK: Days

    private func labels(_ days: [Day], _ grain: ChartQuery.Grain) -> [String] {
        switch grain {
        case .day: return days.count <= 7 ? days.map { weekdayAndDay($0) } : days.count <= 31 ? days.map { "\($0.civil.day)" } : ofMonths(days)
        case .week: return days.count <= 8 ? days.map(dayMonth) : ofMonths(days)
        case .month: return days.map(month)
        }
    }

    /// The month at the first of its places.
    private func ofMonths(_ days: [Day]) -> [String] {
        days.enumerated().map { $0 == 0 || days[$0 - 1].civil.month != $1.civil.month ? month($1) : "" }
    }

    private func month(_ day: Day) -> String {
        let names = list(.months)
        return names.indices.contains(day.civil.month - 1) ? String(names[day.civil.month - 1].prefix(3)) : "\(day.civil.month)"
    }

    private func dayMonth(_ day: Day) -> String { say(.chartDayMonth, ["day": "\(day.civil.day)", "month": month(day)]) }

    private func weekdayAndDay(_ day: Day) -> String {
        let names = list(.weekdays)
        return (names.indices.contains(day.weekday - 1) ? names[day.weekday - 1].prefix(3) + " " : "") + "\(day.civil.day)"
    }

    private func axis(_ day: Day, _ grain: ChartQuery.Grain) -> String {
        grain == .month ? String(day.description.prefix(7)) : day.description
    }
}

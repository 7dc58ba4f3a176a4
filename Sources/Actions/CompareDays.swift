import Dialogue
import Nutrition
import Store

/// "compare yesterday with today": each stretch of days summed, and what a day of the first has more than one of the second.
func compareDays(_ spans: [ClosedRange<Day>], nutrients: [Nutrient], meal: Meal?, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "ask_summary")
    var spans = spans
    let isToday = spans.count == 1
    if let span = spans.only, span.contains(context.today) {
        // "how do my calories compare this week?": with the one before.
        let last = span.lowerBound.advanced(by: -1)
        spans.append((span.count > 7 ? Periods.first(of: last, .month) : span.lowerBound.advanced(by: -span.count))...last)
    } else if spans.count == 1 {
        // "more than last week?": this one, as far as it is.
        let own = context.today.advanced(by: spans[0].count == 7 ? 1 - context.today.weekday : spans[0].count > 7 ? 1 - context.today.civil.day : 0)
        spans.insert(own...context.today, at: 0)
    }
    let meals = try spans.map { try context.mealMeant(meal, on: $0) }
    for (span, meal) in zip(spans, meals) {
        let one = try askSummary(When(days: span, meal: meal), nutrients: nutrients, context)
        outcome.parts += one.parts
        outcome.day = one.day ?? outcome.day
    }
    let means = try zip(spans, meals).map { span, meal in
        let logged = try context.meansOf(span, meal)
        return Dictionary((nutrients.isEmpty ? [.energy] : nutrients).map { ($0, logged.mean($0)) }) { first, _ in first }
    }
    for nutrient in nutrients.isEmpty ? [.energy] : nutrients {
        guard let first = means[0][nutrient] ?? nil, let second = means[1][nutrient] ?? nil else { continue }
        outcome.parts.append(.difference(nutrient, more: first - second, spans[0], spans[1]))
    }
    // "is that more than yesterday?" speaks of today.
    let spoken = isToday ? 0 : 1
    outcome.events = [.slot(.day(min(spans[spoken].upperBound, context.today))), .slot(.scope(When(days: spans[spoken], meal: meal)))]
    return outcome
}

extension ActionContext {
    /// "how does that compare to yesterday's dinner?", of today's lunch: the meal spoken of, where the one named holds nothing.
    fileprivate func mealMeant(_ meal: Meal?, on span: ClosedRange<Day>) throws -> Meal? {
        guard let meal, let day = span.only, try !diary.entries(span).contains(where: { $0.meal == meal }) else { return meal }
        return Set(try spokenOf().filter { $0.day == day }.map(\.meal)).only ?? meal
    }

    /// The sums of the days of a stretch that have food.
    fileprivate func meansOf(_ span: ClosedRange<Day>, _ meal: Meal?) throws -> [NutrientSum] {
        let rows = try diary.entries(bounded(span)).filter { meal == nil || $0.meal == meal }
        return Dictionary(grouping: rows, by: \.day).values.map { NutrientSum($0.map(\.nutrients)) }
    }
}

extension [NutrientSum] {
    fileprivate func mean(_ nutrient: Nutrient) -> Double? {
        let known = compactMap { $0[nutrient] }
        return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
}

import Dialogue
import Nutrition

extension Speaker {
    /// Meals that were planned at once, day by day.
    func render(_ plan: PlanReply) -> [String] {
        switch plan {
        case .how: return [say(.planHow)]
        case .made(let days, let written, let missing):
            guard !written.isEmpty else { return missing.isEmpty ? [say(.planNone)] : self.missing(missing) }
            let shown = days.filter { day in written.contains { $0.day == day.totals.day } }
            let hasGoal = shown.contains { goal($0) != nil }
            return [say(.planMade, ["days": plannedDays(shown)])] + shown.flatMap { lines($0, isAlone: shown.count == 1) } + self.missing(missing)
                + [say(.planNext, ["meal": mealToChange(written)]) + (hasGoal ? "" : " " + say(.planNoGoal))]
        case .complete(let days):
            let shown = days.filter { !$0.entries.isEmpty }
            guard !shown.isEmpty else { return [say(.planNone)] }
            return [say(.planComplete, ["days": plannedDays(shown)])] + shown.flatMap { lines($0, isAlone: shown.count == 1) }
        case .exchanged(let before, let after, let totals):
            return [
                say(
                    .planExchanged,
                    [
                        "place": place(after.meal, after.day, minute: nil).capitalised, "food": dish(after),
                        "energy": energy(after.nutrients[.energy]), "before": dish(before),
                    ]),
                balance(totals),
            ]
        case .nothingToExchange(let meal, let day):
            guard let meal else { return [say(.planNothing)] }
            return [say(.planNothingFor, ["meal": day.map { place(meal, $0, minute: nil) } ?? the(meal)])]
        case .noOther(let row): return [say(.planNoOther, ["meal": place(row.meal, row.day, minute: nil), "food": dish(row)])]
        }
    }

    /// The meal that is told as one that could be another: in Spanish with its article.
    private func mealToChange(_ rows: [Entry]) -> String {
        let meal = rows.contains { $0.meal == .dinner } ? .dinner : rows.last?.meal ?? .dinner
        return nouns == nil ? name(meal) : the(meal)
    }

    private func plannedDays(_ days: [PlannedDay]) -> String {
        guard let first = days.first?.totals.day, let last = days.last?.totals.day else { return "" }
        return first == last ? on(first) : say(.betweenDays, ["days": name(first...last)])
    }

    /// "Tuesday 1: about 1,950 of 2,000 kcal", and the meals: a line each of one day, in one line where there are several days.
    private func lines(_ day: PlannedDay, isAlone: Bool) -> [String] {
        let values: KeyValuePairs = [
            "day": name(day.totals.day).capitalised, "total": total(day.totals, .energy), "goal": goal(day).map { energy($0) } ?? "",
        ]
        let heading = say(goal(day) == nil ? .planDay : .planDayGoal, values)
        let meals = Dictionary(grouping: day.entries, by: \.meal)
        let order = Meal.byHour.filter { meals[$0] != nil }
        if isAlone {
            return order.flatMap { meal in
                (meals[meal] ?? []).map { row in
                    "  " + say(.planDish, ["meal": name(meal).capitalised, "food": dish(row), "energy": energy(row.nutrients[.energy])])
                }
            } + [heading]
        }
        let dishes = order.map { meal in say(.planDishes, ["meal": name(meal), "food": both((meals[meal] ?? []).map(dish))]) }
        return [heading, "  " + dishes.joined(separator: "; ")]
    }

    /// "Shakshuka", "1½ servings of Shakshuka"; another food as it stands.
    private func dish(_ row: Entry) -> String {
        guard row.unit == "serving" else { return amount(SaidAmount(row)) }
        return row.quantity == 1 ? row.food : say(.planServings, ["count": numbers.count(row.quantity), "food": row.food])
    }

    private func goal(_ day: PlannedDay) -> Double? { day.target ?? day.totals.allowance(.energy) }

    private func missing(_ missing: [MissingMeal]) -> [String] {
        guard !missing.isEmpty else { return [] }
        let meals = missing.reduce(into: [Meal]()) { if !$0.contains($1.meal) { $0.append($1.meal) } }
        return [say(.planMissing, ["meals": both(meals.map(the))])]
    }
}

import Dialogue
import Nutrition

extension Speaker {
    /// Answers from the diary: days, sums, what is left, weights.
    func renderDiary(_ part: Part) -> [String] {
        switch part {
        case .diary(let days, let meal, let entries, let totals, let exercise, let water):
            return diary(days, meal, entries, totals, exercise, water)
        case .diaryEmpty(let when):
            let days = when.days ?? moment.day...moment.day
            let day = days.lowerBound == days.upperBound ? on(days.lowerBound) : say(.betweenDays, ["days": name(days)])
            if days.lowerBound > moment.day {
                return [when.meal.map { say(.nothingPlannedMeal, ["meal": the($0), "day": day]) } ?? say(.nothingPlanned, ["day": day])]
            }
            return [when.meal.map { say(.diaryEmptyMeal, ["meal": the($0), "day": day]) } ?? say(.diaryEmpty, ["day": day])]
        case .summary(let days, let meal, let totals, let nutrients):
            return days.lowerBound == days.upperBound && totals.count == 1
                ? daySummary(totals[0], meal, nutrients) : periodSummary(days, meal, totals, nutrients)
        case .net(let days, let totals): return [net(days, totals)]
        case .saved(let nutrient, let saved, let isApproximate): return [self.saved(nutrient, saved, isApproximate)]
        case .remaining(let day, let nutrients): return nutrients.map { remaining(day, $0) }
        case .goalIsNewer(let nutrient, let goal, let day): return [say(.goalIsNewer, ["goal": amount(of: nutrient, goal), "day": on(day)])]
        case .creditWithoutGoal(let burnt): return [say(.creditWithoutGoal, ["energy": energy(burnt)])]
        case .noGoal(let nutrient):
            return [nutrient == .energy ? say(.noGoal) : say(.noGoalOf, ["nutrient": title(nutrient)])]
        case .weights(let weights): return self.weights(weights)
        case .noWeight: return [say(.noWeight)]
        default: return []
        }
    }

    private func diary(
        _ days: ClosedRange<Day>, _ meal: Meal?, _ entries: [Entry], _ totals: [DayTotals], _ exercise: [Exercise], _ water: Double
    ) -> [String] {
        if days.count > 3 { return perDay(days, meal, entries, totals) }
        var lines: [String] = []
        for day in totals {
            let own = entries.filter { $0.day == day.day }
            let ownExercise = exercise.filter { $0.day == day.day }
            if days.count > 1, own.isEmpty, ownExercise.isEmpty { continue }
            lines.append(say(.diaryDay, ["day": name(day.day).capitalised]))
            for heading in nouns == nil ? Meal.allCases : Meal.byHour {
                let eaten = own.filter { $0.meal == heading }
                if eaten.isEmpty { continue }
                lines.append(say(.diaryMeal, ["meal": name(heading).capitalised]))
                lines += listed(eaten) { entry in
                    entry.minute.map { say(.timed, ["time": Moment.clock($0), "row": row(entry)]) } ?? row(entry)
                }
            }
            lines += ownExercise.map { say(.diaryExercise, ["exercise": describe($0)]) }
            if meal == nil, day.waterMillilitres > 0 { lines.append(say(.diaryWater, ["amount": volume(day.waterMillilitres)])) }
            let sum = NutrientSum(own.map(\.nutrients))
            // Of some hours of the day: what those come to.
            let isPart = meal != nil || !own.isEmpty && sum[.energy] ?? 0 < (day.sum[.energy] ?? 0) - 0.5
            if !isPart {
                lines.append(balance(day))
            } else {
                lines.append(say(.mealTotal, ["total": total(sum, .energy, isApproximate: own.contains { !$0.assumed.isEmpty }).capitalised]))
            }
        }
        return lines
    }

    /// So many foods of a day are told by name in a line.
    private static let mostNamed = 12

    /// A longer time: a line a day.
    private func perDay(_ days: ClosedRange<Day>, _ meal: Meal?, _ entries: [Entry], _ totals: [DayTotals]) -> [String] {
        var lines = [say(.diaryDay, ["day": name(days).capitalised])]
        let eaten = totals.filter { day in entries.contains { $0.day == day.day } }
        for day in eaten.suffix(31) {
            let own = entries.filter { $0.day == day.day }
            let sum = NutrientSum(own.map(\.nutrients))
            let foods = own.prefix(Speaker.mostNamed).map { singular(SaidAmount($0)) }
            let rest = own.count > foods.count ? [say(.moreRows, ["count": "\(own.count - foods.count)"])] : []
            lines.append(
                "  "
                    + say(
                        // Of a week the foods are told, of a longer time only how many there were.
                        days.count <= 7 ? .diaryDayFoods : .diaryDayRow,
                        [
                            "day": name(day.day).capitalised, "count": "\(own.count)", "foods": (foods + rest).joined(separator: ", "),
                            "total": total(sum, .energy, isApproximate: own.contains { !$0.assumed.isEmpty }),
                        ]))
        }
        if eaten.count > 31 { lines.append("  " + say(.diaryEarlier, ["count": "\(eaten.count - 31)"])) }
        return lines
    }

    private func daySummary(_ day: DayTotals, _ meal: Meal?, _ nutrients: [Nutrient]) -> [String] {
        let place = meal.map { self.place($0, day.day, minute: nil) } ?? name(day.day)
        if !nutrients.isEmpty {
            return nutrients.map { nutrient in
                let line = say(.summaryOf, ["day": place.capitalised, "total": total(day, nutrient) + assumedShare(day, nutrient)])
                guard meal == nil, let goal = day.goals[nutrient], let left = left(day, nutrient) else { return line }
                let values: KeyValuePairs = ["goal": quantity(nutrient, goal), "left": quantity(nutrient, abs(left))]
                if left < 0, day.sense(nutrient).kind == .minimum { return line + " " + say(own: .summaryReached, values) }
                return line + " " + say(left < 0 ? .summaryGoalOver : .summaryGoalLeft, values)
            }
        }
        var line = say(
            .summaryDay,
            [
                "day": place.capitalised, "total": total(day, .energy),
                "others": [.protein, .carbohydrate, .fat].map { total(day, $0) }.joined(separator: ", "),
            ])
        if meal == nil, let left = wholeLeft(day) {
            line += " " + say(left < 0 ? .summaryOver : .summaryLeft, ["amount": energy(abs(left))])
        }
        if meal == nil, day.exerciseKilocalories > 0 {
            line += " " + say(.summaryExercise, ["energy": energy(day.exerciseKilocalories)])
        }
        return [line]
    }

    /// "Today: about 563 kcal eaten less about 123 kcal of exercise: about 440 kcal net."
    private func net(_ days: ClosedRange<Day>, _ totals: [DayTotals]) -> String {
        let eaten = totals.reduce(0) { $0 + ($1.sum[.energy] ?? 0) }, burnt = totals.reduce(0) { $0 + $1.exerciseKilocalories }
        let isApproximate = burnt > 0 || totals.contains { $0.isApproximate }
        func told(_ value: Double) -> String { isApproximate ? approximately(.energy, energy(value)) : energy(value) }
        return say(
            key: burnt > 0 ? "net" : "net_unburnt",
            ["days": name(days).capitalised, "eaten": told(eaten), "burnt": told(burnt), "net": told(eaten - burnt)])
            ?? ""
    }

    /// "That saved about 148 kcal."
    private func saved(_ nutrient: Nutrient, _ saved: Double, _ isApproximate: Bool) -> String {
        let text = amount(of: nutrient, abs(saved))
        return say(
            key: abs(saved) < 0.5 ? "saved_nothing" : saved > 0 ? "saved" : "saved_less",
            ["energy": isApproximate ? approximately(nutrient, text) : text]) ?? ""
    }

    private func periodSummary(_ days: ClosedRange<Day>, _ meal: Meal?, _ totals: [DayTotals], _ nutrients: [Nutrient]) -> [String] {
        let logged = totals.filter { $0.sum.count > 0 }
        let place = (meal.map { say(.mealAndDays, ["meal": name($0), "days": name(days)]) } ?? name(days)).capitalised
        let lines = (nutrients.isEmpty ? Nutrient.main : nutrients).map { nutrient -> String in
            let known = logged.compactMap { $0.sum[nutrient] }
            if known.isEmpty { return "  " + say(.totalUnknown, ["nutrient": title(nutrient)]) }
            let sum = known.reduce(0, +)
            let average = amount(of: nutrient, sum / Double(known.count))
            let hasGap = logged.contains { $0.sum.hasGap(nutrient) }
            let text =
                hasGap
                ? atLeast(average, covering: Nutrient.main.contains(nutrient) ? nil : coverage(nutrient, logged))
                : logged.contains { $0.isApproximate } ? approximately(nutrient, average) : average
            return "  " + say(.summaryAverage, ["average": text, "sum": quantity(nutrient, sum)])
        }
        return [say(.summaryPeriod, ["days": place, "count": "\(logged.count)"])] + lines
    }

    /// The share of the energy of several days that foods with a known figure have.
    private func coverage(_ nutrient: Nutrient, _ days: [DayTotals]) -> Double? {
        let energies = days.map { $0.sum[.energy] ?? 0 }
        let all = energies.reduce(0, +)
        guard all > 0 else { return nil }
        return zip(days, energies).reduce(0) { $0 + ($1.0.sum.coverage(nutrient) ?? 0) * $1.1 } / all
    }

    private func remaining(_ day: DayTotals, _ nutrient: Nutrient) -> String {
        let left = left(day, nutrient) ?? 0
        let goal = day.goals[nutrient] ?? 0
        if nutrient == .water, left > 0 {
            return say(
                own: .remainingToDrink,
                ["amount": volume(left), "day": on(day.day), "drunk": volume(day.waterMillilitres), "goal": volume(goal)])
        }
        if left <= 0, nutrient == .water || left < 0, day.sense(nutrient).kind == .minimum {
            return say(own: .remainingReached, ["eaten": total(day, nutrient).capitalised, "day": on(day.day), "goal": quantity(nutrient, goal)])
        }
        let added = nutrient == .energy && day.exerciseCredit > 0 ? " " + say(own: .creditAdded, ["energy": energy(day.exerciseCredit)]) : ""
        return say(
            left < 0 ? .remainingOver : .remaining,
            [
                "amount": amount(of: nutrient, abs(left)), "day": on(day.day), "eaten": total(day, nutrient), "goal": quantity(nutrient, goal),
            ]) + added
    }

    private func weights(_ weights: [BodyWeight]) -> [String] {
        guard let last = weights.last else { return [say(.noWeight)] }
        var lines = [say(.weightNow, ["weight": kilograms(last.kilograms, last.unit), "day": on(last.day)])]
        if let first = weights.first, weights.count > 1 { lines[0] += " " + change(from: first, to: last) }
        if weights.count > 2 {
            lines += weights.suffix(7).map { "  " + say(.weightRow, ["day": name($0.day).capitalised, "weight": kilograms($0.kilograms, $0.unit)]) }
        }
        return lines
    }
}

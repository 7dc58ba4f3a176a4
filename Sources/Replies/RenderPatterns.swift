import Dialogue
import Nutrition

extension Speaker {
    /// Foods that go with days over the goal, said with care: what goes with something need not be why.
    func render(_ found: OverFoods) -> [String] {
        let counts: KeyValuePairs = ["over": "\(found.over)", "days": "\(found.judged)", "least": "\(OverFoods.leastEach)"]
        if found.over < OverFoods.leastEach { return [say(.insightRarelyOver, counts)] }
        if found.judged - found.over < OverFoods.leastEach { return [say(.insightMostlyOver, counts)] }
        func row(_ candidate: OverFoods.Candidate) -> String {
            let days = candidate.days
            return say(
                .insightOverFood,
                [
                    "food": candidate.food, "with": "\(days.with)", "over": "\(days.overWith)", "without": "\(days.without)",
                    "others": "\(days.overWithout)",
                ])
        }
        let telling = found.candidates.filter(\.isTelling)
        if telling.isEmpty {
            let line = say(.insightNoFood, counts)
            return [found.candidates.first.map { line + " " + say(.insightNearest, ["row": row($0)]) } ?? line]
        }
        return [say(.insightOverFoods, counts)] + telling.map { "  " + row($0) }
    }

    /// "Saturdays and Sundays: 2,010 kcal on average over 6 days; the other days 1,240 over 14: 770 more."
    func weekends(_ weekend: Sample, _ others: Sample, _ isSure: Bool) -> String {
        let more = weekend.mean.rounded(.toNearestOrAwayFromZero) - others.mean.rounded(.toNearestOrAwayFromZero)
        let line = say(
            more >= 0 ? .insightWeekendMore : .insightWeekendLess,
            [
                "mean": energy(weekend.mean), "count": "\(weekend.count)", "rest": energy(others.mean), "days": "\(others.count)",
                "difference": energy(abs(more)),
            ])
        return isSure ? line : line + " " + say(.insightWeekendChance)
    }

    /// Days over the goal and the weekdays that have more.
    func render(_ found: OverDays) -> [String] {
        var lines: [String] = []
        if let nutrient = found.ofMost, found.standsOut == nil {
            guard let high = found.highest, let low = found.lowest else {
                return [say(.insightOneDay, ["days": told(found.days)]).capitalised]
            }
            return [
                say(
                    .insightHighest,
                    [
                        "high": name(high.day), "most": quantity(nutrient, high.sum[nutrient] ?? 0), "low": name(low.day),
                        "least": quantity(nutrient, low.sum[nutrient] ?? 0),
                    ])
            ]
        }
        if found.weekdays.isEmpty {
            lines.append(overList(found))
            if let high = found.highest, let low = found.lowest, energy(high.sum[.energy]) != energy(low.sum[.energy]) {
                lines.append(
                    say(
                        .insightHighest,
                        ["high": name(high.day), "most": energy(high.sum[.energy]), "low": name(low.day), "least": energy(low.sum[.energy])]))
            }
            if found.isOfAllDays {
                lines.append(say(.insightWeekdaysTooFew, ["days": "\(found.days.count)", "least": "\(OverFoods.leastDays)"]))
            }
            return lines
        }
        if let (weekday, more) = found.standsOut {
            lines.append(
                say(
                    .insightWeekday,
                    ["weekday": plural(weekday.number), "mean": energy(weekday.mean), "count": "\(weekday.days)", "more": energy(more)]))
        } else if let high = found.weekdays.max(by: { $0.mean < $1.mean }), let low = found.weekdays.min(by: { $0.mean < $1.mean }) {
            lines.append(
                high.mean - low.mean < 50
                    ? say(.insightWeekdaysAlike)
                    : say(
                        .insightNoWeekday,
                        ["low": plural(low.number), "least": energy(low.mean), "high": plural(high.number), "most": energy(high.mean)]))
        }
        if !found.judged.isEmpty {
            let rows = found.weekdays.filter { $0.over > 0 }.sorted { Double($0.over) / Double($0.judged) > Double($1.over) / Double($1.judged) }.map
            {
                say(.insightWeekdayOver, ["weekday": plural($0.number), "over": "\($0.over)", "of": "\($0.judged)"])
            }
            let line = say(.insightOverCount, ["over": "\(found.over.count)", "days": "\(found.judged.count)"])
            lines.append(rows.isEmpty ? line + "." : line + ": " + rows.joined(separator: ", ") + ".")
        }
        return lines
    }

    /// "Over the goal on 2 of 5 days: Tuesday 17 by 240 kcal, Friday 20 by 310 kcal."
    private func overList(_ found: OverDays) -> String {
        guard !found.judged.isEmpty else { return say(.insightNoGoals, ["days": told(found.days)]).capitalised }
        let line = say(.insightOverCount, ["over": "\(found.over.count)", "days": "\(found.judged.count)"])
        guard !found.over.isEmpty else { return line + "." }
        let rows = found.over.suffix(7).map { day in
            let over = (day.sum[.energy] ?? 0).rounded(.toNearestOrAwayFromZero) - (day.allowance(.energy) ?? 0).rounded(.toNearestOrAwayFromZero)
            return say(.insightOverDay, ["day": name(day.day), "energy": energy(over)])
        }
        let earlier = found.over.count - rows.count
        return line + ": " + rows.joined(separator: ", ") + (earlier > 0 ? " " + say(.moreRows, ["count": "\(earlier)"]) : "") + "."
    }

    private func plural(_ weekday: Int) -> String {
        let names = say(.weekdayPlurals).split(separator: ",").map { $0.drop { $0 == " " } }
        return names.indices.contains(weekday - 1) ? String(names[weekday - 1]) : ""
    }

    // MARK: What the body uses

    func render(_ found: Expenditure, _ goal: Double?, _ loss: WeightPlan?, _ unit: String) -> [String] {
        func ten(_ value: Double) -> Double { (value / 10).rounded() * 10 }
        let used = ten(found.kilocalories)
        var lines = [
            say(
                .expenditure,
                [
                    "energy": energy(used), "error": numbers.whole(ten(found.error)), "intake": energy(ten(found.intake)), "days": "\(found.days)",
                    "window": "\(Expenditure.window)", "rate": rate(found.rate, unit),
                ]),
            say(.expenditureSource),
        ]
        if let goal {
            // At 7,700 kcal a kilogram.
            let perWeek = (goal - used) * 7 / WeightPlan.kilocaloriesPerKilogram
            let key: InsightPhrase = abs(perWeek) < 0.05 ? .expenditureGoalKeeps : perWeek < 0 ? .expenditureGoalLoses : .expenditureGoalGains
            lines.append(say(key, ["goal": energy(goal), "pace": kilograms(abs(perWeek), unit)]))
        }
        let floor = loss.map { WeightPlan.floor($0.requirement.profile.impliedSex) }
        if let loss, let floor {
            let target = ten(max(floor, found.kilocalories - loss.pace * WeightPlan.kilocaloriesPerKilogram / 7))
            if target < used, goal.map({ abs($0 - target) >= 50 }) ?? true {
                lines.append(
                    say(
                        .expenditureAdvice,
                        [
                            "keep": energy(used), "pace": kilograms((used - target) * 7 / WeightPlan.kilocaloriesPerKilogram, unit),
                            "lose": energy(target), "number": "\(Int(target))",
                        ]))
            }
        } else if goal == nil {
            lines.append(say(.expenditureKeep, ["keep": energy(used)]))
        }
        return lines
    }

    func render(_ lack: Expenditure.Lack) -> [String] {
        if lack.isUnsteady { return [say(.expenditureUnsteady, ["error": numbers.whole(Expenditure.largestError)])] }
        return [
            say(
                .expenditureLacks,
                [
                    "least": "\(Expenditure.leastDays)", "days": "\(lack.days)", "weighIns": "\(lack.weighIns)",
                    "leastWeighIns": "\(Expenditure.leastWeighIns)",
                ])
        ]
    }
}

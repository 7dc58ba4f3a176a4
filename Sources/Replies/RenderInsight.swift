import Dialogue
import Nutrition

extension Speaker {
    /// What the diary shows beyond its sums.
    func render(_ insight: Insight) -> [String] {
        switch insight {
        case .needs(let needs): return render(needs)
        case .limit(let standing, let days): return [limit(standing, days)]
        case .sources(let nutrient, let foods, let total, let isAtLeast, let days): return sources(nutrient, foods, total, isAtLeast, days)
        case .often(let foods, let days): return often(foods, days)
        case .overFoods(let found): return render(found)
        case .overDays(let found): return render(found)
        case .daysBeyond(let found, let count, let bound, let isUnder):
            let line = say(
                isUnder ? .insightDaysUnder : .insightDaysOver, ["bound": energy(bound), "found": "\(found.count)", "days": "\(count)"])
            return [line] + found.suffix(10).map { "  \(name($0.day)): \(energy($0.sum[.energy]))" }
        case .meals(let shares, let days): return meals(shares, days)
        case .drop(let day, let ways): return drop(day, ways)
        case .add(let day, let fills, let short): return add(day, fills, short)
        case .balance(let shares, let days): return balance(shares, days)
        case .expenditure(let found, let goal, let loss, let unit): return render(found, goal, loss, unit)
        case .expenditureLacks(let lack): return render(lack)
        case .tooFew(let days, let least, let needsGoal):
            return [say(needsGoal ? .insightTooFew : .insightTooFewDays, ["days": "\(days)", "least": "\(least)"])]
        case .weekends(let weekend, let others, let isSure, _): return [weekends(weekend, others, isSure)]
        case .within(let day):
            let left = wholeLeft(day) ?? 0
            return [left == 0 ? say(.insightThere) : say(.insightWithin, ["energy": energy(left), "day": on(day.day)])]
        }
    }

    /// "Monday 16 to Friday 20, 5 days with entries (without today, which isn't over)".
    func told(_ days: CountedDays) -> String {
        if days.range.lowerBound == days.range.upperBound {
            return days.meal.map { place($0, days.range.lowerBound, minute: nil) } ?? name(days.range.lowerBound)
        }
        let range = days.meal.map { say(.mealAndDays, ["meal": name($0), "days": name(days.range)]) } ?? name(days.range)
        var text = say(.insightDays, ["days": range, "count": "\(days.count)"])
        if days.leavesTodayOut { text += " " + say(.insightWithoutToday) }
        if days.partial > 0 { text += " " + say(.insightWithoutPartial, ["count": "\(days.partial)"]) }
        return text
    }

    /// "Today: 9 mg of iron." or "Monday 16 to Friday 20, 5 days with entries: 9 mg of iron a day on average."
    func aDay(_ days: CountedDays, _ amount: String) -> String {
        let isOne = days.range.lowerBound == days.range.upperBound
        return say(isOne ? .insightAmountDay : .insightAmount, ["days": told(days), "amount": amount]).capitalised
    }

    // MARK: Where it comes from

    private func sources(_ nutrient: Nutrient, _ foods: [FoodShare], _ total: Double, _ isAtLeast: Bool, _ days: CountedDays) -> [String] {
        guard !foods.isEmpty else { return [say(.insightNoSources, ["nutrient": title(nutrient), "days": told(days)])] }
        let whole = isAtLeast ? say(.atLeast, ["amount": quantity(nutrient, total)]) : quantity(nutrient, total)
        let heading = say(.insightSources, ["nutrient": title(nutrient), "days": told(days), "total": whole]).capitalised
        return [heading]
            + foods.enumerated().map { place, food in
                "  "
                    + say(
                        .insightSource,
                        [
                            "number": "\(place + 1)", "food": food.food, "amount": quantity(nutrient, food.amount),
                            "percent": numbers.whole(food.share * 100), "times": "\(food.times)",
                        ])
            }
    }

    private func often(_ foods: [FoodShare], _ days: CountedDays) -> [String] {
        [say(.insightOften, ["days": told(days)])]
            + foods.enumerated().map { place, food in
                "  " + say(.insightOftenRow, ["number": "\(place + 1)", "food": food.food, "times": "\(food.times)", "energy": energy(food.amount)])
            }
    }

    private func limit(_ standing: NutrientStanding, _ days: CountedDays) -> String {
        let amount =
            standing.coverage < 0.995 && standing.amount > 0
            ? atLeast(self.amount(of: standing.nutrient, standing.amount), covering: standing.coverage)
            : self.amount(of: standing.nutrient, standing.amount)
        let told = aDay(days, amount)
        guard let limit = standing.limit else { return told + " " + say(.intakeNoLimit, ["nutrient": title(standing.nutrient)]) }
        let over = standing.amount - limit.amount
        return told + " "
            + say(
                over > 0 ? .insightLimitOver : .insightLimitWithin,
                [
                    "limit": quantity(standing.nutrient, limit.amount), "source": limit.source,
                    "difference": quantity(standing.nutrient, abs(over)),
                ])
    }

    private func balance(_ shares: [MacroShare], _ days: CountedDays) -> [String] {
        var lines = [say(.insightBalance, ["days": told(days)]).capitalised]
        lines += shares.map { share in
            let percent = numbers.whole(share.share * 100)
            guard let range = share.range else { return "  " + say(.insightShare, ["nutrient": title(share.nutrient), "percent": percent]) }
            let within = (range.lowerBound / 100 - 0.005...range.upperBound / 100 + 0.005).contains(share.share)
            let key: InsightPhrase = within ? .insightShareWithin : share.share * 100 < range.lowerBound ? .insightShareBelow : .insightShareAbove
            return "  "
                + say(
                    key,
                    [
                        "nutrient": title(share.nutrient), "percent": percent, "from": numbers.whole(range.lowerBound),
                        "to": numbers.whole(range.upperBound),
                    ])
        }
        return lines
    }

    private func meals(_ shares: [MealShare], _ days: CountedDays) -> [String] {
        guard !shares.isEmpty else { return [say(.insightNoSources, ["nutrient": title(.energy), "days": told(days)])] }
        var lines = [say(.insightMeals, ["days": told(days)]).capitalised]
        lines += shares.map { share in
            "  "
                + say(
                    days.range.count == 1 ? .insightMealOfDay : .insightMeal,
                    [
                        "meal": name(share.meal), "percent": numbers.whole(share.share * 100), "energy": energy(share.mean), "count": "\(share.days)",
                        "of": "\(days.count)",
                    ])
        }
        if let most = shares.max(by: { ($0.moreWhenOver ?? 0) < ($1.moreWhenOver ?? 0) }), let more = most.moreWhenOver, more >= 50 {
            lines.append(say(.insightMealOver, ["meal": the(most.meal), "energy": energy(more)]).capitalised)
        }
        return lines
    }

    // MARK: Today's goal

    private func drop(_ day: DayTotals, _ ways: [[Drop]]) -> [String] {
        let eaten = (day.sum[.energy] ?? 0).rounded(.toNearestOrAwayFromZero), goal = (day.allowance(.energy) ?? 0).rounded(.toNearestOrAwayFromZero)
        let heading = say(.insightOverBy, ["energy": energy(eaten - goal), "day": on(day.day)]).capitalised
        guard !ways.isEmpty else { return [heading + " " + say(.insightNoWay)] }
        return [heading]
            + ways.map { way in
                let dropped = way.reduce(0) { $0 + $1.kilocalories.rounded(.toNearestOrAwayFromZero) }
                let names = way.map { $0.isHalf ? say(.insightHalf, ["food": amount(SaidAmount($0.entry))]) : amount(SaidAmount($0.entry)) }
                return "  "
                    + say(
                        .insightDrop,
                        [
                            "foods": both(names), "energy": energy(dropped), "total": numbers.whole(eaten - dropped),
                            "left": numbers.whole(goal - eaten + dropped),
                        ])
            }
    }

    private func add(_ day: DayTotals, _ fills: [Fill], _ short: [Nutrient]) -> [String] {
        let left = wholeLeft(day) ?? 0
        let heading = say(.insightLeft, ["energy": energy(left), "day": on(day.day)]).capitalised
        if left == 0 { return [say(.insightThere)] }
        guard !fills.isEmpty else { return [heading + " " + say(.insightNothingToAdd)] }
        return [heading + " " + say(.insightAdd, ["nutrients": both(short.map(title))])] + self.fills(fills)
    }

    /// "  1. 1 cup ~ of milk (244 g), 122 kcal: 29 % of the missing calcium".
    func fills(_ fills: [Fill]) -> [String] {
        fills.enumerated().map { place, fill in
            let said = SaidAmount(fill.line.portion, noun: fill.line.noun, food: fill.line.food, id: fill.line.foodID, said: fill.line.food)
            let parts = fill.parts.sorted { $0.share > $1.share }.prefix(2).map { part in
                part.share >= 0.995
                    ? say(.insightFillsAll, ["nutrient": title(part.nutrient)])
                    : say(.insightFillsPart, ["nutrient": title(part.nutrient), "percent": numbers.whole(part.share * 100)])
            }
            return "  "
                + say(
                    .insightFill,
                    [
                        "number": "\(place + 1)", "amount": amount(said), "grams": inGrams(native(said).unit, fill.line.portion.grams),
                        "energy": energy(fill.line.nutrients[.energy]), "parts": both(parts),
                    ])
        }
    }
}

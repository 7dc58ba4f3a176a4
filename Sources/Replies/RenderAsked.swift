import Dialogue
import NLU
import Nutrition

extension Speaker {
    /// Sums of meals, and what was eaten of a food.
    func renderAsked(_ part: Part) -> [String] {
        switch part {
        case .meals(let days, let sums, let nutrients, let count): return meals(days, sums, nutrients, count)
        case .eaten(let question, let days, let rows): return eaten(question, days, rows)
        case .most(let days, let sums, let nutrient, let isLeast): return most(days, sums, nutrient, isLeast)
        case .densest(let days, let sums, let isLeast): return densest(days, sums, isLeast)
        case .mostOfMeals(let days, let sums, let nutrient, let isLeast): return mostOfMeals(days, sums, nutrient, isLeast)
        case .fits(let energy, let left): return [fits(energy, left)]
        case .fitsIn(let nutrient, let amount, let left):
            let rest = left - amount
            return [
                say(
                    rest >= 0 ? .fitsYesOf : .fitsNoOf,
                    ["left": self.amount(of: nutrient, max(0, left)), "rest": quantity(nutrient, abs(rest))])
            ]
        default: return []
        }
    }

    /// "Today by meal:", a line for each.
    private func meals(_ days: ClosedRange<Day>, _ sums: [MealSum], _ nutrients: [Nutrient], _ count: Int) -> [String] {
        let wanted = nutrients.isEmpty ? Nutrient.main : nutrients
        let heading =
            days.lowerBound == days.upperBound
            ? say(.mealsOf, ["days": name(days).capitalised]) : say(.mealsOfDays, ["days": name(days).capitalised, "count": "\(count)"])
        return [heading]
            + sums.map { meal in
                let figures = wanted.map { nutrient in
                    meal.sum.count == 0
                        ? say(.nothingEaten)
                        : total(averaged(meal.sum, nutrient, count), nutrient, gap: meal.sum.hasGap(nutrient), isApproximate: meal.isApproximate)
                }
                return "  "
                    + say(
                        .dayRow,
                        [
                            "day": name(meal.meal).capitalised,
                            "amount": (meal.sum.count == 0 ? Array(figures.prefix(1)) : figures).joined(separator: ", "),
                        ])
            }
    }

    private func averaged(_ sum: NutrientSum, _ nutrient: Nutrient, _ days: Int) -> Double? { sum[nutrient].map { $0 / Double(max(1, days)) } }

    private func total(_ value: Double?, _ nutrient: Nutrient, gap: Bool, isApproximate: Bool) -> String {
        guard let value else { return say(.totalUnknown, ["nutrient": title(nutrient)]) }
        let amount = amount(of: nutrient, value)
        return gap ? say(.atLeast, ["amount": amount]) : isApproximate ? approximately(nutrient, amount) : amount
    }

    private func eaten(_ question: EatenQuestion, _ days: ClosedRange<Day>?, _ rows: [Entry]) -> [String] {
        let food = question.food.said.capitalised
        let place = days.map { $0.lowerBound == $0.upperBound ? on($0.lowerBound) : say(.betweenDays, ["days": name($0)]) }
        guard let last = rows.last else {
            return [place.map { say(.eatenNever, ["food": question.food.said, "day": $0]) } ?? say(.eatenNeverAtAll, ["food": question.food.said])]
        }
        switch question.kind {
        case .last, .hour:
            let ago = last.day.distance(to: moment.day)
            let heading =
                ago > 1
                ? say(.eatenLastAgo, ["food": food, "day": on(last.day), "count": "\(ago)"]) : say(.eatenLast, ["food": food, "day": on(last.day)])
            let isWithoutTime = question.kind == .hour && (question.isNoted ?? rows.allSatisfy { $0.minute == nil })
            return [heading] + listed(rows, rowAndMeal) + (isWithoutTime ? [say(.eatenNoTime)] : [])
        case .inRow:
            let inRow = Set(rows.map(\.day)), span = name(last.day...last.day)
            return [say(.eatenInRow, ["food": food, "count": "\(inRow.count)", "day": span])] + listed(rows.suffix(10)) { rowAndMealAndDay($0, nil) }
        case .whether:
            return [say(.eatenYes, ["food": question.food.said, "day": place ?? ""])] + listed(rows.suffix(10)) { rowAndMealAndDay($0, days) }
        case .times, .amount:
            let values: KeyValuePairs = [
                "food": food, "count": "\(rows.count)", "day": days.map(name) ?? say(.everSince),
                "amount": together(rows, isTimes: question.kind == .times),
            ]
            return [say(.eatenTimes, values)] + listed(Array(rows.suffix(10))) { rowAndMealAndDay($0, days) }
        }
    }

    /// ", 5 cups in all", where all rows are counted alike; ", 430 g in all" where they are not.
    private func together(_ rows: [Entry], isTimes: Bool) -> String {
        let units = Set(rows.map(\.unit)), nouns = Set(rows.map(\.noun)), pieces = rows.reduce(0) { $0 + $1.quantity }
        // "how many coffees", of two espressos and a flat white: pieces and cups are counted, and not weighed.
        let areCounted = rows.allSatisfy { row in
            Unit(row.unit).grams == nil && !["ml", "cl", "dl", "l", "tsp", "tbsp", "fl oz"].contains(row.unit)
                && (isTimes || Unit(row.unit).millilitres == nil)
        }
        if areCounted, units.count > 1 || nouns.count > 1 || rows.count == 1, pieces != Double(rows.count) || rows.count > 1 {
            return say(.inAll, ["amount": numbers.figure(pieces)])
        }
        guard rows.count > 1 else { return "" }
        if units.count == 1, nouns.count == 1 {
            var sum = rows[0]
            sum.quantity = rows.reduce(0) { $0 + $1.quantity }
            sum.grams = rows.reduce(0) { $0 + $1.grams }
            sum.assumed = []
            return say(.inAll, ["amount": amount(SaidAmount(sum))])
        }
        return say(.inAll, ["amount": numbers.figure(rows.reduce(0) { $0 + $1.grams }) + " g"])
    }

    private func rowAndMeal(_ entry: Entry) -> String {
        let meal = entry.minute.map { say(.atTime, ["meal": name(entry.meal), "time": Moment.clock($0)]) } ?? name(entry.meal)
        return say(.rowOfDay, ["row": row(entry), "day": meal])
    }

    private func rowAndMealAndDay(_ entry: Entry, _ days: ClosedRange<Day>?) -> String {
        days.map { $0.lowerBound == $0.upperBound } ?? false
            ? rowAndMeal(entry) : say(.dayRow, ["day": name(entry.day).capitalised, "amount": rowAndMeal(entry)])
    }

    /// "Most protein, today: salmon.", and what the others gave.
    private func most(_ days: ClosedRange<Day>, _ sums: [EatenSum], _ nutrient: Nutrient?, _ isLeast: Bool) -> [String] {
        let heading =
            nutrient.map { extreme($0, isLeast, days, sums.first?.food ?? "") }
            ?? say(.mostOften, ["days": name(days).capitalised])
        return [heading]
            + sums.enumerated().map { place, sum in
                let amount = total(sum.sum, nutrient ?? .energy, isApproximate: sum.isApproximate)
                return "  " + say(.mostRow, ["number": "\(place + 1)", "food": sum.food, "count": "\(sum.times)", "amount": amount])
            }
    }

    private func densest(_ days: ClosedRange<Day>, _ sums: [EatenSum], _ isLeast: Bool) -> [String] {
        func percent(_ share: Double) -> String { numbers.whole(100 * share) }
        return [say(isLeast ? .leastDense : .densest, ["days": name(days), "food": sums.first?.food ?? ""])]
            + sums.enumerated().compactMap { place, sum -> String? in
                guard let density = NutrientDensity(sum.sum) else { return nil }
                return "  "
                    + say(
                        .densityRow,
                        ["number": "\(place + 1)", "food": sum.food, "needs": percent(density.needs), "limits": percent(density.limits)])
            } + [say(.densityMeans)]
    }

    private func mostOfMeals(_ days: ClosedRange<Day>, _ sums: [MealSum], _ nutrient: Nutrient, _ isLeast: Bool) -> [String] {
        [extreme(nutrient, isLeast, days, sums.first.map { name($0.meal) } ?? "")]
            + sums.map { meal in
                let amount = total(meal.sum[nutrient], nutrient, gap: meal.sum.hasGap(nutrient), isApproximate: meal.isApproximate)
                return "  " + say(.dayRow, ["day": name(meal.meal).capitalised, "amount": amount])
            }
    }

    private func extreme(_ nutrient: Nutrient, _ isLeast: Bool, _ days: ClosedRange<Day>, _ what: String) -> String {
        say(isLeast ? .leastOf : .mostOf, ["days": name(days), "nutrient": title(nutrient), "food": what])
    }

    private func fits(_ energy: Double, _ left: Double) -> String {
        let rest = left.rounded(.toNearestOrAwayFromZero) - energy.rounded(.toNearestOrAwayFromZero)
        if left <= 0 { return say(.fitsNothingLeft, ["over": self.energy(abs(left)), "rest": self.energy(abs(rest))]) }
        return say(rest >= 0 ? .fitsYes : .fitsNo, ["left": self.energy(left), "rest": self.energy(abs(rest))])
    }
}

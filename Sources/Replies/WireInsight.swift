import Dialogue
import Nutrition

extension Insight {
    /// `{"kind":…}` and its figures.
    var json: String {
        var json = JSONText()
        switch self {
        case .needs(let needs):
            json.field("kind", "needs")
            json.days(needs.days)
            json.array("nutrients", needs.standings.map(\.json))
            if !needs.over.isEmpty { json.raw("over_limit", "[" + needs.over.map { JSONText.quoted($0.nutrient.key) }.joined(separator: ",") + "]") }
            json.array("foods", needs.fills.map(\.json))
        case .limit(let standing, let days):
            json.field("kind", "limits")
            json.days(days)
            json.array("nutrients", [standing.json])
        case .sources(let nutrient, let foods, let total, let isAtLeast, let days):
            json.field("kind", "sources")
            json.days(days)
            json.field("nutrient", nutrient.key)
            json.field("total", total)
            if isAtLeast { json.raw("at_least", "true") }
            json.array("foods", foods.map(\.json))
        case .often(let foods, let days):
            json.field("kind", "often")
            json.days(days)
            json.array("foods", foods.map(\.json))
        case .overFoods(let found):
            json.field("kind", "over_foods")
            json.field("days", found.judged)
            json.field("over", found.over)
            json.array("foods", found.candidates.map(\.json))
        case .overDays(let found):
            json.field("kind", "over_days")
            json.days(found.days)
            json.raw("over", "[" + found.over.map { JSONText.quoted($0.day.description) }.joined(separator: ",") + "]")
            json.array("weekdays", found.weekdays.map(\.json))
            json.field("stands_out", found.standsOut?.weekday.number)
            json.field("highest", found.highest?.day.description)
            json.field("lowest", found.lowest?.day.description)
        case .daysBeyond(let found, let count, let bound, let isUnder):
            json.field("kind", isUnder ? "days_under" : "days_over")
            json.field("bound_kcal", bound)
            json.field("of", count)
            json.raw("days", "[" + found.map { JSONText.quoted($0.day.description) }.joined(separator: ",") + "]")
        case .meals(let shares, let days):
            json.field("kind", "meals")
            json.days(days)
            json.array("meals", shares.map(\.json))
        case .drop(let day, let ways):
            json.field("kind", "drop")
            json.field("over_kcal", day.remaining(.energy).map { -$0 })
            json.array(
                "ways",
                ways.map { way in
                    var one = JSONText()
                    one.array("entries", way.map(\.json))
                    one.field("energy_kcal", way.reduce(0) { $0 + $1.kilocalories })
                    one.field("total_kcal", (day.sum[.energy] ?? 0) - way.reduce(0) { $0 + $1.kilocalories })
                    return one.closed
                })
        case .add(let day, let fills, let short):
            json.field("kind", "add")
            json.field("left_kcal", day.remaining(.energy))
            json.raw("short", "[" + short.map { JSONText.quoted($0.key) }.joined(separator: ",") + "]")
            json.array("foods", fills.map(\.json))
        case .balance(let shares, let days):
            json.field("kind", "balance")
            json.days(days)
            json.array("shares", shares.map(\.json))
        case .expenditure(let found, let goal, _, _):
            json.field("kind", "expenditure")
            json.field("energy_kcal", found.kilocalories)
            json.field("error_kcal", found.error)
            json.field("intake_kcal", found.intake)
            json.field("days", found.days)
            json.field("weigh_ins", found.rate.weighIns)
            json.field("kilograms_per_week", found.rate.perWeek, places: 3)
            json.field("goal_kcal", goal)
        case .expenditureLacks(let lack):
            json.field("kind", "expenditure")
            json.raw("energy_kcal", "null")
            json.field("days", lack.days)
            json.field("days_needed", Expenditure.leastDays)
            json.field("weigh_ins", lack.weighIns)
            json.field("weigh_ins_needed", Expenditure.leastWeighIns)
        case .weekends(let weekend, let others, let isSure, let days):
            json.field("kind", "weekends")
            json.days(days)
            json.field("weekend_kcal", weekend.mean)
            json.field("weekend_days", weekend.count)
            json.field("other_kcal", others.mean)
            json.field("other_days", others.count)
            json.raw("sure", isSure ? "true" : "false")
        case .within(let day):
            json.field("kind", "drop")
            json.field("left_kcal", day.remaining(.energy))
            json.array("ways", [])
        case .tooFew(let days, let least, _):
            json.field("kind", "too_few")
            json.field("days", days)
            json.field("days_needed", least)
        }
        return json.closed
    }
}

extension JSONText {
    fileprivate mutating func days(_ days: CountedDays) {
        field("from", days.range.lowerBound.description)
        field("to", days.range.upperBound.description)
        field("days", days.count)
        field("meal", days.meal?.rawValue)
    }
}

extension NutrientStanding {
    fileprivate var json: String {
        var json = JSONText()
        json.field("nutrient", nutrient.key)
        json.field("value", amount)
        json.field("coverage", coverage, places: 3)
        json.field("need", need?.amount)
        json.field("share", share, places: 3)
        json.field("limit", limit?.amount)
        json.field("verdict", verdict?.rawValue)
        return json.closed
    }
}

extension Fill {
    fileprivate var json: String {
        var json = JSONText()
        json.field("food", line.food)
        json.field("food_id", line.foodID.code)
        json.field("grams", line.portion.grams)
        json.field("energy_kcal", line.nutrients[.energy])
        var fills = JSONText()
        for part in parts { fills.field(part.nutrient.key, part.share, places: 3) }
        json.raw("fills", fills.closed)
        return json.closed
    }
}

extension FoodShare {
    fileprivate var json: String {
        var json = JSONText()
        json.field("food", food)
        json.field("food_id", foodID.code)
        json.field("value", amount)
        json.field("share", share, places: 3)
        json.field("times", times)
        return json.closed
    }
}

extension OverFoods.Candidate {
    fileprivate var json: String {
        var json = JSONText()
        json.field("food", food)
        json.field("days_with", days.with)
        json.field("over_with", days.overWith)
        json.field("days_without", days.without)
        json.field("over_without", days.overWithout)
        json.field("chance", days.chance, places: 4)
        json.raw("telling", isTelling ? "true" : "false")
        return json.closed
    }
}

extension OverDays.Weekday {
    fileprivate var json: String {
        var json = JSONText()
        json.field("weekday", number)
        json.field("days", days)
        json.field("over", over)
        json.field("mean_kcal", mean)
        return json.closed
    }
}

extension MealShare {
    fileprivate var json: String {
        var json = JSONText()
        json.field("meal", meal.rawValue)
        json.field("share", share, places: 3)
        json.field("mean_kcal", mean)
        json.field("days", days)
        json.field("more_when_over_kcal", moreWhenOver)
        return json.closed
    }
}

extension MacroShare {
    fileprivate var json: String {
        var json = JSONText()
        json.field("nutrient", nutrient.key)
        json.field("grams", grams)
        json.field("share", share, places: 3)
        return json.closed
    }
}

extension Drop {
    fileprivate var json: String {
        var json = JSONText()
        json.field("id", "e\(entry.id)")
        json.field("food", entry.food)
        if isHalf { json.raw("half", "true") }
        json.field("energy_kcal", kilocalories)
        return json.closed
    }
}

import Dialogue
import NLU
import Nutrition

/// Answers from the diary as data: sums of meals and days, and what was eaten of a food.
extension WireData {
    /// `{"meal":"lunch","energy_kcal":324,…}`: the label's main figures and those asked for.
    static func meal(_ sum: MealSum, _ days: ClosedRange<Day>, _ asked: [Nutrient]) -> String {
        var json = JSONText()
        json.field("meal", sum.meal.rawValue)
        if days.lowerBound == days.upperBound { json.field("date", days.lowerBound.description) }
        for nutrient in Nutrient.main + asked.filter({ !Nutrient.main.contains($0) }) { json.field(nutrient.key, sum.sum[nutrient]) }
        return json.closed
    }

    /// `{"nutrient":"sodium_mg","value":934,"meal":"lunch","date":"2026-11-21"}`.
    static func sumAnswer(_ sum: NutrientSum, _ nutrient: Nutrient, meal: Meal?, _ days: ClosedRange<Day>) -> String {
        var json = JSONText()
        json.field("nutrient", nutrient.key)
        json.field("value", sum[nutrient])
        json.field("meal", meal?.rawValue)
        json.field("date", days.lowerBound == days.upperBound ? days.lowerBound.description : nil)
        if sum.hasGap(nutrient) { json.raw("at_least", "true") }
        return json.closed
    }

    /// Of several days the average of those with entries, with the sum beside it: `{"nutrient":…,"value":10,"total":30,"days":3,"from":…,"to":…}`.
    static func summary(_ totals: [DayTotals], _ nutrient: Nutrient, meal: Meal?, _ days: ClosedRange<Day>) -> String {
        guard totals.count != 1 else { return sumAnswer(totals[0].sum, nutrient, meal: meal, days) }
        let known = totals.filter { $0.sum.count > 0 }.compactMap { $0.sum[nutrient] }
        let sum = known.reduce(0, +)
        var json = JSONText()
        json.field("nutrient", nutrient.key)
        json.field("value", known.isEmpty ? nil : sum / Double(known.count))
        json.field("total", known.isEmpty ? nil : sum)
        json.field("days", Double(known.count))
        json.field("meal", meal?.rawValue)
        json.field("from", days.lowerBound.description)
        json.field("to", days.upperBound.description)
        return json.closed
    }

    /// `{"food":"fish","times":3,"last":"2026-11-17"}`: how many rows there are, and the day of the last.
    static func eaten(_ question: EatenQuestion, _ days: ClosedRange<Day>?, _ rows: [Entry]) -> String {
        var json = JSONText()
        json.field("food", question.food.said)
        json.field("times", Double(rows.count))
        json.field("last", rows.map(\.day).max()?.description)
        json.field("from", days?.lowerBound.description)
        json.field("to", days?.upperBound.description)
        return json.closed
    }

    static func most(_ sum: EatenSum, _ nutrient: Nutrient?) -> String {
        var json = JSONText()
        json.field("food", sum.food)
        json.field("times", Double(sum.times))
        json.field((nutrient ?? .energy).key, sum.sum[nutrient ?? .energy])
        return json.closed
    }
}

import NLU
import Nutrition

/// "is that too much?", "is cheddar a good source of calcium?": a figure held against what a day should have of it.
extension Intents {
    static func judged(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Word.split(reading.text)
        guard let first = words.first, asking.contains(first), words.contains(where: judging.contains), words.count <= 10,
            reading.amounts.allSatisfy({ $0.unit == nil }), !others.contains(reading.intent.name) || reading.text.hasSuffix("?")
        else { return nil }
        let foods = reading.foods.filter { !$0.negated && $0.best != nil }
        if foods.count == 1, reading.nutrients.count == 1, reading.when.isEmpty,
            ["ask_nutrient", "ask_food_facts", "recommend_food", "out_of_scope", "ask_insight"].contains(reading.intent.name)
        {
            return .judge(foods: foods, nutrients: reading.nutrients)
        }
        guard foods.isEmpty, reading.when.isEmpty, words.count <= 8, pointing.contains(where: words.contains) || words.count <= 4,
            !words.contains("i"), !words.contains("goal"), !words.contains("meta")
        else { return nil }
        let nutrients = reading.nutrients
        switch tracker.inquiry {
        case .askNutrients(let foods, let asked)?: return .judge(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .judge(let foods, let asked, _)?: return .judge(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .compareFoods(let foods, let asked, _)?: return .judge(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .askInsight(let query)? where !query.nutrients.isEmpty:
            return judged(nutrients.isEmpty ? query.nutrients : nutrients, When(days: query.days), tracker)
        case .askFoodFacts(let foods)? where !nutrients.isEmpty: return .judge(foods: foods, nutrients: nutrients)
        case .askRows(_, let asked)?: return .judge(foods: [], nutrients: nutrients.isEmpty ? asked : nutrients)
        case .askSummary(let when, let asked)?: return judged(nutrients.isEmpty ? asked : nutrients, when, tracker)
        case .askRemaining(let when, let asked, _)?: return judged(nutrients.isEmpty ? asked : nutrients, when, tracker)
        case .askMeals(let when, let asked, _)?: return judged(nutrients.isEmpty ? asked : nutrients, when, tracker)
        case .own(.bodyMass)?: return .own(.bodyMass)
        default: return tracker.lastAction == "log_food" && !tracker.entries.isEmpty ? .judge(foods: [], nutrients: nutrients) : nil
        }
    }

    /// Of a day or days: against the goal for energy, against need or limit for others.
    private static func judged(_ nutrients: [Nutrient], _ when: When, _ tracker: Tracker) -> Request {
        let others = nutrients.filter { $0 != .energy }
        if when.meal != nil { return .judge(foods: [], nutrients: others.isEmpty ? [.energy] : others, when: when) }
        guard !others.isEmpty else { return .askRemaining(when, nutrients: []) }
        let days = when.days ?? tracker.day.map { $0...$0 }
        return .askInsight(InsightQuery(others.allSatisfy { GoalKind($0) == .limit } ? .limits : .needs, nutrients: others, days: days))
    }

    private static let others: Set<String> = [
        "goodbye", "thanks", "greet", "affirm", "deny", "correct", "cancel", "delete_entry", "undo", "redo", "set_goal", "log_food", "log_water",
        "log_weight", "log_exercise", "set_preference", "set_profile", "move_entry", "copy_entries",
    ]
    /// Folded and singular.
    private static let asking = Set(
        Word.split("is isnt too enough are was were would does do has have too so es era eso está sería son tiene tienen lleva demasiado"))
    private static let judging = Set(
        Word.split(
            "much many lot lots high low rich enough ok okay good bad healthy unhealthy normal source fine mucho mucha muchos muchas demasiado demasiada alto alta bajo baja rico rica bien mal malo mala suficiente bastante sano sana normal fuente bueno buena poco poca"
        ))
    private static let pointing = ["that", "it", "this", "those", "these", "they", "eso", "esto", "too", "demasiado"]
}

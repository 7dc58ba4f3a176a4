import Dialogue
import Nutrition
import Store

/// "how many carbs in each meal?": every meal that was eaten, or those named, each summed; of several days the average of a day with entries.
func askMeals(_ when: When, nutrients: [Nutrient], meals: [Meal], _ context: ActionContext) throws -> Outcome {
    let days = context.bounded(when.days ?? context.today...context.today)
    let rows = try context.diary.entries(days).filter { meals.isEmpty || meals.contains($0.meal) }
    let totals = try context.diary.totals(days)
    var outcome = Outcome(name: "ask_summary", events: [.slot(.day(context.latest(days)))], day: days.count == 1 ? totals[0] : nil)
    guard !rows.isEmpty else {
        outcome.parts = [.diaryEmpty(When(days: days, meal: meals.count == 1 ? meals[0] : nil))]
        return outcome
    }
    let sums = (meals.isEmpty ? Meal.allCases : meals).compactMap { meal -> MealSum? in
        let own = rows.filter { $0.meal == meal }
        guard !own.isEmpty || !meals.isEmpty else { return nil }
        return MealSum(meal: meal, sum: NutrientSum(own.map(\.nutrients)), isApproximate: own.contains { !$0.assumed.isEmpty })
    }
    outcome.parts = [.meals(days, sums, nutrients: nutrients, days: Set(rows.map(\.day)).count)]
    let nutrient = nutrients.first ?? .energy
    outcome.events.append(.slot(.explanations(rows.prefix(20).map { $0.explanation(of: nutrient) })))
    return outcome
}

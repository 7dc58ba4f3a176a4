import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "how long would I have to walk to burn that off?": the time that an activity takes for so much energy, or the energy of so much of it.
///
/// Energy is MET times kilograms times hours, as for what is logged; without a weight of one's own, of 70 kg. Nothing is stored.
func askBurning(_ burning: Burning, _ context: ActionContext) throws -> Outcome {
    let table = context.knowledge.activities
    guard let activity = table.match(burning.activity.said) ?? table.match("walking") else {
        return Outcome(name: "ask_insight", parts: [.activityUnknown(said: burning.activity.said)])
    }
    let weight = try context.diary.weights(nil).last
    let hourly = activity.met * (weight?.kilograms ?? 70)
    var minutes = burning.activity.minutes
    if minutes == nil, let kilometres = burning.activity.kilometres, let pace = activity.kilometresPerHour ?? table.usualPace(of: activity) {
        minutes = kilometres / pace * 60
    }
    if minutes == nil {
        let energy =
            try burning.energy
            ?? (burning.isOfDay == true ? context.diary.totals(context.today).sum[.energy] : nil) ?? context.energyToBurn(burning.foods)
        guard energy > 0 else { return Outcome(name: "ask_insight", parts: [.strayAnswer]) }
        minutes = (energy / hourly * 60).rounded(.up)
    }
    let exercise = Exercise(
        day: context.today, activity: activity.plainName, met: activity.met, source: activity.source, minutes: minutes ?? 0,
        kilometres: burning.activity.kilometres, kilocalories: hourly * (minutes ?? 0) / 60, assumed: weight == nil ? ["weight"] : [])
    // "ok log that": of what was only asked about.
    var asked = burning.activity
    if asked.minutes == nil, asked.kilometres == nil { asked.minutes = minutes }
    var outcome = Outcome(name: "ask_insight", events: [.slot(.supposed(.logExercise(asked, When())))], parts: [.burning(exercise)])
    if burning.asksLeft == true {
        var totals = try context.diary.totals(context.today)
        totals.exerciseCredit += exercise.kilocalories
        outcome.parts.append(totals.goals[.energy] == nil ? .noGoal(nutrient: .energy) : .remaining(totals, nutrients: [.energy]))
    }
    return outcome
}

extension ActionContext {
    /// kcal of foods that are named, else of what was told last.
    fileprivate func energyToBurn(_ foods: [FoodMention]) throws -> Double {
        if !foods.isEmpty {
            // "the crisps" are those that stand.
            let rows = try diary.entries(today...today)
            return foods.compactMap { food in
                let row = food.isDefinite && food.amount.isEmpty ? matches(food, in: rows).last : nil
                return row?.nutrients[.energy] ?? item(food)?.nutrients[.energy]
            }.reduce(0, +)
        }
        return try toldTogether().compactMap { $0.nutrients[.energy] }.reduce(0, +)
    }
}

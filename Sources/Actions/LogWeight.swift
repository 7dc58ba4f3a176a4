import Dialogue
import Nutrition
import Store

/// "I weigh 70 kg": keeps the weight with its day.
func logWeight(kilograms: Double, unit: String, _ when: When, _ context: ActionContext) throws -> Outcome {
    guard kilograms >= 20, kilograms <= 400 else {
        return Outcome(name: "log_weight", parts: [.weightImpossible(kilograms: kilograms, unit: unit)])
    }
    let day = context.day(when)
    let previous = try context.diary.weights(nil).last { $0.day <= day }
    let stored = try context.diary.add(BodyWeight(day: day, kilograms: kilograms, unit: unit))
    return Outcome(
        name: "log_weight", events: [.slot(.day(day))], parts: [.weightLogged(stored, previous: previous)], day: try context.diary.totals(day))
}

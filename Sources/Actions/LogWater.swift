import Dialogue
import Nutrition
import Store

/// "drank 500 ml of water": counted apart from food.
func logWater(millilitres: Double, _ when: When, _ context: ActionContext) throws -> Outcome {
    guard millilitres > 0, millilitres <= 10_000 else {
        return Outcome(name: "log_water", parts: [.waterImpossible(millilitres: millilitres)])
    }
    let day = context.day(when)
    let stored = try context.diary.add(Water(day: day, millilitres: millilitres))
    let totals = try context.diary.totals(day)
    return Outcome(
        name: "log_water", events: [.slot(.day(day))], parts: [.waterLogged(stored, dayTotal: totals.waterMillilitres)], day: totals)
}

import Dialogue
import Nutrition
import Store

/// "drank 500 ml of water": counted apart from food.
/// - Parameter replaced: goes, unless the new amount is refused.
func logWater(millilitres: Double, _ when: When, replacing replaced: Water? = nil, _ context: ActionContext) throws -> Outcome {
    guard millilitres > 0, millilitres <= Water.most else {
        return Outcome(name: "refuse_water", parts: [.waterImpossible(millilitres: millilitres)])
    }
    let day = context.day(when, replacing: replaced?.day)
    if let replaced { try context.diary.remove(replaced) }
    let stored = try context.diary.add(Water(day: day, millilitres: millilitres))
    let totals = try context.diary.totals(day)
    return Outcome(
        name: "log_water", events: [.slot(.day(day)), .slot(.body(.water, [stored.id]))],
        parts: (replaced.map { [.undone(removed: [.water($0)], restored: [])] } ?? []) + [.waterLogged(stored, dayTotal: totals.waterMillilitres)],
        day: totals)
}

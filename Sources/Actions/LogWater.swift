import Dialogue
import NLU
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

/// "3 glasses so far": what the day has less of, or what it has where that is more.
func waterSoFar(millilitres: Double, _ when: When, isAll: Bool, _ context: ActionContext) throws -> Outcome {
    let missing = millilitres - (try context.diary.totals(context.day(when)).waterMillilitres)
    if isAll, missing <= -1 { return try drunkLess(-missing, when, context) }
    guard missing >= 1 else { return try askWater(When(days: when.days), context) }
    return try logWater(millilitres: missing, when, context)
}

/// "no, I only had 5": what is too much comes off what was told last.
private func drunkLess(_ surplus: Double, _ when: When, _ context: ActionContext) throws -> Outcome {
    var left = surplus, outcome = Outcome(name: "correct")
    let day = context.day(when)
    for row in try context.diary.water(day...day).reversed() where left >= 1 {
        var selection = BodySelection(.water, ids: [row.id])
        selection.less = left
        outcome.append(try deleteBody(selection, context))
        left -= row.millilitres
    }
    return outcome
}

/// "same again", of the water or exercise spoken of last; nil where food is, or a weight but for another day.
/// - Parameter number: so much of it instead, in the measure that it was told in.
func repeatBody(_ number: Double?, to target: When, _ context: ActionContext) throws -> Outcome? {
    guard let last = context.tracker.body else { return nil }
    switch try context.select(BodySelection(last.kind, ids: last.ids)).last {
    case .water(let row)?: return try logWater(millilitres: number.map(row.millilitres(counting:)) ?? row.millilitres, target, context)
    case .exercise(let row)?:
        var told = ActivityMention(said: row.activity, minutes: row.isTimeAssumed ? nil : row.minutes, kilometres: row.kilometres)
        if let number { (told.minutes, told.kilometres) = row.measures(counting: number) }
        return try logExercise(told, target, context)
    case .weight(let row)? where target.days != nil: return try logWeight(kilograms: row.kilograms, unit: row.unit, target, context)
    default: return nil
    }
}

import Dialogue
import Nutrition
import Store

/// "I weigh 70 kg": keeps the weight with its day.
/// - Parameter replaced: goes, unless the new weight is refused.
func logWeight(kilograms: Double, unit: String, _ when: When, replacing replaced: BodyWeight? = nil, _ context: ActionContext) throws -> Outcome {
    guard BodyWeight.plausible.contains(kilograms) else {
        return Outcome(name: "refuse_weight", parts: [.weightImpossible(kilograms: kilograms, unit: unit)])
    }
    let day = context.dayAgo(when) ?? context.day(when, replacing: replaced?.day)
    if let replaced { try context.diary.remove(replaced) }
    let previous = try context.diary.weights(nil).last { $0.day < day }
    let burnt = try context.diary.weights(nil).isEmpty ? context.reckoned(by: kilograms) : []
    let stored = try context.diary.add(BodyWeight(day: day, kilograms: kilograms, unit: unit))
    return Outcome(
        name: "log_weight", events: [.slot(.day(day)), .slot(.body(.weight, [stored.id]))],
        parts: (replaced.map { [.undone(removed: [.weight($0)], restored: [])] } ?? []) + [.weightLogged(stored, previous: previous)] + burnt,
        day: try context.diary.totals(day))
}

extension ActionContext {
    /// "last week i was 184": about a week ago, and not the last day of it.
    fileprivate func dayAgo(_ when: When) -> Day? {
        guard let days = when.days, days.count > 2 else { return nil }
        // "this week I weighed 82.5".
        if days.contains(today) { return today }
        guard days.upperBound < today else { return nil }
        return min(max(today.advanced(by: -days.count), days.lowerBound), days.upperBound)
    }

    /// Exercise of the last days that was reckoned for an assumed weight, now by the one that is told.
    fileprivate func reckoned(by kilograms: Double) throws -> [Part] {
        try diary.exercise(today.advanced(by: -7)...today).filter { $0.assumed.contains("weight") }.map { before in
            var row = before
            row.assumed.removeAll { $0 == "weight" }
            row.kilocalories = row.met * kilograms * row.minutes / 60
            return .bodyCorrected(before: .exercise(before), after: try diary.update(.exercise(row)))
        }
    }
}

/// "actually 74.5": a slip in the weight or the water told last; the row alone is replaced, whatever else was told with it.
func again(_ request: Request, _ context: ActionContext) throws -> Outcome {
    switch request {
    case .logWeight(let kilograms, let unit, let when):
        let last = try context.diary.weights(nil).max { $0.id < $1.id }
        return try logWeight(kilograms: kilograms, unit: unit, when, replacing: last, context)
    case .logWater(let millilitres, let when):
        let day = context.tracker.day ?? context.today
        let last = try context.diary.water(day...day).max { $0.id < $1.id }
        // "actually it was 3 glasses", of two large ones.
        let count = millilitres / Amount(quantity: 1).millilitresOfWater
        let size = count == count.rounded() ? last?.glass.map { $0 * count } : nil
        return try logWater(millilitres: size ?? millilitres, when, replacing: last, context)
    case .logMoreWater(let count, let when):
        let last = try context.diary.water(context.today.advanced(by: -7)...context.today).filter {
            context.tracker.body?.ids.contains($0.id) ?? true
        }.max { $0.id < $1.id }
        let one = last.map { $0.glass ?? $0.millilitres } ?? Amount(quantity: 1).millilitresOfWater
        return try logWater(millilitres: count * one, when, context)
    default:
        return try perform(request, context)
    }
}

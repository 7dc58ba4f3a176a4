public import Dialogue
import Nutrition
import Store

/// What a meal does to the goals of the day, told unasked where the person wants it: over, under, reached; one line of each kind at most.
public func heeded(_ outcome: Outcome, _ context: ActionContext) throws -> Outcome {
    var outcome = outcome.withNetCarbohydrate
    guard let day = outcome.day, day.day == context.today, !day.goals.isEmpty else { return outcome }
    let eaten = outcome.parts.flatMap { part -> [Entry] in
        switch part {
        case .logged(let rows, _), .copied(let rows, _): rows.filter { $0.day == day.day }
        default: []
        }
    }
    guard !eaten.isEmpty else { return outcome }
    let notices = try context.notices()
    let isEvening = context.moment.minute >= 20 * 60 || eaten.contains { $0.meal == .dinner } && context.moment.minute >= 16 * 60
    var isOverTold = false, isReachedTold = false, isUnderTold = false
    for nutrient in Nutrient.allCases where nutrient != .water {
        guard let goal = day.allowance(nutrient), let after = day.sum[nutrient] else { continue }
        let before = after - eaten.reduce(0) { $0 + ($1.nutrients[nutrient] ?? 0) }
        let kind = day.sense(nutrient).kind
        func once(_ what: String, _ part: OwnPart) -> Bool {
            let key = "\(what) \(nutrient.key) \(day.day)"
            guard !context.tracker.told.contains(key) else { return false }
            outcome.parts.append(.own(part))
            outcome.events.append(.slot(.told(key)))
            return true
        }
        if !isOverTold, let distance = notices[.over, nutrient, kind].distance(from: goal), before <= goal + distance, after > goal + distance {
            isOverTold = once("over", .over(nutrient, amount: after, goal: goal))
        }
        if !isUnderTold, isEvening, let distance = notices[.under, nutrient, kind].distance(from: goal), after < goal - distance {
            isUnderTold = once("under", .under(nutrient, amount: after, goal: goal))
        }
        let isNow: Bool =
            switch kind {
            case .minimum: before < goal && after >= goal
            // Of macronutrients that come near their share the energy tells.
            case .target:
                nutrient == .energy && isEvening && after <= goal * 1.02 && kind.isReached(after, goal: goal, within: GoalKind.near)
                    && !kind.isReached(before, goal: goal, within: GoalKind.near)
            case .limit: false
            }
        if !isReachedTold, isNow, notices[.reached, nutrient, kind].amount != nil {
            let past = GoalRecord(
                nutrient, try context.diary.totals(context.today.advanced(by: -60)...context.today.advanced(by: -1)), today: context.today)
            isReachedTold = once(
                "reached", .reached(nutrient, amount: after, goal: goal, streak: past.streak + 1, name: isOverTold ? nil : try context.calledName()))
        }
    }
    try context.advise(&outcome, day, eaten)
    return outcome
}

extension ActionContext {
    /// What the person is called, nil when they did not say.
    func calledName() throws -> String? { try diary.setting("nickname") ?? diary.setting("name") }

    /// With the first food of a day: whether a goal should be another, told once a goal.
    fileprivate func advise(_ outcome: inout Outcome, _ day: DayTotals, _ eaten: [Entry]) throws {
        guard day.sum.count == eaten.count, outcome.question == nil else { return }
        let untold = Nutrient.allCases.filter { day.goals[$0] != nil && !tracker.told.contains(GoalAdvice.key($0)) }
        guard !untold.isEmpty, let advice = try advice(first: untold, where: { $0.proposal != nil }) else { return }
        outcome.tell(advice)
    }
}

import Dialogue
import Knowledge
import Nutrition
import Store

/// "what's left today?": the goals less what was eaten.
func askRemaining(_ when: When, nutrients: [Nutrient], upTo bound: Double? = nil, withExercise: Bool = false, _ context: ActionContext) throws
    -> Outcome
{
    let day = context.day(when)
    let totals = try context.diary.totals(day)
    var wanted = nutrients
    if wanted.isEmpty, bound != nil { wanted = [.energy] }
    if wanted.isEmpty {
        // Every goal that is set, energy first; energy alone when there is none.
        wanted = Nutrient.allCases.filter { totals.goals[$0] != nil }
        // "¿y ayer me pasé?", of a day before the only goal was set.
        if wanted.isEmpty, day < context.today {
            let now = try context.diary.goals(on: context.today)
            wanted = Nutrient.allCases.filter { now[$0] != nil }
        }
        if wanted.isEmpty { wanted = [.energy] }
    }
    var outcome = Outcome(name: "ask_remaining", events: [.slot(.day(day)), .slot(.scope(when))], day: totals)
    let rows = try context.pool(When(days: day...day))
    let first = wanted.first ?? .energy
    // "give me some ideas" is of the one goal that was told.
    if nutrients.isEmpty, wanted.count == 1 { outcome.events.append(.slot(.inquiry(.askRemaining(when, nutrients: wanted, upTo: bound), foods: []))) }
    outcome.events.append(.slot(.explanations(rows.prefix(20).map { $0.explanation(of: first) })))
    // What was named is what counts for this answer; the day keeps its goal.
    var held = totals
    if let bound { held.goals[first] = bound }
    // A day before the goal was set is held against the one that stands now.
    if day < context.today, held.goals[first] == nil, let goal = try context.diary.goals(on: context.today)[first] {
        held.goals[first] = goal
        outcome.parts.append(.goalIsNewer(first, goal, day))
    }
    if withExercise, held.exerciseCredit == 0 { held.exerciseCredit = held.exerciseKilocalories }
    let set = wanted.filter { held.goals[$0] != nil }
    if !set.isEmpty { outcome.parts.append(.remaining(held, nutrients: set)) }
    // Without a goal of its own a nutrient is held against what a body needs of it, or should not pass.
    let profile = try context.profile(), intakes = context.knowledge.intakes
    let needed = wanted.filter {
        held.goals[$0] == nil && ![.energy, .water, .carbohydrate, .fat].contains($0) && totals.sum.count > 0
            && (GoalKind($0) == .limit || intakes.recommended($0, for: profile) != nil)
    }
    for nutrient in needed {
        let subject: InsightQuery.Subject = GoalKind(nutrient) == .limit ? .limits : .needs
        outcome.parts += try askInsight(InsightQuery(subject, nutrients: [nutrient], days: day...day), context).parts
    }
    // What there is of it all the same.
    let unset = wanted.filter { held.goals[$0] == nil && ![.energy, .water].contains($0) && !needed.contains($0) }
    if !unset.isEmpty, totals.sum.count > 0 { outcome.parts.append(.summary(days: day...day, meal: nil, totals: [totals], nutrients: unset)) }
    if wanted.contains(.water), held.goals[.water] == nil { outcome.parts.append(.waterDrunk(day...day, try context.diary.water(day...day))) }
    let burnt = totals.exerciseKilocalories
    outcome.parts +=
        withExercise && wanted == [.energy] && held.goals[.energy] == nil && burnt > 0
        ? [.creditWithoutGoal(burnt)] : wanted.filter { held.goals[$0] == nil && !needed.contains($0) }.map { .noGoal(nutrient: $0) }
    return outcome
}

/// "what am I missing today?": of the goals, and of what the body needs where none of them is of a nutrient.
func askMissing(_ when: When, _ context: ActionContext) throws -> Outcome {
    let goals = try context.diary.goals(on: context.day(when)).keys
    let needs = InsightQuery(.needs, days: when.days)
    if goals.isEmpty { return try askInsight(needs, context) }
    let remaining = try askRemaining(when, nutrients: [], context)
    guard goals.allSatisfy({ $0 == .energy || $0 == .water }) else { return remaining }
    var outcome = try askInsight(needs, context)
    outcome.parts = remaining.parts + outcome.parts
    return outcome
}

import Dialogue
import Nutrition
import Store

/// "what are my goals?", "what was my goal on monday?", "how have my goals changed?".
func askGoals(_ when: When, isHistory: Bool, _ nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    if isHistory {
        let goals = try context.diary.goals().filter { nutrients.isEmpty || nutrients.contains($0.nutrient) }
        return Outcome(name: "ask_profile", parts: [.own(goals.isEmpty ? .noGoals(day: context.today) : .goalHistory(goals))])
    }
    let day = when.days?.lowerBound ?? context.today
    let goals = try context.diary.goals(on: day)
    let senses = try context.diary.goalSenses(on: day)
    let missing = nutrients.filter { goals[$0] == nil }
    if !nutrients.isEmpty, missing.count == nutrients.count {
        // What is recommended, where no goal is kept.
        let isLimit = missing.allSatisfy { GoalKind($0) == .limit }
        let advised = missing == [.energy] ? [] : try askIntake(missing, limit: isLimit, of: context.profile(), context).parts
        return Outcome(name: "ask_profile", parts: [.own(.noGoalToEnd(missing))] + advised)
    }
    let list = (nutrients.isEmpty ? Nutrient.allCases : nutrients).compactMap { nutrient in
        goals[nutrient].map { DailyGoal(nutrient, $0, sense: senses[nutrient]) }
    }
    var parts: [Part] = [.own(list.isEmpty ? .noGoals(day: day) : .goals(list, day: day))]
    // A weight to be reached is a goal too.
    if nutrients.isEmpty, let desired = try context.diary.setting("desired_kg").flatMap(Double.init), let now = try context.diary.weights(nil).last {
        parts = (list.isEmpty ? [] : parts) + [.own(.toGo(now: now, desired: desired))]
    }
    return Outcome(name: "ask_profile", parts: parts)
}

/// "remove my protein goal": from today on there is none; past days keep theirs.
func endGoals(_ nutrients: [Nutrient], all: Bool, _ context: ActionContext) throws -> Outcome {
    let goals = try context.diary.goals(on: context.today)
    var ended = nutrients.filter { goals[$0] != nil }
    if nutrients.isEmpty {
        // The goal is that of energy, where there is one, or the only one.
        ended = all ? Nutrient.allCases.filter { goals[$0] != nil } : goals[.energy] != nil ? [.energy] : goals.count == 1 ? Array(goals.keys) : []
        if ended.isEmpty, goals.count > 1 {
            let options = Nutrient.allCases.filter { goals[$0] != nil }.prefix(3).map {
                Option(title: "nutrient.\($0.key)", words: [], request: .own(.endGoals([$0], all: false)))
            }
            return Outcome(
                name: "set_goal",
                question: Question(
                    name: .whichEntry, subject: "goals", options: Array(options), pending: .own(.endGoals([], all: false)), turn: context.turn))
        }
    }
    guard !ended.isEmpty else { return Outcome(name: "set_goal", parts: [.own(.noGoalToEnd(nutrients))]) }
    let stored = try ended.map { try context.diary.add(Goal(nutrient: $0, from: context.today, amount: nil)) }
    return Outcome(
        name: "set_goal", events: [.slot(.day(context.today))], parts: [.own(.goalsEnded(stored))], day: try context.diary.totals(context.today))
}

/// The nutrients beside these that have a goal.
func others(than kept: [Nutrient], _ context: ActionContext) throws -> [Nutrient] {
    let goals = try context.diary.goals(on: context.today)
    return Nutrient.allCases.filter { goals[$0] != nil && !kept.contains($0) }
}

/// "40% carbs, 30% protein, 30% fat": of the goal of energy; where there is none, that is asked for.
func setShares(_ shares: [DailyGoal], _ context: ActionContext) throws -> Outcome {
    guard let energy = try context.diary.goals(on: context.today)[.energy] else { return try setGoal(.energy, amount: nil, context) }
    return try setGoals([DailyGoal(.energy, energy)] + DailyGoal.grams(of: shares, in: energy), context)
}

/// Goals that were worked out together, each within its bounds.
func setGoals(_ goals: [DailyGoal], _ context: ActionContext) throws -> Outcome {
    if let energy = goals.first(where: { $0.nutrient == .energy }) {
        let outcome = try setGoal(.energy, amount: energy.amount, context)
        // Declined: then the shares of it are none either.
        if outcome.parts.contains(where: { if case .goalUnsafe = $0 { true } else { false } }) { return outcome }
    }
    var stored: [Goal] = []
    for goal in goals where goal.nutrient != .energy {
        stored.append(try context.diary.add(Goal(nutrient: goal.nutrient, from: context.today, amount: goal.amount)))
    }
    if let energy = goals.first(where: { $0.nutrient == .energy }) {
        stored.insert(Goal(nutrient: .energy, from: context.today, amount: energy.amount), at: 0)
    }
    return Outcome(
        name: "set_goal", events: [.slot(.day(context.today))], parts: [.own(.goalsSet(stored))], day: try context.diary.totals(context.today))
}

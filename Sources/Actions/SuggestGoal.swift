import Dialogue
import NLU
import Nutrition
import Store

/// "how many calories should I eat?", "lose half a kilo a week": worked out from the profile, within what is safe, and offered.
///
/// What is missing is asked for, all at once; who will not tell gets round figures to choose from.
func suggestGoal(_ mention: AimMention, guess: Bool, _ context: ActionContext) throws -> Outcome {
    let aim = try context.measured(mention)
    // "how many calories should I eat a day?", after a loss was spoken of.
    if aim == AimMention(), let last = context.tracker.aim, last != aim { return try suggestGoal(last, guess: guess, context) }
    var outcome = Outcome(name: "suggest_goal", events: [.slot(.aim(aim))])
    let profile = try context.profile()
    let missing = EnergyRequirement.missing(profile)
    if !missing.isEmpty {
        // "10 kilos en una semana": too fast for any body.
        if aim.direction == .lose, aim.target == nil, let pace = aim.weightAim(from: profile.kilograms ?? 0).pace,
            pace > WeightPlan.fastestLoss * 1.05
        {
            outcome.parts = [.goalBound(.fastestLoss)]
        }
        if guess {
            outcome.append(try setGoal(.energy, amount: nil, context))
            outcome.parts.append(.goalGuessed)
        } else {
            outcome.question = Question(
                name: .aboutYou, subject: missing.map(\.rawValue).joined(separator: ","), options: [], pending: .suggestGoal(aim, guess: false),
                turn: context.turn)
        }
        return outcome
    }
    guard let plan = WeightPlan(profile, aim.weightAim(from: profile.kilograms ?? 0)) else {
        outcome.parts = [.goalTooYoung]
        return outcome
    }
    outcome.parts = [.goalSuggested(plan)]
    let amount = plan.kilocalories
    // It is the goal already.
    if try context.diary.goals(on: context.today)[.energy] == amount {
        outcome.parts.append(.own(.goals([DailyGoal(.energy, amount)], day: context.today)))
        return outcome
    }
    outcome.question = Question(
        name: .acceptGoal, subject: "\(Int(amount))",
        options: [Option(title: "option.yes", words: ["yes"], request: .setGoal(nutrient: .energy, amount: amount))],
        pending: .suggestGoal(aim, guess: false), turn: context.turn)
    return outcome
}

extension ActionContext {
    /// "drop 40": of the unit in which the person is weighed.
    fileprivate func measured(_ mention: AimMention) throws -> AimMention {
        let weight = try diary.weights(nil).last
        var aim = mention
        // "165 lb, trying to bulk": nobody means to change by all that is weighed.
        if let all = weight?.kilograms, let change = aim.kilograms, abs(all - change) < 0.01 { aim.kilograms = nil }
        guard let amount = mention.unmeasured, let unit = weight?.unit else { return aim }
        let grams = Unit(unit == "stone" && amount > 8 ? "lb" : unit).grams ?? 1000
        (aim.kilograms, aim.unmeasured) = (amount * grams / 1000, nil)
        return aim
    }

    /// The weight that "lose 15 lb" leads to; nil where none was said, or no plan leads there.
    func weightAimedAt() throws -> BodyWeight? {
        let profile = try profile()
        guard let aim = tracker.aim, aim.target == nil, let change = aim.kilograms, var weight = try diary.weights(nil).last,
            [.lose, .gain].contains(aim.direction), let plan = WeightPlan(profile, aim.weightAim(from: profile.kilograms ?? 0)),
            abs(plan.kilocalories - plan.requirement.kilocalories) > 10
        else { return nil }
        weight.kilograms = ((weight.kilograms + (aim.direction == .lose ? -change : change)) * 1000).rounded() / 1000
        return weight
    }
}

/// "is 1000 calories a day ok?": what is not safe is declined as a goal would be; else what is needed is told.
func judgeEnergy(_ amount: Double, _ context: ActionContext) throws -> Outcome {
    try context.isUnsafe(.energy, amount)
        ? setGoal(.energy, amount: amount, context) : suggestGoal(context.tracker.aim ?? AimMention(), guess: false, context)
}

/// "is that realistic?", of a weight to be reached: the pace it asks for beside the fastest that is planned.
func judgePace(_ mention: AimMention, _ context: ActionContext) throws -> Outcome {
    let weight = try context.profile().kilograms
    guard weight != nil || mention.target == nil else { return try suggestGoal(mention, guess: false, context) }
    let aim = mention.weightAim(from: weight ?? 0)
    let fastest = WeightPlan.fastest(aim.direction, from: weight)
    let pace = aim.pace ?? WeightPlan.usual(aim.direction, from: weight)
    return Outcome(
        name: "explain_goal",
        parts: [.own(.paceJudged(pace, isAsked: aim.pace != nil, fastest: fastest, change: aim.kilograms, unit: mention.targetUnit ?? "kg"))])
}

/// "why?" after a goal that was worked out: nil when the last reply was about something else.
func explainGoal(number: Double?, _ context: ActionContext) throws -> Outcome? {
    guard let aim = context.tracker.aim, let last = context.tracker.lastAction else { return nil }
    let profile = try context.profile()
    guard let plan = WeightPlan(profile, aim.weightAim(from: profile.kilograms ?? 0)) else { return nil }
    let isItsNumber = number.map { abs($0 - plan.kilocalories) < 1 || abs($0 - plan.requirement.kilocalories) < 1 }
    let isInForce = try context.diary.goals(on: context.today)[.energy] == plan.kilocalories
    let isAbout = ["suggest_goal", "explain_goal"].contains(last) || ["set_goal", "ask_profile"].contains(last) && isInForce
    guard isItsNumber ?? isAbout else { return nil }
    return Outcome(name: "explain_goal", parts: [.goalExplained(plan)])
}

/// "how's my goal calculated?": by the plan it comes from, else as the person set it.
func explainGoal(_ context: ActionContext) throws -> Outcome {
    if let outcome = try context.explainRefusal() { return outcome }
    let goal = try context.diary.goals(on: context.today)[.energy]
    if let aim = context.tracker.aim, let plan = WeightPlan(try context.profile(), aim.weightAim(from: try context.profile().kilograms ?? 0)),
        goal == nil || goal == plan.kilocalories
    {
        return Outcome(name: "explain_goal", parts: [.goalExplained(plan)])
    }
    let goals = try context.diary.goals()
    return Outcome(name: "explain", parts: [.own(goals.isEmpty ? .noGoals(day: context.today) : .goalHistory(goals))])
}

extension AimMention {
    /// The aim, counted from a weight in kilograms.
    func weightAim(from current: Double) -> WeightAim {
        var direction = self.direction ?? .keep
        var total = kilograms
        if let target {
            direction = target < current ? .lose : target > current ? .gain : .keep
            total = abs(current - target)
        }
        let pace = kilogramsPerWeek ?? kilocalories.map { $0 * 7 / WeightPlan.kilocaloriesPerKilogram }
        return WeightAim(direction, kilograms: total, weeks: weeks, kilogramsPerWeek: pace)
    }
}

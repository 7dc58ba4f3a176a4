import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "my goal is 2000": a daily goal from today on; unsafe ones are declined with the safe bound and its source.
func setGoal(_ nutrient: Nutrient, amount: Double?, sense: GoalSense? = nil, _ context: ActionContext) throws -> Outcome {
    guard let amount else {
        let options = try context.suggestedGoals(nutrient).map { suggested in
            Option(
                title: "\(Int(suggested)) \(nutrient.unit)", words: ["\(Int(suggested))"],
                request: GoalKind(nutrient) == .limit
                    ? .boundGoal(DailyGoal(nutrient, suggested, sense: GoalSense(.limit))) : .setGoal(nutrient: nutrient, amount: suggested))
        }
        return Outcome(
            name: "set_goal",
            question: Question(
                name: .whichAmount, subject: nutrient.key, options: options, pending: .setGoal(nutrient: nutrient, amount: nil),
                turn: context.turn))
    }
    // "sube la meta a 120", where protein alone has a goal: nobody eats so few kilocalories.
    if nutrient == .energy, amount < 500, case let goals = try context.diary.goals(on: context.today), goals[.energy] == nil, let only = goals.only {
        return try setGoal(only.key, amount: amount, sense: sense, context)
    }
    if nutrient == .energy, let kilograms = try context.weightMeant(by: amount) {
        var aim = AimMention()
        (aim.target, aim.targetUnit) = (kilograms, kilograms == amount ? "kg" : "lb")
        var outcome = try setDesiredWeight(kilograms: kilograms, unit: aim.targetUnit ?? "kg", context)
        outcome.append(try suggestGoal(aim, guess: false, context))
        return outcome
    }
    if let refusal = try context.refusal(nutrient, amount) { return Outcome(name: "set_goal", parts: [refusal]) }
    let previous = try context.diary.goals(on: context.today)[nutrient]
    // Another number for a limit is a limit still; a range needs both its ends.
    let before = previous == nil ? nil : try context.diary.goalSenses(on: context.today)[nutrient]
    let sense = sense ?? before.flatMap { $0.least == nil ? $0 : nil }
    let stored = try context.diary.add(Goal(nutrient: nutrient, from: context.goalsFrom ?? context.today, amount: amount, sense: sense))
    // The goal that was offered for it is taken: so is the weight it leads to.
    let reached = nutrient == .energy && context.tracker.question?.name == .acceptGoal ? try context.weightAimedAt() : nil
    return Outcome(
        name: "set_goal", events: [.slot(.day(context.today))],
        parts: [.goalSet(stored, previous: previous)]
            + (try reached.map { try setDesiredWeight(kilograms: $0.kilograms, unit: $0.unit, context).parts } ?? []),
        day: try context.goalsFrom == nil ? context.diary.totals(context.today) : nil)
}

/// "increase it by 200", "should I raise my goal?": of the nutrient named, else of the only goal, else of energy.
func changeGoal(_ nutrient: Nutrient?, by step: Double?, _ context: ActionContext) throws -> Outcome {
    let goals = try context.diary.goals(on: context.today)
    let nutrient = nutrient ?? (goals.count == 1 ? goals.keys.first : nil) ?? .energy
    if let step, let amount = goals[nutrient] { return try setGoal(nutrient, amount: amount + step, context) }
    if nutrient == .energy { return try suggestGoal(AimMention(), guess: false, context) }
    // "should I raise it?": what a body needs of it stands beside the goal.
    guard step == nil, goals[nutrient] != nil else { return try setGoal(nutrient, amount: nil, context) }
    var outcome = try askIntake([nutrient], limit: GoalKind(nutrient) == .limit, of: try context.profile(), context)
    outcome.parts.append(.remaining(try context.diary.totals(context.today), nutrients: [nutrient]))
    return outcome
}

/// "2 g of protein per kg": by the weight that is known.
func setGoal(perKilogram goal: DailyGoal, _ context: ActionContext) throws -> Outcome {
    guard let weight = try context.profile().kilograms else { return Outcome(name: "set_goal", parts: [.noWeight]) }
    return try setGoal(goal.nutrient, amount: (goal.amount * weight).rounded(), sense: goal.sense, context)
}

/// "what's the lowest that's safe?": the bound of this body, and where it comes from.
func tellLowestGoal(_ context: ActionContext) throws -> Outcome {
    Outcome(name: "ask_intake", parts: try context.bound(.energy, 1).map { [.own(.lowestGoal($0.amount, source: $0.source))] } ?? [])
}

/// The most that is set as a daily goal in energy, kcal.
private let mostEnergy = 6000.0

extension ActionContext {
    /// Why a goal is not set; nil for one that is.
    fileprivate func refusal(_ nutrient: Nutrient, _ amount: Double) throws -> Part? {
        try bound(nutrient, amount).map { .goalUnsafe(nutrient: nutrient, amount: amount, bound: $0.amount, source: $0.source) }
    }

    /// "why not?", "what's the lowest I can go?", after a goal was not set: the bound and its source once more.
    func explainRefusal() throws -> Outcome? {
        guard case .setGoal(let nutrient, let amount?)? = tracker.inquiry, ["set_goal", "explain"].contains(tracker.lastAction ?? "") else {
            return nil
        }
        return try refusal(nutrient, amount).map { Outcome(name: "explain", parts: [$0]) }
    }

    /// The bound that a goal goes beyond, with where it comes from; nil for one within.
    fileprivate func bound(_ nutrient: Nutrient, _ amount: Double) throws -> (amount: Double, source: String)? {
        guard amount > 0, amount.isFinite else { return (0, "") }
        let profile = try profile()
        if nutrient == .energy {
            let floor = WeightPlan.floor(profile.impliedSex)
            if let least = leastOfGrowth(profile), amount < least, least > floor { return (least, EnergyRequirement.source) }
            if amount < floor { return (floor, WeightPlan.floorSource) }
            return amount > mostEnergy ? (mostEnergy, "") : nil
        }
        if let upper = knowledge.intakes.upper(nutrient, for: profile)?.amount, amount > upper {
            return (upper, "Dietary Reference Intakes, National Academies")
        }
        let grams = nutrient.unit == "g" && nutrient != .water ? amount : 0
        return grams > 1000 ? (1000, "") : nil
    }

    /// "my target is 82", of who weighs 88 kg: no day has so few kilocalories, and a body may well weigh it. In kg.
    fileprivate func weightMeant(by number: Double) throws -> Double? {
        guard (40...300).contains(number), let weight = try profile().kilograms else { return nil }
        // Within a third of what is weighed now.
        return [number, number * 0.45359237].first { abs($0 - weight) < weight / 3 }
    }

    /// Whether a goal goes beyond what is safe.
    func isUnsafe(_ nutrient: Nutrient, _ amount: Double) throws -> Bool { try bound(nutrient, amount) != nil }

    /// Goals to choose from when none was said: for energy round figures about a food label's 2,000 kcal (21 CFR 101.9), else the reference intake.
    fileprivate func suggestedGoals(_ nutrient: Nutrient) throws -> [Double] {
        if nutrient == .energy { return [1800, 2000, 2200] }
        // Of what there is to be less of, the most that is well.
        if GoalKind(nutrient) == .limit,
            let most = knowledge.intakes.intake(.cdrr, nutrient, for: try profile())?.amount ?? LabelValue(nutrient)?.amount
        {
            return [most]
        }
        return knowledge.intakes.recommended(nutrient, for: try profile()).map { [$0.amount.rounded()] } ?? []
    }
}

/// The lowest goal of a body that grows, carries or feeds a child: its requirement less one standard error of the equation, to the nearest ten;
/// nil for others, and where the requirement cannot be told.
private func leastOfGrowth(_ profile: Profile) -> Double? {
    guard profile.state != nil || (profile.age ?? 18) < 18 else { return nil }
    var profile = profile
    // The first trimester asks for no more than before.
    if profile.state == .pregnant(trimester: nil) { profile.state = .pregnant(trimester: 1) }
    return EnergyRequirement(profile).map { (($0.kilocalories - $0.standardError) / 10).rounded() * 10 }
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "what is vitamin B12 good for?": in a few words, and how much of it a day should have.
func tellNutrient(_ nutrient: Nutrient, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "ask_intake", parts: [.aboutNutrient(nutrient)])
    if nutrient != .energy, context.knowledge.intakes.recommended(nutrient, for: try context.profile()) != nil {
        outcome.parts += try askIntake([nutrient], limit: false, of: try context.profile(), context).parts
    }
    return outcome
}

/// "set that as my goal", after it was told: the share of energy as a range, the recommended intake, or the limit.
func adoptIntake(_ nutrient: Nutrient, limit: Bool, _ context: ActionContext) throws -> Outcome {
    let profile = try context.profile()
    let energy = try context.energyOfDay(profile)
    if !limit, let energy, let range = MacronutrientRange.all(age: profile.age).first(where: { $0.nutrient == nutrient }) {
        let grams = range.grams(kilocalories: energy)
        return try setGoal(nutrient, amount: grams.upperBound.rounded(), sense: GoalSense(.limit, least: grams.lowerBound.rounded()), context)
    }
    let intakes = context.knowledge.intakes
    let most = intakes.intake(.cdrr, nutrient, for: profile) ?? intakes.upper(nutrient, for: profile)
    guard let recommended = intakes.recommended(nutrient, for: profile), !limit else {
        return try setGoal(nutrient, amount: most?.amount, sense: most == nil ? nil : GoalSense(.limit), context)
    }
    return try setGoal(nutrient, amount: recommended.amount, context)
}

/// "how much iron do I need?": the reference intake for this body, and the limit.
func askIntake(_ nutrients: [Nutrient], limit: Bool, of profile: Profile, byWeight: Bool = false, _ context: ActionContext) throws -> Outcome {
    guard !nutrients.isEmpty else { return try suggestGoal(.init(), guess: false, context) }
    let intakes = context.knowledge.intakes
    let energy = try context.energyOfDay(profile)
    let answers = nutrients.map { nutrient in
        IntakeAnswer(
            nutrient: nutrient, recommended: intakes.recommended(nutrient, for: profile, byWeight: byWeight),
            limit: intakes.intake(.ul, nutrient, for: profile) ?? intakes.intake(.cdrr, nutrient, for: profile),
            range: MacronutrientRange.all(age: profile.age).first { $0.nutrient == nutrient }, kilocalories: energy, asksForLimit: limit)
    }
    return Outcome(name: "ask_intake", parts: [.intakes(answers, profile)])
}

/// "¿cuánta proteína por kg debería comer?": the allowance by weight, and what that is for the person's own.
func askNeeded(_ nutrient: Nutrient, kilograms: Double?, _ context: ActionContext) throws -> Outcome {
    var body = try context.profile()
    let own = kilograms ?? body.kilograms
    body.kilograms = 1
    guard let each = context.knowledge.intakes.recommended(nutrient, for: body, byWeight: true), each.scope == .perKilogram else {
        return Outcome(name: "ask_intake")
    }
    let part = OwnPart.neededPerKilogram(nutrient, each.amount, kind: each.kind.rawValue, source: each.source, kilograms: own)
    return Outcome(name: "ask_intake", parts: [.own(part)])
}

/// "how many carbs per meal?": a third of the goal or of what a day should have.
func askPerMeal(_ nutrient: Nutrient, _ context: ActionContext) throws -> Outcome {
    let day = try context.diary.goals(on: context.today)[nutrient] ?? context.knowledge.intakes.recommended(nutrient, for: context.profile())?.amount
    return Outcome(name: "ask_intake", parts: day.map { [.own(.perMeal(nutrient, $0 / 3))] } ?? [])
}

/// "and if I weigh 75 kg?", "and for a pregnant woman?": the same of a body that is supposed; nothing of it is kept.
func supposeIntake(_ nutrients: [Nutrient], limit: Bool, _ facts: ProfileFacts, isOfOther: Bool, _ context: ActionContext) throws -> Outcome {
    let profile = (isOfOther ? Profile() : try context.profile()).supposing(facts, on: context.today)
    if nutrients == [.energy] { return Outcome(name: "ask_intake", parts: profile.energyNeeded) }
    return try askIntake(nutrients, limit: limit, of: profile, byWeight: facts.kilograms != nil, context)
}

extension Profile {
    /// What such a body uses; what is not told of it is that of the reference body, and of both sexes where none is told.
    fileprivate var energyNeeded: [Dialogue.Part] {
        let sexes = impliedSex.map { [$0] } ?? [.female, .male]
        let parts = sexes.compactMap { sex -> Dialogue.Part? in
            var body = self, assumed: [Part] = []
            body.sex = sex
            if age == nil { assumed.append(.age) }
            let years = age ?? ReferenceBody.adultAge, usual = ReferenceBody.measures(sex, age: years)
            body.age = years
            if heightCentimetres == nil { assumed.append(.height) }
            if kilograms == nil { assumed.append(.weight) }
            body.heightCentimetres = heightCentimetres ?? usual.centimetres
            body.kilograms = kilograms ?? usual.kilograms
            return EnergyRequirement(body).map { .energyNeeded($0, assumed: assumed) }
        }
        return parts.isEmpty ? [.goalTooYoung] : parts
    }

    /// With what is supposed of it; what cannot be is left as it is.
    fileprivate func supposing(_ facts: ProfileFacts, on today: Day) -> Profile {
        func possible(_ part: Part, _ value: Double?) -> Double? { value.flatMap { part.plausible?.contains($0) == true ? $0 : nil } }
        var profile = self
        let years = facts.age ?? facts.birthYear.map { Double(today.civil.year - $0) }
        if let sex = facts.sex { profile.sex = sex }
        if let age = possible(.age, years) { profile.age = Int(age) }
        if let height = possible(.height, facts.heightCentimetres) { profile.heightCentimetres = height }
        if let kilograms = possible(.weight, facts.kilograms) { profile.kilograms = kilograms }
        if let activity = facts.activity { profile.activity = activity }
        switch facts.state {
        case .now(let state): profile.state = state
        case .over: profile.state = nil
        case nil: break
        }
        return profile
    }
}

extension ActionContext {
    /// kcal of a day by the goal, else by what the body uses; nil where neither is known.
    fileprivate func energyOfDay(_ profile: Profile) throws -> Double? {
        try diary.goals(on: today)[.energy] ?? EnergyRequirement(profile)?.kilocalories
    }
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "what is vitamin B12 good for?": in a few words, and how much of it a day should have.
func tellNutrient(_ nutrient: Nutrient, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "ask_intake", parts: [.aboutNutrient(nutrient)])
    if nutrient != .energy, context.knowledge.intakes.recommended(nutrient, for: try context.profile()) != nil {
        outcome.parts += try askIntake([nutrient], limit: false, context).parts
    }
    return outcome
}

/// "how much iron do I need?": the reference intake for this person, and the limit.
func askIntake(_ nutrients: [Nutrient], limit: Bool, _ context: ActionContext) throws -> Outcome {
    guard !nutrients.isEmpty else { return try suggestGoal(.init(), guess: false, context) }
    let profile = try context.profile()
    let intakes = context.knowledge.intakes
    let energy = try context.diary.goals(on: context.today)[.energy] ?? EnergyRequirement(profile)?.kilocalories
    let answers = nutrients.map { nutrient in
        IntakeAnswer(
            nutrient: nutrient, recommended: intakes.recommended(nutrient, for: profile),
            limit: intakes.intake(.ul, nutrient, for: profile) ?? intakes.intake(.cdrr, nutrient, for: profile),
            range: MacronutrientRange.all(age: profile.age).first { $0.nutrient == nutrient }, kilocalories: energy, asksForLimit: limit)
    }
    return Outcome(name: "ask_intake", parts: [.intakes(answers, profile)])
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

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

import Dialogue
import Nutrition
import Store

/// "what do you know about me?": what the person told of themselves, and the goals in force.
func askProfile(_ context: ActionContext) throws -> Outcome {
    Outcome(
        name: "ask_profile",
        parts: [
            .profile(
                settings: try context.diary.settings(), goals: try context.diary.goals(on: context.today),
                weight: try context.diary.weights(nil).last)
        ])
}

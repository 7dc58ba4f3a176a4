import Dialogue
import Store

/// "how has my weight changed?": every weight with its day.
func askWeight(_ context: ActionContext) throws -> Outcome {
    let weights = try context.diary.weights(nil)
    return Outcome(name: "ask_weight", parts: [weights.isEmpty ? .noWeight : .weights(weights)])
}

import Dialogue
import Nutrition
import Store

/// "what's my BMI?": from the last weight and the height (WHO 2000, Technical Report Series 894: kg divided by m squared).
func askBodyMass(_ context: ActionContext) throws -> Outcome {
    let height = try context.profile().heightCentimetres
    let weight = try context.diary.weights(nil).last { $0.day <= context.today }
    let value = height.flatMap { height in weight.map { $0.kilograms / (height * height / 10_000) } }
    return Outcome(name: "ask_weight", parts: [.own(.bodyMass(value, of: weight, centimetres: height))])
}

import Dialogue
import Nutrition

/// "was that under 600?": on which side of the figure lies what the question before it in the plan has just told.
func hold(_ asked: Request, _ nutrient: Nutrient, against bound: Double, asksOver: Bool, _ context: ActionContext) throws -> Outcome {
    guard let sum = try sum(of: asked, nutrient, context), sum.isWhole || sum.amount > bound else { return Outcome(name: "ask_summary") }
    return Outcome(name: "ask_summary", parts: [.own(.against(nutrient, bound: bound, isOver: sum.amount > bound, asksOver: asksOver))])
}

/// "am I below 8 g of carbs per kg?": how much that is for each kilogram of the body, and on which side of the figure.
func hold(
    _ asked: Request, _ nutrient: Nutrient, perKilogram bound: Double?, asksOver: Bool, kilograms: Double?, _ context: ActionContext
) throws -> Outcome {
    guard let weight = try kilograms ?? context.profile().kilograms else { return Outcome(name: "ask_summary", parts: [.noWeight]) }
    guard let sum = try sum(of: asked, nutrient, context) else { return Outcome(name: "ask_summary") }
    var outcome = Outcome(name: "ask_summary", parts: [.own(.perKilogram(nutrient, sum.amount / weight))])
    if let bound, sum.isWhole || sum.amount > bound * weight {
        outcome.parts.append(.own(.against(nutrient, bound: bound * weight, isOver: sum.amount > bound * weight, asksOver: asksOver)))
    }
    return outcome
}

/// What a question came to, and whether all of it is known; nil where nothing is.
private func sum(of asked: Request, _ nutrient: Nutrient, _ context: ActionContext) throws -> (amount: Double, isWhole: Bool)? {
    let values = try perform(asked, context).parts.flatMap { part -> [Double?] in
        switch part {
        case .nutrients(let answers): answers.filter { $0.nutrient == nutrient }.map { $0.portion == nil ? $0.usualValue ?? $0.value : $0.value }
        case .summary(_, _, let totals, _): totals.map { $0.sum[nutrient] }
        default: []
        }
    }
    let known = values.compactMap { $0 }
    // What is unknown in part may yet be over the figure.
    return known.isEmpty ? nil : (known.reduce(0, +), known.count == values.count)
}

import Dialogue
import Nutrition

/// "was that under 600?": on which side of the figure lies what the question before it in the plan has just told.
func hold(_ asked: Request, _ nutrient: Nutrient, against bound: Double, asksOver: Bool, _ context: ActionContext) throws -> Outcome {
    let told = try perform(asked, context)
    let values = told.parts.flatMap { part -> [Double?] in
        switch part {
        case .nutrients(let answers): answers.filter { $0.nutrient == nutrient }.map { $0.portion == nil ? $0.usualValue ?? $0.value : $0.value }
        case .summary(_, _, let totals, _): totals.map { $0.sum[nutrient] }
        default: []
        }
    }
    let known = values.compactMap { $0 }
    // What is unknown in part may yet be over it.
    guard !known.isEmpty, case let sum = known.reduce(0, +), known.count == values.count || sum > bound else { return Outcome(name: told.name) }
    return Outcome(name: told.name, parts: [.own(.against(nutrient, bound: bound, isOver: sum > bound, asksOver: asksOver))])
}

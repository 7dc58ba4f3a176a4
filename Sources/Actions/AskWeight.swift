import Dialogue
import Nutrition
import Store

/// "how has my weight changed?": every weight with its day.
func askWeight(_ context: ActionContext) throws -> Outcome {
    // Of a day weighed twice the later holds.
    let weights = try context.diary.weights(nil).reduce(into: [BodyWeight]()) { days, weight in
        if days.last?.day == weight.day { days.removeLast() }
        days.append(weight)
    }
    var outcome = Outcome(name: "ask_weight", parts: [weights.isEmpty ? .noWeight : .weights(weights)])
    let trend = WeightTrend(weights.filter { $0.day <= context.today }.map { ($0.day, $0.kilograms) })
    if let last = weights.last, trend.rate != nil { outcome.parts.append(.weightTrend(trend, unit: last.unit)) }
    return outcome
}

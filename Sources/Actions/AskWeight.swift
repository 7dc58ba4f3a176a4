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
    let all = try context.diary.weights(nil)
    // Of one day alone the first is what the last is held against.
    let told = weights.count == 1 && all.count > 1 ? [all[0], all[all.count - 1]] : weights
    var outcome = Outcome(name: "ask_weight", parts: [told.isEmpty ? .noWeight : .weights(told)])
    let trend = WeightTrend(weights.filter { $0.day <= context.today }.map { ($0.day, $0.kilograms) })
    if let last = weights.last, trend.rate != nil { outcome.parts.append(.weightTrend(trend, unit: last.unit)) }
    return outcome
}

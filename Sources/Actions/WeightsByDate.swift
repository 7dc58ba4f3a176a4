import Dialogue
import Nutrition
import Store

/// "what did I weigh in october?", "compare my weight with last month", "how far to my goal weight?".
func askWeights(_ question: WeightQuestion, _ context: ActionContext) throws -> Outcome {
    let weights = try context.diary.weights(nil)
    guard let now = weights.last(where: { $0.day <= context.today }) ?? weights.last else { return Outcome(name: "ask_weight", parts: [.noWeight]) }
    switch question {
    case .extreme(let isMost, let days):
        let own = weights.filter { days?.contains($0.day) ?? true }
        let row = isMost ? own.max { $0.kilograms < $1.kilograms } : own.min { $0.kilograms < $1.kilograms }
        return Outcome(name: "ask_weight", parts: row.map { [.weights([$0])] } ?? [.noWeight])
    case .planned(let named):
        // "by february" is of the one to come.
        let civil = named.civil, gone = named.distance(to: context.today)
        if gone == 0 { return try askBodyMass(context) }
        let day = gone < 0 ? named : gone < 7 ? named.advanced(by: 7) : Day(year: civil.year + 1, month: civil.month, day: civil.day)
        guard let pace = try context.pacePlanned(), day > context.today, context.today.distance(to: day) <= 400 else {
            return try askBodyMass(context)
        }
        let desired = try context.diary.setting("desired_kg").flatMap(Double.init) ?? context.weightAimedAt()?.kilograms
        var kilograms = now.kilograms + pace * Double(day.number - context.today.number) / 7
        if let desired, (kilograms - desired) * (now.kilograms - desired) < 0 { kilograms = desired }
        return Outcome(name: "ask_weight", parts: [.own(.weightPlanned(day, kilograms: kilograms, pace: abs(pace), unit: now.unit))])
    case .inUnit(let unit):
        var row = now
        row.unit = unit
        return Outcome(name: "ask_weight", parts: [.own(.weightIn(row))])
    case .toGo:
        return Outcome(
            name: "ask_weight",
            parts: [
                .own(.toGo(now: now, desired: try context.diary.setting("desired_kg").flatMap(Double.init) ?? context.weightAimedAt()?.kilograms))
            ])
    case .changed:
        if weights.count > 1 { return try askWeight(context) }
        return Outcome(name: "ask_weight", parts: [.weights([now]), .own(.onlyWeight)])
    case .toReach(let kilograms):
        let trend = WeightTrend(weights.filter { $0.day <= context.today }.map { ($0.day, $0.kilograms) })
        return Outcome(
            name: "ask_weight",
            parts: [.own(.toGo(now: now, desired: kilograms)), .own(.reachedIn(trend.rate, kilograms - now.kilograms, unit: now.unit))])
    case .of(let days):
        let own = weights.filter { days.contains($0.day) }
        let middle = days.lowerBound.advanced(by: days.count / 2)
        let nearest = weights.min { abs($0.day.distance(to: middle)) < abs($1.day.distance(to: middle)) }
        return Outcome(name: "ask_weight", parts: [.own(.weightsOf(days, own, nearest: own.isEmpty ? nearest : nil))])
    case .change(let days):
        let own = weights.filter { days.contains($0.day) }
        // Of one weight alone, the last before it is what it is held against.
        guard let last = own.last, let first = own.count > 1 ? own.first : weights.last(where: { $0.day < days.lowerBound }) else {
            return try askWeights(.of(days), context)
        }
        return Outcome(name: "ask_weight", parts: [.own(.weightSince(first.day...first.day, mean: first.kilograms, count: 1, now: last))])
    case .since(let days):
        let own = weights.filter { days.contains($0.day) && $0.id != now.id }
        // Up to now: the first of that time is what it is held against.
        if days.upperBound >= context.today, let first = own.first {
            return Outcome(name: "ask_weight", parts: [.own(.weightSince(first.day...first.day, mean: first.kilograms, count: 1, now: now))])
        }
        let mean = own.isEmpty ? nil : own.reduce(0) { $0 + $1.kilograms } / Double(own.count)
        return Outcome(name: "ask_weight", parts: [.own(.weightSince(days, mean: mean, count: own.count, now: now))])
    }
}

extension ActionContext {
    /// kg a week that the goal of energy comes to, less than 0 for a loss; nil where there is no goal or no need to hold it against.
    fileprivate func pacePlanned() throws -> Double? {
        guard let goal = try diary.goals(on: today)[.energy], let need = EnergyRequirement(try profile())?.kilocalories else { return nil }
        let pace = (goal - need) * 7 / WeightPlan.kilocaloriesPerKilogram
        return abs(pace) >= 0.05 ? pace : nil
    }
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "is that a lot of sodium?": the figures, and what part they are of what a day should have, or should not pass.
func judge(foods: [FoodMention], nutrients: [Nutrient], when: When?, _ context: ActionContext) throws -> Outcome {
    // "is that too much for me?", of a day that has a goal: what it leaves.
    if let when, nutrients.isEmpty, when.meal == nil, when.days?.count ?? 1 == 1,
        try context.diary.totals(context.day(when)).goals[.energy] != nil
    {
        return try askRemaining(when, nutrients: [], context)
    }
    let nutrients = nutrients.isEmpty ? [.energy] : nutrients
    var outcome: Outcome
    if let when {
        outcome = try askSummary(when, nutrients: nutrients, context)
    } else {
        // What is eaten of it counts, not 100 g.
        let eaten = foods.map { food in
            var food = food
            food.usual = food.usual ?? Amount()
            return food
        }
        outcome = try askNutrients(foods: eaten, nutrients: nutrients, context)
        if foods.count == 1, nutrients.count > 1 {
            outcome.parts = outcome.parts.flatMap { part -> [Part] in
                guard case .nutrients(let answers) = part else { return [part] }
                return nutrients.map { nutrient in .nutrients(answers.filter { $0.nutrient == nutrient }) }
            }
        }
    }
    outcome.name = "ask_nutrient"
    var sums: [Nutrient: Double] = [:]
    for part in outcome.parts {
        switch part {
        case .nutrients(let answers): for answer in answers { sums[answer.nutrient, default: 0] += answer.value ?? 0 }
        // Of several days their mean.
        case .summary(_, _, let totals, _):
            let days = Double(max(1, totals.count { $0.sum.count > 0 }))
            for nutrient in nutrients { sums[nutrient] = totals.reduce(0) { $0 + ($1.sum[nutrient] ?? 0) } / days }
        default: break
        }
    }
    let goals = try context.diary.totals(context.today)
    for nutrient in nutrients {
        guard let amount = sums[nutrient], let measure = try context.measure(of: nutrient, goals) else { continue }
        let share = Part.shareOfDay(nutrient, amount: amount, of: measure)
        // Each figure and what it is of a day, where several are told.
        if let place = outcome.parts.lastIndex(where: {
            if case .nutrients(let answers) = $0 { answers.allSatisfy { $0.nutrient == nutrient } } else { false }
        }) {
            outcome.parts.insert(share, at: place + 1)
        } else {
            outcome.parts.append(share)
        }
    }
    return outcome
}

extension ActionContext {
    /// What a day should have or not pass: the person's goal, else the reference intake, else what food labels go by.
    fileprivate func measure(of nutrient: Nutrient, _ day: DayTotals) throws -> DayMeasure? {
        if let goal = day.allowance(nutrient), goal > 0 {
            return DayMeasure(amount: goal, kind: .goal, isLimit: day.sense(nutrient).kind == .limit)
        }
        let profile = try profile()
        if nutrient == .energy, EnergyRequirement.missing(profile).isEmpty, let need = EnergyRequirement(profile) {
            return DayMeasure(amount: (need.kilocalories / 10).rounded() * 10, kind: .reference, isLimit: false)
        }
        if GoalKind(nutrient) == .limit {
            let most = knowledge.intakes.intake(.cdrr, nutrient, for: profile)?.amount ?? LabelValue(nutrient)?.amount
            return most.map { DayMeasure(amount: $0, kind: .reference, isLimit: true) }
        }
        if let need = knowledge.intakes.recommended(nutrient, for: profile)?.amount, need > 0, nutrient != .carbohydrate {
            return DayMeasure(amount: need, kind: .reference, isLimit: false)
        }
        return LabelValue(nutrient).map { DayMeasure(amount: $0.amount, kind: .label, isLimit: false) }
    }
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "how much potassium was in the soup?": of the rows themselves; a food that is in none is answered from the tables.
func askRows(_ selection: Selection, nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    if let groups = selection.groups {
        let days = selection.when.days ?? context.tracker.day.map { $0...$0 } ?? context.today...context.today
        let rows = try context.pool(When(days: days, meal: selection.when.meal)).filter { row in
            context.food(row.foodID, noun: row.noun).map { groups.contains($0.group) } ?? false
        }
        // "how much did I drink?": the water too, and that alone where it is all.
        if nutrients.isEmpty, groups.contains("drink") {
            let water = try askWater(When(days: days), context)
            guard !rows.isEmpty, days.count == 1 else { return water }
            var outcome = try askRows(Selection(ids: rows.map(\.id)), nutrients: [], context)
            if try !context.diary.water(days).isEmpty { outcome.parts += water.parts }
            return outcome
        }
        guard !rows.isEmpty else { return try askSummary(When(days: days, meal: selection.when.meal), nutrients: nutrients, context) }
        return try askRows(Selection(ids: rows.map(\.id)), nutrients: nutrients, context)
    }
    guard case .entries(var rows) = try context.select(context.together(selection)), !rows.isEmpty else {
        if selection.when.runsOn == true { return try askDiary(selection.when, context) }
        return try askNutrients(foods: selection.foods, nutrients: nutrients, context)
    }
    // "all of that": the meal spoken of.
    if selection.pointsBack, selection.all, let last = try context.spokenOf().last {
        rows = try context.pool(When(days: last.day...last.day, meal: last.meal))
    }
    // Of several days the newest is meant, unless days were named.
    let newest = rows.map(\.day).max() ?? context.today
    var told = selection.when.days == nil ? rows.filter { $0.day == newest } : rows
    // "¿cuánto es cada una?": one of so many.
    if selection.isOneMore == true { told = told.map { $0.quantity > 1 ? context.scaled($0, by: 1 / $0.quantity) : $0 } }
    let nutrients = nutrients.isEmpty ? [.energy] : nutrients
    let answers = nutrients.flatMap { nutrient in
        told.map { row in
            NutrientAnswer(
                food: context.food(row.foodID, noun: row.noun).map { context.name($0, said: row.said) } ?? row.food, noun: row.noun,
                foodID: row.foodID,
                grams: row.grams, portion: row.portion, usual: nil, nutrient: nutrient,
                value: row.nutrients[nutrient], usualValue: nil)
        }
    }
    let last = told[told.count - 1]
    var outcome = Outcome(
        name: "ask_nutrient",
        events: [
            .slot(.entries(told.map(\.id))), .slot(.food(id: last.foodID, noun: last.noun, grams: last.grams)),
            .slot(.explanations(nutrients.flatMap { nutrient in told.map { $0.explanation(of: nutrient) } })),
        ], parts: [.nutrients(answers)], day: selection.when.days == nil ? nil : try context.diary.totals(last.day))
    outcome.countDrinks(answers)
    if selection.pointsBack, selection.foods.isEmpty, selection.isOneMore != true { outcome.parts += try context.mealOf(told, answers, nutrients) }
    return outcome
}

/// "how much iron was that?": of what was told last, and of its meal.
func askOfTold(_ nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    var outcome = try askNutrients(foods: [], nutrients: nutrients, context)
    guard case .nutrients(let answers)? = outcome.parts.only, let last = answers.last, case let rows = try context.spokenOf(),
        rows.last.map({ $0.foodID == last.foodID && $0.noun == last.noun }) == true
    else { return outcome }
    outcome.parts += try context.mealOf(rows, answers, nutrients.isEmpty ? [.energy] : nutrients)
    return outcome
}

extension ActionContext {
    /// "how much was that?", after the last of several rows of a meal that is being told: that may be meant, or all of it, which is told as well.
    func mealOf(_ rows: [Entry], _ answers: [NutrientAnswer], _ nutrients: [Nutrient]) throws -> [Part] {
        guard said.contains(where: ActionContext.pointing.contains), let last = rows.last,
            rows.allSatisfy({ ($0.day, $0.meal) == (last.day, last.meal) })
        else { return [] }
        let when = When(days: last.day...last.day, meal: last.meal), times = try diary.written(last.day...max(last.day, today))
        let others = try pool(when).filter { row in !answers.contains { $0.foodID == row.foodID && $0.noun == row.noun } }
        guard others.contains(where: { row in times[row.id].map { moment.epoch - $0 < ActionContext.telling } ?? false }) else { return [] }
        return try askSummary(when, nutrients: nutrients, self).parts
    }

    private static let pointing = Set(
        Word.split("that this it those these was were altogether eso esto ese esa es son fue fueron era eran"))
    /// Seconds within which a meal is told, and thought of as one.
    private static let telling = 20 * 60.0
}

/// "can I have a burger?": what it has against what is left of today.
func askFits(foods: [FoodMention], _ context: ActionContext) throws -> Outcome {
    var outcome = try fits(foods: foods, context)
    if case .pregnant? = try context.profile().state {
        outcome.parts = [.talk(.pregnancyFood)] + outcome.parts.filter { if case .noGoal = $0 { false } else { true } }
        return outcome
    }
    // Before how much of it: whether the person may have it at all.
    let tastes = try Tastes(context.diary)
    let own = foods.compactMap { mention in context.food(mention).flatMap { tastes.conflict(with: $0, named: context.title($0, said: mention.said)) }
    }
    // Of what only its carbohydrate speaks against a portion may still have room.
    let within =
        try own.only?.isOfKetoAlone == true
        ? foods.only.flatMap { mention in try context.food(mention).flatMap { try context.withinKeto(mention, $0) } } : nil
    if let within {
        outcome.parts = [within] + outcome.parts.filter { if case .nutrients = $0 { true } else { false } }
    } else if !own.isEmpty {
        // What it holds, but not whether there is room for it.
        outcome.parts = own + outcome.parts.filter { if case .nutrients = $0 { true } else { false } }
        outcome.day = nil
    } else if try context.diary.totals(context.today).goals.isEmpty {
        // Without a goal the question is of what one keeps to.
        let free = foods.compactMap { mention in
            context.food(mention).flatMap { tastes.agreement(with: $0, named: context.title($0, said: mention.said)) }
        }
        if !free.isEmpty { outcome.parts = free + outcome.parts.filter { if case .noGoal = $0 { false } else { true } } }
    }
    return outcome
}

extension Part {
    /// That a food is against a ketogenic diet and against nothing else.
    fileprivate var isOfKetoAlone: Bool {
        if case .conflict(_, _, let asked, let diets) = self { asked.isEmpty && diets.map(\.diet) == [.keto] } else { false }
    }
}

private func fits(foods: [FoodMention], _ context: ActionContext) throws -> Outcome {
    let totals = try context.diary.totals(context.today)
    let portions = foods.compactMap { mention in
        context.food(mention).map { (food: $0, portion: $0.portion(mention.amount, usual: mention.usual), said: mention.said) }
    }
    // A limit that the person set counts beside energy: "max 150 g of carbs".
    let limits = Nutrient.allCases.filter { $0 != .energy && totals.goals[$0] != nil && (totals.senses[$0]?.kind ?? GoalKind($0)) != .minimum }
    let told = limits.filter { totals.senses[$0] != nil || totals.goals[.energy] == nil }.prefix(2)
    let bound = told.compactMap { nutrient -> Part? in
        let amount = portions.reduce(0) { $0 + ($1.food.nutrients(grams: $1.portion.grams)[nutrient] ?? 0) }
        return totals.remaining(nutrient).map { .fitsIn(nutrient, amount: amount, left: $0) }
    }
    if totals.goals[.energy] == nil, !bound.isEmpty, let last = portions.last {
        let answers = told.flatMap { nutrient in
            portions.map { item in
                NutrientAnswer(
                    food: context.name(item.food, said: item.said), noun: item.food.noun, foodID: item.food.id, grams: item.portion.grams,
                    portion: item.portion, usual: nil, nutrient: nutrient, value: item.food.nutrients(grams: item.portion.grams)[nutrient],
                    usualValue: nil)
            }
        }
        return Outcome(
            name: "ask_remaining", events: [.slot(.food(id: last.food.id, noun: last.food.noun, grams: last.portion.grams))],
            parts: [.nutrients(answers)] + bound, day: totals)
    }
    guard let left = totals.remaining(.energy), !portions.isEmpty else {
        var outcome = try askNutrients(foods: foods, nutrients: [.energy], context)
        outcome.name = "ask_remaining"
        // "what would a taco do to my day?", without a goal: what the day would come to.
        if totals.remaining(.energy) == nil, !portions.isEmpty {
            let thought = try suppose(.logFood(LogFood(foods: foods, when: When())), context)
            for case .supposed(_, let day) in thought.parts { outcome.parts.append(.supposed([], day)) }
        }
        if totals.remaining(.energy) == nil { outcome.parts.append(.noGoal(nutrient: .energy)) }
        outcome.day = totals
        return outcome
    }
    let energies = portions.map { $0.food.nutrients(grams: $0.portion.grams)[.energy] ?? 0 }
    let answers = zip(portions, energies).map { item, energy in
        NutrientAnswer(
            food: context.name(item.food, said: item.said), noun: item.food.noun, foodID: item.food.id, grams: item.portion.grams,
            portion: item.portion,
            usual: nil, nutrient: .energy, value: energy, usualValue: nil)
    }
    let last = portions[portions.count - 1]
    return Outcome(
        name: "ask_remaining",
        events: [.slot(.food(id: last.food.id, noun: last.food.noun, grams: last.portion.grams))],
        parts: [.nutrients(answers), .fits(energy: energies.reduce(0, +), left: left)] + bound, day: totals)
}

/// "why so much sodium?": the chains of one nutrient, what gave most first.
func explain(_ nutrient: Nutrient, _ when: When, _ context: ActionContext) throws -> Outcome {
    var rows = try context.pool(when.isEmpty ? When(days: context.tracker.day.map { $0...$0 }) : when)
    if rows.isEmpty { rows = try context.pool(When()) }
    guard !rows.isEmpty else { return try explain(number: nil, foods: [], context) }
    let chain = rows.sorted { ($0.nutrients[nutrient] ?? -1, $1.id) > ($1.nutrients[nutrient] ?? -1, $0.id) }.prefix(20).map {
        context.traced($0.explanation(of: nutrient))
    }
    return Outcome(name: "explain", events: [.slot(.explanations(chain))], parts: [.explained(chain)])
}

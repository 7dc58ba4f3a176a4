import Dialogue
import NLU
import Nutrition
import Store

/// "would a banana put me over 2000?": the food, and what is left with it up to that figure, which is no goal.
func askFits(foods: [FoodMention], _ nutrient: Nutrient, upTo bound: Double, _ context: ActionContext) throws -> Outcome {
    let totals = try context.diary.totals(context.today)
    let portions = foods.compactMap { mention in
        context.food(mention).map { (food: $0, portion: $0.portion(mention.amount, usual: mention.usual), said: mention.said) }
    }
    guard let last = portions.last else { return try askNutrients(foods: foods, nutrients: [nutrient], context) }
    let answers = portions.map { item in
        NutrientAnswer(
            food: context.name(item.food, said: item.said), noun: item.food.noun, foodID: item.food.id, grams: item.portion.grams,
            portion: item.portion, usual: nil, nutrient: nutrient, value: item.food.nutrients(grams: item.portion.grams)[nutrient], usualValue: nil)
    }
    let amount = answers.reduce(0) { $0 + ($1.value ?? 0) }, left = bound - (totals.sum[nutrient] ?? 0)
    return Outcome(
        name: "ask_remaining", events: [.slot(.food(id: last.food.id, noun: last.food.noun, grams: last.portion.grams))],
        parts: [.nutrients(answers), nutrient == .energy ? .fits(energy: amount, left: left) : .fitsIn(nutrient, amount: amount, left: left)],
        day: totals)
}

/// "how much was dinner without the pie?": the sum as it would be, and nothing is taken out.
func askSummary(_ when: When, without selection: Selection, nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    var taken: [Entry] = []
    var outcome = try context.diary.supposing { () throws -> Outcome in
        let told = try perform(.delete(selection), context)
        for case .deleted(let rows) in told.parts { taken += rows }
        return try taken.isEmpty ? told : askSummary(when, nutrients: nutrients, context)
    }
    outcome.name = "ask_summary"
    guard !taken.isEmpty else { return Outcome(name: "ask_summary", parts: outcome.question == nil ? outcome.parts : [.strayAnswer]) }
    let names = taken.reduce(into: [String]()) { if !$0.contains($1.said) { $0.append($1.said) } }
    outcome.parts.insert(.own(.leftAside(names)), at: 0)
    return outcome
}

/// "how much protein", of who told the day in several messages: what there is in all of it, where the rows told last are not all.
func askDay(beside nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    let told = try context.tracker.entries.isEmpty ? [] : context.toldTogether(), plain = Outcome(name: "ask_nutrient")
    // A food asked about since then is what is meant.
    let isAsked = context.tracker.food.map { food in !told.contains { $0.foodID == food.id && $0.noun == food.noun } } ?? false
    guard let day = told.first?.day, !isAsked, try context.diary.entries(day...day).count > told.count, day <= context.today else { return plain }
    var outcome = try askSummary(When(days: day...day), nutrients: nutrients.isEmpty ? [.energy] : nutrients, context)
    (outcome.name, outcome.events, outcome.day) = ("ask_nutrient", [], nil)
    return outcome
}

/// "how many hours between my first and last meal?"
func askEatingSpan(_ day: Day, _ context: ActionContext) throws -> Outcome {
    let rows = try context.diary.entries(day...day)
    guard !rows.isEmpty else { return Outcome(name: "ask_diary", parts: [.diaryEmpty(When(days: day...day))]) }
    let times = try EntryTimes(rows, context)
    let timed = rows.map { (meal: $0.meal, minute: times.told($0)) }.sorted { $0.minute < $1.minute }
    let first = timed[0], last = timed[timed.count - 1]
    return Outcome(
        name: "ask_diary", events: [.slot(.day(day))],
        parts: [.own(.eatingSpan(first: first.meal, at: first.minute, last: last.meal, until: last.minute, day: day))])
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "when did I last have fish?", "how many coffees this week?": told from the rows of that food, or of that class of foods.
func askEaten(_ question: EatenQuestion, _ context: ActionContext) throws -> Outcome {
    var question = question
    // Of "when did I eat that?", which names none.
    if let food = context.food(question.food), question.food.said == food.noun { question.food.said = context.title(food) }
    let days: ClosedRange<Day>? =
        switch question.kind {
        case .hour where question.isOfMeal == true: question.when.days ?? context.today...context.today
        case .last, .hour, .inRow: nil
        case .times: question.when.days
        case .amount, .whether: question.when.days ?? context.today...context.today
        }
    let meal = context.meal(question.when)
    let rows = try context.diary.entries(days ?? context.allDays.lowerBound...context.today).filter { row in
        (meal == nil || row.meal == meal) && (question.isOfMeal == true || context.isOf(question.food, row))
    }
    var told = rows
    if question.kind == .inRow {
        // Back from the last day on which it was had, where that is not over long.
        let had = Set(rows.map(\.day))
        var day = had.max() ?? context.today
        while had.contains(day.advanced(by: -1)) { day = day.advanced(by: -1) }
        told = rows.filter { $0.day >= day }
    }
    if [.last, .hour].contains(question.kind), let last = rows.map(\.day).max() { told = rows.filter { $0.day == last } }
    if question.kind == .hour {
        // "¿a qué hora comí la merluza?", told at its meal: when that was.
        let times = try EntryTimes(told, context)
        question.isNoted = told.allSatisfy { $0.minute == nil }
        for place in told.indices { told[place].minute = told[place].minute ?? times.noted(told[place]) }
    }
    if question.kind == .whether, told.isEmpty {
        if let dish = try context.madeWith(question.food) { return dish }
        if let days, let held = try context.holdingShunned(question.food, days) { return held }
    }
    var outcome = Outcome(
        name: "ask_diary", parts: [.eaten(question, days: days, told)],
        day: try days.flatMap { $0.lowerBound == $0.upperBound ? try context.diary.totals($0.lowerBound) : nil })
    if !told.isEmpty {
        outcome.events = [
            .slot(.entries(told.suffix(20).map(\.id))), .slot(.explanations(told.suffix(20).map { $0.explanation(of: .energy) })),
        ]
    }
    return outcome
}

/// "what did I eat most this week?": by times; by what it gave, where a nutrient is named: of those rows, else of the day or meal.
func askMost(_ question: MostQuestion, _ context: ActionContext) throws -> Outcome {
    let rows = try context.rows(of: question), meal = context.meal(question.when)
    var days = context.bounded(question.when.days ?? context.today...context.today)
    guard let first = rows.map(\.day).min(), let last = rows.map(\.day).max() else {
        return Outcome(name: "ask_diary", parts: [.diaryEmpty(When(days: days, meal: meal))])
    }
    if !question.ids.isEmpty || question.isDayAssumed == true { days = first...last }
    let measured = question.nutrient ?? .energy
    func ranked(_ first: Double?, _ second: Double?) -> Bool { question.isLeast ? first ?? 0 < second ?? 0 : first ?? 0 > second ?? 0 }
    var outcome = Outcome(
        name: "ask_diary", events: [.slot(.day(context.latest(days))), .slot(.explanations(rows.prefix(20).map { $0.explanation(of: measured) }))],
        day: days.count == 1 ? try context.diary.totals(days.lowerBound) : nil)
    // "¿qué comida tuvo más azúcar?", where there was but one meal: which food.
    if question.isOfMeals, Set(rows.map(\.meal)).count > 1 || Set(rows.map(\.noun)).count < 2 {
        let sums = Meal.allCases.compactMap { meal -> MealSum? in
            let own = rows.filter { $0.meal == meal }
            return own.isEmpty
                ? nil : MealSum(meal: meal, sum: NutrientSum(own.map(\.nutrients)), isApproximate: own.contains { !$0.assumed.isEmpty })
        }
        outcome.parts = [.mostOfMeals(days, sums.sorted { ranked($0.sum[measured], $1.sum[measured]) }, measured, isLeast: question.isLeast)]
        return outcome
    }
    // "and the second?", "the runner up?"
    if let place = question.place, question.isOfHealth != true, place > 0 {
        let foods = Dictionary(grouping: rows, by: \.noun).values.map { (rows: $0, amount: NutrientSum($0.map(\.nutrients))[measured]) }
        let sorted = foods.sorted { $0.amount == $1.amount ? context.title($0.rows) < context.title($1.rows) : ranked($0.amount, $1.amount) }
        if place <= sorted.count { return try askRows(Selection(ids: sorted[place - 1].rows.map(\.id)), nutrients: [measured], context) }
    }
    var sums: [EatenSum] = []
    for (_, own) in Dictionary(grouping: rows, by: \.noun) {
        sums.append(
            EatenSum(
                food: context.title(own), times: own.count, sum: NutrientSum(own.map(\.nutrients)),
                isApproximate: own.contains { !$0.assumed.isEmpty }))
    }
    if question.isOfHealth == true {
        let scored = sums.compactMap { sum in NutrientDensity(sum.sum).map { (sum: sum, score: $0.score) } }
        let best = scored.sorted { $0.score == $1.score ? $0.sum.food < $1.sum.food : question.isLeast != ($0.score > $1.score) }
        outcome.parts =
            best.isEmpty ? [.diaryEmpty(When(days: days, meal: meal))] : [.densest(days, best.prefix(5).map(\.sum), isLeast: question.isLeast)]
        return outcome
    }
    sums.sort { first, second in
        if question.nutrient == nil, first.times != second.times { return first.times > second.times }
        let amounts = (first.sum[measured], second.sum[measured])
        return amounts.0 == amounts.1 ? first.food < second.food : ranked(amounts.0, amounts.1)
    }
    outcome.parts = [.most(days, Array(sums.prefix(question.count ?? 5)), nutrient: question.nutrient, isLeast: question.isLeast)]
    return outcome
}

extension ActionContext {
    /// The rows that are ranked: as listed, else of the days; of today where the day spoken of has none and nobody named it.
    fileprivate func rows(of question: MostQuestion) throws -> [Entry] {
        guard question.ids.isEmpty else { return try question.ids.compactMap { try diary.entry($0) } }
        let rows = try inMeal(diary.entries(bounded(question.when.days ?? today...today)), question.when)
        return try rows.isEmpty && question.isDayAssumed == true ? inMeal(diary.entries(today...today), question.when) : rows
    }

    /// "remove it", after rows were ranked: the rows of the food that came first.
    func rankedFirst(_ selection: Selection) throws -> Selection? {
        guard selection == Selection(pointsBack: true), case .askMost(let question)? = tracker.inquiry, !question.isOfMeals,
            question.isOfHealth != true, ["ask_diary", "ask_insight"].contains(tracker.lastAction), let nutrient = question.nutrient
        else { return nil }
        let rows = try rows(of: question)
        let sums = Dictionary(grouping: rows, by: \.noun).values.map { (ids: $0.map(\.id), sum: NutrientSum($0.map(\.nutrients))[nutrient] ?? 0) }
        let first = question.isLeast ? sums.min { $0.sum < $1.sum } : sums.max { $0.sum < $1.sum }
        return first.map { Selection(ids: $0.ids) }
    }
}

extension Content {
    /// Those that people eat as a class.
    fileprivate static let classes: Set<Content> = [.fish, .crustaceans, .molluscs, .nuts, .meat, .pork, .alcohol, .gluten]
}

extension ActionContext {
    /// Drinks that are coffees without saying so.
    private static let coffees: Set<String> = [
        "latte", "cappuccino", "espresso", "americano", "mocha", "macchiato", "cortado", "flat", "frappuccino", "ristretto",
    ]

    /// Whether a row is of a food, by its name or by its class: tuna is fish.
    func isOf(_ mention: FoodMention, _ row: Entry) -> Bool {
        if !matches(mention, in: [row]).isEmpty { return true }
        // "how many coffees?": a flat white is one.
        if mention.best?.noun == "coffee", Word.split(mention.said).count == 1, Word.split(row.noun).contains(where: ActionContext.coffees.contains) {
            return true
        }
        let words = Word.split(mention.said)
        // A kind of it: "cheese pizza", "iced coffee", but no "coffee cake".
        let noun = Word.split(row.noun.prefix { $0 != "," }.description), said = Word.split(row.said)
        if !words.isEmpty, noun.suffix(words.count).elementsEqual(words) || said.suffix(words.count).elementsEqual(words) { return true }
        if let best = mention.best, let head = Word.split(best.noun.prefix { $0 != "," }.description).last, words.count == 1, noun.last == head {
            return true
        }
        if language == "es", !words.isEmpty, said.starts(with: words) || said.starts(with: words.map { Word.singular($0) }) { return true }
        guard words.count == 1, let food = food(row.foodID, noun: row.noun) else { return false }
        // "egg" is a food, "fish" a class of them.
        let named = Content.named(words[0]).filter(Content.classes.contains)
        // Bread has gluten, and so has a cookie.
        if !named.isEmpty, !["bread", "pan"].contains(words[0]), let contents = food.contents { return named.contains(where: contents.has) }
        // Potatoes are no vegetables of the day (NHS, 5 A Day).
        if FoodKinds.isKind(words[0], "vegetable"), !noun.allSatisfy({ !ActionContext.starchy.contains($0) }) { return false }
        return food.group == words[0] || FoodKinds.isKind(words[0], food.group)
    }

    private static let starchy: Set<String> = ["potato", "potatoe", "fry", "frie", "yam", "cassava", "yuca", "plantain"]
}

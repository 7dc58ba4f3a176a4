import Dialogue
import NLU
import Nutrition
import Store

/// "i had 30 g of protein", "it has 10 g of protein": a row with those figures, or those figures of a row that stands.
func tellFigures(_ told: FiguresTold, _ context: ActionContext) throws -> Outcome {
    let figures = told.figures.known
    if let wrong = figures.first(where: { $0.amount <= 0 && $0.nutrient == .energy || $0.amount > 10_000 }) {
        return Outcome(name: "log_food", parts: [.amountImpossible(said: told.said, quantity: wrong.amount)])
    }
    switch told.subject {
    case .eaten(let when): return try context.logUnnamed(told, when)
    case .row(let name):
        let rows = try context.spokenOf()
        let named = name.map { name in matches(FoodMention(said: name, candidates: []), in: rows + ((try? context.pool(When())) ?? [])) }
        guard let row = named.map(\.last) ?? rows.last, row.foodID != .supplement else {
            return Outcome(name: "correct", parts: [.talk(.figureAlone)])
        }
        var after = row
        if let energy = told.figures[.energy] { after = after.holding(energy) }
        for (nutrient, amount) in figures { after.nutrients[nutrient] = amount }
        guard after != row else { return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)]) }
        after.portionSource = .label
        let stored = try context.diary.update(after)
        let answers = figures.filter { $0.nutrient != .energy }.map { nutrient, amount in
            NutrientAnswer(
                food: stored.said, noun: stored.noun, foodID: stored.foodID, grams: stored.grams, portion: stored.portion, usual: nil,
                nutrient: nutrient, value: amount, usualValue: nil)
        }
        return Outcome(
            name: "correct",
            events: [
                .slot(.entries([stored.id])), .slot(.day(stored.day)), .slot(.explanations(figures.map { stored.explanation(of: $0.nutrient) })),
            ],
            parts: [.corrected(before: row, after: stored)] + (answers.isEmpty ? [] : [.nutrients(answers)]),
            day: try context.diary.totals(stored.day))
    }
}

extension ActionContext {
    fileprivate func logUnnamed(_ told: FiguresTold, _ when: When) throws -> Outcome {
        if told.figures.known.count == 1, let energy = told.figures[.energy] { return try logEnergy(energy, when, self) }
        let name = language == "es" ? "comida con \(told.said)" : "food with \(told.said)"
        var nutrients = told.figures
        let isReckoned = nutrients[.energy] == nil
        if isReckoned {
            // The general factors of Atwater, kcal/g: FAO Food and Nutrition Paper 77, table 3.1.
            let energy =
                4 * (nutrients[.protein] ?? 0) + 4 * (nutrients[.carbohydrate] ?? nutrients[.sugars] ?? 0)
                + 9 * (nutrients[.fat] ?? nutrients[.saturatedFat] ?? 0)
            // Of fibre or salt alone nobody knows it.
            if energy > 0 { nutrients[.energy] = energy }
        }
        let stored = try diary.add(
            Entry(
                day: day(when), minute: when.minute(now: moment), meal: when.meal(now: moment), foodID: .unnamed, food: name, noun: name, said: name,
                quantity: 1, unit: "serving", grams: 0, assumed: isReckoned ? [.quantity] : [], portionSource: .label, nutrients: nutrients))
        return Outcome(
            name: "log_food",
            events: [.slot(.entries([stored.id])), .slot(.day(stored.day)), .slot(.explanations([stored.explanation(of: .energy)]))],
            parts: [.logged([stored], planned: stored.day > today)], day: try diary.totals(stored.day))
    }
}

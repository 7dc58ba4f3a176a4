import Dialogue
import Knowledge
import NLU
import Nutrition

/// "which has more protein, tuna or chicken?": the same nutrient in each, per 100 g unless amounts were said.
func compareFoods(foods: [FoodMention], nutrients: [Nutrient], least: Bool = false, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "compare_foods")
    var compared: [(food: Food, amount: Amount, said: String)] = []
    let rows = try context.rows(called: foods)
    for (place, mention) in foods.enumerated() {
        if let row = rows?[place], let food = context.food(row.foodID, noun: row.noun) {
            compared.append((food, Amount(quantity: row.grams, unit: .gram), row.said))
        } else if let quantity = mention.amount.quantity, quantity <= 0 || !quantity.isFinite {
            outcome.parts.append(.amountImpossible(said: mention.said, quantity: quantity))
        } else if let food = context.food(mention) ?? context.food(named: mention.said) {
            compared.append((food, mention.amount, mention.said))
        } else {
            outcome.parts.append(.foodUnknown(said: mention.said, near: context.near(mention.said)))
        }
    }
    if compared.count == 1, let last = context.tracker.food, let food = context.food(last.id, noun: last.noun),
        food.id != compared[0].food.id
    {
        compared.insert((food, Amount(), ""), at: 0)
    }
    guard let last = compared.last else {
        if foods.isEmpty { outcome.parts = [.foodUnknown(said: "", near: [])] }
        return outcome
    }
    // Amounts for some only would compare unlike things: as much of the others, or the usual of them.
    var chain: [Explanation] = []
    // A bowl of soup against one leaf is no comparison: then it is of as much of each.
    let measuredGrams = compared.map { $0.food.portion($0.amount).grams }
    let isUnlike = compared.contains { $0.amount.unit == nil } && (measuredGrams.min() ?? 0) < 5 && (measuredGrams.max() ?? 0) > 50
    let saysAll = !isUnlike && compared.contains { !$0.amount.isEmpty }
    if saysAll, let measured = compared.first(where: { $0.amount.unit != nil })?.amount {
        compared = compared.map { side in
            guard side.amount.unit == nil, side.amount.size == nil, side.amount.isEmpty || side.amount.quantity == measured.quantity,
                measured.unit.map({ $0.grams != nil || $0.millilitres != nil }) ?? false
            else { return side }
            return (side.food, measured, side.said)
        }
    }
    // "vs sausage mcmuffin", one of it: against the usual portion of the other, and not 100 g of that.
    if saysAll {
        compared = compared.map {
            $0.amount.isEmpty ? ($0.food, Amount(quantity: $0.food.portion(Amount()).grams.rounded(), unit: .gram), $0.said) : $0
        }
    }
    if nutrients.count > 3, compared.count > 1 {
        outcome.parts.append(
            .comparedInAll(
                compared.map { side in
                    nutrients.map { context.answer(side.food, said: side.said, saysAll ? side.amount : Amount(), $0) }
                }))
    }
    for nutrient in nutrients.isEmpty ? [.energy] : nutrients.count > 3 && compared.count > 1 ? [] : nutrients {
        chain += compared.map {
            context.explanation($0.food, FoodMention(said: context.title($0.food), candidates: [], amount: saysAll ? $0.amount : Amount()), nutrient)
        }
        let answers = compared.map { context.answer($0.food, said: $0.said, saysAll ? $0.amount : Amount(), nutrient) }
        outcome.parts.append(answers.count > 1 ? .compared(answers, nutrient: nutrient, least: least) : .nutrients(answers))
    }
    outcome.events = [.slot(.food(id: last.food.id, noun: last.food.noun, grams: last.food.portion(last.amount).grams)), .slot(.explanations(chain))]
    return outcome
}

extension ActionContext {
    /// "which was worse, the pie or the stuffing?": the rows of today, where each is one that stands.
    fileprivate func rows(called foods: [FoodMention]) throws -> [Entry]? {
        guard foods.count > 1, foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty && $0.removed.isEmpty }) else { return nil }
        let spoken = try mealSpokenOf(), today = try pool(When())
        func row(_ food: FoodMention) throws -> Entry? {
            // "el pollo" is none of an arroz con pollo.
            func head(_ name: String) -> String? { language == "es" ? Word.split(name).first : Word.split(name).last }
            let found = (matches(food, in: spoken).only ?? matches(food, in: today).only).flatMap { head($0.said) == head(food.said) ? $0 : nil }
            // "the pumpkin", of a pumpkin pie; "the burger", of a cheeseburger.
            return found ?? (language == "es" ? nil : spoken.only { isPart(food, of: $0) } ?? today.only { isPart(food, of: $0) })
        }
        func isPart(_ food: FoodMention, of row: Entry) -> Bool {
            let said = Word.split(row.said)
            return Word.split(food.said).allSatisfy { word in said.contains { $0 == word || word.count > 3 && $0.hasSuffix(word) } }
        }
        let rows = try foods.compactMap(row)
        return rows.count == foods.count && Set(rows.map(\.id)).count == rows.count ? rows : nil
    }
}

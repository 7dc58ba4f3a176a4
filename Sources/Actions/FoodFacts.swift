import Dialogue
import Knowledge
import NLU
import Nutrition

/// "nutrition facts of oatmeal": the label of a food, for the amount said or its usual portion; or those of a group of nutrients that it has.
func askFoodFacts(foods: [FoodMention], of group: NutrientGroup? = nil, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "ask_food_facts")
    // "is that salad healthy?", of the one that stands.
    let foods =
        try context.rowHeaded(by: foods).map { row in
            [FoodMention(said: row.said, candidates: [FoodReference(id: row.foodID, noun: row.noun, score: 1)], amount: context.said(row))]
        } ?? foods
    var portions: [(food: Food, portion: Portion, said: String)] = []
    for mention in foods {
        if let quantity = mention.amount.quantity, quantity <= 0 || !quantity.isFinite {
            outcome.parts.append(.amountImpossible(said: mention.said, quantity: quantity))
        } else if let food = context.food(mention) {
            portions.append((food, food.portion(mention.amount, usual: mention.usual), mention.said))
        } else {
            outcome.parts.append(.foodUnknown(said: mention.said, near: context.near(mention.said)))
        }
    }
    if foods.isEmpty {
        if let last = context.tracker.food, let food = context.food(last.id, noun: last.noun) {
            portions.append((food, food.portion(Amount(quantity: last.grams, unit: .gram)), ""))
        } else {
            outcome.parts.append(.foodUnknown(said: "", near: []))
        }
    }
    for kept in try foods.compactMap({ try $0.best.flatMap { try context.own.kept($0.id) } }) {
        if let parts = kept.parts { outcome.parts.append(.kept(.contents(SavedMeal(name: kept.name ?? "", entries: parts)))) }
    }
    for (food, portion, said) in portions {
        let nutrients = food.nutrients(grams: portion.grams)
        outcome.parts.append(
            .facts(
                food: context.name(food, said: said), foodID: food.id, portion: context.weighed(portion, of: food), nutrients: nutrients,
                listed: try group.map { try context.worthTelling($0.nutrients, of: nutrients) } ?? Nutrient.label))
        outcome.events = [.slot(.food(id: food.id, noun: food.noun, grams: portion.grams))]
    }
    if !portions.isEmpty {
        outcome.events.append(
            .slot(
                .explanations(
                    portions.map { food, portion, _ in
                        Explanation(
                            said: context.title(food), food: context.name(food), foodID: food.id, quantity: portion.quantity, unit: portion.unit,
                            grams: portion.grams, assumed: portion.assumed, portionSource: portion.source, nutrient: .energy,
                            figure: food.figures[.energy])
                    })))
    }
    return outcome
}

extension ActionContext {
    /// Those of some nutrients of which a portion gives a hundredth of what a day should have; all of them where it gives so much of none.
    fileprivate func worthTelling(_ nutrients: [Nutrient], of portion: Nutrients) throws -> [Nutrient] {
        let profile = try profile()
        let told = nutrients.filter { nutrient in portion[nutrient].map { $0 >= 0.01 * reference(nutrient, of: profile) } ?? false }
        return told.isEmpty ? nutrients.filter { portion[$0] != nil } : told
    }
}

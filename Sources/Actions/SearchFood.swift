import Dialogue
import Nutrition

/// "search oat milk": the foods of that name with their usual portions.
func searchFood(_ query: String, _ context: ActionContext) throws -> Outcome {
    var known = context.search(query, limit: 8)
    // "any soups?", of a vegan: none that is known not to fit, where a kind of food is asked for.
    let tastes = try Tastes(context.diary), fitting = context.search(query, limit: 40).filter { tastes.conflict(with: $0, named: "") == nil }
    if known.count > 4, !fitting.isEmpty { known = Array(fitting.prefix(8)) }
    // Products share the list with foods of the tables, and have it all where those know none of the words.
    let products = context.imported.found(query).filter { product in !known.contains { $0.id == product.id } }
    let foods = Array((known.prefix(max(4, 8 - products.count)) + products).prefix(8))
    var outcome = Outcome(name: "search_food", parts: [.found(query: query, foods: foods.map { context.line($0) })])
    if let first = foods.first {
        outcome.events = [
            .slot(.offered(foods.map { context.mention(of: $0) })),
            .slot(.food(id: first.id, noun: first.noun, grams: first.usualPortion.grams)),
        ]
    }
    return outcome
}

extension ActionContext {
    /// A food with its usual portion.
    func line(_ food: Food) -> FoodLine {
        let portion = food.usualPortion
        return FoodLine(
            food: name(food), noun: food.noun, foodID: food.id, portion: portion, nutrients: food.nutrients(grams: portion.grams))
    }
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// The grocery list: what the plan takes for the rest of the week, and what the person put there.
func groceries(_ request: GroceryRequest, _ context: ActionContext) throws -> Outcome {
    var list = try GroceryList(context, try context.groceryDays({ if case .show(let when, _, _) = request { when } else { When() } }()))
    switch request {
    case .show(_, let left, let anew):
        if anew { try list.renew() }
        return list.outcome("grocery_list", .list(list.days, left: left))
    case .add(let names):
        let added = try names.filter { !$0.said.isEmpty }.compactMap { try list.add($0) }
        return list.outcome("grocery_list", .added(added.map(list.line)))
    case .addRecipe(let words, let ordinal):
        guard let recipe = context.recipe(ordinal: ordinal, words: words) else {
            return Outcome(name: "grocery_list", parts: [.noRecipes(query: RecipeQuery(words: words.isEmpty ? [] : [words]))])
        }
        let added = try context.parts(of: recipe, servings: Double(recipe.servings)).compactMap { part -> GroceryItem? in
            let food = part.food.map { FoodReference(id: $0.id, noun: $0.noun, score: 1) }
            return try list.add(GroceryName(said: part.name, food: food, amount: Amount(quantity: part.grams, unit: Unit("g"))))
        }
        return list.outcome("grocery_list", .added(added.map(list.line)))
    case .ask(let names):
        let found = names.map { (name: $0, entries: list.entries(named: $0)) }
        let on = found.flatMap(\.entries).filter { !$0.isBought }
        return list.outcome("grocery_list", .asked(on: on.map(list.line), off: found.filter { $0.entries.allSatisfy(\.isBought) }.map(\.name.said)))
    case .tick(let named, let isOver):
        let (meant, unknown) = list.entries(named, among: { $0.isBought == isOver })
        // What is ticked already stays so.
        let already = unknown.map { name in (name: name, entries: list.entries(named: GroceryName(said: name))) }
        let told = (meant + already.flatMap(\.entries)).map(list.line)
        for entry in meant { try list.tick(entry, isOver: isOver) }
        return list.outcome("tick_grocery", .ticked(told, isOver: isOver), unknown: already.filter(\.entries.isEmpty).map(\.name))
    case .drop(let named):
        let (meant, unknown) = list.entries(named, among: { _ in true })
        for entry in meant { try list.drop(entry) }
        return list.outcome("tick_grocery", .dropped(meant.map(list.line)), unknown: unknown)
    case .clear(let boughtOnly):
        for entry in list.entries where !boughtOnly || entry.isBought { try list.drop(entry) }
        return list.outcome("tick_grocery", .cleared(boughtOnly: boughtOnly))
    }
}

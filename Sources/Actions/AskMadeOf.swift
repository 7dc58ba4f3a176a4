import Dialogue
import Knowledge
import NLU
import Nutrition

/// "¿qué lleva la empanada?", "what is gazpacho made of?": the parts of a usual portion, or of the row that stands, where a table tells; else its figures.
func askMadeOf(_ foods: [FoodMention], _ context: ActionContext) throws -> Outcome {
    let rows =
        try foods.isEmpty
        ? context.spokenOf().suffix(1) : context.pool(When()).filter { row in foods.contains { context.isNamed(row, by: $0) } }.suffix(1)
    guard foods.count <= 1, let row = rows.last else {
        guard let mention = foods.first, let food = context.food(mention) else { return try askFoodFacts(foods: foods, context) }
        return try told(food, food.portion(mention.amount, usual: mention.usual).grams, said: mention.said, foods, context)
    }
    guard let food = context.food(row.foodID, noun: row.noun) else { return try askFoodFacts(foods: foods, context) }
    return try told(food, row.grams, said: row.said, foods, context)
}

private func told(_ food: Food, _ grams: Double, said: String, _ foods: [FoodMention], _ context: ActionContext) throws -> Outcome {
    let parts = context.parts(of: food, grams: grams)
    let outcome = Outcome(
        name: "ask_food_facts", events: [.slot(.food(id: food.id, noun: food.noun, grams: grams))],
        parts: [.madeOf(food: context.title(food, said: said), grams: grams, parts: parts)])
    guard parts.isEmpty, context.knowledge.batch(of: food.id.base) == nil else { return outcome }
    var facts = try askFoodFacts(foods: foods, context)
    // Of one thing no table needs to tell what it is made of.
    if ["dish", "sandwich", "soup", "dessert", "bread", "sauce", "salad", "breakfast", "snack", "sweet"].contains(food.group) {
        facts.parts.insert(contentsOf: outcome.parts, at: 0)
    }
    return facts
}

extension ActionContext {
    /// "is the dressing included?", of the dish told last that is made with it: what that is made of; nil where it has none.
    func madeWith(_ mention: FoodMention) throws -> Outcome? {
        let named = Set(Word.split(mention.said))
        for row in try spokenOf().reversed() {
            guard let food = food(row.foodID, noun: row.noun) else { continue }
            let parts = parts(of: food, grams: row.grams)
            guard parts.contains(where: { !named.isDisjoint(with: Word.split($0.name)) || $0.foodID == mention.best?.id }) else { continue }
            return Outcome(name: "ask_diary", parts: [.madeOf(food: title(food, said: row.said), grams: row.grams, parts: parts)])
        }
        return nil
    }

    /// What goes into so much of a dish, the most of it first; what only a trace is of is left out.
    fileprivate func parts(of food: Food, grams: Double) -> [Explanation.Ingredient] {
        guard let batch = knowledge.batch(of: food.id.base) else { return [] }
        var parts: [Explanation.Ingredient] = []
        let more = food.id.alterations
        // Of so much of it as 100 g of the usual dish became.
        let made = 100 + batch.kept * more.reduce(0) { $0 + $1.grams }
        for part in batch.parts where part.within == nil {
            // What was left out or put in besides, of a dish that was made otherwise.
            let changed = food.id.alterations.filter { $0.food == part.food.id }.reduce(part.grams) { $0 + $1.grams }
            let name = calledBy(part.food), much = changed * grams / made
            if let place = parts.firstIndex(where: { $0.name == name }) {
                parts[place].grams += much
            } else {
                parts.append(Explanation.Ingredient(name: name, foodID: part.food.id, grams: much))
            }
        }
        for change in more where change.grams > 0 && !batch.parts.contains(where: { $0.food.id == change.food && $0.within == nil }) {
            guard let added = knowledge.foods.food(change.food) else { continue }
            parts.append(Explanation.Ingredient(name: calledBy(added), foodID: change.food, grams: change.grams * grams / made))
        }
        parts = parts.filter { $0.grams >= 0.5 }
        return parts.count > 1 ? Array(parts.sorted { $0.grams > $1.grams }.prefix(8)) : []
    }

    /// As people call it: "Fish, tilapia, raw" is tilapia, where the everyday foods have that name.
    private func calledBy(_ food: Food) -> String {
        guard food.layer != .everyday else { return title(food) }
        let names = food.name.split(separator: ",").map { $0.trimmingPrefix { $0 == " " }.lowercased() }
        let tried = names.count > 1 ? ["\(names[1]) \(names[0])", names[1], names[0], "\(names[names.count - 1]) \(names[0])"] : names
        return tried.lazy.compactMap { self.food(named: $0) }.first { $0.layer == .everyday }.map { title($0) } ?? food.name.lowercased()
    }
}

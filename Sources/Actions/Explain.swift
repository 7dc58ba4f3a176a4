import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "why 149?": the chain from the words to the figure.
func explain(number: Double?, foods: [FoodMention], nutrient: Nutrient? = nil, _ context: ActionContext) throws -> Outcome {
    if foods.isEmpty, let outcome = try context.explainRefusal() ?? explainGoal(number: number, context) { return outcome }
    // "why 1900?": the goal, where no figure that was told is that.
    if foods.isEmpty, let number, !context.tracker.explanations.contains(where: { $0.shows(number) }),
        try context.diary.goals(on: context.today).values.contains(number)
    {
        return try explainGoal(context)
    }
    if foods.isEmpty, let outcome = try explainCredit(number: number, context) { return outcome }
    var chain = context.tracker.explanations
    // "¿por qué 1900?", of the goal that was set some turns ago.
    if let number, foods.isEmpty, !chain.contains(where: { $0.shows(number) }), try context.diary.goals(on: context.today)[.energy] == number {
        return try explainGoal(context)
    }
    if !foods.isEmpty {
        chain = try foods.flatMap { try context.explanations(of: $0, nutrient) }.reduce(into: []) { list, one in
            if !list.contains(one) { list.append(one) }
        }
    } else if let number {
        let named = chain.filter { $0.shows(number) }
        if !named.isEmpty {
            chain = named
        } else {
            let rows = try context.pool(When()).map { $0.explanation(of: .energy) }.filter { $0.shows(number) }
            if !rows.isEmpty { chain = rows }
        }
    }
    if chain.isEmpty { chain = try context.spokenOf().map { $0.explanation(of: .energy) } }
    chain = chain.map(context.traced)
    var outcome = Outcome(name: "explain", parts: [chain.isEmpty ? .nothingToExplain : .explained(chain)])
    if foods.isEmpty, number == nil, context.tracker.lastAction == "ask_remaining", let part = try creditPart(context) {
        outcome.parts = (chain.isEmpty ? [] : outcome.parts) + [part]
    }
    if !chain.isEmpty { outcome.events = [.slot(.explanations(chain))] + (try context.rowExplained(foods)) }
    return outcome
}

extension ActionContext {
    /// "why does the toast have that much?": the one row that was named is spoken of then.
    fileprivate func rowExplained(_ foods: [FoodMention]) throws -> [Event] {
        guard foods.count == 1, case .entries(let rows) = try select(Selection(foods: foods, all: true)), let row = rows.only else { return [] }
        return [.slot(.entries([row.id])), .slot(.food(id: row.foodID, noun: row.noun, grams: row.grams))]
    }

    /// The chain with its last links: the row of the source that gives the portion, and what a composed dish is made of.
    func traced(_ chain: Explanation) -> Explanation {
        var chain = chain
        if let row = knowledge.foods.figureRow(chain.foodID), let grams = row.grams(of: chain.unit), chain.quantity > 0,
            abs(grams * chain.quantity - chain.grams) <= chain.grams * 0.01
        {
            chain.portionRow = chain.unit
        }
        if let recipe = knowledge.recipes.ofRow(chain.foodID, called: chain.food) {
            let parts = recipe.ingredients.compactMap { part in
                part.food.flatMap { food in part.grams.map { Explanation.Ingredient(name: part.name(language), foodID: food, grams: $0) } }
            }
            chain.ingredients = parts.sorted { $0.grams > $1.grams }
            return chain
        }
        chain.ingredients = knowledge.composed[chain.foodID.base].map { dish in
            let whole = dish.ingredients.map { ($0.food, $0.name, $0.grams + dish.grams(of: $0.food, changedIn: chain.foodID)) }
            let added = chain.foodID.alterations.filter { change in !dish.ingredients.contains { $0.food == change.food } }
                .map { ($0.food, "", dish.grams(of: $0.food, changedIn: chain.foodID)) }
            return (whole + added).filter { $0.2 > 0.5 }.sorted { $0.2 > $1.2 }.map { code, name, grams in
                // As people call it, where an everyday food stands on the row.
                let food = knowledge.foods.food(code, like: name)
                return Explanation.Ingredient(
                    name: food.flatMap { $0.layer == .everyday ? title($0) : nil } ?? (name.isEmpty ? food?.name ?? code.code : name), foodID: code,
                    grams: grams)
            }
        }
        return chain
    }

    /// The chains about a food: of the last reply, else of its rows, else of its usual portion.
    fileprivate func explanations(of mention: FoodMention, _ nutrient: Nutrient?) throws -> [Explanation] {
        let words = Set(Word.split(mention.said))
        let told = tracker.explanations.filter { chain in
            nutrient ?? chain.nutrient == chain.nutrient
                && (mention.candidates.contains { $0.id == chain.foodID } || words == Set(Word.split(chain.said)))
        }
        if !told.isEmpty { return told }
        if case .entries(let rows) = try select(Selection(foods: [mention], all: true)) {
            return rows.map { $0.explanation(of: nutrient ?? .energy) }
        }
        guard let food = food(mention) else { return [] }
        let portion = food.portion(mention.amount)
        return [
            Explanation(
                said: mention.said, food: name(food), foodID: food.id, quantity: portion.quantity, unit: portion.unit, grams: portion.grams,
                assumed: portion.assumed, portionSource: portion.source, nutrient: nutrient ?? .energy, figure: food.figures[nutrient ?? .energy])
        ]
    }
}

extension Explanation {
    /// Whether a number is one of those it leads to.
    fileprivate func shows(_ number: Double) -> Bool {
        let figures = [figure.map { $0 * grams / 100 }, figure, grams].compactMap { $0 }
        return figures.contains { abs($0 - number) <= max(0.51, $0 * 0.002) }
    }
}

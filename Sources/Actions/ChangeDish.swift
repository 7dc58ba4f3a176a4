import Dialogue
import NLU
import Nutrition
import Store

/// "it makes 6", "add a tablespoon of honey to the recipe", "quítale el chorizo": a recipe or meal of one's own, otherwise than it was saved.
func changeDish(_ change: DishChange, _ context: ActionContext) throws -> Outcome {
    guard var kept = try context.own.kept(change.id) else { return Outcome(name: "save_meal", parts: [.kept(.unknown(""))]) }
    let name = kept.name ?? ""
    guard let before = kept.parts else { return Outcome(name: "save_meal", parts: [.kept(.noParts(name: name))]) }
    let asItStands = Part.kept(.contents(SavedMeal(name: name, entries: before)))
    var gone: [Entry] = []
    for removed in change.removing {
        let found = matches(removed, in: before)
        guard !found.isEmpty else { return Outcome(name: "save_meal", parts: [.kept(.unknown(removed.said)), asItStands]) }
        gone += found
    }
    var adding = change.adding
    // As much of the one as there was of the other.
    if adding.count == 1, gone.count == 1, adding[0].amount.isEmpty { adding[0].amount = Amount(quantity: gone[0].grams, unit: .gram) }
    let parts = try context.amended(before, adding: adding, without: gone)
    guard !parts.isEmpty, parts != before || change.servings != nil else {
        return Outcome(name: "save_meal", parts: [asItStands])
    }
    let meal = SavedMeal(name: name, entries: parts)
    var outcome = Outcome(name: "save_meal", parts: [.kept(.meal(meal, isNew: false))])
    let servings = change.servings ?? kept.ownFood?.servings
    guard let servings, servings != 1 || kept.kind == .food else {
        kept.content = .meal(meal)
        _ = try context.diary.update(kept)
        context.own.renew()
        let grams = parts.reduce(0) { $0 + $1.grams }
        outcome.events = [.slot(.food(id: change.id, noun: name, grams: grams))]
        return outcome
    }
    var food = kept.ownFood ?? OwnFood(id: context.diary.ownFoodID(name), name: name, basis: .serving, figures: Nutrients())
    food.make(of: parts, servings: servings)
    if kept.kind == .food {
        kept.content = .food(food)
        _ = try context.diary.update(kept)
    } else {
        // A meal that is eaten whole becomes a dish of several servings.
        try context.diary.remove(kept)
        _ = try context.diary.add(Keepsake(content: .food(food)))
    }
    context.own.renew()
    let rows = try context.refigured(food)
    outcome.parts += [.kept(.food(food, isNew: !rows.isEmpty))] + rows.map { .corrected(before: $0.before, after: $0.after) }
    outcome.day = try rows.last.map { try context.diary.totals($0.after.day) }
    outcome.events = [.slot(.ownNames), .slot(.food(id: food.id, noun: food.name, grams: food.food.usualPortion.grams))]
    return outcome
}

extension ActionContext {
    /// "change the beef to turkey", where no row is beef and the recipe spoken of lately has it.
    func dishChanged(_ correction: Correction) throws -> DishChange? {
        guard let id = tracker.dishSpokenOf, let food = correction.food, correction.selection.when.isEmpty,
            let named = correction.selection.foods.only, correction.selection.ids.isEmpty, correction.amount == nil,
            let parts = try own.kept(id)?.parts, !matches(named, in: parts).isEmpty, try matches(named, in: pool(When())).isEmpty
        else { return nil }
        var change = DishChange(id)
        (change.adding, change.removing) = ([food], [FoodMention(said: named.said, candidates: named.candidates)])
        return change
    }
}

/// "what are the ingredients again?": what a recipe or meal of one's own is made of.
func showDish(_ id: FoodID, _ context: ActionContext) throws -> Outcome {
    let kept = try context.own.kept(id), name = kept?.name ?? ""
    let part: Kept = kept?.parts.map { .contents(SavedMeal(name: name, entries: $0)) } ?? .noParts(name: name)
    return Outcome(name: "ask_food_facts", parts: [.kept(part)])
}

extension Keepsake {
    /// All that goes into it, where that is known.
    var parts: [Entry]? { savedMeal?.entries ?? ownFood?.parts }
}

extension OwnFood {
    /// Takes its figures from its parts: a serving is so much of all of them.
    mutating func make(of parts: [Entry], servings: Double) {
        let sum = NutrientSum(parts.map(\.nutrients))
        figures = Nutrients()
        // What a part leaves unknown is unknown of the whole.
        for nutrient in Nutrient.allCases where !sum.hasGap(nutrient) { figures[nutrient] = sum[nutrient].map { $0 / servings } }
        let grams = parts.reduce(0) { $0 + $1.grams }
        servingGrams = grams > 0 && parts.allSatisfy { $0.grams > 0 } ? grams / servings : nil
        (basis, isBasisAssumed, serving) = (.serving, false, "serving")
        (self.parts, self.servings) = (parts, servings)
    }
}

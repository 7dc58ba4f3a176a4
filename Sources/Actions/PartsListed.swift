import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What a dish that stands is made of, listed after it: "arroz, habichuelas y carne", of a bandera.
extension ActionContext {
    /// Parts of a dish told behind it with no amounts: it stands as it is, or with another meat; nil where that is not what they are.
    func partsListed(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard tracker.lastAction == "log_food", (2...8).contains(request.foods.count), !request.isToldAsEaten,
            !request.continues || ["con", "with"].contains(request.opening),
            request.restates != .never, request.when.isEmpty,
            request.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated && !$0.isDefinite && $0.removed.isEmpty && $0.best != nil }),
            let row = rows.only(where: { isListed(request.foods, of: $0) }), isJustTold(row)
        else { return nil }
        return listed(request.foods, of: row)
    }

    /// The dish as it stands; "arroz, frijoles, ensalada y bistec", of a casado with chicken: made with that.
    func listed(_ foods: [FoodMention], of row: Entry) -> Belonging {
        guard let dish = food(row.foodID, noun: row.noun), let meat = foods.only(where: { food($0).map { isOtherMeat($0, of: dish) } ?? false })
        else { return .standing(row) }
        return .part(of: row, called: "\(row.said) \(language == "es" ? "con" : "with") \(meat.said)")
    }

    /// Whether most of the foods are what the dish of a row is made of, as its recipe tells.
    func isListed(_ foods: [FoodMention], of row: Entry) -> Bool {
        guard let dish = food(row.foodID, noun: row.noun), dish.isDish, !["sandwich", "salad", "pizza"].contains(dish.group),
            knowledge.batch(of: dish.id.base) != nil
        else { return false }
        let held = foods.count { mention in food(mention).map { isMade(dish, with: $0) } ?? false }
        let isOfOtherMeat = foods.only { mention in food(mention).map { isOtherMeat($0, of: dish) } ?? false } != nil
        // "arroz, frijoles y cerveza" has a beer beside.
        return held >= 2 && (held + (isOfOtherMeat ? 1 : 0) >= foods.count || foods.count > 4 && held >= foods.count - 1)
    }

    /// "bistec", of a dish that is made with chicken.
    private func isOtherMeat(_ part: Food, of dish: Food) -> Bool {
        guard DishRole.of(part) == .meat, !isMade(dish, with: part), let batch = knowledge.batch(of: dish.id.base) else { return false }
        return batch.parts.contains { DishRole.of($0.food) == .meat }
    }

    /// Whether a dish is made with a food, by its own recipe or by what such dishes hold.
    func isMade(_ dish: Food, with part: Food) -> Bool {
        if DishContents.holds(dish, part) { return true }
        guard let batch = knowledge.batch(of: dish.id.base) else { return false }
        let name = part.head.last.map(Word.singular)
        let kin = DishRole.of(part) == .meat ? Self.animals.intersection(Word.split(part.noun)) : []
        return batch.parts.contains { made in
            let words = Word.split(made.food.name).map(Word.singular)
            return made.food.id == part.id.base || part.raw == made.food.id || name.map(words.contains) ?? false || !kin.isDisjoint(with: words)
        }
    }

    /// "pollo guisado" and "gallina" are the chicken of a dish.
    private static let animals: Set<String> = ["chicken", "hen", "beef", "pork", "fish", "turkey", "lamb", "goat", "shrimp"]
}

import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What a dish that stands is made of, listed after it: "arroz, habichuelas y carne", of a bandera.
extension ActionContext {
    /// Parts of a dish told behind it with no amounts: it stands as it is; nil where that is not what they are.
    func partsListed(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard tracker.lastAction == "log_food", (2...8).contains(request.foods.count), !request.continues, !request.isToldAsEaten,
            request.restates != .never, request.when.isEmpty,
            request.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated && !$0.isDefinite && $0.removed.isEmpty && $0.best != nil }),
            let row = rows.only(where: { isListed(request.foods, of: $0) }), isJustTold(row)
        else { return nil }
        return .standing(row)
    }

    /// Whether most of the foods are what the dish of a row is made of, as its recipe tells.
    func isListed(_ foods: [FoodMention], of row: Entry) -> Bool {
        guard let dish = food(row.foodID, noun: row.noun), dish.isDish, !["sandwich", "salad", "pizza"].contains(dish.group),
            knowledge.batch(of: dish.id.base) != nil
        else { return false }
        let held = foods.count { mention in food(mention).map { isMade(dish, with: $0) } ?? false }
        // "arroz, frijoles y cerveza" has a beer beside.
        return held >= 2 && (held == foods.count || foods.count > 4 && held >= foods.count - 1)
    }

    /// Whether a dish is made with a food, by its own recipe or by what such dishes hold.
    private func isMade(_ dish: Food, with part: Food) -> Bool {
        if DishContents.holds(dish, part) { return true }
        guard let batch = knowledge.batch(of: dish.id.base) else { return false }
        let name = part.head.last.map(Word.singular)
        return batch.parts.contains { made in
            made.food.id == part.id.base || part.raw == made.food.id
                || name.map { Word.split(made.food.name).map(Word.singular).contains($0) } ?? false
        }
    }
}

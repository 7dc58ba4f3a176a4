import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "the omelette had 3 eggs", "made with 4 eggs", "3 eggs" right after one: an omelette of so many, at the weight that its table gives for an egg, or
    /// at 61 g (USDA SR28 01130, large).
    func madeOfEggs(_ request: LogFood) throws -> Correction? {
        guard let mention = request.foods.only, let count = mention.amount.quantity, (1...12).contains(count), mention.amount.unit == nil,
            food(mention)?.head == ["egg"], !mention.negated
        else { return nil }
        func isOmelette(_ row: Entry) -> Bool { Word.split(row.noun).contains(where: ["omelet", "frittata"].contains) || isOfEggs(row) }
        let named = try (request.host ?? request.addedTo).map { try matches($0, in: mealSpokenOf()) }
        guard let row = try named?.last ?? omelette(request).flatMap({ $0 }), isOmelette(row) else { return nil }
        if food(row.foodID, noun: row.noun)?.grams(of: "egg") != nil {
            return Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: count, unit: Unit("egg")))
        }
        return Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: 61 * count, unit: .gram))
    }

    /// The omelette that was told last, where the words may say what it was made of, and no eggs beside it.
    private func omelette(_ request: LogFood) throws -> Entry? {
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), request.restates != .never, request.when.isEmpty,
            request.opening.map({ Double($0) != nil || ActionContext.ofEggs.contains($0) }) ?? true
        else { return nil }
        return try spokenOf().only { row in
            // Of a spanish omelette one eats a slice.
            (language == "es" ? isOfEggs(row) : food(row.foodID, noun: row.noun)?.grams(of: "egg") != nil && Word.split(row.noun).contains("omelet"))
                && row.unit != "slice" && (row.assumed.contains(.quantity) || row.assumed.contains(.unit))
        }
    }

    /// "huevos pericos", "tortilla francesa": eggs by their name, that are weighed by as many of them as went in.
    private func isOfEggs(_ row: Entry) -> Bool {
        guard language == "es", let dish = food(row.foodID, noun: row.noun), dish.group == "egg", dish.each != "egg", row.unit != "egg",
            dish.grams(of: "egg") ?? 0 >= 65 || Word.split(row.noun).contains("omelet")
        else { return false }
        let said = Word.split(row.said)
        return said.first == "huevo" || said.starts(with: ["tortilla", "francesa"]) || said.first == "omelet" || said.first == "omelette"
    }

    /// "eran 2 huevos", of huevos pericos: so many went in, and no helpings.
    func madeOfEggs(_ correction: Correction) throws -> Correction? {
        guard language == "es", correction.selection.ids.isEmpty, correction.factor == nil, correction.removed.isEmpty,
            correction.selection.when.isEmpty, let named = correction.food ?? correction.selection.foods.only, food(named)?.head == ["egg"],
            Word.split(named.said) == ["huevo"], case let amount = correction.amount ?? named.amount, let count = amount.quantity,
            (1...12).contains(count),
            amount.unit == nil, case let meal = try mealSpokenOf(), let row = meal.only(where: isOfEggs),
            !meal.contains(where: { Word.split($0.said) == ["huevo"] })
        else { return nil }
        let isCounted = food(row.foodID, noun: row.noun)?.grams(of: "egg") != nil
        return Correction(
            selection: Selection(ids: [row.id]),
            amount: isCounted ? Amount(quantity: count, unit: Unit("egg")) : Amount(quantity: 61 * count, unit: .gram))
    }

    /// Open a message that tells what something was made of.
    private static let ofEggs: Set<String> = [
        "it", "with", "made", "used", "of", "from", "was", "they", "one", "two", "three", "four", "five", "six", "de", "con", "era", "eran", "un",
        "uno", "dos", "tres", "cuatro", "cinco", "llevaba", "tenia",
    ]
}

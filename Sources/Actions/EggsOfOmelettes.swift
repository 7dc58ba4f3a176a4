import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "the omelette had 3 eggs", "made with 4 eggs", "3 eggs" right after one: an omelette of so many, at the weight that its table gives for an egg, or
    /// at 61 g (USDA SR28 01130, large).
    func madeOfEggs(_ request: LogFood) throws -> Correction? {
        guard let mention = request.foods.only, let count = mention.amount.quantity, count >= 1, mention.amount.unit == nil,
            food(mention)?.head == ["egg"], !mention.negated
        else { return nil }
        func isOmelette(_ row: Entry) -> Bool { Word.split(row.noun).contains(where: ["omelet", "frittata"].contains) }
        let named = try (request.host ?? request.addedTo).map { try matches($0, in: mealSpokenOf()) }
        guard let row = try named?.last ?? omelette(request).flatMap({ $0 }), isOmelette(row) else { return nil }
        if food(row.foodID, noun: row.noun)?.grams(of: "egg") != nil {
            return Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: count, unit: Unit("egg")))
        }
        return Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: 61 * count, unit: .gram))
    }

    /// The omelette that was told last, where the words may say what it was made of, and no eggs beside it.
    private func omelette(_ request: LogFood) throws -> Entry? {
        guard language == "en", ["log_food", "correct"].contains(tracker.lastAction ?? ""), request.restates != .never, request.when.isEmpty,
            request.opening.map({ Double($0) != nil || ActionContext.ofEggs.contains($0) }) ?? true
        else { return nil }
        return try spokenOf().only { row in
            // Of a spanish omelette one eats a slice.
            food(row.foodID, noun: row.noun)?.grams(of: "egg") != nil && Word.split(row.noun).contains("omelet") && row.unit != "slice"
                && (row.assumed.contains(.quantity) || row.assumed.contains(.unit))
        }
    }

    /// Open a message that tells what something was made of.
    private static let ofEggs: Set<String> = [
        "it", "with", "made", "used", "of", "from", "was", "they", "one", "two", "three", "four", "five", "six",
    ]
}

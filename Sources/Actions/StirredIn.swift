import Dialogue
import NLU
import Nutrition
import Store

/// "milk no sugar", "milk and 2 sugars", "bit of milk", right after a tea or a coffee: what went into the cup, and no glass of milk.
extension ActionContext {
    func stirredIn(_ request: LogFood) throws -> Outcome? {
        guard language == "en", ["log_food", "correct"].contains(tracker.lastAction ?? ""), !request.continues, !request.isToldAsEaten,
            request.restates != .never, request.replaces == nil, request.when.isEmpty, !["with", "w"].contains(request.opening ?? ""),
            (1...3).contains(request.foods.count), tracker.areRowsOld != true,
            let cup = try spokenOf().last(where: isCup),
            request.foods.allSatisfy({ mention in
                guard let food = food(mention), !mention.negated, !mention.isDefinite else { return false }
                let names = Word.split(mention.said)
                return names.last.map(Self.stirred.contains) == true && isLittle(mention.amount, of: food)
                    && food.head.count <= 2 && food.group != "drink"
            }), request.foods.contains(where: { Word.split($0.said).last == "milk" || $0.amount.quantity != nil })
        else { return nil }
        let denied = request.foods.flatMap(\.removed)
        let gone = try additions(to: cup).filter { row in denied.contains { Word.split(row.noun).contains(where: Word.split($0).contains) } }
        var told = request
        (told.opening, told.continues) = ("with", true)
        told.foods = told.foods.map { mention in
            var mention = mention
            mention.removed = []
            if mention.amount.unit == nil, mention.amount.quantity == nil { mention.amount = Amount() }
            return mention
        }
        // What stands in the cup already is told again; "oat milk", of one with milk, is which milk it was.
        let standing = try additions(to: cup)
        if let kind = request.foods.only, kind.amount.isEmpty, denied.isEmpty, let last = Word.split(kind.said).last,
            standing.contains(where: { Word.split($0.noun).contains(last) && $0.noun != kind.best?.noun && Word.split(kind.said).count > 1 })
        {
            return nil
        }
        told.host = FoodMention(said: cup.said, candidates: [FoodReference(id: cup.foodID, noun: cup.noun, score: 1)])
        var outcome = Outcome(name: "log_food")
        for mention in told.foods {
            if let row = standing.last(where: { $0.noun == mention.best?.noun && !gone.map(\.id).contains($0.id) }) {
                guard !mention.amount.isEmpty, mention.amount.quantity != row.quantity else { continue }
                outcome.append(try correct(Correction(selection: Selection(ids: [row.id]), amount: mention.amount), self))
                continue
            }
            var one = told
            one.foods = [mention]
            outcome.append(try logFood(one, self))
        }
        if !gone.isEmpty { outcome.append(try delete(Selection(ids: gone.map(\.id)), self)) }
        guard !outcome.parts.isEmpty else { return nil }
        outcome.name = "log_food"
        return outcome
    }

    /// A tea or coffee that milk and sugar are put into.
    private func isCup(_ row: Entry) -> Bool {
        guard let drink = food(row.foodID, noun: row.noun), drink.isDrink else { return false }
        return drink.head.last.map(["tea", "coffee", "espresso", "americano"].contains) == true && NameParts(row.said) == nil
    }

    /// As much of it as goes into a cup.
    private func isLittle(_ amount: Amount, of food: Food) -> Bool {
        if amount.isEmpty || amount.unit == nil && amount.size != nil && amount.quantity ?? 1 == 1 { return true }
        if let unit = amount.unit { return ["tsp", "tbsp", "splash", "dash", "drop", "bit", "packet", "cube", "drizzle"].contains(unit.name) }
        return food.noun.hasSuffix("sugar") || food.noun.hasSuffix("sweetener")
    }

    private static let stirred: Set<String> = ["milk", "sugar", "cream", "honey", "sweetener", "semi", "creamer"]
}

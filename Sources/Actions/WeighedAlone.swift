import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// The only row that was told in grams or millilitres, where a number alone is far more than anyone counts.
    func weighedAlone(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard correction.selection.foods.isEmpty, correction.food == nil, let amount = correction.amount, amount.unit == nil, amount.size == nil,
            let quantity = amount.quantity, quantity >= 10
        else { return nil }
        return rows.only { ["g", "ml"].contains($0.unit) && !$0.assumed.contains(.quantity) }
    }

    /// "y 10 más", after 100 g of rice: so many grams of it.
    func inGramsOfLast(_ request: LogFood) throws -> LogFood {
        guard request.isMoreOfLast == true, let mention = request.foods.only, mention.amount.unit == nil, mention.amount.size == nil,
            mention.amount.quantity ?? 0 >= 10, let row = try tracker.entries.last.flatMap({ try diary.entry($0) }), ["g", "ml"].contains(row.unit),
            !row.assumed.contains(.quantity), row.quantity > 10,
            // "15 more", of 30 g of almonds: so many of them, where that is no more than there was.
            let quantity = mention.amount.quantity,
            food(row.foodID, noun: row.noun).map({ $0.portion(Amount(quantity: quantity)).grams > row.grams }) ?? true
        else { return request }
        var measured = request
        measured.foods[0].amount.unit = Unit(row.unit)
        return measured
    }

    /// "make it 30", of a tangerine and 20 g of chocolate: the change of what was weighed.
    func ofWeighed(_ correction: Correction, among rows: [Entry]) -> Correction? {
        weighedAlone(correction, among: rows).map { row in
            var chosen = correction
            chosen.selection = Selection(ids: [row.id])
            return chosen
        }
    }

    /// "more stuffing", of the stuffing at dinner: that row.
    func sameSpokenOf(_ mention: FoodMention) throws -> Entry? {
        let words = Word.split(mention.said)
        func isSame(_ row: Entry) -> Bool {
            Word.split(row.said) == words || row.foodID == mention.best?.id && row.noun == mention.best?.noun
                // "another serving of the lasagna", of mom's.
                || row.foodID.code.hasPrefix("custom:") && Word.split(row.said).suffix(words.count) == words[...]
        }
        if let row = try spokenOf().only(where: isSame) ?? mealSpokenOf().only(where: isSame) { return row }
        // "another glass of wine", of a white one.
        if let row = try mealSpokenOf().only(where: { $0.said != mention.said && kinship(of: mention, to: $0) == .wider }) { return row }
        // "another plate of curry", of a lentil curry with rice.
        return try mealSpokenOf().only { row in
            let said = Word.split(row.said), name = said.prefix { !["with", "and", "in", "on", "over"].contains($0) }
            return !words.isEmpty && name.count < said.count && name.suffix(words.count) == words[...]
        }
    }
}

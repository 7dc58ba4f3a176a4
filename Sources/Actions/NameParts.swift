import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Corrections that speak of a part of a row's name: its kind ("make the rice brown"), or what comes with it ("half and half, not cream").
extension ActionContext {
    /// "make the rice brown", of white rice: the row that has the head of the new name, which it was given as a whole.
    func renamed(_ correction: Correction) throws -> Correction? {
        guard correction.food == nil, correction.factor == nil, correction.removed.isEmpty, correction.selection.ids.isEmpty,
            correction.selection.foods.count == 1, let mention = correction.selection.foods.first, let new = food(mention)
        else { return nil }
        let words = Set(Word.split(mention.said))
        guard words.count > 1 else { return nil }
        let rows = try mealSpokenOf() + pool(correction.selection.when)
        let alike = rows.filter { row in
            guard let old = food(row.foodID, noun: row.noun), old.group == new.group else { return false }
            return Word.split(row.noun).last.map(words.contains) ?? false || Word.split(row.said).last.map(words.contains) ?? false
        }
        guard Set(alike.map(\.id)).count == 1 else { return nil }
        var renamed = correction
        renamed.selection = Selection(ids: [alike[0].id])
        renamed.food = mention
        if renamed.food?.amount.isEmpty ?? true, let amount = correction.amount { renamed.food?.amount = amount }
        return renamed
    }

    /// "it was half and half, not cream", of a coffee with cream: the food without its company, and the new company beside it.
    func regrouped(_ correction: Correction, _ row: Entry) -> (host: FoodMention, company: FoodMention)? {
        guard let company = correction.food, company.best != nil, correction.selection.foods.count == 1,
            let old = correction.selection.foods.first.map({ Word.split($0.said) }), !old.isEmpty
        else { return nil }
        let said = row.said.split(separator: " ").map(String.init)
        guard let joint = said.firstIndex(where: { ["with", "con", "w/"].contains($0.lowercased()) }), joint > 0,
            Word.split(said[(joint + 1)...].joined(separator: " ")).contains(where: old.contains)
        else { return nil }
        // "coffee with milk" has a row of its own.
        let base = said[..<joint].joined(separator: " ")
        guard let host = food(named: base) else { return nil }
        let whole = "\(base) \(said[joint]) \(company.said)"
        if let known = food(named: whole) {
            var mention = mention(of: known)
            mention.said = whole
            return (mention, FoodMention(said: "", candidates: []))
        }
        var mention = mention(of: host)
        mention.said = base
        return (mention, company)
    }

    /// The only row that is put together of parts: what "no cheese on it" leaves the cheese out of.
    func composed(among rows: [Entry]) -> Entry? {
        let made = rows.filter { row in
            food(row.foodID, noun: row.noun).map { ["sandwich", "dish", "salad", "soup", "pizza", "fastfood", "breakfast"].contains($0.group) }
                ?? false
        }
        return made.count == 1 ? made[0] : nil
    }

    /// Whether the words are a part of the row's own full name: "unsweetened" of an iced tea that is logged so.
    func isInName(_ words: [String], of row: Entry) -> Bool {
        !words.isEmpty && Set(words).isSubset(of: Word.split(row.food))
    }

    /// The row as it stands, and that the tables know only the usual kind of what was told.
    func told(_ row: Entry, as name: String) throws -> Outcome {
        Outcome(
            name: "correct", events: [.slot(.entries([row.id]))], parts: [.leftOut(noun: name, removed: []), .alreadySo(row)],
            day: try diary.totals(row.day))
    }
}

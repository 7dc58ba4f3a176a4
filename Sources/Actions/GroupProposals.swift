import Dialogue
import NLU
import Nutrition
import Store

/// What a message may mean for several rows at once.
extension ActionContext {
    /// "only ate half of it", "all of that was lunch", "no comí nada de eso": of what was told last, of its meal or of the meal that is named, where that
    /// is more than one row.
    /// - Parameter near: the rows of the meal that is named.
    func groupProposals(_ foods: [FoodMention], _ amounts: [Amount], _ words: [String], _ near: [Entry], _ when: When) throws -> [Proposal] {
        guard foods.isEmpty else { return [] }
        let told = try tracker.entries.compactMap { try diary.entry($0) }, meal = try mealSpokenOf()
        var groups: [(name: String, ids: [Int])] = []
        for (name, rows) in [("last", told), ("meal", meal), ("named", near)] where (2...8).contains(rows.count) {
            let ids = rows.map(\.id).sorted()
            if !groups.contains(where: { $0.ids == ids }) { groups.append((name, ids)) }
        }
        return groups.flatMap { group -> [Proposal] in
            let selection = Selection(ids: group.ids)
            var out: [Proposal] = []
            if let factor = amounts.only.flatMap(share) {
                out.append(Proposal(requests: [scaled(group.ids, by: factor)], kind: "share of \(group.name)"))
            }
            if words.contains(where: ActionContext.twice.contains) {
                out.append(Proposal(requests: [scaled(group.ids, by: 2)], kind: "twice \(group.name)"))
            }
            if !when.isEmpty { out.append(Proposal(requests: [.move(selection, to: when)], kind: "move \(group.name)")) }
            // "saca todo lo del almuerzo": of the meal that is named, and of no other.
            if when.isEmpty || group.name == "named", Doubt.takesAway(words) {
                out.append(Proposal(requests: [.delete(selection)], kind: "out \(group.name)"))
            }
            return out
        }
    }

    /// "la sopa doble", "twice the rice", "x2": so much of a row again.
    func twiceProposals(_ words: [String], of rows: [Entry]) -> [Proposal] {
        guard words.contains(where: ActionContext.twice.contains) else { return [] }
        return rows.prefix(3).map { Proposal(requests: [scaled([$0.id], by: 2)], kind: "twice") }
    }

    private static let twice: Set<String> = ["double", "doubled", "twice", "doble", "x2", "2x"]

    /// "one chicken and one fish", of two tacos, "dos de queso y una de carne": the kinds of what was counted, in the place of it.
    func kindProposals(_ foods: [FoodMention], of row: Entry) -> [Proposal] {
        guard foods.count > 1, row.quantity > 1 || row.assumed.contains(.quantity), !foods.contains(where: \.negated),
            // "salmon 6 oz with a cup of broccoli", after a salad, is no salad.
            foods.allSatisfy({ $0.amount.unit.map { $0.grams == nil && $0.millilitres == nil && $0.name != "cup" } ?? true })
        else { return [] }
        let kinds = foods.compactMap { mention -> FoodMention? in
            let isKind = compound(mention, ofKind: true, row).map { food -> FoodMention in
                var kind = self.mention(of: food)
                kind.amount = mention.amount.unit == nil ? mention.amount : Amount(quantity: mention.amount.quantity)
                return kind
            }
            return isKind ?? (isNamed(row, as: mention) ? mention : nil)
        }
        return kinds.count == foods.count ? [instead(kinds, of: row, kind: "kinds")] : []
    }
}

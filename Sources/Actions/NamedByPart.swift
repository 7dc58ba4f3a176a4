import Dialogue
import NLU
import Nutrition
import Store

/// Rows that a word of their name tells, where that word alone is no food.
extension ActionContext {
    /// "pasa el pincho a la cena", "el pincho no lo comí", of a pincho de tortilla that stands: that one, and not what was told last.
    func byPart(_ selection: Selection) throws -> Selection {
        guard selection.foods.isEmpty, selection.ids.isEmpty, selection.ordinal == nil, selection.measure == nil, !selection.all,
            let row = try rowNamedByPart()
        else { return selection }
        return Selection(ids: [row.id])
    }

    /// "borra el pincho", which is nothing known otherwise.
    func takenOutByPart() throws -> Outcome? {
        guard let verb = said.first, said.count <= 4, Self.takingOut.contains(verb), let row = try rowNamedByPart() else { return nil }
        return try delete(Selection(ids: [row.id]), self)
    }

    private static let takingOut: Set<String> = ["borra", "quita", "elimina", "borrame", "quitame", "saca", "sacame", "delete", "remove", "erase"]

    /// The one row of today with a word that an article stands before.
    private func rowNamedByPart() throws -> Entry? {
        let words = said
        guard words.count <= 12 else { return nil }
        let named = zip(words, words.dropFirst()).compactMap { ["el", "la", "los", "las", "the", "mi", "my"].contains($0) ? $1 : nil }
        guard !named.isEmpty else { return nil }
        return try diary.entries(today...today).only { row in Word.split(row.said).contains(where: named.contains) }
    }
}

extension ActionContext {
    /// "toda la sopa", "me comí todo el arroz": it stands, whole where it was cut into slices.
    func eatenWhole(_ correction: Correction) throws -> Outcome? {
        guard correction.isWhole == true, let named = correction.selection.foods.only else { return nil }
        guard let row = matches(named, in: try mealSpokenOf()).only else {
            return try logFood(LogFood(foods: [named], when: When()), self)
        }
        let isCut = ["slice", "piece", "half"].contains(row.unit) || row.quantity < 1
        if isCut, row.assumed.contains(.quantity) || row.quantity < 1 {
            return try correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: 1, size: "whole")), self)
        }
        return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)], day: try diary.totals(row.day))
    }
}

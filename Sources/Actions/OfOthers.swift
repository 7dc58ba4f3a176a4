import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What others had of the rows that stand.
extension ActionContext {
    /// Whether none of what is spoken of is what somebody else is told to have had: then nothing changes.
    func isOfOthersAlone(_ selection: Selection) throws -> Bool {
        guard selection.isOfOthers == true else { return false }
        let rows = try spokenOf() + mealSpokenOf()
        // "gave my son an apple", after one's own: none of several; nor hours after them.
        return selection.foods.allSatisfy { mention in
            !matches(mention, in: rows).contains { $0.quantity > 1 || $0.quantity < 1 } || tracker.areRowsOld == true
        }
    }

    /// "my brother ate a couple of slices", of a whole pizza: what is left of it in those.
    func lessByPieces(_ measure: Amount) throws -> Correction? {
        guard let row = try spokenOf().last, let unit = measure.unit, let count = measure.quantity,
            let piece = food(row.foodID, noun: row.noun)?.grams(of: unit.name), piece > 0, row.grams > count * piece
        else { return nil }
        let left = ((row.grams / piece - count) * 2).rounded() / 2
        return left > 0 ? Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: left, unit: unit)) : nil
    }
}

import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "the 300 was 350": of the only row that stands so.
    func ofStood(_ correction: Correction) throws -> Correction? {
        if correction.selection.isAlike == true {
            let rows = correction.selection.ids.isEmpty ? try spokenOf() : try mealSpokenOf().filter { !correction.selection.ids.contains($0.id) }
            // "and the toast too": as much as the bread, where that was put right by its amount.
            var alike = correction
            alike.selection.isAlike = nil
            alike.amount = rows.last.flatMap { $0.assumed.contains(.quantity) ? nil : said($0) }
            return alike
        }
        if let step = correction.step, correction.selection == Selection(pointsBack: true),
            let row = try spokenOf().only(where: { $0.unit == step.unit?.name || step.unit == nil && isCounted($0) })
        {
            // "a slice less", of pizza and a beer.
            var stepped = correction
            stepped.selection = Selection(ids: [row.id])
            return stepped
        }
        guard let stood = correction.stood else { return nil }
        func isSo(_ row: Entry) -> Bool {
            // "40 g a slice" counts none.
            (stood.quantity.map { row.quantity == $0 } ?? true)
                && (stood.unit.map { row.unit == $0.name || row.unit.hasSuffix(" \($0.name)") } ?? true)
                && (stood.size.map { said(row).size == $0 || row.unit.hasPrefix("\($0) ") } ?? true)
        }
        for rows in [try spokenOf(), try mealSpokenOf(), try pool(When(days: tracker.day.map { $0...$0 })), try pool(When())] {
            guard let row = rows.only(where: isSo) else { continue }
            var told = Correction(selection: Selection(ids: [row.id]), amount: correction.amount, words: correction.words)
            // "no eran 2 tazas, era 1": of the same measure.
            if stood.unit == nil, told.amount?.unit?.name == row.unit { told.amount?.unit = nil }
            told.isOfEach = correction.isOfEach
            return told
        }
        var plain = correction
        plain.stood = nil
        return plain
    }

    /// "one less", of one: it goes.
    func noneLeft(_ correction: Correction) throws -> Outcome? {
        if let spared = try notThatDay(correction) { return spared }
        guard let step = correction.step, step.unit == nil, let count = step.quantity, count < 0, count >= -3,
            correction.selection == Selection(pointsBack: true), let row = try spokenOf().only, row.quantity + count <= 0, row.quantity >= 1
        else { return nil }
        return try delete(Selection(ids: [row.id]), self)
    }

    /// "50 g less", of 200 g: what is left of it, in the measure of the step where the row has another.
    func stepped(_ row: Entry, by step: Amount) -> Amount {
        let count = step.quantity ?? 0
        guard let unit = step.unit, unit.name != row.unit, let own = unit.grams ?? unit.millilitres else {
            return Amount(quantity: row.quantity + count)
        }
        let grams = Unit(row.unit).grams.map { $0 * row.quantity } ?? row.grams
        return Amount(quantity: grams / own + count, unit: unit)
    }
}

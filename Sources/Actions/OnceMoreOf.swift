import Dialogue
import NLU
import Nutrition
import Store

/// One more of what was told last, said by its measure alone.
extension ActionContext {
    /// "another pint", of a lager and a packet of peanuts: the one row of the last turn that comes in that measure.
    func rowMeasured(in unit: Unit?) throws -> Entry? {
        guard let unit else { return nil }
        let fits = { (row: Entry) in row.unit == unit.name }
        return try tracker.entries.compactMap { try diary.entry($0) }.only(where: fits) ?? mealSpokenOf().only(where: fits)
    }

    /// "another bowl", of cereal with milk: both, where nothing else was told with them.
    func hostTwice(_ request: LogFood) throws -> [Entry]? {
        guard request.isMoreOfLast == true, let amount = request.foods.only?.amount, amount.quantity ?? 1 == 1, let unit = amount.unit,
            unit.grams == nil, unit.millilitres == nil
        else { return nil }
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        guard rows.count > 1, let host = rows.first, try additions(to: host).map(\.id) == rows.dropFirst().map(\.id),
            rows.dropFirst().allSatisfy({ $0.unit != unit.name })
        else { return nil }
        return rows
    }
}

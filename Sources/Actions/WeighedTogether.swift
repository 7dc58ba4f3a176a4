import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "unos 350 gramos en total", of macaroni and minced meat: each of what is eaten as much more or less.
    func weighedTogether(_ correction: Correction) throws -> Outcome? {
        guard let amount = correction.amount, let grams = amount.unit?.grams.flatMap({ unit in amount.quantity.map { $0 * unit } }), grams > 0,
            correction.food == nil, correction.selection.foods.isEmpty, correction.selection.ids.isEmpty, correction.removed.isEmpty,
            Word.split(correction.words).contains(where: ["total", "altogether"].contains)
        else { return nil }
        let rows = try toldTogether().filter { food($0.foodID, noun: $0.noun)?.isDrink == false }
        let sum = rows.reduce(0) { $0 + $1.grams }
        guard rows.count > 1, sum > 0 else { return nil }
        var outcome = Outcome(name: "correct")
        for row in rows {
            let weight = Amount(quantity: (row.grams * grams / sum).rounded(), unit: .gram)
            outcome.append(try correct(Correction(selection: Selection(ids: [row.id]), amount: weight), self))
        }
        outcome.events.insert(.slot(.entries(rows.map(\.id))), at: 0)
        return outcome
    }
}

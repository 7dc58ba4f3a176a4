import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "leftover pie", a day after a pumpkin pie: of the kind that was had, and as much, where nothing else is told.
    func leftOver(_ request: LogFood) throws -> LogFood {
        guard request.when.days == nil, request.foods.contains(where: { $0.isLeft == true }) else { return request }
        let days = (today.advanced(by: -5))...today
        let rows = try diary.entries(days).sorted { ($0.day, $0.id) > ($1.day, $1.id) }
        var request = request
        for place in request.foods.indices where request.foods[place].isLeft == true {
            guard let row = rows.first(where: { !matches(request.foods[place], in: [$0]).isEmpty }) else {
                // "leftover curry", of one's own chickpea curry.
                var named = request.foods[place]
                named.said = named.said.replacing("leftover ", with: "")
                named.isDefinite = true
                guard let own = try own.begun(by: named) else { continue }
                (request.foods[place].candidates, request.foods[place].said) = (own.candidates, own.said)
                continue
            }
            request.foods[place].candidates = [FoodReference(id: row.foodID, noun: row.noun, score: 1)]
            request.foods[place].said = row.said
            if request.foods[place].amount.isEmpty { request.foods[place].amount = said(row) }
        }
        return request
    }
}

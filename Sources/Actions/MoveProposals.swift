import Dialogue
import NLU
import Nutrition
import Store

/// What a message may mean for the meal that rows stand at.
extension ActionContext {
    /// "the cookie was after dinner", "las empanadas no las desayuné, las cené", "la malta fue con la cachapa": the rows that are named, put to a meal
    /// that is told anywhere, or to that of another row.
    /// - Parameters:
    ///   - named: rows by the food of the message that names them, in its order.
    ///   - meals: every meal that is told.
    ///   - day: the one day that is told, which the meal is of: "pasa la arepa a la cena de ayer".
    func moveProposals(_ named: [[Entry]], _ meals: [Meal], _ when: When, on day: ClosedRange<Day>?) -> [Proposal] {
        var out: [Proposal] = []
        for (place, rows) in named.enumerated() {
            for row in rows.prefix(2) {
                for meal in meals where meal != row.meal && meal != when.meal {
                    out.append(move([row.id], to: When(days: day ?? row.day...row.day, meal: meal), "move told"))
                }
                for (other, hosts) in named.enumerated() where other != place {
                    guard let host = hosts.first, host.id != row.id, (host.meal, host.day) != (row.meal, row.day) else { continue }
                    out.append(move([row.id], to: host.when, "move with"))
                }
            }
        }
        return out
    }

    /// "lunch was really dinner", "puse la merienda mal, eso fue la cena": all that stands at one meal, put to the other.
    func moveProposals(_ meals: [Meal], of rows: [Entry]) -> [Proposal] {
        meals.flatMap { from -> [Proposal] in
            let ids = rows.filter { $0.day == today && $0.meal == from }.map(\.id)
            guard !ids.isEmpty else { return [] }
            return meals.filter { $0 != from }.map { move(ids, to: When(meal: $0), "move meal") }
        }
    }

    private func move(_ ids: [Int], to when: When, _ kind: String) -> Proposal {
        Proposal(requests: [.move(Selection(ids: ids), to: when)], kind: kind)
    }
}

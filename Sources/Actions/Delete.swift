import Dialogue
import NLU
import Nutrition
import Store

/// "delete the milk", "clear lunch": removes rows; many of them only after a yes.
func delete(_ selection: Selection, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "delete_entry")
    switch try context.select(selection) {
    case .entries(let rows):
        if context.needsConfirmation(selection, rows) {
            outcome.question = context.confirm(rows) { .delete($0) }
            return outcome
        }
        for row in rows { try context.diary.remove(row) }
        let gone = Set(rows.map(\.id))
        outcome.parts = [.deleted(rows)]
        outcome.day = try context.diary.totals(rows[rows.count - 1].day)
        outcome.events = [.slot(.entries(context.tracker.entries.filter { !gone.contains($0) })), .slot(.day(rows[rows.count - 1].day))]
    case .oneOf(let rows, let certain, let said):
        outcome.question = context.whichEntry(rows, said: said, offersAll: true) { ids in
            .delete(Selection(ids: certain.map(\.id) + ids))
        }
    case .unknown(let said): outcome.parts = [.entryUnknown(said: said)]
    case .empty(let when):
        outcome.parts = [.diaryEmpty(when)]
        outcome.day = try context.diary.totals(when.day ?? context.today)
    }
    return outcome
}

extension ActionContext {
    /// Whether so much changes that a slip would hurt: more than five rows, or a whole day.
    func needsConfirmation(_ selection: Selection, _ rows: [Entry]) -> Bool {
        if selection.confirmed || !selection.ids.isEmpty && rows.count <= 5 { return false }
        let isEverything = selection.all && selection.foods.isEmpty && selection.when.meal == nil && rows.count > 1
        return rows.count > 5 || isEverything
    }

    /// Asks before many rows are changed.
    func confirm(_ rows: [Entry], _ request: (Selection) -> Request) -> Question {
        let confirmed = request(Selection(ids: rows.map(\.id), confirmed: true))
        return Question(name: .confirm, subject: "\(rows.count)", options: yesOrNo(confirmed), pending: confirmed, turn: turn)
    }
}

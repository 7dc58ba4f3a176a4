import Dialogue
import Nutrition
import Store

/// "undo": takes back the newest turns that changed something and still stand.
func undo(turns: Int, _ context: ActionContext) throws -> Outcome {
    let result = try context.diary.undo(turns: max(1, turns))
    guard !result.turns.isEmpty else { return Outcome(name: "undo", parts: [.nothingToUndo]) }
    return try context.outcome("undo", .undo(turns: result.turns), .undone(removed: result.removed, restored: result.restored), result)
}

/// "redo": puts back what was undone last.
func redo(turns: Int, _ context: ActionContext) throws -> Outcome {
    let result = try context.diary.redo(turns: max(1, turns))
    guard !result.turns.isEmpty else { return Outcome(name: "redo", parts: [.nothingToRedo]) }
    return try context.outcome("redo", .redo(turns: result.turns), .redone(removed: result.removed, restored: result.restored), result)
}

/// "undo everything I did today": whole turns, newest first; many only after a yes.
func undoAll(today: Bool, confirmed: Bool, _ context: ActionContext) throws -> Outcome {
    let count = try context.diary.standingTurns(since: today ? context.today : nil)
    let isOfToday = try context.diary.standingTurns(since: context.today) == count
    if count > ActionContext.mostUnasked || !isOfToday, !confirmed {
        let request = Request.undoAll(today: today, confirmed: true)
        return Outcome(
            name: "undo",
            question: Question(name: .confirm, subject: "\(count)", options: yesOrNo(request), pending: request, turn: context.turn))
    }
    return count == 0 ? Outcome(name: "undo", parts: [.nothingToUndo]) : try undo(turns: count, context)
}

extension ActionContext {
    fileprivate func outcome(_ name: String, _ event: Event, _ part: Part, _ result: UndoResult) throws -> Outcome {
        let standing = result.restored.compactMap { record in
            if case .entry(let entry) = record { entry.id } else { nil }
        }
        let body = BodyKind.allCases.lazy.map { kind in (kind, result.restored.filter { $0.bodyKind == kind }) }.first { !$0.1.isEmpty }
        let day = (result.restored + result.removed).lazy.compactMap(\.day).first ?? today
        // "was that too much?" is of what stands again.
        let spoken: [Event] = result.restored.lazy.compactMap { record -> Event? in
            if case .entry(let entry) = record { .slot(.food(id: entry.foodID, noun: entry.noun, grams: entry.grams)) } else { nil }
        }.prefix(1).map { $0 }
        return Outcome(
            name: name,
            events: [event, .slot(.entries(standing)), .slot(.day(day))] + spoken
                + (standing.isEmpty ? body.map { self.spoken($0.0, $0.1) } ?? [] : []),
            parts: [part], day: try diary.totals(day))
    }
}

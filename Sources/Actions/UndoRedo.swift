import Dialogue
import NLU
import Nutrition
import Store

/// "undo": takes back the newest turns that changed something and still stand.
func undo(turns: Int, _ context: ActionContext) throws -> Outcome {
    try context.undone(context.diary.undo(turns: max(1, turns)))
}

/// "bring the cheddar back", after the cheddar and the butter were taken out: that row alone stands again.
func putBack(_ foods: [FoodMention], _ context: ActionContext) throws -> Outcome {
    let result = try context.diary.undo(turns: 1)
    let rows = result.restored.compactMap { record in if case .entry(let entry) = record { entry } else { nil } }
    let wanted = Set(foods.flatMap { matches($0, in: rows).map(\.id) })
    guard wanted.count < rows.count else { return try context.undone(result) }
    if !result.turns.isEmpty { _ = try context.diary.redo(turns: 1) }
    guard !wanted.isEmpty else { return Outcome(name: "undo", parts: [.entryUnknown(said: foods.first?.said ?? "")]) }
    let stored = try rows.filter { wanted.contains($0.id) }.map { row in
        var again = row
        again.id = 0
        return try context.diary.add(again)
    }
    return Outcome(
        name: "undo",
        events: [.slot(.entries(stored.map(\.id))), .slot(.day(stored[0].day))],
        parts: [.undone(removed: [], restored: stored.map { .entry($0) })], day: try context.diary.totals(stored[0].day))
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
    fileprivate func undone(_ result: UndoResult) throws -> Outcome {
        guard !result.turns.isEmpty else { return Outcome(name: "undo", parts: [.nothingToUndo]) }
        return try outcome("undo", .undo(turns: result.turns), .undone(removed: result.removed, restored: result.restored), result)
    }

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

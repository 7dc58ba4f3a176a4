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

extension ActionContext {
    fileprivate func outcome(_ name: String, _ event: Event, _ part: Part, _ result: UndoResult) throws -> Outcome {
        let standing = result.restored.compactMap { record in
            if case .entry(let entry) = record { entry.id } else { nil }
        }
        let day = (result.restored + result.removed).lazy.compactMap(\.day).first ?? today
        return Outcome(
            name: name, events: [event, .slot(.entries(standing)), .slot(.day(day))], parts: [part], day: try diary.totals(day))
    }
}

extension Record {
    /// The day whose figures the row belongs to.
    fileprivate var day: Day? {
        switch self {
        case .entry(let entry): entry.day
        case .exercise(let exercise): exercise.day
        case .water(let water): water.day
        case .weight, .goal, .setting: nil
        }
    }
}

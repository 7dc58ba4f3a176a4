import Dialogue
import Nutrition
import Store

/// "note: felt tired after lunch": kept with the day, as it was written.
func addNote(_ text: String, _ when: When, _ context: ActionContext) throws -> Outcome {
    let day = when.day ?? context.today
    _ = try context.diary.add(Keepsake(day: day, content: .note(text)))
    return Outcome(name: "add_note", events: [.slot(.day(day))], parts: [.kept(.note(text, day))])
}

/// "that's all for today": the day is told whole; more may still be logged.
func completeDay(_ when: When, _ context: ActionContext) throws -> Outcome {
    let day = when.day ?? context.today
    let isNew = try context.diary.keepsakes(.wholeDay, day...day).isEmpty
    if isNew { _ = try context.diary.add(Keepsake(day: day, content: .wholeDay)) }
    return Outcome(
        name: "complete_day", events: [.slot(.day(day))], parts: [.kept(.wholeDay(day, isNew: isNew))], day: try context.diary.totals(day))
}

/// "was yesterday complete?", "which days are complete?": of the last four weeks where none is named.
func askComplete(_ when: When, isOfAll: Bool, _ context: ActionContext) throws -> Outcome {
    let day = isOfAll ? nil : when.day ?? context.today
    let asked = day.map { $0...$0 } ?? when.days ?? context.today.advanced(by: -27)...context.today
    let days = try context.diary.keepsakes(.wholeDay, context.bounded(asked)).compactMap(\.day).sorted()
    return Outcome(name: "complete_day", events: day.map { [.slot(.day($0))] } ?? [], parts: [.kept(.wholeDays(days, asked: day))])
}

/// "yesterday isn't complete after all": it stands open again.
func reopenDay(_ when: When, _ context: ActionContext) throws -> Outcome {
    let day = when.day ?? context.tracker.day ?? context.today
    let marks = try context.diary.keepsakes(.wholeDay, day...day)
    for mark in marks { try context.diary.remove(mark) }
    return Outcome(
        name: "complete_day", events: [.slot(.day(day))], parts: [.kept(marks.isEmpty ? .wholeDays([], asked: day) : .dayReopened(day))])
}

extension ActionContext {
    /// What a day has beside its rows, nil when nothing.
    func beside(_ day: Day) throws -> Part? {
        let notes = try diary.keepsakes(.note, day...day).compactMap { if case .note(let text) = $0.content { text } else { nil } }
        let isWhole = try !diary.keepsakes(.wholeDay, day...day).isEmpty
        return notes.isEmpty && !isWhole ? nil : .kept(.ofDay(notes: notes, isWhole: isWhole))
    }
}

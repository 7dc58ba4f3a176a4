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

extension ActionContext {
    /// What a day has beside its rows, nil when nothing.
    func beside(_ day: Day) throws -> Part? {
        let notes = try diary.keepsakes(.note, day...day).compactMap { if case .note(let text) = $0.content { text } else { nil } }
        let isWhole = try !diary.keepsakes(.wholeDay, day...day).isEmpty
        return notes.isEmpty && !isWhole ? nil : .kept(.ofDay(notes: notes, isWhole: isWhole))
    }
}

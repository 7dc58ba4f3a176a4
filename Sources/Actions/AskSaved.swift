import Dialogue
import Nutrition
import Store

/// "how much did that save me?": the energy of the rows that the last change was of, before and after it.
func askSaved(_ context: ActionContext) throws -> Outcome {
    let changes = try context.diary.lastChanges()
    func energy(_ rows: [Entry?]) -> Double { rows.reduce(0) { $0 + ($1?.nutrients[.energy] ?? 0) } }
    guard !changes.isEmpty else { return Outcome(name: "ask_summary", parts: [.strayAnswer]) }
    let rows = changes.flatMap { [$0.before, $0.after] }.compactMap { $0 }
    let isApproximate = rows.contains { !$0.assumed.isEmpty }
    let saved = energy(changes.map(\.before)) - energy(changes.map(\.after))
    let day = rows.last.map(\.day) ?? context.today
    return Outcome(
        name: "ask_summary", events: [.slot(.day(day))], parts: [.saved(energy: saved, isApproximate: isApproximate)],
        day: try context.diary.totals(day))
}

import Dialogue
import Nutrition
import Store

/// "how much did that save me?": what the rows that the last change was of had, before and after it.
func askSaved(_ nutrient: Nutrient, _ context: ActionContext) throws -> Outcome {
    let changes = try context.diary.lastChanges()
    func sum(_ rows: [Entry?]) -> Double { rows.reduce(0) { $0 + ($1?.nutrients[nutrient] ?? 0) } }
    guard !changes.isEmpty else { return Outcome(name: "ask_summary", parts: [.strayAnswer]) }
    let rows = changes.flatMap { [$0.before, $0.after] }.compactMap { $0 }
    let isApproximate = rows.contains { !$0.assumed.isEmpty }
    let saved = sum(changes.map(\.before)) - sum(changes.map(\.after))
    let day = rows.last.map(\.day) ?? context.today
    return Outcome(
        name: "ask_summary", events: [.slot(.day(day))], parts: [.saved(nutrient, saved, isApproximate: isApproximate)],
        day: try context.diary.totals(day))
}

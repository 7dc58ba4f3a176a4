import Dialogue
import Knowledge
import Nutrition
import Store

/// "how much water today?": every row and their sum.
func askWater(_ when: When, _ context: ActionContext) throws -> Outcome {
    let days = context.bounded(when.days ?? context.today...context.today)
    let rows = try context.diary.water(days)
    return Outcome(
        name: "ask_diary", events: context.spoken(.water, rows.suffix(1).map(Record.water)), parts: [.waterDrunk(days, rows)],
        day: days.count == 1 ? try context.diary.totals(days.lowerBound) : nil)
}

/// "what exercise did I do this week?", "how many calories did I burn today?"
func askExercise(_ when: When, activity: String?, _ context: ActionContext) throws -> Outcome {
    let days = context.bounded(when.days ?? context.today...context.today)
    var selection = BodySelection(.exercise, activity: activity, when: When(days: days))
    selection.all = true
    let rows = try context.select(selection)
    return Outcome(
        name: "ask_diary", events: context.spoken(.exercise, rows.suffix(1)),
        parts: [.exerciseDone(days, rows.compactMap { if case .exercise(let row) = $0 { row } else { nil } })],
        day: days.count == 1 ? try context.diary.totals(days.lowerBound) : nil)
}

/// "when did I last run?"
func askLastExercise(activity: String?, _ context: ActionContext) throws -> Outcome {
    var selection = BodySelection(.exercise, activity: activity, when: When(days: context.today.advanced(by: -730)...context.today))
    selection.all = true
    let rows = try context.select(selection).compactMap { if case .exercise(let row) = $0 { row } else { nil } }
    guard let last = rows.max(by: { $0.day == $1.day ? $0.id < $1.id : $0.day < $1.day }) else {
        return Outcome(name: "ask_diary", parts: [.bodyUnknown(.exercise, activity: activity, When())])
    }
    return Outcome(
        name: "ask_diary", events: context.spoken(.exercise, [.exercise(last)]), parts: [.exerciseDone(last.day...last.day, [last])],
        day: try context.diary.totals(last.day))
}

/// "how much did I weigh on Monday?": that day's weights, else the one before.
func askWeight(on when: When, _ context: ActionContext) throws -> Outcome {
    let days = context.bounded(when.days ?? context.today...context.today)
    let rows = try context.diary.weights(days)
    let before = rows.isEmpty ? try context.diary.weights(nil).last { $0.day < days.lowerBound } : nil
    return Outcome(
        name: "ask_weight", events: context.spoken(.weight, rows.suffix(1).map(Record.weight)), parts: [.weightsOn(days, rows, before: before)])
}

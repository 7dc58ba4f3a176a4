import Dialogue
import Nutrition

extension Speaker {
    /// Goals that were set, or declined.
    func renderGoal(_ part: Part, _ day: DayTotals?) -> [String] {
        switch part {
        case .goalSet(let goal, let previous):
            guard let amount = goal.amount else { return [say(.goalEnded, ["nutrient": title(goal.nutrient)])] }
            var line = say(.goalSet, ["amount": told(goal.nutrient, amount, goal.sense), "day": the(goal.from)])
            if let previous, previous != amount { line += " " + say(.goalBefore, ["amount": quantity(goal.nutrient, previous)]) }
            if let left = day.flatMap({ left($0, goal.nutrient) }) {
                let figure = goal.nutrient == .energy ? numbers.whole(abs(left)) : quantity(goal.nutrient, abs(left))
                line += " " + say(left < 0 ? .goalOver : .goalLeft, ["amount": figure])
            }
            return [line]
        case .goalUnsafe(let nutrient, let amount, let bound, let source):
            let values: KeyValuePairs = [
                "amount": self.amount(of: nutrient, amount), "bound": quantity(nutrient, bound), "source": source,
            ]
            if amount <= 0 { return [say(.goalNothing)] }
            if amount < bound { return [say(.goalTooLow, values)] + (amount < 800 && nutrient == .energy ? [say(.goalHelp)] : []) }
            return [source.isEmpty ? say(.goalImplausible, values) : say(.goalTooHigh, values)]
        default: return []
        }
    }
}

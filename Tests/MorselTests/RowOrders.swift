import Dialogue
import Foundation
import NLU
import Nutrition

/// What a careful person would have changed in the diary: a cell of `Tests/Corpus/rows.*.tsv`.
///
/// Ways that are as good stand between ` // `, the changes of one way between `; `: `+ KEY [@MEAL] [GRAMS]` a new row, `~ KEY [> KEY] [GRAMS]` one that is
/// otherwise now, `- KEY` one that is gone, `@ KEY MEAL [DAY]` one at another meal or day (0, -1 …), `0` nothing, `?` nothing and a question.
/// A key is a part of the row's name, several are divided by `|`; grams are right within 30 %.
struct RowOrders {
    /// A row before and after; nil where there is none.
    typealias Change = (before: Entry?, after: Entry?)

    private let ways: [[String]]
    private let today: Day

    init(_ cell: String, today: Day) {
        ways = cell.components(separatedBy: "//").map { way in
            way.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        self.today = today
    }

    /// Whether the changes are those of one of the ways, and no others.
    func fit(_ changes: [Change], asks: Bool) -> Bool {
        ways.contains { way in
            if way == ["0"] { return changes.allSatisfy(isSilent) }
            if way == ["?"] { return changes.isEmpty && asks }
            var rest = changes
            return way.allSatisfy { take($0, from: &rest) } && rest.allSatisfy(isSilent)
        }
    }

    /// "two of them", of what was taken for two: nothing but what is known of the row is otherwise.
    private func isSilent(_ change: Change) -> Bool {
        guard let before = change.before, let after = change.after else { return false }
        return (before.foodID, before.noun, before.meal, before.day) == (after.foodID, after.noun, after.meal, after.day)
            && abs(before.grams - after.grams) < 0.01 * before.grams + 0.01 && before.quantity == after.quantity
    }

    private func take(_ order: String, from rest: inout [Change]) -> Bool {
        var words = order.dropFirst().split(separator: " ").map(String.init)
        func pull(_ isMeant: (Change) -> Bool) -> Bool {
            guard let place = rest.firstIndex(where: isMeant) else { return false }
            rest.remove(at: place)
            return true
        }
        if order.hasPrefix("@") {
            let day = words.last.flatMap { ["today": 0, "yesterday": -1][$0] ?? Int($0) }.map { today.advanced(by: $0) }
            if day != nil { words.removeLast() }
            let meal = words.last.flatMap { Meal(rawValue: $0 == "snacks" ? "snack" : $0) }
            if meal != nil { words.removeLast() }
            let key = words.joined(separator: " ")
            func isThere(_ row: Entry) -> Bool { (meal ?? row.meal) == row.meal && (day ?? row.day) == row.day }
            return pull { change in change.before.map { has($0, key) } ?? false && change.after.map(isThere) ?? false }
                || pull { $0.after == nil && $0.before.map { has($0, key) } ?? false }
                    && pull { $0.before == nil && $0.after.map { has($0, key) && isThere($0) } ?? false }
        }
        // A new row at a meal.
        let meal = words.last(where: { $0.hasPrefix("@") }).flatMap { Meal(rawValue: String($0.dropFirst())) }
        words.removeAll { $0.hasPrefix("@") }
        let grams = words.count > 1 ? words.last.flatMap(Double.init) : nil
        if grams != nil { words.removeLast() }
        let keys = words.joined(separator: " ").components(separatedBy: " > "), old = keys[0], new = keys.last ?? old
        func weighs(_ row: Entry) -> Bool { grams.map { abs($0 - row.grams) <= 0.3 * max($0, row.grams) + 2 } ?? true }
        switch order.first {
        case "+": return pull { $0.before == nil && $0.after.map { has($0, old) && weighs($0) && (meal ?? $0.meal) == $0.meal } ?? false }
        case "-": return pull { $0.after == nil && $0.before.map { has($0, old) } ?? false }
        default:
            return pull { change in
                guard let before = change.before, let after = change.after else { return false }
                return has(before, old) && (keys.count == 1 || has(after, new)) && weighs(after)
            }
                || pull { $0.after == nil && $0.before.map { has($0, old) } ?? false }
                    && pull { $0.before == nil && $0.after.map { has($0, new) && weighs($0) } ?? false }
        }
    }

    private func has(_ row: Entry, _ key: String) -> Bool {
        let name = RowOrders.plain("\(row.food) / \(row.noun) / \(row.said)")
        return key.split(separator: "|").contains { name.contains(RowOrders.plain(String($0))) }
    }

    private static func plain(_ text: String) -> String { text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil) }
}

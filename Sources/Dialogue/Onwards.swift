import NLU
import Nutrition

/// Short orders right after something was told, read by their form: "show dinner again", "lo comí a las 7".
extension Intents {
    /// "show dinner again", "muéstrame otra vez el almuerzo": told once more, and never eaten once more.
    static func shownAgain(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["show", "display", "list", "muestrame", "muestra", "mostrame", "ensename", "ver"].contains(words[0]), reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.intent.name == "copy_entries", !reading.when.isEmpty
        else { return nil }
        return [.askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal))]
    }

    /// "lo comí a las 7 de la mañana", "me los comí ayer": when it was, and no second one.
    static func eatenThen(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let rest = words.drop { ["me", "nos", "y", "ah", "perdon", "en", "realidad"].contains($0) }
        guard ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, !reading.when.isEmpty, reading.target == nil,
            ["lo", "la", "los", "las"].contains(rest.first ?? ""), rest.dropFirst().first.map(Vocabulary[.eating].contains) == true,
            words.count <= 10, !reading.text.hasSuffix("?"),
            words.isDisjoint(with: ["tambien", "otra", "vez", "mismo", "igual", "no", "que", "nuevo"])
        else { return nil }
        return [.move(Selection(pointsBack: true), to: reading.when)]
    }
}

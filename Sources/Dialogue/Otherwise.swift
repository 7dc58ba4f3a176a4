import NLU
import Nutrition

/// What is told or copied but for a part: "same lunch as yesterday but with regular coke", "but without the jam".
extension Intents {
    /// A part that was otherwise, of what stands or of what the same message copies; nil for other messages.
    static func otherwise(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !reading.text.hasSuffix("?"), reading.nutrients.isEmpty else { return nil }
        return withoutPart(reading, tracker) ?? placed(reading, tracker) ?? meantOtherwise(reading, tracker)
    }

    /// "but without the jam", "pero sin pan", "without jam this time".
    private static func withoutPart(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, withouts.contains(reading.intent.name),
            reading.when.days == nil || reading.words.contains(where: ["today", "hoy"].contains)
        else { return nil }
        let words = reading.words.filter { !["but", "pero", "and", "y", "this", "esta", "time", "vez", "today", "hoy"].contains($0) }
        // "no naan", whatever it was taken for.
        let text = words.joined(separator: " ")
        let isBareNo = words.first == "no" && reading.intent.name == "deny" && !reading.foods.isEmpty && reading.foods.allSatisfy(\.negated)
        let none = reading.intent.name == "correct" ? nil : hadNone.first { text.hasPrefix($0 + " ") }
        guard isBareNo || none != nil || ["without", "sin", "minus"].contains(words.first), words.count <= 6,
            reading.foods.allSatisfy({ $0.amount.isEmpty && $0.removed.isEmpty })
        else { return nil }
        let name = words.dropFirst(none.map { Word.split($0).count } ?? 1).drop { ["the", "any", "my", "el", "la", "los", "las"].contains($0) }
            .prefix { !["in", "on", "with", "en"].contains($0) }
        let removed = reading.foods.isEmpty ? [name.joined(separator: " ")] : reading.foods.map(\.said)
        guard !name.isEmpty else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), removed: removed))]
    }

    private static let hadNone = [
        "there was no", "there were no", "it had no", "it didnt have", "they had no", "no tenia", "no llevaba", "no traia", "no habia",
    ]

    /// "mejor ponelo como cena", "dejalo como cena": where it goes, and nothing undone or called off.
    private static func placed(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard ["undo", "cancel", "redo"].contains(reading.intent.name), reading.when.meal != nil, !tracker.entries.isEmpty, reading.foods.isEmpty,
            placesIt(reading.words)
        else { return nil }
        return [move(reading, tracker)]
    }

    /// "ponelo como", "dejala en", "put it as": an order for where it goes.
    private static func placesIt(_ words: [String]) -> Bool {
        words.contains { word in
            ["pon", "dej", "pas", "mov", "cambi"].contains(where: word.hasPrefix) && ["lo", "la", "los", "las"].contains(where: word.hasSuffix)
        }
    }

    static let butWords: Set<String> = ["but", "pero"]
    private static let withouts: Set<String> = [
        "out_of_scope", "deny", "correct", "delete_entry", "inform", "set_preference", "log_food", "save_meal", "copy_entries",
    ]
}

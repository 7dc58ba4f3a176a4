import NLU
import Nutrition

/// Meals and rows that are spoken of, and neither taken out nor copied by that: "I didn't skip breakfast", "was lunch the same as breakfast?", "not soup
/// again for dinner".
extension Intents {
    /// What was asked for, without what the words only speak of.
    static func sparing(_ requests: [Request], _ reading: Reading, _ tracker: Tracker) -> [Request] {
        let words = Array(reading.words.drop { ["and", "so", "oh", "ok", "but", "well", "y", "pero", "entonces"].contains($0) })
        let isSpared = requests.contains { request in
            switch request {
            case .delete: onlySpeaksOfSkipping(words, reading)
            case .copy: onlySpeaksOfSame(words, reading)
            default: false
            }
        }
        guard isSpared else { return requests }
        if asksSame(words, reading) { return [.askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }))] }
        return [asksLeave(words) ? .tell(.makeUp) : .tell(.nothingDone)]
    }

    /// "can I skip dinner tomorrow", "mañana no me salto la cena", "my dad skips breakfast", "I hate skipping lunch".
    static func onlySpeaksOfSkipping(_ words: [String], _ reading: Reading) -> Bool {
        guard let verb = words.firstIndex(where: skippingMeals.contains), reading.foods.allSatisfy({ $0.best == nil }) else { return false }
        // "no, skip dinner"; "sí, me salto la cena".
        let text = reading.text.lowercased(), before = words[..<verb].filter { $0 != "no" || !text.contains("no,") }
        let isSupposed = before.contains("si") && !text.contains("sí") && !text.contains(",")
        return asksLeave(words) || isSupposed || before.contains(where: spared.contains) || before.contains(where: Vocabulary[.others].contains)
            || before.contains(where: thirdPersons.contains)
    }

    private static func asksLeave(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        let asks =
            ["do", "does", "did"].contains(first) ? ["i", "we", "you", "people"].contains(words.dropFirst().first ?? "") : leave.contains(first)
        return asks && words.contains(where: skippingMeals.contains)
    }

    /// "is lunch the same as breakfast", "don't want half the soup again for dinner".
    private static func onlySpeaksOfSame(_ words: [String], _ reading: Reading) -> Bool {
        guard let again = words.firstIndex(where: ["same", "again", "mismo", "misma"].contains) else { return false }
        return asksSame(words, reading)
            || words[..<again].contains(where: ["not", "dont", "don", "wasnt", "wasn", "isnt", "isn", "didnt", "didn", "never"].contains)
    }

    private static func asksSame(_ words: [String], _ reading: Reading) -> Bool {
        guard let first = words.first, words.contains(where: ["same", "again", "mismo", "misma"].contains) else { return false }
        // "was the same as breakfast" tells of a meal.
        return ["is", "was", "were", "are", "did", "does", "should", "shall", "would", "may"].contains(first)
            && !words.dropFirst().starts(with: ["the", "same"])
            || ["can", "could", "do"].contains(first) && ["i", "we"].contains(words.dropFirst().first ?? "")
    }

    private static let skippingMeals = Set(
        Word.split("skip skips skipping skipped salto salteo salta saltar saltarme saltarnos saltaré salté salteamos saltó saltea"))
    private static let leave: Set<String> = [
        "can", "may", "could", "should", "shall", "is", "must", "puedo", "puede", "podria", "debo", "deberia", "es",
    ]
    private static let spared = Set(
        Word.split("not no dont don wont won didnt didn never cant cannot nunca jamás if hate love let always siempre odio cuando when"))
    private static let thirdPersons = Set(Word.split("he she they ella ellos ellas esposo esposa marido mujer hijo hija hermano hermana papá mamá"))
}

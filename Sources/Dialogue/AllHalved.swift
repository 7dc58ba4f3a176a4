import NLU
import Nutrition

extension Intents {
    /// "halve everything today", "cut all of it in half", "todo lo de hoy divídelo entre dos": each row is half of what it was.
    static func allHalved(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard words.count <= 10, reading.foods.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"), !tracker.entries.isEmpty,
            words.contains(where: ["everything", "all", "todo", "todos"].contains),
            words.isDisjoint(with: ["how", "what", "if", "si", "goal", "meta"]),
            words.contains("halve") || words.contains(where: cutting.contains) && inHalf.contains(where: { text.contains(" \($0) ") })
        else { return nil }
        let when = When(days: reading.when.days, meal: reading.when.meal)
        return [.correct(Correction(selection: Selection(when: when, all: true), factor: 0.5))]
    }

    private static let cutting = Set(
        Word.split("cut split divide halve reduce make share divídelo dividelo divide pártelo partelo redúcelo deja ponlo pon reduce corta"))
    private static let inHalf = [
        "in half", "by half", "in two", "by two", "half of it", "por la mitad", "a la mitad", "la mitad", "entre dos", "entre 2", "en dos",
    ]
}

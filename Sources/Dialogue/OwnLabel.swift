import NLU
import Nutrition

extension Intents {
    /// What is said on of something kept or set: a list of it, the label of an own food, a notice.
    static func ofKept(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        KeepIntents.offTheShelf(reading, tracker) ?? KeepIntents.ofOwnLabel(reading, tracker) ?? noticeOff(reading, tracker)
    }
}

/// What is said on of the label of an own food that is spoken of.
extension KeepIntents {
    /// "en realidad son 200 kcal por barra", "I was wrong, each bar has 430": the label put right, and the rows with it.
    static func ofOwnLabel(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard let label = reading.label, !label.figures.known.isEmpty, reading.foods.allSatisfy({ $0.best == nil }), !reading.text.hasSuffix("?"),
            ["log_food", "create_food", "correct", "ask_nutrient", "ask_food_facts", "explain"].contains(tracker.lastAction ?? ""),
            let last = tracker.food, last.id.code.hasPrefix("custom:"), pointsAtIt(label.name ?? "it"),
            words.contains(where: telling.contains) || opening.contains(words[0]), words.isDisjoint(with: Vocabulary[.goal])
        else { return nil }
        return [.keep(.createFood(FoodDraft(label: named(label, last.noun), isOfLast: true)))]
    }

    /// A name that is none: "it's", "they're actually", "me equivoqué, cada barra".
    static func pointsAtIt(_ name: String) -> Bool {
        Word.split(name).allSatisfy { pointing.contains($0) || Vocabulary[.container].contains($0) }
    }

    private static let opening: Set<String> = ["no", "sorry", "oops", "perdon", "actually"]
    private static let pointing = Set(
        Word.split(
            """
            it s its they re theyre that thats each one actually was were no sorry i wrong is are have has a per the oops es son eran era en realidad
            cada una uno me equivoqué perdón tiene tienen tenía son la el las los por
            """))
    /// Verbs of what something holds.
    private static let telling = Set(Word.split("it's its they're is are was were has have had es son era eran tiene tienen tenía trae"))
}

public import NLU
import Nutrition

/// Questions that were taken for something to write down: "cuánto azúcar tenía" is no sugar, and "how many were there at lunch" moves nothing.
extension OtherWays {
    /// Whether a message asks, whatever it was taken for: by its first words, and with no word of an order in it.
    public static func onlyAsks(_ understanding: Understanding) -> Bool {
        guard understanding.readings.count == 1 else { return false }
        let words = Array(Word.split(understanding.text).drop(while: { openers.contains($0) }))
        guard let first = words.first, let second = words.dropFirst().first else { return false }
        // "did I mention I ate an apple" tells of it.
        if first == "did", words.prefix(4).contains(where: ["tell", "mention", "say", "forget"].contains) { return false }
        let text = words.joined(separator: " ")
        if unwritten.contains(where: text.contains), words.contains(where: ["tell", "asking", "dime", "pregunto", "preguntaba"].contains) {
            return true
        }
        // "do I have to log water too", "¿tengo que anotar el agua?"
        let asksDuty =
            ["do", "should", "must"].contains(first) && second == "i" || ["tengo", "debo"].contains(first) && understanding.text.hasSuffix("?")
        if asksDuty { return true }
        guard !Vocabulary.says(.writingDown, words), !words.contains(where: ordering.contains) else { return false }
        // "qué pescado es seguro", "which fish is safe".
        let isOfKind = kindsAsked.contains(first) && words.dropFirst(2).prefix(2).contains(where: being.contains) && !being.contains(second)
        return asked.contains(first) || isOfKind || (asking[first]?.contains(second) ?? false)
    }

    /// "uno solo?", "y esa papaya, 200 g?" after other foods were asked about: the mark alone asks, and nothing is to be written.
    public static func asksByMark(_ understanding: Understanding, _ tracker: Tracker) -> Bool {
        guard understanding.text.hasSuffix("?"), let reading = understanding.readings.only, tracker.question == nil else { return false }
        let words = Word.split(understanding.text)
        let goesOn = tracker.lastAction.map { $0.hasPrefix("ask_") || $0 == "compare_foods" } == true && reading.foods.contains { $0.best != nil }
        let isCount = words.count <= 3 && reading.foods.isEmpty && words.contains(where: Vocabulary[.only].contains)
        return (goesOn || isCount) && words.count <= 9 && reading.when.meal == nil
            && words.isDisjoint(with: ordering) && words.isDisjoint(with: speaking)
            && !Vocabulary.says(.writingDown, words) && !Vocabulary.says(.eating, words) && !Vocabulary.says(.havingEaten, words)
    }

    /// Whether a question is of food, of what is in it, or of what was just spoken of.
    public static func namesMatter(_ understanding: Understanding) -> Bool {
        understanding.readings.contains { reading in
            reading.foods.contains { $0.best != nil } || !reading.nutrients.isEmpty || reading.pointsBack
        }
    }

    /// What may be asked, the likeliest first.
    public static func questions(_ understanding: Understanding) -> [String] {
        guard let reading = understanding.readings.only else { return [] }
        let ranked = reading.ranking.map(\.name).filter { $0.hasPrefix("ask_") || others.contains($0) }
        let usual = reading.nutrients.isEmpty ? ["ask_summary", "ask_diary"] : ["ask_nutrient", "ask_summary"]
        return ranked + usual.filter { !ranked.contains($0) }
    }

    private static let openers = Set(Word.split("and so ok okay but then hmm wait y e entonces pero bueno oye ahora tambien also"))
    private static let kindsAsked: Set<String> = ["que", "which", "what"]
    private static let being = Set(Word.split("es son tiene tienen engorda conviene is are has have"))
    private static let asked: Set<String> = ["cuanto", "cuanta", "cuantos", "cuantas", "cual", "cuales", "does", "doe", "doesnt"]
    private static let asking: [String: Set<String>] = [
        "how": ["much", "many", "long", "far", "often", "big", "late"], "is": ["that", "this"], "was": ["that"],
        "which": ["of", "one", "meal", "day", "food", "foods", "is", "has", "had", "have", "was", "were", "would", "got"],
        "what": ["is", "are", "was", "were", "did", "does", "do", "s", "time", "share", "part", "percent", "percentage"],
        "a": ["que"],
        "que": [
            "hora", "tiene", "tenia", "tenian", "tienen", "dia", "comida", "llevo", "porcentaje", "parte", "pasa", "comi", "cene", "almorce",
            "desayune", "tome",
        ],
        "am": ["i"], "did": ["i", "you"], "can": ["i"], "puedo": ["comer", "tomar", "beber", "cenar", "desayunar"],
    ]
    private static let ordering = Set(
        Word.split("add put set save make change delete remove move copy pon ponle suma guarda cambia quita borra pasa copia si if"))
    /// Tell of oneself or ask for something to be done.
    private static let speaking = Set(
        Word.split(
            "i im ive id we me my you can could would will let lets please right ok yo mi mis nos se puedes podrias puede porfa favor no"))
    /// Said of what is told and not to be written.
    private static let unwritten = [
        "don t log", "dont log", "don t write", "dont write", "don t add", "dont add", "no lo anotes", "no la anotes", "no anotes", "sin anotar",
    ]
    private static let others: Set<String> = ["explain", "compare_foods"]
}

extension Reply {
    /// Whether rows were written, changed or taken out, or would be by a yes.
    public var writes: Bool {
        if case .logFood? = question?.pending, question?.name == .confirm { return true }
        return parts.contains { part in
            switch part {
            case .logged, .corrected, .alreadySo, .deleted, .moved, .copied, .undone, .redone, .exerciseLogged, .weightLogged, .weightImpossible,
                .waterLogged, .waterImpossible, .bodyDeleted, .bodyMoved, .bodyCorrected, .goalSet, .kept(.meal), .kept(.food), .kept(.favourite),
                .kept(.usualSet), .kept(.forgotten), .kept(.renamed), .kept(.wholeDay):
                true
            default: false
            }
        }
    }

    /// Whether it answers nothing.
    public var isLost: Bool {
        parts.contains { part in
            switch part {
            case .notUnderstood, .entryUnknown, .failure: true
            default: false
            }
        }
    }
}

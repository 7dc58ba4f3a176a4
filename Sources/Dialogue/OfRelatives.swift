import NLU
import Nutrition

/// What is told and asked of somebody else: "mi hija tiene 8 años", "my mom is 70, how much calcium does she need?": nothing of it is the person's own.
extension Intents {
    static func ofRelative(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        let words = Word.split(understanding.text).drop { ["y", "and", "ok", "hi", "hola", "oye", "also", "so", "pues"].contains($0) }
        guard words.count > 2, ["my", "mi", "our", "nuestro", "nuestra"].contains(words.first ?? ""),
            let verb = words.dropFirst(2).prefix(2).firstIndex(where: having.contains),
            words[(words.startIndex + 1)..<verb].contains(where: isRelative), !words.contains(where: ["i", "im", "yo", "me"].contains),
            understanding.readings.allSatisfy({ $0.foods.allSatisfy { $0.best == nil } }), !facts(understanding).isEmpty
        else { return nil }
        guard reading.text == understanding.readings[0].text else { return [] }
        let nutrients = understanding.readings.flatMap(\.nutrients)
        guard !nutrients.isEmpty, !nutrients.contains(.energy) else { return [fallback(understanding, tracker)] }
        return [.supposeIntake(nutrients, limit: Vocabulary.says(.limit, Array(words)), facts(understanding), isOfOther: true)]
    }

    /// What is told of them, a bare number behind "is" as the age.
    private static func facts(_ understanding: Understanding) -> ProfileFacts {
        var facts = understanding.readings.first { !$0.profile.isEmpty }?.profile ?? understanding.readings[0].profile
        if facts.isEmpty, let age = facts.bare.first ?? understanding.readings[0].amounts.first?.quantity, (1...110).contains(age) { facts.age = age }
        return facts
    }

    private static func fallback(_ understanding: Understanding, _ tracker: Tracker) -> Request {
        .fallback(text: understanding.text, nearest: [], repeated: tracker.misunderstandings > 0)
    }

    private static func isRelative(_ word: String) -> Bool { Vocabulary[.others].contains(word) || relatives.contains(word) }

    /// "mi hijo es alérgico al huevo pero yo no", "my husband is vegetarian, I'm not": of somebody else, and expressly not of the person.
    static func isOfOtherAlone(_ words: [String]) -> Bool {
        guard words.contains(where: isRelative) else { return false }
        let text = " \(words.joined(separator: " ")) "
        return notMe.contains { text.contains(" \($0) ") }
            || ["yo no", "i m not", "im not", "i am not", "not me"].contains {
                words.suffix(4).joined(separator: " ").contains($0)
            }
    }

    private static let notMe = [
        "pero yo no", "y yo no", "yo si puedo", "yo como de todo", "but i m not", "but im not", "but i am not", "but not me", "not me", "i can eat",
        "i eat everything",
    ]

    private static let relatives = Set(
        Word.split(
            "mother father grandma grandpa gran granny nana granddad grandson granddaughter grandmother grandfather aunt uncle baby boss neighbor neighbour toddler madre padre mamá papá hijo hija hijos hijas esposo esposa marido mujer novio novia pareja abuela abuelo tía tío primo prima bebé nieto nieta hermano hermana sobrino sobrina suegra suegro niño niña perro gato jefe"
        ))
    private static let having = Set(Word.split("is s are weighs weigh has tiene tienen pesa pesan mide miden cumple cumplió es está turned turns"))
}

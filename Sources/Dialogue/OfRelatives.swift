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

    /// "mi hija es alérgica al huevo", "a mi hija no le gusta el pescado", "my husband is vegan", "mi novia quiere bajar 5 kilos": of somebody else, and
    /// nothing says that the person keeps to it.
    static func preferenceOfOther(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "and", "pero", "but", "also", "tambien", "oye", "es", "que"].contains($0) })
        guard (4...14).contains(words.count), !reading.text.contains("?"), reading.when.isEmpty,
            ["set_preference", "set_goal", "out_of_scope", "inform", "set_profile", "log_food", "suggest_goal"].contains(reading.intent.name)
        else { return nil }
        let isTo = words[0] == "a", whose = isTo ? 1 : 0
        guard ["my", "mi", "mis", "our", "nuestro", "nuestra"].contains(words[whose]), isRelative(words[whose + 1]) else { return nil }
        let said = words[(whose + 2)...]
        guard Array(said).isDisjoint(with: ownPart),
            let verb = said.first(where: { !["no", "tambien", "also", "doesn", "doesnt", "t", "does", "not", "really"].contains($0) })
        else { return nil }
        if isTo {
            guard verb == "le" || verb == "les", said.contains(where: { $0.hasPrefix("gusta") || $0.hasPrefix("encanta") || $0 == "choca" })
            else { return nil }
            return [.tell(.ofOther)]
        }
        let isSo = ["is", "es", "son", "are", "s"].contains(verb) && (Vocabulary.says(.allergic, Array(said)) || isOfDiet(Array(said)))
        let likes = ["likes", "loves", "hates", "dislikes", "like", "love", "hate", "odia", "ama", "detesta"].contains(verb)
        let wants = ["quiere", "wants", "want", "queria", "wanted"].contains(verb) && (reading.aim != nil || said.contains(where: losing.contains))
        let has = ["has", "tiene"].contains(verb) && Vocabulary.says(.allergic, Array(said))
        return isSo || likes || wants || has ? [.tell(.ofOther)] : nil
    }

    private static func isOfDiet(_ words: [String]) -> Bool { words.indices.contains { Diet.named(words, at: $0) != nil } }

    /// The person keeps to it too: "my son is allergic to milk so I avoid it", "mi esposa es celíaca, cocinamos sin gluten".
    private static let ownPart = Set(
        Word.split(
            """
            i im ive me we us yo nosotros so entonces sin without cocino cocinamos evito evitamos evitar avoid keep suggest sugieras sugiere recetas receta
            recipe recipes for para both ambos soy tengo nos
            """))
    private static let losing = Set(Word.split("lose gain bajar perder subir ganar adelgazar engordar peso weight"))

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

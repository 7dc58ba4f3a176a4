import NLU
import Nutrition

extension Intents {
    /// "that's a lot. is it bad?": what is asked, without the remark before it.
    static func afterRemark(_ reading: Reading) -> Reading {
        guard reading.text.hasSuffix("?"), reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty,
            let end = reading.text.lastIndex(where: { ".!…".contains($0) })
        else { return reading }
        let remark = Word.split(String(reading.text[..<end])), rest = reading.text[reading.text.index(after: end)...].drop { $0 == " " }
        guard let first = remark.first, remark.count <= 6, remarks.contains(first), rest.count > 3 else { return reading }
        var asked = reading
        asked.text = String(rest)
        asked.untimed = asked.text
        return asked
    }

    /// "how much did I eat after 3?", whatever intent it comes near to.
    static func asksOfEaten(_ reading: Reading) -> Bool {
        ["how", "what", "which", "when", "cuanto", "cuanta", "cuantas", "cuantos", "cual"].contains(reading.words.first ?? "")
            && reading.foods.isEmpty && Vocabulary.says(.havingEaten, reading.words)
    }

    /// "I don't know what quinoa is, is it good?", "no conozco el tempeh, ¿es sano?": the food is asked about, and not denied.
    static func unheardOf(_ reading: Reading) -> Reading {
        let words = reading.words
        guard reading.intent.name.hasPrefix("ask_") || reading.intent.name == "out_of_scope", !reading.foods.isEmpty,
            reading.foods.allSatisfy(\.negated), unknowing.contains(where: { phrase in words.indices.contains { words[$0...].starts(with: phrase) } })
        else { return reading }
        var asked = reading
        for place in asked.foods.indices { asked.foods[place].negated = false }
        if asked.intent.name == "out_of_scope" { asked.intent.name = "ask_food_facts" }
        return asked
    }

    private static let unknowing = [
        "dont know", "don t know", "do not know", "never heard", "never tried", "not sure what", "no idea what", "no se que", "no conozco",
        "nunca he oido", "nunca he probado", "nunca probe", "no tengo idea",
    ].map(Word.split)
    private static let remarks = Set(
        Word.split("thats that wow hmm oh whoa yikes damn ouch geez omg ok okay right eso es son uf uy vaya anda órale madre caray ah mmm"))
}

extension Reading {
    /// Whether the message asks, by its mark or, where the mark was left out, by its first words.
    var isQuestion: Bool {
        if text.hasSuffix("?") { return true }
        let words = Word.split(text).drop { ["and", "so", "ok", "but", "then", "oh", "hey", "hmm", "y", "pero"].contains($0) }
        guard let first = words.first, let second = words.dropFirst().first else { return false }
        if ["which", "what", "whats", "how", "why", "when", "where", "who", "cuanto", "cuanta", "cuantos", "cuantas", "cual"].contains(first) {
            return true
        }
        return ["did", "do", "does", "is", "was", "are", "were", "am", "have", "has", "can", "could", "should", "will", "would"].contains(first)
            && ["i", "it", "that", "this", "there", "the", "my", "we", "you", "those", "these", "they"].contains(second)
    }
}

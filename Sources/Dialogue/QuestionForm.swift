import NLU
import Nutrition

extension Intents {
    /// "that's a lot. is it bad?": what is asked, without the remark before it.
    static func afterRemark(_ reading: Reading) -> Reading {
        if let asked = withoutOpinion(reading) { return asked }
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

    /// "2 pints really", "half tbh", "3 honestly": the number is put right, and no reason is asked for.
    static func frankly(_ reading: Reading, _ tracker: Tracker) -> Reading {
        let words = reading.words
        guard ["explain", "out_of_scope", "affirm"].contains(reading.intent.name), !tracker.entries.isEmpty, reading.amounts.count == 1,
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, (2...6).contains(words.count), !reading.text.hasSuffix("?"),
            words.contains(where: ["really", "honestly", "tbh", "truly", "honest", "fact", "truth", "realidad", "verdad"].contains),
            words.isDisjoint(with: ["why", "how", "not", "that", "por", "no"])
        else { return reading }
        var told = reading
        told.intent.name = "correct"
        return told
    }

    /// "do you think I drink too much coffee": the question without whose opinion it asks for.
    private static func withoutOpinion(_ reading: Reading) -> Reading? {
        let words = reading.words
        guard
            let length = [["do", "you", "think"], ["would", "you", "say"], ["cree", "que"], ["tu", "que"]].first(
                where: words.starts(with:))?.count,
            words.contains(where: ["too", "enough", "demasiado", "demasiada", "mucho", "mucha", "suficiente"].contains), words.count > length + 2
        else { return nil }
        var asked = reading
        asked.text = words.dropFirst(length).joined(separator: " ") + "?"
        asked.untimed = asked.text
        if ["search_food", "out_of_scope", "log_food", "inform"].contains(reading.intent.name) { asked.intent.name = "ask_insight" }
        return asked
    }

    /// "eso no es lo que dije, eran de res", "no, de res": what is put right, without the protest before it.
    static func afterProtest(_ reading: Reading) -> Reading {
        // "no perdona, de lomo con queso".
        let isDenied = reading.intent.name == "log_food" && reading.words.first == "no"
        guard reading.intent.name == "correct" || isDenied, let mark = reading.text.firstIndex(where: { ",.;:!".contains($0) }) else {
            return reading
        }
        let head = Word.split(String(reading.text[..<mark])), rest = reading.text[reading.text.index(after: mark)...].drop { $0 == " " }
        guard let first = Word.split(String(rest)).first, OrderWords.pointing.contains(first) && first != "no" || first == "de",
            !head.isEmpty, head.allSatisfy(OrderWords.protesting.contains), first == "de" || !head.allSatisfy(OrderWords.apologising.contains)
        else { return reading }
        guard !isDenied || first == "de" else { return reading }
        var told = reading
        told.intent.name = "correct"
        told.text = first == "de" ? "era \(rest)" : String(rest)
        told.untimed = told.text.filter { !",.;:!".contains($0) }
        return told
    }

    /// "la comí recién", "la acabo de comer", "just had it": what is spoken of was eaten, whatever intent that comes near to.
    static func justEaten(_ reading: Reading) -> Reading {
        let words = reading.words
        if let told = eatenByCount(reading) ?? writtenDown(reading) { return told }
        guard ["out_of_scope", "help", "give_feedback", "inform", "ask_time", "thanks"].contains(reading.intent.name), reading.foods.isEmpty,
            (2...5).contains(words.count), !reading.text.hasSuffix("?"), words.contains(where: ["la", "lo", "it"].contains),
            words.contains(where: ["recien", "acabo", "ya", "just", "ahora"].contains),
            words.contains(where: ["comer", "tomar", "comerla", "comerlo"].contains) || Vocabulary.says(.havingEaten, words),
            words.isDisjoint(with: ["no", "not", "voy", "quiero"])
        else { return reading }
        var told = reading
        (told.intent.name, told.pointsBack) = ("log_food", true)
        return told
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

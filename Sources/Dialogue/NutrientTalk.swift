import NLU
import Nutrition

/// "what is vitamin B12 good for?", "why do I need fiber?": what a nutrient does, and how much a day should have.
extension Intents {
    static func aboutNutrient(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.nutrients.count == 1, reading.foods.isEmpty, reading.when.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }),
            words.count <= 12,
            !["set_goal", "log_food", "show_chart", "ask_remaining", "ask_profile"].contains(reading.intent.name),
            !words.contains("my"), !words.contains("mi"), !words.contains(where: others.contains)
        else { return nil }
        let text = " " + words.joined(separator: " ") + " "
        guard openings.contains(where: { text.hasPrefix(" " + $0 + " ") }) else { return nil }
        let asks =
            words.count <= 5 && !["por", "why", "is", "are", "es", "son"].contains(words[0]) || matters.contains { text.contains(" " + $0 + " ") }
        return asks ? .tellNutrient(reading.nutrients[0]) : nil
    }

    /// "¿cuánta sal lleva eso?": its sodium, as for the English "salt".
    static func saltRead(_ reading: Reading) -> Reading {
        let words = reading.words.drop { ["y", "ahora", "entonces"].contains($0) }
        // "¿cuál fue la comida con más sal?"
        let isMost =
            ["cual", "que"].contains(words.first) && zip(words, words.dropFirst()).contains { ["mas", "menos"].contains($0) && $1 == "sal" }
        // "¿el jamón tiene mucha sal?"
        let isJudged =
            words.count <= 8 && reading.foods.contains { $0.best != nil && Word.split($0.said) != ["sal"] }
            && zip(words, words.dropFirst()).contains { ["mucha", "demasiada", "tanta", "bastante", "harta", "poca"].contains($0) && $1 == "sal" }
            && words.contains(where: ["tiene", "tienen", "lleva", "llevan", "trae", "traen"].contains)
        guard reading.nutrients.isEmpty, ["cuanta", "cuanto"].contains(words.first) && words.prefix(3).contains("sal") || isMost || isJudged else {
            return reading
        }
        var reading = reading
        reading.nutrients = [.sodium]
        reading.foods.removeAll { Word.split($0.said) == ["sal"] }
        if ["explain", "log_food", "out_of_scope"].contains(reading.intent.name) { reading.intent.name = "ask_nutrient" }
        return reading
    }

    /// Ask for an amount, foods or the diary.
    private static let others: Set<String> = [
        "food", "alimento", "limit", "limite", "maximum", "maximo", "maxima", "much", "many", "recommended", "daily", "intake", "source", "fuente",
        "tanto",
        "tanta", "cuanto", "cuanta", "most", "least", "rich", "high", "low", "alto", "rico", "bajo", "mas", "goal", "meta", "left", "today", "hoy",
    ]
    private static let openings = [
        "what is", "what are", "what do", "what doe", "what does", "whats", "why do", "why is", "why are", "why should", "is", "are", "que es",
        "que son",
        "para que", "por que", "que hace", "que hacen", "tell me about", "what s", "explain", "es malo", "es mala", "es bueno", "es buena",
        "son malo",
        "son malos", "how doe", "how does",
    ]
    private static let matters = [
        "good for", "do i need", "important", "used for", "do in", "for me", "for you", "bad for", "bad", "do for", "need", "sirve", "necesito",
        "importante",
        "malo", "mala", "bueno", "buena", "hace", "for the body", "role", "do to", "help",
    ]
}

import Nutrition

/// Whom a question is put to, which names no food and greets nobody.
enum Address {
    /// "bhai how much protein", "hey mate what's my fibre", "cuánta fibra llevo, querido": whom a question is put to.
    static func left(out tokens: [Token], _ language: String) -> [Token] {
        let asking = language == "es" ? askingInSpanish : askingInEnglish, called = language == "es" ? calledInSpanish : calledInEnglish
        let lead = tokens.prefix { called.contains($0) || greeted.contains($0) || $0.word == "," }
        var rest = Array(tokens.dropFirst(lead.count))
        guard let first = rest.first, asking.contains(first), lead.count <= 4, rest.count > 1 else { return tokens }
        if !lead.contains(where: called.contains) { rest = tokens }
        let end = rest.last?.kind == .mark ? rest.count - 1 : rest.count
        // "how much caffeine in mate" asks of the drink.
        if end > 2, called.contains(rest[end - 1]), !joints.contains(rest[end - 2]) {
            rest.removeSubrange((rest[end - 2].word == "," ? end - 2 : end - 1)..<end)
        }
        return rest
    }

    private static let joints: WordSet = ["in", "of", "with", "the", "a", "my", "en", "de", "con", "el", "la", "un", "una", "mi"]
    private static let greeted: WordSet = ["hey", "hi", "hello", "yo", "hola", "oye", "oiga", "ey", "ok", "okay", "thanks", "gracias", "cheers"]
    private static let calledInEnglish: WordSet = [
        "bhai", "bhaiya", "yaar", "bro", "bruh", "bruv", "mate", "buddy", "dude", "man", "fam", "boss", "chief", "pal", "hun", "homie", "brother",
    ]
    private static let calledInSpanish: WordSet = [
        "tio", "tia", "guey", "wey", "parce", "parcero", "querido", "querida", "che", "mija", "mijo", "bro", "pana", "hermano", "amigo", "amiga",
        "compa", "mano", "causa", "weon", "chamo", "chama", "mae", "maje", "pibe", "viejo", "vieja", "vecina", "vecino", "loco", "boludo",
    ]
    private static let askingInEnglish: WordSet = [
        "how", "what", "whats", "which", "when", "did", "am", "is", "was", "where", "can", "should", "does",
    ]
    private static let askingInSpanish: WordSet = ["cuanto", "cuanta", "cuantos", "cuantas", "que", "cual", "cuando", "como", "donde"]
}

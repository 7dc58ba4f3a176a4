import NLU
import Nutrition

/// Signs that a person needs help rather than a diary: fainting, days without food, words of an eating disorder or of despair.
enum Danger {
    /// Whether a message gives such a sign; a few plain phrases, so that nothing said of food alone does.
    static func isTold(_ text: String) -> Bool {
        let words = plain(text)
        if words.indices.contains(where: { starts(signs, words[$0...]) }) { return true }
        if renouncing.contains(where: { Array(words.suffix($0.count)) == $0 }) { return true }
        return words.contains(where: spans.contains) && words.indices.contains { starts(fasting, words[$0...]) }
    }

    /// Words of letters and digits as they are written, without accents; the t of "don't" is left out.
    private static func plain(_ text: String) -> [String] {
        let folded = String(String.UnicodeScalarView(text.unicodeScalars.map(Word.folded)))
        return folded.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "t" }.map(String.init)
    }

    private static func starts(_ phrases: [String: [[String]]], _ words: ArraySlice<String>) -> Bool {
        phrases[words[words.startIndex]]?.contains { words.starts(with: $0) } ?? false
    }

    /// Phrases by their first word.
    private static func phrases(_ texts: [String]) -> [String: [[String]]] {
        Dictionary(grouping: texts.map(plain)) { $0[0] }
    }

    private static let spans: Set<String> = ["days", "week", "weeks", "dias", "semana", "semanas"]

    private static let signs = phrases([
        "dizzy", "faint", "fainted", "fainting", "passed out", "pass out", "purge", "purging", "purged", "make myself sick", "make myself throw up",
        "made myself throw up", "made myself sick", "making myself throw up", "laxatives", "starve myself", "starving myself", "anorexia", "anorexic",
        "bulimia", "bulimic", "eating disorder", "hate my body", "afraid to eat", "scared to eat", "kill myself", "suicide", "suicidal",
        "want to die", "end my life", "mareada", "mareado", "me duele el pecho", "dolor de pecho", "dolor en el pecho", "chest pain", "chest hurts",
        "me desmaye", "me desmayo", "desmayarme", "vomitar a proposito", "vomito a proposito",
        "me provoco el vomito", "provocarme el vomito", "provoque el vomito", "me hago vomitar", "laxantes", "matarme de hambre",
        "trastorno alimentario",
        "trastorno alimenticio", "odio mi cuerpo", "miedo a comer", "miedo de comer", "anorexica", "anorexico", "bulimica", "bulimico",
        "quiero morir",
        "quiero morirme", "matarme", "me quiero matar", "no quiero seguir viviendo", "no vale la pena vivir", "not worth living",
        "want to live anymore",
        "vomitar lo que", "vomite lo que", "vomitar la comida", "vomito lo que", "throw up what", "threw up what", "puke up what", "suicidarme",
        "suicidio", "quitarme la vida", "no quiero vivir",
    ])
    /// At the end, with no food named after it: "voy a dejar de comer".
    private static let renouncing = [
        "dejar de comer", "ya no quiero comer", "no quiero comer nada", "no quiero comer mas", "no pienso comer", "stop eating", "never eat again",
        "don want to eat anymore",
    ].map(plain)
    private static let fasting = phrases([
        "no quiero comer nada", "no pienso comer nada", "no pienso comer en", "no voy a comer nada", "dejar de comer por", "dejar de comer un",
        "dejar de comer dos", "dejar de comer tres", "dejar de comer toda", "not going to eat anything", "not eat anything", "stop eating for",
        "haven eaten", "havent eaten", "not eaten", "have eaten nothing", "didn eat", "no he comido", "no como", "sin comer",
        "llevo sin comer", "no comi", "without eating",
        "without food",
    ])
}

import Nutrition

/// Whether a message tells its language at all: "2", "ok", "kcal?" and "pizza" do not, and belong to the language of the conversation.
extension Reader {
    /// Whether more of the words are of this language alone than of the other.
    public func tells(_ language: String, _ text: String) -> Bool {
        let words = plain(Normaliser.tokens(text)).filter { $0.kind != .number && $0.kind != .mark }
        if words.isEmpty { return false }
        if words.count >= 4 {
            let learned = model.languages.score(words)
            if language == "es" ? learned > 2 : learned < -2 { return true }
        }
        var score = 0
        // "al pastor", "zero" are said in both.
        for token in words where !Reader.ofBoth.contains(token.word) && (words.count > 2 || !Reader.shared.contains(token.word)) {
            let isEnglish = isOf("en", token.text) || isSlipped(token), isSpanish = isOf("es", token.text)
            if isEnglish != isSpanish { score += isSpanish ? 1 : -1 }
        }
        if text.unicodeScalars.contains(where: { "¿¡ñÑ".unicodeScalars.contains($0) }) { score += 2 }
        return language == "es" ? score > 0 : score < 0
    }

    /// "peperoni", "brocoli": an English name with one letter of two, which tells of a slip as much as of Spanish.
    private func isSlipped(_ token: Token) -> Bool { doubled(token) != nil }

    /// The English name that a word is with one letter written twice.
    func doubled(_ token: Token) -> String? {
        guard let names = resources?.foods.names, token.kind == .word, token.text.utf8.count > 4, token.text.allSatisfy(\.isASCII) else { return nil }
        return token.singular.indices.lazy.map { place in
            var doubled = token.singular
            doubled.insert(doubled[place], at: place)
            return doubled
        }.first { names.exact([$0], language: "en") != nil }
    }

    private static let shared: WordSet = ["al", "zero", "light", "diet", "triple", "mini", "normal", "regular", "natural"]
    /// An article in English, and a preposition in Spanish.
    private static let ofBoth: WordSet = ["a"]

    /// Without the names of dishes of several words: "tacos al pastor" and "mac and cheese" are eaten in both.
    private func plain(_ tokens: [Token]) -> [Token] {
        guard let names = resources?.foods.names else { return tokens }
        let words = tokens.map { names.word($0.singular) ?? -1 }
        var rest: [Token] = []
        var place = 0
        while place < tokens.count {
            let length = names.longestName(words, from: place)
            if length > 1 { place += length } else { rest.append(tokens[place]); place += 1 }
        }
        return rest
    }

    /// A word that a language has for itself: a small word, a measure, or a food's whole name.
    private func isOf(_ language: String, _ word: String) -> Bool {
        let lexicon = language == "es" ? Lexicon.plainSpanish : Lexicon.plainEnglish
        let one = Word.singular(word)
        if language == "es", UnsaidWords.greeting(word) == "hola" { return true }
        if (language == "es" ? Reader.smallSpanish : Reader.smallEnglish).contains(word) || lexicon.meals[one] != nil || lexicon.sizes[word] != nil
            || lexicon.numbers[word] != nil || lexicon.articles.contains(word) || lexicon.determiners.contains(word)
            || one.utf8.count > 2 && lexicon.units[one] != nil
        {
            return true
        }
        return resources?.foods.names.exact([one], language: language) != nil
    }

    private static let smallEnglish: WordSet = [
        "the", "of", "with", "without", "and", "or", "i", "my", "im", "ive", "had", "ate", "drank", "is", "was", "are", "were", "in", "for", "what",
        "whats", "how", "much", "many", "on", "to", "it", "that", "this", "these", "those", "you", "your", "do", "did", "does", "have", "has", "be",
        "can", "could", "would", "should", "not", "dont", "from", "there", "yesterday", "today", "tomorrow", "tonight", "yes", "yeah", "please",
        "thanks", "hello", "hi", "why", "which", "when", "left", "eat", "log", "delete", "remove", "make", "change", "move", "show", "give", "week",
        "month", "day", "goal", "want", "need", "weigh", "ran", "walked", "more", "less", "another", "same", "again", "everything", "all",
    ]
    private static let smallSpanish: WordSet = [
        "el", "los", "las", "del", "con", "y", "que", "cuanto", "cuanta", "cuantos", "cuantas", "comi", "bebi", "tome", "desayune", "almorce", "cene",
        "merende", "ayer", "hoy", "anoche", "manana", "para", "por", "porfa", "favor", "mi", "mis", "hola", "gracias", "es", "fue", "era", "son",
        "quiero", "tengo", "al", "en", "si", "eso", "esa", "ese", "esto", "esta", "soy", "estoy", "hice", "corri", "camine", "peso", "mido",
        "necesito", "debo", "puedo", "como", "cual", "cuales", "cuando", "porque", "queda", "quedan", "borra", "quita", "cambia", "pon", "pasa",
        "muestra", "muestrame", "dame", "deshacer", "deshaz", "semana", "mes", "dia", "dias", "meta", "objetivo", "mas", "menos", "otro", "otra",
        "mismo", "misma", "todo", "todos", "todas", "lo", "le", "se", "te", "nada", "adios", "chau", "buenas", "buenos", "ni", "pero", "tambien",
    ]
}

import Nutrition

/// A food that is asked about, and then told as eaten by a pronoun or its amount alone: "what's in a big mac? I had one for lunch", "how much protein is in
/// greek yogurt, I had 150 g", "¿qué tiene la horchata? me tomé un vaso": what was had is called by its name.
enum AskedThenEaten {
    static let inEnglish = Rewrite(["in", "have", "has"]) { named($0, isSpanish: false) }
    static let inSpanish = Rewrite(["tiene", "tienen", "lleva", "hay"]) { named($0, isSpanish: true) }

    private static func named(_ tokens: [Token], isSpanish: Bool) -> [Token] {
        guard let mark = tokens.indices.dropFirst(3).dropLast(2).first(where: { ["?", ","].contains(tokens[$0].word) }),
            tokens.first(where: { $0.kind == .word }).map({ asking.contains($0) }) == true, let asked = asked(tokens[..<mark], isSpanish),
            case let rest = tokens[(mark + 1)...], rest.last?.word != "?",
            let verb = rest.prefix(4).lastIndex(where: { eating.contains($0) }), rest[..<verb].allSatisfy({ subject.contains($0) })
        else { return tokens }
        func copies(_ place: Int) -> [Token] {
            asked.map { token in
                var copy = token
                (copy.start, copy.end) = (tokens[place].end, tokens[place].end)
                return copy
            }
        }
        let told = rest[(verb + 1)...].prefix { $0.kind != .mark && !closing.contains($0) }
        let after = told.endIndex == tokens.count || tokens[told.endIndex].kind == .mark || closing.contains(tokens[told.endIndex])
        guard after, (1...5).contains(told.count) else { return tokens }
        // "200 g of it", "some of that", "un poco de eso".
        if told.count > 1, let last = told.last, pronouns.contains(last), ["of", "de"].contains(tokens[told.endIndex - 2].word) {
            // "two of them" are two bananas, "a bowl of it" is a bowl of soup.
            let of = told.endIndex - 2, keepsOf = of > told.startIndex && measures.contains(tokens[of - 1].singularWord)
            return tokens[..<(keepsOf ? of + 1 : of)] + copies(told.endIndex - 1) + tokens[told.endIndex...]
        }
        if told.count == 1, let only = told.first, pronouns.contains(only) || ones.contains(only) {
            let count = ["one", "una", "uno"].contains(only.word) ? [Token(isSpanish ? only.text == "uno" ? "un" : "una" : "a", for: only)] : []
            return tokens[..<told.startIndex] + count + copies(told.startIndex) + tokens[told.endIndex...]
        }
        // "150 g", "two", "un vaso", "a bowl".
        guard let last = told.last, told.contains(where: { $0.kind == .number || counts.contains($0) }),
            told.allSatisfy({ $0.kind == .number || counts.contains($0) || measures.contains($0.singularWord) })
        else { return tokens }
        let of = measures.contains(last.singularWord) ? [Token(isSpanish ? "de" : "of", after: last)] : []
        return tokens[..<told.endIndex] + of + copies(told.endIndex - 1) + tokens[told.endIndex...]
    }

    /// The name that the question ends with.
    private static func asked(_ tokens: ArraySlice<Token>, _ isSpanish: Bool) -> ArraySlice<Token>? {
        let leads: WordSet = isSpanish ? ["tiene", "tienen", "lleva", "hay"] : ["in", "does", "do"]
        guard let lead = tokens.lastIndex(where: { leads.contains($0) }) else { return nil }
        let name = tokens[(lead + 1)...].drop { ["a", "an", "the", "my", "en", "un", "una", "el", "la", "los", "las"].contains($0.word) }
            .prefix { !["have", "has", "contain"].contains($0.word) }
        guard (1...4).contains(name.count), name.endIndex >= tokens.endIndex - 1,
            name.allSatisfy({ $0.kind == .word && !pronouns.contains($0) && !notNamed.contains($0) })
        else { return nil }
        return name
    }

    private static let asking: WordSet = ["what", "whats", "how", "que", "cuanta", "cuanto", "cuantas", "cuantos"]
    private static let eating: WordSet = ["had", "ate", "drank", "having", "comi", "tome", "bebi", "desayune", "cene", "almorce", "comido", "tomado"]
    private static let subject: WordSet = [
        "i", "ive", "we", "just", "because", "cause", "as", "since", "me", "acabo", "he", "yo", "porque", "cos", "im",
    ]
    private static let closing: WordSet = [
        "for", "at", "today", "yesterday", "with", "this", "after", "before", "and", "hoy", "ayer", "con", "en", "y", "para", "lunch", "earlier",
    ]
    private static let pronouns: WordSet = ["it", "that", "them", "some", "those", "eso", "esos"]
    private static let ones: WordSet = ["one", "una", "uno"]
    private static let counts: WordSet = ["a", "an", "two", "three", "four", "half", "un", "una", "dos", "tres", "cuatro", "medio", "media", "of"]
    private static let measures: WordSet = [
        "g", "gram", "gramo", "ml", "oz", "cup", "glass", "bowl", "slice", "piece", "plate", "bottle", "can", "portion", "serving", "vaso", "taza",
        "plato",
        "trozo", "porcion", "botella", "lata", "rebanada", "tazon",
    ]
    private static let notNamed: WordSet = [
        "there", "total", "all", "today", "day", "you", "i", "left", "general", "mind", "que", "calorias", "proteina",
    ]
}

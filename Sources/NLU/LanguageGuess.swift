import Nutrition

/// Which language a message is in.
extension Reader {
    /// The language of a message by its words and signs; English when they say nothing.
    func language(_ tokens: [Token], of text: String) -> String {
        // Another domain was learned as it was written: a Spanish title of a song changes no grammar.
        guard model.knowsFood else { return "en" }
        guard !model.languages.isEmpty else { return Reader.closedClasses(tokens) }
        // "del carrots": no Spanish message begins so.
        if tokens.count > 1, tokens[0].word == "del" { return "en" }
        return model.languages.score(tokens) + Reader.signs(text) + Reader.articles(tokens) + named(tokens) > 0.9 ? "es" : "en"
    }

    /// "zapallitos rellenos", "galletas maría 4": nothing but a name that Spanish alone has.
    private func named(_ tokens: [Token]) -> Float {
        let count = tokens.indices.count { tokens[$0].kind == .word }
        guard (1...4).contains(count) else { return 0 }
        let words = tokens.compactMap { $0.kind == .word ? $0.singularKey : nil }
        return resources?.foods.names.isSpanishAlone(words) == true ? 2 : 0
    }

    /// "un kit kat": an article that only Spanish has, beside names that both know.
    private static func articles(_ tokens: [Token]) -> Float {
        let isSpanish = tokens.contains { ["un", "una", "unos", "unas", "y"].contains($0.word) } || headsMeals(tokens)
        let isEnglish = tokens.indices.contains { place in
            ["a", "an", "the", "and", "with", "of", "my", "for", "some"].contains(tokens[place].word)
                // "pan i queso": who speaks of themselves does something.
                || tokens[place].word == "i" && (place == 0 || place + 1 < tokens.count && ofOneself.contains(tokens[place + 1]))
        }
        // "me llamo Rodrigo", "soy Ana": so does nobody else begin.
        if tokens.contains(where: { ["llamo", "llamame", "soy"].contains($0.word) })
            || zip(tokens, tokens.dropFirst()).contains(where: { $0.word == "me" && ["dicen", "llaman"].contains($1.word) })
        {
            return isEnglish ? 0 : 6
        }
        // "150gdearroz y 200gpollo": the one word that only Spanish has between an amount and a food.
        let isMeasured = zip(tokens, tokens.dropFirst()).contains {
            $0.kind == .number && ["gde", "mlde", "kgde"].contains(where: $1.text.hasPrefix)
        }
        if isMeasured { return 3 }
        // "jamon i queso": no English message has it between two foods.
        if isSpanish || !isEnglish,
            tokens.indices.dropFirst().dropLast().contains(where: {
                tokens[$0].word == "i" && tokens[$0 - 1].kind == .word && !ofTelling.contains(tokens[$0 - 1])
                    && !ofDeeds.contains(where: tokens[$0 + 1].text.hasSuffix)
            })
        {
            return 6
        }
        if isSpanish { return isEnglish ? 0 : 3 }
        // "2 tacos al pastor and a horchata": a joint and an article that no Spanish message has.
        let isJoined = tokens.indices.dropLast().contains {
            ["and", "with"].contains(tokens[$0].word) && ["a", "an", "the", "some", "my"].contains(tokens[$0 + 1].word)
        }
        if isJoined { return -8 }
        // "tacos al pastor and horchata".
        if tokens.contains(where: { $0.word == "and" }), !tokens.containsOne(of: telling) { return -4 }
        // "patatas bravas and chorizo": so does what only English has.
        return tokens.contains { ["and", "with", "had", "ate"].contains($0.word) } && !tokens.containsOne(of: small) ? -3 : 0
    }

    /// "desayuno nada, comida pasta, cena sopa": meals as only Spanish calls them, before their foods.
    private static func headsMeals(_ tokens: [Token]) -> Bool {
        let heads = tokens.indices.dropLast().filter { ofMeals.contains(tokens[$0]) && ($0 == 0 || tokens[$0 - 1].kind == .mark) }
        return heads.contains(0) && (heads.count > 1 || tokens[1].kind == .mark || tokens[1].word == "nada")
    }

    private static let ofMeals: WordSet = ["desayuno", "almuerzo", "comida", "merienda", "cena"]

    /// Before an "i" that speaks: "today i baked cookies", "what did i log".
    private static let ofTelling: WordSet = [
        "today", "yesterday", "tonight", "morning", "lunch", "dinner", "breakfast", "did", "do", "can", "should", "what", "that", "so", "then",
        "have",
        "if", "when", "how", "but", "because", "had", "could", "will", "would", "am", "think", "thing", "night", "week", "monday", "tuesday",
        "wednesday", "thursday", "friday", "saturday", "sunday", "afternoon", "evening", "ago", "where", "since", "after", "before", "while", "may",
        "food", "cals", "calories", "protein", "was", "must", "later", "earlier", "ok", "hi", "hey", "oops", "no", "yes", "oh", "sorry", "well",
        "like",
    ]
    private static let ofDeeds = ["ed", "ing", "'m", "'ve", "'d", "'ll"]
    private static let ofOneself: WordSet = [
        "had", "ate", "have", "am", "was", "did", "didn't", "didnt", "want", "wanted", "think", "thought", "just", "drank", "will", "can", "would",
        "also", "only", "need", "forgot", "got", "made", "eat", "drink", "usually", "should", "could", "actually", "finished", "skipped", "put",
        "took", "shared", "left", "gave", "split", "went", "feel", "like", "love", "dont", "don't", "weigh", "ran", "walked", "used", "really", "m",
        "ve", "d", "ll", "'",
    ]

    private static let telling: WordSet = [
        "que", "por", "para", "sin", "comi", "me", "en", "los", "las", "mi", "cene", "tome", "desayune", "almorce", "e", "o",
    ]
    private static let small: WordSet = [
        "de", "del", "con", "el", "la", "los", "las", "al", "en", "e", "o", "que", "por", "para", "sin", "comi", "me",
    ]

    /// What only Spanish writes: "¿", "ñ", most accents.
    private static func signs(_ text: String) -> Float {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return 0 }
        var score: Float = 0
        for scalar in text.unicodeScalars where scalar.value >= 0xA1 && scalar.value <= 0xFF {
            switch scalar {
            case "¿", "¡", "ñ", "Ñ": score += 3
            case "á", "í", "ó", "ú", "Á", "Í", "Ó", "Ú": score += 1
            default: break
            }
        }
        return min(score, 4)
    }

    /// For a model that was told no languages: by the words that no grammar does without.
    private static func closedClasses(_ tokens: [Token]) -> String {
        func count(_ lexicon: Lexicon) -> Int {
            tokens.count { token in
                [lexicon.articles, lexicon.determiners, lexicon.of, lexicon.with, lexicon.and].contains { $0.contains(token.text) }
            }
        }
        return count(.plainSpanish) > count(.plainEnglish) ? "es" : "en"
    }
}

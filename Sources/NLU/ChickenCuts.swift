import Nutrition

/// Cuts of chicken that are named alone, and elsewhere are measures of it: "had a thigh and a drumstick", "era una pierna y un muslo".
enum ChickenCuts {
    /// "kfc: 2 drumsticks and a wing" are fried; "had chicken, a thigh and a leg" names the cuts of one meal.
    static let inEnglish = Rewrite(["thigh", "leg", "breast", "kfc", "popeyes"]) { tokens in
        let isFried = tokens.contains { fryers.contains($0) }
        let counted = places(cuts.union(isFried ? [] : birds), tokens)
        guard let first = counted.first, tokens.last?.word != "?", !tokens.contains(where: { others.contains($0) }),
            counted.count > 1 || isFried || tokens[..<first].contains(where: { eating.contains($0) })
        else { return tokens }
        var told = tokens, start = first
        while start > 0, tokens[start - 1].kind != .mark, tokens[start - 1].word != "chicken" { start -= 1 }
        for place in counted.reversed() where isFried || cuts.contains(told[place].singularWord) {
            let name = (isFried ? ["fried", "chicken"] : ["chicken"]).map { Token($0, before: tokens[place]) }
            told.replaceSubrange(place..<place, with: name)
        }
        // "chicken, a thigh and a leg": none beside them; "fried chicken, 2 legs" says what they were.
        if start > 1, tokens[start - 1].kind == .mark, tokens[start - 2].word == "chicken" {
            if start > 2, cooked.contains(tokens[start - 3]) { return tokens }
            told.removeSubrange((start - 2)..<start)
        }
        return told
    }

    /// Beside another cut only: a "pierna" alone may be one of pork.
    static let inSpanish = Rewrite(["pierna", "pechuga", "contramuslo"]) { tokens in
        let counted = places(cutsInSpanish.union(birdsInSpanish), tokens)
        guard counted.count > 1, tokens.last?.word != "?", !tokens.contains(where: { others.contains($0) || $0.word == "pollo" }) else {
            return tokens
        }
        var told = tokens
        for place in counted.reversed() where cutsInSpanish.contains(tokens[place].singularWord) {
            told.replaceSubrange((place + 1)..<(place + 1), with: ["de", "pollo"].map { Token($0, after: tokens[place]) })
        }
        return told
    }

    /// Where so many of these are told, and nothing more of them.
    private static func places(_ names: WordSet, _ tokens: [Token]) -> [Int] {
        tokens.indices.dropFirst().filter { place in
            names.contains(tokens[place].singularWord) && (tokens[place - 1].kind == .number || counts.contains(tokens[place - 1]))
                && (place + 1 == tokens.count || tokens[place + 1].kind == .mark || joints.contains(tokens[place + 1]))
        }
    }

    private static let cuts: WordSet = ["thigh", "leg", "breast"]
    private static let birds: WordSet = ["wing", "drumstick"]
    private static let cutsInSpanish: WordSet = ["pierna", "pechuga", "contramuslo"]
    private static let birdsInSpanish: WordSet = ["muslo", "ala", "alita"]
    private static let fryers: WordSet = ["kfc", "popeyes"]
    private static let cooked: WordSet = ["fried", "roast", "roasted", "rotisserie", "grilled", "baked", "bbq"]
    private static let counts: WordSet = [
        "a", "an", "the", "one", "two", "three", "four", "another", "un", "una", "dos", "tres", "cuatro", "el", "la", "los", "las", "otra", "otro",
    ]
    private static let joints: WordSet = ["and", "&", "n", "with", "w", "for", "at", "plus", "then", "today", "y", "con", "para", "en"]
    private static let eating: WordSet = ["had", "ate", "eaten", "having", "have", "got"]
    /// Another animal's, or one's own.
    private static let others: WordSet = [
        "turkey", "duck", "lamb", "frog", "pork", "goose", "beef", "goat", "ham", "crab", "quail", "day", "workout", "press", "hurt", "sore", "pain",
        "broke", "injury", "cramp", "burned", "burnt", "pavo", "pato", "cordero", "cerdo", "jamon", "res", "ternera", "duele", "dolor", "rana",
    ]
}

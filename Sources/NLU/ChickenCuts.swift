import Nutrition

/// Cuts of chicken that are named alone, and elsewhere are measures of it: "had a thigh and a drumstick", "era una pierna y un muslo".
enum ChickenCuts {
    /// "kfc: 2 drumsticks and a wing" are fried; "had chicken, a thigh and a leg" names the cuts of one meal.
    static let inEnglish = Rewrite(signs) { tokens in
        guard tokens.contains(where: { signs.contains($0.singularWord) }) else { return tokens }
        let isFried = tokens.contains { fryers.contains($0) }
        let counted = places(cuts.union(isFried ? [] : birds), tokens)
        guard let first = counted.first, tokens.last?.word != "?", !tokens.contains(where: { others.contains($0) }), !isOfOther(tokens, first),
            // "the baby had a leg and a wing".
            !tokens[..<first].contains(where: { Sharing.people.contains($0.singularWord) || ["baby", "he", "she", "they"].contains($0.word) })
                || tokens[..<first].contains(where: { ["i", "we", "ive"].contains($0.word) && $0.start > tokens[0].start })
                || ["i", "we", "ive"].contains(tokens[0].word)
                    && !tokens[..<first].contains(where: { ["saw", "watched", "gave"].contains($0.word) }),
            counted.count > 1 || isFried || tokens[..<first].contains(where: { eating.contains($0) })
                // "wings and a thigh"; "2 thighs, then a burger".
                || tokens[..<first].contains(where: { birds.contains($0.singularWord) })
                || first == 1 && tokens[first].singularWord == "thigh" && tokens.count > first + 2
        else { return tokens }
        var told = tokens, start = first
        while start > 0, tokens[start - 1].kind != .mark, tokens[start - 1].word != "chicken" { start -= 1 }
        // "chicken, a thigh and a leg": none beside them; "fried chicken, 2 legs and a wing" says what they were.
        let isNamed = start > 1 && tokens[start - 1].kind == .mark && tokens[start - 2].word == "chicken"
        let how = isNamed && start > 2 && cooked.contains(tokens[start - 3]) ? tokens[start - 3] : nil
        if how != nil, counted.count == 1 { return tokens }
        let name = isFried || how?.word == "fried" ? ["fried", "chicken"] : ["chicken"]
        for place in told.indices.reversed() where counted.contains(place) || isBareBird(tokens, place) {
            told.insert(contentsOf: name.map { Token($0, before: tokens[place]) }, at: place)
        }
        if isNamed { told.removeSubrange((start - (how == nil ? 2 : 3))..<start) }
        return told
    }

    private static let signs: WordSet = cuts.union(fryers)

    /// "wings", of "wings and a thigh"; buffalo wings are called so.
    private static func isBareBird(_ tokens: [Token], _ place: Int) -> Bool {
        birds.contains(tokens[place].singularWord)
            && (place == 0 || tokens[place - 1].kind != .word || eating.contains(tokens[place - 1]) || joints.contains(tokens[place - 1]))
    }

    /// Whether the first cut told is another animal's: "lamb: a leg and a shoulder", "a leg of turkey"; "a leg, then a pork chop" names another food.
    private static func isOfOther(_ tokens: [Token], _ first: Int) -> Bool {
        tokens.indices.contains { place in
            animals.contains(tokens[place]) && (place < first || place > 0 && ["of", "de"].contains(tokens[place - 1].word))
        }
    }

    /// Beside another cut only: a "pierna" alone may be one of pork. "dos piernas y una pechuga de pavo" are all of that bird.
    static let inSpanish = Rewrite(["pierna", "pechuga", "contramuslo", "ala", "muslo"]) { tokens in
        let named = cutsInSpanish.union(birdsInSpanish)
        let counted = places(named, tokens).filter { place in tokens[place].word != "alita" }
        let told = tokens.indices.dropFirst().dropLast(2).first { place in
            named.contains(tokens[place].singularWord) && tokens[place + 1].word == "de" && fowl.contains(tokens[place + 2])
        }
        guard counted.count > (told == nil ? 1 : 0), tokens.last?.word != "?", !tokens.contains(where: { others.contains($0) }),
            told != nil || !tokens.contains(where: { animals.contains($0) || $0.word == "pollo" }),
            told.map({ counted[counted.count - 1] < $0 }) ?? true
        else { return tokens }
        let bird = told.map { tokens[$0 + 2].text } ?? "pollo"
        var out = tokens
        for place in counted.reversed() where told != nil || cutsInSpanish.contains(tokens[place].singularWord) {
            out.replaceSubrange((place + 1)..<(place + 1), with: ["de", bird].map { Token($0, after: tokens[place]) })
        }
        return out
    }

    /// "sopa de pollo, 2 alas": nothing else has wings that one eats.
    static let wingsInSpanish = Rewrite(["ala"]) { tokens in
        guard let wing = tokens.indices.dropFirst().first(where: { tokens[$0].singularWord == "ala" }), tokens.last?.word != "?",
            tokens[wing - 1].kind == .number || ["dos", "tres", "cuatro", "cinco", "seis", "unas", "ocho", "diez"].contains(tokens[wing - 1].word),
            wing + 1 == tokens.count || tokens[wing + 1].kind == .mark || ["y", "con", "para", "en"].contains(tokens[wing + 1].word)
        else { return tokens }
        return tokens[...wing] + ["de", "pollo"].map { Token($0, after: tokens[wing]) } + tokens[(wing + 1)...]
    }

    private static let fowl: WordSet = ["pollo", "pavo", "pato", "gallina"]

    /// "2 pieces of chicken, thighs", "chicken, 2 drumsticks": which cut it was, and no chicken beside.
    static let behind = Rewrite(["thigh", "leg", "breast", "wing", "drumstick"]) { tokens in
        guard let (bird, count, cut) = toldBehind(tokens, "chicken", cuts.union(birds)) else { return tokens }
        return tokens[..<bird.lowerBound] + count + [tokens[bird.upperBound - 1], cut] + tokens[(bird.upperBound + 1)...].drop { $0.word != "." }
    }

    /// "pollo, 2 muslos".
    static let behindInSpanish = Rewrite(["muslo", "pechuga", "contramuslo", "pierna", "ala", "alita"]) { tokens in
        guard let (bird, count, cut) = toldBehind(tokens, "pollo", cutsInSpanish.union(birdsInSpanish)) else { return tokens }
        return tokens[..<bird.lowerBound] + count + [cut, Token("de", after: cut), tokens[bird.upperBound - 1]]
            + tokens[(bird.upperBound + 1)...].drop { $0.word != "." }
    }

    /// The bird with its own count before the comma, how many there were, and the cut, with which the message ends.
    private static func toldBehind(_ tokens: [Token], _ name: String, _ cuts: WordSet) -> (bird: Range<Int>, count: [Token], cut: Token)? {
        var end = tokens.count
        while end > 0, tokens[end - 1].word == "." { end -= 1 }
        guard end > 2, tokens.last?.word != "?", cuts.contains(tokens[end - 1].singularWord),
            let comma = tokens[..<end].lastIndex(where: { $0.word == "," }),
            comma > 0, tokens[comma - 1].text == name, end - comma <= 3
        else { return nil }
        let own = tokens[(comma + 1)..<(end - 1)]
        guard own.allSatisfy({ $0.kind == .number || counts.contains($0) }) else { return nil }
        var start = comma - 1
        // "2 pieces of chicken": so many of the cut.
        if start > 2, ["of", "de"].contains(tokens[start - 1].word), ["piece", "pieza", "presa", "trozo"].contains(tokens[start - 2].singularWord) {
            start -= 3
        } else if start > 1, ["piece", "pieces"].contains(tokens[start - 1].word) {
            start -= 2
        }
        // "fried chicken, 2 legs" says how it was made, "half a chicken, legs" how much.
        guard
            start == 0
                || !cooked.contains(tokens[start - 1]) && !["de", "medio", "media", "half", "of", "con", "with"].contains(tokens[start - 1].word),
            start < 2 || tokens[start - 2].word != "half"
        else {
            return nil
        }
        let before = tokens[start..<(comma - 1)].prefix(1).filter { $0.kind == .number || counts.contains($0) }
        return (start..<comma, own.isEmpty ? Array(before) : Array(own), tokens[end - 1])
    }

    /// Where so many of these are told, and nothing more of them.
    private static func places(_ names: WordSet, _ tokens: [Token]) -> [Int] {
        tokens.indices.filter { place in
            names.contains(tokens[place].singularWord)
                && (place == 0
                    ? bare.contains(tokens[place])
                    : tokens[place - 1].kind == .number || counts.contains(tokens[place - 1])
                        || bare.contains(tokens[place]) && ["y", ","].contains(tokens[place - 1].word))
                && (place + 1 == tokens.count || tokens[place + 1].kind == .mark || joints.contains(tokens[place + 1]))
        }
    }

    private static let cuts: WordSet = ["thigh", "leg", "breast"]
    private static let birds: WordSet = ["wing", "drumstick"]
    private static let cutsInSpanish: WordSet = ["pierna", "pechuga", "contramuslo", "ala"]
    /// In Spanish they need no count beside each other: "pierna y muslo".
    private static let bare: WordSet = ["pierna", "pechuga", "contramuslo", "muslo"]
    private static let birdsInSpanish: WordSet = ["muslo", "ala", "alita"]
    private static let fryers: WordSet = ["kfc", "popeyes"]
    private static let cooked: WordSet = ["fried", "roast", "roasted", "rotisserie", "grilled", "baked", "bbq"]
    private static let counts: WordSet = [
        "a", "an", "the", "one", "two", "three", "four", "another", "un", "una", "dos", "tres", "cuatro", "el", "la", "los", "las", "otra", "otro",
    ]
    private static let joints: WordSet = ["and", "&", "n", "with", "w", "for", "at", "plus", "then", "today", "y", "con", "para", "en"]
    private static let eating: WordSet = ["had", "ate", "eaten", "having", "have", "got"]
    /// One's own.
    private static let others: WordSet = [
        "day", "workout", "press", "hurt", "sore", "pain", "broke", "injury", "cramp", "burned", "burnt", "duele", "dolor", "dia",
    ]
    private static let animals: WordSet = [
        "turkey", "duck", "lamb", "frog", "pork", "goose", "beef", "goat", "ham", "crab", "quail", "pavo", "pato", "cordero", "cerdo", "jamon", "res",
        "ternera", "rana",
    ]
}

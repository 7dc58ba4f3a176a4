import Nutrition

/// What comes to mind after the rest was told: "oh and there was a slice of toast too I nearly forgot", "forgot, there was also some cheese".
///
/// What there was besides was eaten besides; that it was nearly forgotten says nothing of it.
enum Afterthoughts {
    static let inEnglish = [Rewrite(["forgot", "forgotten"], withoutForgetting), Rewrite(["there"], eaten)]
    static let inSpanish = [Rewrite(["habia", "hubo"], eatenInSpanish)]

    /// "…, I nearly forgot", "forgot to say, …".
    private static func withoutForgetting(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, tokens.last?.word != "?", let place = tokens.firstIndex(where: { ["forgot", "forgotten"].contains($0.word) }) else {
            return tokens
        }
        var start = place, end = place + 1
        while start > 0, forgetting.contains(tokens[start - 1]) { start -= 1 }
        if end + 1 < tokens.count, tokens[end].word == "to", mentioning.contains(tokens[end + 1]) { end += 2 }
        while end < tokens.count, ["that", "it", "them", "about", "you", "earlier", "before", "lol"].contains(tokens[end].word) { end += 1 }
        let closes = end == tokens.count || tokens[end].kind == .mark || ["with", "there"].contains(tokens[end].word)
        // "I forgot my lunch, had a bar", "I forgot to eat" tell of something else.
        guard closes else { return tokens }
        if start == 0 || tokens[start - 1].word == "." {
            // "soup and bread. forgot, there was also some cheese".
            guard end < tokens.count, tokens[end...].contains(where: { $0.word == "there" }) else { return tokens }
            if tokens[end].word == "," { end += 1 }
        } else if tokens[start - 1].word == "," {
            start -= 1
        }
        return Array(tokens[..<start] + tokens[end...])
    }

    private static let forgetting: WordSet = [
        "i", "id", "had", "d", "nearly", "almost", "totally", "completely", "just", "which", "that", "have", "ive",
    ]
    private static let mentioning: WordSet = ["say", "mention", "add", "log", "include", "tell", "write", "count"]

    private static func eaten(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?",
            let place = tokens.indices.dropLast(2).first(where: {
                tokens[$0].word == "there" && ["was", "were"].contains(tokens[$0 + 1].word) && tokens.first?.word != "if"
            })
        else { return tokens }
        var start = place, end = place + 2, isAfterthought = false
        while start > 0, opening.contains(tokens[start - 1]) || start < place && [",", ".", "-"].contains(tokens[start - 1].word) {
            if telling.contains(tokens[start - 1]) { isAfterthought = true }
            start -= 1
        }
        if ["also", "even"].contains(tokens[end].word) { (end, isAfterthought) = (end + 1, true) }
        let clause = tokens[end...].prefix { $0.kind != .mark && !["but", "so", "and", "i", "we"].contains($0.word) }
        let too =
            clause.indices.last { tokens[$0].word == "too" && ($0 + 1 == clause.endIndex || !["much", "many"].contains(tokens[$0 + 1].word)) }
            ?? clause.indices.dropFirst().last { tokens[$0].word == "well" && tokens[$0 - 1].word == "as" }
            // "there was some edamame also".
            ?? clause.indices.dropFirst().last { tokens[$0].word == "also" && $0 + 1 == clause.endIndex }
        guard isAfterthought || too != nil, !clause.isEmpty, !clause.contains(where: { noFood.contains($0) }),
            // "there were also chips but I left them", "… and I had two".
            !tokens[clause.endIndex...].contains(where: { ["but", "didnt", "didn", "had", "ate", "took", "none"].contains($0.word) })
        else { return tokens }
        var rest = Array(tokens[end...])
        if let too { rest.removeSubrange((tokens[too].word == "well" ? too - 1 : too) - end...too - end) }
        while start > 0, tokens[start - 1].kind == .mark { start -= 1 }
        guard let first = rest.first else { return tokens }
        // In the place of the words that said so: what is made of the message still sees them.
        let told =
            start == 0
            ? [Token("i", for: tokens[0]), Token("also", for: tokens[place]), Token("had", for: tokens[place + 1])] : [Token("and", before: first)]
        return tokens[..<start] + told + rest
    }

    private static let telling: WordSet = ["oh", "also", "plus", "actually", "forgot", "wait", "ah"]
    private static let opening = telling.union(["and", "then", "oops", "yeah", "well", "ok"])
    private static let noFood: WordSet = [
        "no", "nothing", "none", "not", "people", "time", "party", "this", "that", "something", "someone", "music", "meeting", "buffet", "event",
        "way",
        "reason", "issue", "problem", "left", "nowhere",
    ]

    /// "comí arroz. también había una ensalada".
    private static func eatenInSpanish(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?",
            let place = tokens.indices.dropFirst(2).dropLast().first(where: { ["habia", "hubo"].contains(tokens[$0].word) })
        else { return tokens }
        var start = place, end = place + 1, isAfterthought = false
        while start > 0, ["tambien", "ah", "y", "ademas", "oh"].contains(tokens[start - 1].word) {
            if tokens[start - 1].word != "y" { isAfterthought = true }
            start -= 1
        }
        if ["tambien", "ademas"].contains(tokens[end].word) { (end, isAfterthought) = (end + 1, true) }
        guard isAfterthought, start > 0, end < tokens.count,
            !tokens[end...].contains(where: { ["pero", "no", "nadie", "gente", "nada", "comi", "tome", "probe", "me"].contains($0.word) })
        else { return tokens }
        while start > 0, tokens[start - 1].kind == .mark { start -= 1 }
        return start == 0 ? tokens : tokens[..<start] + [Token("y", before: tokens[end])] + tokens[end...]
    }
}

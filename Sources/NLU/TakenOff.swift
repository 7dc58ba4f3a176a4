import Nutrition

/// What was taken off a food before it was eaten: "scraped off the cheese", "took the skin off", "picked out the olives" are without it.
enum TakenOff {
    static let rewrite = Rewrite(verbs.union(orders)) { leftOut(read($0)) }

    /// "pollo sin piel 150 g", "rice without salt 80 g": how much of the food there was, and none of what was left out.
    static let measured = Rewrite(["sin", "without", "no"]) { tokens in
        guard !tokens.prefix(3).contains(where: { ["era", "eran", "fue", "was", "were"].contains($0.word) }) else { return tokens }
        var out = tokens
        for place in tokens.indices.dropFirst().reversed() where ["sin", "without", "no"].contains(tokens[place].word) && place + 3 < tokens.count {
            guard tokens[place - 1].kind == .word, !beforeNone.contains(tokens[place - 1]), tokens[place + 1].kind == .word,
                tokens[place + 2].kind == .number, Unit.named(tokens[place + 3].singular) != nil || Unit.named(tokens[place + 3].text) != nil,
                case let end = place + 4, end == tokens.count || tokens[end].kind == .mark || ["y", "and"].contains(tokens[end].word)
            else { continue }
            // "arroz sin sal 100 g y pollo …": two foods, each with its own.
            if end < tokens.count, tokens[end].kind == .word { out[end] = mark(at: tokens[end]) }
            out.insert(mark(at: tokens[place + 2]), at: place + 2)
        }
        return out
    }

    private static func mark(at token: Token) -> Token {
        var comma = Token(",", before: token)
        comma.kind = .mark
        return comma
    }

    private static let beforeNone: WordSet = ["had", "ate", "have", "there", "was", "is", "i", "but", "and", "comi", "tome", "no", "or", "y"]

    /// "a burger, scratch the cheese", "blt, 86 the mayo": as it was ordered, without that; of what was told before alone it is an order to take a row off.
    private static func leftOut(_ tokens: [Token]) -> [Token] {
        guard
            let order = tokens.indices.dropFirst(2).first(where: { orders.contains(tokens[$0]) && [",", "but", "-"].contains(tokens[$0 - 1].word) }),
            order + 2 < tokens.count, ["the", "that"].contains(tokens[order + 1].word), tokens.last?.word != "?",
            !tokens[..<order].contains(where: { changing.contains($0) || orders.contains($0) })
        else { return tokens }
        let part = tokens[(order + 2)...].prefix { $0.kind == .word && !joining.contains($0) }
        guard (1...3).contains(part.count), part.allSatisfy({ !["rest", "one", "last", "first", "it", "that", "second"].contains($0.word) }) else {
            return tokens
        }
        return tokens[..<(order - 1)] + [Token("without", for: tokens[order])] + tokens[part.startIndex...]
    }

    private static let orders: WordSet = ["scratch", "lose", "ditch", "nix", "hold", "86", "skip", "drop", "scrap", "forget"]
    /// Speak of what stands, and not of what is told now.
    private static let changing: WordSet = [
        "delete", "remove", "change", "move", "make", "undo", "add", "swap", "was", "were", "it", "no", "not", "actually", "should", "can", "if",
        "wait",
        "ok", "yes", "yeah", "nah", "sorry", "oops", "log", "what", "how", "tomorrow", "gonna", "ill",
    ]

    private static func read(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.indices.first(where: { verbs.contains(tokens[$0].word) }), let rest = part(after: verb, tokens) else { return tokens }
        var start = verb
        while start > 0, before.contains(tokens[start - 1]) { start -= 1 }
        // "I scraped off the cheese": of a dish, and the dish is another clause.
        if start > 0, tokens[start - 1].kind != .mark, tokens[start..<verb].allSatisfy({ !joining.contains($0) }) { return tokens }
        let without = Token("without", for: tokens[verb])
        if start > 0, tokens[start - 1].word == "," { start -= 1 }
        return tokens[..<start] + [without] + tokens[rest.part] + tokens[rest.end...]
    }

    /// Where the part stands, and where the words that tell of its end do: "off the cheese", "the cheese off", "the skin off it".
    private static func part(after verb: Int, _ tokens: [Token]) -> (part: Range<Int>, end: Int)? {
        var place = verb + 1
        let leads = place < tokens.count && away.contains(tokens[place])
        // "I cut out sugar" is a rule, and no plate.
        if leads, tokens[place].word == "out", tokens[verb].word == "cut" { return nil }
        if leads { place += 1 }
        if leads, place < tokens.count, tokens[place].word == "of" { return nil }
        while place < tokens.count, small.contains(tokens[place]) { place += 1 }
        var end = place
        while end < tokens.count, end < place + 3, tokens[end].kind == .word, !away.contains(tokens[end]), !after.contains(tokens[end]) { end += 1 }
        guard end > place, leads || end < tokens.count && away.contains(tokens[end]) else { return nil }
        let part = place..<end
        if !leads { end += 1 }
        if end < tokens.count, after.contains(tokens[end]) {
            end += 1
            while end < tokens.count, tokens[end].kind == .word, end < part.upperBound + 4 { end += 1 }
        }
        guard end == tokens.count || tokens[end].kind == .mark || joining.contains(tokens[end]) else { return nil }
        return (part, end)
    }

    private static let verbs: WordSet = [
        "took", "scraped", "peeled", "picked", "pulled", "trimmed", "cut", "wiped", "left", "drained", "removed",
    ]
    private static let away: WordSet = ["off", "out"]
    private static let small: WordSet = ["the", "all", "of", "most", "my", "its"]
    /// Stand between the dish and the deed.
    private static let before: WordSet = ["i", "we", "but", "and", "then", "just", "actually", "also", "oh", "ive", "have", "though"]
    private static let joining: WordSet = ["but", "and", "then", "though", "with"]
    private static let after: WordSet = ["it", "them", "from", "of", "before", "first", "though", "tho"]
}

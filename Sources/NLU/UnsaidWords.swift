import Nutrition

/// What a message leaves unsaid, and what it says to nobody.
enum UnsaidWords {
    static func read(_ tokens: [Token], language: String) -> [Token] {
        let tokens = takingBackFirst(tokens)
        return language == "es" ? tokens : crisps(withIceCream(withoutTag(tokens)))
    }

    /// "no sugar actually", "2 huevos, perdón": what takes back is said first, and what says nothing is not said: "no jam though".
    private static func takingBackFirst(_ tokens: [Token]) -> [Token] {
        var rest = tokens[...]
        while rest.count > 2, let last = rest.last, last.text == "." || last.text == "!" { rest.removeLast() }
        guard let tail = tails.first(where: { rest.count > $0.words.count + 1 && rest.suffix($0.words.count).map(\.text) == $0.words }) else {
            return tokens
        }
        rest.removeLast(tail.words.count)
        while rest.count > 1, rest.last?.text == "," { rest.removeLast() }
        guard let said = tail.takesBack, !rest.contains(where: { telling.contains($0.text) }), let first = rest.first, !opening.contains(first.text)
        else {
            return Array(rest)
        }
        let word = Token(kind: .word, text: said, singular: said, start: first.start, end: first.start, spaceBefore: first.spaceBefore)
        return [word] + rest
    }

    private static let tails: [(words: [String], takesBack: String?)] = [
        (["actually"], "actually"), (["sorry"], "actually"), (["oops"], "actually"), (["my", "bad"], "actually"), (["en", "realidad"], "perdon"),
        (["perdon"], "perdon"),
        (["though"], nil), (["tho"], nil), (["lol"], nil), (["haha"], nil), (["jaja"], nil), (["jajaja"], nil),
    ]
    /// Of something new, or of the past: no taking back.
    private static let telling: WordSet = ["had", "ate", "drank", "also", "forgot", "how", "what", "which", "tambien", "cuanto", "cuanta", "que"]
    private static let opening: WordSet = ["actually", "wait", "oops", "sorry", "perdon", "and", "but", "y", "pero"]

    /// "apple pie a la mode": with ice cream.
    private static func withIceCream(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(2).first(where: {
                tokens[$0].text == "a" && tokens[$0 + 1].text == "la" && tokens[$0 + 2].text == "mode"
            })
        else { return tokens }
        var out = tokens
        for (offset, word) in ["with", "ice", "cream"].enumerated() {
            out[place + offset].text = word
            out[place + offset].singular = word
        }
        return out
    }

    /// "a packet of ready salted", "2 bags of cheese and onion": of crisps.
    private static func crisps(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for place in tokens.indices.reversed() where place + 1 < tokens.count && tokens[place].text == "of" && place > 0 {
            guard ["packet", "bag", "pack"].contains(tokens[place - 1].singular) else { continue }
            let rest = tokens[(place + 1)...].prefix(5).map(\.singular)
            guard let flavour = flavours.first(where: { rest.starts(with: $0) }) else { continue }
            let end = place + 1 + flavour.count
            guard end == tokens.count || tokens[end].kind == .mark || closing.contains(tokens[end].text) else { continue }
            let last = tokens[end - 1]
            out.insert(Token(kind: .word, text: "crisps", singular: "crisp", start: last.end, end: last.end, spaceBefore: true), at: end)
        }
        return out
    }

    /// "I ate a pizza, happy?": told, and nothing asked.
    private static func withoutTag(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, tokens[tokens.count - 1].text == "?", let comma = tokens.lastIndex(where: { [",", "."].contains($0.text) }) else {
            return tokens
        }
        let tag = tokens[(comma + 1)..<(tokens.count - 1)].map(\.text)
        let isTold = tokens[..<comma].contains { ["ate", "had", "drank", "finished"].contains($0.text) }
        return isTold && tags.contains(tag.joined(separator: " ")) ? Array(tokens[..<comma]) : tokens
    }

    private static let tags: WordSet = ["happy", "happy now", "are you happy", "are you happy now", "satisfied", "ok", "okay", "alright", "so what"]

    private static let flavours = [
        "ready salted", "lightly salted", "cheese and onion", "salt and vinegar", "salt n vinegar", "sour cream and onion", "sour cream and chive",
        "prawn cocktail", "smoky bacon", "smokey bacon", "sweet chilli", "thai sweet chilli", "sea salt and vinegar", "roast chicken",
        "pickled onion", "flamin hot", "cool ranch", "salt & vinegar", "cheese & onion",
    ].map { $0.split(separator: " ").map { Word.singular(String($0)) } }.sorted { $0.count > $1.count }

    private static let closing: WordSet = ["and", "with", "for", "at", "then", "plus", "after", "before", "today", "yesterday", "from", "on"]
}

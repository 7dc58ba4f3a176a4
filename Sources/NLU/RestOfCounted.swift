import Nutrition

/// Some of what was counted are of a kind, and the rest are plain: "4 gels, 2 of them caffeine", "4 cervezas, 2 sin alcohol", "5 gels, 3 of them caffeine and 2
/// plain". Each kind is told with its name: "2 gels, 2 caffeine gels".
enum RestOfCounted {
    static let inEnglish = Rewrite(["of", "were", "them"]) { told($0, isSpanish: false) }
    static let inSpanish = Rewrite(["sin", "ellas", "ellos"]) { told($0, isSpanish: true) }

    /// "3 coffees, one at 8, one at 10 and one at 2": each of them at its hour, and none beside.
    static let atHours = Rewrite(["one"]) { tokens in
        guard tokens.count > 8, tokens.last?.word != "?",
            let mark = tokens.indices.prefix(8).dropFirst(2).first(where: { [",", ":", "-"].contains(tokens[$0].word) }),
            case let head = tokens[mark - 1], head.kind == .word, head.text != head.singular, let whole = count(tokens[mark - 2]),
            (2...5).contains(whole),
            case let ones = tokens.indices.dropFirst(mark + 1).dropLast().filter({
                ["one", "another"].contains(tokens[$0].word) && ["at", "in", "after", "before", "with", "for", "this"].contains(tokens[$0 + 1].word)
            }), ones.first == mark + 1, Double(ones.count) == whole
        else { return tokens }
        return tokens[..<(mark - 2)] + [Token("a", for: tokens[mark - 2]), Token(head.singular, for: head)] + tokens[(mark + 2)...]
    }

    private static func told(_ tokens: [Token], isSpanish: Bool) -> [Token] {
        guard tokens.last?.word != "?" else { return tokens }
        for mark in tokens.indices.dropFirst(2).dropLast(2) where [",", "(", "-"].contains(tokens[mark].word) {
            let head = tokens[mark - 1]
            guard let start = tokens[..<mark].lastIndex(where: { count($0) != nil }), mark - start <= 3, let whole = count(tokens[start]),
                (2...12).contains(whole), head.kind == .word, head.text != head.singular,
                let (some, kind) = kind(tokens, from: mark + 1, isSpanish), some < whole
            else { continue }
            let name = tokens[(start + 1)..<mark], rest = whole - some
            var end = kind.upperBound
            // "… and 2 plain": the rest, told too.
            if end + 2 < tokens.count, ["and", "y", ","].contains(tokens[end].word), count(tokens[end + 1]) == rest,
                plain.contains(tokens[end + 2].singularWord)
            {
                end += 3
            }
            if end < tokens.count, tokens[end].word == ")" { end += 1 }
            guard end == tokens.count || tokens[end].kind == .mark || ["and", "y", "for", "at", "with", "then"].contains(tokens[end].word) else {
                continue
            }
            func copied(_ part: some Sequence<Token>) -> [Token] {
                part.map { token in
                    var copy = token
                    (copy.start, copy.end) = (tokens[end - 1].end, tokens[end - 1].end)
                    return copy
                }
            }
            let many = String(Int(rest)), first = tokens[start]
            let number = Token(
                kind: .number, text: many, singular: many, value: rest, start: first.start, end: first.end, spaceBefore: first.spaceBefore)
            // "2 of them caffeine": no name says so.
            let told = tokens[kind].filter { !["caffeine", "caffeinated", "cafeina"].contains($0.word) }
            let named = isSpanish ? Array(name) + told : told + name
            return tokens[..<start] + [number] + name + [Token(isSpanish ? "y" : "and", after: tokens[mark])] + [tokens[mark + 1]] + copied(named)
                + tokens[end...]
        }
        return isSpanish ? tokens : ofThem(tokens)
    }

    /// "two slices of bread, one of them with jam": one with jam; "3 beers, one of them at lunch": three.
    private static func ofThem(_ tokens: [Token]) -> [Token] {
        guard let them = tokens.indices.dropFirst(5).first(where: { tokens[$0].word == "them" && tokens[$0 - 1].word == "of" }),
            them + 1 < tokens.count,
            let some = count(tokens[them - 2]), [",", "-", "("].contains(tokens[them - 3].word),
            tokens[..<(them - 3)].contains(where: { count($0).map { $0 > some } ?? false })
        else { return tokens }
        if tokens[them + 1].word == "with" { return Array(tokens[..<(them - 1)] + tokens[(them + 1)...]) }
        let tail = tokens[(them + 1)...].prefix { $0.kind != .mark && $0.word != "and" }
        guard ["at", "in", "after", "before", "for"].contains(tokens[them + 1].word), tail.count <= 3,
            !tail.contains(where: { ["later", "tomorrow"].contains($0.word) })
        else { return tokens }
        return Array(tokens[..<(them - 3)] + tokens[tail.endIndex...])
    }

    /// So many, and what they were: "2 of them caffeine", "two were decaf", "2 sin alcohol".
    private static func kind(_ tokens: [Token], from start: Int, _ isSpanish: Bool) -> (Double, Range<Int>)? {
        guard let some = count(tokens[start]) else { return nil }
        var place = start + 1, tells = false
        if place + 1 < tokens.count, ["of", "de"].contains(tokens[place].word),
            ["them", "those", "which", "ellas", "ellos"].contains(tokens[place + 1].word)
        {
            (place, tells) = (place + 2, true)
        }
        if place < tokens.count, ["were", "was", "are", "with"].contains(tokens[place].word) {
            (place, tells) = (place + 1, tells || tokens[place].word != "with")
        }
        let end = tokens[place...].prefix(4).prefix { $0.kind == .word && !["and", "y", "for", "at"].contains($0.word) }.endIndex
        guard place < end, end - place <= 3, place == start + 1 || tokens[place - 1].word != "with" else { return nil }
        if isSpanish, !tells { tells = tokens[place].word == "sin" && end - place == 2 }
        return tells && !tokens[place..<end].contains(where: { notKinds.contains($0) }) ? (some, place..<end) : nil
    }

    private static func count(_ token: Token) -> Double? {
        token.kind == .number && !token.percent ? token.value : words[token.text]
    }

    private static let words: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
    ]
    private static let plain: WordSet = ["plain", "normal", "regular", "standard", "ordinary", "not", "original"]
    private static let notKinds: WordSet = [
        "left", "mine", "for", "my", "his", "her", "bad", "gone", "later", "today", "yesterday", "after", "before", "half",
        "in", "on", "from", "to", "ate", "i", "the", "at",
    ]
}

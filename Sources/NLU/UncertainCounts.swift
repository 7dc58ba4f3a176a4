import Nutrition

/// "cookies, not sure how many, maybe 5", "perdí la cuenta pero como 6": who counts so says how many; that it is not sure is an aside.
enum UncertainCounts {
    static let rewrite = Rewrite(openers.union(doubtful), read)

    private static func read(_ tokens: [Token]) -> [Token] {
        let tokens = withoutDoubt(tokens)
        guard tokens.count > 3, tokens.contains(where: { $0.kind == .number || counting.contains($0) }) else { return tokens }
        for place in tokens.indices.dropFirst() where openers.contains(tokens[place]) {
            guard let phrase = phrases.first(where: { begins($0, at: place, tokens) }) else { continue }
            var end = place + phrase.count
            while end < tokens.count, [",", "but", "pero", "though"].contains(tokens[end].word) { end += 1 }
            let count = end + tokens[end...].prefix { hedges.contains($0) }.count
            guard count < tokens.count, tokens[count].kind == .number || counting.contains(tokens[count]), isEnd(count + 1, tokens) else { continue }
            var start = place
            while start > 1, ["but", "and", "pero", "y"].contains(tokens[start - 1].word) { start -= 1 }
            let comma = tokens[start - 1].word == "," ? [] : [mark(before: tokens[count])]
            return [tokens[..<start], comma[...], tokens[count...]].flatMap(\.self)
        }
        return tokens
    }

    /// "no sé cuánto pesaba pero era un filete grande", "not sure how big it was but a ribeye": what is not known opens the message.
    private static func withoutDoubt(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 6, doubtful.contains(tokens[0]),
            let doubt = doubts.first(where: { begins($0, at: 0, tokens) }),
            let turn = tokens[doubt.count...].prefix(6).firstIndex(where: { ["but", "pero"].contains($0.word) })
        else { return tokens }
        let rest = tokens[(turn + 1)...].drop { ["it", "was", "they", "were", "era", "eran", "fue", "fueron"].contains($0.word) }
        return rest.isEmpty ? tokens : Array(rest)
    }

    private static let doubts = [
        "not sure how", "i m not sure how", "im not sure how", "no idea how", "i dont know how", "i don t know how", "dont know how", "no se cuanto",
        "no se cuanta", "no se cuantos", "no se cuantas", "ni idea cuanto", "ni idea de cuanto", "no tengo idea de cuanto", "no tengo idea cuanto",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let doubtful = WordSet(doubts.compactMap(\.first))

    private static func begins(_ phrase: [String], at place: Int, _ tokens: [Token]) -> Bool {
        place + phrase.count <= tokens.count && phrase.indices.allSatisfy { tokens[place + $0].text == phrase[$0] }
    }

    /// Nothing is counted but what was named.
    private static func isEnd(_ place: Int, _ tokens: [Token]) -> Bool {
        place == tokens.count || tokens[place].kind == .mark
            || ["of", "or", "for", "at", "in", "today", "de", "en", "o", "con", "with"].contains(tokens[place].word)
    }

    private static func mark(before token: Token) -> Token {
        Token(kind: .mark, text: ",", singular: ",", start: token.start, end: token.start, spaceBefore: false)
    }

    private static let phrases = [
        "not sure how many", "not sure how much", "no idea how many", "dont know how many", "don t know how many", "cant remember how many",
        "forgot how many", "i lost count", "lost count", "didnt count", "i didnt count", "i think", "i guess", "id say", "i d say", "i would say",
        "i reckon", "perdi la cuenta", "no se cuantas", "no se cuantos", "ni idea cuantos", "ni idea cuantas", "no las conte", "no los conte",
        "no me acuerdo cuantas", "no me acuerdo cuantos", "no recuerdo cuantas", "no recuerdo cuantos", "creo que", "yo creo que", "diria que",
        "yo diria", "calculo que",
    ].map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
    private static let openers = WordSet(phrases.compactMap(\.first))
    private static let hedges: WordSet = [
        "maybe", "probably", "like", "about", "around", "say", "perhaps", "it", "was", "were", "they", "quiza", "quizas", "como", "unas", "unos",
        "tal",
        "vez", "eran", "fueron", "serian", "unos", "a", "lo", "mejor",
    ]
    private static let counting: WordSet = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "una", "uno", "dos", "tres", "cuatro", "cinco", "seis",
        "siete",
        "ocho", "nueve", "diez",
    ]
}

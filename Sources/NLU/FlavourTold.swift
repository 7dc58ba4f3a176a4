import Nutrition

/// A flavour that is all that is said of what was told: "vanilla flavour", "strawberry flavored", "sabor fresa".
enum FlavourTold {
    static let inEnglish = Rewrite(["flavor", "flavour", "flavored", "flavoured"]) { tokens in
        let start = tokens.prefix { beforeFlavours.contains($0) }.count
        guard let word = tokens.indices.first(where: { flavouring.contains(tokens[$0]) }), (start + 1...start + 2).contains(word),
            isEnd(word + 1, tokens), tokens[start..<word].allSatisfy({ $0.kind == .word })
        else { return tokens }
        return ["it", "was"].map { Token($0, before: tokens[start]) } + tokens[start..<word] + tokens[(word + 1)...]
    }

    static let inSpanish = Rewrite(["sabor"]) { tokens in
        guard let word = tokens.prefix(3).firstIndex(where: { $0.word == "sabor" }), tokens[..<word].allSatisfy(beforeFlavours.contains) else {
            return tokens
        }
        let name = tokens[(word + 1)...].drop { ["a", "de"].contains($0.word) }
        guard let first = name.first, (1...2).contains(name.prefix { $0.kind == .word && $0.word != "y" }.count) else { return tokens }
        return ["era", "de"].map { Token($0, before: first) } + name
    }

    /// Nothing but marks follows: "vanilla flavour, and for breakfast" says more.
    private static func isEnd(_ place: Int, _ tokens: [Token]) -> Bool { tokens[place...].allSatisfy { $0.kind == .mark } }

    private static let flavouring: WordSet = ["flavor", "flavour", "flavored", "flavoured"]
    private static let beforeFlavours: WordSet = ["the", "it", "was", "its", "but", "and", "oh", "sorry", "actually", "era", "el", "de", "y", "pero"]
}

import Nutrition

/// Chicken counted where it is fried: "fui al kfc y me comí 3 presas", "3 presas de broaster"; the place is no food besides.
enum FriedPieces {
    static func read(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().first(where: {
                ["presa", "pieza"].contains(tokens[$0].singularWord) && (tokens[$0 - 1].kind == .number || counts.contains(tokens[$0 - 1]))
            })
        else { return tokens }
        let isPlural = tokens[place].text.hasSuffix("s"), rest = tokens[(place + 1)...]
        let piece = Token(isPlural ? "piezas" : "pieza", for: tokens[place])
        func fried(_ behind: Token) -> [Token] { ["de", "pollo", "frito"].map { Token($0, after: behind) } }
        if let of = rest.first, of.word == "de" {
            let named = rest.dropFirst().drop { ["el", "la", "los"].contains($0.word) }
            guard let fryer = named.first, fryers.contains(fryer) else { return tokens }
            return tokens[..<place] + [piece] + fried(piece) + named.dropFirst()
        }
        let isBare = rest.first.map { $0.kind == .mark || ["y", "con", "en"].contains($0.word) } ?? true
        guard isBare, let fryer = tokens[..<place].lastIndex(where: { fryers.contains($0) }) else {
            return isBare && tokens[place].singularWord == "presa" ? tokens[...place] + ["de", "pollo"].map { Token($0, after: piece) } + rest : tokens
        }
        var start = fryer
        while start > 0, ["a", "al", "en", "el", "la", "del", "de"].contains(tokens[start - 1].word) { start -= 1 }
        var end = fryer + 1
        if start > 0, visiting.contains(tokens[start - 1]) {
            start -= 1
            while end < place, ["y", ",", "a"].contains(tokens[end].word) { end += 1 }
        }
        return tokens[..<start] + tokens[end..<place] + [piece] + fried(piece) + rest
    }

    private static let fryers: WordSet = ["kfc", "popeye", "popeyes", "broaster", "broster", "campero", "kentucky", "church", "churchs"]
    private static let visiting: WordSet = ["fui", "fuimos", "pase", "pasamos", "estuve", "estuvimos", "comi", "almorce", "cene", "cenamos", "comimos"]
    private static let counts: WordSet = ["una", "un", "dos", "tres", "cuatro", "cinco", "seis", "media"]
}

import Nutrition

/// Chicken counted where it is fried: "fui al kfc y me comí 3 presas", "3 presas de broaster"; the place is no food beside what was had there.
enum FriedPieces {
    static let rewrite = Rewrite(fryers.union(["presa"])) { tokens in
        let isOfFryer = tokens.contains { fryers.contains($0) }
        return counted(withoutVisit(tokens), isOfFryer)
    }

    /// "fui al kfc y comí una ensalada": where it was had.
    private static func withoutVisit(_ tokens: [Token]) -> [Token] {
        guard let fryer = tokens.firstIndex(where: { fryers.contains($0) }), fryer + 2 < tokens.count, ["y", ","].contains(tokens[fryer + 1].word)
        else {
            return tokens
        }
        var start = fryer
        while start > 0, ["a", "al", "en", "el", "la"].contains(tokens[start - 1].word) { start -= 1 }
        guard start < fryer, start > 0, visiting.contains(tokens[start - 1]),
            tokens[(fryer + 2)...].prefix(3).contains(where: { eating.contains($0) })
        else { return tokens }
        return Array(tokens[..<(start - 1)] + tokens[(fryer + 2)...])
    }

    private static func counted(_ tokens: [Token], _ isOfFryer: Bool) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().first(where: {
                ["presa", "pieza"].contains(tokens[$0].singularWord) && (tokens[$0 - 1].kind == .number || counts.contains(tokens[$0 - 1]))
            })
        else { return tokens }
        let rest = tokens[(place + 1)...], piece = Token(tokens[place].text.hasSuffix("s") ? "piezas" : "pieza", for: tokens[place])
        let fried = [piece] + ["de", "pollo", "frito"].map { Token($0, after: piece) }
        if let of = rest.first, of.word == "de" {
            let named = rest.dropFirst().drop { ["el", "la", "los"].contains($0.word) }
            guard let fryer = named.first, fryers.contains(fryer) else { return tokens }
            return tokens[..<place] + fried + named.dropFirst()
        }
        guard rest.first.map({ $0.kind == .mark || ["y", "con", "en"].contains($0.word) }) ?? true else { return tokens }
        if !isOfFryer {
            return tokens[place].singularWord == "presa" ? tokens[...place] + ["de", "pollo"].map { Token($0, after: tokens[place]) } + rest : tokens
        }
        return tokens[..<place].filter { !fryers.contains($0) } + fried + rest.filter { !fryers.contains($0) }
    }

    private static let fryers: WordSet = ["kfc", "popeye", "popeyes", "broaster", "broster", "campero", "kentucky", "church", "churchs"]
    private static let visiting: WordSet = ["fui", "fuimos", "pase", "pasamos", "estuve", "estuvimos"]
    private static let eating: WordSet = [
        "comi", "cene", "almorce", "pedi", "tome", "comimos", "cenamos", "almorzamos", "pedimos", "desayune", "desayunamos",
    ]
    private static let counts: WordSet = ["una", "un", "dos", "tres", "cuatro", "cinco", "seis"]
}

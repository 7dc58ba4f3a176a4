import Nutrition

/// Chicken counted where it is fried: "fui al kfc y me comí 3 presas", "3 presas de broaster"; the place is no food beside what was had there.
enum FriedPieces {
    static let rewrite = Rewrite(fryers.union(["presa"])) { tokens in
        let isOfFryer = tokens.contains { fryers.contains($0) }
        return counted(withoutVisit(tokens), isOfFryer)
    }

    /// "popeyes 2 pc with red beans", "kfc 3 pieces and fries": of chicken, beside what is named behind them.
    static let inEnglish = Rewrite(["kfc", "popeye", "popeyes", "churchs"]) { tokens in
        guard let fryer = tokens.firstIndex(where: { fryers.contains($0) }),
            let piece = tokens.indices.dropFirst().first(where: {
                ["piece", "pc"].contains(tokens[$0].singularWord) && (tokens[$0 - 1].kind == .number || countsInEnglish.contains(tokens[$0 - 1]))
            }), abs(piece - fryer) <= 4,
            case let next = piece + 1 == fryer ? fryer + 1 : piece + 1,
            next >= tokens.count || tokens[next].kind == .mark || ["and", "with", "w", "&", "plus", "for"].contains(tokens[next].word)
        else { return tokens }
        let fried = ["of", "fried", "chicken"].map { Token($0, after: tokens[piece]) }
        var rest = Array(tokens[next...])
        // As it is sold there.
        if let bean = rest.indices.dropFirst().first(where: { rest[$0].singularWord == "bean" && rest[$0 - 1].word == "red" }),
            !rest[(bean + 1)...].contains(where: { $0.word == "rice" })
        {
            rest.insert(contentsOf: ["and", "rice"].map { Token($0, after: rest[bean]) }, at: bean + 1)
        }
        return tokens[...piece].filter { !fryers.contains($0) } + fried + rest
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
    private static let countsInEnglish: WordSet = ["a", "one", "two", "three", "four", "five", "six", "eight"]
    private static let visiting: WordSet = ["fui", "fuimos", "pase", "pasamos", "estuve", "estuvimos"]
    private static let eating: WordSet = [
        "comi", "cene", "almorce", "pedi", "tome", "comimos", "cenamos", "almorzamos", "pedimos", "desayune", "desayunamos",
    ]
    private static let counts: WordSet = ["una", "un", "dos", "tres", "cuatro", "cinco", "seis"]
}

import Nutrition

/// Which of a dish that was just named so many pieces are: "pizza, 3 slices of the ham and pineapple one", "pizza, 3 trozos de la de jamón y queso".
enum OneOfWhole {
    static let inEnglish = Rewrite(["one", "ones"], ofTheOne)
    static let inSpanish = Rewrite(WordSet(["trozo", "porcion", "pedazo", "rebanada", "slice", "pieza", "tajada", "cacho", "unidad"]), ofTheKind)

    private static func ofTheOne(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?", let one = tokens.indices.dropFirst(5).first(where: { ["one", "ones"].contains(tokens[$0].word) }),
            let the = tokens.indices[..<one].dropFirst(2).last(where: { tokens[$0].word == "the" && tokens[$0 - 1].word == "of" }),
            (2...4).contains(one - the),
            pieces.contains(tokens[the - 2].singularWord), let whole = tokens[..<(the - 2)].lastIndex(where: { wholes.contains($0.singularWord) }),
            tokens[whole..<the].contains(where: { $0.kind == .mark }), !tokens[whole..<the].contains(where: { telling.contains($0) })
        else { return tokens }
        return tokens[..<whole] + withoutMark(tokens[(whole + 1)..<the]) + tokens[(the + 1)..<one] + [Token(tokens[whole].singular, for: tokens[one])]
            + andOfAnother(tokens[(one + 1)...], piece: tokens[the - 2], whole: tokens[whole])
    }

    /// "… and one of the carrot one": a slice of that cake too.
    private static func andOfAnother(_ tokens: ArraySlice<Token>, piece: Token, whole: Token) -> [Token] {
        let start = tokens.startIndex
        guard tokens.count > 5, ["and", ",", "plus"].contains(tokens[start].word),
            tokens[start + 1].kind == .number || counts.contains(tokens[start + 1]),
            tokens[start + 2].word == "of", tokens[start + 3].word == "the",
            let one = tokens[(start + 4)...].firstIndex(where: { ["one", "ones"].contains($0.word) }), (1...3).contains(one - start - 4)
        else { return Array(tokens) }
        return tokens[...(start + 1)] + [Token(piece.singular, after: tokens[start + 1]), tokens[start + 2]] + tokens[(start + 4)..<one]
            + [Token(whole.singular, for: tokens[one])] + andOfAnother(tokens[(one + 1)...], piece: piece, whole: whole)
    }

    /// "… y una del de zanahoria".
    private static func andOfOther(_ tokens: ArraySlice<Token>, piece: Token, whole: Token) -> [Token] {
        guard
            let and = tokens.indices.dropLast(4).first(where: { place in
                ["y", ","].contains(tokens[place].word) && (tokens[place + 1].kind == .number || counts.contains(tokens[place + 1]))
                    && (tokens[place + 2].word == "del" || tokens[place + 2].word == "de" && ["la", "el"].contains(tokens[place + 3].word))
            }), case let of = and + (tokens[and + 2].word == "del" ? 3 : 4), of + 1 < tokens.endIndex, tokens[of].word == "de"
        else { return Array(tokens) }
        return tokens[...(and + 1)] + [piece.singular, "de", whole.singular].map { Token($0, after: tokens[and + 1]) } + tokens[of...]
    }

    private static let counts: WordSet = ["a", "one", "two", "three", "another", "un", "una", "otra", "otro", "dos", "tres"]

    private static func ofTheKind(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?",
            let article = tokens.indices.dropFirst(4).dropLast(2).first(where: { place in
                tokens[place + 1].word == "de"
                    && (["la", "el", "las", "los"].contains(tokens[place].word) && tokens[place - 1].word == "de"
                        && pieces.contains(tokens[place - 2].singularWord)
                        || tokens[place].word == "del" && pieces.contains(tokens[place - 1].singularWord))
            }), case let piece = tokens[article].word == "del" ? article - 1 : article - 2,
            let whole = tokens[..<piece].lastIndex(where: { wholes.contains($0.singularWord) }),
            tokens[whole..<article].contains(where: { $0.kind == .mark }), !tokens[whole..<article].contains(where: { telling.contains($0) })
        else { return tokens }
        let told = tokens[article].word == "del" ? ["de", tokens[whole].singular] : [tokens[whole].singular]
        return tokens[..<whole] + withoutMark(tokens[(whole + 1)..<article]) + told.map { Token($0, for: tokens[article]) }
            + andOfOther(tokens[(article + 1)...], piece: tokens[piece], whole: tokens[whole])
    }

    /// What is told between, without the mark behind the name and who ate it.
    private static func withoutMark(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        tokens.drop { $0.kind == .mark || ["yo", "i", "me"].contains($0.word) }
    }

    private static let pieces: WordSet = [
        "trozo", "porcion", "pedazo", "rebanada", "slice", "pieza", "tajada", "cacho", "unidad", "piece", "wedge", "square",
    ]
    private static let wholes: WordSet = [
        "pizza", "tarta", "torta", "empanada", "quiche", "tortilla", "lasana", "pie", "cake", "tart", "frittata", "coca", "flatbread", "pastel",
        "queque", "bizcocho", "bizcochuelo",
    ]
    /// Between them another is told.
    private static let telling: WordSet = ["y", "and", "con", "with", "no", "not"]
}

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
            + tokens[(one + 1)...]
    }

    private static func ofTheKind(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?",
            let article = tokens.indices.dropFirst(4).dropLast(2).first(where: { place in
                ["la", "el", "las", "los"].contains(tokens[place].word) && tokens[place - 1].word == "de" && tokens[place + 1].word == "de"
                    && pieces.contains(tokens[place - 2].singularWord)
            }), let whole = tokens[..<(article - 2)].lastIndex(where: { wholes.contains($0.singularWord) }),
            tokens[whole..<article].contains(where: { $0.kind == .mark }), !tokens[whole..<article].contains(where: { telling.contains($0) })
        else { return tokens }
        return tokens[..<whole] + withoutMark(tokens[(whole + 1)..<article]) + [Token(tokens[whole].singular, for: tokens[article])]
            + tokens[(article + 1)...]
    }

    /// What is told between, without the mark behind the name and who ate it.
    private static func withoutMark(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        tokens.drop { $0.kind == .mark || ["yo", "i", "me"].contains($0.word) }
    }

    private static let pieces: WordSet = [
        "trozo", "porcion", "pedazo", "rebanada", "slice", "pieza", "tajada", "cacho", "unidad", "piece", "wedge", "square",
    ]
    private static let wholes: WordSet = [
        "pizza", "tarta", "torta", "empanada", "quiche", "tortilla", "lasana", "pie", "cake", "tart", "frittata", "coca", "flatbread",
    ]
    /// Between them another is told.
    private static let telling: WordSet = ["y", "and", "con", "with", "no", "not"]
}

import Nutrition

/// What hangs on a number by a hyphen: its measure ("8-ounce steak"), its fraction ("1-1/2 cups"), and that it is not exact ("5-ish", "200ish g").
enum NumberJoints {
    /// Whether a hyphen is one inside a compound, "coca-cola", "half-and-half", and behind a number none of a range, of a date or of a list.
    static func joins(_ rest: ArraySlice<Mark>, behind kind: Token.Kind) -> Bool {
        guard let first = rest.first, Normaliser.isWord(first.scalar) else { return false }
        guard kind == .number else { return kind == .word }
        let word = String(String.UnicodeScalarView(rest.prefix { Normaliser.isWord($0.scalar) }.map(\.scalar)))
        if measures.contains(word) { return true }
        guard word.utf8.count == 1, Normaliser.isDigit(first.scalar) else { return false }
        let slash = rest.dropFirst()
        guard slash.first?.scalar == "/", let below = slash.dropFirst().first, ["2", "3", "4", "8"].contains(below.scalar) else { return false }
        return !(slash.dropFirst(2).first.map { Normaliser.isDigit($0.scalar) || $0.scalar == "/" } ?? false)
    }

    private static let measures: Set<String> = [
        "ounce", "oz", "g", "gram", "gr", "ml", "kg", "lb", "pound", "inch", "cup", "pint", "liter", "litre", "ish", "egg",
    ]

    /// "200ish g of chicken", "5 ish strawberries": about so many; of an hour the grammar of times knows it.
    static func about(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for place in tokens.indices.reversed() where tokens[place].text == "ish" && place > 0 {
            // "200 g ish".
            let measured = place > 1 && !tokens[place].spaceBefore == false && tokens[place - 1].kind == .word && tokens[place - 2].kind == .number
            let number = measured ? place - 2 : place - 1
            guard tokens[number].kind == .number, let value = tokens[number].value, value > 24 || place + 1 < tokens.count, !isHour(number, tokens)
            else { continue }
            out.remove(at: place)
            out.insert(Token("about", before: tokens[number]), at: number)
        }
        return out
    }

    private static func isHour(_ place: Int, _ tokens: [Token]) -> Bool {
        place > 0 && ["at", "around", "by", "about", "after", "before", "since", "until", "@"].contains(tokens[place - 1].word)
    }
}

import Nutrition

/// Numbers as Spanish writes them: a point may part the thousands, and a comma the decimals.
enum SpanishNumbers {
    /// "1'5 litros": the decimals after a high comma, as handwriting has it; never feet and inches ("5'11").
    static func joined(_ tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { $0.kind == .mark && $0.word == "'" }) else { return tokens }
        var out: [Token] = []
        var place = 0
        while place < tokens.count {
            let token = tokens[place]
            if place + 2 < tokens.count, token.kind == .number, tokens[place + 1].word == "'", !tokens[place + 1].spaceBefore,
                tokens[place + 2].kind == .number, !tokens[place + 2].spaceBefore, tokens[place + 2].text.utf8.count <= 2,
                let whole = token.value, whole == whole.rounded(), !isHeight(out),
                whole < 4 || place + 3 < tokens.count && tokens[place + 3].kind == .word,
                let value = Double("\(Int(min(whole, 10_000))).\(tokens[place + 2].text)")
            {
                var number = token
                number.text = "\(token.text).\(tokens[place + 2].text)"
                number.singular = number.text
                number.value = value
                number.end = tokens[place + 2].end
                out.append(number)
                place += 3
            } else {
                out.append(token)
                place += 1
            }
        }
        return out
    }

    /// "mido 5'4 y peso 165 libras": feet and inches, whatever follows.
    private static func isHeight(_ before: [Token]) -> Bool {
        before.suffix(3).contains { ["mido", "mide", "estatura", "altura", "talla"].contains($0.word) }
    }

    /// The tokens with their numbers read so: "1.500 g" is a kilo and a half, and so is "1,500 kg".
    static func read(_ tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { $0.kind == .number && $0.text.utf8.count >= 5 && isGrouped($0.text) }) else { return tokens }
        var out = tokens
        for place in out.indices where out[place].kind == .number && isGrouped(out[place].text) {
            let unit = place + 1 < out.count ? out[place + 1].singular : ""
            let isLarge = ["kg", "kilo", "l", "lt", "litro", "kilogramo", "km", "kilometro"].contains(unit)
            let groups = out[place].text.split(whereSeparator: { $0 == "." || $0 == "," })
            if isLarge, groups.count == 2 {
                out[place].value = Double(groups.joined(separator: "."))
            } else {
                out[place].value = Double(groups.joined())
            }
        }
        return out
    }

    /// One to three digits that begin with no nought, then groups of three.
    private static func isGrouped(_ text: String) -> Bool {
        let groups = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
        return groups.count >= 2 && (1...3).contains(groups[0].utf8.count) && groups[0] != "0"
            && groups.dropFirst().allSatisfy { $0.utf8.count == 3 && $0.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } }
    }
}

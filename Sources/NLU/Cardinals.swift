import Nutrition

/// Numbers in figures and words: "250", "two hundred and fifty", "2 and a half".
extension AmountGrammar {
    /// Digits or number words, with "1 1/2", "two and a half".
    func readNumber(at start: Int) -> (Double, Int)? {
        guard opens(.quantity, at: start), let (value, position) = cardinal(at: start) else { return nil }
        if position < tokens.count, tokens[position].kind == .number, !tokens[position].percent, let part = tokens[position].value, part < 1,
            part > 0, value == value.rounded()
        {
            return (value + part, position + 1)
        }
        if word(position) == "and" || word(position) == "y" || isMark(position, "&") {
            var next = position + 1
            if lexicon.articles.contains(word(next)) { next += 1 }
            if ["half", "medio", "media"].contains(word(next)), !isHalfOfNext(next) { return (value + 0.5, next + 1) }
            if word(next) == "quarter" || (word(next) == "cuarto" && word(position) == "y") { return (value + 0.25, next + 1) }
            // "2 and 1/2 cups", "two and three quarters", "una y un tercio".
            if value == value.rounded(), next < tokens.count {
                if tokens[next].kind == .number, let part = tokens[next].value, part > 0, part < 1 { return (value + part, next + 1) }
                if let (part, end) = fraction(at: next), part < 1, !lexicon.articles.contains(word(end - 1)) { return (value + part, end) }
            }
        }
        return scaled(value, at: position) ?? (value, position)
    }

    /// "two hundred and fifty", "a thousand": what stands behind the first number.
    func scaled(_ first: Double, at start: Int) -> (Double, Int)? {
        var value = first, position = start
        for (word, size) in [("hundred", 100.0), ("thousand", 1000)] where text(position) == word {
            value *= size
            position += 1
            let next = self.word(position) == "and" ? position + 1 : position
            if let (rest, end) = cardinal(at: next), rest < size, rest >= 1, rest == rest.rounded() {
                value += rest
                position = end
            }
        }
        return position > start ? (value, position) : nil
    }

    func cardinal(at start: Int) -> (Double, Int)? {
        guard start < tokens.count else { return nil }
        if tokens[start].kind == .number {
            guard !tokens[start].percent, let value = tokens[start].value else { return nil }
            // "20 mil pasos".
            return lexicon.isSpanish && word(start + 1) == "mil" ? (value * 1000, start + 2) : (value, start + 1)
        }
        if let spanish = spanishCardinal(at: start) { return spanish }
        guard let value = lexicon.numbers[text(start)] else { return nil }
        if value >= 20, value < 100, start + 1 < tokens.count, let unit = lexicon.numbers[text(start + 1)], unit < 10, unit > 0 {
            return (value + unit, start + 2)
        }
        return (value, start + 1)
    }
}

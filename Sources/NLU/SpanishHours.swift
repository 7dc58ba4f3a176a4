import Nutrition

extension TimeGrammar {
    /// The hour with its minutes where they are written in one: "3", "tres y media", "14:30", "14.30", "14h30".
    func spanishHour(at start: Int, led: Bool = true) -> (value: Double, end: Int, isClock: Bool)? {
        guard start < tokens.count else { return nil }
        if word(start) == "una", led { return word(start + 1) == "y" && word(start + 2) == "media" ? (1.5, start + 3, false) : (1, start + 1, false) }
        guard let (said, end) = amounts.number(at: start), said >= 0, said < 25 else { return nil }
        if tokens[start].kind == .number {
            func minutes(_ index: Int) -> Double? {
                guard index < tokens.count, tokens[index].kind == .number, tokens[index].text.utf8.count == 2, let value = tokens[index].value,
                    value < 60
                else { return nil }
                return value / 60
            }
            if amounts.isMark(end, ":") || (word(end) == "h" && end + 1 < tokens.count && !tokens[end + 1].spaceBefore), let rest = minutes(end + 1) {
                return (said + rest, end + 2, true)
            }
            // "10h30", read as a number and a word.
            if end < tokens.count, !tokens[end].spaceBefore, case let rest = tokens[end].text, rest.utf8.count == 3, rest.first == "h",
                let minute = Double(rest.dropFirst())
            {
                return (said + min(minute, 59) / 60, end + 1, true)
            }
            let parts = led ? tokens[start].text.split(separator: ".") : []
            if parts.count == 2, parts[1].utf8.count == 2, let hour = Double(parts[0]), let minute = Double(parts[1]), minute < 60 {
                return (hour + minute / 60, end, true)
            }
        }
        return (said, end, false)
    }
}

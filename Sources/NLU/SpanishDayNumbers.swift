import Nutrition

/// "el 22 comí pollo", "lo del 20", "del 20 al 24": a day of the month that is told by its number alone.
extension TimeGrammar {
    /// That day, the last one that was.
    func numberedDay(at start: Int) -> TimeSpan? {
        guard start < tokens.count, tokens[start].kind == .number, let value = tokens[start].value, isDayAlone(value, at: start),
            let day = latest(dayOfMonth: value)
        else { return nil }
        return TimeSpan(tokens: start..<start + 1, kind: .date, when: When(days: day...day))
    }

    /// "on (the 28th)", "for", "the night of": before a day of the month in English.
    func leadsDayOfMonth(_ place: Int) -> Bool {
        let isOfPart = word(place) == "of" && ["night", "evening", "morning", "afternoon", "day"].contains(word(place - 1))
        // "for the 2nd time" is none.
        let isEnd = place + 4 >= tokens.count || tokens[place + 4].kind == .mark
        return TimeWords.beforeDayOfMonth.contains(word(place)) || word(place) == "for" && isEnd || isOfPart
    }

    /// Whether a number is a day: behind "el" beside what was eaten, behind "del" at the end, or in a range of such; never what counts anything.
    private func isDayAlone(_ value: Double, at start: Int) -> Bool {
        guard lexicon.isSpanish, (1...31).contains(value), value == value.rounded(), start > 0, tokens[start].text.allSatisfy(\.isNumber) else {
            return false
        }
        let isEnd = start + 1 >= tokens.count || tokens[start + 1].kind == .mark && ![":", "/", "-", "%", "x"].contains(word(start + 1))
        switch word(start - 1) {
        case "el":
            let opens = start == 1 || [",", "y", "pero", ".", "que"].contains(word(start - 2))
            // "fue el 27", "eso fue el 27 en la noche".
            let isThen = ["fue", "fueron", "era", "eran"].contains(word(start - 2)) && (isEnd || ["en", "por", "a"].contains(word(start + 1)))
            return opens && TimeGrammar.eaten.contains(word(start + 1)) || isEnd && TimeGrammar.eaten.contains(word(start - 2)) || isThen
                || isEnd && start > 2 && TimeGrammar.weighed.contains(word(start - 2))
        case "del":
            if word(start + 1) == "al", start + 2 < tokens.count, tokens[start + 2].kind == .number { return true }
            return isEnd && start > 1 && (TimeGrammar.ofDays.contains(word(start - 2)) || start > 2 && TimeGrammar.being.contains(word(start - 2)))
        case "al": return isEnd && start > 2 && word(start - 3) == "del" && tokens[start - 2].kind == .number
        default: return false
        }
    }

    private static let eaten: WordSet = [
        "comi", "cene", "almorce", "desayune", "merende", "tome", "bebi", "comimos", "cenamos", "almorzamos", "desayunamos", "me", "no",
    ]
    /// "cuánto pesaba el 9", "cuánto bajé desde el 9".
    private static let weighed: WordSet = ["pesaba", "pese", "peso", "tenia", "desde", "pesado", "registre", "anote"]
    private static let being: WordSet = ["fue", "fueron", "era", "eran", "es", "son"]
    private static let ofDays: WordSet = [
        "lo", "todo", "cena", "comida", "almuerzo", "desayuno", "merienda", "registro", "registros", "diario", "resumen",
    ]
}

import Nutrition

/// "el 22 comí pollo", "lo del 20", "del 20 al 24": a day of the month that is told by its number alone.
extension TimeGrammar {
    /// Whether a number is a day: behind "el" beside what was eaten, behind "del" at the end, or in a range of such; never what counts anything.
    func isDayAlone(_ day: Int, at start: Int) -> Bool {
        guard lexicon.isSpanish, (1...31).contains(day), start > 0, tokens[start].text.allSatisfy(\.isNumber) else { return false }
        let isEnd = start + 1 >= tokens.count || tokens[start + 1].kind == .mark && ![":", "/", "-", "%", "x"].contains(word(start + 1))
        switch word(start - 1) {
        case "el":
            let opens = start == 1 || [",", "y", "pero", ".", "que"].contains(word(start - 2))
            return opens && TimeGrammar.eaten.contains(word(start + 1)) || isEnd && TimeGrammar.eaten.contains(word(start - 2))
        case "del":
            if word(start + 1) == "al", start + 2 < tokens.count, tokens[start + 2].kind == .number { return true }
            return isEnd && start > 1 && TimeGrammar.ofDays.contains(word(start - 2))
        case "al": return isEnd && start > 2 && word(start - 3) == "del" && tokens[start - 2].kind == .number
        default: return false
        }
    }

    private static let eaten: WordSet = [
        "comi", "cene", "almorce", "desayune", "merende", "tome", "bebi", "comimos", "cenamos", "almorzamos", "desayunamos", "me", "no",
    ]
    private static let ofDays: WordSet = [
        "lo", "todo", "cena", "comida", "almuerzo", "desayuno", "merienda", "registro", "registros", "diario", "resumen",
    ]
}

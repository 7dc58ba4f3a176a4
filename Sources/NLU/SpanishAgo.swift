import Nutrition

/// How long ago, or later, in Spanish.
extension TimeGrammar {
    /// "hace dos días", "hace un par de semanas", "hace media hora", "dos días atrás".
    func spanishAgo(at start: Int) -> TimeSpan? {
        if let named = spanishAfterNamed(from: start) { return named }
        var place = start
        let isLed = word(start) == "hace"
        if isLed {
            place += 1
            while ["como", "unos", "unas", "casi", "ya", "apenas"].contains(word(place)) { place += 1 }
        }
        guard isLed || tokens.containsOne(of: Self.ago), let (count, end) = amounts.quantity(at: place), count > 0, count < 400,
            isLed || word(end + 1) == "atras" || isLater(end)
        else {
            return nil
        }
        let last = isLed ? end + 1 : end + 2
        let unit = amounts.singular(end)
        if ["mes", "mese"].contains(unit), count == count.rounded() { return day(monthsBack(Int(count)), start, last, nil) }
        if let length = ["dia": 1, "semana": 7, "noche": 1, "finde": 7][unit], count == count.rounded() {
            return day(-Int(count) * length, start, last, unit == "noche" ? .evening : nil)
        }
        guard let minutes = Self.lengths[unit] else { return nil }
        var when = When()
        if isLed || word(end + 1) == "atras" { when.minutesAgo = Int(count * minutes) } else { when.minutesLater = Int(count * minutes) }
        return TimeSpan(tokens: start..<(when.minutesLater == nil || word(end + 1) == "despues" ? last : end + 3), kind: .time, when: when)
    }

    /// "una hora después del café comí un pan", "media hora antes de la cena, un yogur": counted from what is named, and that is not eaten anew.
    private func spanishAfterNamed(from start: Int) -> TimeSpan? {
        guard tokens.containsOne(of: Self.beside), let (count, unit) = amounts.quantity(at: start), count > 0, count < 24 * 60,
            let length = Self.lengths[amounts.singular(unit)],
            Self.beside.contains(word(unit + 1)), ["de", "del"].contains(word(unit + 2)), opens(start),
            case let name = ["el", "la", "los", "las", "mi", "mis"].contains(word(unit + 3)) ? unit + 4 : unit + 3,
            let end = tokens.indices.dropFirst(name + 1).prefix(3).first(where: {
                tokens[$0].kind == .number || tokens[$0].word == "," || Self.telling.contains(tokens[$0])
            }), end + 1 < tokens.count, tokens[name..<end].allSatisfy({ $0.kind == .word }),
            !tokens[end...].contains(where: { Self.notEaten.contains($0) })
        else { return nil }
        var when = When()
        when.minutesLater = Int(count * length) * (word(unit + 1) == "antes" ? -1 : 1)
        when.laterThan = tokens[name..<end].map(\.singular).joined(separator: " ")
        return TimeSpan(tokens: start..<end, kind: .time, when: when)
    }

    /// Minutes.
    private static let lengths: [String: Double] = ["hora": 60, "hr": 60, "h": 60, "minuto": 1, "min": 1, "minutito": 1, "horita": 60]
    private static let beside: WordSet = ["despues", "antes"]
    /// Begin what was eaten then.
    private static let telling: WordSet = [
        "comi", "tome", "bebi", "cene", "almorce", "desayune", "merende", "me", "un", "una", "unos", "unas", "dos", "tres", "medio", "media", "otro",
        "otra", "y", "hubo", "comimos", "tomamos", "pique",
    ]
    private static let notEaten: WordSet = [
        "corri", "camine", "nade", "entrene", "gym", "gimnasio", "pese", "peso", "kg", "km", "kilos", "yoga", "fui", "hice", "caminata", "pasos",
        "baile",
        "monte", "pedalee", "pesaba",
    ]

    /// One of them ends what does not begin with "hace".
    private static let ago: WordSet = ["atras", "despues", "tarde"]

    /// "una hora después", "dos horas más tarde".
    private func isLater(_ unit: Int) -> Bool {
        ["hora", "minuto", "min", "horita", "ratito"].contains(amounts.singular(unit))
            && (word(unit + 1) == "despues" || word(unit + 1) == "mas" && word(unit + 2) == "tarde")
    }
}

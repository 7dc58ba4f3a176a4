import Nutrition

/// How long ago, or later, in Spanish.
extension TimeGrammar {
    /// "hace dos días", "hace un par de semanas", "hace media hora", "dos días atrás".
    func spanishAgo(at start: Int) -> TimeSpan? {
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
        guard let minutes = ["hora": 60.0, "hr": 60, "h": 60, "minuto": 1, "min": 1, "minutito": 1, "horita": 60][unit] else { return nil }
        var when = When()
        if isLed || word(end + 1) == "atras" { when.minutesAgo = Int(count * minutes) } else { when.minutesLater = Int(count * minutes) }
        return TimeSpan(tokens: start..<(when.minutesLater == nil || word(end + 1) == "despues" ? last : end + 3), kind: .time, when: when)
    }

    /// One of them ends what does not begin with "hace".
    private static let ago: WordSet = ["atras", "despues", "tarde"]

    /// "una hora después", "dos horas más tarde".
    private func isLater(_ unit: Int) -> Bool {
        ["hora", "minuto", "min", "horita", "ratito"].contains(amounts.singular(unit))
            && (word(unit + 1) == "despues" || word(unit + 1) == "mas" && word(unit + 2) == "tarde")
    }
}

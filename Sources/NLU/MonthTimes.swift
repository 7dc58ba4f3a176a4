import Nutrition

extension TimeGrammar {
    /// The month of a name; "2 tbsp of mayo" is no May but in Spanish.
    func month(_ name: String) -> Int? { name == "mayo" && !lexicon.isSpanish ? nil : TimeWords.months[name] }

    /// "in october", "en octubre", "during march 2025": the whole month, the latest one without a year.
    func monthAlone(at start: Int) -> TimeSpan? {
        if let feast = feast(at: start) { return feast }
        let isNamed =
            TimeWords.wholeMonths.contains(amounts.word(start)) && !(start > 0 && tokens[start - 1].kind == .number)
            && !(start + 1 < tokens.count && tokens[start + 1].kind == .number && (tokens[start + 1].value ?? 0) < 32)
        guard let month = month(amounts.text(start)), isNamed || start > 0,
            ["in", "during", "of", "throughout", "for", "en", "durante", "de", "since", "desde", "about", "this", "tal", "last", "este", "pasado"]
                .contains(amounts.text(start - 1)) || isNamed
        else { return nil }
        let (thisYear, thisMonth, _) = today.civil
        var year = month > thisMonth ? thisYear - 1 : thisYear
        var end = start + 1
        let place = ["de", "del"].contains(amounts.text(end)) ? end + 1 : end
        if place < tokens.count, tokens[place].kind == .number, let said = tokens[place].value, (1990...2100).contains(said) {
            year = Int(said)
            end = place + 1
        }
        let days = Day(year: year, month: month, day: 1)...Day(year: year, month: month + 1, day: 1).advanced(by: -1)
        return TimeSpan(tokens: start..<end, kind: .date, when: When(days: days))
    }

    /// "on thanksgiving", "on christmas eve", "en navidad": the day of a feast, the one nearest to today.
    private func feast(at start: Int) -> TimeSpan? {
        var end = start
        while end < min(start + 3, tokens.count) {
            end += 1
            guard let (month, day) = Feasts.days[(start..<end).map { amounts.singular($0) }.joined(separator: " ")] else { continue }
            var after = end
            let eve = amounts.text(after) == "eve" ? 1 : 0
            if ["day", "eve", "night"].contains(amounts.word(after)) { after += 1 }
            // "christmas pudding" is a food, "a thanksgiving dinner" a meal of today.
            guard start > 0, ["on", "at", "over", "since", "en", "desde"].contains(amounts.word(start - 1)) || after > end,
                nameLength(start) <= end - start, nameLength(after) == 0 || after > end || tokens[min(after, tokens.count - 1)].kind == .mark
            else { return nil }
            guard let date = day > 0 ? nearest(month, day) : Feasts.thanksgiving(near: today) else { return nil }
            // What is to come has not been eaten: the feast of last year is meant, or none.
            guard date.advanced(by: -eve) <= today || tokens.last?.word == "?" else { return nil }
            return TimeSpan(tokens: start..<after, kind: .date, when: When(days: date.advanced(by: -eve)...date.advanced(by: -eve)))
        }
        return nil
    }

    /// "over the weekend", said on a Monday: the one that was; on a Saturday or Sunday, the one that is.
    func weekendGone(at start: Int) -> TimeSpan? {
        guard !lexicon.isSpanish, start > 0, ["over", "during"].contains(amounts.text(start - 1)), amounts.text(start) == "the",
            amounts.text(start + 1) == "weekend"
        else { return nil }
        let saturday = today.advanced(by: today.weekday >= 6 ? 6 - today.weekday : -1 - today.weekday)
        return TimeSpan(tokens: start..<start + 2, kind: .date, when: When(days: saturday...saturday.advanced(by: 1)))
    }

    /// How far "a month ago" is: the same day of that month, or its last.
    func monthsBack(_ count: Int) -> Int {
        let (year, month, day) = today.civil
        let months = year * 12 + month - 1 - count
        let first = Day(year: months / 12, month: months % 12 + 1, day: 1)
        let next = Day(year: (months + 1) / 12, month: (months + 1) % 12 + 1, day: 1)
        return min(first.advanced(by: day - 1), next.advanced(by: -1)).number - today.number
    }
}

/// Feasts by name, singular, with their month and day.
enum Feasts {
    /// Day 0 stands for the fourth Thursday.
    static let days: [String: (Int, Int)] = [
        "christmas": (12, 25), "xmas": (12, 25), "boxing": (12, 26), "halloween": (10, 31),
        "new year": (1, 1), "valentine": (2, 14), "thanksgiving": (11, 0), "navidad": (12, 25), "nochebuena": (12, 24), "nochevieja": (12, 31),
        "ano nuevo": (1, 1), "accion de gracias": (11, 0),
    ]

    /// First words of them.
    static let openers = [
        "christmas", "xmas", "boxing", "halloween", "new", "valentines", "valentine", "thanksgiving", "navidad", "nochebuena", "nochevieja", "ano",
        "accion",
    ]

    /// The fourth Thursday of November: of this year where it is past or less than four weeks ahead, else of the last.
    static func thanksgiving(near today: Day) -> Day {
        func of(_ year: Int) -> Day {
            let first = Day(year: year, month: 11, day: 1)
            return (21..<28).lazy.map { first.advanced(by: $0) }.first { $0.weekday == 4 } ?? first.advanced(by: 21)
        }
        let year = today.civil.year, this = of(year)
        return this <= today.advanced(by: 28) ? this : of(year - 1)
    }
}

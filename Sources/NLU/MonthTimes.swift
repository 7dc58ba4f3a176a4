import Nutrition

extension TimeGrammar {
    /// The month of a name; "2 tbsp of mayo" is no May but in Spanish.
    func month(_ name: String) -> Int? { name == "mayo" && !lexicon.isSpanish ? nil : TimeWords.months[name] }

    /// "in october", "en octubre", "during march 2025": the whole month, the latest one without a year.
    func monthAlone(at start: Int) -> TimeSpan? {
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

import Nutrition

/// The grammar of days, clock times and meals: "yesterday", "last night", "two days ago", "on monday", "at 3pm", "for lunch", "this week".
struct TimeGrammar {
    let tokens: [Token]
    let amounts: AmountGrammar
    let lexicon: Lexicon
    let today: Day
    /// The message speaks of the evening, or of the morning: that tells what an hour means.
    private let isLate, isEarly: Bool
    private let listsHours: Bool
    /// A verb tells a meal: "desayuné", "cené"; a word tells how long a stretch of Spanish days is: "la semana pasada".
    let namesMeals, namesStretch: Bool

    init(tokens: [Token], amounts: AmountGrammar, lexicon: Lexicon, today: Day) {
        self.tokens = tokens
        self.amounts = amounts
        self.lexicon = lexicon
        self.today = today
        isLate = tokens.containsOne(of: TimeWords.late)
        isEarly = tokens.containsOne(of: TimeWords.early) || TimeWords.speaksOfMorning(tokens)
        namesMeals = tokens.containsOne(of: TimeWords.mealVerbs)
        listsHours = zip(tokens, tokens.dropFirst()).count { $0.word == "at" && $1.kind == .number } > 1
        namesStretch = tokens.indices.contains { TimeWords.spanishStretches.contains(tokens[$0].singularWord) }
    }

    func text(_ index: Int) -> String { amounts.text(index) }
    func word(_ index: Int) -> WordKey { amounts.word(index) }
    func nameLength(_ index: Int) -> Int { amounts.nameLength(index) }

    /// The span that starts at a token.
    func span(at start: Int) -> TimeSpan? {
        guard amounts.opens(.time, at: start) else { return nil }
        if let spanish = spanishSpan(at: start) { return spanish }
        if let date = date(at: start) { return date }
        if let clock = clock(at: start) { return clock }
        return meal(at: start)
    }

    // MARK: Meals

    private func meal(at start: Int) -> TimeSpan? {
        if let meal = letteredMeal(at: start) { return TimeSpan(tokens: start..<start + 1, kind: .meal, when: When(meal: meal)) }
        if let end = teaAsMeal(at: start) { return TimeSpan(tokens: start..<end, kind: .meal, when: When(meal: .dinner)) }
        // "mid morning", "mid-afternoon": when one has a snack.
        if word(start) == "mid", let end = [start + 1, start + 2].first(where: { ["morning", "afternoon"].contains(word($0)) }),
            end == start + 1 || amounts.isMark(start + 1, "-")
        {
            return TimeSpan(tokens: start..<end + 1, kind: .meal, when: When(meal: .snack))
        }
        // "dinner roll" is a food.
        guard let meal = lexicon.meals[amounts.singular(start)] ?? lexicon.meals[amounts.text(start)], nameLength(start) < 2 else { return nil }
        // "at a diner": where one eats.
        if word(start) == "diner", start > 0, ["a", "the", "at", "local", "that", "this"].contains(word(start - 1)) { return nil }
        return TimeSpan(tokens: start..<start + 1, kind: .meal, when: When(meal: isDinnerOfNoon(start) ? .lunch : meal))
    }

    /// "b: oatmeal l: salad d: steak": letters of several meals, or one that opens the message, each before a colon or dash.
    private func letteredMeal(at start: Int) -> Meal? {
        func letter(_ place: Int) -> Meal? {
            guard place + 2 < tokens.count, let meal = TimeWords.mealLetters[word(place)],
                amounts.isMark(place + 1, ":") || amounts.isMark(place + 1, "-") || amounts.isMark(place + 1, "=")
            else { return nil }
            return place == 0 || tokens[place].spaceBefore && tokens[place - 1].kind != .number ? meal : nil
        }
        guard !lexicon.isSpanish, let meal = letter(start) else { return nil }
        return start == 0 || tokens.indices.contains { letter($0).map { $0 != meal } ?? false } ? meal : nil
    }

    // MARK: Days

    private func date(at start: Int) -> TimeSpan? {
        func span(_ count: Int, _ days: ClosedRange<Day>, part: PartOfDay? = nil) -> TimeSpan {
            TimeSpan(tokens: start..<start + count, kind: .date, when: When(days: days, part: part))
        }
        func day(_ offset: Int) -> ClosedRange<Day> { today.advanced(by: offset)...today.advanced(by: offset) }
        let first = word(start), next = word(start + 1), third = text(start + 2)
        switch first {
        case "today", "todays": return span(1, day(0))
        case "yesterday", "yesterdays", "yday", "yest": return part(at: start + 1).map { span(2, day(-1), part: $0) } ?? span(1, day(-1))
        case "tomorrow", "tomorrows", "tmrw", "tmr": return part(at: start + 1).map { span(2, day(1), part: $0) } ?? span(1, day(1))
        case "tonight", "tonite", "tonights": return span(1, day(0), part: .evening)
        case "earlier" where next == "today": return span(2, day(0))
        case "just" where next == "now": return TimeSpan(tokens: start..<start + 2, kind: .time, when: When(minutesAgo: 0))
        case "day" where next == "before" && third.hasPrefix("yesterday"): return span(3, day(-2))
        case "day" where next == "after" && third.hasPrefix("tomorrow"): return span(3, day(2))
        case "these":
            // "these two days", "these last three days".
            let past = ["last", "past"].contains(next) ? 1 : 0
            guard let (_, end) = amounts.number(at: start + 1 + past), ["day", "week"].contains(amounts.singular(end)),
                let gone = relative(at: start + past, which: "last")
            else { return nil }
            return TimeSpan(tokens: start..<gone.tokens.upperBound, kind: .date, when: gone.when)
        case "this", "my", "last", "past", "the", "previous", "next", "current", "all":
            return weekendGone(at: start) ?? relative(at: start)
        default: break
        }
        if let part = part(at: start), part != .noon, start > 0 && ["in", "the", "at"].contains(word(start - 1)) || tokens.count == 1 {
            return TimeSpan(tokens: start..<start + 1, kind: .time, when: When(part: part))
        }
        if let meal = headingPart(at: start) { return TimeSpan(tokens: start..<start + 1, kind: .meal, when: When(meal: meal)) }
        // "a big night on friday".
        if ["night", "evening"].contains(first), next == "on", let weekday = TimeWords.weekdays[word(start + 2)] {
            return span(3, day(-((today.weekday - weekday + 7) % 7)), part: .evening)
        }
        if let weekday = TimeWords.weekdays[first], nameLength(start) < 2 {
            // The latest such day, today included.
            let back = (today.weekday - weekday + 7) % 7
            if let part = part(at: start + 1) { return span(2, day(-back), part: part) }
            // "wednesday last week", "friday of last week".
            let after = word(start + 1) == "of" ? start + 2 : start + 1
            if word(after) == "last", word(after + 1) == "week" { return span(after + 2 - start, day(weekday - today.weekday - 7)) }
            return span(1, day(-back))
        }
        if let later = later(at: start) { return later }
        if let (count, end) = amounts.number(at: start)
            ?? (["a", "an", "one"].contains(first) ? (1, start + 1) : first == "couple" ? (2, next == "of" ? start + 2 : start + 1) : nil),
            count >= 1, count < 400
        {
            let unit = amounts.singular(end)
            if word(end + 1) == "ago", ["month", "year"].contains(unit), count == count.rounded() {
                return span(end + 2 - start, day(monthsBack(Int(count) * (unit == "year" ? 12 : 1))))
            }
            if word(end + 1) == "ago", let length = ["day": 1, "week": 7, "night": 1][unit] {
                return TimeSpan(
                    tokens: start..<end + 2, kind: .date, when: When(days: day(-Int(count) * length), part: unit == "night" ? .evening : nil))
            }
            if word(end + 1) == "ago", ["hour", "hr", "minute", "min"].contains(unit) {
                return TimeSpan(tokens: start..<end + 2, kind: .time, when: When(minutesAgo: Int(count * (unit.hasPrefix("h") ? 60 : 1))))
            }
        }
        return calendar(at: start)
    }

    /// "this morning", "last night", "last week", "past 7 days", "last monday", "this month", "the last three days".
    private func relative(at start: Int, which said: String? = nil) -> TimeSpan? {
        var position = start
        if word(position) == "the" || word(position) == "all" { position += 1 }
        // "how was my week".
        let isMine = word(position) == "my" && ["week", "month", "weekend"].contains(amounts.singular(position + 1))
        let which = said ?? (isMine ? "this" : text(position))
        guard
            ["this", "last", "past", "previous", "next", "current"].contains(which)
                || (word(start) == "all" && ["week", "month", "day"].contains(which))
        else { return nil }
        let word = isMine || ["this", "last", "past", "previous", "next", "current", "these"].contains(which) ? position + 1 : position
        let noun = amounts.singular(word)
        func span(_ end: Int, _ days: ClosedRange<Day>, part: PartOfDay? = nil) -> TimeSpan {
            TimeSpan(tokens: start..<end, kind: .date, when: When(days: days, part: part))
        }
        // "last nights dinner", without its apostrophe.
        if let part = part(at: word) ?? (which == "last" && self.word(word) == "nights" ? .evening : nil) {
            let offset = which == "last" || which == "previous" ? -1 : 0
            return span(word + 1, today.advanced(by: offset)...today.advanced(by: offset), part: part)
        }
        if let (count, end) = amounts.number(at: word), count >= 1, count < 1000,
            let length = ["day": 1, "week": 7, "month": 30, "night": 1, "year": 365][amounts.singular(end)]
        {
            return span(end + 1, today.advanced(by: 1 - Int(count) * length)...today)
        }
        let monday = today.advanced(by: 1 - today.weekday)
        let (year, month, _) = today.civil
        switch (noun, which) {
        case ("week", "last"), ("week", "previous"): return span(word + 1, monday.advanced(by: -7)...monday.advanced(by: -1))
        case ("week", "past"): return span(word + 1, today.advanced(by: -6)...today)
        case ("week", "next"): return span(word + 1, monday.advanced(by: 7)...monday.advanced(by: 13))
        case ("week", _): return span(word + 1, monday...monday.advanced(by: 6))
        case ("weekend", "last"): return span(word + 1, monday.advanced(by: -2)...monday.advanced(by: -1))
        case ("weekend", "next"): return span(word + 1, monday.advanced(by: 12)...monday.advanced(by: 13))
        case ("weekend", _): return span(word + 1, monday.advanced(by: 5)...monday.advanced(by: 6))
        case ("month", "last"), ("month", "previous"):
            return span(word + 1, Day(year: year, month: month - 1, day: 1)...Day(year: year, month: month, day: 1).advanced(by: -1))
        case ("month", "next"):
            return span(word + 1, Day(year: year, month: month + 1, day: 1)...Day(year: year, month: month + 2, day: 1).advanced(by: -1))
        case ("month", "past"): return span(word + 1, today.advanced(by: -29)...today)
        case ("month", _):
            return span(word + 1, Day(year: year, month: month, day: 1)...Day(year: year, month: month + 1, day: 1).advanced(by: -1))
        case ("year", "last"), ("year", "previous"):
            return span(word + 1, Day(year: year - 1, month: 1, day: 1)...Day(year: year, month: 1, day: 1).advanced(by: -1))
        case ("year", "past"): return span(word + 1, today.advanced(by: -364)...today)
        case ("year", "this"): return span(word + 1, Day(year: year, month: 1, day: 1)...today)
        default: break
        }
        if let weekday = TimeWords.weekdays[self.word(word)] {
            var offset = -((today.weekday - weekday + 7) % 7)
            if which == "last" || which == "previous", offset == 0 { offset = -7 }
            if which == "next" { offset = (weekday - today.weekday + 6) % 7 + 1 }
            return span(word + 1, today.advanced(by: offset)...today.advanced(by: offset))
        }
        return nil
    }

    /// "2026-11-20", "11/20", "nov 20", "20th of november", "the 20th".
    private func calendar(at start: Int) -> TimeSpan? {
        func span(_ end: Int, _ day: Day?) -> TimeSpan? {
            day.map { TimeSpan(tokens: start..<end, kind: .date, when: When(days: $0...$0)) }
        }
        func number(_ index: Int) -> Int? {
            guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value, value == value.rounded(), value >= 0,
                value < 10_000
            else { return nil }
            return Int(value)
        }
        if let year = number(start), year > 1900, amounts.isMark(start + 1, "-"), let month = number(start + 2), amounts.isMark(start + 3, "-"),
            let day = number(start + 4)
        {
            return span(start + 5, Day("\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"))
        }
        // "in the year 1999", "en 1999".
        if let year = number(start), (1000...2999).contains(year), ["year", "ano", "in", "en"].contains(word(start - 1)),
            start + 1 >= tokens.count
                || tokens[start + 1].kind == .mark,
            !tokens.containsOne(of: TimeWords.goals)
        {
            return TimeSpan(
                tokens: start..<start + 1, kind: .date,
                when: When(days: Day(year: year, month: 1, day: 1)...Day(year: year, month: 12, day: 31)))
        }
        if let month = number(start), amounts.isMark(start + 1, "/"), let day = number(start + 2), word(start + 3) != "of",
            (1...12).contains(month), (1...31).contains(day)
        {
            if amounts.isMark(start + 3, "/"), let year = number(start + 4) {
                let said = Day(year: year < 100 ? 2000 + year : year, month: month, day: day)
                return said.civil.day == day ? span(start + 5, said) : nil
            }
            return span(start + 3, nearest(month, day))
        }
        /// "january 3 2006": the year, where one follows.
        func dated(_ end: Int, _ month: Int, _ day: Int) -> TimeSpan? {
            let next = amounts.isMark(end, ",") ? end + 1 : end
            guard let year = number(next), (1990...2100).contains(year), !TimeWords.counted.contains(amounts.singularWord(next + 1)),
                amounts.unit(at: next + 1) == nil, nameLength(next + 1) == 0
            else {
                return span(end, nearest(month, day))
            }
            let said = Day(year: year, month: month, day: day)
            return said.civil.day == day ? span(next + 1, said) : nil
        }
        if let month = month(text(start)), let day = number(start + 1), (1...31).contains(day) {
            return dated(["th", "st", "nd", "rd"].contains(word(start + 2)) ? start + 3 : start + 2, month, day)
        }
        if let day = number(start), (1...31).contains(day) {
            var next = start + 1
            if ["th", "st", "nd", "rd"].contains(word(next)) { next += 1 }
            if ["of", "de"].contains(word(next)) { next += 1 }
            if let month = month(text(next)), word(next) != "may" || next > start + 1 { return dated(next + 1, month, day) }
            // "on the 10th": the latest such day.
            if next == start + 2, word(start - 1) == "the", leadsDayOfMonth(start - 2),
                !["one", "entry", "option", "item"].contains(word(next)), let said = latest(dayOfMonth: Double(day))
            {
                return span(next, said)
            }
        }
        return monthAlone(at: start)
    }

    /// A day of a month without its year: the one nearest to today, rather past than far ahead.
    func nearest(_ month: Int, _ day: Int) -> Day? {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        let year = today.civil.year
        let this = Day(year: year, month: month, day: day)
        guard this.civil.day == day else { return nil }
        return this > today.advanced(by: 180) ? Day(year: year - 1, month: month, day: day) : this
    }

    private func part(at index: Int) -> PartOfDay? {
        switch word(index) {
        case "morning", "am": .morning
        case "noon", "midday", "lunchtime": .noon
        case "afternoon", "arvo": .afternoon
        case "evening", "night", "nite": .evening
        default: nil
        }
    }

    /// "morning 5 almonds, afternoon 2 roti, night khichdi", "evening: pasta": parts of the day that head what was eaten in them.
    private func headingPart(at start: Int) -> Meal? {
        func heads(_ place: Int) -> Bool {
            part(at: place) != nil && nameLength(place) < 2 && word(place) != "am"
                && (place == 0 || amounts.isMark(place - 1, ",") || amounts.isMark(place - 1, ".") || amounts.isMark(place - 1, ";"))
        }
        guard !lexicon.isSpanish, heads(start), word(start + 1) != "snack", start + 1 < tokens.count,
            amounts.isMark(start + 1, ":") || amounts.isMark(start + 1, "-") || tokens.indices.contains(where: { $0 != start && heads($0) })
        else { return nil }
        return switch part(at: start) {
        case .morning: .breakfast
        case .evening: .dinner
        default: tokens.contains { lexicon.meals[$0.singular] == .lunch } ? .snack : .lunch
        }
    }

    // MARK: Clock times

    private func clock(at start: Int) -> TimeSpan? {
        func span(_ end: Int, _ minute: Int) -> TimeSpan {
            TimeSpan(tokens: start..<end, kind: .time, when: When(minute: minute))
        }
        if ["noon", "midday"].contains(word(start)) { return span(start + 1, 720) }
        if word(start) == "midnight", nameLength(start) < 2, word(start + 1) != "snack" { return span(start + 1, 0) }
        let led = start > 0 && ["at", "around", "round", "about", "by", "after", "before", "since", "@", "until"].contains(word(start - 1))
        if let told = halfHourAgo(at: start) ?? spokenClock(at: start, led: led) { return told }
        if word(start) == "half", word(start + 1) == "past", let (hour, end) = amounts.number(at: start + 2), hour <= 12 {
            return span(end, guess(Int(hour)) * 60 + 30)
        }
        // "about half seven i had": half past.
        let isTold = start > 0 && ["was", "were", "its"].contains(word(start - 1)) && start + 2 == tokens.count
        if led || isTold, word(start) == "half", let (hour, end) = amounts.number(at: start + 1), (1...12).contains(hour), hour == hour.rounded(),
            end >= tokens.count || tokens[end].kind == .mark || TimeWords.subjects.contains(word(end))
                || nameLength(end) == 0 && amounts.unit(at: end) == nil && (lead(start) != "about" || isRoughHour(start))
        {
            return span(end, guess(Int(hour)) * 60 + 30)
        }
        if word(start) == "quarter", ["past", "to", "after", "before"].contains(word(start + 1)), let (hour, end) = amounts.number(at: start + 2),
            hour <= 12, hour >= 1
        {
            let (shifted, after) = halfDay(end, Int(hour)) ?? (guess(Int(hour)), end)
            return span(after, (shifted * 60 + (["past", "after"].contains(word(start + 1)) ? 15 : -15) + 1440) % 1440)
        }
        if led, let minute = hourAndMinutes(at: start) { return span(start + 1, minute) }
        guard start < tokens.count, let (value, end) = amounts.number(at: start), value >= 0, value < 24, value == value.rounded() else {
            return dotted(at: start, led: led)
        }
        var hour = Int(value), minute = 0, position = end
        if amounts.isMark(position, ":"), position + 1 < tokens.count, tokens[position + 1].kind == .number, !tokens[position + 1].spaceBefore,
            let m = tokens[position + 1].value, m < 60, tokens[position + 1].text.utf8.count == 2
        {
            minute = Int(m)
            position += 2
            if let (shifted, after) = halfDay(position, hour) { return span(after, shifted * 60 + minute) }
            return span(position, (hour > 12 || hour == 0 ? hour : led || hour < 5 ? guess(hour) : hour) * 60 + minute)
        }
        if let (shifted, after) = halfDay(position, hour) ?? (led ? partAfter(position, hour) : nil) { return span(after, shifted * 60) }
        if word(position) == "oclock" { return span(position + 1, guess(hour) * 60) }
        if word(position) == "ish", !(position < tokens.count - 1 && nameLength(position + 1) > 0 && !led) {
            return span(position + 1, guess(hour) * 60)
        }
        // "around one i had a jacket potato".
        if led, hour >= 1, hour <= 12, TimeWords.subjects.contains(word(position)) { return span(position, guess(hour) * 60) }
        // "at 7 oatmeal, at 10 an apple"; "lunch at 2 chicken wrap": nothing comes in such a number behind "at".
        let opens =
            start == 1 || start > 1 && (["and", "then"].contains(word(start - 2)) || tokens[start - 2].kind == .mark)
            || start == 2 && TimeWords.mealNames.contains(tokens[0])
        let isListed = (listsHours || opens) && lead(start) == "at" && hour <= 12 && amounts.unit(at: position) == nil
        let follows = !isListed && position < tokens.count && (nameLength(position) > 0 || amounts.unit(at: position) != nil)
        let isRough = isRoughHour(start) || isRoughHourOfMeal(start, to: position)
        if led || isRough,
            isRough || isHourAtEnd(start, position) || word(start - 1) != "about" && (word(start - 1) != "around" || position >= tokens.count),
            !follows, hour > 0,
            tokens[start].kind == .number || position >= tokens.count
        {
            hour = hour <= 12 ? guess(hour) : hour
            return span(position, hour * 60)
        }
        return nil
    }

    func lead(_ start: Int) -> String { start > 0 ? text(start - 1) : "" }

    /// "3.30pm", where the number reads 3.3.
    private func dotted(at start: Int, led: Bool) -> TimeSpan? {
        guard start < tokens.count, tokens[start].kind == .number, let value = tokens[start].value, value < 13 else { return nil }
        let parts = tokens[start].text.split(separator: ".")
        guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60 else { return nil }
        guard let (shifted, after) = halfDay(start + 1, hour) else {
            // "that was at 7.30": where nothing follows that it could measure.
            let end = start + 1, isRough = ["around", "about"].contains(lead(start)) && minute % 5 == 0 && end == tokens.count
            guard hour >= 1, ["at", "by"].contains(lead(start)) || isRough,
                end >= tokens.count || nameLength(end) == 0 && amounts.unit(at: end) == nil
            else { return nil }
            return TimeSpan(tokens: start..<end, kind: .time, when: When(minute: guess(hour) * 60 + minute))
        }
        return TimeSpan(tokens: start..<after, kind: .time, when: When(minute: shifted * 60 + minute))
    }

    func halfDay(_ index: Int, _ hour: Int) -> (Int, Int)? {
        let word = text(index)
        guard hour >= 1, hour <= 12 else { return nil }
        if word == "am" || word == "pm" { return (hour % 12 + (word == "pm" ? 12 : 0), index + 1) }
        if word == "a" || word == "p", amounts.isMark(index + 1, "."), self.word(index + 2) == "m" {
            return (hour % 12 + (word == "p" ? 12 : 0), amounts.isMark(index + 3, ".") ? index + 4 : index + 3)
        }
        return nil
    }

    /// An hour without am or pm: 7 to 11 in the morning, else after noon; a word such as "tonight" or "dinner" moves it.
    func guess(_ hour: Int) -> Int {
        guard hour >= 1, hour <= 12 else { return hour }
        if isLate { return hour == 12 ? 12 : hour < 5 && TimeWords.speaksOfNight(tokens) ? hour : hour + 12 }
        // Nobody has breakfast at one: "… this morning, and around one a sandwich".
        if isEarly, hour >= 5 { return hour }
        return hour == 12 ? 12 : hour < 7 ? hour + 12 : hour
    }
}

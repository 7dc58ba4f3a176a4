import Nutrition

/// A day, time or meal as it stands in a message.
struct TimeSpan: Sendable, Hashable {
    enum Kind: String, Sendable { case date, time, meal }

    var tokens: Range<Int>
    var kind: Kind
    var when: When
    /// Which half of the day its hour is of was settled by the hour at which it is told.
    var isSettled = false
}

/// Which half of which day an hour is of, by the hour at which it is told.
extension Chart {
    /// The times with the hours that leave their half of the day open: from 5 to 9, said within four hours of that in the evening, it is of the evening.
    static func lately(_ times: [TimeSpan], _ tokens: [Token], _ today: Day, _ minute: Int) -> [TimeSpan] {
        // "coffee at 6 and a muffin at 9", said at ten in the morning: of the morning that is gone.
        // So are several that would lie ahead, told at any hour.
        if minute < 720 || times.count(where: { $0.when.minute != nil }) > 1,
            times.allSatisfy({ $0.when.days.map { $0 == today...today } ?? true && $0.when.meal == nil && $0.when.part == nil }),
            !tokens.containsOne(of: TimeWords.late), !tokens.containsOne(of: toCome)
        {
            return times.map { span in
                guard let hour = span.when.minute, hour > minute + 60, hour - 720 <= minute,
                    // In the night, "a las 3" that was a moment ago.
                    hour - 720 >= 240 || minute + 720 - hour <= 90 && tokens.containsOne(of: justNow), isOpenHour(span, tokens)
                else {
                    return span
                }
                var span = span
                span.when.minute = hour - 720
                return span
            }
        }
        guard times.allSatisfy({ $0.when.days.map { $0 == today...today } ?? true }), times.count(where: { $0.when.minute != nil }) == 1,
            !tokens.containsOne(of: TimeWords.early)
        else { return times }
        return times.map { span in
            // "a las 9 un vaso de leche", said half an hour after nine in the evening.
            guard let hour = span.when.minute, (300..<660).contains(hour), isOpenHour(span, tokens),
                (hour + 720...hour + (hour < 540 ? 960 : 840)).contains(minute)
            else {
                return span
            }
            var span = span
            span.when.minute = hour + 720
            return span
        }
    }

    /// "at 4 an apple", told at six in the morning, "cené a las 11", told at eight: of the hours that are gone, of this day or the one before.
    static func nightly(_ times: [TimeSpan], _ tokens: [Token], _ today: Day, _ minute: Int) -> [TimeSpan] {
        if minute >= 1260 { return lateAtNight(times, tokens, today, minute) }
        guard minute < 900, times.contains(where: { $0.when.minute ?? 0 > minute + 60 }), !tokens.containsOne(of: toBeEaten), tokens.last?.word != "?"
        else {
            return times
        }
        let isShift = tokens.containsOne(of: shifts), isNight = isShift || minute < 480
        let ofToday = times.allSatisfy { $0.when.days.map { $0 == today...today } ?? true }
        var out = times, evenings: [Range<Int>] = []
        let ahead = times.indices.filter { times[$0].when.minute ?? 0 > minute + 60 && times[$0].when.minutesAgo == nil }
        func isEarly(_ place: Int, _ clause: Range<Int>) -> Bool {
            let early = (times[place].when.minute ?? 0) % 720
            guard isOpenHour(times[place], tokens), early <= minute, !times.contains(where: { $0.when.meal != nil && $0.tokens.overlaps(clause) })
            else {
                return false
            }
            return isNight && early >= 60 || isShift || (!ofToday || !evenings.isEmpty) && early >= 240
        }
        for place in ahead where ofToday && minute < 600 {
            let clause = clause(around: times[place].tokens, tokens), hour = times[place].when.minute ?? 0
            guard !isEarly(place, clause), hour >= minute + 240, tokens[clause].containsOne(of: past),
                hour >= 1020 || minute < 240 && (480..<720).contains(hour) && isOpenHour(times[place], tokens)
            else { continue }
            // "had a kebab at 11", told half an hour after midnight.
            if hour < 720 { out[place].when.minute = hour + 720 }
            (out[place].when.days, out[place].isSettled) = (today.advanced(by: -1)...today.advanced(by: -1), true)
            evenings.append(clause)
        }
        for place in ahead where !out[place].isSettled {
            let before = place > 0 && times[place].tokens.lowerBound - times[place - 1].tokens.upperBound <= 1 ? times[place - 1] : nil
            guard ofToday || (times[place].when.days ?? before?.when.days) == today...today,
                isEarly(place, clause(around: times[place].tokens, tokens))
            else { continue }
            (out[place].when.minute, out[place].isSettled) = ((times[place].when.minute ?? 0) % 720, true)
        }
        // "dinner was at 11pm and a yogurt at 4": what is told besides was of today.
        guard !evenings.isEmpty else { return out }
        for place in out.indices where out[place].when.days == nil && !evenings.contains(where: { $0.overlaps(out[place].tokens) }) {
            out[place].when.days = today...today
        }
        return out
    }

    /// "pizza at 11 and a beer at 10", told shortly before midnight: of this evening.
    private static func lateAtNight(_ times: [TimeSpan], _ tokens: [Token], _ today: Day, _ minute: Int) -> [TimeSpan] {
        let hours = times.filter { $0.when.minute != nil }
        guard hours.count > 1, times.allSatisfy({ ($0.when.days ?? today...today) == today...today && $0.when.meal == nil && $0.when.part == nil }),
            hours.allSatisfy({ isOpenHour($0, tokens) }),
            hours.compactMap(\.when.minute).allSatisfy({ (480..<720).contains($0 % 720) && $0 % 720 + 720 <= minute }),
            !tokens.containsOne(of: toBeEaten), !tokens.containsOne(of: TimeWords.early)
        else { return times }
        return times.map { span in
            var span = span
            if let hour = span.when.minute { (span.when.minute, span.isSettled) = (hour % 720 + 720, true) }
            return span
        }
    }

    /// "on friday I had sushi and on saturday a kebab", told on a friday: of the week that is gone, as the day after it is.
    static func lastWeek(_ times: [TimeSpan], _ tokens: [Token], _ today: Day) -> [TimeSpan] {
        func isWeekday(_ span: TimeSpan) -> Bool {
            span.tokens.contains { TimeWords.weekdays[tokens[$0].word] ?? TimeWords.spanishWeekdays[tokens[$0].word] != nil }
        }
        guard let first = times.firstIndex(where: { $0.when.days == today...today && isWeekday($0) }),
            let next = times[(first + 1)...].first(where: { $0.when.days != nil && isWeekday($0) }), let day = next.when.day,
            today.number - day.number == 6, !tokens[times[first].tokens].contains(where: { ["this", "este", "next"].contains($0.word) })
        else { return times }
        var out = times
        out[first].when.days = day.advanced(by: -1)...day.advanced(by: -1)
        return out
    }

    /// What stands around a time between two marks or joints.
    private static func clause(around range: Range<Int>, _ tokens: [Token]) -> Range<Int> {
        func ends(_ place: Int) -> Bool { tokens[place].kind == .mark || ["and", "y", "then", "but", "pero"].contains(tokens[place].word) }
        var start = range.lowerBound, end = range.upperBound
        while start > 0, !ends(start - 1) { start -= 1 }
        while end < tokens.count, !ends(end) { end += 1 }
        return start..<end
    }

    /// "night shift", "turno de noche": when somebody works, and no hour of a meal.
    static func isOfShift(_ range: Range<Int>, _ tokens: [Token]) -> Bool {
        if range.upperBound < tokens.count, ["shift", "shifts"].contains(tokens[range.upperBound].word) { return true }
        return tokens[max(0, range.lowerBound - 3)..<range.upperBound].contains { ["turno", "guardia"].contains($0.word) }
            && range.contains { ["noche", "tarde", "manana", "noches"].contains(tokens[$0].word) }
    }

    private static let shifts: WordSet = ["shift", "shifts", "turno", "guardia"]
    private static let past: WordSet = [
        "was", "were", "had", "ate", "drank", "grabbed", "cene", "cenamos", "comi", "comimos", "tome", "bebi", "fue", "cenado",
    ]
    private static let toBeEaten: WordSet = [
        "will", "ll", "ill", "going", "gonna", "plan", "planning", "planned", "later", "tonight", "remind", "voy", "vamos", "recuerdame", "want",
        "quiero",
        "having", "tomorrow", "reminder",
    ]

    /// Tell that it was a moment ago: "son las 3 y me acabo de comer".
    private static let justNow: WordSet = ["son", "acabo", "recien", "just", "its"]
    /// Tell of what is still to be eaten.
    private static let toCome: WordSet = [
        "will", "ll", "going", "gonna", "plan", "planning", "planned", "later", "tonight", "remind", "voy", "vamos", "luego", "planea", "plane",
        "tarde",
        "recuerdame", "want", "quiero", "having", "until", "after", "before", "by", "hasta", "antes", "despues",
    ]

    /// "la cena de ayer": nothing but "de" between two.
    func joins(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        first.upperBound <= second.lowerBound && tokens[first.upperBound..<second.lowerBound].allSatisfy { ["de", "del", "of"].contains($0.word) }
    }

    /// Whether an hour leaves open which half of the day it is of: "at 7", and neither "at 7pm" nor "at noon".
    static func isOpenHour(_ span: TimeSpan, _ tokens: [Token]) -> Bool {
        !span.tokens.contains { place in
            // "a las 8" has no half of the day.
            halves.contains(tokens[place].word) && !(tokens[place].word == "a" && span.tokens.contains(place + 1) && tokens[place + 1].kind == .word)
                || place == span.tokens.lowerBound && tokens[place].value.map { $0 >= 13 || $0 == 0 } ?? false
        }
    }

    private static let halves: WordSet = [
        "am", "pm", "a", "p", "noon", "midday", "midnight", "morning", "afternoon", "evening", "night", "manana", "tarde", "noche", "madrugada",
        "mediodia", "medianoche",
    ]
}

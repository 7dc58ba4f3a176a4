import Nutrition

/// Stretches of time that several words make together: "after 6pm", "from Monday to Wednesday", "since Tuesday".
extension Chart {
    /// The times with their bounds: "after 6pm" is no meal at six.
    static func bounded(_ times: [TimeSpan], _ tokens: [Token]) -> [TimeSpan] {
        withinStretch(times, tokens).map { span in
            guard span.when.minute != nil else { return span }
            var span = span
            span.when.bound = bound(before: span.tokens.lowerBound, tokens)
            return span
        }
    }

    /// "el finde pasado, el sábado comí paella y el domingo pollo", "la semana pasada comí paella el sábado": days of that stretch, which is none of its own.
    private static func withinStretch(_ times: [TimeSpan], _ tokens: [Token]) -> [TimeSpan] {
        guard times.count > 1,
            let whole = times.firstIndex(where: { span in
                span.when.days.map { [2, 7].contains($0.count) && $0.lowerBound.weekday == ($0.count == 2 ? 6 : 1) } ?? false
                    && span.tokens.contains { ["finde", "semana", "weekend", "week"].contains(tokens[$0].word) }
            }), let stretch = times[whole].when.days
        else { return times }
        var out = times, isTold = false
        for place in times.indices where place > whole {
            guard let day = times[place].when.day, times[place].tokens.contains(where: { TimeWords.ofWeek.contains(tokens[$0]) }) else { continue }
            // "compara la semana pasada con el sábado" is of both.
            let before = tokens[..<times[place].tokens.lowerBound].last { !["el", "la", "on", "the"].contains($0.word) }?.word ?? ""
            guard isTold || !["y", "e", "o", "and", "or", "con", "with", "que", "than", "to", "vs"].contains(before) else { return times }
            let meant = stretch.lowerBound.advanced(by: day.weekday - stretch.lowerBound.weekday)
            guard stretch.contains(meant) || stretch.count == 2 && day.weekday == 5 else { continue }
            out[place].when.days = meant...meant
            isTold = true
        }
        if isTold { out.remove(at: whole) }
        return out
    }

    private static func bound(before place: Int, _ tokens: [Token]) -> When.Bound? {
        var before = place - 1
        while before >= 0, small.contains(tokens[before].word) { before -= 1 }
        guard before >= 0 else { return nil }
        if after.contains(tokens[before].word) { return .after }
        return self.before.contains(tokens[before].word) ? .before : nil
    }

    /// The days from one to another, where two days or "since" tell a stretch.
    var stretch: ClosedRange<Day>? {
        let dates = times.filter { $0.when.days != nil }
        for (first, second) in zip(dates, dates.dropFirst()) {
            guard let from = first.when.days?.lowerBound, let to = second.when.days?.upperBound else { continue }
            let between = Set(tokens[first.tokens.gap(to: second.tokens)].map(\.text))
            let lead = word(before: first.tokens.lowerBound)
            guard between.isSubset(of: Chart.small.union(Chart.until).union(["and", "y", "e"])), !between.isEmpty,
                !between.isDisjoint(with: Chart.until) || Chart.opening.contains(lead)
            else { continue }
            if from <= to { return from...to }
            // "from Friday to Monday": the Friday before.
            return from.advanced(by: -7) <= to && from.number - to.number < 7 ? from.advanced(by: -7)...to : to...from
        }
        guard let only = dates.first, let from = only.when.days?.lowerBound, from <= today, Chart.since.contains(word(before: only.tokens.lowerBound))
        else { return nil }
        return from...today
    }

    /// The message without its days, times and meals.
    var untimed: String {
        func isTime(_ place: Int) -> Bool { times.contains { $0.tokens.contains(place) } }
        let bytes = tokens.indices.reduce(tokens.count) { $0 + tokens[$1].text.utf8.count }
        return String(unsafeUninitializedCapacity: bytes) { out in
            var end = 0
            for place in tokens.indices where tokens[place].kind != .mark && !isTime(place) {
                if end > 0 {
                    out[end] = UInt8(ascii: " ")
                    end += 1
                }
                var text = tokens[place].text
                text.withUTF8 { letters in
                    end = out[end...].initialize(fromContentsOf: letters)
                }
            }
            return end
        }
    }

    private func word(before place: Int) -> String {
        var before = place - 1
        while before >= 0, Chart.small.contains(tokens[before]) { before -= 1 }
        return before >= 0 ? tokens[before].text : ""
    }

    private static let small: WordSet = ["the", "de", "las", "la", "los", "el", "about", "around", "lo"]
    private static let after: WordSet = ["after", "since", "from", "past", "despues", "partir", "desde", "pasadas", "pasada"]
    private static let before: WordSet = ["before", "until", "till", "antes", "hasta"]
    private static let since: WordSet = ["since", "desde", "starting"]
    private static let until: WordSet = ["to", "until", "till", "through", "thru", "a", "al", "hasta", "-", "–"]
    private static let opening: WordSet = ["between", "from", "entre", "del", "desde"]
}

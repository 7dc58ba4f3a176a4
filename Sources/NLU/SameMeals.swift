import Nutrition

/// One meal that was the same as another, as an order: "same as last night's dinner for lunch", "lunch was the same as dinner last night", "had the same thing
/// for lunch that I had for dinner last night" say "copy dinner last night to lunch".
enum SameMeals {
    static let inEnglish = Rewrite(["same"], copied)

    private static func copied(_ tokens: [Token]) -> [Token] {
        let opening = tokens.first { !["and", "so", "oh", "ok"].contains($0.word) }?.word
        // "is lunch the same as breakfast" asks.
        guard tokens.last?.word != "?", !["is", "was", "were", "did"].contains(opening ?? .none), !asksLeave(tokens),
            let same = tokens.prefix(8).firstIndex(where: { $0.word == "same" }),
            let joint = tokens.indices.dropFirst(same + 1).prefix(7).first(where: { ["as", "that", "like"].contains(tokens[$0].word) }),
            case let left = tokens[..<joint], left.allSatisfy({ leading.contains($0) || ofTime.contains($0) || meals.contains($0) })
        else { return tokens }
        var right = tokens[(joint + 1)...].drop { eaten.contains($0) }
        while right.last?.kind == .mark || right.last?.word == "please" { right.removeLast() }
        var source = right, target = left.filter { ofTime.contains($0) || meals.contains($0) }[...]
        // "same as last night's dinner for lunch".
        if let place = right.indices.dropFirst().last(where: { ["for", "at"].contains(right[$0].word) }), namesTime(right[..<place]),
            right[place...].contains(where: { meals.contains($0) })
        {
            guard !target.contains(where: { meals.contains($0) }) else { return tokens }
            (source, target) = (right[..<place], target + right[(place + 1)...])
        }
        guard let first = source.first, let last = source.last, let end = target.last,
            source.allSatisfy({ ofTime.contains($0) || meals.contains($0) }),
            target.allSatisfy({ ofTime.contains($0) || meals.contains($0) }), let to = meal(target), let from = meal(source) ?? atNight(source),
            from != to
        else { return tokens }
        // "same as last night for lunch": of its dinner.
        let dinner = meal(source) == nil ? [Token("dinner", after: last)] : []
        return [Token("copy", before: first)] + source + dinner + [Token("to", before: end)] + target
    }

    /// "2 eggs and toast like yesterday", "dos huevos como siempre": eaten now, and told in full.
    static let likeBefore = Rewrite(["yesterday", "usual", "always", "ayer", "siempre"]) { tokens in
        var rest = tokens[...]
        while let last = rest.last, last.kind == .mark, last.word != "?" { rest.removeLast() }
        guard let last = rest.popLast(), ["yesterday", "usual", "always", "ayer", "siempre"].contains(last.word), let joint = rest.popLast(),
            ["like", "as", "como"].contains(joint.word), last.word != "always" && last.word != "usual" || joint.word == "like"
        else { return tokens }
        while let aside = rest.last, ["just", "exactly", ","].contains(aside.word) { rest.removeLast() }
        guard !rest.contains(where: { asBefore.contains($0) }),
            rest.contains(where: { word in
                !leading.contains(word) && !ofTime.contains(word) && !meals.contains(word) && !eatenInSpanish.contains(word)
            })
        else { return tokens }
        return Array(rest)
    }

    private static let asBefore: WordSet = [
        "same", "copy", "repeat", "mismo", "misma", "igual", "copia", "repite", "eat", "want", "feel", "not", "do", "did", "don", "como", "quiero",
        "hice", "no", "corri", "camine", "nade", "but", "pero",
        "more", "less", "look", "looks", "was", "is",
    ]
    private static let eatenInSpanish: WordSet = ["comi", "cene", "almorce", "desayune", "hoy", "me", "yo", "tome", "desayuno", "almuerzo", "cena"]

    /// "can I have the same for lunch as last night".
    private static func asksLeave(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).prefix(3).contains { ["can", "could", "may", "should"].contains($0.word) && ["i", "we"].contains($1.word) }
    }

    private static func namesTime(_ tokens: ArraySlice<Token>) -> Bool { tokens.contains { meals.contains($0) || days.contains($0) } }

    /// The only meal that is named.
    private static func meal(_ tokens: ArraySlice<Token>) -> WordKey? { tokens.filter { meals.contains($0) }.only.map { $0.word } }

    private static func atNight(_ tokens: ArraySlice<Token>) -> WordKey? {
        tokens.contains { ["night", "nights"].contains($0.word) } ? "dinner" : nil
    }

    private static let meals: WordSet = ["breakfast", "lunch", "dinner", "supper", "brunch", "breakfasts", "lunches", "dinners"]
    private static let days: WordSet = [
        "yesterday", "yesterdays", "today", "todays", "night", "nights", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
        "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
    ]
    private static let ofTime = days.union(["last", "this", "'", "s", "on", "my"])
    private static let leading: WordSet = [
        "i", "we", "had", "ate", "log", "add", "copy", "repeat", "having", "have", "ill", "the", "exact", "exactly", "same", "thing", "things",
        "meal",
        "food", "stuff", "for", "at", "was", "is", "just", "and", "again", "oh", "ok", "so", ",", "put", "record", "can", "you", "it",
    ]
    private static let eaten: WordSet = ["i", "we", "had", "ate", "have", "ive", "for", "at", "the", "was", "in", "on"]
}

extension Reader {
    /// "copy today's dinner to friday": the next such day after the one that is copied, for what was eaten is not put back.
    func copiedAhead(_ target: When, from source: When, _ chart: Chart) -> When {
        guard let day = target.days, day.count == 1, day.lowerBound <= chart.today,
            let span = chart.times.last(where: { $0.when.days == day }),
            span.tokens.contains(where: {
                TimeWords.weekdays[chart.tokens[$0].word] != nil || TimeWords.spanishWeekdays[chart.tokens[$0].word] != nil
            }),
            !span.tokens.contains(where: { ["pasado", "pasada", "last", "past", "ultimo"].contains(chart.tokens[$0].word) }),
            !(span.tokens.lowerBound > 0 && ["last", "past", "this"].contains(chart.tokens[span.tokens.lowerBound - 1].word)),
            !chart.tokens.contains(where: { Reader.eatingInSpanish.contains($0) || ["had", "ate", "was"].contains($0.word) })
        else { return target }
        let from = source.days?.upperBound ?? chart.today
        var on = day.lowerBound
        while on <= from { on = on.advanced(by: 7) }
        while on.advanced(by: -7) > from { on = on.advanced(by: -7) }
        var ahead = target
        ahead.days = on...on
        return ahead
    }
}

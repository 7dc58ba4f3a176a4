import Nutrition

/// How long, how far, how fast and how often, as said of exercise.
struct ActivityMeasures {
    private(set) var minutes: Double?
    private(set) var kilometres: Double?
    private(set) var steps: Double?
    private(set) var laps: Double?
    private(set) var sets: Double?
    private(set) var repetitions: Double?
    private(set) var flights: Double?
    /// km/h.
    private var speed: Double?
    /// A number that nothing follows: "yoga 20".
    private var bare: Double?
    /// "9:00 eggs, 12:30 run 5k, 13:00 salad": a list by the clock.
    private let hasSeveralClocks: Bool
    private let tokens: [Token]
    private let amounts: AmountGrammar

    init(tokens: [Token], amounts: AmountGrammar) {
        self.tokens = tokens
        self.amounts = amounts
        hasSeveralClocks =
            tokens.indices.dropFirst().dropLast().count(where: {
                tokens[$0].word == ":" && tokens[$0 - 1].value != nil && tokens[$0 + 1].value != nil && tokens[$0 + 1].text.utf8.count == 2
            }) > 2
        // Most messages have no number: then only an hour that nothing counts is left.
        let counts = tokens.indices.contains { tokens[$0].value != nil || amounts.quantity(at: $0) != nil }
        var place = counts || tokens.indices.contains { ["hora", "hour"].contains(tokens[$0].singularWord) } ? 0 : tokens.count
        while place < tokens.count {
            if let end = fromTo(at: place) ?? clock(at: place) ?? hourAlone(at: place) ?? number(at: place) {
                place = max(end, place + 1)
            } else {
                place += 1
            }
        }
        settle()
    }

    private func text(_ index: Int) -> String { amounts.text(index) }
    private func singular(_ index: Int) -> String { amounts.singular(index) }
    private func word(_ index: Int) -> WordKey { amounts.word(index) }
    private func singularWord(_ index: Int) -> WordKey { amounts.singularWord(index) }

    // MARK: Rules

    /// "41:30", "1:05:20", "18:00 to 19:10", "5:30 per km".
    private mutating func clock(at start: Int) -> Int? {
        guard let (first, second, end) = pair(at: start) else { return nil }
        if [":"].contains(word(end)), end + 1 < tokens.count, let third = tokens[end + 1].value {
            minutes = first * 60 + second + third / 60
            return end + 2
        }
        if ["to", "-", "until", "till", "a"].contains(word(end)), let (last, rest, next) = pair(at: end + 1) {
            let length = (last - first) * 60 + rest - second
            minutes = length > 0 ? length : length + 1440
            return next
        }
        var after = end
        if ["min", "minute"].contains(singularWord(after)) { after += 1 }
        if ["/", "per", "a", "al", "por", "each"].contains(word(after)),
            ["km", "k", "kilometre", "kilometer", "mile", "mi", "kilometro"].contains(singularWord(after + 1))
        {
            let pace = first + second / 60, isMile = singular(after + 1).hasPrefix("mi")
            if pace > 0 { speed = 60 / pace * (isMile ? 1.609344 : 1) }
            return after + 2
        }
        // The clock says when, not how long.
        guard !["at", "from", "a", "las", "around", "@"].contains(word(start - 1)), !["am", "pm"].contains(word(end)), !hasSeveralClocks else {
            return end
        }
        short = (first, second)
        return end
    }

    /// Two numbers about a colon that nothing tells to be hours or minutes.
    private var short: (Double, Double)?

    /// "from 6 to 7:30", "de 6 a 7", "between 5pm and 6pm": the time between two hours, where nothing else is counted by them.
    private mutating func fromTo(at start: Int) -> Int? {
        let before = ["las", "la"].contains(word(start - 1)) ? start - 2 : start - 1
        guard before >= 0, ["from", "between", "de", "desde", "entre"].contains(word(before)), let (first, end) = hour(at: start),
            ["to", "till", "until", "and", "-", "a", "y", "hasta"].contains(word(end)),
            let (last, next) = hour(at: ["las", "la"].contains(word(end + 1)) ? end + 2 : end + 1),
            next == tokens.count || tokens[next].kind == .mark || ActivityMeasures.behindHours.contains(tokens[next])
        else { return nil }
        let length = (last - first + 720 * 2).truncatingRemainder(dividingBy: 720)
        guard length > 0, length <= 480 else { return nil }
        minutes = length
        return next
    }

    private static let behindHours: WordSet = [
        "with", "at", "in", "on", "today", "yesterday", "this", "con", "en", "hoy", "ayer", "por", "and", "then", "so", "but", "y", "luego", "pero",
    ]

    /// "6", "7:30", "6pm": minutes since midnight or noon.
    private func hour(at start: Int) -> (minutes: Double, end: Int)? {
        guard start < tokens.count, tokens[start].kind == .number, let value = tokens[start].value, (1...23).contains(value), value == value.rounded()
        else { return nil }
        let paired = pair(at: start), end = paired?.2 ?? start + 1
        let isMarked = end < tokens.count && ["am", "pm"].contains(word(end))
        return (value * 60 + (paired?.1 ?? 0), isMarked ? end + 1 : end)
    }

    private func pair(at start: Int) -> (Double, Double, Int)? {
        guard start + 2 < tokens.count, word(start + 1) == ":", let first = tokens[start].value, let second = tokens[start + 2].value, second < 60,
            tokens[start + 2].text.utf8.count == 2
        else { return nil }
        return (first, second, start + 3)
    }

    /// "hora y media", "an hour" comes with its number.
    private mutating func hourAlone(at start: Int) -> Int? {
        guard ["hora", "hour"].contains(singularWord(start)), ["y", "and"].contains(word(start + 1)) else { return nil }
        return add(hours: 1, after: start + 1)
    }

    /// "an hour after the eggs I went for a run", "half an hour earlier, a walk": when, and not how long.
    private func tellsWhen(_ start: Int, _ unit: WordKey, _ next: Int) -> Bool {
        if ["hora", "minuto"].contains(unit) {
            // "caminé una hora después de la cena" tells how long, "una hora después de la cena caminé" when.
            return ["despues", "antes"].contains(word(next)) && ["de", "del"].contains(word(next + 1))
                && (tokens[..<start].allSatisfy { $0.kind == .mark || ["y", "luego", "como", "casi", "mas", "o", "menos"].contains($0.word) }
                    || measures(besides: start..<next))
        }
        // "ran 10k in 48 minutes before that": how long it took.
        guard ["hour", "hr", "h", "minute", "min", "mins"].contains(unit), start == 0 || word(start - 1) != "in" else { return false }
        // "a 30 minute walk an hour after the eggs", "an hour after lunch I walked".
        if ["after", "before"].contains(word(next)), next + 1 < tokens.count, tokens[next + 1].kind == .word, measures(besides: start..<next) {
            return true
        }
        let isLater = ["later", "earlier"].contains(word(next))
        guard tokens[..<start].allSatisfy({ $0.kind == .mark || ActivityMeasures.idle.contains($0) }) else {
            return isLater && ["was", "were"].contains(word(start - 1))
        }
        if isLater { return true }
        return ["after", "before"].contains(word(next)) && ["that", "this", "the", "my", "it"].contains(word(next + 1))
    }

    /// Whether something else tells how long or how far: "walked 40 minutes after lunch" has no other.
    private func measures(besides own: Range<Int>) -> Bool {
        tokens.indices.contains { !own.contains($0) && ActivityMeasures.lengths.contains(tokens[$0]) }
    }

    private static let lengths: WordSet = [
        "minuto", "minutos", "min", "mins", "km", "kilometros", "k", "minute", "minutes", "mile", "miles",
    ]
    private static let idle: WordSet = ["and", "then", "about", "like", "maybe", "oh", "ok"]

    private mutating func number(at start: Int) -> Int? {
        guard let (said, next) = amounts.quantity(at: start) else { return nil }
        // "half an hour not 40 minutes": what it was not.
        if word(start - 1) == "not" || word(start - 1) == "no" && start > 1 || word(start - 1) == "of" && word(start - 2) == "instead" { return next }
        var value = said, end = next
        if word(end) == "-" { end += 1 }
        // "8.000 pasos".
        if next == start + 1, tokens[start].kind != .word, let point = tokens[start].text.firstIndex(of: "."),
            tokens[start].text[point...].utf8.count == 4, value < 1000
        {
            value *= 1000
        }
        let unit = singularWord(end)
        if tellsWhen(start, unit, end + 1) { return end + 2 }
        if unit == "x", end + 1 < tokens.count, tokens[end + 1].kind == .number {
            // "5x5 squats": so many sets.
            sets = sets ?? value
            return end + 2
        }
        switch unit {
        case "minute", "min", "mins", "minuto", "'": minutes = (minutes ?? 0) + said
        case "hour", "hr", "hrs", "h", "hora": return add(hours: said, after: end + 1)
        case "second", "sec", "segundo": minutes = (minutes ?? 0) + said / 60
        case "mph": speed = said * 1.609344
        case "kmh", "kph": speed = said
        case "km", "kms", "k", "kilometer", "kilometre", "kilometro", "quilometro":
            if unit == "k", isSteps(end + 1) { steps = said * 1000; return end + 2 }
            if ["/", "per", "por", "an"].contains(word(end + 1)), ["h", "hour", "hora", "hr"].contains(singularWord(end + 2)) {
                speed = said
                return end + 3
            }
            kilometres = kilometres ?? said
        case "mile", "mi", "milla", "miler":
            if ["/", "per", "an"].contains(word(end + 1)), ["h", "hour", "hr"].contains(singularWord(end + 2)) {
                speed = said * 1.609344
                return end + 3
            }
            kilometres = kilometres ?? said * 1.609344
        case "meter", "metre", "m", "metro", "mt": kilometres = kilometres ?? value / 1000
        // About a hundred metres.
        case "cuadra": kilometres = kilometres ?? said / 10
        case "yard", "yd", "yarda": kilometres = kilometres ?? said * 0.0009144
        case "step", "paso": steps = value
        case "lap", "length", "largo", "vuelta": laps = said
        case "set", "serie", "series", "sery": sets = said
        case "rep", "repetition", "repeticion", "repeticione": repetitions = repetitions ?? said
        case "flight", "piso": flights = said
        default:
            if text(end).first == "h", let more = Double(text(end).dropFirst()), more < 60 {
                // "1h30".
                minutes = (minutes ?? 0) + said * 60 + more
            } else if isRepeated(end) {
                repetitions = repetitions ?? said
            } else if end == tokens.count || tokens[end].kind == .mark, tokens[start].kind == .number {
                // "swam, burned 200": kilocalories, and no minutes.
                if start == 0 || !["burned", "burnt", "burning", "queme", "quemado", "gaste"].contains(word(start - 1)) { bare = said }
            } else if start == 0, ["de", "of", "on", "en"].contains(word(end)),
                tokens[start].kind == .number || ["media", "half"].contains(word(start))
            {
                // "40 minutos de bici y 20 de yoga", "una hora de yoga y media de pilates".
                if tokens[start].kind == .number { bare = said } else { minutes = (minutes ?? 0) + 30 }
                return end
            } else {
                return end
            }
        }
        return min(end + 1, tokens.count)
    }

    private func isSteps(_ place: Int) -> Bool { ["step", "paso"].contains(singularWord(place)) }

    /// "50 push ups": exercises that are counted.
    private func isRepeated(_ place: Int) -> Bool {
        ActivityMeasures.counted.contains(singularWord(place))
    }

    private static let counted: WordSet = [
        "push", "pushup", "sit", "situp", "pull", "pullup", "squat", "burpee", "lunge", "crunche", "crunch", "flexione", "flexion", "abdominale",
        "abdominal",
        "sentadilla", "dominada", "zancada", "jumping", "kettlebell",
    ]

    /// "1 hour", "1 h 15", "an hour and a half", "una hora y cuarto".
    private mutating func add(hours: Double, after start: Int) -> Int {
        var total = hours * 60, end = start
        let joins = ["and", "y"].contains(word(end)) ? end + 1 : end
        let half = ["a", "un", "una"].contains(word(joins)) ? joins + 1 : joins
        if ["half", "media", "medio"].contains(word(half)), joins > end || half > joins {
            total += 30
            end = half + 1
        } else if ["quarter", "cuarto"].contains(word(half)), joins > end {
            total += 15
            end = half + 1
        } else if joins < tokens.count, tokens[joins].kind == .number, let more = tokens[joins].value, more < 60, more == more.rounded(),
            joins + 1 == tokens.count || tokens[joins + 1].kind == .mark || ["min", "minute", "minuto", "m"].contains(singularWord(joins + 1))
        {
            total += more
            end = joins + (joins + 1 < tokens.count && tokens[joins + 1].kind == .word ? 2 : 1)
        }
        minutes = (minutes ?? 0) + total
        return end
    }

    /// Words that spelling repair must leave as they are.
    static let vocabulary: WordSet = [
        "hour", "hours", "hora", "horas", "minute", "minutes", "mins", "minuto", "minutos", "segundo", "segundos", "step", "steps", "paso", "pasos",
        "laps",
        "length", "lengths", "largo", "largos", "vuelta", "vueltas", "sets", "serie", "series", "reps", "flight", "flights", "piso", "pisos", "milla",
        "millas",
        "kilometro", "kilometros", "metro", "metros", "cuadra", "cuadras", "each", "cada", "trayecto", "media", "cuarto", "mile", "miles",
        "kilometer", "kilometre",
    ]

    // MARK: Together

    private mutating func settle() {
        if let (first, second) = short, minutes == nil {
            let asMinutes = first + second / 60
            // With a distance the pace tells which it is: 2 to 20 minutes a kilometre.
            let isMinutes = kilometres.map { (2...20).contains(asMinutes / $0) } ?? (first >= 10)
            minutes = isMinutes ? asMinutes : first * 60 + second
        }
        if let speed, speed > 0 {
            if kilometres == nil, let minutes { kilometres = speed * minutes / 60 }
            if minutes == nil, let kilometres { minutes = kilometres / speed * 60 }
        }
        if isBothWays {
            minutes = minutes.map { $0 * 2 }
            kilometres = kilometres.map { $0 * 2 }
        }
        let isCounted = steps != nil || laps != nil || sets != nil || repetitions != nil || flights != nil
        // "5k in 28".
        if minutes == nil, kilometres != nil, let bare, (5...400).contains(bare),
            tokens.indices.dropFirst().contains(where: { ["in", "en"].contains(tokens[$0 - 1].word) && tokens[$0].value == bare })
        {
            minutes = bare
        }
        if minutes == nil, kilometres == nil, !isCounted, let bare, (10...240).contains(bare) { minutes = bare }
    }

    /// "20 min each way".
    private var isBothWays: Bool {
        tokens.indices.contains { place in
            word(place) == "each" && word(place + 1) == "way" || word(place) == "cada" && ["trayecto", "sentido", "camino"].contains(word(place + 1))
        }
    }
}

import Nutrition

/// Times that are told by what came before, and a meal that is called by a drink.
extension TimeGrammar {
    /// "an hour later", "20 minutes after that": counted from what was told before.
    func later(at start: Int) -> TimeSpan? {
        let half = word(start) == "half" && ["an", "a"].contains(word(start + 1)) ? (0.5, start + 2) : nil
        guard let (count, end) = half ?? amounts.number(at: start) ?? (["a", "an", "one"].contains(word(start)) ? (1, start + 1) : nil),
            count > 0, count < 24 * 60, ["later", "after", "afterward", "afterwards", "before", "earlier", "prior"].contains(word(end + 1)),
            let length = ["hour": 60.0, "hr": 60, "h": 60, "minute": 1, "min": 1][amounts.singular(end)]
        else { return nil }
        if let named = afterNamed(from: start, word: end + 1, minutes: Int(count * length)) { return named }
        if let before = before(from: start, word: end + 1, minutes: Int(count * length)) { return before }
        guard !["before", "earlier", "prior"].contains(word(end + 1)) else { return nil }
        let isOfThat = word(end + 1) == "after"
        guard !isOfThat || ["that", "this", "it"].contains(word(end + 2)) || end + 2 == tokens.count else { return nil }
        var when = When()
        when.minutesLater = Int(count * length)
        return TimeSpan(tokens: start..<min(tokens.count, end + (isOfThat ? 3 : 2)), kind: .time, when: when)
    }

    private static let notEaten: WordSet = [
        "run", "ran", "walk", "walked", "yoga", "swim", "swam", "jog", "jogged", "cycled", "biked", "km", "k", "mile", "miles", "gym", "workout",
        "weighed", "weigh", "kg", "lb", "lbs", "went", "did", "rode", "hiked", "danced", "took", "steps",
    ]

    /// "an hour after the bagel, a banana", "20 minutes after my coffee I had a shake": counted from what is named, where something is told of that time.
    private func afterNamed(from start: Int, word place: Int, minutes: Int) -> TimeSpan? {
        guard ["after", "before"].contains(word(place)), ["the", "my"].contains(word(place + 1)), opens(start),
            let end = tokens.indices.dropFirst(place + 3).prefix(2).first(where: {
                [",", "i", "we", "a", "an", "some", "had", "ate", "my", "it", "he", "she", "they"].contains(word($0)) || tokens[$0].kind == .number
            }), end + 1 < tokens.count, case let name = tokens[(place + 2)..<end], name.allSatisfy({ $0.kind == .word }),
            // "… I ran 5 km", "… I weighed 80 kg": nothing eaten.
            !tokens[end...].contains(where: { Self.notEaten.contains($0) })
        else { return nil }
        var when = When()
        when.minutesLater = word(place) == "after" ? minutes : -minutes
        when.laterThan = name.map(\.singular).joined(separator: " ")
        return TimeSpan(tokens: start..<end, kind: .time, when: when)
    }

    func opens(_ start: Int) -> Bool {
        tokens[..<start].allSatisfy { $0.kind == .mark || TimeWords.beforeLater.contains($0) }
    }

    /// "2 hours before that I had toast", "an hour earlier, a coffee": counted back, where something is told of that time.
    private func before(from start: Int, word place: Int, minutes: Int) -> TimeSpan? {
        guard ["before", "earlier", "prior"].contains(word(place)), start == 0 || word(start - 1) != "in" else { return nil }
        let end = word(place) == "prior" && word(place + 1) == "to" ? place + 2 : place + 1
        let pointsBack = word(place) != "earlier" && ["that", "this", "it"].contains(word(end))
        let opens = opens(start)
        let rest = tokens[min(tokens.count, pointsBack ? end + 1 : end)...].drop { $0.kind == .mark }
        guard pointsBack || opens && !rest.isEmpty && ["i", "we", "a", "an", "some", "had"].contains(rest.first?.word) else { return nil }
        guard !opens || rest.contains(where: { $0.kind == .word && !["too", "please", "actually"].contains($0.word) }) else { return nil }
        var when = When()
        when.minutesLater = -minutes
        return TimeSpan(tokens: start..<(pointsBack ? end + 1 : end), kind: .time, when: when)
    }

    /// "grilled", before the name of what was grilled.
    private func isDescribing(_ place: Int) -> Bool { Mentions.describing.contains(tokens[place]) && nameLength(place) < 2 }

    /// "at about 11", "at around 3 so …": an hour, and no count.
    func isRoughHour(_ start: Int) -> Bool {
        start > 1 && ["about", "around", "roughly", "like", "maybe"].contains(word(start - 1)) && word(start - 2) == "at"
    }

    /// "a twix off the ward about 5": an hour, where what was eaten has its number already.
    func isHourAtEnd(_ start: Int, _ end: Int) -> Bool {
        guard end >= tokens.count, start > 2, word(start - 1) == "about", tokens[start - 2].kind == .word, amounts.unit(at: start - 2) == nil,
            let first = tokens.firstIndex(where: { ["a", "an", "my", "another"].contains($0.word) || $0.kind == .number }), first < start - 2
        else { return false }
        return !tokens[..<start].containsOne(of: TimeWords.counting)
    }

    /// "toast and jam around 8, then a salad at noon", "trail mix around 3, the 6 oz bag": an hour where another one, a "then" or a size of what
    /// was had follows; "almonds, around 10, and an apple" is a count.
    func isRoughHourOfMeal(_ start: Int, to end: Int) -> Bool {
        guard start > 1, ["about", "around", "round"].contains(word(start - 1)), tokens[start].kind == .number,
            let hour = tokens[start].value, (1...12).contains(hour), tokens[start - 2].kind == .word
        else { return false }
        if word(end) == "then" || word(end) == "and" && word(end + 1) == "then" { return true }
        guard end < tokens.count, tokens[end].kind == .mark, end + 1 < tokens.count else { return false }
        let next = word(end + 1), rest = tokens[(end + 1)...]
        if next == "then" || next == "and" && word(end + 2) == "then" { return true }
        if ["the", "a"].contains(next), end + 2 < tokens.count, tokens[end + 2].kind == .number, amounts.unit(at: end + 3) != nil { return true }
        return rest.contains { ["noon", "midday", "midnight"].contains($0.word) }
            || rest.indices.dropLast().contains { place in
                ["at", "around", "about"].contains(tokens[place].word)
                    && ((1...12).contains(tokens[place + 1].value ?? 0) || tokens[place + 1].word == "half")
                    && (place + 2 >= tokens.count || tokens[place + 2].kind == .mark || nameLength(place + 2) == 0)
            }
    }

    /// "at 3 in the morning", "at 2 at night": the half of the day that is told behind an hour.
    func partAfter(_ place: Int, _ hour: Int) -> (Int, Int)? {
        guard (1...12).contains(hour) else { return nil }
        if word(place) == "in", word(place + 1) == "the" {
            switch word(place + 2) {
            case "morning": return (hour % 12, place + 3)
            case "night" where hour == 12 || hour < 6: return (hour % 12, place + 3)
            default: return nil
            }
        }
        guard word(place) == "at", word(place + 1) == "night" else { return nil }
        return (hour == 12 || hour < 5 ? hour % 12 : hour + 12, place + 2)
    }

    /// "for tea i had fish fingers", "tea: sausage and mash": the evening meal of many; "2 sugars for my tea" is of the drink.
    func teaAsMeal(at start: Int) -> Int? {
        guard !lexicon.isSpanish, word(start) == "tea", nameLength(start) < 2 else { return nil }
        let next = start + 1
        if start == 0 || word(start - 1) == "chippy", amounts.isMark(next, ":"), next + 1 < tokens.count { return next }
        // "chippy tea, fish and chips": of some, from the fish and chip shop.
        if start > 0, word(start - 1) == "chippy" { return next }
        let isOpen =
            start == 0 || start == 1 && ["my", "our", "and", "then"].contains(word(0)) || amounts.isMark(start - 1, ",")
            || TimeWords.weekdays[word(start - 1)] != nil || ["yesterday", "yesterdays", "night", "nights", "s"].contains(word(start - 1))
        // "my tea: chicken kiev", "…, tea: chilli and rice", "tea a veggie lasagne".
        if isOpen, amounts.isMark(next, ":"), next + 1 < tokens.count { return next }
        if start == 0, ["a", "an"].contains(word(next)), nameLength(next + 1) > 0, !isBesideTea(next + 1) { return next }
        if isOpen, let end = teaThatWas(next) ?? teaListed(start) { return end }
        var before = start - 1
        while before >= 0, ["my", "our", "todays", "the", "me"].contains(word(before)) { before -= 1 }
        guard before >= 0, word(before) == "for", !tokens[max(0, before - 2)..<before].contains(where: { TimeWords.inTea.contains($0.singularWord) }),
            !tokens[..<before].containsOne(of: TimeWords.exchanging)
        else { return nil }
        let ends =
            next >= tokens.count || tokens[next].kind == .mark || TimeWords.subjects.contains(word(next))
            || TimeWords.afterTea.contains(word(next))
            || TimeWords.weekdays[word(next)] != nil
        return ends ? next : nil
    }

    /// "tea was bangers and mash", "tea tonight was lasagne": no drink is that, where no kind of tea follows.
    func teaThatWas(_ next: Int) -> Int? {
        let verb = ["tonight", "today", "yesterday"].contains(word(next)) ? next + 1 : next
        guard ["was", "is"].contains(word(verb)) else { return nil }
        var what = verb + 1
        while what < tokens.count, ["a", "an", "some", "just", "only", "my"].contains(word(what)) || isDescribing(what) { what += 1 }
        // "tea was two fish fingers", "tea was 2 slices of pizza".
        if let (_, end) = amounts.number(at: what) { what = end }
        if nameLength(what) == 0, amounts.unit(at: what) != nil, word(what + 1) == "of" { what += 2 }
        return nameLength(what) > 0 && !TimeWords.inTea.contains(amounts.singularWord(what)) && !TimeWords.teas.contains(word(what)) ? next : nil
    }

    /// No other word tells the evening's meal; a dinner that comes after the breakfast and before the tea, without a lunch, is that of noon.
    private var isTeaMeal: Bool {
        guard let dinner = tokens.firstIndex(where: { ["dinner", "supper"].contains($0.word) }) else { return true }
        return isDinnerOfNoon(dinner)
    }

    /// "breakfast porridge, dinner a sandwich, tea sausage and mash".
    func isDinnerOfNoon(_ place: Int) -> Bool {
        guard word(place) == "dinner", !lexicon.isSpanish, !tokens.contains(where: { ["lunch", "supper"].contains($0.word) }),
            tokens[..<place].contains(where: { ["breakfast", "brekkie"].contains($0.word) })
        else { return false }
        return tokens.indices.dropFirst(place + 1).contains { word($0) == "tea" && tokens[$0 - 1].kind == .mark }
    }

    /// "lunch was soup, tea a nut roast with carrots": the last of the meals of a day, and its food.
    private func teaListed(_ start: Int) -> Int? {
        guard start > 1, amounts.isMark(start - 1, ","), isTeaMeal,
            tokens[..<start].contains(where: { ["breakfast", "brekkie", "lunch"].contains($0.word) })
        else { return nil }
        var what = start + 1
        while what < tokens.count, ["a", "an", "some", "the"].contains(word(what)) || isDescribing(what) { what += 1 }
        if let (_, end) = amounts.number(at: what) { what = end }
        if nameLength(what) == 0, amounts.unit(at: what) != nil, word(what + 1) == "of" { what += 2 }
        return nameLength(what) > 0 && !isBesideTea(what) && !TimeWords.teas.contains(word(what)) ? start + 1 : nil
    }

    /// "tea, 2 biscuits": what is in a cup of it, or had with one.
    private func isBesideTea(_ place: Int) -> Bool {
        let name = tokens[place..<min(tokens.count, place + max(nameLength(place), 1))]
        return name.contains { TimeWords.inTea.contains($0.singularWord) || TimeWords.withTea.contains($0.singularWord) }
    }

    /// "al almuerzo arroz, a la comida sopa": in Colombia the meal after lunch.
    var besideLunch: Bool {
        tokens.contains { ["almuerzo", "almorce", "almorzamos"].contains($0.word) }
            && !tokens.contains { ["cena", "cene", "once", "onces"].contains($0.word) || TimeWords.ofSpain.contains($0.singularWord) }
    }

    /// "eight thirty", "seven forty five pm": the hour and its minutes in words.
    func spokenClock(at start: Int, led: Bool) -> TimeSpan? {
        guard !lexicon.isSpanish, start + 1 < tokens.count, tokens[start].kind == .word, tokens[start + 1].kind == .word,
            let hour = lexicon.numbers[text(start)], (1...12).contains(hour), hour == hour.rounded(),
            let minutes = lexicon.numbers[text(start + 1)], minutes >= 10, minutes < 60
        else { return nil }
        var end = start + 2, minute = Int(minutes)
        if minute >= 20, minute % 10 == 0, word(end) == "five" { (minute, end) = (minute + 5, end + 1) }
        guard minute % 5 == 0 else { return nil }
        if let (shifted, after) = halfDay(end, Int(hour)) {
            return TimeSpan(tokens: start..<after, kind: .time, when: When(minute: shifted * 60 + minute))
        }
        guard led, amounts.unit(at: end) == nil, !amounts.isMark(end, "-"), nameLength(end) == 0 || word(start - 1) == "at" else { return nil }
        return TimeSpan(tokens: start..<end, kind: .time, when: When(minute: guess(Int(hour)) * 60 + minute))
    }

    /// "half an hour ago".
    func halfHourAgo(at start: Int) -> TimeSpan? {
        guard word(start) == "half" else { return nil }
        let hour = ["an", "a"].contains(word(start + 1)) ? start + 2 : start + 1
        guard ["hour", "hr"].contains(amounts.singular(hour)), word(hour + 1) == "ago" else { return nil }
        return TimeSpan(tokens: start..<hour + 2, kind: .time, when: When(minutesAgo: 30))
    }
}

extension TimeWords {
    /// Where these are eaten, "la comida" is at midday whatever was had before it.
    static let ofSpain: WordSet = [
        "bocadillo", "bocata", "patata", "zumo", "judia", "lenteja", "garbanzo", "merluza", "ternera", "melocoton", "gamba", "alubia", "guisante",
        "macarron", "cortado", "merienda",
    ]
    static let mealNames: WordSet = ["breakfast", "lunch", "dinner", "supper", "brunch"]
    /// Follow a tea that is a meal: "for tea tonight", "for tea thats not too heavy".
    static let afterTea: WordSet = [
        "tonight", "yesterday", "today", "tomorrow", "last", "on", "was", "had", "and", "then", "at", "this", "around", "about", "thats", "that",
        "which", "under", "below", "if", "instead",
    ]
    static let withTea: WordSet = [
        "biscuit", "cookie", "digestive", "cake", "scone", "rusk", "shortbread", "oreo", "biscoff", "muffin", "toast", "hobnob",
    ]
    /// Before "about 10" they leave it open what is counted.
    static let counting: WordSet = [
        "handful", "bag", "few", "some", "pack", "packet", "box", "bunch", "was", "were", "is", "it", "be", "total", "weighed", "weigh", "for",
    ]
    static let beforeLater: WordSet = [
        "and", "then", "oh", "also", "plus", "ok", "about", "like", "maybe", "y", "luego", "como", "ah", "pues", "bueno", "tambien", "unos", "unas",
    ]

    /// What stands before a food that is known: "the rice", "mi café", "monday's soup".
    static let pointing: WordSet = [
        "the", "my", "that", "those", "these", "them", "el", "la", "los", "las", "del", "al", "mi", "mis", "ese", "esa", "esos", "esas", "aquel",
        "aquella", "aquellos", "aquellas", "yesterdays", "mondays",
        "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
    ]
}

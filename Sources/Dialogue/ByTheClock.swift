import NLU
import Nutrition

/// Rows told by the clock: "what did I eat between 12 and 3?", "drop what I had at 7", "everything after 6 was actually 8pm".
extension Intents {
    /// The message with its hour as of either half of the day where it tells none, and with the stretch that two hours make.
    static func byTheClock(_ reading: Reading) -> Reading {
        guard ["ask_diary", "delete_entry"].contains(reading.intent.name) else { return reading }
        var reading = reading
        if let stretch = hoursBetween(reading) {
            let days = reading.when.days
            reading.when = stretch
            reading.when.days = days
            reading.amounts.removeAll { $0.unit == nil }
            reading.foods.removeAll { $0.best == nil }
        } else if reading.when.minute != nil, !tellsHalf(reading.words) {
            reading.when.isOfEitherHalf = true
        }
        return reading
    }

    /// "how many calories did I have between 12 and 4?": the rows of that time, with what they come to.
    static func sumByTheClock(_ reading: Reading) -> Request? {
        guard ["ask_summary", "ask_nutrient", "out_of_scope"].contains(reading.intent.name), reading.nutrients.allSatisfy({ $0 == .energy }),
            reading.words.contains(where: ["had", "have", "eat", "ate", "did", "comi", "tome", "consumi", "lleve"].contains), reading.meals.isEmpty,
            var when = hoursBetween(reading)
        else { return atHour(reading) }
        when.days = reading.when.days
        return .askDiary(when)
    }

    /// "cuánto fue la refacción de las 10", "cuántas calorías después de las 6", "how much was the 10 o'clock snack": the rows of that hour.
    private static func atHour(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.when.minute != nil, reading.foods.allSatisfy({ $0.best == nil }), words.count <= 9, reading.when.days?.count ?? 1 == 1,
            ["cuanto", "cuanta", "how"].contains(words.first { !["y", "and", "so"].contains($0) }), reading.nutrients.allSatisfy({ $0 == .energy }),
            reading.activity == nil,
            words.isDisjoint(with: ["left", "queda", "quedan", "should", "can", "need", "burn", "queme", "weigh", "water", "agua"]),
            reading.when.bound != nil || words.contains("de") || words.contains("at"), reading.when.meal == nil || reading.when.meal == .snack
        else { return nil }
        var when = reading.when
        when.meal = nil
        return .askDiary(when)
    }

    /// "what did I eat after lunch?", "delete everything since dinner", "borra lo de antes del almuerzo": what came after a meal, or before it.
    static func besideMeal(_ reading: Reading) -> Request? {
        let words = reading.words
        guard ["ask_diary", "delete_entry", "ask_summary", "ask_nutrient", "ask_insight"].contains(reading.intent.name), reading.when.minute == nil,
            reading.when.meal == nil, reading.meals.isEmpty, reading.when.days?.count ?? 1 == 1, reading.activity == nil,
            reading.foods.isEmpty || reading.intent.name == "delete_entry" && reading.foods.allSatisfy { $0.best != nil && !$0.negated },
            let mark = words.lastIndex(where: later.union(earlier).subtracting(["from", "past"]).union(["post", "tras"]).contains),
            let named = words[(mark + 1)...].first(where: { !["the", "my", "that", "having", "de", "del", "la", "el", "mi"].contains($0) }),
            let meal = mealsEaten[named], words.last == named || besideMeals.contains(words[words.count - 1])
        else { return nil }
        var when = When(days: reading.when.days, meal: meal)
        when.bound = earlier.contains(words[mark]) ? .before : .after
        if reading.intent.name == "delete_entry" {
            let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
            // Of all rows only where all are told.
            guard !named.isEmpty || reading.all || words.contains(where: rowsAtHour.contains) else { return nil }
            return .delete(Selection(foods: named, when: when, all: named.isEmpty))
        }
        let asksEaten = reading.intent.name == "ask_diary" || words.contains(where: Vocabulary[.eating].union(["had", "ate", "come"]).contains)
        guard asksEaten || !reading.nutrients.isEmpty else { return nil }
        if reading.nutrients.allSatisfy({ $0 == .energy }) { return .askDiary(when) }
        return .askSummary(when, nutrients: reading.nutrients)
    }

    static let mealsEaten: [String: Meal] = [
        "breakfast": .breakfast, "lunch": .lunch, "dinner": .dinner, "supper": .dinner, "desayuno": .breakfast, "almuerzo": .lunch, "cena": .dinner,
        "merienda": .snack, "desayunar": .breakfast, "almorzar": .lunch, "cenar": .dinner, "merendar": .snack, "comer": .lunch, "comida": .lunch,
    ]
    private static let besideMeals = Set(Word.split("today please now yesterday hoy ayer por favor so far had i have eat ate"))

    /// "everything after 6 was actually 8pm", "what I had at 7 was at 9", "lo de después de las 6 fue a las 8", "move everything after 6 to 8pm".
    static func movedByTheClock(_ reading: Reading) -> Request? {
        let words = reading.words
        guard !reading.text.hasSuffix("?"), (5...16).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.meals.isEmpty,
            let turn = words.firstIndex(where: turning.contains)
                ?? (["move", "shift", "change", "pasa", "mueve", "cambia", "pon"].contains(words[0])
                    ? words.lastIndex(where: ["to", "a"].contains) : nil),
            turn > 2, words[..<turn].contains(where: rowsAtHour.contains), let from = hour(words[..<turn]), let to = hour(words[turn...], bare: true),
            words[turn...].allSatisfy({ besideHour.contains($0) || clock($0) != nil })
        else { return nil }
        var source = When(days: reading.when.days, minute: from.minute), target = When(minute: to.minute)
        let head = words[..<turn]
        source.bound = head.contains(where: later.contains) ? .after : head.contains(where: earlier.contains) ? .before : nil
        if !from.isSure { source.isOfEitherHalf = true }
        if !to.isSure { target.isOfEitherHalf = true }
        return .move(Selection(when: source, all: true), to: target)
    }

    /// "between 12 and 3", "entre las 12 y las 3", "from 1 to 4pm": from when to when.
    private static func hoursBetween(_ reading: Reading) -> When? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.dates.count < 2, reading.when.days?.count ?? 1 == 1,
            let opening = words.firstIndex(where: ["between", "entre", "from", "de", "desde"].contains),
            let joint = words[opening...].firstIndex(where: ["and", "y", "to", "till", "until", "a", "hasta"].contains), joint - opening <= 4,
            let from = hour(words[(opening + 1)..<joint], bare: true), let to = hour(words[(joint + 1)...].prefix(3), bare: true)
        else { return nil }
        let isEither = !from.isSure && !to.isSure
        // "between 12 and 3pm": both of that half, or the hour before it.
        let start = from.isSure ? from.minute : to.isSure ? [from.minute, (from.minute + 720) % 1440].filter { $0 < to.minute }.max() : nil
        let first = start ?? from.minute
        let end = to.isSure ? to.minute : [to.minute % 720, to.minute % 720 + 720].first { $0 > first } ?? to.minute
        guard end != first else { return nil }
        var when = When(minute: first)
        (when.bound, when.until) = (.after, end)
        if isEither { when.isOfEitherHalf = true }
        return when
    }

    /// The only hour of some words, and whether they tell its half of the day.
    static func hour(_ words: ArraySlice<String>, bare: Bool = false) -> (minute: Int, isSure: Bool)? {
        guard let place = words.firstIndex(where: { clock($0) != nil }), let hour = clock(words[place]),
            bare || place > words.startIndex && beforeHour.contains(words[place - 1])
                || words[place].last.map { !$0.isNumber } ?? false
        else { return nil }
        let next = place + 1 < words.endIndex ? words[place + 1] : ""
        let minutes = next.utf8.count == 2 ? Int(next).flatMap { (0..<60).contains($0) ? $0 : nil } ?? 0 : 0
        let isPM = words.contains(where: afternoon.contains) || words[place].hasSuffix("pm")
        let isAM = words.contains(where: morning.contains) || words[place].hasSuffix("am")
        let whole = hour == 24 ? 0 : isPM && hour < 12 ? hour + 12 : isAM && hour == 12 ? 0 : hour
        return (whole * 60 + minutes, isPM || isAM || hour > 12 || hour == 0)
    }

    /// "7", "8pm": the hour, as told.
    static func clock(_ word: String) -> Int? {
        let digits = word.prefix { $0.isNumber }, rest = word.dropFirst(digits.count)
        guard ["", "am", "pm"].contains(rest), digits.count <= 2, let hour = Int(digits), (0...24).contains(hour) else { return nil }
        return hour
    }

    /// Whether a message says of which half of the day its hour is.
    static func tellsHalf(_ words: [String]) -> Bool {
        words.contains { word in
            morning.contains(word) || afternoon.contains(word)
                || word.first?.isNumber == true && (word.hasSuffix("m") || (Int(word) ?? 0) > 12 && (Int(word) ?? 0) <= 24 || word.hasPrefix("0"))
        }
    }

    private static let afternoon = Set(Word.split("pm p tarde noche anoche evening afternoon night tonight noon midday mediodía"))
    private static let morning = Set(Word.split("am mañana madrugada morning midnight medianoche"))
    private static let turning = Set(Word.split("was were is fue fueron era eran es"))
    private static let rowsAtHour = Set(
        Word.split("everything all anything what whatever stuff thing things one ones todo toda todos lo la los las cosa cosas"))
    private static let later = Set(Word.split("after past since from después desde partir pasadas"))
    private static let earlier = Set(Word.split("before until till antes hasta"))
    private static let beforeHour = Set(
        Word.split("after past since from before until till at around about by las la the to a antes hasta desde like"))
    static let besideHour = turning.union(afternoon).union(morning).union(
        Word.split(
            "actually really at around about by to a las la in the fact de en realidad more like closer oclock o clock wrong sorry both all not no should be eran más bien"
        ))
}

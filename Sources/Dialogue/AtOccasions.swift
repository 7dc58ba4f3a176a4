import NLU
import Nutrition

/// What food was told to go with, where no meal and no hour is told: "2 gels on the bike", "crisps after school", "before it I had toast", after a run.
public enum Occasion: String, Sendable, Hashable, Codable {
    /// At sport, on the way, at a break, or what was asked for as a snack: of no meal, unless it is one by itself.
    case between
    /// At school: told in the evening, of noon.
    case school
    /// At work or after it: something light is of no meal.
    case work
    /// Before or after sport that was done in the morning, or at noon.
    case morning, noon
    /// Something light is no more of the evening's meal: "evening tea with biscuits".
    case evening
}

extension Plan {
    mutating func setOccasion(_ understanding: Understanding, _ tracker: Tracker) {
        let words = Word.split(understanding.text)
        guard !understanding.text.hasSuffix("?"), requests.contains(where: { if case .logFood = $0 { true } else { false } }) else { return }
        guard let occasion = besideSport(words, tracker) ?? Self.occasion(words) ?? (tracker.askedForSnack ? .between : nil) else { return }
        for place in requests.indices {
            guard case .logFood(var log) = requests[place] else { continue }
            log.occasion = occasion
            requests[place] = .logFood(log)
        }
    }

    /// "before it I had a banana", "a turkey sandwich after": of the hour of the sport that was told.
    private func besideSport(_ words: [String], _ tracker: Tracker) -> Occasion? {
        guard let sport = tracker.outing, let minute = Self.hour(sport), let place = words.firstIndex(where: Self.besides.contains),
            words.allSatisfy({ !["breakfast", "lunch", "dinner", "desayuno", "almuerzo", "cena"].contains($0) })
        else { return nil }
        let next = words[(place + 1)...].prefix(2), isBefore = Self.before.contains(words[place])
        // Food that was told since is what comes after.
        if ["log_food", "correct", "move_entry", "copy_entries"].contains(tracker.lastAction ?? ""),
            !words[place...].contains(where: Self.sports.contains)
        {
            return nil
        }
        // "after", alone, ends what it tells or opens it; "before bed" is of another time.
        guard
            place == 0 || place + 1 == words.count || next.contains(where: Self.pointing.contains)
                || ["beforehand", "afterwards"].contains(words[place])
                || place <= 1 && ["y", "al"].contains(words[0]) || ["with", "con"].contains(next.first ?? "")
        else { return nil }
        // Of the evening and the afternoon the clock of the food tells: a shake is no dinner.
        return switch Meal(minute: isBefore ? max(minute - 45, 240) : minute + 75) {
        case .breakfast: .morning
        case .lunch: .noon
        default: nil
        }
    }

    private static let before: Set<String> = ["before", "beforehand", "antes", "previo", "pre"]
    private static let besides = before.union([
        "after", "afterwards", "afterward", "despues", "luego", "post", "salir", "terminar", "acabar", "volver",
    ])
    private static let pointing: Set<String> = [
        "it", "that", "this", "the", "my", "eso", "esto", "ello", "run", "ride", "de", "del", "workout", "training", "gym", "session", "setting",
        "heading", "leaving", "going", "starting", "exercise", "entreno", "entrenar", "un", "una", "me",
    ]

    /// The minute at which sport was done, by the words that told it: "6am erg session", "a 5k run at lunch", "esta mañana corrí".
    private static func hour(_ words: [String]) -> Int? {
        for (place, word) in words.enumerated() {
            let digits = word.prefix { $0.isNumber }, half = word.dropFirst(digits.count)
            let told = half.isEmpty && place + 1 < words.count ? words[place + 1] : String(half)
            // "5:30am": the hour stands before its minutes.
            let number = Int(digits), hour = number.map { (1...12).contains($0) } ?? false ? number : place > 0 ? Int(words[place - 1]) : nil
            if number != nil, let hour, (1...12).contains(hour), ["am", "pm"].contains(told) { return (hour % 12 + (told == "pm" ? 12 : 0)) * 60 }
        }
        return words.lazy.compactMap { hours[$0] }.first
    }

    private static let hours: [String: Int] = [
        "morning": 480, "manana": 480, "temprano": 420, "breakfast": 480, "lunch": 750, "lunchtime": 750, "noon": 720, "midday": 720, "mediodia": 780,
        "afternoon": 960, "evening": 1110, "tonight": 1110, "noche": 1230,
    ]

    /// What was done when it was eaten: a word of place or time, and within three words what was done.
    private static func occasion(_ words: [String]) -> Occasion? {
        if let place = words.firstIndex(of: "evening"),
            place == 0 || ["for", "my", "an", "and", "then", "plus", "oh", "had"].contains(words[place - 1]),
            words.isDisjoint(with: ["meal", "yesterday", "last"])
        {
            return .evening
        }
        if words.contains(where: ["recess", "recreo", "hypo", "hipo", "hipoglucemia"].contains) { return .between }
        // "mate todo el día y 4 medialunas".
        if zip(words, words.dropFirst()).contains(where: { $0 == "all" && ["day", "afternoon"].contains($1) }) || saysAllDay(words) {
            return .between
        }
        for (place, word) in words.enumerated() {
            guard leading.contains(word), place + 1 < words.count else { continue }
            let near = words[(place + 1)...].prefix(4)
            guard let end = near.firstIndex(where: { !small.contains($0) }) else { continue }
            if works.contains(words[end]) { return .work }
            if schools.contains(words[end]) {
                return ["after", "despues", "tras", "salir", "saliendo", "salida", "from", "volviendo"].contains(word) ? .between : .school
            }
            // "on the morning ride": what kind of it.
            let named = words[end...].prefix(2)
            if named.contains(where: sports.contains) { return .between }
        }
        return nil
    }

    private static func saysAllDay(_ words: [String]) -> Bool {
        words.indices.dropFirst(2).contains { place in
            ["todo", "toda"].contains(words[place - 2]) && ["el", "la"].contains(words[place - 1]) && ["dia", "tarde"].contains(words[place])
        }
    }

    private static let leading = Set(
        Word.split(
            """
            on during at in mid before after pre post between halfway through from en durante antes después tras al post pre saliendo salir salida
            volviendo entre while mientras cuando
            """))
    private static let small = Set(Word.split("the my a an our this of de del el la los las mi una un al salir volver ir bit long big short quick"))
    private static let schools = Set(
        Word.split(
            "school cole colegio escuela insti instituto liceo kindergarten uni university universidad facu facultad college clase clases class"))
    private static let works = Set(Word.split("work office trabajo oficina curro laburo pega chamba tienda taller"))
    private static let sports = Set(
        Word.split(
            """
            bike ride run jog walk hike gym workout training match game practice practise swim swimming pool yoga pilates football tennis race marathon
            cycling running sets rowing erg climb climbing trail halftime bici bicicleta carrera caminata gimnasio gym gimnasia entreno entrenamiento
            hiking jogging exercising skiing trekking rambling pedaleaba corría caminaba entrenaba nadaba pedaleando corriendo caminando entrenando
            entrenar correr nadar pedalear partido crossfit pesas natación fútbol ejercicio excursión senderismo marcha rodada salida ruta
            """))
}

extension Intents {
    /// "tea with milk and 2 sugars as well": one thing, and what was in it.
    static func isDrinkWith(_ reading: Reading) -> Bool {
        guard reading.foods.count < 4, let name = reading.foods.first.flatMap({ Word.split($0.said).last }),
            let place = reading.words.firstIndex(of: name), place + 1 < reading.words.count
        else { return false }
        return ["with", "con", "w"].contains(reading.words[place + 1]) && ["well", "too", "tambien"].contains(reading.words.last)
    }
}

import NLU
import Nutrition

/// Takes the words of a reminder apart: when it comes, and what is left is what it is of.
///
/// "remind me every evening to log dinner", "recuérdame tomar agua cada 2 horas". Times may stand before and behind;
/// what is of them is crossed out word by word.
struct ReminderWording {
    private(set) var wish = ReminderWish()
    /// Whether any word orders or names a reminder.
    let isOfReminders: Bool
    private let written: [String]
    /// Folded, without marks.
    let words: [String]
    private var crossed: Set<Int> = []

    init(_ text: String) {
        let pieces = text.split(whereSeparator: { " \n".contains($0) }).map(String.init)
        let cores = pieces.map { piece in
            String(String.UnicodeScalarView(piece.lowercased().unicodeScalars.map(Word.folded))).filter { !"¿?¡!.,;\"'()’".contains($0) }
        }
        // "7.30" keeps its point, "6pm." does not.
        let times = zip(pieces, cores).map { piece, core in
            let plain = piece.lowercased().replacing(".", with: ":")
            return core.allSatisfy(\.isNumber) && core.count > 2 && plain.contains(":") ? String(plain.drop { !$0.isNumber }) : core
        }
        (written, words) = (pieces, times)
        isOfReminders = words.contains(where: Self.names)
        readTimes()
        readWhat()
    }

    private func has(_ place: Int, _ choices: Set<String>) -> Bool { words.indices.contains(place) && choices.contains(words[place]) }

    private mutating func cross(_ range: Range<Int>) { crossed.formUnion(range) }

    // MARK: When

    private mutating func readTimes() {
        var place = 0
        while place < words.count {
            if let end = repeated(place) ?? later(place) ?? clock(place) ?? dayOrPart(place) {
                cross(place..<end)
                place = end
            } else {
                place += 1
            }
        }
    }

    /// "every day", "each evening", "every 2 hours", "los lunes y jueves", "on weekdays", "daily".
    private mutating func repeated(_ start: Int) -> Int? {
        if has(start, Self.daily) { wish.weekdays = Set(1...7); return start + 1 }
        if has(start, ["a"]), has(start + 1, ["diario"]) { wish.weekdays = Set(1...7); return start + 2 }
        if has(start, ["hourly"]) { wish.every = 60; return start + 1 }
        var place = start
        if has(place, ["on", "every", "each", "cada", "los", "las", "todos", "todas", "de"]) { place += 1 }
        let isEvery = place > start && has(start, ["every", "each", "cada", "todos", "todas"])
        if isEvery, has(place, ["los", "las", "single"]) { place += 1 }
        if isEvery, let (minutes, end) = span(place) { wish.every = minutes; return end }
        if isEvery, has(place, ["day", "dia", "dias"]) { wish.weekdays = Set(1...7); return dayOrPart(place + 1) ?? place + 1 }
        if isEvery, let part = Self.part(words, place) {
            wish.weekdays = Set(1...7)
            wish.part = part.part
            return part.end
        }
        if has(place, ["weekday", "weekdays", "workday", "workdays"]) { wish.weekdays = Set(1...5); return place + 1 }
        if has(place, ["weekend", "weekends"]) { wish.weekdays = [6, 7]; return place + 1 }
        if has(place, ["entre"]), has(place + 1, ["semana"]) { wish.weekdays = Set(1...5); return place + 2 }
        if has(place, ["fines"]), has(place + 2, ["semana"]) { wish.weekdays = [6, 7]; return place + 3 }
        // "monday to friday", "de lunes a viernes".
        if let first = weekday(place), has(place + 1, ["to", "through", "a"]), let last = weekday(place + 2), first.day < last.day {
            wish.weekdays = Set(first.day...last.day)
            return place + 3
        }
        guard let first = weekday(place), isEvery || first.isPlural || has(start, ["los"]) else { return nil }
        wish.weekdays.insert(first.day)
        place += 1
        while true {
            let next = has(place, ["and", "y", "e", "&"]) ? place + 1 : place
            guard let more = weekday(next) else { return place }
            wish.weekdays.insert(more.day)
            place = next + 1
        }
    }

    /// "in 20 minutes", "en media hora", "later".
    private mutating func later(_ start: Int) -> Int? {
        // "snooze it for 20 minutes"; a walk for so long is what it is of.
        if has(start, ["in", "en", "within", "dentro"]) || has(start, ["for"]) && words.contains("snooze") {
            let place = has(start, ["dentro"]) && has(start + 1, ["de"]) ? start + 2 : start + 1
            if let (minutes, end) = span(place) { wish.later = minutes; return end }
            if has(place, ["a", "un"]), has(place + 1, ["bit", "while", "rato", "ratito"]) { wish.later = 60; return place + 2 }
            return nil
        }
        if has(start, ["later", "luego", "despues"]), start == words.count - 1 || has(start + 1, ["to", "que", "de", "on"]) {
            wish.later = 60
            return start + 1
        }
        guard has(start, ["mas"]), has(start + 1, ["tarde"]) else { return nil }
        wish.later = 60
        return start + 2
    }

    /// Minutes of "2 hours", "half an hour", "an hour and a half", "90 minutes", "hora".
    private func span(_ start: Int) -> (minutes: Int, end: Int)? {
        var place = start, count = 1.0
        if has(place, ["half", "media", "medio"]) {
            count = 0.5
            place += has(place + 1, ["an", "a"]) ? 2 : 1
        } else if let number = number(place) {
            (count, place) = (number, place + 1)
        }
        guard words.indices.contains(place) else { return nil }
        var unit = words[place]
        // "2h", "30min".
        let digits = unit.prefix(while: \.isNumber)
        if !digits.isEmpty, let number = Double(digits) { (count, unit) = (number, String(unit.dropFirst(digits.count))) }
        if ["hour", "hours", "hr", "hrs", "hora", "horas", "h"].contains(unit) {
            let half = has(place + 1, ["and", "y"]) ? (has(place + 2, ["media"]) ? 3 : has(place + 2, ["a"]) && has(place + 3, ["half"]) ? 4 : 0) : 0
            return (Int(count * 60) + (half > 0 ? 30 : 0), place + max(half, 1))
        }
        guard ["minute", "minutes", "min", "mins", "minuto", "minutos"].contains(unit) else { return nil }
        return (Int(count), place + 1)
    }

    /// "at 7", "7:30pm", "a las 6 de la tarde", "noon"; several may follow.
    private mutating func clock(_ start: Int) -> Int? {
        var place = start
        let isLed = has(place, ["at", "by", "around", "about", "@", "a", "sobre", "tipo", "for", "para", "al", "to"])
        if isLed { place += 1 }
        if isLed, has(place, ["around", "about", "eso", "the"]) { place += has(place, ["eso"]) && has(place + 1, ["de"]) ? 2 : 1 }
        let article = has(place, ["las", "la"])
        if article { place += 1 }
        if has(place, ["noon", "midday", "mediodia"]) { wish.clocks.append(.init(minute: 720, isOfEitherHalf: false)); return place + 1 }
        if has(place, ["midnight", "medianoche"]) { wish.clocks.append(.init(minute: 1439, isOfEitherHalf: false)); return place + 1 }
        // "to 9" is an hour where a reminder is moved, "a 9" is none.
        let mayBeBare = article || has(start, ["at", "by", "around", "about", "@", "tipo", "to"])
        guard let first = hour(place), mayBeBare || first.isSure else { return nil }
        var clocks = [first]
        place = first.end
        while has(place, ["and", "y", "&"]) {
            let next = has(place + 1, ["at", "a"]) ? place + 2 : place + 1
            guard let more = hour(has(next, ["las", "la"]) ? next + 1 : next) else { break }
            clocks.append(more)
            place = more.end
        }
        wish.clocks += clocks.map { .init(minute: $0.minute, isOfEitherHalf: !$0.isSure) }
        return place
    }

    /// An hour with its minutes and half of the day.
    private func hour(_ start: Int) -> (minute: Int, isSure: Bool, end: Int)? {
        guard words.indices.contains(start) else { return nil }
        var end = start + 1, word = words[start], isSure = false, half: Int?
        for (mark, value) in [("am", 0), ("pm", 12), ("a:m", 0), ("p:m", 12), ("hs", -1), ("h", -1)]
        where word.hasSuffix(mark) && word.first?.isNumber == true {
            word = String(word.dropLast(mark.count))
            isSure = true
            if value >= 0 { half = value }
            break
        }
        let parts = word.split(separator: ":").map(String.init)
        guard let hours = parts.first.flatMap({ Int($0) }) ?? number(start).map({ Int($0) }), (0...24).contains(hours), parts.count <= 2 else {
            return nil
        }
        var minutes = parts.count == 2 ? Int(parts[1]) ?? -1 : 0
        guard (0..<60).contains(minutes) else { return nil }
        if parts.count == 2 { isSure = isSure || hours > 12 || word.first == "0" }
        if has(end, ["y"]), has(end + 1, ["media", "cuarto"]) { (minutes, end) = (words[end + 1] == "media" ? 30 : 15, end + 2) }
        if has(end, ["am", "pm", "a:m", "p:m"]) { (half, end) = (words[end].hasPrefix("a") ? 0 : 12, end + 1) }
        if has(end, ["h", "hs", "hrs", "horas", "oclock", "en"]), has(end, ["en"]) == has(end + 1, ["punto"]) { end += has(end, ["en"]) ? 2 : 1 }
        if half == nil, let part = Self.part(words, end) { (half, end) = (part.part == .morning ? 0 : 12, part.end) }
        if let half { return ((hours % 12 + half) * 60 + minutes, true, end) }
        return (hours % 24 * 60 + minutes, isSure || hours > 12 || hours == 0, end)
    }

    private mutating func dayOrPart(_ start: Int) -> Int? {
        if has(start, ["tonight"]) { wish.isAtNight = true; return start + 1 }
        if has(start, ["today", "hoy"]) { return dayOrPart(start + 1) ?? start + 1 }
        if has(start, ["tomorrow", "tmrw", "tmr"]) { return dayOrPart(start + 1) ?? start + 1 }
        if has(start, ["pasado"]), has(start + 1, ["manana"]) { return dayOrPart(start + 2) ?? start + 2 }
        if let part = Self.part(words, start) {
            wish.part = part.part
            if words[start..<part.end].contains(where: ["night", "noche", "bed", "bedtime", "dormir", "dormirme", "acostarme"].contains) {
                wish.isAtNight = true
            }
            return part.end
        }
        if has(start, ["manana"]) { return dayOrPart(start + 1) ?? start + 1 }
        // "on monday", "el viernes": which day that is the reader knows.
        let place = has(start, ["on", "this", "next", "el", "este", "proximo"]) ? start + 1 : start
        guard let day = weekday(place), !day.isPlural else { return nil }
        return dayOrPart(place + 1) ?? place + 1
    }

    /// "in the morning", "por la tarde", "evening", "at night", "before bed".
    private static func part(_ words: [String], _ start: Int) -> (part: PartOfDay, end: Int)? {
        func has(_ place: Int, _ choices: Set<String>) -> Bool { words.indices.contains(place) && choices.contains(words[place]) }
        var place = start
        if has(place, ["before", "antes"]), has(place + 1, ["bed", "bedtime", "sleep", "de"]) {
            place += has(place + 1, ["de"]) ? 2 : 1
            return has(place, ["bed", "bedtime", "sleep", "dormir", "dormirme", "acostarme"]) ? (.evening, place + 1) : nil
        }
        if has(place, ["in", "at", "por", "en", "de", "a", "this", "esta", "todas"]) { place += 1 }
        if has(place, ["the", "la", "las"]) { place += 1 }
        guard words.indices.contains(place), let part = parts[words[place]] else { return nil }
        // "mañana" alone is tomorrow.
        guard words[place] != "manana" || place > start else { return nil }
        return (part, place + 1)
    }

    private func weekday(_ place: Int) -> (day: Int, isPlural: Bool)? {
        guard words.indices.contains(place) else { return nil }
        let word = words[place]
        if let day = Self.spanishDays.firstIndex(of: word) { return (day + 1, false) }
        if ["sabados", "domingos"].contains(word) { return (word == "sabados" ? 6 : 7, true) }
        guard
            let day = Self.englishDays.firstIndex(where: {
                word == $0 || word == $0 + "s" || word.count >= 3 && word == $0.prefix(3) && word != "sun"
            })
        else {
            return nil
        }
        return (day + 1, word.hasSuffix("days"))
    }

    private func number(_ place: Int) -> Double? {
        guard words.indices.contains(place) else { return nil }
        return SmallCount.of(words[place]) ?? Self.numbers[words[place]]
    }

    // MARK: What

    private mutating func readWhat() {
        guard let trigger = words.indices.first(where: { Self.names(words[$0]) }) else { return }
        func left(_ range: Range<Int>) -> [Int] {
            var places = range.filter { !crossed.contains($0) }
            while let first = places.first, Self.fillers.contains(words[first]) { places.removeFirst() }
            while let last = places.last, Self.courtesies.contains(words[last]) { places.removeLast() }
            return places
        }
        var end = trigger + 1
        while has(end, ["me", "set"]) { end += 1 }
        var places = left(end..<words.count)
        if places.isEmpty { places = left(0..<trigger) }
        let said = places.map { written[$0] }.joined(separator: " ")
        wish.what = String(String(said.reversed().drop { ".,;!?:".contains($0) }.reversed()).prefix(Reminder.longest))
        wish.isToLog = places.contains { Self.logging.contains(words[$0]) } || places.count <= 1
    }

    /// The words of what is meant of those that stand: "cancel the water reminder".
    var chosen: [String] {
        words.indices.filter { !crossed.contains($0) && !Self.names(words[$0]) }.map { words[$0] }
            .filter { !Self.fillers.contains($0) && !Self.courtesies.contains($0) && !Self.orders.contains($0) && !$0.allSatisfy(\.isNumber) }
    }

    /// Whether a word orders a reminder, or is one.
    static func names(_ word: String) -> Bool {
        nouns.contains(word) || verbs.contains(word) || spanishStems.contains { word.hasPrefix($0) && word.count <= $0.count + 5 }
    }

    // MARK: Words

    private static let nouns: Set<String> = [
        "reminder", "reminders", "recordatorio", "recordatorios", "alarm", "alarms", "alarma", "alarmas", "aviso", "avisos", "alert", "alerts",
        "notification", "notifications", "notificacion", "notificaciones", "nudge", "ping", "alerta", "alertas", "mensaje", "mensajes",
    ]
    private static let verbs: Set<String> = [
        "remind", "reminds", "reminding", "reminded", "remindme", "reming", "remid", "notify", "prompt", "poke", "buzz", "snooze", "forget", "alert",
        "recordarme", "avisarme", "recuerda", "recuerde", "olvide", "olvido", "text", "message", "shout",
    ]
    private static let spanishStems = [
        "recuerdam", "recuerdem", "recordam", "recordadm", "acuerdam", "acuerdem", "acordam", "acordar", "avisam", "avisem", "notificam",
    ]
    private static let daily: Set<String> = ["daily", "diario", "diariamente", "diaria", "nightly", "everyday"]
    private static let logging: Set<String> = [
        "log", "logging", "record", "enter", "write", "track", "note", "diary", "fill", "apuntar", "anotar", "registrar", "apunte", "anote",
        "registre",
        "diario", "apuntes", "anotes",
    ]
    private static let fillers: Set<String> = [
        "to", "that", "about", "of", "for", "me", "i", "have", "need", "should", "must", "please", "can", "could", "you", "would", "will", "set", "a",
        "an", "the", "my", "add", "create", "make", "new", "send", "give", "up", "want", "id", "like", "and", "so", "dont", "let", "be", "schedule",
        "when", "its", "time", "que", "de", "para", "por", "favor", "tengo", "debo", "un", "una", "el", "la", "mi", "pon", "ponme", "poneme", "crea",
        "mandame", "enviame", "hazme", "haceme", "quiero", "puedes", "podrias", "y", "se", "no", "oye", "hey", "pls", "plz", "con", "al", "on", "at",
        "hay", "cuando", "sea", "hora", "te", "pido", "daily", "weekly", "some", "any", "im", "am",
    ]
    private static let courtesies: Set<String> = [
        "please", "pls", "plz", "thanks", "thx", "ty", "favor", "por", "porfa", "gracias", "ok", "okay", "vale", "instead", "too",
    ]
    private static let orders: Set<String> = [
        "cancel", "delete", "remove", "stop", "off", "turn", "switch", "drop", "clear", "kill", "change", "move", "push", "cancela", "quita", "borra",
        "elimina", "desactiva", "apaga", "cambia", "pasa", "mueve", "ya", "lo", "it", "all", "todos", "todas", "los", "las", "every", "that",
        "them", "one", "ese", "esa", "eso", "no", "more", "mas", "mis", "adelanta", "atrasa", "mejor", "better", "actually", "make",
    ]
    private static let parts: [String: PartOfDay] = [
        "morning": .morning, "mornings": .morning, "manana": .morning, "mananas": .morning, "madrugada": .morning, "afternoon": .afternoon,
        "afternoons": .afternoon, "tarde": .afternoon, "tardes": .afternoon, "evening": .evening, "evenings": .evening, "night": .evening,
        "nights": .evening, "noche": .evening, "noches": .evening, "bedtime": .evening, "noon": .noon, "mediodia": .noon,
    ]
    private static let englishDays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    private static let spanishDays = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"]
    /// Those that a span or an hour is told by, beside the small counts.
    private static let numbers: [String: Double] = [
        "a": 1, "an": 1, "once": 11, "quince": 15, "fifteen": 15, "veinte": 20, "twenty": 20, "treinta": 30, "thirty": 30,
    ]
}

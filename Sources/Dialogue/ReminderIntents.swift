import NLU
import Nutrition

/// "remind me to drink water at 6", "¿qué recordatorios tengo?", "cancel the lunch reminder", "make it 7" right after one was set.
extension Intents {
    static func reminders(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, isSpokenOf = tracker.lastAction == Reminder.deed
        guard reading.intent.name == "set_reminder" || isSpokenOf || tracker.remindedAt != nil, words.count <= 40 else { return nil }
        let wording = ReminderWording(reading.text)
        if wording.isOfReminders {
            // What tells of goals is a notice; "turn off reminders" is of those where there are any.
            if let own = reading.own {
                guard case .notice(let mention) = own, mention.isOn != true, mention.kind == nil, tracker.remindedAt != nil,
                    !Vocabulary.says(.goal, words), reading.nutrients.isEmpty
                else { return nil }
            }
            guard reading.intent.name == "set_reminder" || wording.words.contains(where: { ordersNaming($0) || $0 == "snooze" }) else { return nil }
            return [.keep(.remind(order(wording, reading, isSpokenOf)))]
        }
        if isSpokenOf, wording.words.count <= 4, ["which", "cual", "cuales"].contains(wording.words.first) { return [.keep(.remind(.list))] }
        guard isSpokenOf, tracker.question == nil, words.count <= 8, reading.foods.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?")
        else {
            return nil
        }
        if takesOff(wording.words) {
            return [.keep(.remind(.cancel(ReminderChoice(words: [], all: wording.words.contains(where: everything.contains)))))]
        }
        // "no, at 7", "mejor a las 8", "every day".
        let wish = wish(wording, reading)
        guard wish.tellsTime, wording.chosen.count <= 1 else { return nil }
        return [.keep(.remind(.change(ReminderChoice(), wish)))]
    }

    private static func order(_ wording: ReminderWording, _ reading: Reading, _ isSpokenOf: Bool) -> ReminderOrder {
        let words = wording.words, wish = wish(wording, reading)
        let choice = ReminderChoice(words: wording.chosen, all: words.contains(where: everything.contains) && !wish.tellsTime)
        let isNamed = words.contains(where: ordersNaming)
        if takesOff(words), isNamed || words.contains(where: { $0 == "reminding" || $0.hasPrefix("recuerde") || $0.hasPrefix("avises") }) {
            return .cancel(choice)
        }
        if isNamed, !wish.tellsTime, asks(reading, words) || wording.chosen.isEmpty && wish.what.isEmpty && wish.meal == nil { return .list }
        if isNamed, words.contains(where: changing.contains), wish.tellsTime { return .change(choice, wish) }
        if let later = wish.later, wish.what.isEmpty || words.contains(where: ["again", "snooze", "otra"].contains),
            isSpokenOf || words.contains("snooze")
        {
            return .again(minutes: later)
        }
        if words.contains("snooze") { return .again(minutes: 10) }
        return .set(wish)
    }

    /// With what the reader knows of days and meals.
    private static func wish(_ wording: ReminderWording, _ reading: Reading) -> ReminderWish {
        var wish = wording.wish
        if wish.weekdays.isEmpty { wish.day = reading.when.day }
        wish.meal = reading.when.meal
        // "change it to 9".
        if wish.clocks.isEmpty, wording.words.contains(where: changing.contains), let hour = reading.amounts.only?.quantity, (1...24).contains(hour) {
            wish.clocks = [.init(minute: Int(hour) % 24 * 60, isOfEitherHalf: hour <= 12)]
        }
        return wish
    }

    private static func asks(_ reading: Reading, _ words: [String]) -> Bool {
        reading.text.hasSuffix("?")
            || ["what", "which", "show", "list", "que", "cuales", "muestra", "muestrame", "lista", "ver", "dime", "tell", "my", "mis"]
                .contains(words.first ?? "")
    }

    private static func takesOff(_ words: [String]) -> Bool {
        words.contains(where: takingOff.contains) || words.prefix(2) == ["no", "more"] || words.starts(with: ["ya", "no"])
            || words.first == "no" && words.contains { $0.hasPrefix("recuerde") || $0.hasPrefix("avises") }
    }

    private static func ordersNaming(_ word: String) -> Bool {
        ["reminder", "reminders", "recordatorio", "recordatorios", "alarm", "alarms", "alarma", "alarmas"].contains(word)
    }

    private static let takingOff: Set<String> = [
        "cancel", "delete", "remove", "stop", "off", "drop", "clear", "kill", "cancela", "cancelalo", "cancelala", "quita", "quitalo", "quitala",
        "borra",
        "borralo", "borrala", "elimina", "eliminalo", "desactiva", "desactivalo", "apaga", "apagalo", "deja", "disable",
    ]
    private static let changing: Set<String> = [
        "change", "move", "make", "push", "switch", "cambia", "cambialo", "cambiala", "cambiame", "pasa", "pasalo", "mueve", "muevelo", "ponlo",
        "mejor",
        "instead", "shift", "set",
    ]
    private static let everything: Set<String> = ["all", "todos", "todas", "every", "everything", "reminders", "recordatorios", "alarms", "alarmas"]
}

extension Reminder {
    /// What the conversation remembers was done last.
    public static let deed = "remind"
}

import Dialogue
import NLU
import Nutrition
import Testing

@testable import Dialogue

/// What the words of a reminder tell of its time, and what is left for it to be of.
@Suite struct ReminderTests {
    /// Words, what it is of, hours on the clock (`?` of either half of the day), and the rest that was told of when.
    private static let table: [(said: String, what: String, clocks: String, rest: String)] = [
        ("remind me to drink water at 6", "drink water", "06:00?", ""),
        ("remind me to drink water at 6pm please", "drink water", "18:00", ""),
        ("can you remind me tomorrow at 7:30am to take my vitamins", "take my vitamins", "07:30", ""),
        ("daily reminder at 9 pm", "", "21:00", "days 1234567"),
        ("remind me every evening to log dinner", "log dinner", "", "days 1234567 evening"),
        ("remind me to drink water every two hours", "drink water", "", "every 120"),
        ("remind me in 20 minutes to stretch", "stretch", "", "later 20"),
        ("remind me in an hour and a half about the soup", "soup", "", "later 90"),
        ("remind me on mondays and thursdays at noon to weigh in", "weigh in", "12:00", "days 14"),
        ("remind me to weigh myself on weekdays", "weigh myself", "", "days 12345"),
        ("remind me to take the tablets at 8 and 20", "take the tablets", "08:00? 20:00", ""),
        ("set a reminder for lunch at 13:15", "lunch", "13:15", ""),
        ("lunch reminder at 12", "lunch", "12:00?", ""),
        ("don't let me forget to log dinner", "log dinner", "", ""),
        ("remind me before bed to take magnesium", "take magnesium", "", "night"),
        ("recuérdame tomar agua a las 6 de la tarde", "tomar agua", "18:00", ""),
        ("recuérdame pesarme los lunes", "pesarme", "", "days 1"),
        ("recuérdame mañana a las 8 que desayune", "desayune", "08:00?", ""),
        ("ponme un recordatorio a las 18:30 para beber agua", "beber agua", "18:30", ""),
        ("avísame todos los días a las 9 de la noche para apuntar la cena", "apuntar la cena", "21:00", "days 1234567"),
        ("recuérdame tomar la pastilla cada 8 horas", "tomar la pastilla", "", "every 480"),
        ("acuérdame en media hora de sacar el pan", "sacar el pan", "", "later 30"),
        ("recuérdame por la noche apuntar la cena", "apuntar la cena", "", "night"),
        ("recordame de lunes a viernes a las 7 y media tomar la vitamina", "tomar la vitamina", "07:30?", "days 12345"),
        ("recuérdame al mediodía registrar el almuerzo", "registrar el almuerzo", "12:00", ""),
    ]

    @Test(arguments: table.indices) func isTakenApart(_ place: Int) {
        let row = Self.table[place], wish = ReminderWording(row.said).wish
        #expect(wish.what == row.what)
        #expect(wish.clocks.map { Moment.clock($0.minute) + ($0.isOfEitherHalf ? "?" : "") }.joined(separator: " ") == row.clocks)
        var rest: [String] = []
        if !wish.weekdays.isEmpty { rest.append("days " + wish.weekdays.sorted().map(String.init).joined()) }
        if let every = wish.every { rest.append("every \(every)") }
        if let later = wish.later { rest.append("later \(later)") }
        if wish.isAtNight { rest.append("night") } else if let part = wish.part, wish.clocks.isEmpty { rest.append(part.rawValue) }
        #expect(rest.joined(separator: " ") == row.rest)
    }

    @Test func comesWhenItsHourHasPassed() {
        let tuesday = Day(year: 2026, month: 12, day: 1)
        func at(_ day: Day, _ minute: Int) -> Moment { Moment(day: day, minute: minute, epoch: 0) }
        let once = Reminder(what: "", minutes: [1080], days: .once(tuesday))
        #expect(once.last(at: at(tuesday, 1079)) == nil)
        #expect(once.last(at: at(tuesday.advanced(by: 3), 600)) == Reminder.Time(day: tuesday, minute: 1080))
        #expect(!once.isPast(at: at(tuesday, 1079)) && once.isPast(at: at(tuesday, 1080)))
        // Set at nine for eight every day: the first is tomorrow's.
        let daily = Reminder(what: "", minutes: [480], days: .daily)
        #expect(daily.last(at: at(tuesday, 1200)).map { $0 > Reminder.Time(at(tuesday, 540)) } == false)
        #expect(daily.last(at: at(tuesday.advanced(by: 9), 500)) == Reminder.Time(day: tuesday.advanced(by: 9), minute: 480))
        // On Mondays, asked on the Wednesday after: too late to help.
        let mondays = Reminder(what: "", minutes: [480], days: .weekly([1]))
        #expect(mondays.last(at: at(tuesday.advanced(by: 8), 500)) == nil)
        #expect(mondays.last(at: at(tuesday.advanced(by: 7), 500)) == Reminder.Time(day: tuesday.advanced(by: 6), minute: 480))
    }
}

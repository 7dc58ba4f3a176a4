import Dialogue
import Nutrition

extension Speaker {
    /// Reminders as they were set, listed and told.
    func render(_ told: ReminderTold) -> [String] {
        switch told {
        case .set(let reminder):
            return [
                say(reminder.what.isEmpty ? .reminderSet : .reminderSetFor, ["when": when(reminder), "what": reminder.what]), say(.reminderWhen),
            ]
        case .changed(let reminder): return [say(.reminderChanged, ["reminder": line(reminder)])]
        case .list(let reminders): return reminders.isEmpty ? [say(.reminderNone)] : [say(.reminderList)] + lines(reminders)
        case .cancelled(let reminders): return [say(.reminderCancelled, ["reminders": both(reminders.map(line))])]
        case .which(let reminders): return [say(.reminderWhich)] + lines(reminders)
        case .noneSet: return [say(.reminderNone)]
        case .tooMany: return [say(.remindersFull, ["count": "\(Reminder.most)"])]
        case .due(let due):
            return due.map { one in
                let clock = Moment.clock(one.time.minute), day = one.time.day
                let when = day == moment.day ? clock : say(.remindedOnce, ["day": on(day), "time": clock])
                return say(one.reminder.what.isEmpty ? .reminderDueBare : .reminderDue, ["when": when, "what": one.reminder.what])
            }
        }
    }

    /// "every day at 18:00: drink water".
    func line(_ reminder: Reminder) -> String {
        say(reminder.what.isEmpty ? .reminderLineBare : .reminderLine, ["when": when(reminder), "what": reminder.what])
    }

    private func lines(_ reminders: [Reminder]) -> [String] { reminders.prefix(Speaker.mostRows).map { "  " + line($0) } + more(reminders.count) }

    /// "today at 18:00", "every day at 09:00 and 21:00", "on Mondays at 08:00 ~".
    private func when(_ reminder: Reminder) -> String {
        let clocks = reminder.minutes.map { Moment.clock($0) }, steps = zip(reminder.minutes, reminder.minutes.dropFirst()).map { $1 - $0 }
        if steps.count > 2, Set(steps).count == 1 {
            let hours = Double(steps[0]) / 60
            return say(
                .remindedEvery,
                [
                    "hours": hours == 1 ? "" : numbers.decimals(hours, 1) + " ", "unit": hours == 1 ? "1" : "2", "from": clocks[0],
                    "to": clocks[clocks.count - 1],
                ])
        }
        let time = both(clocks) + (reminder.isTimeAssumed ? " ~" : "")
        switch reminder.days {
        case .once(let day): return say(.remindedOnce, ["day": on(day), "time": time])
        case .weekly(let days) where days.count == 7: return say(.remindedDaily, ["time": time])
        case .weekly(let days):
            return say(.remindedWeekly, ["days": both(days.sorted().map(weekday)), "time": time])
        }
    }
}

/// What `data` has of the reminders of a reply: those set, changed or listed, those cancelled, and those whose hour has come.
struct ReminderFields {
    private var fields: [(name: String, reminders: [Reminder])] = []

    mutating func add(_ told: ReminderTold) {
        switch told {
        case .set(let reminder), .changed(let reminder): add("reminders", [reminder])
        case .list(let reminders), .which(let reminders): add("reminders", reminders)
        case .cancelled(let reminders): add("cancelled", reminders)
        case .due(let due): add("due", due.map(\.reminder))
        case .noneSet, .tooMany: add("reminders", [])
        }
    }

    /// Each field once, whatever several requests of a message came to.
    private mutating func add(_ name: String, _ reminders: [Reminder]) {
        if let place = fields.firstIndex(where: { $0.name == name }) {
            fields[place].reminders += reminders
        } else {
            fields.append((name, reminders))
        }
    }

    func write(to data: inout JSONText) { for field in fields { data.array(field.name, field.reminders.map(\.json)) } }
}

extension Reminder {
    fileprivate var json: String {
        var json = JSONText()
        if case .once(let day) = days { json.field("date", day.description) }
        add(to: &json)
        return json.closed
    }

    /// Its words, its times and the days of the week that it comes on.
    func add(to json: inout JSONText) {
        json.field("text", what)
        json.array("times", minutes.map { JSONText.quoted(Moment.clock($0)) })
        if case .weekly(let days) = days { json.raw("weekdays", "[" + days.sorted().map(String.init).joined(separator: ",") + "]") }
    }
}

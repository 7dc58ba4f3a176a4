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
        case .none: return [say(.reminderNone)]
        case .tooMany: return [say(.remindersFull, ["count": "\(Reminder.most)"])]
        case .due(let reminder, let time):
            let clock = Moment.clock(time.minute), when = time.day == moment.day ? clock : say(.remindedOnce, ["day": on(time.day), "time": clock])
            return [say(reminder.what.isEmpty ? .reminderDueBare : .reminderDue, ["when": when, "what": reminder.what])]
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
            let names = list(.weekdays)
            return say(.remindedWeekly, ["days": both(days.sorted().map { names.indices.contains($0 - 1) ? names[$0 - 1] : "" }), "time": time])
        }
    }
}

extension ReminderTold {
    /// `data.reminders`: those that were set, changed or listed; `data.due` what is told now.
    func add(to data: inout JSONText) {
        switch self {
        case .set(let reminder), .changed(let reminder): data.array("reminders", [reminder.json])
        case .list(let reminders), .which(let reminders): data.array("reminders", reminders.map(\.json))
        case .cancelled(let reminders): data.array("cancelled", reminders.map(\.json))
        case .due(let reminder, _): data.array("due", [reminder.json])
        case .none, .tooMany: data.array("reminders", [])
        }
    }
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

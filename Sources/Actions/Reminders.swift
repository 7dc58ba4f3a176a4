import Dialogue
import Nutrition
import Store

/// What is asked of reminders; what is due is told by `remindedOf`.
func remind(_ order: ReminderOrder, _ context: ActionContext) throws -> Outcome {
    switch order {
    case .set(let wish):
        try context.forgetPast()
        guard try context.reminders().count < Reminder.most else { return context.told(.tooMany) }
        let reminder = context.reminder(wish)
        _ = try context.diary.add(Keepsake(day: reminder.onlyDay, content: .reminder(reminder)))
        return context.told(.set(reminder), keeps: true)
    case .list:
        return context.told(.list(try context.reminders().map(\.reminder)))
    case .cancel(let choice):
        let meant = try context.meant(choice)
        guard let found = meant.found else { return context.told(meant.among.isEmpty ? .noneSet : .which(meant.among.map(\.reminder))) }
        for one in found { try context.diary.remove(one.keepsake) }
        return context.told(.cancelled(found.map(\.reminder)))
    case .change(let choice, let wish):
        let meant = try context.meant(choice)
        guard let one = meant.found?.last else { return context.told(meant.among.isEmpty ? .noneSet : .which(meant.among.map(\.reminder))) }
        let reminder = context.changed(one.reminder, by: wish)
        var keepsake = one.keepsake
        (keepsake.day, keepsake.content) = (reminder.onlyDay, .reminder(reminder))
        _ = try context.diary.update(keepsake)
        return context.told(.changed(reminder), keeps: true)
    case .again(let minutes):
        let all = try context.allReminders(), come = all.filter { $0.reminder.last(at: context.moment) != nil }
        guard let last = come.last ?? all.last else { return context.told(.noneSet) }
        var wish = ReminderWish()
        (wish.what, wish.later) = (last.reminder.what, minutes)
        return try remind(.set(wish), context)
    }
}

/// The reminders whose hour came since they were set or told last, as a part of the reply.
public func remindedOf(_ context: ActionContext) throws -> Outcome {
    guard let since = context.tracker.remindedAt else { return Outcome(name: Reminder.deed) }
    let due = try context.allReminders().compactMap { one -> ReminderTold.Due? in
        guard let time = one.reminder.last(at: context.moment), time > since else { return nil }
        // What is to be logged and was is no more to be said.
        if let meal = one.reminder.meal, try context.diary.entries(time.day...time.day).contains(where: { $0.meal == meal }) { return nil }
        return .init(one.reminder, at: time)
    }
    return due.isEmpty ? Outcome(name: Reminder.deed) : context.told(.due(due), keeps: true)
}

extension ActionContext {
    fileprivate typealias Standing = (keepsake: Keepsake, reminder: Reminder)

    fileprivate func told(_ part: ReminderTold, keeps: Bool = false) -> Outcome {
        Outcome(name: Reminder.deed, events: keeps ? [.slot(.reminded(Reminder.Time(moment)))] : [], parts: [.kept(.reminder(part))])
    }

    fileprivate func allReminders() throws -> [Standing] {
        try diary.keepsakes(.reminder).compactMap { keepsake in
            if case .reminder(let reminder) = keepsake.content { (keepsake, reminder) } else { nil }
        }
    }

    /// Those that are still to come.
    fileprivate func reminders() throws -> [Standing] { try allReminders().filter { !$0.reminder.isPast(at: moment) } }

    /// Takes out what came before today and was told.
    fileprivate func forgetPast() throws {
        for one in try allReminders() {
            guard case .once(let day) = one.reminder.days, day < today, let since = tracker.remindedAt,
                one.reminder.last(at: moment) ?? since <= since
            else { continue }
            try diary.remove(one.keepsake)
        }
    }

    /// Those that were named, or all, or the only one, or the one spoken of last; nil where it cannot be told which.
    fileprivate func meant(_ choice: ReminderChoice) throws -> (found: [Standing]?, among: [Standing]) {
        let all = try reminders()
        if !choice.words.isEmpty {
            let named = all.filter { one in
                let said = Set(Word.split(one.reminder.what) + (one.reminder.minutes.map { Moment.clock($0) }))
                return choice.words.contains { said.contains(Word.singular($0)) || said.contains($0) }
            }
            return (named.isEmpty ? all.count == 1 ? all : nil : named, all)
        }
        if choice.all || all.count == 1 { return (all.isEmpty ? nil : all, all) }
        return (tracker.lastAction == Reminder.deed ? all.last.map { [$0] } : nil, all)
    }

    // MARK: From words to a time

    fileprivate func reminder(_ wish: ReminderWish) -> Reminder {
        if let later = wish.later {
            let total = moment.minute + max(1, later)
            return Reminder(what: wish.what, minutes: [total % 1440], days: .once(today.advanced(by: total / 1440)))
        }
        let isRepeated = !wish.weekdays.isEmpty || wish.every != nil
        let minutes = minutes(of: wish, isRepeated: isRepeated)
        let days: Reminder.Days
        if isRepeated {
            days = wish.weekdays.isEmpty ? .daily : .weekly(wish.weekdays)
        } else if let day = wish.day, day >= today {
            days = .once(day)
        } else {
            days = .once(minutes.contains { $0 > moment.minute } ? today : today.advanced(by: 1))
        }
        return Reminder(
            what: wish.what, minutes: minutes, days: days, meal: wish.isToLog ? wish.meal : nil,
            isTimeAssumed: wish.clocks.isEmpty && wish.every == nil)
    }

    private func minutes(of wish: ReminderWish, isRepeated: Bool) -> [Int] {
        if let every = wish.every {
            return Array(stride(from: Reminder.wakingHours.lowerBound, through: Reminder.wakingHours.upperBound, by: min(max(every, 30), 720)))
        }
        let isToday = !isRepeated && wish.day.map { $0 == today } ?? true
        let clocks = wish.clocks.map { clock -> Int in
            guard clock.isOfEitherHalf else { return clock.minute }
            let halves = [clock.minute % 720, clock.minute % 720 + 720]
            if wish.isAtNight || wish.meal == .dinner { return halves[1] }
            if let part = wish.part { return halves[part == .morning ? 0 : 1] }
            // "at 6", said at noon, is the next six o'clock of the day; of another day breakfast is before noon, and one to six are after it.
            if isToday, let next = halves.first(where: { $0 > moment.minute && $0 >= 360 }) { return next }
            if wish.meal == .breakfast { return halves[0] }
            return clock.minute % 720 < 420 ? halves[1] : halves[0]
        }
        if !clocks.isEmpty { return Array(Set(clocks)).sorted() }
        return [usualMinute(of: wish)]
    }

    /// The hour that is taken where none was told: that of the part of the day or of the meal, else six in the evening.
    private func usualMinute(of wish: ReminderWish) -> Int {
        if wish.isAtNight { return 21 * 60 }
        switch wish.part {
        case .morning: return 8 * 60
        case .noon: return 12 * 60
        case .afternoon: return 17 * 60
        case .evening: return 20 * 60
        case nil: break
        }
        let isSpanish = language == "es"
        switch wish.meal {
        case .breakfast: return 8 * 60 + 30
        case .lunch: return isSpanish ? 14 * 60 + 30 : 13 * 60
        case .snack: return 17 * 60
        case .dinner: return isSpanish ? 21 * 60 + 30 : 20 * 60
        case nil: return 18 * 60
        }
    }

    /// The reminder with what was told otherwise of it.
    fileprivate func changed(_ old: Reminder, by wish: ReminderWish) -> Reminder {
        var wish = wish
        if wish.meal == nil { wish.meal = old.meal }
        wish.isToLog = old.meal != nil
        if wish.weekdays.isEmpty, wish.every == nil, wish.later == nil, wish.day == nil, case .weekly(let days) = old.days { wish.weekdays = days }
        if wish.day == nil, wish.weekdays.isEmpty, case .once(let day) = old.days { wish.day = day }
        var new = reminder(wish)
        // "every day", of one at seven.
        if wish.clocks.isEmpty, wish.part == nil, !wish.isAtNight, wish.every == nil, wish.later == nil {
            (new.minutes, new.isTimeAssumed) = (old.minutes, old.isTimeAssumed)
        } else if wish.clocks.allSatisfy(\.isOfEitherHalf), wish.clocks.count == 1, let was = old.minutes.only, wish.part == nil,
            let clock = wish.clocks.first
        {
            // "make it 9", of one at eight in the evening: the nearer nine.
            let halves = [clock.minute % 720, clock.minute % 720 + 720]
            new.minutes = [halves.min { abs($0 - was) < abs($1 - was) } ?? clock.minute]
        }
        if case .once(let day) = new.days, day == today, new.minutes.allSatisfy({ $0 <= moment.minute }) { new.days = .once(day.advanced(by: 1)) }
        new.what = old.what
        return new
    }
}

extension Reminder {
    /// The one day that it is of.
    fileprivate var onlyDay: Day? { if case .once(let day) = days { day } else { nil } }
}

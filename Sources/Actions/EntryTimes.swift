import Dialogue
import NLU
import Nutrition
import Store

/// At what time of its day a row was eaten: as said; else when it was written, if that was then; else the usual hour of its meal.
struct EntryTimes {
    private let written: [Int: Double]
    private let now: Moment

    init(_ rows: [Entry], _ context: ActionContext) throws {
        now = context.moment
        guard let first = rows.map(\.day).min(), let last = rows.map(\.day).max(), rows.contains(where: { $0.minute == nil }) else {
            written = [:]
            return
        }
        written = try context.diary.written(first...last)
    }

    /// Minutes since midnight.
    func minute(of row: Entry) -> Int { row.minute ?? noted(row) ?? EntryTimes.usual(row.meal) }

    /// When it was written, where that is a time of its meal.
    func noted(_ row: Entry) -> Int? {
        writtenAt(row).flatMap { minute in [.english, .spanish].contains { Meal(minute: minute, by: $0) == row.meal } ? minute : nil }
    }

    /// When it was written, on its own day.
    func writtenAt(_ row: Entry) -> Int? {
        guard let at = written[row.id] else { return nil }
        let minutes = now.day.number * 1440 + now.minute + Int(((at - now.epoch) / 60).rounded(.down))
        return minutes >= 0 && minutes / 1440 == row.day.number ? minutes % 1440 : nil
    }

    /// When it was told; a snack may have been eaten at any hour.
    func told(_ row: Entry) -> Int {
        if row.minute == nil, row.meal == .snack, let at = writtenAt(row) { return at }
        return minute(of: row)
    }

    /// The usual hour of a meal.
    static func usual(_ meal: Meal) -> Int {
        switch meal {
        case .breakfast: 480
        case .lunch: 780
        case .snack: 960
        case .dinner: 1140
        }
    }
}

extension ActionContext {
    /// "everything after lunch": what was eaten once that meal of its day was over, or before it began.
    func beside(_ meal: Meal, _ rows: [Entry], isAfter: Bool) throws -> [Entry] {
        let times = try EntryTimes(rows, self)
        return Dictionary(grouping: rows, by: \.day).values.flatMap { day -> [Entry] in
            let own = day.filter { $0.meal == meal }.map(times.told).sorted(), start = own.first ?? EntryTimes.usual(meal)
            // A bite two hours later, though it is called the same meal, came after it.
            let end = own.reduce(start) { $1 - $0 <= 60 ? $1 : $0 }
            return day.filter { isAfter ? times.told($0) > end : times.told($0) < start }
        }.sorted { $0.id < $1.id }
    }

    /// "lunch was soup", "oh and 3 martinis": of the day before today that is spoken of, where the hours agree; else it is of today.
    ///
    /// What comes after the row told last goes on with its day. What comes before it does so where it says that it is more, or is yet to come today.
    func settleDay(_ request: inout LogFood) throws {
        try settleMeal(&request)
        guard let day = request.spokenDay, request.when.days == nil, request.replaces == nil, request.foods.allSatisfy({ $0.when.days == nil }) else {
            return
        }
        let isMore = request.continues || request.isMore == true
        let whole = ([request.when] + request.foods.map(\.when)).first { $0.meal != nil || $0.minute != nil || $0.part != nil }
        guard let last = try tracker.entries.last.flatMap({ try diary.entry($0) }), last.day == day else {
            // Asked about, and nothing told of it yet.
            let asked = tracker.scope.flatMap { $0.day == day ? $0 : nil }
            let isAsked = tracker.lastAction.map { $0.hasPrefix("ask_") || Tracker.telling.contains($0) } ?? false
            let isGap = try isAsked && diary.entries(day...day).isEmpty && (request.isToldAsEaten || whole != nil || asked.flatMap(meal) != nil)
            // "and a naan", of the dinner that was told before the question.
            if !isMore, let whole, try isOfNow(whole, asked: asked, of: day) { return }
            guard isGap || isMore && (whole != nil || tracker.entries.isEmpty) else { return }
            request.when.days = day...day
            if whole == nil, let asked, tracker.lastAction == "ask_diary" { (request.when.meal, request.when.part) = (asked.meal, asked.part) }
            if whole == nil, meal(request.when) == nil, request.isMidday == true { request.when.meal = .lunch }
            return
        }
        guard let whole else {
            // "then curry", after a lunch: the next meal; a coffee is still of that one.
            if ["then", "later", "luego", "despues"].contains(request.opening), [.breakfast, .lunch].contains(last.meal),
                !request.foods.allSatisfy({ food($0).map { $0.isDrink || ["sweet", "fruit"].contains($0.group) } ?? false })
            {
                request.when = When(days: day...day, meal: last.meal == .breakfast ? .lunch : .dinner)
                return
            }
            if request.isMidday == true, last.meal == .breakfast {
                request.when = When(days: day...day, meal: .lunch)
                return
            }
            if isMore { request.continues = true }
            return
        }
        func place(_ minute: Int?, _ meal: Meal) -> Int { minute ?? EntryTimes.usual(meal) }
        let meal = whole.meal(now: moment), at = place(whole.minute, meal), before = place(last.minute, last.meal)
        // "and porridge for breakfast", the morning after.
        let isOfNow = meal != last.meal && meal == When().meal(now: moment) && day == today.advanced(by: -1)
        if !isMore, try self.isOfNow(whole, asked: tracker.scope, of: day) { return }
        let isAhead = whole.minute.map { $0 > moment.minute } ?? isAhead(meal)
        if at > before || isAhead || isMore && !isOfNow { request.when.days = day...day }
    }

    /// "lunch was a burrito", at lunchtime, after what was eaten yesterday was only asked for: of today, unless that very meal was asked for and is empty.
    private func isOfNow(_ told: When, asked: When?, of day: Day) throws -> Bool {
        guard let last = tracker.lastAction, last.hasPrefix("ask_"), told.minute.map({ $0 <= moment.minute }) ?? true else { return false }
        let meal = told.meal(now: moment)
        let told = try diary.entries(day...day)
        // "what did I eat yesterday?", where nothing was told of it.
        guard meal == When().meal(now: moment), last != "ask_diary" || !told.isEmpty else { return false }
        return asked.flatMap(self.meal) != meal || told.contains { $0.meal == meal }
    }

    /// "yesterday's was a chicken wrap", of a day that has none to put right: eaten then, at the meal that is spoken of.
    func toldOfDay(_ correction: Correction) throws -> LogFood? {
        guard let day = correction.selection.when.day, day < today, let food = correction.food, food.best != nil, !food.negated,
            correction.selection.foods.allSatisfy({ $0.best?.id == tracker.food?.id }),
            try diary.entries(day...day).isEmpty
        else { return nil }
        var log = LogFood(foods: [food], when: correction.selection.when, confirmed: correction.confirmed)
        if let amount = correction.amount, food.amount.isEmpty { log.foods[0].amount = amount }
        if meal(log.when) == nil { log.when.meal = try tracker.entries.last.flatMap { try diary.entry($0) }?.meal }
        return log
    }

    /// Whether a meal of today is yet to come: told as over, it was another day's.
    private func isAhead(_ meal: Meal) -> Bool {
        let opens: [Meal: Int] = language == "es" ? [.lunch: 690, .dinner: 1050] : [.lunch: 645, .dinner: 930]
        return opens[meal].map { moment.minute < $0 } ?? false
    }

    /// "how many carbs at dinner?", after yesterday was told, or where today's has not been: of that day, where it has one.
    func onDaySpoken(_ when: When) throws -> When {
        guard when.days == nil, let meal = meal(when), let day = tracker.past(today),
            try Tracker.telling.contains(tracker.lastAction ?? "") || !diary.entries(today...today).contains(where: { $0.meal == meal }),
            try diary.entries(day...day).contains(where: { $0.meal == meal })
        else { return when }
        return When(days: day...day).filled(from: when)
    }

    /// "an hour later": counted from the hour of the row that was told last, where it has one; of that which is named ("after the gym" is of none).
    func settled(_ when: When) throws -> When {
        guard let minutes = when.minutesLater, !tracker.entries.isEmpty || when.laterThan != nil else { return when }
        let told = try lastTold(when)
        var when = when
        (when.minutesLater, when.laterThan) = (nil, nil)
        guard when.minute == nil, let last = told else { return when }
        let day = when.days?.upperBound ?? last.day
        guard let minute = last.minute else { return when.filled(from: When(days: day...day)) }
        let next = day.advanced(by: Int((Double(minute + minutes) / 1440).rounded(.down)))
        (when.days, when.minute) = (next...next, ((minute + minutes) % 1440 + 1440) % 1440)
        return when
    }

    /// The row that hours are counted from: the last, or the one of that day that is named, if it has an hour.
    private func lastTold(_ when: When) throws -> Entry? {
        guard let name = when.laterThan else { return try tracker.entries.last.flatMap { try diary.entry($0) } }
        let words = Set(Word.split(name)), day = when.days?.upperBound ?? today
        return try diary.entries(day...day).last { row in
            row.minute != nil && (!words.isDisjoint(with: Word.split(row.said) + Word.split(row.noun)) || words == [row.meal.rawValue])
        }
    }
}

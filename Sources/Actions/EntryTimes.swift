import Dialogue
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
        guard let at = written[row.id] else { return nil }
        let minutes = now.day.number * 1440 + now.minute + Int(((at - now.epoch) / 60).rounded(.down))
        guard minutes >= 0, minutes / 1440 == row.day.number else { return nil }
        return [.english, .spanish].contains { Meal(minute: minutes % 1440, by: $0) == row.meal } ? minutes % 1440 : nil
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
    /// Whether a meal of today is yet to come: told as over, it was another day's.
    func isAhead(_ meal: Meal) -> Bool {
        let opens: [Meal: Int] = language == "es" ? [.lunch: 690, .dinner: 1050] : [.lunch: 645, .dinner: 930]
        return opens[meal].map { moment.minute < $0 } ?? false
    }

    /// "an hour later": counted from the hour of the row that was told last, where it has one.
    func settled(_ when: When) throws -> When {
        guard let minutes = when.minutesLater, let last = try tracker.entries.last.flatMap({ try diary.entry($0) }) else { return when }
        var when = when
        when.minutesLater = nil
        guard when.minute == nil else { return when }
        let day = when.days?.upperBound ?? last.day
        guard let minute = last.minute else { return when.filled(from: When(days: day...day)) }
        let next = day.advanced(by: (minute + minutes) / 1440)
        (when.days, when.minute) = (next...next, (minute + minutes) % 1440)
        return when
    }
}

/// A calendar day of the person's own, without time or zone; written `2026-11-20`.
public struct Day: Sendable, Hashable, Comparable, Strideable, Codable, CustomStringConvertible {
    /// Days since 1970-01-01.
    public let number: Int

    public init(number: Int) { self.number = number }

    /// A civil date; a day beyond its month, and a month just before or after the year, carry over.
    /// Source of the arithmetic: the proleptic Gregorian calendar, counted in eras of 400 years.
    public init(year: Int, month: Int, day: Int) {
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// From `2026-11-20`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard text.utf8.count == 10, parts.count == 3, let y = parts[0], let m = parts[1], let d = parts[2], (1...12).contains(m),
            (1...31).contains(d)
        else { return nil }
        self.init(year: y, month: m, day: d)
        guard civil == (y, m, d) else { return nil }
    }

    public var civil: (year: Int, month: Int, day: Int) {
        let z = number + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let mp = (5 * dayOfYear + 2) / 153
        let month = mp < 10 ? mp + 3 : mp - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * mp + 2) / 5 + 1)
    }

    /// 1 Monday … 7 Sunday, as in ISO 8601.
    public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

    public var description: String {
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        let (y, m, d) = civil
        return "\(y)-\(two(m))-\(two(d))"
    }

    public static func < (a: Day, b: Day) -> Bool { a.number < b.number }
    public func distance(to other: Day) -> Int { other.number - number }
    public func advanced(by days: Int) -> Day { Day(number: number + days) }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let day = Day(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a date"))
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A moment where the person is: the clock is always an input.
public struct Moment: Sendable, Hashable, Codable {
    public var day: Day
    /// Minutes since the person's midnight.
    public var minute: Int
    /// Seconds since 1970-01-01 00:00 UTC.
    public var epoch: Double
    /// When people eat where this is; no part of the moment as written.
    public var meals = MealClock.english

    public init(day: Day, minute: Int, epoch: Double) {
        self.day = day
        self.minute = minute
        self.epoch = epoch
    }

    private enum CodingKeys: String, CodingKey { case day, minute, epoch }

    /// A time of day as on the wire: `07:05`.
    public static func clock(_ minute: Int) -> String {
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }
}

/// The four meals of the diary.
public enum Meal: String, Sendable, Hashable, Codable, CaseIterable {
    case breakfast, lunch, dinner, snack

    /// The meal that a time of day suggests when none was said.
    public init(minute: Int, by clock: MealClock = .english) { self = clock.meal(at: minute) }

    /// In the order in which a day has them: the snack is that of the afternoon.
    public static let byHour = allCases.sorted { $0.place < $1.place }

    /// Its place in that order, from 0.
    public var place: Int {
        switch self {
        case .breakfast: 0
        case .lunch: 1
        case .snack: 2
        case .dinner: 3
        }
    }
}

extension ClosedRange<Day> {
    /// The same days of the week that comes, where they are all gone: "monday to friday" said on a saturday, of what is still ahead.
    public func coming(_ today: Day) -> Self {
        guard upperBound < today else { return self }
        let shift = (today.number - upperBound.number + 6) / 7 * 7
        return lowerBound.advanced(by: shift)...upperBound.advanced(by: shift)
    }
}

/// A part of the day as said: it tells the meal when no meal and no clock time do.
public enum PartOfDay: String, Sendable, Hashable, Codable {
    case morning, noon, afternoon, evening

    /// The meal eaten then.
    public var meal: Meal {
        switch self {
        case .morning: .breakfast
        case .noon: .lunch
        case .afternoon: .snack
        case .evening: .dinner
        }
    }
}

/// A day or days, a time, a meal, each as far as said.
public struct When: Sendable, Hashable, Codable {
    public var days: ClosedRange<Day>?
    /// Minutes since midnight.
    public var minute: Int?
    public var meal: Meal?
    /// "last night", "this morning".
    public var part: PartOfDay?
    /// "an hour ago".
    public var minutesAgo: Int?
    /// "an hour later": so long after what was told last.
    public var minutesLater: Int?
    /// "an hour after the bagel": what it is counted from, where that is named.
    public var laterThan: String?
    /// "an hour earlier": so many minutes from where it stands, before it where they are negative.
    public var shift: Int?
    /// The hour was told without the half of the day that it is of: "fue a las 8".
    public var isOfEitherHalf: Bool?
    /// The time bounds a stretch of the day: "after 6pm", "before noon".
    public var bound: Bound?

    /// The end of a stretch that begins at `minute`: "between 12 and 3".
    public var until: Int?
    /// What begins there goes on until now, over the days between: "since last night".
    public var runsOn: Bool?

    public enum Bound: String, Sendable, Hashable, Codable { case after, before }

    public init(days: ClosedRange<Day>? = nil, minute: Int? = nil, meal: Meal? = nil, part: PartOfDay? = nil, minutesAgo: Int? = nil) {
        self.days = days
        self.minute = minute
        self.meal = meal
        self.part = part
        self.minutesAgo = minutesAgo
    }

    /// The day when it is a single one.
    public var day: Day? { days.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil } }

    public var isEmpty: Bool {
        days == nil && minute == nil && meal == nil && part == nil && minutesAgo == nil && minutesLater == nil && shift == nil
    }

    /// "after lunch": the meal only bounds what is meant.
    public var isBesideMeal: Bool { bound != nil && minute == nil && meal != nil }

    /// What is said here, completed by what was said elsewhere.
    public func filled(from other: When) -> When {
        var filled = When(
            days: days ?? other.days, minute: minute ?? other.minute, meal: meal ?? other.meal, part: part ?? other.part,
            minutesAgo: minutesAgo ?? other.minutesAgo)
        (filled.minutesLater, filled.laterThan) =
            minutesLater == nil ? (other.minutesLater, other.laterThan) : (minutesLater, laterThan)
        filled.shift = shift ?? other.shift
        let timed = minute == nil ? other : self
        (filled.bound, filled.until, filled.runsOn) = (timed.bound, timed.until, timed.runsOn)
        return filled
    }

    /// The clock time that was said, as minutes since midnight.
    public func minute(now: Moment) -> Int? {
        minute ?? minutesAgo.map { ((now.minute - $0) % 1440 + 1440) % 1440 }
    }

    /// The meal: as said, else by the time or part of the day said, else by the clock.
    public func meal(now: Moment) -> Meal {
        meal ?? minute(now: now).map(now.meals.meal(at:)) ?? part?.meal ?? now.meals.meal(at: now.minute)
    }
}

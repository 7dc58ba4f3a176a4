public import Nutrition

/// Something a person wants to be told of at an hour.
///
/// A conversation answers and cannot begin by itself, so that it is told with the first reply from then on.
public struct Reminder: Sendable, Hashable, Codable {
    /// When it comes: once, or on some days of every week.
    public enum Days: Sendable, Hashable, Codable {
        case once(Day)
        /// Days of the week, 1 is Monday; all seven are every day.
        case weekly(Set<Int>)

        public static let daily = Days.weekly(Set(1...7))
    }

    /// As the person wrote it: "drink water"; empty where only the time was told.
    public var what: String
    /// Minutes since midnight, in order.
    public var minutes: [Int]
    public var days: Days
    /// The meal that it is to be logged at: once that stands in the diary there is nothing to tell.
    public var meal: Meal?
    /// Nobody said the time.
    public var isTimeAssumed = false
    public init(what: String, minutes: [Int], days: Days, meal: Meal? = nil, isTimeAssumed: Bool = false) {
        (self.what, self.minutes, self.days, self.meal, self.isTimeAssumed) = (what, minutes.sorted(), days, meal, isTimeAssumed)
    }

    /// One coming of it.
    public struct Time: Sendable, Hashable, Codable, Comparable {
        public var day: Day
        /// Minutes since midnight.
        public var minute: Int

        public init(day: Day, minute: Int) { (self.day, self.minute) = (day, minute) }

        public init(_ moment: Moment) { self.init(day: moment.day, minute: moment.minute) }

        public static func < (one: Time, other: Time) -> Bool { (one.day, one.minute) < (other.day, other.minute) }
    }

    /// The last time that it came up to a moment; of one that comes again only since the evening before, as an older one helps nobody.
    public func last(at moment: Moment) -> Time? {
        let days: [Day] =
            switch self.days {
            case .once(let day): [day]
            case .weekly(let weekdays): [moment.day.advanced(by: -1), moment.day].filter { weekdays.contains($0.weekday) }
            }
        return days.flatMap { day in minutes.map { Time(day: day, minute: $0) } }.filter { $0 <= Time(moment) }.max()
    }

    /// Whether it will not come any more.
    public func isPast(at moment: Moment) -> Bool {
        guard case .once(let day) = days else { return false }
        return Time(day: day, minute: minutes.last ?? 0) <= Time(moment)
    }

    /// So many may stand, and what one is of is no longer, in characters.
    public static let most = 50, longest = 160
    /// What comes every so many hours comes between these, in minutes since midnight: nobody is to be woken.
    public static let wakingHours = 8 * 60...22 * 60
}

/// What a person asks of reminders.
public enum ReminderOrder: Sendable, Hashable, Codable {
    case set(ReminderWish)
    case list
    /// Those that the words name, or the minute; all of them where that was said, else the last.
    case cancel(ReminderChoice)
    case change(ReminderChoice, ReminderWish)
    /// The last that was told, once more after so many minutes.
    case again(minutes: Int)
}

/// Which reminders are meant.
public struct ReminderChoice: Sendable, Hashable, Codable {
    /// Words of what they are of; folded, without articles.
    public var words: [String] = []
    public var all = false
}

/// A reminder as far as its words tell; what they leave open the hour of asking fills in.
public struct ReminderWish: Sendable, Hashable, Codable {
    /// A time on the clock.
    public struct Clock: Sendable, Hashable, Codable {
        /// Minutes since midnight.
        public var minute: Int
        /// Of the morning or the afternoon, nobody said which.
        public var isOfEitherHalf: Bool
    }

    public var what = ""
    public var clocks: [Clock] = []
    public var part: PartOfDay?
    /// At bedtime, or late in the evening.
    public var isAtNight = false
    public var day: Day?
    /// Days of the week on which it comes again, 1 is Monday.
    public var weekdays: Set<Int> = []
    /// Minutes from one to the next: "every two hours".
    public var every: Int?
    /// Minutes from now: "in half an hour".
    public var later: Int?
    public var meal: Meal?
    /// The meal is to be written down, and not only to be eaten.
    public var isToLog = false

    public init() {}

    /// Whether anything is told of when.
    public var tellsTime: Bool {
        !clocks.isEmpty || part != nil || isAtNight || day != nil || !weekdays.isEmpty || every != nil || later != nil
    }
}

/// What is said of reminders.
public enum ReminderTold: Sendable, Hashable {
    case set(Reminder)
    case changed(Reminder)
    case list([Reminder])
    case cancelled([Reminder])
    /// Several may be meant.
    case which([Reminder])
    case noneSet
    /// No more can be kept.
    case tooMany
    case due([Due])

    /// A reminder whose hour has come.
    public struct Due: Sendable, Hashable {
        public var reminder: Reminder
        public var time: Reminder.Time

        public init(_ reminder: Reminder, at time: Reminder.Time) { (self.reminder, self.time) = (reminder, time) }
    }
}

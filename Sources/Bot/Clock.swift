public import Foundation
public import Nutrition

/// Turns the clock, a zone and what a caller says of them into the person's moment.
public struct Clock: Sendable {
    private let now: @Sendable () -> Date
    private let zone: TimeZone

    /// The machine's own clock and zone.
    public static let system = Clock(now: { Date() }, zone: .current)

    public init(now: @escaping @Sendable () -> Date, zone: TimeZone) {
        self.now = now
        self.zone = zone
    }

    /// Now, in the clock's own zone.
    public var moment: Moment { Clock.moment(now(), zone) }

    /// A moment as a person gave it, in the clock's own zone unless it has an offset; nil when there is none or it is no moment.
    public func moment(said: String?) -> Moment? { said.flatMap { moment(said: $0, timezone: nil) } }

    /// Stands still, in UTC; at the epoch when the text is no moment.
    public init(fixed moment: String) {
        let utc = TimeZone(secondsFromGMT: 0) ?? .current
        let date = Clock.parse(moment, zone: utc)?.0 ?? Date(timeIntervalSince1970: 0)
        self.init(now: { date }, zone: utc)
    }

    /// Now, where the person is.
    /// - Parameters:
    ///   - said: ISO 8601; with an offset and without a zone, the wall clock as written.
    ///   - timezone: an IANA name; an unknown one counts as none.
    /// - Returns: nil when `said` is no date and time.
    func moment(said: String?, timezone: String?) -> Moment? {
        let named = timezone.flatMap(TimeZone.init(identifier:))
        guard let said else { return Clock.moment(now(), named ?? zone) }
        guard let (date, offset) = Clock.parse(said, zone: named ?? zone) else { return nil }
        let place = named ?? offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? zone
        return Clock.moment(date, place)
    }

    private static func moment(_ date: Date, _ zone: TimeZone) -> Moment {
        let local = Int((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))).rounded(.down))
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        return Moment(day: Day(number: day), minute: (local - day * 86_400) / 60, epoch: date.timeIntervalSince1970)
    }

    // Immutable, and not marked as such; made once, for a message tells its moment each time.
    nonisolated(unsafe) private static let isoMoment = /(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?/

    /// `2026-11-21T08:10:00-05:00`; seconds, offset and the time itself may be missing.
    static func parse(_ text: String, zone: TimeZone) -> (Date, offset: Int?)? {
        guard let match = text.wholeMatch(of: isoMoment), let day = Day(String(match.1)) else { return nil }
        let hour = match.2.flatMap { Int($0) } ?? 0, minute = match.3.flatMap { Int($0) } ?? 0, second = match.4.flatMap { Int($0) } ?? 0
        guard hour < 24, minute < 60, second < 61 else { return nil }
        let wall = Double(day.number * 86_400 + hour * 3600 + minute * 60 + second)
        if let said = match.5 {
            if said == "Z" { return (Date(timeIntervalSince1970: wall), 0) }
            let digits = said.dropFirst().filter(\.isNumber)
            guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 15 else { return nil }
            let offset = (hours * 3600 + minutes * 60) * (said.first == "-" ? -1 : 1)
            return (Date(timeIntervalSince1970: wall - Double(offset)), offset)
        }
        // In the person's zone: the offset at that wall time, found in two steps for the days the clock changes.
        let first = wall - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall)))
        return (Date(timeIntervalSince1970: wall - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: first)))), nil)
    }
}

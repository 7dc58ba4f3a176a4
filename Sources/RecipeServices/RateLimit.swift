import Foundation

/// How often a service is asked: a bucket that holds a few requests and refills as time passes.
struct RateLimit: Sendable {
    private let perSecond: Double
    private let burst: Double
    private var tokens: Double
    private var last: Date

    /// - Parameters:
    ///   - perHour: requests in the long run.
    ///   - burst: requests that may come at once after a pause.
    init(perHour: Int, burst: Int, at now: Date) {
        perSecond = Double(max(perHour, 1)) / 3_600
        self.burst = Double(max(burst, 1))
        tokens = self.burst
        last = now
    }

    /// Takes one request; gives the moment from which there is one when there is none.
    mutating func take(at now: Date) -> Date? {
        // A clock that goes back fills nothing.
        tokens = min(burst, tokens + max(now.timeIntervalSince(last), 0) * perSecond)
        last = now
        guard tokens >= 1 else { return now + (1 - tokens) / perSecond }
        tokens -= 1
        return nil
    }
}

/// How long a service asks to be left alone.
enum Pause {
    /// Longer than a day nobody is believed.
    static let longest: TimeInterval = 86_400

    /// The moment from which it may be asked again.
    ///
    /// `Retry-After` in seconds or as a date (RFC 9110, 10.2.3); without it a minute, and for a used-up quota (402) until the next midnight
    /// UTC, when daily quotas begin anew.
    static func end(status: Int, retryAfter: String?, now: Date) -> Date {
        if let retryAfter {
            if let seconds = Double(retryAfter), seconds >= 0 { return now + min(seconds, longest) }
            if let date = date(retryAfter) { return min(max(date, now), now + longest) }
        }
        guard status == 402 else { return now + 60 }
        let today = (now.timeIntervalSince1970 / longest).rounded(.down)
        return Date(timeIntervalSince1970: (today + 1) * longest)
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func date(_ text: String) -> Date? {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ":" })
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 8, parts[7] == "GMT", let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])),
            let year = Int(parts[3]), let hour = Int(parts[4]), let minute = Int(parts[5]), let second = Int(parts[6])
        else { return nil }
        var components = DateComponents(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
        components.timeZone = TimeZone(secondsFromGMT: 0)
        return Calendar(identifier: .gregorian).date(from: components)
    }
}

internal import NIOCore

/// How many lines a second a connection may send, and how many at once.
public struct RateLimit: Sendable, Hashable {
    /// Lines a second in the long run.
    public var perSecond: Double
    /// Lines that may come at once after a pause.
    public var burst: Int

    /// A limit; both numbers count as at least a little above nothing.
    public init(perSecond: Double, burst: Int) {
        self.perSecond = max(perSecond, 0.001)
        self.burst = max(burst, 1)
    }
}

/// Counts a connection's lines against its limit: full at first, it refills as time passes.
struct TokenBucket {
    private let limit: RateLimit
    private var tokens: Double
    private var last: NIODeadline

    init(_ limit: RateLimit, at now: NIODeadline) {
        self.limit = limit
        tokens = Double(limit.burst)
        last = now
    }

    /// Takes one token; false when there is none.
    mutating func take(at now: NIODeadline) -> Bool {
        let seconds = Double((now - last).nanoseconds) / 1e9
        last = now
        tokens = min(Double(limit.burst), tokens + max(seconds, 0) * limit.perSecond)
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}

public import Foundation

/// How much is asked of a service, and how much of it is endured.
public struct ServiceLimits: Sendable {
    /// Requests in the long run, and at once after a pause.
    public var perHour = 3_600
    public var burst = 5
    /// For a whole search or recipe, from the question to the last byte.
    public var timeout = Duration.seconds(3)
    /// Bytes of one answer.
    public var body = 4 << 20
    /// Answers that are kept, how much memory they may take in bytes, and for how long in seconds.
    public var answers = 256
    public var answersWeight = 16 << 20
    public var lifetime: TimeInterval = 3_600
    /// For how many seconds a service that failed is left alone: one that does not accept the key, and one that is not there.
    public var restWithoutKey: TimeInterval = 600
    public var restAfterFailure: TimeInterval = 30

    public init() {}
}

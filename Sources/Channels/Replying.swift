public import Bot

/// What a channel needs of a bot: a reply to each message.
public protocol Replying: Sendable {
    /// Answers a message; it never fails, and what it says is committed when it returns.
    func reply(to message: Incoming) async -> Outgoing
}

extension Bot: Replying {}

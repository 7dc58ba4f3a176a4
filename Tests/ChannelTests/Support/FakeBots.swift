import Bot
import Channels
import Synchronization

/// A bot that answers by a rule, at once, and remembers what it was asked.
final class RuleBot: Replying {
    private let rule: @Sendable (Incoming) -> String
    private let heard = Mutex<[Incoming]>([])

    init(_ rule: @escaping @Sendable (Incoming) -> String = { "heard \($0.text)" }) {
        self.rule = rule
    }

    var messages: [Incoming] { heard.withLock { $0 } }

    func reply(to message: Incoming) async -> Outgoing {
        heard.withLock { $0.append(message) }
        let text = rule(message)
        return Outgoing(text: text, json: #"{"id":"\#(message.id ?? "")","sender":"\#(message.sender ?? "")","text":"heard"}"#)
    }
}

/// A bot that tells when it is asked, and answers only when it is told to.
final class HeldBot: Replying {
    let asked: AsyncStream<String>
    private let arrivals: AsyncStream<String>.Continuation
    private let permits: AsyncStream<Void>
    private let release: AsyncStream<Void>.Continuation

    init() {
        (asked, arrivals) = AsyncStream.makeStream(of: String.self)
        (permits, release) = AsyncStream.makeStream(of: Void.self)
    }

    /// Lets every reply go, now and later.
    func letGo() { release.finish() }

    func reply(to message: Incoming) async -> Outgoing {
        arrivals.yield(message.text)
        for await _ in permits {}
        return Outgoing(text: "done \(message.text)", json: "{}")
    }
}

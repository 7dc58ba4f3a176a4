internal import Bot
internal import NIOCore

/// Decides what becomes of each line of a connection: who may speak, in which mode, and what is refused without asking the bot.
struct LineDesk {
    /// What a line is answered with.
    enum Answer: Sendable, Equatable {
        /// A reply that needs no bot, complete with its ending.
        case ready(String)
        /// A message for the bot, and the mode its reply is written in.
        case message(Incoming, isJSON: Bool)

        /// The reply as it goes over the wire.
        func text(by bot: any Replying) async -> String {
            switch self {
            case .ready(let text): text
            case .message(let message, isJSON: true): await bot.reply(to: message).json + "\n"
            case .message(let message, isJSON: false): PlainText.lines(of: await bot.reply(to: message).text) + "\n"
            }
        }
    }

    /// Who speaks on a trusted connection that names nobody.
    static let localSender = "local"
    /// So many wrong tokens end a connection.
    private static let mostFailures = 5

    private let options: LineServerOptions
    private var bucket: TokenBucket?
    /// May speak for any sender.
    private var isTrusted: Bool
    private var failures = 0
    private var isFirstLine = true
    /// Nothing more is heard from this connection.
    private(set) var isDismissed = false

    init(options: LineServerOptions, at now: NIODeadline) {
        self.options = options
        isTrusted = options.token == nil
        bucket = options.rateLimit.map { TokenBucket($0, at: now) }
    }

    /// The answer to a line; nil for an empty line, which asks nothing.
    mutating func answer(to frame: LineFramer.Frame, at now: NIODeadline) -> Answer? {
        let line: [UInt8]
        switch frame {
        case .tooLong(let isJSON):
            isFirstLine = false
            return refusal(.tooLong, "a line holds at most \(LineFramer.limit) bytes", isJSON: isJSON)
        case .line(let bytes):
            line = bytes
        }
        if PlainText.isBlank(line) { return nil }
        let isJSON = line.first == UInt8(ascii: "{")
        if isFirstLine, !isJSON, LineDesk.isHTTP(line) {
            isDismissed = true
            return refusal(.badRequest, "this is the line socket, which does not speak HTTP", isJSON: false)
        }
        isFirstLine = false
        if bucket?.take(at: now) == false { return refusal(.rateLimited, "too many lines at once; try again in a moment", isJSON: isJSON) }
        return isJSON ? answer(to: WireRequest(line: line)) : answer(to: PlainText.message(line))
    }

    private mutating func answer(to request: WireRequest) -> Answer {
        switch request {
        case .refused(let id, let error, let sentence):
            return refusal(error, sentence, id: id, isJSON: true)
        case .auth(let token, let id):
            guard authenticate(token) else { return refusal(.unauthorized, "the token is not the server's", id: id, isJSON: true) }
            return .ready("{\"auth\":\"ok\"}\n")
        case .message(var message):
            guard isTrusted else { return refusal(.unauthorized, "send {\"auth\":\"TOKEN\"} first", id: message.id, isJSON: true) }
            message.sender = message.sender ?? LineDesk.localSender
            if !options.allowNow { message.now = nil }
            return .message(message, isJSON: true)
        }
    }

    private func answer(to text: String) -> Answer {
        guard isTrusted else { return refusal(.unauthorized, "this server wants to know you: send {\"auth\":\"TOKEN\"} first", isJSON: false) }
        guard !PlainText.isTooLong(text) else {
            return refusal(.tooLong, "a message holds at most \(PlainText.longestMessage) characters", isJSON: false)
        }
        return .message(Incoming(text: text, sender: LineDesk.localSender), isJSON: false)
    }

    /// A server without a token trusts everyone it listens to, whatever token they bring.
    private mutating func authenticate(_ said: String) -> Bool {
        guard let token = options.token else { return true }
        if LineDesk.isEqual(Array(said.utf8), Array(token.utf8)) {
            isTrusted = true
            return true
        }
        failures += 1
        if failures >= LineDesk.mostFailures { isDismissed = true }
        return false
    }

    private func refusal(_ error: WireError, _ sentence: String, id: String? = nil, isJSON: Bool) -> Answer {
        if isJSON { return .ready(errorLine(id: id, error, sentence) + "\n") }
        return .ready(sentence.prefix(1).uppercased() + sentence.dropFirst() + ".\n\n")
    }

    /// Takes as long for a nearly right token as for a wrong one.
    private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The first line of an HTTP request: a web page can make a browser send one here, and its body must not become messages.
    private static func isHTTP(_ line: [UInt8]) -> Bool {
        let words = line.split(separator: UInt8(ascii: " "))
        guard words.count == 3, words[2].starts(with: Array("HTTP/".utf8)) else { return false }
        return words[0].allSatisfy { (0x41...0x5A).contains($0) }
    }
}

import Foundation

/// A message as a channel hands it over.
public struct Incoming: Sendable, Hashable {
    public var text: String
    /// Who speaks; nil is the person of this machine, `local`.
    public var sender: String?
    /// The message's own id: the same sender and id again gets the same answer and writes nothing.
    public var id: String?
    /// `en` or `es`; nil detects it.
    public var language: String?
    /// An IANA name such as `America/Chicago`; nil is the machine's.
    public var timezone: String?
    /// ISO 8601; only trusted callers may set the clock.
    public var now: String?

    public init(text: String, sender: String? = nil, id: String? = nil, language: String? = nil, timezone: String? = nil, now: String? = nil) {
        self.text = text
        self.sender = sender
        self.id = id
        self.language = language
        self.timezone = timezone
        self.now = now
    }
}

/// A reply as a channel sends it: in words and as the one-line JSON object.
public struct Outgoing: Sendable, Hashable {
    /// One or more lines, never empty, without a newline at the end.
    public var text: String
    /// The JSON Lines reply, complete.
    public var json: String
    /// The person said goodbye: a terminal may leave.
    public var isGoodbye: Bool

    public init(text: String, json: String, isGoodbye: Bool = false) {
        self.text = text
        self.json = json
        self.isGoodbye = isGoodbye
    }

    /// A reply as it was stored: its JSON tells the rest. (Release 0.1.0 stored the JSON inside an object of its own.)
    init(stored: String) throws {
        struct Told: Decodable {
            let text: String
            let intent: String?
            let json: String?
            let isGoodbye: Bool?
        }
        let told = try JSONDecoder().decode(Told.self, from: Data(stored.utf8))
        self.init(text: told.text, json: told.json ?? stored, isGoodbye: told.isGoodbye ?? (told.intent == "goodbye"))
    }
}

/// The error codes of the line socket.
public enum WireError: String, Sendable {
    case invalidJSON = "invalid_json"
    case tooLong = "too_long"
    case rateLimited = "rate_limited"
    case unauthorized
    case badRequest = "bad_request"
    case `internal`
}

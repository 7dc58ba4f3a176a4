internal import Bot

/// What one line of the JSON Lines protocol asks.
enum WireRequest: Equatable {
    case message(Incoming)
    /// `{"auth":"TOKEN"}`.
    case auth(token: String, id: String?)
    /// It cannot be handled; the sentence is for the one who wrote the client.
    case refused(id: String?, WireError, String)

    /// The most characters of a sender or a message id.
    static let longestName = 128
    /// The most characters of a time zone or a moment.
    static let longestSetting = 64

    /// Reads a line; never fails, since a bad line is a request refused.
    init(line: [UInt8]) {
        guard !line.contains(0), String(validating: line, as: UTF8.self) != nil else {
            self = .refused(id: nil, .badRequest, "the line is not UTF-8 without NUL")
            return
        }
        guard let members = JSONLine.members(of: line) else {
            self = .refused(id: nil, .invalidJSON, "the line is not one JSON object")
            return
        }
        var fields = Fields(members: members)
        // The id comes first, so that every later complaint carries it.
        let id = fields.string("id", longest: WireRequest.longestName)
        let request = fields.request(id: id)
        if let (error, complaint) = fields.complaint {
            self = .refused(id: id, error, complaint)
        } else {
            self = request ?? .refused(id: id, .badRequest, "'text' is missing")
        }
    }
}

/// The members of a request, and the first thing that is wrong with them.
private struct Fields {
    let members: [String: JSONLine.Value]
    private(set) var complaint: (WireError, String)?

    init(members: [String: JSONLine.Value]) {
        self.members = members
    }

    mutating func request(id: String?) -> WireRequest? {
        let text = string("text", longest: PlainText.longestMessage, tooLong: .tooLong, mayBeEmpty: true)
        if let token = string("auth", longest: LineFramer.limit) {
            if members["text"] != nil { complain(.badRequest, "'auth' and 'text' do not go together") }
            return .auth(token: token, id: id)
        }
        let sender = string("sender", longest: WireRequest.longestName)
        let language = string("language", longest: WireRequest.longestSetting)
        if let language, language != "en", language != "es" { complain(.badRequest, "'language' is neither 'en' nor 'es'") }
        let timezone = string("timezone", longest: WireRequest.longestSetting)
        let now = string("now", longest: WireRequest.longestSetting)
        return text.map { .message(Incoming(text: $0, sender: sender, id: id, language: language, timezone: timezone, now: now)) }
    }

    /// A member that must be a string; null is the same as absent.
    mutating func string(_ name: String, longest: Int, tooLong: WireError = .badRequest, mayBeEmpty: Bool = false) -> String? {
        switch members[name] {
        case nil, .null:
            return nil
        case .other:
            complain(.badRequest, "'\(name)' is not a string")
        case .string(let value):
            if value.utf8.contains(0) {
                complain(.badRequest, "'\(name)' holds a NUL")
            } else if value.utf8.count > longest, value.unicodeScalars.count > longest {
                complain(tooLong, "'\(name)' is longer than \(longest) characters")
            } else if value.isEmpty, !mayBeEmpty {
                complain(.badRequest, "'\(name)' is empty")
            } else {
                return value
            }
        }
        return nil
    }

    private mutating func complain(_ error: WireError, _ sentence: String) {
        if complaint == nil { complaint = (error, sentence) }
    }
}

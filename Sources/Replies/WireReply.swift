public import Dialogue
public import Nutrition

/// A reply as it goes over the wire: its text, its buttons and its data.
public struct WireReply: Sendable, Hashable {
    /// A thing to press, and what pressing it says.
    public struct Button: Sendable, Hashable {
        public var title: String
        public var payload: String

        public init(title: String, payload: String) {
            self.title = title
            self.payload = payload
        }
    }

    /// The message's own id, when it came with one.
    public var id: String?
    public var sender: String?
    public var text: String
    /// What the message was understood as, in order.
    public var intents: [String]
    public var confidence: Double
    public var language: String
    public var buttons: [Button]
    /// The `data` object, as JSON.
    public var data: String

    public init(
        id: String?, sender: String?, text: String, intents: [String], confidence: Double, language: String, buttons: [Button], data: String
    ) {
        self.id = id
        self.sender = sender
        self.text = text
        self.intents = intents
        self.confidence = confidence
        self.language = language
        self.buttons = buttons
        self.data = data
    }
}

extension Wording {
    /// The reply in words and as data.
    public func wireReply(
        _ reply: Reply, id: String?, sender: String?, intents: [String], confidence: Double, language: String, moment: Moment, units: String?
    ) -> WireReply {
        let speaker = speaker(language, moment, units)
        let options = (reply.question?.options ?? reply.hint).enumerated().map { place, option in
            WireReply.Button(title: speaker.title(option, named: reply.question?.name), payload: "\(place + 1)")
        }
        var buttons: [WireReply.Button] = []
        switch reply.written {
        // What was told was so already: an undo would take back something else.
        case .wrote where reply.wroteNothing: break
        case .wrote: buttons.append(.init(title: speaker.say(key: "button.undo") ?? "Undo", payload: "undo"))
        case .undid: buttons.append(.init(title: speaker.say(key: "button.redo") ?? "Redo", payload: "redo"))
        case .nothing: break
        }
        return WireReply(
            id: id, sender: sender, text: speaker.text(reply), intents: intents, confidence: confidence, language: language,
            buttons: buttons + options, data: WireData(reply, options: options, charts: speaker.charts(reply)).json)
    }
}

extension Reply {
    fileprivate enum Written { case nothing, wrote, undid }

    /// Whether the turn changed the diary, as far as its parts tell.
    fileprivate var written: Written {
        var result = Written.nothing
        for part in parts {
            switch part {
            case .logged, .exerciseLogged, .weightLogged, .waterLogged, .corrected, .deleted, .bodyDeleted, .bodyMoved, .bodyCorrected, .moved,
                .copied, .goalSet, .profileStored, .redone,
                .imported:
                return .wrote
            case .own(let part) where part.isWritten: return .wrote
            case .kept(let kept) where kept.isWritten: return .wrote
            case .plan(let plan) where !plan.rows.isEmpty: return .wrote
            case .groceries(let groceries) where groceries.isWritten: return .wrote
            case .undone: result = .undid
            default: break
            }
        }
        return result
    }
}

/// The reply as one line of JSON.
public func wireJSON(_ reply: WireReply) -> String {
    var json = JSONText()
    json.field("id", reply.id)
    json.field("sender", reply.sender)
    json.field("text", reply.text)
    json.field("intent", reply.intents.first ?? "out_of_scope")
    json.field("confidence", reply.confidence, places: 4)
    json.field("language", reply.language)
    if reply.intents.count > 1 { json.raw("intents", "[" + reply.intents.map(JSONText.quoted).joined(separator: ",") + "]") }
    json.array("buttons", reply.buttons.map(\.json))
    json.raw("data", reply.data)
    return json.closed
}

/// An error as one line of JSON; `code` is one of the contract's.
public func wireJSON(errorCode code: String, message: String, id: String?) -> String {
    var error = JSONText()
    error.field("code", code)
    error.field("message", message)
    var json = JSONText()
    json.field("id", id)
    json.raw("error", error.closed)
    return json.closed
}

extension WireReply.Button {
    /// `{"title":…,"payload":…}`.
    public var json: String {
        var json = JSONText()
        json.field("title", title)
        json.field("payload", payload)
        return json.closed
    }
}

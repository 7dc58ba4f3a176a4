public import Dialogue
public import Nutrition

/// How a turn begins: as a new one, or as the repetition of one that was answered.
public enum Beginning {
    case fresh(TurnScope)
    /// The same sender and message id came before: the reply that was sent then. Nothing is written.
    case repeated(reply: String)
}

/// One person's turn, valid only inside its transaction: events, changes, reply and message id are stored together or not at all.
///
/// Either `finish` is called, or the body throws: a turn that writes and does neither leaves rows that no undo knows.
public final class TurnScope {
    /// The number that all keys of this person start with.
    public let person: Int64
    /// The number of this turn for the person, from 1.
    public let turn: Int
    /// The person's rows, as this turn sees and changes them.
    public let diary: Diary
    /// Whether the person has never written before.
    public let isNewPerson: Bool

    private let connection: any Connection
    private let sealer: Sealer
    private let journal: Journal
    private let before: Before
    private let messageID: String?
    private let moment: Moment
    private var isFinished = false

    /// Where the tracker before this turn comes from.
    private enum Before {
        case remembered(Tracker)
        case stored(Snapshot)
    }

    /// Begins a turn, or finds that it has been answered already.
    ///
    /// - Parameters:
    ///   - sender: the person's name on the wire; an unknown one becomes a new person.
    ///   - messageID: the client's own id of the message; nil for a client that gives none.
    ///   - memory: trackers of earlier turns; nil reads what is stored.
    /// - Throws: `StoreError.wrongKey` when the database was sealed with another key; nothing is written then.
    public static func begin(
        _ connection: any Connection, sealer: Sealer, sender: String, messageID: String?, at moment: Moment, memory: ConversationMemory? = nil
    ) throws -> Beginning {
        let person = try Person.enlist(sender, at: moment.epoch, on: connection)
        if person.isNew { try KeyCheck.verify(sealer, on: connection) }
        let kept = memory?.recall(person.id, after: person.turns)
        let records = Records(connection: connection, person: person.id, sealer: kept?.sealer ?? sealer.person(person.id))
        if let messageID, let reply = try History.reply(to: messageID, records) { return .repeated(reply: reply) }
        let before = try kept.map { .remembered($0.tracker) } ?? Before.stored(Snapshot(records))
        return .fresh(TurnScope(records, person, before, messageID: messageID, at: moment))
    }

    private init(_ records: Records, _ person: Person.Enlisted, _ before: Before, messageID: String?, at moment: Moment) {
        self.person = person.id
        turn = person.turns + 1
        isNewPerson = person.isNew
        connection = records.connection
        sealer = records.sealer
        journal = Journal(records: records, turn: person.turns + 1, nextID: person.nextID)
        diary = Diary(records: records, journal: journal)
        self.before = before
        self.messageID = messageID
        self.moment = moment
    }

    /// Names this turn once it is committed.
    public struct Mark: Sendable {
        let person: Int64
        let turn: Int
        let sealer: Sealer
    }

    /// What the conversation's memory knows this turn by.
    public var mark: Mark { Mark(person: person, turn: turn, sealer: sealer) }

    /// The state of the conversation after the last turn; empty for a new person.
    ///
    /// A snapshot of an earlier release that no longer reads is made again from all events.
    public func tracker() throws -> Tracker {
        switch before {
        case .remembered(let tracker): tracker
        case .stored(let snapshot): try snapshot.tracker()
        }
    }

    /// Runs an action's writes: when `body` throws, its rows and journal are taken back and the error is rethrown, and the turn
    /// can still be finished.
    public func attempt<T>(_ body: () throws -> T) throws -> T {
        let before = journal.state
        do {
            return try connection.savepoint(body)
        } catch {
            journal.state = before
            throw error
        }
    }

    /// Stores the turn: its events, now and then the tracker after them, the reply as it will be sent, and what is needed to undo its changes.
    ///
    /// - Parameter intent: the intents' names; the only thing besides figures and food codes that SQL can read.
    public func finish(events: [Event], tracker: Tracker, intent: String, reply: String) throws {
        if isFinished { throw StoreError.turnFinished }
        isFinished = true
        try connection.run(
            """
            INSERT INTO turns (person, turn, message_id, at, day, intent, state, events, reply)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
            """,
            [
                .integer(person), SQLValue(turn), SQLValue(messageID), .real(moment.epoch), .day(moment.day), .text(intent),
                SQLValue(journal.turnState.rawValue), .blob(try sealer.seal(json: events, for: "turns.events")),
                .blob(try sealer.seal(text: reply, for: "turns.reply")),
            ])
        try journal.store()
        try Snapshot.store(tracker, turn: turn, diary.records)
        try connection.run(
            "UPDATE people SET turns = ?2, next_id = ?3 WHERE person = ?1",
            [.integer(person), SQLValue(turn), SQLValue(journal.state.nextID)])
    }
}

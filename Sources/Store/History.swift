public import Dialogue
public import Nutrition

/// A turn as it was stored.
public struct PastTurn: Sendable, Hashable {
    /// Its number for the person, from 1.
    public let turn: Int
    /// Seconds since 1970-01-01 00:00 UTC.
    public let at: Double
    /// The person's own day.
    public let day: Day
    public let intent: String
    /// What became of its changes.
    public let state: TurnState
    public let events: [Event]
    /// As it was sent.
    public let reply: String
}

/// The conversations as they were, turn by turn.
public enum History {
    /// The last turns of a sender, oldest first; all of them when `latest` is nil. Empty for a sender who has never written.
    public static func turns(_ connection: any Connection, sealer: Sealer, sender: String, latest: Int? = nil) throws -> [PastTurn] {
        guard let id = try Person.find(sender, on: connection) else { return [] }
        return try turns(Records(connection: connection, person: id, sealer: sealer.person(id)), latest: latest)
    }

    static func turns(_ records: Records, latest: Int?) throws -> [PastTurn] {
        try records.connection.rows(
            "SELECT * FROM turns WHERE person = ?1 ORDER BY turn DESC LIMIT ?2",
            [.integer(records.person), SQLValue(latest ?? Int(Int32.max))]
        ).reversed().map { try turn($0, records) }
    }

    /// At most so many turns after one, oldest first.
    static func turns(_ records: Records, after last: Int, limit: Int) throws -> [PastTurn] {
        try records.connection.rows(
            "SELECT * FROM turns WHERE person = ?1 AND turn > ?2 ORDER BY turn LIMIT ?3",
            [.integer(records.person), SQLValue(last), SQLValue(max(0, limit))]
        ).map { try turn($0, records) }
    }

    private static func turn(_ row: Row, _ records: Records) throws -> PastTurn {
        guard let state = TurnState(rawValue: try row.int("state")) else { throw StoreError.column("state") }
        return PastTurn(
            turn: try row.int("turn"), at: try row.real("at"), day: try row.day("day"), intent: try row.text("intent"), state: state,
            events: try records.sealer.open(try row.blob("events"), as: [Event].self, for: "turns.events"),
            reply: try records.sealer.openText(try row.blob("reply"), for: "turns.reply"))
    }

    /// The events of each turn after one, oldest first, as JSON.
    static func openedEvents(_ records: Records, after turn: Int) throws -> [[UInt8]] {
        try records.connection.rows(
            "SELECT events FROM turns WHERE person = ?1 AND turn > ?2 ORDER BY turn", [.integer(records.person), SQLValue(turn)]
        ).map { try records.sealer.open(try $0.blob("events"), for: "turns.events") }
    }

    /// The reply to a message that was answered already.
    static func reply(to messageID: String, _ records: Records) throws -> String? {
        try records.connection.row(
            "SELECT reply FROM turns WHERE person = ?1 AND message_id = ?2", [.integer(records.person), .text(messageID)]
        ).map { try records.sealer.openText(try $0.blob("reply"), for: "turns.reply") }
    }
}

internal import Dialogue

/// The tracker as it was after the last turn, so that a long conversation need not be folded again.
struct Snapshot {
    /// JSON; nil for a new person.
    private let bytes: [UInt8]?

    /// Opens the snapshot, which is also what notices a wrong key before a turn writes anything.
    init(_ records: Records) throws {
        let row = try records.connection.row("SELECT state FROM trackers WHERE person = ?1", [.integer(records.person)])
        guard let sealed = try row?.blob("state") else {
            bytes = nil
            return
        }
        guard let opened = try? records.sealer.open(sealed, for: "trackers.state") else { throw StoreError.wrongKey }
        bytes = opened
    }

    func tracker(_ records: Records) throws -> Tracker {
        guard let bytes else { return Tracker() }
        if let tracker = try? Sealer.decode(bytes, as: Tracker.self, for: "trackers.state") { return tracker }
        return Tracker(events: try History.turns(records, latest: nil).flatMap(\.events))
    }

    static func store(_ tracker: Tracker, turn: Int, _ records: Records) throws {
        try records.connection.run(
            """
            INSERT INTO trackers (person, turn, state) VALUES (?1, ?2, ?3)
            ON CONFLICT (person) DO UPDATE SET turn = excluded.turn, state = excluded.state
            """,
            [.integer(records.person), SQLValue(turn), .blob(try records.sealer.seal(json: tracker, for: "trackers.state"))])
    }
}

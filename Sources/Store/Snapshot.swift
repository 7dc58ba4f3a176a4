public import Dialogue

extension Diary {
    /// The conversation as it was after the last turn.
    public func tracker() throws -> Tracker { try Snapshot(records).tracker() }
}

/// The conversation as it was after the last turn, from what is stored: the latest snapshot, and the events of the few turns since.
struct Snapshot {
    /// Every so many turns a tracker is stored, so that a long conversation need not be folded from its beginning.
    static let interval = 8

    private let records: Records
    /// JSON of the tracker and the turn it stands after; nil when there was none yet.
    private let stored: (tracker: [UInt8], turn: Int)?
    /// JSON of the events of each turn since.
    private let since: [[UInt8]]

    /// Opens what is stored, which is also what notices a wrong key before a turn writes anything.
    init(_ records: Records) throws {
        self.records = records
        let row = try records.connection.row("SELECT turn, state FROM trackers WHERE person = ?1", [.integer(records.person)])
        do {
            stored = try row.map { (try records.sealer.open(try $0.blob("state"), for: "trackers.state"), try $0.int("turn")) }
            since = try History.openedEvents(records, after: stored?.turn ?? 0)
        } catch StoreError.unreadable {
            throw StoreError.wrongKey
        }
    }

    func tracker() throws -> Tracker {
        if let stored {
            guard var tracker = try? Sealer.decode(stored.tracker, as: Tracker.self, for: "trackers.state") else {
                // It is of an earlier release: the events tell it again.
                return Tracker(events: try Snapshot.events(try History.openedEvents(records, after: 0)))
            }
            for event in try Snapshot.events(since) { tracker.apply(event) }
            return tracker
        }
        return Tracker(events: try Snapshot.events(since))
    }

    private static func events(_ turns: [[UInt8]]) throws -> [Event] {
        try turns.flatMap { try Sealer.decode($0, as: [Event].self, for: "turns.events") }
    }

    /// Stores the tracker when it is time to.
    static func store(_ tracker: Tracker, turn: Int, _ records: Records) throws {
        guard turn % interval == 0 else { return }
        try records.connection.run(
            """
            INSERT INTO trackers (person, turn, state) VALUES (?1, ?2, ?3)
            ON CONFLICT (person) DO UPDATE SET turn = excluded.turn, state = excluded.state
            """,
            [.integer(records.person), SQLValue(turn), .blob(try records.sealer.seal(json: tracker, for: "trackers.state"))])
    }
}

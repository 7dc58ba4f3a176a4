internal import Dialogue

/// What a turn changed, kept so that it can be taken back and put back any number of times.
///
/// A step holds the version of a row that is *not* in its table: for a row that was added nothing, for one that was changed or
/// removed what it was before. Taking the turn back swaps the two, in reverse order; putting it back swaps them again, in order.
final class Journal {
    struct Step: Codable {
        var key: RecordKey
        var other: Record?

        /// Which row it is of, without the row: all that is read where many steps are looked through.
        struct Head: Decodable {
            let key: RecordKey
            /// The row was added by it.
            let isNew: Bool

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                key = try container.decode(RecordKey.self, forKey: .key)
                isNew = try !container.contains(.other) || container.decodeNil(forKey: .other)
            }
        }

        enum CodingKeys: CodingKey { case key, other }
    }

    /// Everything that a failed action takes back with it.
    struct State {
        var nextID: Int
        var steps: [Step] = []
        /// The turn has taken back its own steps, and may still put them back.
        var isUndone = false
    }

    let records: Records
    let turn: Int
    var state: State

    init(records: Records, turn: Int, nextID: Int) {
        self.records = records
        self.turn = turn
        state = State(nextID: nextID)
    }

    /// A number for a new row.
    func takeID() -> Int {
        defer { state.nextID += 1 }
        return state.nextID
    }

    /// Notes a change. The first one of a turn discards the turns that were undone: they can no longer be put back.
    func note(_ step: Step) throws {
        if state.isUndone {
            state.steps = []
            state.isUndone = false
        }
        if state.steps.isEmpty { try discardUndone() }
        state.steps.append(step)
    }

    /// What `turns.state` says of this turn.
    var turnState: TurnState { state.steps.isEmpty ? .still : state.isUndone ? .undone : .stands }

    /// Stores the steps with their turn.
    func store() throws {
        for (ordinal, step) in state.steps.enumerated() {
            try records.connection.run(
                "INSERT INTO journal (person, turn, ordinal, step) VALUES (?1, ?2, ?3, ?4)",
                [.integer(records.person), SQLValue(turn), SQLValue(ordinal), .blob(try seal(step))])
        }
    }

    /// Exchanges each step's other version with the one in the table; the steps come back with what was there.
    func swap(_ steps: [Step], reversed: Bool, into changes: inout NetChanges) throws -> [Step] {
        var steps = steps
        for index in reversed ? Array(steps.indices.reversed()) : Array(steps.indices) {
            let current = try records.find(steps[index].key)
            if let other = steps[index].other { try records.put(other) } else { try records.remove(steps[index].key) }
            changes.note(steps[index].key, before: current, after: steps[index].other)
            steps[index].other = current
        }
        return steps
    }

    /// Swaps a stored turn and stores the result.
    func swapStored(_ turn: Int, to state: TurnState, into changes: inout NetChanges) throws {
        let rows = try records.connection.rows(
            "SELECT step FROM journal WHERE person = ?1 AND turn = ?2 ORDER BY ordinal", [.integer(records.person), SQLValue(turn)])
        let steps = try rows.map { try records.sealer.open(try $0.blob("step"), as: Step.self, for: "journal.step") }
        for (ordinal, step) in try swap(steps, reversed: state == .undone, into: &changes).enumerated() {
            try records.connection.run(
                "UPDATE journal SET step = ?4 WHERE person = ?1 AND turn = ?2 AND ordinal = ?3",
                [.integer(records.person), SQLValue(turn), SQLValue(ordinal), .blob(try seal(step))])
        }
        try records.connection.run(
            "UPDATE turns SET state = ?3 WHERE person = ?1 AND turn = ?2",
            [.integer(records.person), SQLValue(turn), SQLValue(state.rawValue)])
    }

    private func discardUndone() throws {
        let discarded = try records.connection.rows(
            "UPDATE turns SET state = ?2 WHERE person = ?1 AND state = \(TurnState.undone.rawValue) RETURNING turn",
            [.integer(records.person), SQLValue(TurnState.discarded.rawValue)])
        for row in discarded {
            try records.connection.run(
                "DELETE FROM journal WHERE person = ?1 AND turn = ?2", [.integer(records.person), SQLValue(try row.int("turn"))])
        }
    }

    private func seal(_ step: Step) throws -> [UInt8] { try records.sealer.seal(json: step, for: "journal.step") }
}

/// What became of a turn's changes: the numbers in `turns.state`.
public enum TurnState: Int, Sendable, Hashable {
    /// It wrote nothing.
    case still
    case stands
    case undone
    /// Undone, and something else was changed since: it stays undone.
    case discarded
}

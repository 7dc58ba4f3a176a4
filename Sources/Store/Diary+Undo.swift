public import Dialogue
public import Nutrition

/// What an undo or a redo did.
public struct UndoResult: Sendable, Hashable {
    /// The numbers of the turns, in the order in which they were taken back or put back.
    public var turns: [Int]
    /// Rows that are gone now, as they were.
    public var removed: [Record]
    /// Rows that stand again, or stand again as they were, with their numbers; an undo has the newest first.
    public var restored: [Record]

    /// Nothing was done.
    public var isEmpty: Bool { turns.isEmpty }

    public init(turns: [Int] = [], removed: [Record] = [], restored: [Record] = []) {
        self.turns = turns
        self.removed = removed
        self.restored = restored
    }
}

extension Diary {
    /// Whether this turn changed anything that can be taken back.
    public var hasWritten: Bool { journal.map { !$0.state.steps.isEmpty } ?? false }

    /// What comes of writes that are only supposed: all of them are rolled back.
    public func supposing<T>(_ body: () throws -> T) throws -> T {
        let journal = try writable()
        let before = journal.state
        defer { journal.state = before }
        var result: T?
        do {
            try records.connection.savepoint {
                result = try body()
                throw TakenBack()
            }
        } catch is TakenBack {}
        guard let result else { throw StoreError.readOnly }
        return result
    }

    /// Takes back the newest turns with changes that still stand, newest first; fewer when there are not so many.
    public func undo(turns count: Int) throws -> UndoResult {
        let journal = try writable()
        var changes = NetChanges()
        var turns: [Int] = []
        // What this very turn has changed so far is the newest of all.
        if count > 0, journal.turnState == .stands {
            journal.state.steps = try journal.swap(journal.state.steps, reversed: true, into: &changes)
            journal.state.isUndone = true
            turns.append(journal.turn)
        }
        for turn in try stored(.stands, "DESC", count - turns.count) {
            try journal.swapStored(turn, to: .undone, into: &changes)
            turns.append(turn)
        }
        return UndoResult(turns: turns, removed: changes.removed, restored: changes.restored)
    }

    /// Puts back what was undone, in the order in which it was first done; nothing after another change was made.
    public func redo(turns count: Int) throws -> UndoResult {
        let journal = try writable()
        var changes = NetChanges()
        var turns: [Int] = []
        for turn in try stored(.undone, "ASC", count) {
            try journal.swapStored(turn, to: .stands, into: &changes)
            turns.append(turn)
        }
        if turns.count < count, journal.turnState == .undone {
            journal.state.steps = try journal.swap(journal.state.steps, reversed: false, into: &changes)
            journal.state.isUndone = false
            turns.append(journal.turn)
        }
        return UndoResult(turns: turns, removed: changes.removed, restored: changes.restored)
    }

    /// How many of the newest turns with changes that still stand were made on a day or later; of all of them where it is nil.
    public func standingTurns(since day: Day?) throws -> Int {
        let journal = try writable()
        let rows = try records.connection.rows(
            "SELECT day FROM turns WHERE person = ?1 AND state = \(TurnState.stands.rawValue) ORDER BY turn DESC LIMIT 500",
            [.integer(records.person)])
        let days = try rows.map { try $0.day("day") }
        return (journal.turnState == .stands ? 1 : 0) + (day.map { day in days.prefix { $0 >= day }.count } ?? days.count)
    }

    /// The rows of food that the newest turn with changes changed: before it, and as they stand; nil where there was or is none.
    public func lastChanges() throws -> [(before: Entry?, after: Entry?)] {
        guard let turn = try stored(.stands, "DESC", 1).first else { return [] }
        let rows = try records.connection.rows(
            "SELECT step FROM journal WHERE person = ?1 AND turn = ?2 ORDER BY ordinal", [.integer(records.person), SQLValue(turn)])
        var seen: Set<Int> = [], changes: [(before: Entry?, after: Entry?)] = []
        for row in rows {
            let step = try records.sealer.open(try row.blob("step"), as: Journal.Step.self, for: "journal.step")
            guard step.key.kind == .entry, seen.insert(step.key.id).inserted else { continue }
            func entry(_ record: Record?) -> Entry? { if case .entry(let entry)? = record { entry } else { nil } }
            changes.append((entry(step.other), entry(try records.find(step.key))))
        }
        return changes
    }

    /// When rows of food were written, in seconds since 1970; those written on other days than these are left out.
    public func written(_ days: ClosedRange<Day>) throws -> [Int: Double] {
        let rows = try records.connection.rows(
            """
            SELECT turns.at AS at, journal.step AS step FROM turns JOIN journal ON journal.person = turns.person AND journal.turn = turns.turn
            WHERE turns.person = ?1 AND turns.day BETWEEN ?2 AND ?3 ORDER BY turns.turn
            """, [.integer(records.person), .day(days.lowerBound), .day(days.upperBound)])
        var written: [Int: Double] = [:]
        for row in rows {
            let step = try records.sealer.open(try row.blob("step"), as: Journal.Step.Head.self, for: "journal.step")
            if step.key.kind == .entry, step.isNew, written[step.key.id] == nil { written[step.key.id] = try row.real("at") }
        }
        return written
    }

    /// Numbers of turns in a state, which stands in the statement's text because an index is made for one of them.
    private func stored(_ state: TurnState, _ order: String, _ count: Int) throws -> [Int] {
        guard count > 0 else { return [] }
        return try records.connection.rows(
            "SELECT turn FROM turns WHERE person = ?1 AND state = \(state.rawValue) ORDER BY turn \(order) LIMIT ?2",
            [.integer(records.person), SQLValue(count)]
        ).map { try $0.int("turn") }
    }
}

/// Ends what was only supposed.
private struct TakenBack: Error {}

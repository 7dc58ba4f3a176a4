internal import Dialogue
internal import Nutrition

/// One person's rows, read and written without a journal: the ground that `Diary` and undo stand on.
struct Records {
    /// What to do with a row whose number is taken: a new row must never lie over another.
    enum Mode { case new, replace }

    let connection: any Connection
    let person: Int64
    let sealer: Sealer

    /// The row of a key, nil when it is not there.
    func find(_ key: RecordKey) throws -> Record? {
        switch key.kind {
        case .entry: try entry(key.id).map(Record.entry)
        case .exercise: try exercise(key.id).map(Record.exercise)
        case .weight: try weight(key.id).map(Record.weight)
        case .water: try water(key.id).map(Record.water)
        case .goal: try goal(key.id).map(Record.goal)
        case .setting: try setting(id: key.id).map(Record.setting)
        case .keepsake: try keepsake(key.id).map(Record.keepsake)
        }
    }

    /// Writes a row as it is given, over the one with its number if there is one, and gives it back as written.
    @discardableResult
    func put(_ record: Record) throws -> Record {
        switch record {
        case .entry(let row): .entry(try put(row, .replace))
        case .exercise(let row): .exercise(try put(row, .replace))
        case .weight(let row): .weight(try put(row, .replace))
        case .water(let row): .water(try put(row, .replace))
        case .goal(let row): .goal(try put(row, .replace))
        case .setting(let row): .setting(try put(row))
        case .keepsake(let row): .keepsake(try put(row, .replace))
        }
    }

    /// Deletes a row; false when it is not there.
    @discardableResult
    func remove(_ key: RecordKey) throws -> Bool {
        let table =
            switch key.kind {
            case .entry: "entries"
            case .exercise: "exercise"
            case .weight: "weights"
            case .water: "water"
            case .goal: "goals"
            case .setting: "settings"
            case .keepsake: "keepsakes"
            }
        return try connection.change("DELETE FROM \(table) WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(key.id)]) > 0
    }

    /// A statement's text with or without its "write over" clause.
    func sql(_ insert: String, over columns: String, _ mode: Mode) -> String {
        mode == .new ? insert + " RETURNING *" : insert + " ON CONFLICT (person, id) DO UPDATE SET \(columns) RETURNING *"
    }

    func one<T>(_ rows: [Row], _ read: (Row) throws -> T) throws -> T {
        guard let row = rows.first else { throw StoreError.column("*") }
        return try read(row)
    }
}

extension Row {
    func day(_ column: String) throws -> Day {
        guard let day = Day(try text(column)) else { throw StoreError.column(column) }
        return day
    }
}

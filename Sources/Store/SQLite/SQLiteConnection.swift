internal import GRDB
internal import GRDBSQLite

/// GRDB's connection behind the thin interface: its cached statements, our own values and errors.
///
/// Values are bound and read through SQLite's own functions: GRDB's argument and row types cost more than the statements.
final class SQLiteConnection: Connection {
    private let database: Database
    private let path: String
    private var depth = 0
    /// A rollback to a savepoint failed: the transaction holds half of something and must not be committed.
    private var isSpoiled = false

    init(_ database: Database, path: String) {
        self.database = database
        self.path = path
    }

    /// Whether a transaction was begun for this connection; one that is gone all the same was given up by SQLite.
    private var hasBegun = true

    /// Whether what was written so far may be committed. Not after SQLite has given up the whole transaction (a full disk, say).
    var isSound: Bool { database.isInsideTransaction && !isSpoiled }

    /// Begins a transaction that may write, before anything else is run.
    func begin() throws {
        hasBegun = false
        try run("BEGIN IMMEDIATE", [])
        hasBegun = true
    }

    /// Makes everything durable.
    func commit() throws { try run("COMMIT", []) }

    /// Takes everything back that SQLite has not taken back by itself.
    func rollBack() {
        hasBegun = false
        if database.isInsideTransaction { try? run("ROLLBACK", []) }
    }

    func run(_ sql: String, _ parameters: [SQLValue]) throws {
        try step(try statement(sql).sqliteStatement, parameters) { _ in }
    }

    func change(_ sql: String, _ parameters: [SQLValue]) throws -> Int {
        try run(sql, parameters)
        return database.changesCount
    }

    func rows(_ sql: String, _ parameters: [SQLValue]) throws -> [Row] {
        let statement = try statement(sql)
        let columns = statement.columnNames
        var rows: [Row] = []
        try step(statement.sqliteStatement, parameters) { handle in
            rows.append(Row(columns: columns, values: columns.indices.map { SQLValue(column: Int32($0), of: handle) }))
        }
        return rows
    }

    func savepoint<T>(_ body: () throws -> T) throws -> T {
        depth += 1
        defer { depth -= 1 }
        let name = "level_\(depth)"
        try run("SAVEPOINT \(name)", [])
        do {
            let result = try body()
            try run("RELEASE \(name)", [])
            return result
        } catch {
            if database.isInsideTransaction { rollBack(to: name) }
            throw error
        }
    }

    private func rollBack(to name: String) {
        do {
            try run("ROLLBACK TO \(name)", [])
            try run("RELEASE \(name)", [])
        } catch {
            isSpoiled = true
        }
    }

    private func statement(_ sql: String) throws -> Statement {
        do {
            return try database.cachedStatement(sql: sql)
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    /// Runs a statement to its end, and leaves it ready for the next time whatever happens.
    private func step(_ handle: SQLiteStatement, _ parameters: [SQLValue], _ row: (SQLiteStatement) -> Void) throws {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        // Without its transaction every statement would be committed by itself.
        if hasBegun, !database.isInsideTransaction {
            throw StoreError.engine(code: "\(SQLITE_ABORT)", reason: "an error before had ended the transaction")
        }
        guard sqlite3_bind_parameter_count(handle) == parameters.count else {
            throw StoreError.engine(code: "\(SQLITE_MISUSE)", reason: "wrong number of parameters")
        }
        for (index, value) in zip(Int32(1)..., parameters) {
            guard value.bind(at: index, of: handle) == SQLITE_OK else { throw failure() }
        }
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: row(handle)
            case SQLITE_DONE: return
            default: throw failure()
            }
        }
    }

    private func failure() -> StoreError {
        let connection = database.sqliteConnection
        return StoreError(
            code: sqlite3_extended_errcode(connection), reason: sqlite3_errmsg(connection).map { String(cString: $0) }, path: path)
    }
}

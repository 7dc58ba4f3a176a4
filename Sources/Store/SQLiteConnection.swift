internal import Foundation
internal import GRDB

/// GRDB's connection behind the thin interface: cached statements, our own values, our own errors.
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

    /// False after SQLite has given up the whole transaction (a full disk, say).
    var isInsideTransaction: Bool { database.isInsideTransaction }

    /// Whether what was written so far may be committed.
    var isSound: Bool { isInsideTransaction && !isSpoiled }

    @discardableResult
    func run(_ sql: String, _ parameters: [SQLValue]) throws -> Int {
        try translating {
            try database.cachedStatement(sql: sql).execute(arguments: SQLiteConnection.arguments(parameters))
            return database.changesCount
        }
    }

    func rows(_ sql: String, _ parameters: [SQLValue]) throws -> [Row] {
        try translating {
            let statement = try database.cachedStatement(sql: sql)
            let cursor = try GRDB.Row.fetchCursor(statement, arguments: SQLiteConnection.arguments(parameters))
            let columns = statement.columnNames
            var rows: [Row] = []
            while let row = try cursor.next() {
                rows.append(Row(columns: columns, values: columns.indices.map { SQLValue(row[$0] as DatabaseValue) }))
            }
            return rows
        }
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
            if isInsideTransaction { rollBack(to: name) }
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

    private static func arguments(_ parameters: [SQLValue]) -> StatementArguments {
        StatementArguments(parameters.map(\.databaseValue))
    }

    private func translating<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }
}

extension SQLValue {
    init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            case .double(let number): .real(number)
            case .string(let text): .text(text)
            case .blob(let data): .blob([UInt8](data))
            }
    }

    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .blob(let bytes): Data(bytes).databaseValue
        }
    }
}

extension StoreError {
    /// GRDB's error without its statement and arguments.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_NOTADB: self = .foreign(path: path)
        case .SQLITE_CORRUPT: self = .damaged(path: path)
        case .SQLITE_BUSY: self = .busy
        default: self = .engine(code: Int(error.extendedResultCode.rawValue), reason: error.message ?? "no message")
        }
    }
}

internal import GRDB
internal import GRDBSQLite

extension SQLValue {
    /// Tells SQLite to copy what it is given before the call returns.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    /// Binds the value to a parameter of a statement and gives SQLite's result code back.
    func bind(at index: Int32, of statement: SQLiteStatement) -> Int32 {
        switch self {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let number): return sqlite3_bind_int64(statement, index, number)
        case .real(let number): return sqlite3_bind_double(statement, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                // A null pointer would be NULL, not an empty text.
                guard let start = bytes.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, SQLValue.copied) }
                return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    sqlite3_bind_text(statement, index, $0, Int32(bytes.count), SQLValue.copied)
                }
            }
        case .blob(let bytes):
            if bytes.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
            return bytes.withUnsafeBytes { sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), SQLValue.copied) }
        }
    }

    /// The value of a column of the row that a statement stands on.
    init(column: Int32, of statement: SQLiteStatement) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(statement, column)
            let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
            self = .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
            self = .blob(Array(bytes))
        default: self = .null
        }
    }
}

extension StoreError {
    /// SQLite's result code and message, which names tables and columns but no value.
    init(code: Int32, reason: String?, path: String) {
        switch code & 0xFF {
        case SQLITE_NOTADB: self = .foreign(path: path)
        case SQLITE_CORRUPT: self = .damaged(path: path)
        case SQLITE_BUSY: self = .busy
        default: self = .engine(code: "\(code)", reason: reason ?? "no message")
        }
    }

    /// GRDB's error without its statement and arguments.
    init(_ error: DatabaseError, path: String) {
        self.init(code: error.extendedResultCode.rawValue, reason: error.message, path: path)
    }
}

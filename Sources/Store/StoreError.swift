/// What can go wrong with the database; no case ever holds a person's words or figures.
public enum StoreError: Error, Sendable, Hashable {
    /// The text given for a database is empty or of a kind that no engine knows.
    case address(scheme: String)
    /// The address of a server cannot be read; it is not quoted, for it may hold a password.
    case malformedAddress
    /// The address is of a PostgreSQL server, and its client library is not on this machine.
    case engineMissing
    /// The connection was lost at the moment of a commit and did not come back: it is not known whether the transaction is stored.
    case unsure
    /// The server does not answer or does not let us in; the reason is the client library's.
    case unreachable(address: String, reason: String)
    /// Neither the XDG folder nor HOME is set, so there is no default place for `what`.
    case noHome(what: String)
    /// A file or folder cannot be made or read; the reason is the system's.
    case file(path: String, reason: String)

    /// The file or the server's schema holds something else than Morsel's database.
    case foreign(path: String)
    /// The file is broken.
    case damaged(path: String)
    /// A later release of Morsel has changed the tables.
    case newer(migration: String)
    /// The disk refuses durable writes, or the engine does not promise them.
    case notDurable(setting: String)

    /// The key is not 32 bytes in base64; `source` is a variable's name or a path.
    case key(source: String)
    /// The database was sealed with a key that is not where it should be; no other was made.
    case keyMissing(path: String)
    /// The database was sealed with another key.
    case wrongKey
    /// A sealed value does not open or does not hold what its column should.
    case unreadable(column: String)

    /// The engine refused a statement: its own code and message, which quotes names of tables and never values.
    case engine(code: String, reason: String)
    /// Another process holds the database for longer than the busy timeout.
    case busy
    /// A column is missing from an answer or has another type.
    case column(String)
    /// A row that was to be changed is not there.
    case missing(kind: String)
    /// A write through a diary that was opened for reading.
    case readOnly
    /// A turn was finished twice or used after its end.
    case turnFinished
    /// The store was closed.
    case closed

    /// The disk or the server is the trouble (full, read-only, away, locked), not the message: another try may succeed later.
    public var isOutside: Bool {
        switch self {
        case .engine, .unreachable, .busy: true
        default: false
        }
    }

    /// Whether the same transaction may well succeed when it is run again: it met another one, or the server is away.
    public var isPassing: Bool {
        switch self {
        case .unreachable: true
        // Serialisation failure, deadlock; a prepared statement that is gone or whose table was changed by a migration.
        case .engine(let code, _): ["40001", "40P01", "26000", "0A000"].contains(code)
        default: false
        }
    }
}

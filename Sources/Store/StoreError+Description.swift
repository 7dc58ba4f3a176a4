extension StoreError: CustomStringConvertible {
    /// One sentence for the log or the terminal: what is wrong, and what can be done.
    public var description: String {
        switch self {
        case .address(let scheme):
            scheme.isEmpty
                ? "The database address is empty: give a file path, sqlite:PATH, sqlite::memory: or postgresql://HOST/NAME."
                : "Morsel knows no database of the kind \"\(scheme)\": give a file path, sqlite:PATH, sqlite::memory: or postgresql://HOST/NAME."
        case .malformedAddress:
            "The address of the database server is not well-formed: in a name or a password write %40 for @, %2F for / and %25 for %."
        case .unsure:
            "The connection to the database was lost at the moment of a commit; it is not known whether it was stored."
        case .engineMissing:
            "PostgreSQL needs its client library, libpq 14 or later, and it is not here: install it (libpq5 on Debian), or give a file path."
        case .unreachable(let address, let reason):
            "The database at \(address) cannot be reached: \(reason)."
        case .noHome(let what):
            "There is no default place for \(what), because HOME is not set: name one."
        case .file(let path, let reason):
            "\(path): \(reason)."
        case .foreign(let path):
            "\(path) is not a database of Morsel's; it was left as it is. Give another file, or an empty database or schema."
        case .damaged(let path):
            "\(path) is damaged: restore it from a backup, or try sqlite3's .recover on a copy."
        case .newer(let migration):
            "The database was made by a later release of Morsel (it has the change \"\(migration)\"): use that release."
        case .notDurable(let setting):
            "The database does not write durably (\(setting)), so Morsel does not trust it with a diary."
        case .key(let source):
            "The key in \(source) is not 32 bytes in base64."
        case .keyMissing(let path):
            "The database was sealed with a key that is missing at \(path): put it back, or start a new database. Nothing was changed."
        case .wrongKey:
            "This is not the key that the database was sealed with; nothing was changed. Put the right key in place, or start a new database."
        case .unreadable(let column):
            "A sealed value of \(column) does not open: it was changed from outside, or belongs to another key or row."
        case .engine(let code, let reason):
            "The database refused a statement (\(code): \(reason))."
        case .busy:
            "Another process is using the database and does not let go of it."
        case .column(let name):
            "An answer of the database has no fitting column \"\(name)\"."
        case .missing(let kind):
            "There is no such \(kind) any more."
        case .readOnly:
            "This diary was opened for reading only."
        case .turnFinished:
            "The turn is finished already."
        case .closed:
            "The database is closed."
        }
    }
}

/// A named step that changes the tables; once released it is never edited, only followed by another.
struct Migration: Sendable {
    /// Unique; kept in the database once applied.
    let name: String
    /// The statements in order, in SQL that both engines understand but for the words of the dialect.
    let statements: @Sendable (Dialect) -> [String]
}

/// The few words of a table's definition in which engines differ.
struct Dialect: Sendable {
    /// The type of bytes.
    let blob: String
    /// The type of a whole number of 64 bits that alone is the primary key.
    let key: String
    /// The type of a text that is ordered by its bytes.
    let text: String

    static let sqlite = Dialect(blob: "BLOB", key: "INTEGER", text: "TEXT")
}

extension Migration {
    /// Applies what is missing, in order, on a connection inside a write transaction; a second run changes nothing.
    ///
    /// - Throws: `StoreError.newer` when the database has a migration that this release does not know.
    static func run(_ migrations: [Migration], dialect: Dialect, on connection: any Connection) throws {
        try connection.run("CREATE TABLE IF NOT EXISTS migrations (name \(dialect.text) PRIMARY KEY, place INTEGER NOT NULL)")
        let applied = try connection.rows("SELECT name FROM migrations ORDER BY place", []).map { try $0.text("name") }
        let known = Set(migrations.map(\.name))
        if let unknown = applied.first(where: { !known.contains($0) }) { throw StoreError.newer(migration: unknown) }
        for (place, migration) in migrations.enumerated() where !applied.contains(migration.name) {
            for statement in migration.statements(dialect) { try connection.run(statement) }
            try connection.run("INSERT INTO migrations (name, place) VALUES (?1, ?2)", [.text(migration.name), SQLValue(place)])
        }
    }
}

/// Notices a wrong key before anything is written with it: the database keeps a known word, sealed.
enum KeyCheck {
    private static let column = "meta.key_check"
    private static let word = Array("morsel".utf8)

    /// Whether the database has been given a key.
    static func isSealed(_ connection: any Connection) throws -> Bool {
        try connection.row("SELECT name FROM meta WHERE name = ?1", [.text(column)]) != nil
    }

    /// Holds a key against the database, which takes the first key it sees; another one throws `StoreError.wrongKey`.
    static func verify(_ sealer: Sealer, on connection: any Connection) throws {
        if let row = try connection.row("SELECT value FROM meta WHERE name = ?1", [.text(column)]) {
            guard let opened = try? sealer.open(try row.blob("value"), for: column), opened == word else { throw StoreError.wrongKey }
            return
        }
        let sealed = try sealer.seal(word, for: column)
        let isFirst =
            try connection.change(
                "INSERT INTO meta (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING", [.text(column), .blob(sealed)]) == 1
        // Another process was faster, perhaps with another key.
        if !isFirst { try verify(sealer, on: connection) }
    }
}

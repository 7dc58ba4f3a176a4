/// The people whose diaries are kept: a sender's name on the wire and the number that every key starts with.
public enum Person {
    /// The number of a sender, nil for one who has never written.
    public static func find(_ sender: String, on connection: any Connection) throws -> Int64? {
        try connection.row("SELECT person FROM people WHERE sender = ?1", [.text(sender)])?.int64("person")
    }

    /// Deletes a person and everything of theirs; false when there is no such sender.
    @discardableResult
    public static func erase(_ sender: String, on connection: any Connection) throws -> Bool {
        // Held, so that a turn of theirs under way ends before, and leaves nothing behind.
        guard let person = try hold(sender, on: connection)?.int64("person") else { return false }
        for table in Migration.personalTables {
            try connection.run("DELETE FROM \(table) WHERE person = ?1", [.integer(person)])
        }
        return true
    }

    struct Enlisted {
        let id: Int64
        let nextID: Int
        let turns: Int
        let isNew: Bool
    }

    /// Finds or makes the person and holds their row until the transaction ends, so that a person has one turn at a time
    /// even across processes. (The update changes nothing: it is a row lock that both engines understand.)
    static func enlist(_ sender: String, at epoch: Double, on connection: any Connection) throws -> Enlisted {
        if let row = try hold(sender, on: connection) { return try enlisted(row, isNew: false) }
        let made = try connection.row(
            """
            INSERT INTO people (person, sender, created_at, next_id, turns) VALUES (?1, ?2, ?3, 1, 0)
            ON CONFLICT (sender) DO NOTHING RETURNING person, next_id, turns
            """, [.integer(Int64.random(in: 1 ... .max)), .text(sender), .real(epoch)])
        if let made { return try enlisted(made, isNew: true) }
        // Another process was faster.
        guard let row = try hold(sender, on: connection) else { throw StoreError.missing(kind: "person") }
        return try enlisted(row, isNew: false)
    }

    private static func hold(_ sender: String, on connection: any Connection) throws -> Row? {
        try connection.row("UPDATE people SET turns = turns WHERE sender = ?1 RETURNING person, next_id, turns", [.text(sender)])
    }

    private static func enlisted(_ row: Row, isNew: Bool) throws -> Enlisted {
        Enlisted(id: try row.int64("person"), nextID: try row.int("next_id"), turns: try row.int("turns"), isNew: isNew)
    }
}

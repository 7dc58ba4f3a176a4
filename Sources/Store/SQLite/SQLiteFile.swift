internal import GRDB

/// What is done with a file before it is opened for good: made with the right modes, or recognised as ours.
enum SQLiteFile {
    /// "Mors" in ASCII, in the header of every database of ours.
    static let applicationID = 0x4D6F_7273

    /// Makes the folder and file when they are missing; refuses a file that something else wrote, and leaves it as it is.
    ///
    /// The mark is set in a transaction of its own before the switch to WAL, so that a crash at any moment leaves either an empty
    /// file or one of ours.
    static func prepare(_ path: String, _ configuration: Configuration) throws {
        try Folder.make(Folder.parent(of: path))
        _ = try Folder.makeFile(path)
        do {
            let database = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? database.close() }
            try database.writeWithoutTransaction { try claim($0, path: path) }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    private static func claim(_ database: Database, path: String) throws {
        let mark = try Int.fetchOne(database, sql: "PRAGMA application_id")
        if mark == applicationID { return }
        let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master")
        guard mark == 0, tables == 0 else { throw StoreError.foreign(path: path) }
        try database.execute(sql: "PRAGMA application_id = \(applicationID)")
    }
}

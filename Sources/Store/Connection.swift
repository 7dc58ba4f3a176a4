/// The thin interface to SQL that both engines offer; valid only inside the body it was given to.
///
/// Parameters are written `?1`, `?2` … and may stand in any order, repeatedly. Errors are `StoreError`s and hold no parameter.
public protocol Connection {
    /// Runs one statement. An engine may send it along with the next one: its error then shows there, or at the end of the savepoint
    /// or of the body, and takes back the same.
    func run(_ sql: String, _ parameters: [SQLValue]) throws

    /// Runs one statement and tells how many rows it changed.
    func change(_ sql: String, _ parameters: [SQLValue]) throws -> Int

    /// Runs one statement, a query or a write with RETURNING, and reads every row.
    func rows(_ sql: String, _ parameters: [SQLValue]) throws -> [Row]

    /// Rolls back to the start of `body` when it throws, and rethrows.
    func savepoint<T>(_ body: () throws -> T) throws -> T
}

extension Connection {
    /// Runs one statement without parameters.
    public func run(_ sql: String) throws { try run(sql, []) }

    /// The first row, nil when there is none.
    public func row(_ sql: String, _ parameters: [SQLValue]) throws -> Row? { try rows(sql, parameters).first }
}

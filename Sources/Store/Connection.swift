/// The thin interface to SQL that both engines offer; valid only inside the body it was given to.
///
/// Parameters are written `?1`, `?2` … and may stand in any order, repeatedly. Errors are `StoreError`s and hold no parameter.
public protocol Connection {
    /// Runs one statement and tells how many rows it changed.
    @discardableResult func run(_ sql: String, _ parameters: [SQLValue]) throws -> Int

    /// Runs one statement, a query or a write with RETURNING, and reads every row.
    func rows(_ sql: String, _ parameters: [SQLValue]) throws -> [Row]

    /// Rolls back to the start of `body` when it throws, and rethrows.
    func savepoint<T>(_ body: () throws -> T) throws -> T
}

extension Connection {
    /// Runs one statement without parameters.
    @discardableResult public func run(_ sql: String) throws -> Int { try run(sql, []) }

    /// The first row, nil when there is none.
    public func row(_ sql: String, _ parameters: [SQLValue]) throws -> Row? { try rows(sql, parameters).first }
}

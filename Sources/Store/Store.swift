/// Where people's diaries and conversations are kept: one implementation an engine, no engine's type seen above this target.
public protocol Store: Sendable {
    /// Runs `body` in a write transaction and returns once it is committed durably.
    ///
    /// Several waiting bodies may share one transaction; each has a savepoint of its own, so that a body that throws takes back
    /// only its own writes. A body must not reach outside the connection (no network, no clock): an engine may run it again.
    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T

    /// Runs `body` on an unchanging view of what is committed; it may not write.
    func read<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T

    /// Waits for the writes under way and lets go of the database; later calls throw `StoreError.closed`.
    func close() async throws
}

/// Opens the database of an address, makes it when there is none, and brings its tables up to date.
///
/// - Parameter sealer: when given, its key is held against the database at once; otherwise the first turn does so.
/// - Throws: `StoreError.foreign` or `.damaged` for a file that is not Morsel's, `.newer` for one of a later release,
///   `.wrongKey` for another key. No row is written in any of these cases.
public func openStore(_ address: DatabaseAddress, sealer: Sealer? = nil) throws -> any Store {
    let store = try SQLiteStore(address)
    if let sealer {
        try store.setUp { try KeyCheck.verify(sealer, on: $0) }
    }
    return store
}

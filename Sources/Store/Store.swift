/// Where people's diaries and conversations are kept: one implementation an engine, no engine's type seen above this target.
public protocol Store: Sendable {
    /// Runs `body` in a write transaction and returns once it is committed durably.
    ///
    /// Several waiting bodies may share one transaction; each has a savepoint of its own, so that a body that throws takes back
    /// only its own writes. A body must not reach outside the connection (no network, no clock), for an engine may run it again, even
    /// after a commit that nobody could confirm: a body recognises what it did before, as a turn does by its message id.
    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T

    /// Runs `body` on an unchanging view of what is committed; it may not write.
    func read<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T

    /// Runs a body in a transaction of its own before the store is shared.
    func setUp(_ body: (any Connection) throws -> Void) throws

    /// Waits for the writes under way and lets go of the database; later calls throw `StoreError.closed`.
    func close() async throws
}

/// Opens the database of an address, makes it when there is none, and brings its tables up to date.
///
/// - Parameter sealer: when given, its key is held against the database at once; otherwise the first turn does so.
/// - Throws: `StoreError.foreign` or `.damaged` for a database that is not Morsel's, `.newer` for one of a later release,
///   `.wrongKey` for another key, `.unreachable` for a server that is not there. No row is written in any of these cases.
public func openStore(_ address: DatabaseAddress, sealer: Sealer? = nil) throws -> any Store {
    let store: any Store =
        switch address.place {
        case .memory: try SQLiteStore()
        case .file(let path): try SQLiteStore(file: path)
        case .server(let uri): try PostgresStore(address, uri: uri)
        }
    if let sealer {
        try store.setUp { try KeyCheck.verify(sealer, on: $0) }
    }
    return store
}

/// Opens a database with the key of this installation, which is made with the database and never for one that was sealed before.
///
/// - Parameter environment: names the key, or the folder where it is.
/// - Throws: as above, and `StoreError.keyMissing` when a sealed database has lost its key.
public func openStore(_ address: DatabaseAddress, keyFrom environment: [String: String]) throws -> (store: any Store, sealer: Sealer) {
    let store = try openStore(address)
    // What lives in memory dies with the process, and so may its key.
    var sealer = Sealer.random()
    try store.setUp { connection in
        if !address.isMemory { sealer = try Sealer.load(environment: environment, mayMake: !KeyCheck.isSealed(connection)) }
        try KeyCheck.verify(sealer, on: connection)
    }
    return (store, sealer)
}

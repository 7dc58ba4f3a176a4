internal import Dispatch
internal import Foundation

/// The engine for many processes: a PostgreSQL server, or one that speaks its protocol, over a few connections.
///
/// Each connection has a thread of its own and takes the next body that waits; a transaction a body, and the server's own group
/// commit. A body is run again after a serialisation failure, a deadlock, or a lost connection. When the connection was lost during
/// the commit, nobody can tell whether it was committed: then, too, the body runs again, and recognises what it did before.
final class PostgresStore: Store {
    /// Connections at most, fewer while nothing waits: so many keep two processors of ours and a server busy.
    static let mostConnections = 8
    /// A body that met nothing but passing errors for so long fails.
    static let patience = Duration.seconds(10)

    private let address: DatabaseAddress
    private let uri: String
    private let patience: Duration
    private let queue = PostgresQueue(mostWorkers: PostgresStore.mostConnections)

    init(_ address: DatabaseAddress, uri: String, patience: Duration = PostgresStore.patience) throws {
        self.address = address
        self.uri = uri
        self.patience = patience
        try setUp { [name = address.description] connection in
            try PostgresStore.recognise(connection, name: name)
            try Migration.run(Migration.all, dialect: .postgres, on: connection)
        }
    }

    func setUp(_ body: (any Connection) throws -> Void) throws {
        let worker = PostgresWorker(address, uri: uri)
        // Two processes that start at once change the same tables: the one that comes second meets any of a dozen errors, and finds
        // everything done on its next try.
        for attempt in 1... {
            do {
                return try worker.transaction("BEGIN", body)
            } catch StoreError.engine where attempt < 6 {
                worker.pause(after: attempt)
            }
        }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T {
        try await run("BEGIN", body)
    }

    func read<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T {
        try await run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", body)
    }

    private func run<T: Sendable>(_ begin: String, _ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            let job = PostgresQueue.Job(
                deadline: .now + patience,
                run: { worker in
                    let value = try worker.transaction(begin, body)
                    continuation.resume(returning: value)
                },
                fail: { continuation.resume(throwing: $0) })
            guard queue.add(job) else { return }
            Thread.detachNewThread { [queue, address, uri] in PostgresWorker(address, uri: uri).work(through: queue) }
        }
    }

    func close() async throws { await queue.close() }

    /// An empty schema becomes ours, one with our tables is; any other is left as it is.
    private static func recognise(_ connection: any Connection, name: String) throws {
        let counts = try connection.row(
            """
            SELECT COUNT(*) AS tables, COUNT(CASE WHEN table_name = 'migrations' THEN 1 END) AS marks
            FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
            """, [])
        guard let counts, try counts.int("tables") > 0 else { return }
        let columns = try connection.row(
            """
            SELECT COUNT(*) AS known FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = 'migrations' AND column_name IN ('name', 'place')
            """, [])
        guard try counts.int("marks") == 1, try columns?.int("known") == 2 else { throw StoreError.foreign(path: name) }
    }
}

extension Dialect {
    /// Texts are ordered by their bytes, as in the embedded engine, whatever the server's language is.
    static let postgres = Dialect(blob: "BYTEA", key: "BIGINT", text: "TEXT COLLATE \"C\"")
}

extension StoreError {
    var isUnreachable: Bool {
        if case .unreachable = self { true } else { false }
    }
}

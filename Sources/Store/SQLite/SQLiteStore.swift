internal import GRDB
internal import Glibc

/// The embedded engine: a file in WAL mode with `synchronous=FULL`, many readers, one writer with group commit; or memory.
final class SQLiteStore: Store {
    private let database: any DatabaseWriter
    private let queue = WriteQueue()
    private let path: String

    /// In memory.
    convenience init() throws {
        try self.init(try DatabaseQueue(configuration: SQLiteStore.configuration(patience: .zero)), path: "sqlite::memory:")
    }

    /// In a file.
    /// - Parameter patience: for so long a transaction waits while another process writes.
    convenience init(file: String, patience: Duration = .seconds(5)) throws {
        let configuration = SQLiteStore.configuration(patience: patience)
        try SQLiteFile.prepare(file, configuration)
        do {
            try self.init(try DatabasePool(path: file, configuration: configuration), path: file)
        } catch let error as DatabaseError {
            throw StoreError(error, path: file)
        }
    }

    private init(_ database: any DatabaseWriter, path: String) throws {
        self.database = database
        self.path = path
        try makeDurable()
        try setUp { try Migration.run(Migration.all, dialect: .sqlite, on: $0) }
    }

    private static func configuration(patience: Duration) -> Configuration {
        var configuration = Configuration()
        // SQLite's own time-out asks ever more rarely; a process that writes without a pause would never let go at the right moment.
        let tries = Int(patience / .milliseconds(1))
        configuration.busyMode = .callback { attempt in
            guard attempt < tries else { return false }
            usleep(UInt32.random(in: 500...1_500))
            return true
        }
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -8000") }
        return configuration
    }

    /// The pool sets NORMAL after `prepareDatabase`, so FULL is set again here, outside a transaction, and asked back.
    private func makeDurable() throws {
        try translating {
            try database.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
                // Pages that change with every turn are copied from the log to the file once in 16 MB, not in 4.
                try database.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
                let setting = try Int.fetchOne(database, sql: "PRAGMA synchronous")
                guard setting == 2 else { throw StoreError.notDurable(setting: "synchronous=\(setting ?? -1)") }
            }
        }
    }

    /// Usually there is only something to read, so that a start waits for nobody; a body that does write begins again with the lock.
    func setUp(_ body: (any Connection) throws -> Void) throws {
        do {
            try setUp(.deferred, body)
        } catch StoreError.busy {
            try setUp(.immediate, body)
        }
    }

    private func setUp(_ kind: Database.TransactionKind, _ body: (any Connection) throws -> Void) throws {
        try translating {
            try database.writeWithoutTransaction { database in
                try database.inTransaction(kind) {
                    try body(SQLiteConnection(database, path: path))
                    return .commit
                }
            }
        }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            let job = WriteQueue.Job(
                run: { connection in
                    let value = try body(connection)
                    return { continuation.resume(returning: value) }
                },
                fail: { continuation.resume(throwing: $0) })
            queue.add(job) { startDraining() }
        }
    }

    func read<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T {
        if queue.isClosed { throw StoreError.closed }
        do {
            return try await database.read { [path] in try body(SQLiteConnection($0, path: path)) }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    func close() async throws {
        guard queue.close() else { return }
        // The writer's own queue is serial: once this has run, every drain before it has ended.
        await withCheckedContinuation { continuation in
            database.asyncWriteWithoutTransaction { _ in continuation.resume() }
        }
        try translating { try database.close() }
    }

    /// How many bodies wait for the transaction after the one under way.
    var waiting: Int { queue.count }

    private func startDraining() {
        database.asyncWriteWithoutTransaction { [queue, path] database in
            while let jobs = queue.next() { SQLiteStore.commit(jobs, on: SQLiteConnection(database, path: path)) }
        }
    }

    /// One transaction for all jobs, a savepoint for each; nobody is answered before the commit is durable.
    private static func commit(_ jobs: [WriteQueue.Job], on connection: SQLiteConnection) {
        var answers: [@Sendable () -> Void] = []
        do {
            try connection.begin()
            for job in jobs {
                do {
                    answers.append(try connection.savepoint { try job.run(connection) })
                } catch {
                    guard connection.isSound else { throw error }
                    answers.append { job.fail(error) }
                }
            }
            try connection.commit()
        } catch {
            connection.rollBack()
            for job in jobs { job.fail(error) }
            return
        }
        for answer in answers { answer() }
    }

    private func translating<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }
}

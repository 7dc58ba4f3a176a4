internal import GRDB
internal import Glibc
public import Nutrition
internal import Synchronization

/// The foods that were imported, for reading: by barcode, by id, by words.
///
/// Many threads may use one. The file need not be there: until it is, nothing is found, and an import shows without a restart, while it
/// runs the foods before it. Every call may throw `LibraryError`.
public final class Library: Sendable {
    /// Which file it was that was opened: another one may have taken its place.
    private struct Identity: Equatable {
        var device: UInt64
        var inode: UInt64
    }

    private struct Opened {
        var identity: Identity
        var pool: DatabasePool
    }

    private let path: String?
    private let opened = Mutex<Opened?>(nil)

    /// - Parameter path: the file; nil for a library that holds nothing.
    public init(path: String?) { self.path = path }

    /// The product of a barcode. Where several sources have it, the one with the most known figures.
    public func food(barcode: Barcode) throws -> LibraryFood? {
        let found = try read { database in
            try Library.foods(database, where: "barcode = ?", [barcode.digits])
        }
        return (found ?? []).max { ($0.figures.known.count, $1.id.code) < ($1.figures.known.count, $0.id.code) }
    }

    /// The product of a barcode as a person types it; nil too when it is none (`Barcode.looksLike` tells a mistyped one).
    public func food(barcode text: String) throws -> LibraryFood? {
        try Barcode(text).flatMap { try food(barcode: $0) }
    }

    public func food(id: FoodID) throws -> LibraryFood? {
        try read { database in try Library.foods(database, where: "id = ?", [id.code]).first } ?? nil
    }

    /// What putting the food would do.
    public func change(_ food: LibraryFood) throws -> LibraryChange {
        let known = try read { database in
            let statement = try database.cachedStatement(sql: "SELECT fingerprint FROM food WHERE id = ?")
            return try Int64.fetchOne(statement, arguments: [food.id.code])
        }
        guard let known, let known else { return .added }
        return known == Int64(bitPattern: Fingerprint(food).value) ? .unchanged : .changed
    }

    /// How many foods there are of each source: `["off": 1000000, "usda": 8789]`.
    public func counts() throws -> [String: Int] {
        try read { database in
            let rows = try Row.fetchAll(database, sql: "SELECT substr(id, 1, instr(id, ':') - 1) AS source, COUNT(*) FROM food GROUP BY source")
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as Int) })
        } ?? [:]
    }

    /// Whether there is nothing to be found; costs next to nothing.
    public var isEmpty: Bool {
        ((try? read { database in try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM food)") ?? false }) ?? false) != true
    }

    static func foods(_ database: Database, where condition: String, _ arguments: StatementArguments) throws -> [LibraryFood] {
        let statement = try database.cachedStatement(sql: "SELECT \(StoredRow.columns) FROM food WHERE \(condition)")
        return try Row.fetchAll(statement, arguments: arguments).map { try StoredRow.food($0, in: database) }
    }

    /// Reads in one snapshot; nil when there is no library yet.
    func read<T>(_ work: (Database) throws -> T) throws -> T? {
        guard let path, let pool = try pool(path) else { return nil }
        return try LibrarySchema.translating(path) { try pool.read(work) }
    }

    private func pool(_ path: String) throws -> DatabasePool? {
        var info = stat()
        guard stat(path, &info) == 0, info.st_size > 0 else { return nil }
        let identity = Identity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
        return try opened.withLock { opened in
            if let opened, opened.identity == identity { return opened.pool }
            opened = nil
            let pool: DatabasePool? = try LibrarySchema.translating(path) {
                let pool = try DatabasePool(path: path, configuration: LibrarySchema.configuration(readonly: true, patience: 0.25))
                return try pool.read { try LibrarySchema.isReady($0, path: path) } ? pool : nil
            }
            if let pool { opened = Opened(identity: identity, pool: pool) }
            return pool
        }
    }
}

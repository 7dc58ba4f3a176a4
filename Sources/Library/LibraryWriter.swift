internal import GRDB
internal import Glibc
internal import Nutrition

/// The library opened for an import: everything of one import is one transaction.
public final class LibraryWriter {
    public struct Counts: Sendable, Hashable {
        public var added, changed, unchanged, skipped: Int

        public init(added: Int, changed: Int, unchanged: Int, skipped: Int) {
            (self.added, self.changed, self.unchanged, self.skipped) = (added, changed, unchanged, skipped)
        }
    }

    private let path: String
    private let queue: DatabaseQueue

    /// Opens the file, making it and its folder for the owner alone when they are missing.
    ///
    /// - Parameter patience: for so many seconds it waits where another import is running.
    /// - Throws: `LibraryError`; a file that something else wrote is left as it is.
    public init(path: String, patience: Double = 5) throws {
        self.path = path
        try LibraryWriter.make(path)
        // Two imports that begin at once would both make the tables, or one take a file half made for another's.
        let folder = open(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder >= 0 { flock(folder, LOCK_EX) }
        defer { if folder >= 0 { close(folder) } }
        queue = try LibrarySchema.translating(path) {
            // Looked at before the switch to WAL, which would change a file that is not ours.
            let look = try DatabaseQueue(path: path, configuration: LibrarySchema.configuration(readonly: true, patience: patience))
            _ = try look.read { try LibrarySchema.isReady($0, path: path) }
            try look.close()
            let queue = try DatabaseQueue(path: path, configuration: LibrarySchema.configuration(readonly: false, patience: patience))
            try LibrarySchema.migrator.migrate(queue)
            return queue
        }
    }

    /// Runs one import. When the work throws, or the process ends, the library stays as it was.
    ///
    /// - Parameters:
    ///   - source: the kind of import, for the log of imports.
    ///   - file: the name of the file or folder.
    ///   - work: puts foods, and tells in the end what to note in the log.
    public func importing(source: String, file: String, _ work: (Session) throws -> Counts) throws {
        try LibrarySchema.translating(path) {
            try queue.inTransaction(.immediate) { database in
                let session = try Session(database)
                let counts = try work(session)
                try database.execute(
                    sql: "INSERT INTO import (source, file, added, changed, unchanged, skipped) VALUES (?, ?, ?, ?, ?, ?)",
                    arguments: [source, file, counts.added, counts.changed, counts.unchanged, counts.skipped])
                return .commit
            }
            // The log is emptied where no reader stands in the way; else the next one does it.
            try? queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        }
    }

    /// One import's transaction; of no use outside the closure that got it.
    public final class Session {
        let database: Database
        private let find: Statement
        private let insert: Statement
        private let update: Statement
        private let removePortions: Statement
        private let insertPortion: Statement
        private var nextGeneral: Int64
        private var nextProduct: Int64

        init(_ database: Database) throws {
            self.database = database
            find = try database.makeStatement(sql: "SELECT number, fingerprint FROM food WHERE id = ?")
            insert = try database.makeStatement(
                sql: """
                    INSERT INTO food (barcode, name, name_es, other, brand, key, category, serving, serving_grams, usual_grams, rank,
                        allergens, nutrients, release, fingerprint, id, number)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """)
            update = try database.makeStatement(
                sql: """
                    UPDATE food SET barcode = ?, name = ?, name_es = ?, other = ?, brand = ?, key = ?, category = ?, serving = ?,
                        serving_grams = ?, usual_grams = ?, rank = ?, allergens = ?, nutrients = ?, release = ?, fingerprint = ?
                    WHERE number = ?
                    """)
            removePortions = try database.makeStatement(sql: "DELETE FROM portion WHERE food = ?")
            insertPortion = try database.makeStatement(sql: "INSERT INTO portion (food, place, measure, grams) VALUES (?, ?, ?, ?)")
            func next(_ condition: String) throws -> Int64 {
                try Int64.fetchOne(database, sql: "SELECT MAX(number) FROM food WHERE number \(condition) ?", arguments: [LibrarySchema.firstProduct])
                    ?? 0
            }
            nextGeneral = try next("<") + 1
            nextProduct = try max(next(">="), LibrarySchema.firstProduct - 1) + 1
        }

        /// Adds the food, or brings the row of its id up to date.
        public func put(_ food: LibraryFood) throws -> LibraryChange {
            let fingerprint = Int64(bitPattern: Fingerprint(food).value)
            find.setUncheckedArguments([food.id.code])
            if let row = try Row.fetchOne(find) {
                let number: Int64 = row[0]
                if row[1] == fingerprint { return .unchanged }
                try update.execute(arguments: StatementArguments(values(food, fingerprint) + [number]))
                try removePortions.execute(arguments: [number])
                try put(food.measures, of: number)
                return .changed
            }
            let number = food.brand.isEmpty ? nextGeneral : nextProduct
            if food.brand.isEmpty { nextGeneral += 1 } else { nextProduct += 1 }
            try insert.execute(arguments: StatementArguments(values(food, fingerprint) + [food.id.code, number]))
            try put(food.measures, of: number)
            return .added
        }

        private func put(_ measures: [Measure], of number: Int64) throws {
            for (place, measure) in measures.enumerated() {
                insertPortion.setUncheckedArguments([number, place, measure.name, measure.grams])
                try insertPortion.execute()
            }
        }

        private func values(_ food: LibraryFood, _ fingerprint: Int64) -> [(any DatabaseValueConvertible)?] {
            [
                food.barcode?.digits, food.name, food.nameES, food.otherNames.joined(separator: "\n"), food.brand, SearchWords.key(food.name),
                food.group, food.serving, food.servingGrams, food.usualGrams, food.rank, food.allergens, StoredRow.blob(food.figures), food.release,
                fingerprint,
            ]
        }
    }

    /// Makes the folder (0700) and an empty file (0600) where they are missing.
    private static func make(_ path: String) throws {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for count in parts.indices.map({ $0 + 1 }) {
            let folder = parts.prefix(count).joined(separator: "/")
            if !folder.isEmpty, access(folder, F_OK) != 0, mkdir(folder, 0o700) != 0, errno != EEXIST {
                throw LibraryError.file(path: folder, reason: String(cString: strerror(errno)))
            }
        }
        let file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw LibraryError.file(path: path, reason: String(cString: strerror(errno))) }
        close(file)
    }
}

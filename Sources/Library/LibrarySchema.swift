internal import GRDB
internal import Glibc

/// The tables of the library and how a file comes to have them.
enum LibrarySchema {
    /// "Morl" in ASCII, in the header of every library.
    static let applicationID = 0x4D6F_726C

    /// Rows of brands' products begin here, those of nobody's below: the few general foods are looked through first.
    static let firstProduct: Int64 = 1 << 40

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 foods") { database in
            try database.execute(sql: tables)
            try database.execute(sql: "PRAGMA application_id = \(applicationID)")
        }
        migrator.registerMigration("2 recipes") { try $0.execute(sql: LibraryRecipe.table) }
        return migrator
    }

    /// `key` is the name as it is compared: folded words with spaces between. `nutrients` holds `Float`s in table order, little-endian,
    /// NaN for unknown; unknown ones at the end are left out. Triggers keep the index of words in step.
    private static let tables = """
        CREATE TABLE food (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            barcode TEXT,
            name TEXT NOT NULL,
            name_es TEXT,
            other TEXT NOT NULL,
            brand TEXT NOT NULL,
            key TEXT NOT NULL,
            category TEXT NOT NULL,
            serving TEXT NOT NULL,
            serving_grams REAL,
            usual_grams REAL,
            rank INTEGER NOT NULL,
            allergens TEXT NOT NULL,
            nutrients BLOB NOT NULL,
            release TEXT NOT NULL,
            fingerprint INTEGER NOT NULL
        );
        CREATE INDEX food_barcode ON food(barcode) WHERE barcode IS NOT NULL;
        CREATE INDEX food_key ON food(key);
        CREATE TABLE portion (
            food INTEGER NOT NULL,
            place INTEGER NOT NULL,
            measure TEXT NOT NULL,
            grams REAL NOT NULL,
            PRIMARY KEY (food, place)
        ) WITHOUT ROWID;
        CREATE VIRTUAL TABLE food_words USING fts5(
            name, other, brand,
            content='food', content_rowid='number', prefix='3', tokenize='unicode61 remove_diacritics 2'
        );
        CREATE TRIGGER food_added AFTER INSERT ON food BEGIN
            INSERT INTO food_words(rowid, name, other, brand) VALUES (new.number, new.name, new.other, new.brand);
        END;
        CREATE TRIGGER food_changed AFTER UPDATE OF name, other, brand ON food BEGIN
            INSERT INTO food_words(food_words, rowid, name, other, brand) VALUES ('delete', old.number, old.name, old.other, old.brand);
            INSERT INTO food_words(rowid, name, other, brand) VALUES (new.number, new.name, new.other, new.brand);
        END;
        CREATE TRIGGER food_removed AFTER DELETE ON food BEGIN
            INSERT INTO food_words(food_words, rowid, name, other, brand) VALUES ('delete', old.number, old.name, old.other, old.brand);
            DELETE FROM portion WHERE food = old.number;
        END;
        CREATE TABLE import (
            number INTEGER PRIMARY KEY,
            at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
            source TEXT NOT NULL,
            file TEXT NOT NULL,
            added INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            unchanged INTEGER NOT NULL,
            skipped INTEGER NOT NULL
        );
        """

    static func configuration(readonly: Bool, patience: Double = 5) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = readonly
        if !readonly { configuration.journalMode = .wal }
        configuration.busyMode = .timeout(patience)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA cache_size = \(readonly ? -8_000 : -32_000)")
        }
        return configuration
    }

    /// Whether the file is ours and ready; nil while it is still being made.
    static func isReady(_ database: Database, path: String) throws -> Bool {
        let mark = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        if mark == applicationID {
            guard try !migrator.hasBeenSuperseded(database) else { throw LibraryError.newer(path: path) }
            return try migrator.hasCompletedMigrations(database)
        }
        let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master WHERE name NOT LIKE 'grdb_%'") ?? 0
        guard mark == 0, tables == 0 else { throw LibraryError.foreign(path: path) }
        return false
    }

    /// Runs a piece of work on the engine, with its errors as ours.
    static func translating<T>(_ path: String, _ work: () throws -> T) throws -> T {
        do {
            return try work()
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: throw LibraryError.busy(path: path)
            case .SQLITE_NOTADB: throw LibraryError.foreign(path: path)
            default: throw LibraryError.engine(path: path, reason: error.message ?? "error \(error.resultCode.rawValue) of the engine")
            }
        }
    }
}

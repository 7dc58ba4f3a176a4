import Foundation
import Testing

@testable import Store

@Suite struct FileTests {
    @Test func theDatabaseIsItsOwnersAlone() async throws {
        let database = try Engine.file.database()
        try await database.talk().add("egg")
        #expect(try database.folder.mode("data") == 0o700)
        for name in ["morsel.sqlite", "morsel.sqlite-wal", "morsel.sqlite-shm"] { #expect(try database.folder.mode("data/" + name) == 0o600) }
    }

    @Test func commitsAreDurable() async throws {
        let store = try Engine.file.database().store
        let settings = try await store.write { connection in
            try ["synchronous", "journal_mode"].map { try connection.row("PRAGMA \($0)", [])?[$0] }
        }
        #expect(settings == [2, "wal"])
    }

    @Test func aFileOfAnotherKindIsRefusedAndKept() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/letter.txt"
        let letter = Data(String(repeating: "Dear diary, ", count: 100).utf8)
        try letter.write(to: URL(fileURLWithPath: path))
        #expect(throws: StoreError.foreign(path: path)) { try openStore(try DatabaseAddress(path)) }
        #expect(FileManager.default.contents(atPath: path) == letter)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter.txt"])
    }

    @Test(arguments: [0, 0x1234_5678])
    func anotherProgramsDatabaseIsRefusedAndKept(mark: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/other.sqlite"
        try await makeDatabase(path, mark: mark)
        let before = try folder.bytes()
        #expect(throws: StoreError.foreign(path: path)) { try openStore(try DatabaseAddress(path)) }
        #expect(try folder.bytes() == before)
    }

    @Test func anEmptyFileBecomesADatabase() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/new.sqlite"
        try Data().write(to: URL(fileURLWithPath: path))
        let store = try openStore(try DatabaseAddress(path))
        try await store.close()
    }

    @Test func aBrokenFileIsRefused() async throws {
        let database = try Engine.file.database()
        try await database.talk().add("egg")
        try await database.store.close()
        let path = database.folder.path + "/data/morsel.sqlite"
        let whole = try #require(FileManager.default.contents(atPath: path))
        var scribbled = whole
        for index in 100..<scribbled.count { scribbled[index] = 0xA5 }
        for broken in [whole.prefix(whole.count / 2), whole.prefix(5000), scribbled] {
            try Data(broken).write(to: URL(fileURLWithPath: path))
            #expect(throws: StoreError.damaged(path: path)) { try openStore(database.address) }
            #expect(FileManager.default.contents(atPath: path) == Data(broken))
        }
    }

    @Test func aFolderIsNoDatabase() throws {
        let folder = try TemporaryFolder()
        #expect(throws: StoreError.self) { try openStore(try DatabaseAddress(folder.path)) }
    }

    @Test func migrationsRunOnceAndInOrder() async throws {
        var database = try Engine.file.database()
        try await database.talk().add("egg")
        let schema = { @Sendable (connection: any Connection) in
            try connection.rows("SELECT name, sql FROM sqlite_master ORDER BY name", [])
        }
        let applied = { @Sendable (connection: any Connection) in
            try connection.rows("SELECT name FROM migrations ORDER BY place", []).map { try $0.text("name") }
        }
        let before = try await database.store.read(schema)
        #expect(try await database.store.read(applied) == Migration.all.map(\.name))
        database = try await database.reopened()
        #expect(try await database.store.read(schema) == before)
        #expect(try await database.store.read(applied) == Migration.all.map(\.name))
        #expect(try await database.talk().nouns() == ["egg 1"])
        #expect(Migration.all.map(\.name) == Migration.all.map(\.name).sorted(), "names begin with their place")
    }

    @Test func aFailedMigrationLeavesNothing() async throws {
        let store = try Engine.memory.database().store
        let broken = Migration(name: "9999 broken") { _ in ["CREATE TABLE half (id INTEGER)", "CREATE TABEL typo (id INTEGER)"] }
        await #expect(throws: StoreError.self) {
            try await store.write { try Migration.run(Migration.all + [broken], dialect: .sqlite, on: $0) }
        }
        let tables = try await store.read { try $0.rows("SELECT name FROM sqlite_master WHERE name = 'half'", []) }
        #expect(tables.isEmpty)
        let added = Migration(name: "9999 added") { ["CREATE TABLE more (id INTEGER, bytes \($0.blob))"] }
        for _ in 1...2 { try await store.write { try Migration.run(Migration.all + [added], dialect: .sqlite, on: $0) } }
    }

    @Test func aLaterReleasesDatabaseIsRefused() async throws {
        let database = try Engine.file.database()
        try await database.store.write { _ = try $0.run("INSERT INTO migrations (name, place) VALUES ('9999 later', 9999)") }
        try await database.store.close()
        #expect(throws: StoreError.newer(migration: "9999 later")) { try openStore(database.address) }
    }

    @Test func everyPersonalTableIsKnownToErase() async throws {
        let tables = try await Engine.memory.database().store.read { connection in
            try connection.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%person%'", []).map { try $0.text("name") }
        }
        #expect(Set(tables) == Set(Migration.personalTables))
    }

    /// A database that something else made.
    private func makeDatabase(_ path: String, mark: Int) async throws {
        let store = try SQLiteStore(file: path)
        try await store.close()
        // One of ours with another mark, out of WAL mode as most are: the mark is at byte 68 of the header.
        var bytes = try #require(FileManager.default.contents(atPath: path))
        for (offset, byte) in withUnsafeBytes(of: Int32(mark).bigEndian, Array.init).enumerated() { bytes[68 + offset] = byte }
        bytes[18] = 1
        bytes[19] = 1
        try bytes.write(to: URL(fileURLWithPath: path))
    }
}

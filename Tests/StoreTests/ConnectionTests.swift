import Dispatch
import Testing

@testable import Store

@Suite struct ConnectionTests {
    @Test(arguments: Engine.all)
    func parametersStandInAnyOrder(engine: Engine) async throws {
        let rows = try await engine.database().store.read {
            try $0.rows("SELECT ?3 AS c, ?1 AS a, ?2 AS b, ?1 AS again", [1, "two", 3.5])
        }
        #expect(rows == [Row(columns: ["c", "a", "b", "again"], values: [3.5, 1, "two", 1])])
    }

    @Test(arguments: Engine.all)
    func everyKindOfValueComesBack(engine: Engine) async throws {
        let values: [SQLValue] = [nil, .integer(.max), .integer(.min), 0.1, "", "naïve 🍞", .blob([0, 255, 7])]
        let back = try await engine.database().store.write { connection in
            try connection.run(
                "CREATE TABLE samples (place INTEGER, number BIGINT, amount DOUBLE PRECISION, words TEXT, bytes \(engine.dialect.blob))")
            for (place, value) in values.enumerated() {
                let column =
                    switch value {
                    case .integer: "number"
                    case .real: "amount"
                    case .blob: "bytes"
                    default: "words"
                    }
                try connection.run("INSERT INTO samples (place, \(column)) VALUES (?1, ?2)", [SQLValue(place), value])
            }
            return try connection.rows("SELECT * FROM samples ORDER BY place", []).map { row in
                row.values.dropFirst().first { $0 != .null } ?? .null
            }
        }
        #expect(back == values)
    }

    @Test(arguments: Engine.all)
    func changeTellsHowManyRowsChanged(engine: Engine) async throws {
        let counts = try await engine.database().store.write { connection in
            for name in ["a", "b", "c"] { try connection.run("INSERT INTO meta (name, value) VALUES (?1, ?2)", [.text(name), .blob([])]) }
            return [
                try connection.change("DELETE FROM meta WHERE name IN ('a', 'b')", []),
                try connection.change("DELETE FROM meta WHERE name = 'x'", []),
            ]
        }
        #expect(counts == [2, 0])
    }

    @Test(arguments: Engine.all)
    func savepointsNest(engine: Engine) async throws {
        let database = try engine.database()
        try await database.store.write { connection in
            try database.note("one", connection)
            try? connection.savepoint {
                try database.note("two", connection)
                try connection.savepoint { try database.note("three", connection) }
                throw Talk.Failed()
            }
            try connection.savepoint {
                try database.note("four", connection)
                try? connection.savepoint {
                    try database.note("five", connection)
                    throw Talk.Failed()
                }
            }
        }
        #expect(try await database.notes() == ["four", "one"])
    }

    @Test(arguments: Engine.all)
    func errorsHoldNoParameter(engine: Engine) async throws {
        let database = try engine.database()
        for sql in ["INSERT INTO people (person, sender, created_at, next_id, turns) VALUES (1, ?1, 0, 1, 0)", "SELEC ?1"] {
            do {
                try await database.store.write { connection in
                    for _ in 1...2 { try connection.run(sql, ["a secret"]) }
                }
                Issue.record("no error")
            } catch let error as StoreError {
                #expect(!error.description.contains("secret"))
                #expect(!"\(error)".contains("secret"))
                if case .engine = error {} else { Issue.record("not the engine's error: \(error)") }
            }
        }
    }

    @Test(arguments: Engine.all)
    func columnsAreChecked(engine: Engine) async throws {
        let row = try #require(try await engine.database().store.read { try $0.row("SELECT 1 AS one, 'x' AS word, NULL AS none", []) })
        #expect(try row.int("one") == 1 && row.real("one") == 1 && row.text("word") == "x")
        #expect(try row.intIfAny("none") == nil && row.textIfAny("none") == nil && row.blobIfAny("none") == nil)
        #expect(throws: StoreError.column("word")) { try row.int("word") }
        #expect(throws: StoreError.column("none")) { try row.text("none") }
        #expect(throws: StoreError.column("other")) { try row.blob("other") }
    }

    @Test(arguments: Engine.all)
    func readingWritesNothing(engine: Engine) async throws {
        let database = try engine.database()
        await #expect(throws: StoreError.self) { try await database.store.read { try database.note("one", $0) } }
        #expect(try await database.notes() == [])
    }

    @Test(arguments: Engine.all)
    func aClosedStoreSaysSo(engine: Engine) async throws {
        let store = try engine.database().store
        try await store.close()
        try await store.close()
        await #expect(throws: StoreError.closed) { try await store.write { _ in } }
        await #expect(throws: StoreError.closed) { try await store.read { _ in } }
    }
}

extension TestDatabase {
    /// Writes a word to the one table that belongs to no person.
    func note(_ name: String, _ connection: any Connection) throws {
        try connection.run("INSERT INTO meta (name, value) VALUES (?1, ?2)", [.text(name), .blob([])])
    }

    func notes() async throws -> [String] {
        try await store.read { try $0.rows("SELECT name FROM meta WHERE name NOT LIKE 'meta.%' ORDER BY name", []).map { try $0.text("name") } }
    }
}

import Testing

@testable import Store

/// What every turn asks must not grow with the diary: each of these finds its rows by an index.
@Suite struct QueryPlanTests {
    @Test(arguments: [
        "UPDATE turns SET state = 3 WHERE person = 1 AND state = 2 RETURNING turn",
        "SELECT turn FROM turns WHERE person = 1 AND state = 1 ORDER BY turn DESC LIMIT 1",
        "SELECT turn FROM turns WHERE person = 1 AND state = 2 ORDER BY turn ASC LIMIT 1",
        "SELECT reply FROM turns WHERE person = 1 AND message_id = 'm'", "SELECT events FROM turns WHERE person = 1 AND turn > 7 ORDER BY turn",
        "SELECT * FROM entries WHERE person = 1 AND day BETWEEN '2026-11-20' AND '2026-11-21'", "SELECT * FROM entries WHERE person = 1 AND id = 1",
        "SELECT noun FROM entries WHERE person = 1 ORDER BY id DESC LIMIT 200", "UPDATE people SET turns = turns WHERE sender = 'ana'",
        "SELECT * FROM goals WHERE person = 1 AND from_day <= '2026-11-20' ORDER BY from_day, id",
    ])
    func nothingIsScanned(sql: String) async throws {
        let plan = try await Engine.memory.database().store.read { connection in
            try connection.rows("EXPLAIN QUERY PLAN " + sql, []).map { try $0.text("detail") }
        }
        #expect(plan.contains { $0.hasPrefix("SEARCH") })
        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
        // Sorting is for the few goals alone.
        #expect(!plan.contains { $0.contains("TEMP B-TREE") } || sql.contains("goals"), "\(plan)")
    }
}

import Bot
import Foundation
import Store

/// The same over PostgreSQL: a throw-away server, where there is one.
enum Postgres {
    private static let none: Int32 = 69

    static func measure(_ bench: Workbench, _ lines: WireLines, _ table: Table) async throws {
        let database = try ChildProcess(
            bench.root.appending(path: "scripts/postgres.sh"), [], complaints: bench.scratch.appending(path: "postgres.log"))
        // It cleans up when its input ends.
        defer { database.end(asking: false) }
        let address: String
        do {
            address = try database.line(within: 60)
        } catch let failure as ChildProcess.Failure where failure.status == none {
            return missing("no PostgreSQL here", table)
        }
        let server: Server
        do {
            server = try Server.morsel(bench, database: address)
        } catch {
            return missing("the server did not start: \(error)", table)
        }
        defer { server.stop() }
        for count in counts {
            let result = try Sockets.load(server, count, lines.conversations("c\(count)"), bench.scale.seconds / 2)
            Sockets.rows(name(count), result, echo: nil, isGoal: false, table)
        }
        let store = try openStore(try DatabaseAddress(address))
        let inserts = try await BareInserts.rate(store, count: bench.scale.inserts / 16)
        table.row("bare durable inserts on PostgreSQL, 64 tasks", inserts, "a second")
        try await store.close()
    }

    private static let counts = [1, 8, 64]

    private static func name(_ count: Int) -> String { "turns on PostgreSQL, \(Sockets.connections(count))" }

    private static func missing(_ reason: String, _ table: Table) {
        for count in counts { table.missing(name(count), reason) }
    }
}

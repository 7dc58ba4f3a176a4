import Foundation

/// Durable turns over the line socket of the real server, beside a bare echo under the same load and beside bare inserts.
enum Sockets {
    static let goalOfInserts = Table.Goal.atLeast(60)

    /// - Parameter inserts: bare durable inserts a second, measured before.
    static func measure(_ bench: Workbench, _ lines: WireLines, inserts: Double?, _ table: Table) throws {
        var echoes: [Int: Double] = [:]
        let echo = try Server.echo(bench)
        for count in [1, 8, 64, 1_000] {
            let result = try load(echo, count, lines.conversations("echo"), bench.scale.seconds / 2)
            echoes[count] = result.rate
            table.row("bare echo, \(connections(count))", result.rate, "a second", beside(result))
        }
        echo.stop()

        let server = try Server.morsel(bench, database: bench.scratch.appending(path: "serve.sqlite").path)
        defer { server.stop() }
        usleep(500_000)
        table.row("memory, server idle after start", server.megabytes, "MB")
        for count in [1, 8, 64, 1_000] {
            let name = "turns on SQLite, \(connections(count))"
            let result = try load(server, count, lines.conversations("c\(count)"), bench.scale.seconds) {
                if count == 1_000 { table.row("memory, server with 1,000 open connections", server.megabytes, "MB") }
            }
            rows(name, result, echo: echoes[count], isGoal: count == 64, table)
            if count == 64, let inserts {
                table.row("\(name), share of bare inserts", result.rate / inserts * 100, "%", goal: goalOfInserts)
            }
        }
    }

    /// Turns a second, round trips, and the share of what a bare echo does under the same load.
    static func rows(_ name: String, _ result: Load.Result, echo: Double?, isGoal: Bool, _ table: Table) {
        table.row(name, result.rate, "a second", goal: isGoal ? .atLeast(5_000) : nil, beside(result))
        table.rows(name, result.times)
        if let echo { table.row("\(name), share of a bare echo", result.rate / echo * 100, "%") }
    }

    /// Warms up, measures, and lets `then` look at the server while the connections are open.
    static func load(
        _ server: Server, _ count: Int, _ line: @escaping (Int, Int) -> [UInt8], _ seconds: Double, then: () -> Void = {}
    ) throws -> Load.Result {
        let load = try Load(port: server.port, connections: count, line: line)
        defer { load.close() }
        _ = try load.run(.seconds(seconds / 5))
        let result = try load.run(.seconds(seconds))
        then()
        return result
    }

    static func connections(_ count: Int) -> String { count == 1 ? "1 connection" : "\(count.grouped) connections" }

    private static func beside(_ result: Load.Result) -> String {
        "\(result.messages.grouped) messages" + (result.errors > 0 ? ", \(result.errors.grouped) ANSWERED BY AN ERROR" : "")
    }
}

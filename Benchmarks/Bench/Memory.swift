import Foundation

/// Resident memory (`VmRSS`, mapped tables included) of the real server.
enum Memory {
    static let idle = "memory, server with 10,000 idle conversations"

    /// MB of a process; 0 when it is gone.
    static func resident(_ process: Int32) -> Double {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return (Double(line.filter(\.isNumber)) ?? 0) / 1024
    }

    /// 10,000 senders log a meal each, over 8 connections, and are silent then.
    static func measureIdleConversations(_ bench: Workbench, _ lines: WireLines, _ table: Table) throws {
        let server = try Server.morsel(bench, database: bench.scratch.appending(path: "idle.sqlite").path)
        defer { server.stop() }
        let load = try Load(port: server.port, connections: 8) { connection, index in
            lines.line(sender: "idle-\(connection)-\(index)", text: (connection + index) * Conversation.length)
        }
        let result = try load.run(.messages(10_000))
        load.close()
        sleep(1)
        table.row(idle, server.megabytes, "MB", goal: .atMost(200), "new people: \(result.rate.figure) a second")
    }
}

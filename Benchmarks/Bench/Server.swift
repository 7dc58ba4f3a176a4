import Foundation

/// A line server as a child process: the real program, or the bare echo it is held against.
final class Server {
    /// Where it listens on this machine.
    let port: UInt16
    private let child: ChildProcess

    /// `morsel serve` on a database, in the home whose cache is warm.
    static func morsel(_ bench: Workbench, database: String) throws -> Server {
        try Server(
            ChildProcess(
                bench.program, ["serve", "--listen", "tcp:127.0.0.1:0", "--database", database],
                environment: bench.environment(home: try bench.folder("home")), complaints: bench.scratch.appending(path: "serve.log")))
    }

    /// `Bench echo`.
    static func echo(_ bench: Workbench) throws -> Server { try Server(ChildProcess(bench.itself, ["echo"])) }

    /// Waits for the line that says where it listens: the port stands at its end.
    private init(_ child: ChildProcess) throws {
        self.child = child
        let ready = try child.line(within: 120)
        guard let port = ready.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            child.end()
            throw ChildProcess.Failure(description: "it did not say where it listens")
        }
        self.port = port
    }

    /// Its resident memory in MB.
    var megabytes: Double { Memory.resident(child.id) }

    /// Stops it in order.
    func stop() { child.end() }
}

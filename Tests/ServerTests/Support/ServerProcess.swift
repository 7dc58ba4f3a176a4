import Foundation
import Store
import TestKit

/// The real `morsel serve` on a database, with a home of its own; it may be killed and started again.
final class ServerProcess {
    /// It ended, or said something else than that it listens.
    struct NotReady: Error { let status: Int32, said: String, log: String }

    static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    static let postgresScript = root.appending(path: "scripts/postgres.sh")
    static let postgres = Result { try PostgresServer(script: postgresScript) }

    let home: Home
    let database: String
    /// The file of its UNIX socket.
    let socket: String
    private(set) var process = Process()

    /// - Parameter database: as `--database`; nil is a file in the home.
    init(home: Home, database: String? = nil, name: String = "socket") {
        self.home = home
        self.database = database ?? home.path + "/diary.sqlite"
        socket = home.path + "/" + name
    }

    /// Starts it and waits until it listens. Through a shell when there is something to set first (`ulimit …`).
    func start(after preparation: String? = nil) throws {
        process = Process()
        let arguments = ["serve", "--listen", "unix:\(socket)", "--database", database]
        let binary = ServerProcess.root.appending(path: ".build/debug/morsel").path
        process.executableURL = URL(filePath: preparation == nil ? binary : "/bin/sh")
        process.arguments = preparation.map { ["-c", "\($0); exec \"$0\" \"$@\"", binary] + arguments } ?? arguments
        process.environment = home.environment
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        let errors = home.path + "/errors"
        if !FileManager.default.fileExists(atPath: errors) { try Data().write(to: URL(filePath: errors)) }
        let log = try FileHandle(forWritingTo: URL(filePath: errors))
        try log.seekToEnd()
        process.standardError = log
        try process.run()
        // One line when it is ready, end of file when it ends before.
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard line.hasPrefix("morsel listens") else {
            kill()
            throw NotReady(status: process.terminationStatus, said: line, log: home.log)
        }
    }

    /// As a power cut would: at once.
    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// As an operator would; gives the exit status.
    @discardableResult
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }

    deinit { if process.isRunning { kill() } }
}

/// A folder for the key, the database and the socket; the trained brain is shared with the other tests. Removed at the end.
final class Home: Sendable {
    let path: String

    init() throws {
        // Short, for the path of a socket has little room.
        path = "/tmp/morsel-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var environment: [String: String] {
        var variables = ProcessInfo.processInfo.environment
        variables["XDG_CACHE_HOME"] = ServerProcess.root.appending(path: ".build").path
        for name in ["DATA", "CONFIG", "STATE"] { variables["XDG_\(name)_HOME"] = path + "/" + name.lowercased() }
        return variables
    }

    /// What the server has logged.
    var log: String { (try? String(contentsOfFile: path + "/errors", encoding: .utf8)) ?? "" }

    /// The database of a stopped server, opened with this home's key.
    func open(_ database: String) throws -> (store: any Store, sealer: Sealer) {
        try openStore(try DatabaseAddress(database), keyFrom: environment)
    }
}

import Foundation
internal import Synchronization

/// A throw-away PostgreSQL of the tests' own, run by `scripts/postgres.sh`; it goes when this process does.
public final class PostgresServer: Sendable {
    /// Why there is none; a test that needs one is skipped with it.
    public struct Missing: Error, CustomStringConvertible {
        public let description: String
    }

    /// What the script is told.
    public enum Command: String, Sendable {
        /// As an operator stops it: open transactions are rolled back.
        case stop
        /// As a crash does: nothing is finished, nothing said.
        case crash
        case start
    }

    /// The address of its first schema.
    public let address: String
    private let script: Mutex<Script>

    /// One for all tests that do not stop it.
    public static let shared = Result { try PostgresServer() }

    /// Whether there is one to test against.
    public static var isHere: Bool { (try? shared.get()) != nil }

    /// Makes a cluster and starts it; takes about a second.
    /// - Throws: `Missing` when the machine has no PostgreSQL, or it did not start.
    public init() throws {
        let script = try Script(packageRoot.appending(path: "scripts/postgres.sh"))
        guard let address = script.readLine() else { throw script.failure() }
        self.address = address
        self.script = Mutex(script)
    }

    /// The address of a new, empty schema.
    public func newSchema() throws -> String { try tell("new") }

    /// Returns when it is done.
    public func run(_ command: Command) throws { _ = try tell(command.rawValue) }

    private func tell(_ line: String) throws -> String {
        try script.withLock { script in
            script.write(line)
            guard let answer = script.readLine() else { throw script.failure() }
            return answer
        }
    }
}

/// The running script, spoken with by lines.
private final class Script {
    private let process = Process()
    private let input = Pipe(), output = Pipe(), errors = Pipe()
    private var unread = Data()

    init(_ url: URL) throws {
        process.executableURL = url
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw PostgresServer.Missing(description: "scripts/postgres.sh cannot be run")
        }
    }

    func write(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    /// Nil when the script has ended.
    func readLine() -> String? {
        while true {
            if let end = unread.firstIndex(of: 10) {
                defer { unread = Data(unread[(end + 1)...]) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread.append(more)
        }
    }

    func failure() -> PostgresServer.Missing {
        _ = process.ended()
        let said = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        return PostgresServer.Missing(description: said.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}

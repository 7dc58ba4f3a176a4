public import Foundation

/// `morsel serve`, the real binary, with its database and key in a folder of the test.
public final class ServedProgram: Sendable {
    /// It ended, or said something else than that it listens.
    public struct NotReady: Error {
        public let status: Int32
        public let said: String
        public let log: String
    }

    /// Where it listens, as it said.
    public let addresses: [String]
    private let process: Process
    private let errors: URL

    /// Starts it and waits until it listens.
    /// - Parameters:
    ///   - folder: of its key, its log, and its database unless another one is given; it may be started there again.
    ///   - preparation: what a shell does first: `ulimit …`.
    public init(
        folder: String, database: String? = nil, listen: [String] = ["tcp:127.0.0.1:0"], after preparation: String? = nil
    ) async throws {
        let process = Process(), output = Pipe()
        errors = URL(fileURLWithPath: folder + "/errors")
        if !FileManager.default.fileExists(atPath: errors.path) { try Data().write(to: errors) }
        let arguments = ["serve", "--database", database ?? folder + "/diary.sqlite"] + listen.flatMap { ["--listen", $0] }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", (preparation.map { $0 + "; " } ?? "") + "exec \"$0\" \"$@\"", ServedProgram.binary.path] + arguments
        process.environment = ServedProgram.environment(folder: folder).merging(["MORSEL_TESTING": "1"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        let log = try FileHandle(forWritingTo: errors)
        try log.seekToEnd()
        process.standardError = log
        try process.run()
        let said = try await onThread { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }
        self.process = process
        let words = "morsel listens on "
        guard said.hasPrefix(words) else {
            addresses = []
            let status = try await status()
            throw NotReady(status: status, said: said, log: self.log)
        }
        addresses = said.dropFirst(words.count).split(separator: "\n")[0].components(separatedBy: ", ")
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    /// The program beside these tests, however they were built.
    public static let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "morsel")

    /// What its surroundings are: a home in the folder; but the trained brain is shared with the other tests.
    public static func environment(folder: String) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment
        variables["XDG_CACHE_HOME"] = packageRoot.appending(path: ".build").path
        for name in ["DATA", "CONFIG", "STATE"] { variables["XDG_\(name)_HOME"] = folder + "/" + name.lowercased() }
        return variables
    }

    public var id: Int32 { process.processIdentifier }
    /// All that every program of the folder has logged.
    public var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Asks it to stop, as an operator does.
    public func terminate() { process.terminate() }

    /// Ends it at once (SIGKILL), as a crash does.
    public func crash() async throws {
        kill(id, SIGKILL)
        _ = try await status()
    }

    /// Asks it to stop, and gives its status.
    @discardableResult
    public func stop() async throws -> Int32 {
        terminate()
        return try await status()
    }

    /// Its status, once it has ended; the number of the signal, negative, when one ended it.
    public func status() async throws -> Int32 {
        try await onThread { [process] in process.ended() }
    }

    /// How many files it has open.
    public func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd").count }

    /// From now on it may have so many files open.
    public func limitFiles(to count: Int) throws {
        var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
        // Glibc's module does not show it.
        typealias Call = @convention(c) (pid_t, CInt, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) -> CInt
        guard let symbol = dlsym(nil, "prlimit"), unsafeBitCast(symbol, to: Call.self)(id, CInt(bitPattern: RLIMIT_NOFILE.rawValue), &limit, nil) == 0
        else { throw RawClient.Broken(reason: "the limit cannot be set") }
    }
}

/// The folder of the package.
public let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Runs the real binary, and ends it whatever happens.
@discardableResult
public func withProgram<Result: Sendable>(
    _ folder: String, database: String? = nil, listen: [String] = ["tcp:127.0.0.1:0"], after preparation: String? = nil,
    _ body: (ServedProgram) async throws -> Result
) async throws -> Result {
    let program = try await ServedProgram(folder: folder, database: database, listen: listen, after: preparation)
    do {
        let result = try await body(program)
        try await program.stop()
        return result
    } catch {
        program.terminate()
        throw error
    }
}

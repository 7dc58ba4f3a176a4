import Foundation
import Testing

/// `morsel serve`, the real binary, with its database and key in a folder of the test.
final class ServedProgram: Sendable {
    /// It said something else than that it listens.
    struct NotReady: Error {
        let output: String
    }

    /// Where it listens, as it said.
    let addresses: [String]
    private let process: Process
    private let errors: URL

    /// Starts it and waits until it listens.
    /// - Parameter files: its limit of open files; nil leaves it.
    init(folder: String, listen: [String] = ["tcp:127.0.0.1:0"], files: Int? = nil) async throws {
        let process = Process(), output = Pipe()
        errors = URL(fileURLWithPath: folder).appending(path: "errors-\(UUID().uuidString)")
        try Data().write(to: errors)
        // The tests are a program beside the real one.
        let binary = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .deletingLastPathComponent().appending(path: "morsel")
        let arguments = ["serve", "--database", folder + "/diary.sqlite"] + listen.flatMap { ["--listen", $0] }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", (files.map { "ulimit -n \($0); " } ?? "") + "exec \"$0\" \"$@\"", binary.path] + arguments
        var environment = ProcessInfo.processInfo.environment
        for name in ["DATA", "CONFIG", "STATE"] { environment["XDG_\(name)_HOME"] = folder + "/" + name.lowercased() }
        environment["MORSEL_TESTING"] = "1"
        process.environment = environment
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let said = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)) }
        }
        let words = "morsel listens on "
        guard said.hasPrefix(words) else { throw NotReady(output: said) }
        addresses = said.dropFirst(words.count).split(separator: "\n")[0].components(separatedBy: ", ")
        self.process = process
    }

    var id: Int32 { process.processIdentifier }
    var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Asks it to stop.
    func terminate() { process.terminate() }

    /// Its status, once it has ended.
    func status() async throws -> Int32 {
        try await onThread { [process] in
            process.waitUntilExit()
            return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        }
    }

    /// How many files it has open.
    func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd").count }

    /// From now on it may have so many files open.
    func limitFiles(to count: Int) throws {
        var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
        // Glibc's module does not show it.
        typealias Call = @convention(c) (pid_t, CInt, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) -> CInt
        let symbol = try #require(dlsym(nil, "prlimit"))
        #expect(unsafeBitCast(symbol, to: Call.self)(id, CInt(bitPattern: RLIMIT_NOFILE.rawValue), &limit, nil) == 0)
    }
}

/// Runs the real binary, and ends it whatever happens.
@discardableResult
func withProgram<Result: Sendable>(
    _ folder: String, listen: [String] = ["tcp:127.0.0.1:0"], files: Int? = nil, _ body: (ServedProgram) async throws -> Result
) async throws -> Result {
    let program = try await ServedProgram(folder: folder, listen: listen, files: files)
    do {
        let result = try await body(program)
        program.terminate()
        _ = try await program.status()
        return result
    } catch {
        program.terminate()
        throw error
    }
}

import Foundation
import TestSupport
import Testing

/// The real binary in a home of its own.
struct Program {
    struct Result {
        let status: Int32
        let output: String
        let errors: String

        var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }

    /// The homes of all tests; removed when the process ends.
    private static let homes: URL = {
        atexit { try? FileManager.default.removeItem(at: Program.place) }
        return place
    }()
    private static let place = FileManager.default.temporaryDirectory.appending(path: "morsel-program-\(UUID().uuidString)")

    let home: URL

    init() throws {
        home = Program.homes.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// Runs a command to its end.
    func run(_ arguments: [String], input: Data = Data(), environment: [String: String] = [:]) throws -> Result {
        let process = Process()
        process.executableURL = ServedProgram.binary
        process.arguments = arguments
        process.environment = ServedProgram.environment(folder: home.path).merging(environment) { $1 }
        let standardInput = home.appending(path: "in-\(UUID().uuidString)"), out = home.appending(path: "out-\(UUID().uuidString)"),
            err = home.appending(path: "err-\(UUID().uuidString)")
        try input.write(to: standardInput)
        for file in [out, err] { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: standardInput)
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        return Result(
            status: process.ended(), output: String(decoding: try Data(contentsOf: out), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: err), as: UTF8.self))
    }

    func run(_ arguments: [String], lines: [String]) throws -> Result {
        try run(arguments, input: Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}

extension Program.Result {
    /// Each line as a JSON object.
    var objects: [[String: Any]] {
        get throws {
            try lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], "\($0)") }
        }
    }
}

import Foundation

/// A program run beside this one, with its standard input and output as pipes.
final class ChildProcess {
    /// Why a child could not be used.
    struct Failure: Error, CustomStringConvertible {
        let description: String
        /// Its exit status when it has ended.
        var status: Int32?
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let complaints: URL?
    private var unread: [UInt8] = []

    /// - Parameter complaints: the file that takes its standard error; nil drops it.
    init(_ program: URL, _ arguments: [String], environment: [String: String]? = nil, complaints: URL? = nil) throws {
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment
        process.standardInput = input
        process.standardOutput = output
        self.complaints = complaints
        if let complaints {
            try Data().write(to: complaints)
            process.standardError = try FileHandle(forWritingTo: complaints)
        } else {
            process.standardError = FileHandle.nullDevice
        }
        try process.run()
        Interruption.remember(process: process.processIdentifier)
    }

    /// The number of the process.
    var id: Int32 { process.processIdentifier }

    /// The next line of its output; throws when it ends or says nothing for so long.
    func line(within seconds: Int32) throws -> String {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread.removeSubrange(...end) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let bytes = try read(within: seconds)
            if bytes.isEmpty {
                end()
                throw Failure(description: complaint ?? "it ended without a word", status: process.terminationStatus)
            }
            unread += bytes
        }
    }

    /// Gives it a text on its standard input, and then the end of it.
    func say(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
    }

    /// Ends it: closes its input, asks it to stop, and waits.
    func end(asking: Bool = true) {
        try? input.fileHandleForWriting.close()
        if asking, process.isRunning { process.terminate() }
        process.waitUntilExit()
        Interruption.forget(process: id)
    }

    /// The first line of what a program of the search path writes.
    static func output(_ name: String, _ arguments: [String]) throws -> String {
        let child = try ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments)
        defer { child.end(asking: false) }
        return try child.line(within: 10)
    }

    private func read(within seconds: Int32) throws -> [UInt8] {
        let descriptor = output.fileHandleForReading.fileDescriptor
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, seconds * 1000) > 0 else { throw Failure(description: "it said nothing for \(seconds) s") }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    /// The last line that it wrote to its standard error.
    private var complaint: String? {
        complaints.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.split(separator: "\n").last.map(String.init)
    }
}

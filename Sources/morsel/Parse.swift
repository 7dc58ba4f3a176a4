import ArgumentParser
import Bot
import Foundation
import NLU
import Nutrition

/// `morsel parse`: one message a line in, one JSON object a line out.
struct Parse: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what messages mean: one a line on standard input, one JSON object a line out. Touches no database.")

    @Option(help: "The language of the messages: auto, en or es.")
    var language = "auto"

    @Option(help: "The moment that 'today' counts from, ISO 8601; default is now.")
    var now: String?

    @Option(help: "A model made by 'morsel train', in place of the built-in one.")
    var model: String?

    @Flag(help: "Say how each message was understood: an added field 'explain' with the words as read, who decided, and the foods weighed.")
    var explain = false

    func validate() throws {
        guard ["auto", "en", "es"].contains(language) else { throw ValidationError("--language is auto, en or es") }
        if let now, Clock.system.moment(said: now) == nil { throw ValidationError("--now is not an ISO 8601 date and time") }
    }

    func run() throws {
        let moment = Clock.system.moment(said: now) ?? Clock.system.moment
        let parser =
            try model.map { MessageParser(reader: Reader(model: try loadModel($0), resources: nil)) }
            ?? Brain.parser(data: DataFolder.find(), progress: tell)
        let said = language == "auto" ? nil : language
        var lines = LineReader()
        var output = ""
        while let line = lines.next() {
            output += parser.line(line, moment: moment, language: said, explain: explain) + "\n"
            if output.utf8.count > 16_384 || !lines.hasMore { flush(&output) }
        }
        flush(&output)
    }

    private func flush(_ output: inout String) {
        FileHandle.standardOutput.write(Data(output.utf8))
        output = ""
    }
}

/// Standard input by lines of bytes: an empty line is a line, invalid UTF-8 is repaired, the last line needs no newline.
struct LineReader {
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// Whether a whole line is at hand without waiting.
    var hasMore: Bool { buffer[start...].contains(10) }

    mutating func next() -> String? {
        while true {
            if let end = buffer[start...].firstIndex(of: 10) {
                defer { start = end + 1 }
                return text(start..<end)
            }
            if isAtEnd {
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                return text(start..<buffer.count)
            }
            buffer.removeFirst(start)
            start = 0
            let chunk = FileHandle.standardInput.availableData
            if chunk.isEmpty { isAtEnd = true } else { buffer.append(contentsOf: chunk) }
        }
    }

    private func text(_ range: Range<Int>) -> String {
        var end = range.upperBound
        if end > range.lowerBound, buffer[end - 1] == 13 { end -= 1 }
        return String(decoding: buffer[range.lowerBound..<end], as: UTF8.self)
    }
}

/// Reads a model file; a file that is none is refused in words.
func loadModel(_ path: String) throws -> Model {
    guard FileManager.default.fileExists(atPath: path) else { throw ValidationError("\(path): no such file") }
    do {
        var reader = try ByteReader(checked: Bytes(mapping: URL(fileURLWithPath: path)))
        return try Model(from: &reader)
    } catch {
        throw ValidationError("\(path) is not a model of this version; make it with 'morsel train'")
    }
}

/// A line of progress, kept apart from the output.
@Sendable func tell(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}

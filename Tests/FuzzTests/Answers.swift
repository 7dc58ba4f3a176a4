import Bot
import Foundation

@testable import Channels

/// What one line asks for, found a second time and more simply than the server finds it.
struct ExpectedAnswer {
    enum Kind: Equatable {
        case plain
        /// The id it must carry; nil where the request has none that is valid.
        case json(id: String?)
    }

    let kind: Kind
    /// The line as it was sent.
    let line: String

    /// The frames of a whole input.
    static func frames(of input: [UInt8]) -> [LineFramer.Frame] {
        lines(of: input).map { line in
            line.count > LineFramer.limit ? .tooLong(isJSON: line.first == UInt8(ascii: "{")) : .line(line)
        }
    }

    /// The answers that an input must get.
    static func all(of input: [UInt8]) -> [ExpectedAnswer] {
        lines(of: input).compactMap { line in
            let isLong = line.count > LineFramer.limit
            if !isLong, line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
            let isJSON = line.first == UInt8(ascii: "{")
            return ExpectedAnswer(
                kind: isJSON ? .json(id: isLong ? nil : id(of: line)) : .plain, line: String(decoding: line.prefix(300), as: UTF8.self))
        }
    }

    private static func lines(of input: [UInt8]) -> [[UInt8]] {
        var parts = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true { parts.removeLast() }
        return parts.map { Array($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    }

    private static func id(of line: [UInt8]) -> String? {
        guard case .message(let message) = WireRequest(line: line) else { return nil }
        return message.id
    }
}

/// The bytes that came back.
struct Answers {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The rules that do not hold, each with the line whose answer breaks it.
    func broken(_ expected: [ExpectedAnswer]) -> [(rule: String, line: String)] {
        var broken: [(rule: String, line: String)] = []
        var rest = bytes[...]
        func next() -> [UInt8]? {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            defer { rest = rest[(end + 1)...] }
            return Array(rest[..<end])
        }
        for answer in expected {
            func check(_ rules: [String]) { broken += rules.map { ($0, answer.line) } }
            guard var text = next() else { return broken + [("no answer", answer.line)] }
            switch answer.kind {
            case .json(let id):
                check(Answers.broken(json: text, id: id))
            case .plain:
                check(Answers.broken(plain: text))
                while !text.isEmpty {
                    guard let another = next() else { return broken + [("an answer without end", answer.line)] }
                    text = another
                    if !text.isEmpty { check(Answers.broken(plain: text)) }
                }
            }
        }
        return rest.isEmpty ? broken : broken + [("\(rest.count) bytes too many", expected.last?.line ?? "")]
    }

    /// What is wrong with a line of JSON.
    static func broken(json line: [UInt8], id: String?) -> [String] {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else {
            return ["no JSON: \(String(decoding: line, as: UTF8.self))"]
        }
        var broken = hidden(in: String(decoding: line, as: UTF8.self))
        if object["auth"] == nil, let id, object["id"] as? String != id { broken.append("another id") }
        if object["text"] == nil, object["error"] == nil, object["auth"] == nil { broken.append("no text and no error") }
        return broken
    }

    /// What is wrong with a line of a plain answer.
    static func broken(plain line: [UInt8]) -> [String] {
        guard let text = String(validating: line, as: UTF8.self) else { return ["no UTF-8"] }
        return (text.allSatisfy(\.isWhitespace) ? ["an empty line"] : []) + hidden(in: text)
    }

    /// Characters that do something to a terminal: controls, line ends, and what turns the direction of writing.
    private static func hidden(in text: String) -> [String] {
        text.unicodeScalars.filter { scalar in
            scalar.properties.generalCategory == .control || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }.map { "U+\(String($0.value, radix: 16)) in the open" }
    }
}

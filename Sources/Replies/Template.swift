/// A text with places to fill in: `{name}`, and a choice by number: `{count|one egg|# eggs}`.
struct Template: Sendable {
    /// What is wrong with a text of the wording.
    struct Malformed: Error, CustomStringConvertible {
        let text: String
        var description: String { "a brace without its partner in '\(text)'" }
    }

    private enum Piece {
        case literal(Substring)
        case value(Substring)
        case choice(Substring, one: Substring, many: Substring)
    }

    /// As it is written.
    let text: String

    /// - Throws: `Malformed`.
    init(_ text: String) throws {
        _ = try Template.pieces(text)
        self.text = text
    }

    /// Of a text that was looked at before.
    init(kept text: String) { self.text = text }

    private static func pieces(_ text: String) throws -> [Piece] {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            guard let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}")) else { throw Malformed(text: text) }
            if open > rest.startIndex { pieces.append(.literal(rest[..<open])) }
            let inside = rest[rest.utf8.index(after: open)..<close].utf8
            let parts = inside.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Substring($0) }
            switch parts.count {
            case 1: pieces.append(.value(parts[0]))
            case 3: pieces.append(.choice(parts[0], one: parts[1], many: parts[2]))
            default: throw Malformed(text: text)
            }
            rest = rest[rest.utf8.index(after: close)...]
        }
        if rest.utf8.contains(UInt8(ascii: "}")) { throw Malformed(text: text) }
        if !rest.isEmpty { pieces.append(.literal(rest)) }
        return pieces
    }

    /// The text with its places filled; one that has no value stays as it is written, which tests look for.
    func filled(_ values: KeyValuePairs<String, String>) -> String {
        func value(_ name: Substring) -> String { values.first { $0.key == name }?.value ?? "{\(name)}" }
        var text = ""
        // Looked at when it was made, it is well formed.
        for piece in (try? Template.pieces(self.text)) ?? [] {
            switch piece {
            case .literal(let literal): text += literal
            case .value(let name): text += value(name)
            case .choice(let name, let one, let many):
                let count = value(name)
                for character in count == "1" ? one : many {
                    if character == "#" { text += count } else { text.append(character) }
                }
            }
        }
        return text
    }
}

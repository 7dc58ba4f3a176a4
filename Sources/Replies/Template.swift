/// A text with places to fill in: `{name}`, and a choice by number: `{count|one egg|# eggs}`.
struct Template: Sendable {
    /// What is wrong with a text of the wording.
    struct Malformed: Error, CustomStringConvertible {
        let text: String
        var description: String { "a brace without its partner in '\(text)'" }
    }

    private enum Piece: Sendable {
        case literal(String)
        case value(String)
        case choice(String, one: String, many: String)
    }

    private let pieces: [Piece]

    init(_ text: String) throws {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { throw Malformed(text: text) }
            if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
            let parts = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            switch parts.count {
            case 1: pieces.append(.value(parts[0]))
            case 3: pieces.append(.choice(parts[0], one: parts[1], many: parts[2]))
            default: throw Malformed(text: text)
            }
            rest = rest[rest.index(after: close)...]
        }
        if rest.contains("}") { throw Malformed(text: text) }
        if !rest.isEmpty { pieces.append(.literal(String(rest))) }
        self.pieces = pieces
    }

    /// The text with its places filled; one that has no value stays as it is written, which tests look for.
    func filled(_ values: KeyValuePairs<String, String>) -> String {
        func value(_ name: String) -> String { values.first { $0.key == name }?.value ?? "{\(name)}" }
        var text = ""
        for piece in pieces {
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

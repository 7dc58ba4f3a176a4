/// A JSON value of which nobody promised the shape: what is missing or of another kind is simply not there.
///
/// Numbers are doubles; one that no double holds counts as null. Of keys that come twice the last counts.
public enum LooseJSON: Sendable, Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([LooseJSON])
    case object([String: LooseJSON])

    /// Why bytes are no JSON; `at` counts bytes from the start.
    public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
        case cutOff
        case unexpected(at: Int)
        case tooDeep(at: Int)

        public var description: String {
            switch self {
            case .cutOff: "the JSON ends in the middle"
            case .unexpected(let place): "no JSON from byte \(place) on"
            case .tooDeep(let place): "too many brackets inside each other at byte \(place)"
            }
        }
    }

    /// Reads one value and nothing after it.
    ///
    /// As pages in the wild have them, line breaks inside strings and commas before a closing bracket are let through.
    /// - Parameter depth: how many brackets may stand inside each other.
    public init(_ bytes: some Sequence<UInt8>, depth: Int = 64) throws(Problem) {
        var parser = LooseJSONParser(bytes: Array(bytes), limit: depth)
        self = try parser.whole()
    }

    /// The value of a key; null where there is no such key or this is no object.
    public subscript(key: String) -> LooseJSON {
        guard case .object(let values) = self else { return .null }
        return values[key] ?? .null
    }

    /// A text that says something, without the space around it.
    public var text: String? {
        guard case .text(let text) = self else { return nil }
        let bare = text.drop(while: \.isWhitespace)
        guard let last = bare.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(bare[...last])
    }

    /// A finite number, also one that was written as a text.
    public var number: Double? {
        switch self {
        case .number(let number): number
        case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    public var flag: Bool? {
        switch self {
        case .flag(let flag): flag
        case .text("true"): true
        case .text("false"): false
        default: nil
        }
    }

    /// The elements; a single value counts as a list of one, null as none.
    public var list: [LooseJSON] {
        switch self {
        case .list(let values): values
        case .null: []
        default: [self]
        }
    }

    /// The texts of a list, those that are none left out.
    public var texts: [String] { list.compactMap(\.text) }
}

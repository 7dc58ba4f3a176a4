/// Reads one JSON object strictly, and keeps of its members only what the wire shapes use: strings and nulls.
///
/// Nesting is bounded, a name that comes twice is refused, and nothing may follow the object.
struct JSONLine {
    enum Value: Equatable {
        case string(String)
        case null
        /// A number, a boolean, an array or an object.
        case other
    }

    /// The members of the object; nil when the text is not one JSON object. The bytes must be UTF-8.
    static func members(of bytes: [UInt8]) -> [String: Value]? {
        var reader = JSONLine(bytes: bytes)
        return try? reader.document()
    }

    private struct Malformed: Error {}

    /// Deeper nesting counts as malformed; the wire shapes need one level.
    private static let deepest = 32

    private let bytes: [UInt8]
    private var place = 0

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func document() throws -> [String: Value] {
        var members: [String: Value] = [:]
        space()
        try object(depth: 1) { name, value in members.updateValue(value, forKey: name) == nil }
        space()
        guard place == bytes.count else { throw Malformed() }
        return members
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func space() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
    }

    private mutating func take(_ byte: Character) throws {
        guard let value = byte.asciiValue, current == value else { throw Malformed() }
        place += 1
    }

    /// - Parameter member: takes each member; false refuses it.
    private mutating func object(depth: Int, member: (String, Value) -> Bool) throws {
        try take("{")
        space()
        if current == UInt8(ascii: "}") { return place += 1 }
        while true {
            space()
            let name = try string()
            space()
            try take(":")
            guard member(name, try value(depth: depth)) else { throw Malformed() }
            space()
            if current == UInt8(ascii: "}") { return place += 1 }
            try take(",")
        }
    }

    private mutating func array(depth: Int) throws {
        try take("[")
        space()
        if current == UInt8(ascii: "]") { return place += 1 }
        while true {
            _ = try value(depth: depth)
            space()
            if current == UInt8(ascii: "]") { return place += 1 }
            try take(",")
        }
    }

    private mutating func value(depth: Int) throws -> Value {
        guard depth < JSONLine.deepest else { throw Malformed() }
        space()
        switch current {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"): try object(depth: depth + 1) { _, _ in true }
        case UInt8(ascii: "["): try array(depth: depth + 1)
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default: try number()
        }
        return .other
    }

    private mutating func word(_ word: StaticString) throws {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[place..<end].elementsEqual(word.description.utf8) else { throw Malformed() }
        place = end
    }

    private mutating func number() throws {
        if current == UInt8(ascii: "-") { place += 1 }
        if current == UInt8(ascii: "0") {
            place += 1
        } else {
            try digits()
        }
        if current == UInt8(ascii: ".") {
            place += 1
            try digits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            place += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
            try digits()
        }
    }

    private mutating func digits() throws {
        let start = place
        while let byte = current, (0x30...0x39).contains(byte) { place += 1 }
        guard place > start else { throw Malformed() }
    }

    private mutating func string() throws -> String {
        try take("\"")
        var text: [UInt8] = []
        while let byte = current {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw Malformed()
            default: text.append(byte)
            }
        }
        throw Malformed()
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        guard let byte = current else { throw Malformed() }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += try scalar().utf8
        default: throw Malformed()
        }
    }

    /// What follows `\u`: one unit, or a pair of surrogates; half a pair is no character.
    private mutating func scalar() throws -> String {
        var code = UInt32(try unit())
        if (0xD800..<0xDC00).contains(code) {
            try take("\\")
            try take("u")
            let low = UInt32(try unit())
            guard (0xDC00..<0xE000).contains(low) else { throw Malformed() }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw Malformed() }
        return String(Character(scalar))
    }

    private mutating func unit() throws -> UInt16 {
        guard place + 4 <= bytes.count else { throw Malformed() }
        var code: UInt16 = 0
        for byte in bytes[place..<place + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { throw Malformed() }
            code = code << 4 | UInt16(digit)
        }
        place += 4
        return code
    }
}

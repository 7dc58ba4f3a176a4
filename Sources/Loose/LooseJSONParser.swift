/// Reads JSON in one pass; see `LooseJSON`.
struct LooseJSONParser {
    let bytes: [UInt8]
    let limit: Int
    private var at = 0

    init(bytes: [UInt8], limit: Int) {
        self.bytes = bytes
        self.limit = limit
    }

    mutating func whole() throws(LooseJSON.Problem) -> LooseJSON {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
        let value = try value(depth: 0)
        skipSpace()
        guard at == bytes.count else { throw .unexpected(at: at) }
        return value
    }

    private mutating func value(depth: Int) throws(LooseJSON.Problem) -> LooseJSON {
        switch try next() {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try list(depth: depth + 1)
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(LooseJSON.Problem) -> LooseJSON {
        guard depth <= limit else { throw .tooDeep(at: at) }
        at += 1
        var values: [String: LooseJSON] = [:]
        while try next() != UInt8(ascii: "}") {
            guard bytes[at] == UInt8(ascii: "\"") else { throw .unexpected(at: at) }
            let key = try string()
            guard try next() == UInt8(ascii: ":") else { throw .unexpected(at: at) }
            at += 1
            values[key] = try value(depth: depth)
            try separator(before: UInt8(ascii: "}"))
        }
        at += 1
        return .object(values)
    }

    private mutating func list(depth: Int) throws(LooseJSON.Problem) -> LooseJSON {
        guard depth <= limit else { throw .tooDeep(at: at) }
        at += 1
        var values: [LooseJSON] = []
        while try next() != UInt8(ascii: "]") {
            values.append(try value(depth: depth))
            try separator(before: UInt8(ascii: "]"))
        }
        at += 1
        return .list(values)
    }

    private mutating func separator(before closing: UInt8) throws(LooseJSON.Problem) {
        let byte = try next()
        if byte == UInt8(ascii: ",") { at += 1 } else if byte != closing { throw .unexpected(at: at) }
    }

    private mutating func word(_ word: StaticString, _ value: LooseJSON) throws(LooseJSON.Problem) -> LooseJSON {
        for index in 0..<word.utf8CodeUnitCount {
            guard at < bytes.count else { throw .cutOff }
            guard bytes[at] == word.utf8Start[index] else { throw .unexpected(at: at) }
            at += 1
        }
        return value
    }

    private mutating func number() throws(LooseJSON.Problem) -> LooseJSON {
        let start = at
        while at < bytes.count, LooseJSONParser.isOfNumber(bytes[at]) { at += 1 }
        guard at > start, at - start <= 64, let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else {
            throw .unexpected(at: start)
        }
        return number.isFinite ? .number(number) : .null
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// A string from its opening quote to after its closing one; bytes that are no UTF-8 become the replacement character.
    private mutating func string() throws(LooseJSON.Problem) -> String {
        at += 1
        var start = at
        var text = ""
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""):
                text += String(decoding: bytes[start..<at], as: UTF8.self)
                at += 1
                return text
            case UInt8(ascii: "\\"):
                text += String(decoding: bytes[start..<at], as: UTF8.self)
                text.unicodeScalars.append(try escaped())
                start = at
            default: at += 1
            }
        }
        throw .cutOff
    }

    private mutating func escaped() throws(LooseJSON.Problem) -> Unicode.Scalar {
        guard at + 1 < bytes.count else { throw .cutOff }
        let letter = bytes[at + 1]
        at += 2
        switch letter {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"), UInt8(ascii: "f"): return " "
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            guard (0xd800..<0xdc00).contains(unit), at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else {
                return Unicode.Scalar(unit) ?? "\u{fffd}"
            }
            at += 2
            let low = try hexadecimal()
            guard (0xdc00..<0xe000).contains(low) else { return "\u{fffd}" }
            return Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{fffd}"
        default: return Unicode.Scalar(letter)
        }
    }

    private mutating func hexadecimal() throws(LooseJSON.Problem) -> UInt32 {
        guard at + 4 <= bytes.count else { throw .cutOff }
        guard let value = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16) else { throw .unexpected(at: at) }
        at += 4
        return value
    }

    private mutating func skipSpace() {
        while at < bytes.count, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[at]) { at += 1 }
    }

    /// The next byte that is no space, left where it is.
    private mutating func next() throws(LooseJSON.Problem) -> UInt8 {
        skipSpace()
        guard at < bytes.count else { throw .cutOff }
        return bytes[at]
    }
}

/// The fields of one JSON object by name, without building the rest of it: what nobody asks for is passed over as bytes.
///
/// Lenient about what lies in parts that are passed over; nil for what is no object at all.
struct JSONFields {
    private var values: [String: ArraySlice<UInt8>] = [:]

    /// - Parameter wanted: whether a name is asked for.
    init?(_ bytes: ArraySlice<UInt8>, wanted: (String) -> Bool) {
        var scanner = JSONScanner(bytes)
        guard scanner.take(UInt8(ascii: "{")) else { return nil }
        if scanner.take(UInt8(ascii: "}")) { return }
        repeat {
            guard let name = scanner.string(), scanner.take(UInt8(ascii: ":")), let value = scanner.value() else { return nil }
            let key = String(decoding: name, as: UTF8.self)
            if wanted(key) { values[key] = value }
        } while scanner.take(UInt8(ascii: ","))
        guard scanner.take(UInt8(ascii: "}")) else { return nil }
    }

    var names: some Collection<String> { values.keys }

    /// A text or number as text, trimmed; empty for anything else.
    func text(_ name: String) -> String {
        guard let value = values[name], let first = value.first else { return "" }
        if first == UInt8(ascii: "\"") { return Field.text(ArraySlice(JSONFields.unescaped(value.dropFirst().dropLast()))) }
        return first == UInt8(ascii: "-") || (48...57).contains(first) ? Field.text(value) : ""
    }

    /// A number, also one in quotes.
    func number(_ name: String) -> Double? { Field.number(ArraySlice(text(name).utf8)) }

    /// The texts of a list, or of one text with commas.
    func list(_ name: String) -> [String] {
        guard let value = values[name], value.first == UInt8(ascii: "[") else {
            return text(name).split(separator: ",").map { Field.text(ArraySlice($0.utf8)) }
        }
        var scanner = JSONScanner(value.dropFirst())
        var texts: [String] = []
        while texts.count < 200, let text = scanner.string() {
            texts.append(Field.text(ArraySlice(JSONFields.unescaped(text))))
            if !scanner.take(UInt8(ascii: ",")) { break }
        }
        return texts
    }

    /// An object inside; empty when it is none.
    func object(_ name: String, wanted: (String) -> Bool) -> JSONFields? { values[name].flatMap { JSONFields($0, wanted: wanted) } }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        var high: UInt32?
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
                result.append(byte)
                continue
            }
            let escape = bytes[index]
            index += 1
            switch escape {
            case UInt8(ascii: "n"): result.append(10)
            case UInt8(ascii: "t"): result.append(9)
            case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(32)
            case UInt8(ascii: "u"):
                let digits = bytes[index...].prefix(4)
                index += digits.count
                guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { continue }
                if (0xd800..<0xdc00).contains(unit) {
                    high = unit
                    continue
                }
                let value = high.flatMap { (0xdc00..<0xe000).contains(unit) ? 0x10000 + ($0 - 0xd800) << 10 + (unit - 0xdc00) : nil } ?? unit
                high = nil
                result.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{fffd}").utf8)
            default: result.append(escape)
            }
        }
        return result
    }
}

/// Steps through JSON text.
private struct JSONScanner {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Goes past a byte, with white space before it, if it is the next.
    mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard place < bytes.endIndex, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    /// A string's bytes, as escaped; nil when none comes next.
    mutating func string() -> ArraySlice<UInt8>? {
        skipSpace()
        guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "\"") else { return nil }
        let start = place + 1
        guard let end = bytes.withUnsafeBufferPointer({ buffer in endOfString(buffer, from: start - bytes.startIndex) }) else { return nil }
        place = bytes.startIndex + end + 1
        return bytes[start..<place - 1]
    }

    /// Any value's bytes. Nesting takes no stack: brackets are counted.
    mutating func value() -> ArraySlice<UInt8>? {
        skipSpace()
        let start = place
        let base = bytes.startIndex
        let end: Int? = bytes.withUnsafeBufferPointer { buffer in
            var index = start - base, depth = 0
            while index < buffer.count {
                switch buffer[index] {
                case UInt8(ascii: "\""):
                    guard let end = endOfString(buffer, from: index + 1) else { return nil }
                    index = end
                    if depth == 0 { return index + 1 }
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return index }
                    depth -= 1
                    if depth == 0 { return index + 1 }
                case UInt8(ascii: ",") where depth == 0: return index
                default: break
                }
                index += 1
            }
            return nil
        }
        guard let end, base + end > start else { return nil }
        place = base + end
        return Field.trimmed(bytes[start..<place])
    }

    private mutating func skipSpace() {
        while place < bytes.endIndex, [32, 9, 10, 13].contains(bytes[place]) { place += 1 }
    }
}

/// Where the quote stands that ends a string.
private func endOfString(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < buffer.count {
        switch buffer[index] {
        case UInt8(ascii: "\\"): index += 2
        case UInt8(ascii: "\""): return index
        default: index += 1
        }
    }
    return nil
}

/// Writes one JSON object: fields in the order they are given, absent ones left out.
public struct JSONText {
    public private(set) var text: String
    private var isEmpty = true

    /// - Parameter bytes: how long it will be, roughly.
    public init(reserving bytes: Int = 96) {
        text = ""
        text.reserveCapacity(bytes)
        text += "{"
    }

    /// The object as text.
    public var closed: String { text + "}" }

    public mutating func field(_ name: String, _ value: String?) {
        guard let value else { return }
        key(name)
        quote(value)
    }

    public mutating func field(_ name: String, _ value: Int?) {
        guard let value else { return }
        key(name)
        text += String(value)
    }

    /// A number with at most so many decimals.
    public mutating func field(_ name: String, _ value: Double?, places: Int = 2) {
        guard let value, value.isFinite else { return }
        key(name)
        text += JSONText.number(value, places: places)
    }

    /// Text that is JSON already.
    public mutating func raw(_ name: String, _ json: String) {
        key(name)
        text += json
    }

    public mutating func array(_ name: String, _ objects: [String]) {
        key(name)
        text += "["
        for (place, object) in objects.enumerated() {
            if place > 0 { text += "," }
            text += object
        }
        text += "]"
    }

    private mutating func key(_ name: String) {
        if !isEmpty { text += "," }
        isEmpty = false
        quote(name)
        text += ":"
    }

    private mutating func quote(_ value: String) {
        guard JSONText.isPlain(value) else { return text += JSONText.quoted(value) }
        text += "\""
        text += value
        text += "\""
    }

    /// Most are plain: names of fields, of foods, of units.
    private static func isPlain(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 34 && $0 != 92 }
    }

    public static func number(_ value: Double, places: Int) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let scaled = Int((abs(value) * Double(scale)).rounded(.toNearestOrAwayFromZero))
        var text = value < 0 && scaled > 0 ? "-" : ""
        text += String(scaled / scale)
        var fraction = scaled % scale
        if fraction > 0 { text += "." }
        // Digit by digit, and no noughts at the end.
        while fraction > 0 {
            scale /= 10
            text += String(fraction / scale)
            fraction %= scale
        }
        return text
    }

    /// A JSON string. What does something to a terminal is escaped although JSON would let it stand: people read these lines too.
    public static func quoted(_ value: String) -> String {
        if isPlain(value) { return "\"" + value + "\"" }
        var result: [UInt8] = [34]
        result.reserveCapacity(value.utf8.count + 16)
        for scalar in value.unicodeScalars {
            switch scalar.value {
            case 34, 92: result.append(contentsOf: [92, UInt8(scalar.value)])
            case 10: result.append(contentsOf: [92, UInt8(ascii: "n")])
            case 13: result.append(contentsOf: [92, UInt8(ascii: "r")])
            case 9: result.append(contentsOf: [92, UInt8(ascii: "t")])
            case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
                let digits = String(scalar.value, radix: 16)
                result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
            case 0x20..<0x7F: result.append(UInt8(scalar.value))
            default: result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        result.append(34)
        return String(decoding: result, as: UTF8.self)
    }
}

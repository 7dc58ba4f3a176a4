/// Writes one JSON object: fields in the order they are given, absent ones left out.
public struct JSONText {
    public private(set) var text: String
    private var isEmpty = true

    public init() {
        text = "{"
    }

    /// The object as text.
    public var closed: String { text + "}" }

    public mutating func field(_ name: String, _ value: String?) {
        guard let value else { return }
        key(name)
        text += JSONText.quoted(value)
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
        text += "[" + objects.joined(separator: ",") + "]"
    }

    private mutating func key(_ name: String) {
        if !isEmpty { text += "," }
        isEmpty = false
        text += JSONText.quoted(name)
        text += ":"
    }

    public static func number(_ value: Double, places: Int) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let scaled = Int((abs(value) * Double(scale)).rounded(.toNearestOrAwayFromZero))
        var fraction = String(scaled % scale)
        while fraction.utf8.count < places { fraction = "0" + fraction }
        while fraction.utf8.last == 48 { fraction.removeLast() }
        if scaled % scale == 0 { fraction = "" }
        return (value < 0 && scaled > 0 ? "-" : "") + String(scaled / scale) + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// A JSON string. What does something to a terminal is escaped although JSON would let it stand: people read these lines too.
    public static func quoted(_ value: String) -> String {
        // Most are plain: names of fields, of foods, of units.
        if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 34 && $0 != 92 }) { return "\"" + value + "\"" }
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

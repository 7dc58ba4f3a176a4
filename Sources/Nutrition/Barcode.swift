/// A product's number as printed under its bars: GTIN-8, -12 (UPC-A), -13 (EAN) or -14.
public struct Barcode: Sendable, Hashable, CustomStringConvertible {
    /// Without leading zeros beyond those of its form: 8 digits for a GTIN-8, else 13, or 14 for a box.
    public let digits: String

    /// From what a person types or a file holds; spaces and dashes may stand between the digits.
    ///
    /// All forms of one number give the same digits: a UPC-A with its leading zero is the EAN. The check digit is verified.
    /// - Returns: nil for anything that is no such number.
    public init?(_ text: String) {
        guard let number = Barcode.number(text), Barcode.isValid(number) else { return nil }
        digits = Barcode.normal(number)
    }

    public var description: String { digits }

    /// Whether a text has the form of a barcode, right or mistyped: 8, 12, 13 or 14 digits and nothing else but spaces and dashes.
    public static func looksLike(_ text: String) -> Bool { number(text).map { [8, 12, 13, 14].contains($0.count) } ?? false }

    /// The check digit of GS1's General Specifications, section 7.9: weights 3 and 1 in turn from the right.
    static func isValid(_ digits: [UInt8]) -> Bool {
        guard [8, 12, 13, 14].contains(digits.count), digits.contains(where: { $0 != 0 }) else { return false }
        let sum = digits.reversed().enumerated().reduce(0) { $0 + Int($1.element) * ($1.offset % 2 == 0 ? 1 : 3) }
        return sum % 10 == 0
    }

    private static func number(_ text: String) -> [UInt8]? {
        var digits: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57: digits.append(byte - 48)
            case 32, 45, 9: continue
            default: return nil
            }
            if digits.count > 24 { return nil }
        }
        return digits.isEmpty ? nil : digits
    }

    private static func normal(_ digits: [UInt8]) -> String {
        let significant = digits.drop { $0 == 0 }
        let width = significant.count <= 8 ? 8 : significant.count <= 13 ? 13 : 14
        return String(repeating: "0", count: width - significant.count) + significant.map { String($0) }.joined()
    }
}

/// What the bytes of a field mean.
public enum Field {
    /// The text without the white space around it: UTF-8, else Windows-1252 (which holds Latin-1's letters).
    ///
    /// Control characters are dropped, but for tab and newline.
    public static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let bytes = trimmed(bytes)
        guard bytes.contains(where: { $0 < 0x20 || $0 >= 0x7f }) else { return String(decoding: bytes, as: UTF8.self) }
        var text = String(validating: bytes, as: UTF8.self) ?? windows1252(bytes)
        text.unicodeScalars.removeAll { ($0.value < 0x20 && $0.value != 9 && $0.value != 10) || (0x7f..<0xa0).contains($0.value) }
        return text
    }

    /// A decimal number: `1`, `-2.5`, `.5`, `1e3`, `1,234.5`, and with a comma for the point `2,5`; nil for anything else, too many digits among it.
    ///
    /// A single comma with exactly three digits behind it and one to three before groups thousands, unless `comma` says that it is the point.
    public static func number(_ bytes: ArraySlice<UInt8>, comma isPoint: Bool = false) -> Double? {
        if let whole = whole(bytes) { return Double(whole) }
        var digits = trimmed(bytes)
        guard !digits.isEmpty, digits.count <= 40 else { return nil }
        if digits.contains(UInt8(ascii: ",")) {
            guard let plain = withoutCommas(digits, isPoint: isPoint) else { return nil }
            digits = plain
        }
        guard digits.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 || $0 == 43 || $0 | 32 == 101 }),
            let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite
        else { return nil }
        return value
    }

    /// A plain whole number of at most 15 digits, which most fields of a table of numbers hold.
    private static func whole(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard (1...15).contains(bytes.count) else { return nil }
        var value = 0
        for byte in bytes {
            guard byte &- 48 < 10 else { return nil }
            value = value * 10 + Int(byte &- 48)
        }
        return value
    }

    public static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, first == 32 || (9...13).contains(first) { bytes.removeFirst() }
        while let last = bytes.last, last == 32 || (9...13).contains(last) { bytes.removeLast() }
        return bytes
    }

    /// Without the commas that group thousands, with a point for the one that stands for it.
    private static func withoutCommas(_ bytes: ArraySlice<UInt8>, isPoint: Bool) -> ArraySlice<UInt8>? {
        let parts = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let whole = parts[0].drop { $0 == 45 || $0 == 43 }
        let hasPoint = bytes.contains(46)
        let groups = parts.dropFirst().enumerated().allSatisfy { index, part in
            let digits = index == parts.count - 2 ? part.prefix { $0 != 46 } : part
            return digits.count == 3
        }
        if !isPoint, groups, (1...3).contains(whole.count), !whole.elementsEqual([48]) { return ArraySlice(parts.joined()) }
        guard parts.count == 2, !hasPoint else { return nil }
        return ArraySlice(parts.joined(separator: [46]))
    }

    static func windows1252(_ bytes: ArraySlice<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let value = (0x80..<0xa0).contains(byte) ? high[Int(byte) - 0x80] : UInt16(byte)
            text.append(Unicode.Scalar(value) ?? "\u{fffd}")
        }
        return String(text)
    }

    /// 0x80 to 0x9f. Source: the WHATWG encoding standard's index of windows-1252.
    private static let high: [UInt16] = [
        0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d, 0x8f,
        0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d, 0x017e, 0x0178,
    ]
}

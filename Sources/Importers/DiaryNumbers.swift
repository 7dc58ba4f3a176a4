/// Reads amounts as programs and people write them; whether the comma is the decimal mark is decided once for a file.
struct DiaryNumbers {
    /// What the numbers of a file show about their decimal mark.
    struct Evidence {
        private var points = 0
        private var commas = 0

        /// More would not change anything.
        var isClear: Bool { abs(points - commas) >= 50 }
        var isComma: Bool { commas > points }
        var isMixed: Bool { commas > 0 && points > 0 }

        mutating func note(_ bytes: ArraySlice<UInt8>) {
            let bytes = DiaryNumbers.digits(Field.trimmed(bytes))
            guard let last = bytes.lastIndex(where: { $0 == 44 || $0 == 46 }) else { return }
            let mark = bytes[last], behind = bytes.endIndex - last - 1
            let others = bytes[..<last].contains(mark == 44 ? 46 : 44), again = bytes[..<last].contains(mark)
            // "1.234,5" and "12,5" tell their mark, "1,234,567" that it is the other one, "1,234" nothing.
            if again { note(comma: mark == 46) } else if others || behind != 3 { note(comma: mark == 44) }
        }

        private mutating func note(comma: Bool) { if comma { commas += 1 } else { points += 1 } }
    }

    /// A number and the folded unit behind it, empty when there is none.
    struct Value {
        var number: Double
        var unit: String
    }

    var commaIsPoint = false

    /// The number at the start of a cell, and the unit behind it: `95 mg`, `1,234`, `-3`; nil for "—", "n/a", "<1" and whatever else is no number.
    func value(_ bytes: ArraySlice<UInt8>) -> Value? {
        let bytes = Field.trimmed(bytes)
        let digits = DiaryNumbers.digits(bytes)
        guard !digits.isEmpty, let number = number(digits) else { return nil }
        let rest = bytes[digits.endIndex...]
        return Value(number: number, unit: rest.isEmpty ? "" : DiaryWords.folded(Field.text(rest)))
    }

    /// The bytes at the start that may be a number.
    private static func digits(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let number = bytes.prefix { (48...57).contains($0) || $0 == 44 || $0 == 46 || $0 == 43 || $0 == 45 }
        guard number.count <= 30, number.contains(where: { (48...57).contains($0) }) else { return [] }
        // An exponent, as spreadsheets write small amounts.
        if number.endIndex < bytes.endIndex, bytes[number.endIndex] | 32 == 101 {
            let exponent = bytes[(number.endIndex + 1)...].prefix { (48...57).contains($0) || $0 == 43 || $0 == 45 }
            if exponent.contains(where: { (48...57).contains($0) }) { return bytes[number.startIndex..<exponent.endIndex] }
        }
        return number
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Double? {
        guard commaIsPoint else { return Field.number(bytes) }
        guard bytes.contains(44) else {
            // "1.234" groups thousands in such a file, "12.5" cannot.
            let parts = bytes.split(separator: 46, omittingEmptySubsequences: false)
            let isGrouped =
                parts.count > 1 && parts.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(parts[0].count) && parts[0].first != 48
            return Field.number(isGrouped ? ArraySlice(parts.joined()) : bytes)
        }
        return Field.number(bytes.filter { $0 != 46 }[...], comma: true)
    }
}

/// An amount in words: a number, a unit, a weight in brackets.
struct DiaryAmount: Hashable {
    var quantity: Double
    var unit: String
    /// What the words say it weighs.
    var grams: Double?
}

extension String {
    /// The text of some scalars.
    init(scalars: some Sequence<Unicode.Scalar>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(scalars.underestimatedCount)
        for scalar in scalars {
            if scalar.isASCII {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        self.init(decoding: bytes, as: UTF8.self)
    }
}

extension Normaliser {
    /// A line of its own is a clause of its own: "rice: 200 g", and on the next line "chicken: 150 g".
    static func endsClause(_ marks: [Mark], at place: Int) -> Bool {
        guard place + 1 < marks.count, let last = marks[..<place].last(where: { $0.scalar != " " && $0.scalar != "\r" }) else { return false }
        return last.scalar.properties.isAlphabetic || last.scalar.properties.numericType != nil
    }

    /// A small letter, a digit, a space or a mark that no step of the normaliser changes.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9", " ", ",", ".", "?", "!", "'", "-", ":", "%", "(", ")": true
        default: false
        }
    }

    /// The scalars of a text, in one pass.
    static func scalars(_ text: String) -> [Unicode.Scalar] {
        let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.contains { $0 >= 0x80 } ? nil : bytes.map { Unicode.Scalar($0) }
        }
        if let plain = plain ?? nil { return plain }
        var out: [Unicode.Scalar] = []
        out.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { out.append(scalar) }
        return out
    }
}

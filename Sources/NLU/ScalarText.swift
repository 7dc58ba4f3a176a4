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

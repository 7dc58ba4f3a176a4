/// Plain text in and out of a channel: what comes in is repaired, what goes out can do a terminal no harm.
enum PlainText {
    /// The most characters (Unicode scalars) a message may hold.
    static let longestMessage = 4_000

    /// A line as a message: invalid UTF-8 becomes U+FFFD, a NUL a space, and a byte order mark goes.
    static func message(_ line: [UInt8]) -> String {
        let hasMark = line.starts(with: [0xEF, 0xBB, 0xBF])
        let text = String(decoding: hasMark ? line.dropFirst(3) : line[...], as: UTF8.self)
        guard line.contains(0) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value == 0 ? " " : $0 }))
    }

    /// Nothing but spaces: such a line is no message.
    static func isBlank(_ line: [UInt8]) -> Bool {
        line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    }

    /// Whether a message is longer than allowed.
    static func isTooLong(_ text: String) -> Bool {
        text.utf8.count > longestMessage && text.unicodeScalars.count > longestMessage
    }

    /// A reply in plain mode: non-empty lines, each ended; the empty line after them is the channel's.
    static func lines(of reply: String) -> String {
        let lines = sanitised(reply).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        return lines.isEmpty ? "…\n" : lines.joined(separator: "\n") + "\n"
    }

    /// The text without control characters (C0, DEL, C1) and without marks that turn the direction of writing; newlines stay.
    ///
    /// The bot quotes people, and a quoted escape sequence must not reach a terminal.
    static func sanitised(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if !isUnsafe(scalar) {
                result.append(scalar)
            } else if scalar == "\t" || scalar.value == 0x2028 || scalar.value == 0x2029 {
                result.append(" ")
            }
        }
        return String(result)
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

import NLU

/// Lines for the socket that are good, bad, or something between, with their endings.
enum HostileLine {
    static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
        let ending: [UInt8] = [[0x0A], [0x0A], [0x0D, 0x0A], [0x0D, 0x0D, 0x0A]].any(&random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return [UInt8]([" ", "\t", "", " \r \t"].any(&random).utf8) + ending
        case 1: return long(&random) + ending
        case 2, 3: return corrupted(Array(message(&random).utf8), &random) + ending
        case 4: return Array(nested(&random).utf8) + ending
        case 5, 6: return corrupted(Array(json(&random).utf8), &random) + ending
        case 7: return Array(message(&random).utf8) + ending
        default: return Array(json(&random).utf8) + ending
        }
    }

    private static func message(_ random: inout SeededGenerator) -> String { Mutator().message(&random) }

    /// Around the limit of a line, and far over it.
    private static func long(_ random: inout SeededGenerator) -> [UInt8] {
        let count = [4_000, 4_001, 8_190, 8_191, 8_192, 8_193, 8_194, 20_000].any(&random)
        let start: String = ["", "{", #"{"text":""#, #"{"id":"7","text":""#, "\r"].any(&random)
        let filler: String = ["x", " ", "\r", "é", "[", "\\", "\0"].any(&random)
        let end: String = ["", "\"}", "}"].any(&random)
        return Array(start.utf8)
            + Array(repeatElement(Array(filler.utf8), count: count).joined().prefix(max(0, count - start.utf8.count - end.utf8.count)))
            + Array(end.utf8)
    }

    private static func nested(_ random: inout SeededGenerator) -> String {
        let opening: String = ["[", "{\"a\":", "[{\"a\":", "\"", "{\"text\":"].any(&random)
        let depth = [1, 2, 30, 31, 32, 33, 100, 1_500].any(&random)
        let open = String(repeating: opening, count: depth)
        let closed = opening == "[" ? open + String(repeating: "]", count: depth) : open
        return #"{"id":"n","text":"a","more":\#(closed)}"#
    }

    /// Random bytes changed, put in and left out; never a newline, which would be another line.
    private static func corrupted(_ line: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var line = line
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let place = Int.random(in: 0...line.count, using: &random)
            let byte: UInt8 = [UInt8.random(in: 0...255, using: &random), 0, 0xFF, 0xC3, 0xED, 0x22, 0x5C, 0x7B, 0x7D, 0x1B].any(&random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: line.insert(byte, at: place)
            case 1 where place < line.count: line[place] = byte
            default: if place < line.count { line.removeSubrange(place..<min(line.count, place + Int.random(in: 1...6, using: &random))) }
            }
        }
        return line
    }

    /// An object with members that are right, wrong, missing, or there twice.
    private static func json(_ random: inout SeededGenerator) -> String {
        var members: [String] = []
        if !oneIn(8, &random) { members.append("\"id\":" + value(&random)) }
        if !oneIn(8, &random) { members.append("\"text\":" + (oneIn(4, &random) ? value(&random) : quoted(message(&random), &random))) }
        for name in ["sender", "language", "timezone", "now", "auth", "id", "text", "more", "", "\\u0069d"] where oneIn(9, &random) {
            members.append("\"\(name)\":" + value(&random))
        }
        members.shuffle(using: &random)
        let space: String = ["", "", " ", "\t", "\r"].any(&random)
        return "{" + space + members.joined(separator: space + "," + space) + space + "}"
            + (oneIn(12, &random) ? ["x", "{}", ",", " "].any(&random) : "")
    }

    private static func value(_ random: inout SeededGenerator) -> String {
        if oneIn(3, &random) { return quoted("m\(Int.random(in: 0...999, using: &random))", &random) }
        if oneIn(3, &random) { return quoted(Phrases.tokens.any(&random), &random) }
        return [
            "null", "true", "false", "0", "-0", "7", "-1.5e+3", "1e400", "01", "1.", ".5", "+1", "NaN", "[]", "{}", "[1,[2,{\"a\":null}]]", "\"\"",
            "\"\\ud83e\\udd5a\"", "\"\\ud800\"", "\"\\udc00x\"", "\"\\ud800\\ud800\"", "\"\\u0000\"", "\"\\u001b[31m\"", "\"\\x\"", "\"\\u12\"",
            "\"en\"", "\"es\"", "\"2026-11-21T08:10:00-05:00\"", "\"America/Chicago\"", "'x'", "99999999999999999999999999999999",
            "\"" + String(repeating: "a", count: 129) + "\"", "\"" + String(repeating: "é", count: 128) + "\"", "tru", "nulll", "",
        ].any(&random)
    }

    /// A JSON string; now and then with what should have been escaped left as it is.
    private static func quoted(_ text: String, _ random: inout SeededGenerator) -> String {
        let isCareless = oneIn(12, &random), isASCII = oneIn(3, &random)
        var out = "\""
        for scalar in text.unicodeScalars where scalar != "\n" || !isCareless {
            if isCareless {
                out.unicodeScalars.append(scalar)
            } else if scalar == "\"" || scalar == "\\" {
                out += "\\\(scalar)"
            } else if scalar.value < 0x20 || (isASCII && scalar.value > 0x7E) {
                for unit in String(scalar).utf16 {
                    out += "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
                }
            } else {
                out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}

/// A conversation that a person can read and a machine can replay: `*.transcript`.
public struct Transcript: Sendable {
    public struct Malformed: Error, CustomStringConvertible {
        public let description: String
    }

    enum Step: Sendable {
        /// `@now`, `@user`, `@language`, `@timezone`.
        case setting(name: String, value: String)
        /// `>` and what the reply must be; nil expectations are not checked.
        case message(String, reply: [String]?, patterns: [String])
        /// `?` and its whole answer.
        case query(String, answer: [String])
    }

    /// A step with the lines of the file it came from: its own, then those of its expectations.
    struct Placed: Sendable {
        var step: Step
        var line: Int
        var expectations: Range<Int>
    }

    public let name: String
    let lines: [String]
    let steps: [Placed]

    /// Reads a transcript.
    /// - Parameter name: shown in reports, usually the file's name.
    public init(name: String, text: String) throws {
        self.name = name
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last == "" { lines.removeLast() }
        self.lines = lines
        var steps: [Placed] = []
        var index = 0
        func rest(_ line: String, _ count: Int) -> String {
            let body = line.dropFirst(count)
            return String(body.first == " " ? body.dropFirst() : body)
        }
        while index < lines.count {
            let line = lines[index], start = index
            index += 1
            switch line.first {
            case nil, "#": continue
            case "@":
                let parts = line.dropFirst().split(separator: " ", maxSplits: 1)
                guard parts.count == 2, ["now", "user", "language", "timezone"].contains(parts[0]) else {
                    throw Malformed(description: "\(name):\(start + 1): '\(line)' is no setting")
                }
                steps.append(Placed(step: .setting(name: String(parts[0]), value: String(parts[1])), line: start, expectations: index..<index))
            case ">":
                var reply: [String] = [], patterns: [String] = []
                while index < lines.count, lines[index].hasPrefix("<") {
                    if lines[index].hasPrefix("<~") { patterns.append(rest(lines[index], 2)) } else { reply.append(rest(lines[index], 1)) }
                    index += 1
                }
                let exact = index > start + 1 + patterns.count ? reply : nil
                steps.append(Placed(step: .message(rest(line, 1), reply: exact, patterns: patterns), line: start, expectations: start + 1..<index))
            case "?":
                var answer: [String] = []
                while index < lines.count, lines[index].hasPrefix("=") {
                    answer.append(rest(lines[index], 1))
                    index += 1
                }
                steps.append(Placed(step: .query(rest(line, 1), answer: answer), line: start, expectations: start + 1..<index))
            default: throw Malformed(description: "\(name):\(start + 1): a line begins with one of # @ > < ? =")
            }
        }
        self.steps = steps
    }
}

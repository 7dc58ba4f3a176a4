/// The outcome of a run of transcripts, for people and for build servers.
public enum Report {
    /// A difference as a person reads it.
    public static func text(_ outcome: Replay.Outcome) -> String {
        outcome.differences.map { difference in
            (["\(outcome.name):\(difference.line): \(difference.message)"] + difference.expected.map { "  - \($0)" }
                + difference.actual.map { "  + \($0)" })
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// JUnit's XML: one test case a transcript.
    public static func junit(_ outcomes: [Replay.Outcome]) -> String {
        let failures = outcomes.filter { !$0.differences.isEmpty }.count
        let cases = outcomes.map { outcome in
            let name = escaped(outcome.name)
            guard !outcome.differences.isEmpty else { return "  <testcase classname=\"transcripts\" name=\"\(name)\"/>" }
            return
                "  <testcase classname=\"transcripts\" name=\"\(name)\">\n    <failure message=\"\(outcome.differences.count) steps differ\">\(escaped(text(outcome)))</failure>\n  </testcase>"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"transcripts\" tests=\"\(outcomes.count)\" failures=\"\(failures)\">\n"
            + cases.joined(separator: "\n") + "\n</testsuite>\n"
    }

    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n", "\t": out.unicodeScalars.append(scalar)
            default: if scalar.value >= 32 { out.unicodeScalars.append(scalar) }
            }
        }
        return out
    }
}

import Foundation

/// The table of results: printed as it grows, kept as a file at the end.
///
/// Each row has a name that stays the same from run to run, a figure, its unit, the goal and whether it is reached.
final class Table {
    /// What a figure should be.
    enum Goal {
        case atLeast(Double)
        case atMost(Double)

        func isReached(by value: Double) -> Bool {
            switch self {
            case .atLeast(let least): value >= least
            case .atMost(let most): value <= most
            }
        }

        var text: String {
            switch self {
            case .atLeast(let least): "≥ \(least.figure)"
            case .atMost(let most): "≤ \(most.figure)"
            }
        }
    }

    private var lines: [String] = []
    private var goals = 0
    private var reached = 0

    init(title: String) {
        line(title)
        line("")
        line(Table.columns("what", "figure", "unit", "goal", "reached", "beside"))
    }

    /// A heading for the rows that follow.
    func section(_ title: String) {
        line("")
        line("-- \(title)")
    }

    /// A measured row; `note` stands beside it.
    func row(_ name: String, _ value: Double, _ unit: String, goal: Goal? = nil, _ note: String = "") {
        var verdict = ""
        if let goal {
            goals += 1
            let isReached = goal.isReached(by: value)
            if isReached { reached += 1 }
            verdict = isReached ? "yes" : "NO"
        }
        line(Table.columns(name, value.figure, unit, goal?.text ?? "", verdict, note))
    }

    /// The middle and the 99th percentile of times, in milliseconds.
    func rows(_ name: String, _ times: Times, p50: Goal? = nil, p99: Goal? = nil) {
        row("\(name), p50", times.p50, "ms", goal: p50)
        row("\(name), p99", times.p99, "ms", goal: p99)
    }

    /// A row that could not be measured.
    func missing(_ name: String, _ reason: String) { line(Table.columns(name, "–", "", "", "", reason)) }

    /// Measures a section; when it fails the row says why.
    func attempt(_ name: String, _ body: () async throws -> Void) async {
        do { try await body() } catch { missing(name, "\(error)") }
    }

    /// Says how many goals were reached.
    func close() {
        line("")
        line("\(reached) of \(goals) goals reached")
    }

    /// Keeps the table under the date and the commit.
    func keep(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (lines.joined(separator: "\n") + "\n").write(
            to: folder.appending(path: "\(Machine.date)-\(Machine.commit).txt"), atomically: true, encoding: .utf8)
    }

    private func line(_ text: String) {
        lines.append(text)
        print(text)
        fflush(nil)
    }

    private static func columns(_ name: String, _ figure: String, _ unit: String, _ goal: String, _ reached: String, _ note: String) -> String {
        let row = "\(name.left(56)) \(figure.right(11)) \(unit.left(9)) \(goal.left(9)) \(reached.left(8)) \(note)"
        return String(row.reversed().drop { $0 == " " }.reversed())
    }
}

extension Double {
    /// Three digits or more: `0.41`, `17,669`.
    var figure: String {
        if rounded() == self || abs(self) >= 100 { return Int(rounded()).grouped }
        return String(format: abs(self) < 10 ? "%.2f" : "%.1f", self)
    }
}

extension Int {
    /// `10,000,000`.
    var grouped: String {
        let digits = String(magnitude)
        let groups = digits.enumerated().map { place, digit in (digits.count - place) % 3 == 0 && place > 0 ? ",\(digit)" : "\(digit)" }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}

extension String {
    fileprivate func left(_ width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
    fileprivate func right(_ width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}

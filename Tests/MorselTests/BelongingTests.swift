import Bot
import Foundation
import TestKit
import Testing

/// What a bare food, amount or kind belongs to: a line of `Tests/Corpus/belonging.tsv` is a short talk and the rows that stand after it.
@Suite struct BelongingTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let language: String, before: [String], now: String, rows: [String]

        var testDescription: String { "\(before.joined(separator: " / ")) … \(now)" }
    }

    static let lines = CorpusTable.lines(of: "belonging.tsv", cells: 4).map { cells in
        Line(language: cells[0], before: cells[1].components(separatedBy: " / "), now: cells[2], rows: cells[3].components(separatedBy: "; "))
    }

    @Test func thereAreEnough() {
        #expect(BelongingTests.lines.count { $0.language == "en" } >= 100)
        #expect(BelongingTests.lines.count { $0.language == "es" } >= 80)
    }

    @Test(arguments: lines)
    func belongs(line: Line) async throws {
        let talk = (line.before + [line.now]).map { "> \($0)\n" }.joined()
        let text = "@now 2026-11-21T12:40:00-05:00\n\(talk)? entries 2026-11-21\n= none of these\n"
        let outcome = try await Replay(brain: try TranscriptTests.brain.get()).run(try Transcript(name: line.now, text: text))
        // "lunch | Milk, skim | 245 g | 83 kcal"; the meal is told where it is not lunch.
        let rows = try #require(outcome.differences.last).actual.map { row in
            let cells = row.components(separatedBy: " | ")
            guard cells.count > 2 else { return row }
            return (cells[0] == "lunch" ? "" : "\(cells[0]): ") + "\(cells[1]) \(cells[2])"
        }
        #expect(rows == line.rows)
    }
}

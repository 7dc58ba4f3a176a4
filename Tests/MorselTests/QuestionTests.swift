import Bot
import Foundation
import TestKit
import Testing

/// What a question is about that goes on from others: a line of `Tests/Corpus/questions.tsv` is a short talk and what its last reply must contain.
@Suite struct QuestionTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let before: [String], now: String, reply: String

        var testDescription: String { "\(before.joined(separator: " / ")) … \(now)" }
    }

    static let lines = CorpusTable.lines(of: "questions.tsv", cells: 4).map { cells in
        Line(before: cells[1].components(separatedBy: " / "), now: cells[2], reply: cells[3])
    }

    @Test func thereAreSome() { #expect(QuestionTests.lines.count >= 40) }

    @Test(arguments: lines)
    func answers(line: Line) async throws {
        let talk = (line.before.filter { !$0.isEmpty } + [line.now]).map { "> \($0)\n" }.joined()
        let text = "@now 2026-11-21T12:40:00-05:00\n\(talk)<~ \(line.reply)\n"
        let outcome = try await Replay(brain: try TranscriptTests.brain.get()).run(try Transcript(name: line.now, text: text))
        #expect(outcome.differences.map(\.actual) == [])
    }
}

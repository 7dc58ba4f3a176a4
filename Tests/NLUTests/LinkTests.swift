import Bot
import Foundation
import NLU
import Nutrition
import Testing

@testable import NLU

/// Which food a mention means: what the ranker learned, on mentions that it did not learn from.
@Suite struct LinkTests {
    @Test func heldOutMentions() throws {
        let resources = try #require(try Lab.reader.resources)
        let clock = ContinuousClock()
        var result: (ranker: Ranker, report: RankerTrainer.Report)?
        let took = clock.measure { result = RankerTrainer(resources).train() }
        let (ranker, report) = try #require(result)
        let summary =
            "rows \(report.rowsRight)/\(report.rows) (untaught \(report.rowsRightUntaught)), "
            + "hidden names \(report.namesRight / report.names) (untaught \(report.namesRightUntaught / report.names)), \(took)"
        if ProcessInfo.processInfo.environment["MORSEL_SHOW_WRONG"] != nil {
            print(summary)
            for feature in LinkFeature.allCases { print("  \(feature.name) \(ranker.weights[feature.rawValue])") }
            print("  slope \(ranker.slope) offset \(ranker.offset)")
            for wrong in report.wrong { print("  \(wrong.mention): \(wrong.right.joined(separator: "|")), got \(wrong.got)") }
        }
        #expect(report.rowsRight >= report.rowsRightUntaught, "\(summary)")
    }
}

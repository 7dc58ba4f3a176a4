import Bot
import Foundation
import NLU
import Nutrition
import Testing

@testable import NLU

/// Which food a mention means: what the ranker learned, on mentions that it did not learn from.
@Suite struct LinkTests {
    @Test func heldOutMentions() throws {
        let resources = try Brain.resources(Lab.root)
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
        // Of names that it never saw nothing is to be lost by what was learned of others.
        #expect(report.rowsRight > report.rowsRightUntaught, "\(summary)")
        #expect(report.namesRight >= report.namesRightUntaught * (1 - 1e-5), "\(summary)")
        #expect(Double(report.rowsRight) >= 0.82 * Double(report.rows), "\(summary)")
        // The brain's own ranker is this one: learning is the same every time.
        #expect(try Lab.reader.model.ranker.weights == ranker.weights)
    }

    /// The trace is that of the real path: the same understanding, and each score is the sum of its features times their weights.
    @Test(arguments: [
        "grild chicken thighs with honey and 2 slices of toast", "pechuga de pollo a la plancha con arroz", "", "how much protein is in that?",
    ])
    func theTraceIsThatOfTheRealPath(message: String) throws {
        let reader = try Lab.reader
        let trace = Trace()
        #expect(reader.read(message, now: Lab.now, trace: trace) == reader.read(message, now: Lab.now))
        #expect(!trace.requests.isEmpty && trace.requests.allSatisfy { !$0.by.isEmpty })
        for candidate in trace.lookups.flatMap(\.candidates) {
            let sum = candidate.features.reduce(0) { $0 + $1.value * $1.weight }
            #expect(abs(sum - candidate.score) < 0.001, "\(candidate.name)")
        }
    }

    @Test func theTraceTellsOfRepairsRulesAndFoods() throws {
        let trace = Trace()
        _ = try Lab.reader.read("2 bananas and choclate milk", now: Lab.now, trace: trace)
        #expect(trace.words.map(\.read) == ["2", "bananas", "and", "chocolate", "milk"])
        #expect(trace.words.map(\.isRepaired) == [false, false, false, true, false])
        #expect(trace.requests.map(\.intent.name) == ["log_food"])
        #expect(trace.lookups.contains { $0.words == ["chocolate", "milk"] && $0.candidates.first?.food.noun == "chocolate milk" })
    }
}

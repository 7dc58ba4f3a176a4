import Bot
import Foundation
import Knowledge
import NLU
import Nutrition
import Testing

/// Exercise as people tell it, against the table of activities.
@Suite struct ActivityTests {
    /// Texts read otherwise than the table says, each with what was read.
    private static func wrong(_ table: String) throws -> (count: Int, wrong: [String]) {
        let activities = try Lab.brain.knowledge.activities
        let rows = try Lab.rows(table)
        var wrong: [String] = []
        for row in rows {
            let reading = try Lab.reader.read(row[0], now: Lab.now).readings[0]
            let mention = reading.activity
            let name = mention.flatMap { activities.match($0.said)?.name } ?? "-"
            func isNear(_ value: Double?, _ wanted: String) -> Bool {
                guard let wanted = Double(wanted) else { return value == nil }
                return value.map { abs($0 - wanted) <= 0.005 * wanted } ?? false
            }
            let isRight =
                reading.intent.name == "log_exercise" && row[1].split(separator: "|").map(String.init).contains(name)
                && isNear(mention?.minutes, row[2]) && isNear(mention?.kilometres, row[3])
            if !isRight {
                wrong.append("\(row[0]): \(reading.intent.name), \(name), \(mention?.minutes ?? -1) min, \(mention?.kilometres ?? -1) km")
            }
        }
        return (rows.count, wrong)
    }

    @Test(arguments: [("activities.en.tsv", 150), ("activities.es.tsv", 100)])
    func phrasings(table: String, least: Int) throws {
        let (count, wrong) = try ActivityTests.wrong(table)
        if ProcessInfo.processInfo.environment["MORSEL_SHOW_WRONG"] != nil { for text in wrong { print("  \(text)") } }
        #expect(count >= least)
        #expect(Double(count - wrong.count) / Double(count) >= 0.97, "\(wrong)")
    }

    /// Every activity is reached by each of its own names, and has names in both languages.
    @Test func everyActivityIsReached() throws {
        let table = try Lab.brain.knowledge.activities
        #expect(table.activities.count >= 300)
        for activity in table.activities { #expect(table.match(activity.name)?.source == activity.source, "\(activity.name)") }
    }

    /// A distance or a time alone is no exercise, and neither is a question about one.
    @Test(arguments: ["how many calories does running burn?", "I had lunch at 12:30", "a foot long sub"])
    func isNoExercise(text: String) throws {
        let reading = try Lab.reader.read(text, now: Lab.now).readings[0]
        #expect(reading.intent.name != "log_exercise", "\(text)")
    }
}

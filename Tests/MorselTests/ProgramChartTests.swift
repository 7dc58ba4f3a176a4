import Foundation
import Testing

/// Charts as files and counts for operators, on the real binary.
@Suite struct ProgramChartTests {
    @Test func aChartGoesOut() throws {
        let program = try Program()
        _ = try program.run(["chat", "--now", "2026-11-07T08:00:00"], lines: ["i weigh 82 kg"])
        _ = try program.run(["chat", "--now", "2026-11-14T08:00:00"], lines: ["i weigh 81.5 kg", "my goal is 2000", "two eggs"])
        let now = ["--now", "2026-11-14T09:00:00"]
        let file = program.home.appending(path: "weight.svg")
        #expect(try program.run(["export", "chart", "weight", "--output", file.path] + now).status == 0)
        let picture = try String(contentsOf: file, encoding: .utf8)
        #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n") && picture.contains("Nov 14"))
        let spanish = try program.run(["export", "chart", "calories", "--days", "7", "--language", "es"] + now)
        #expect(spanish.status == 0 && spanish.output.contains("Calorías") && spanish.output.contains("meta 2.000 kcal"))
        let nothing = try program.run(["export", "chart", "water"] + now)
        #expect(nothing.status == 1 && nothing.output.isEmpty && nothing.errors.contains("No water to draw yet"))
        for wrong in [
            ["export", "chart"], ["export", "chart", "sleep"], ["export", "chart", "weight", "--days", "0"], ["export", "diary", "weight"],
        ] {
            #expect(try program.run(wrong).status == 64, "\(wrong)")
        }
    }

    @Test func aReplyHoldsTheChart() throws {
        let program = try Program()
        let talk = try program.run(["chat", "--now", "2026-11-14T12:00:00"], lines: ["two eggs", "chart my calories"])
        #expect(talk.output.contains("┤") && talk.output.contains("Sat 14"))
    }

    @Test func operatorsCountAndReadNothing() throws {
        let program = try Program()
        let none = try program.run(["usage"])
        #expect(none.status == 1 && none.errors.contains("There is no database"))
        for user in 1...5 {
            _ = try program.run(["chat", "--user", "person\(user)", "--now", "2026-11-14T12:00:00"], lines: ["two eggs", "what's left today?"])
        }
        let report = try program.run(["usage", "--json", "--now", "2026-11-15T12:00:00"])
        #expect(report.status == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any])
        #expect(object["people"] as? Int == 5 && object["messages"] as? Int == 10 && object["sessions"] as? Int == 5)
        #expect((object["ends"] as? [[String: Any]])?.first?["name"] as? String == "ask_remaining")
        #expect(!report.output.contains("person1") && !report.output.contains("egg"))
        #expect(try program.run(["usage", "--now", "2026-11-15T12:00:00"]).output.contains("Where sessions end"))
        #expect(try program.run(["usage", "--days", "0"]).status == 64)
    }
}

import Foundation
import NLU
import Nutrition
import Testing

@testable import Bot

/// What `morsel parse` says of a dish that was made without something, and of hours counted from now.
@Suite struct ParsedAsMadeTests {
    private func parsed(_ text: String) throws -> [String: Any] {
        let brain = try Brain.assemble(data: WallTests.root)
        let parser = MessageParser(reader: brain.reader) { brain.knowledge }
        let moment = Moment(day: Day(year: 2026, month: 11, day: 25), minute: 13 * 60, epoch: 0)
        let line = parser.line(text, moment: moment, language: nil)
        return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    private func energy(_ text: String) throws -> Double {
        let items = try #require(try parsed(text)["items"] as? [[String: Any]])
        let item = try #require(items.first), nutrients = try #require(item["nutrients"] as? [String: Double])
        return try #require(nutrients["energy_kcal"])
    }

    @Test(arguments: [
        ("a cheeseburger", "a cheeseburger without cheese"), ("club sandwich", "club sandwich no bacon"), ("un completo", "un completo sin mayonesa"),
        ("bandeja paisa", "bandeja paisa sin chicharrón"), ("lomo saltado", "lomo saltado sin arroz"),
    ])
    func withoutAPart(whole: String, without: String) throws {
        #expect(try energy(without) < energy(whole))
    }

    @Test func nothingToLeaveOut() throws {
        #expect(try energy("black coffee no sugar") == energy("black coffee"))
    }

    @Test func hoursAgo() throws {
        let told = try parsed("two hours ago a latte")
        #expect(told["time"] as? String == "11:00")
        #expect(told["date"] as? String == "2026-11-25")
        #expect(try parsed("hace media hora un café")["time"] as? String == "12:30")
    }
}

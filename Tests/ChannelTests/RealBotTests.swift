import Bot
import Channels
import Foundation
import Testing

/// The real bot behind a real socket.
@Suite struct RealBotTests {
    @Test func aMealOverTheSocket() async throws {
        let bot = try await Bot.open(database: "sqlite::memory:")
        let lines = [
            "I had two eggs and milk for breakfast",
            #"{"text":"I had two eggs for breakfast","sender":"ana","id":"m1","now":"2026-11-21T08:10:00-05:00"}"#,
            #"{"text":"I had two eggs for breakfast","sender":"ana","id":"m1","now":"2026-11-21T08:10:00-05:00"}"#,
            #"{"text":"how many calories did I eat today?","sender":"ana","id":"m2","now":"2026-11-21T08:11:00-05:00"}"#,
            #"{"text":"a","now":"not a moment","id":"m3"}"#,
        ]
        let reply = try await withServer(bot, options: LineServerOptions(allowNow: true)) {
            try await LineClient.exchange(lines.joined(separator: "\n"), with: $0)
        }
        await bot.close()
        let parts = reply.components(separatedBy: "\n\n")
        #expect(parts.count == 2)
        #expect(parts[0].localizedCaseInsensitiveContains("egg"))
        let json = parts[1].split(separator: "\n").map(String.init)
        #expect(json.count == 4)
        #expect(json[0] == json[1])
        let objects = try json.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
        #expect(objects.map { $0["id"] as? String } == ["m1", "m1", "m2", "m3"])
        let data = try #require(objects[0]["data"] as? [String: Any])
        #expect((data["entries"] as? [[String: Any]])?.count == 1)
        #expect((objects[3]["error"] as? [String: Any])?["code"] as? String == "bad_request")
    }
}

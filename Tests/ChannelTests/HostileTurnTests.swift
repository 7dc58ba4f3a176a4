import Bot
import Channels
import Foundation
import Testing

/// What nobody means well with, through a real socket to the real bot: answered in words, nothing stored, nothing sent back raw.
@Suite struct HostileTurnTests {
    /// Amounts that cannot be or that nobody eats: what the reply holds, and the question that is open after it.
    private static let amounts: [(line: String, says: String, question: String?)] = [
        ("0 eggs", "more than zero", nil), ("-3 eggs", "more than zero", nil), ("I had zero eggs", "more than zero", nil),
        ("minus two eggs", "more than zero", nil), ("-200 g rice", "more than zero", nil), ("0 g of rice", "more than zero", nil),
        ("0.0000001 eggs", "more than zero", nil), ("1e-308 eggs", "more than zero", nil),
        ("i ate 10000 eggs", "Is that right", "confirm"), ("no", "Nothing was changed", nil), ("1e308 eggs", "Is that right", "confirm"),
        ("no", "Nothing was changed", nil), ("i ate 99999999999999999999 eggs", "Is that right", "confirm"), ("no", "Nothing was changed", nil),
        ("I weigh -80 kg", "can't be a body weight", nil), ("i weigh 1e308 kg", "can't be a body weight", nil),
        ("drank 0 ml of water", "can't be", nil),
        ("my goal is 0 kcal", "more than zero", nil), ("ran -5 km", "more than zero", nil),
        ("what did I eat today?", "Nothing is in your diary today.", nil),
    ]

    @Test func impossibleAmountsStoreNothing() async throws {
        let bot = try await Bot.open(database: "sqlite::memory:")
        let lines = HostileTurnTests.amounts.enumerated().map { #"{"text":"\#($1.line)","sender":"ana","id":"\#($0)"}"# }
        let reply = try await withServer(bot) { try await LineClient.exchange(lines.joined(separator: "\n"), with: $0) }
        await bot.close()
        let replies = reply.split(separator: "\n")
        #expect(replies.count == lines.count)
        for (row, text) in zip(HostileTurnTests.amounts, replies) {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let data = try #require(object["data"] as? [String: Any])
            #expect((object["text"] as? String)?.contains(row.says) == true, "'\(row.line)': \(text)")
            #expect((data["entries"] as? [Any])?.isEmpty == true, "'\(row.line)'")
            #expect(data["question"] as? String == row.question, "'\(row.line)'")
        }
    }

    private static let texts = [
        "I had a \u{1B}[31mred\u{1B}[0m zorp", "ate a \u{1B}]0;owned\u{7} flarn", "log \u{9B}31m zorps", "two \u{202E}sgge\u{2066} zorps", "a\rzorp",
        "I had مرحبا", "בי ביצה", "I had \u{85}zorps\u{2028}and flarns", "🥚🥚🥚", "two 🥚 for 👨‍👩‍👧‍👦", "e\u{301}gg\u{301}s", "NaN eggs",
        "'; DROP TABLE entries; --",
        "Robert'); DELETE FROM person;--", "%s%n%x", "a {food} {count|one|many}", "<script>alert(1)</script>", "\\u0000 \\x1b \\033[2J",
        "\u{7F}\u{8}\u{8}\u{8}zorp", "a\u{0}zorp", "\u{FEFF}", "\u{FFFE}\u{10FFFF}", String(repeating: "[", count: 4_000),
    ]

    /// Whatever is quoted, a terminal that shows either mode is left alone.
    @Test func nothingIsEchoedRaw() async throws {
        let bot = try await Bot.open(database: "sqlite::memory:")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let json = try HostileTurnTests.texts.filter { !$0.contains("\0") }.map {
            String(decoding: try encoder.encode(["text": $0, "sender": $0.prefix(20) + "x", "id": $0.prefix(20) + "x"]), as: UTF8.self)
        }
        let plain = HostileTurnTests.texts.map { $0 + "\n\n" }
        let (lines, texts) = try await withServer(bot) { address in
            (
                try await LineClient.exchange(json.joined(separator: "\n"), with: address),
                try await LineClient.exchange(plain.joined() + "undo\n", with: address)
            )
        }
        await bot.close()
        #expect(lines.utf8.count { $0 == 10 } == json.count)
        for line in lines.split(separator: "\n") { #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) } }
        #expect(zip(texts.utf8, texts.utf8.dropFirst()).count { $0 == (10, 10) } == plain.count + 1)
        let hidden = (lines + texts).unicodeScalars.filter { scalar in
            scalar != "\n" && scalar.properties.generalCategory == .control || (0x2028...0x202E).contains(scalar.value)
                || (0x2066...0x2069).contains(scalar.value)
        }
        #expect(hidden.isEmpty, "\(hidden.map { String($0.value, radix: 16) })")
    }
}

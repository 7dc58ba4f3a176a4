import Bot
import Channels
import NIOCore
import Testing

/// Through a real socket: what only a connection can show. Everything lower is tested lower.
@Suite struct LineServerTests {
    @Test func aPlainReplyIsLinesAndOneEmptyLine() async throws {
        let bot = RuleBot { _ in "first\n\n\u{1B}second" }
        let reply = try await withServer(bot) { try await LineClient.exchange("two eggs\n\n", with: $0) }
        #expect(reply == "first\nsecond\n\n")
        #expect(bot.messages == [Incoming(text: "two eggs", sender: "local")])
    }

    @Test func aJSONReplyIsOneLine() async throws {
        let bot = RuleBot()
        let reply = try await withServer(bot) { try await LineClient.exchange(#"{"text":"two eggs","sender":"u1","id":"m1"}"# + "\r\n", with: $0) }
        #expect(reply == #"{"id":"m1","sender":"u1","text":"heard"}"# + "\n")
        #expect(bot.messages == [Incoming(text: "two eggs", sender: "u1", id: "m1")])
    }

    @Test(arguments: [200, 5_000])
    func pipelinedLinesAreAnsweredInOrder(count: Int) async throws {
        let lines = (0..<count).map { $0 % 3 == 0 ? #"{"text":"a","id":"\#($0)"}"# : "\($0)" }
        let replies = (0..<count).map { $0 % 3 == 0 ? #"{"id":"\#($0)","sender":"local","text":"heard"}"# + "\n" : "heard \($0)\n\n" }
        let reply = try await withServer(RuleBot()) { try await LineClient.exchange(lines.joined(separator: "\n"), with: $0) }
        #expect(reply == replies.joined())
    }

    @Test func largeRepliesToASlowReaderAllArrive() async throws {
        let long = String(repeating: "x", count: 20_000)
        let reply = try await withServer(RuleBot { _ in long }) { try await LineClient.exchange(String(repeating: "a\n", count: 300), with: $0) }
        #expect(reply.utf8.count == 300 * (long.utf8.count + 2))
    }

    @Test func aSmallWindowAnswersEverything() async throws {
        let options = LineServerOptions(maxUnansweredLines: 1)
        let reply = try await withServer(RuleBot(), options: options) { try await LineClient.exchange("a\nb\n{\"text\":\"c\"}\nd", with: $0) }
        #expect(reply == "heard a\n\nheard b\n\n" + #"{"id":"","sender":"local","text":"heard"}"# + "\nheard d\n\n")
    }

    /// Bad lines, and the code that each is refused with.
    private static let badLines: [(line: [UInt8], code: String)] = [
        (bytes("{", filler: "x", 8_192), "too_long"),
        (bytes("{\"text\":\"", filler: "x", 1_000_000), "too_long"),
        (bytes("{\"text\":", filler: "[", 8_000), "invalid_json"),
        (bytes("{\"text\":", filler: "[", 10_000), "too_long"),
        (bytes("{oops"), "invalid_json"),
        (bytes("{\"text\":\"a\0\"}"), "bad_request"),
        (bytes("{\"text\":\"") + [0xC3, 0x28] + bytes("\"}"), "bad_request"),
        (bytes("{\"text\":7}"), "bad_request"),
    ]

    private static func bytes(_ start: String, filler: String = "", _ count: Int = 0) -> [UInt8] {
        Array((start + String(repeating: filler, count: count)).utf8)
    }

    @Test(arguments: badLines)
    func aBadLineIsRefusedAndTheConnectionLives(line: [UInt8], code: String) async throws {
        let reply = try await withServer(RuleBot()) { try await LineClient.exchange(line + Array("\nnext\n".utf8), with: $0) }
        let lines = reply.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines.first?.contains(#""code":"\#(code)""#) == true)
        #expect(lines.dropFirst().elementsEqual(["heard next", "", ""]))
    }

    @Test func plainBytesAreRepaired() async throws {
        let bot = RuleBot()
        let line = Array("a\0b".utf8) + [0xFF, 0x0A] + Array(repeating: UInt8(ascii: "x"), count: 8_193) + [0x0A]
        let reply = try await withServer(bot) { try await LineClient.exchange(line, with: $0) }
        #expect(reply == "heard a b\u{FFFD}\n\nA line holds at most 8192 bytes.\n\n")
    }

    @Test func aTokenOpensAConnection() async throws {
        let options = LineServerOptions(token: "sesame")
        let lines = "hello\n{\"text\":\"a\",\"sender\":\"u\",\"id\":\"1\"}\n{\"auth\":\"sesame\"}\n{\"text\":\"b\",\"sender\":\"u\"}\n"
        let bot = RuleBot()
        let reply = try await withServer(bot, options: options) { try await LineClient.exchange(lines, with: $0) }
        #expect(bot.messages.map(\.text) == ["b"])
        #expect(reply.contains("\"unauthorized\""))
        #expect(reply.hasSuffix("{\"auth\":\"ok\"}\n" + #"{"id":"","sender":"u","text":"heard"}"# + "\n"))
    }

    @Test(arguments: ["0.0.0.0", "::"])
    func otherMachinesNeedAToken(host: String) async throws {
        let address = ListenAddress.tcp(host: host, port: 0)
        await #expect(throws: LineServerError.needsToken(address: address.description)) {
            try await withServer(RuleBot(), listen: [address]) { _ in }
        }
    }

    @Test func connectionsOverTheLimitAreClosed() async throws {
        try await withServer(RuleBot(), options: LineServerOptions(maxConnections: 1)) { address in
            let first = try await LineClient.connect(address)
            try await first.channel.executeThenClose { inbound, outbound in
                try await outbound.write(ByteBuffer(string: "a\n"))
                var incoming = inbound.makeAsyncIterator()
                // The first has its place for certain once it is answered.
                #expect(try await incoming.next() != nil)
                let second = try await LineClient.connect(address)
                let refused = try? await second.channel.executeThenClose { inbound, _ in try await LineClient.rest(of: inbound) }
                #expect(refused ?? "" == "")
            }
        }
    }

    @Test func aTakenPortIsAnError() async throws {
        try await withServer(RuleBot()) { address in
            let taken = try #require(ListenAddress(argument: address))
            await #expect(throws: LineServerError.self) { try await withServer(RuleBot(), listen: [taken]) { _ in } }
        }
    }
}

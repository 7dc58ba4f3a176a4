import Bot
import Channels
import Foundation
import Testing

@testable import struct Channels.LineFramer

/// The limits of the line socket, through the socket.
@Suite(.timeLimit(.minutes(15))) struct LineLimitTests {
    @Test func aLineOfExactlyTheLimitIsALine() async throws {
        let json = #"{"text":"full"}"#
        let full = json + String(repeating: " ", count: LineFramer.limit - json.utf8.count)
        let bot = RuleBot()
        let reply = try await withServer(bot) { try await LineClient.exchange(full + "\n" + full + " \n" + full + "\r\nnext", with: $0) }
        let lines = reply.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.dropFirst().first?.contains("too_long") == true)
        #expect(bot.messages.map(\.text) == ["full", "full", "next"])
    }

    @Test func aMegabyteWithoutEndIsOneRefusal() async throws {
        let bot = RuleBot()
        let reply = try await withServer(bot) { address in
            try await LineClient.exchange(String(repeating: "x", count: 1 << 20) + "\nnext\n" + String(repeating: "x", count: 1 << 20), with: address)
        }
        let refusal = "A line holds at most 8192 bytes.\n\n"
        #expect(reply == refusal + "heard next\n\n" + refusal)
        #expect(bot.messages.map(\.text) == ["next"])
    }

    @Test func linesOverTheRateAreRefusedInTheirPlace() async throws {
        let options = LineServerOptions(rateLimit: RateLimit(perSecond: 0.001, burst: 2))
        let bot = RuleBot()
        let reply = try await withServer(bot, options: options) { try await LineClient.exchange("a\nb\nc\n{\"text\":\"d\"}\n", with: $0) }
        let parts = reply.components(separatedBy: "\n\n")
        #expect(parts.prefix(2) == ["heard a", "heard b"])
        #expect(parts[2].hasPrefix("Too many lines"))
        #expect(parts[3].contains("rate_limited"))
        #expect(bot.messages.map(\.text) == ["a", "b"])
    }

    @Test func aConnectionThatEndedMakesRoom() async throws {
        try await withServer(RuleBot(), options: LineServerOptions(maxConnections: 1)) { address in
            for _ in 0..<20 {
                let reply = try await exchangeWhenThereIsRoom("a\n", with: address)
                #expect(reply == "heard a\n\n")
            }
        }
    }

    @Test func onlySoManyLinesOfAConnectionAreUnanswered() async throws {
        let bot = MeetingBot(size: 8)
        let count = 300
        let reply = try await withServer(bot, options: LineServerOptions(maxUnansweredLines: 8)) { address in
            try await LineClient.exchange(lines(count) { "s\($0)" }, with: address)
        }
        #expect(reply == replies(count))
        #expect(bot.peak == 8)
    }

    @Test func onlySoManyLinesOfAllConnectionsAreUnanswered() async throws {
        // Each of the three has one line by right, and four more are for whoever comes first.
        let bot = MeetingBot(size: 7)
        let count = 200
        let options = LineServerOptions(maxUnansweredLines: 16, maxUnansweredTotal: 4)
        let all = try await withServer(bot, options: options) { address in
            try await withThrowingTaskGroup(of: String.self) { group in
                for connection in 0..<3 {
                    group.addTask { try await LineClient.exchange(lines(count) { "c\(connection)s\($0)" }, with: address) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(all == Array(repeating: replies(count), count: 3))
        #expect(bot.peak == 7)
    }

    /// With no room for anything beyond the first line, everything is answered all the same.
    @Test func noRoomAtAllStillAnswers() async throws {
        let reply = try await withServer(MeetingBot(size: 1), options: LineServerOptions(maxUnansweredTotal: 0)) { address in
            try await LineClient.exchange(lines(500) { "s\($0)" }, with: address)
        }
        #expect(reply == replies(500))
    }

    private func lines(_ count: Int, sender: (Int) -> String) -> String {
        (0..<count).map { #"{"text":"\#($0)","sender":"\#(sender($0))"}"# + "\n" }.joined()
    }

    private func replies(_ count: Int) -> String {
        (0..<count).map { #"{"text":"\#($0)"}"# + "\n" }.joined()
    }
}

/// Tries until the server lets us in: it learns of the end of another connection a little after the one who ended it.
func exchangeWhenThereIsRoom(_ text: String, with address: String) async throws -> String {
    for _ in 0..<10_000 {
        if let reply = try? await LineClient.exchange(text, with: address), !reply.isEmpty { return reply }
    }
    return ""
}

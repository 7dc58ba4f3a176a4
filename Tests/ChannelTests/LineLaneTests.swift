import Bot
import Channels
import Synchronization
import TestSupport
import Testing

/// One connection that speaks for many senders.
@Suite(.timeLimit(.minutes(15))) struct LineLaneTests {
    @Test func aSlowConversationBlocksNoOther() async throws {
        let bot = MeetingBot(size: 64)
        let lines = (0..<64).map { #"{"text":"\#($0)","sender":"s\#($0)"}"# }.joined(separator: "\n")
        // Nobody is answered before all 64 are with the bot: one at a time would never end.
        let reply = try await withServer(bot) { try await LineClient.exchange(lines, with: $0) }
        #expect(reply == (0..<64).map { #"{"text":"\#($0)"}"# + "\n" }.joined())
    }

    @Test func linesOfOneSenderComeOneByOneInOrder() async throws {
        let bot = OneEachBot()
        let senders = 10, count = 1_000 * stress
        let lines = (0..<count).map { #"{"text":"\#($0)","sender":"s\#($0 * $0 % senders)"}"# }.joined(separator: "\n")
        let reply = try await withServer(bot) { try await LineClient.exchange(lines, with: $0) }
        #expect(reply == (0..<count).map { #"{"text":"\#($0)"}"# + "\n" }.joined())
        #expect(bot.faults == 0)
    }

    @Test func plainLinesAndTheLocalSenderAreOneConversation() async throws {
        let bot = OneEachBot()
        let lines = (0..<200).map { $0 % 2 == 0 ? "\($0)" : #"{"text":"\#($0)","sender":"local"}"# }.joined(separator: "\n")
        _ = try await withServer(bot) { try await LineClient.exchange(lines, with: $0) }
        #expect(bot.faults == 0)
    }

    @Test func refusalsKeepTheirPlaceAmongReplies() async throws {
        let lines = (0..<300).map { $0 % 3 == 0 ? "{oops" : #"{"text":"\#($0)","sender":"s\#($0 % 7)"}"# }.joined(separator: "\n")
        let reply = try await withServer(OneEachBot()) { try await LineClient.exchange(lines, with: $0) }
        let parts = reply.split(separator: "\n")
        #expect(parts.count == 300)
        for (number, part) in parts.enumerated() {
            #expect(number % 3 == 0 ? part.contains("invalid_json") : part == #"{"text":"\#(number)"}"#)
        }
    }
}

/// A bot that notes when a sender's messages come at the same time, or a later one before an earlier.
private final class OneEachBot: Replying {
    private struct State {
        var busy: Set<String> = []
        var last: [String: Int] = [:]
        var faults = 0
    }

    private let state = Mutex(State())

    var faults: Int { state.withLock { $0.faults } }

    func reply(to message: Incoming) async -> Outgoing {
        let sender = message.sender ?? "", number = Int(message.text) ?? -1
        state.withLock { state in
            if !state.busy.insert(sender).inserted || state.last[sender, default: -1] >= number { state.faults += 1 }
            state.last[sender] = number
        }
        for _ in 0..<number % 4 { await Task.yield() }
        _ = state.withLock { $0.busy.remove(sender) }
        return Outgoing(text: message.text, json: #"{"text":"\#(message.text)"}"#)
    }
}

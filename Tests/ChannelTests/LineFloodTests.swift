import Bot
import Channels
import NIOCore
import Synchronization
import TestSupport
import Testing

/// Much at once, and clients that are slow with one thing or the other.
@Suite(.timeLimit(.minutes(15))) struct LineFloodTests {
    @Test func aLongBurstIsAnsweredInOrder() async throws {
        let count = 10_000 * stress
        let reply = try await withServer(RuleBot { $0.text }) { address in
            try await LineClient.exchange((0..<count).map { "\($0)\n" }.joined(), with: address)
        }
        #expect(reply == (0..<count).map { "\($0)\n\n" }.joined())
    }

    /// Neither of two pipelines can run ahead of the other for long, and neither has to wait for the other's end: the bot answers
    /// each only when the other has come nearly as far.
    @Test func twoPipelinesKeepStep() async throws {
        let count = 3_000 * stress
        try await withServer(StepBot("ana", "ben", distance: 100)) { address in
            try await withThrowingTaskGroup(of: String.self) { group in
                for sender in ["ana", "ben"] {
                    let lines = (0..<count).map { #"{"text":"\#($0)","sender":"\#(sender)"}"# + "\n" }.joined()
                    group.addTask { try await LineClient.exchange(lines, with: address) }
                }
                for try await reply in group { #expect(reply == (0..<count).map { #"{"text":"\#($0)"}"# + "\n" }.joined()) }
            }
        }
    }

    /// The same of two senders on one connection.
    @Test func twoSendersOfOneConnectionKeepStep() async throws {
        let count = 2_000 * stress
        let lines = (0..<count).flatMap { number in ["ana", "ben"].map { #"{"text":"\#(number)","sender":"\#($0)"}"# + "\n" } }.joined()
        let reply = try await withServer(StepBot("ana", "ben", distance: 30)) { try await LineClient.exchange(lines, with: $0) }
        #expect(reply == (0..<count).flatMap { Array(repeating: #"{"text":"\#($0)"}"# + "\n", count: 2) }.joined())
    }

    @Test func whoDoesNotReadCostsLittleAndHoldsUpNobody() async throws {
        let size = 10_000, count = 2_000 * stress
        let bot = TallBot(size: size)
        try await withScratchFolder { folder in
            try await withServer(bot, listen: [.unix(path: folder + "/s")]) { address in
                let slow = try await onThread { try RawClient(address) }
                async let isSent: Void = onThread {
                    try slow.send((0..<count).map { #"{"text":"\#($0)","sender":"s\#($0 % 5)"}"# + "\n" }.joined())
                    slow.halfClose()
                }
                // More than the server may hold unsent: from here on it waits for the reader.
                await bot.hasMade(20)
                var reply = ""
                while case let part = try await onThread({ try slow.receive(most: 16 * size) }), !part.isEmpty {
                    reply += String(decoding: part, as: UTF8.self)
                    bot.noteRead(part.count)
                    if reply.utf8.count < 200 * size {
                        #expect(try await LineClient.exchange("{\"text\":\"me\",\"sender\":\"other\"}", with: address).hasPrefix("me"))
                    }
                }
                try await isSent
                slow.close()
                let lines = reply.split(separator: "\n")
                #expect(lines.count == count)
                #expect(lines.enumerated().allSatisfy { $1.hasPrefix("\($0) ") && $1.utf8.count == size })
            }
        }
        // What is under way: unsent up to the mark, behind it the replies to lines that were taken, and what the system holds.
        #expect(bot.mostUnread <= 32 * 1_024 + (128 + 1) * (size + 1) + 512 * 1_024)
    }

    @Test func slowWritersHoldUpNobody() async throws {
        try await withServer(RuleBot()) { address in
            let silent = try await onThread {
                try (0..<100).map { number in
                    let client = try RawClient(address)
                    try client.send(number % 2 == 0 ? "half a li" : "{\"text\":")
                    return client
                }
            }
            let slow = try await onThread { try RawClient(address) }
            for byte in "two eggs\n{\"text\":\"b\",\"id\":\"1\"}\n" {
                try await onThread { try slow.send(String(byte)) }
                if byte == " " { #expect(try await LineClient.exchange("a", with: address) == "heard a\n\n") }
            }
            #expect(try await onThread { try slow.lines(3) } == ["heard two eggs", "", #"{"id":"1","sender":"local","text":"heard"}"#])
            slow.close()
            // They are still welcome.
            for (number, client) in silent.enumerated() where number % 2 == 0 {
                #expect(
                    try await onThread {
                        try client.send("ne\n"); return try client.lines(1)
                    } == ["heard half a line"])
            }
            for client in silent { client.close() }
        }
    }
}

/// A bot with long replies, which knows how many bytes of them nobody has read.
private final class TallBot: Replying {
    private struct State {
        var made = 0
        var unread = 0
        var most = 0
        var waiting: (made: Int, CheckedContinuation<Void, Never>)?
    }

    private let size: Int
    private let state = Mutex(State())

    init(size: Int) {
        self.size = size
    }

    var mostUnread: Int { state.withLock { $0.most } }

    func noteRead(_ bytes: Int) { state.withLock { $0.unread -= bytes } }

    /// Waits until so many replies were made.
    func hasMade(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.made < count { state.waiting = (count, continuation) }
                return state.made >= count
            }
            if isThere { continuation.resume() }
        }
    }

    func reply(to message: Incoming) async -> Outgoing {
        if message.sender == "other" { return Outgoing(text: message.text, json: message.text) }
        let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
            state.made += 1
            state.unread += size + 1
            state.most = max(state.most, state.unread)
            guard let waiting = state.waiting, waiting.made == state.made else { return nil }
            state.waiting = nil
            return waiting.1
        }
        waiting?.resume()
        let start = message.text + " "
        return Outgoing(text: "", json: start + String(repeating: "x", count: size - start.utf8.count))
    }
}

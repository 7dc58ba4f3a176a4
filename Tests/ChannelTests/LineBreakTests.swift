import Bot
import Channels
import NIOCore
import TestSupport
import Testing

/// Connections that end in every way there is.
@Suite(.timeLimit(.minutes(15))) struct LineBreakTests {
    /// The connection is reset while replies are outstanding: the bot gets the lines that were taken, and the place is free again.
    @Test func aResetLosesOnlyReplies() async throws {
        let bot = HeldBot()
        try await withServer(bot, options: LineServerOptions(maxConnections: 1)) { address in
            var asked = bot.asked.makeAsyncIterator()
            let client = try await onThread { try RawClient(address) }
            try await onThread { try client.send("a\nb\n{\"text\":\"c\",\"sender\":\"u\"}\n") }
            // The lines of one read are taken together: when the last is with the bot, all are.
            #expect(Set([await asked.next(), await asked.next()]) == ["a", "c"])
            client.reset()
            bot.letGo()
            #expect(await asked.next() == "b")
            #expect(try await exchangeWhenThereIsRoom("d\n", with: address) == "done d\n\n")
        }
    }

    @Test(arguments: ["", "\n"])
    func aHalfCloseIsTheEndOfTheLastLine(ending: String) async throws {
        let bot = HeldBot()
        try await withServer(bot) { address in
            let client = try await onThread { try RawClient(address) }
            try await onThread { try client.send((0..<300).map(String.init).joined(separator: "\n") + ending) }
            client.halfClose()
            bot.letGo()
            #expect(try await onThread { try client.rest() } == (0..<300).map { "done \($0)\n\n" }.joined())
            client.close()
        }
    }

    /// Connections come and go as fast as they can, each ending another way; none of them keeps its place.
    @Test func aFloodOfConnectionsLeavesNothingBehind() async throws {
        let count = 400 * stress
        let bot = RuleBot()
        try await withServer(bot, options: LineServerOptions(maxConnections: 40)) { address in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { try await onThread { flood(address, count) } } }
                try await group.waitForAll()
            }
            // All forty places are free: each of forty at once gets an answer.
            var open: [RawClient] = []
            for _ in 0..<40 { open.append(try await clientThatIsServed(address)) }
            for client in open { client.close() }
        }
    }

    /// Who never says anything takes a place and no more; who is over the limit is let go, and told nothing.
    @Test func silentConnectionsTakeOnlyTheirPlaces() async throws {
        try await withServer(RuleBot(), options: LineServerOptions(maxConnections: 20)) { address in
            var silent: [RawClient] = []
            for _ in 0..<20 { silent.append(try await clientThatIsServed(address)) }
            for _ in 0..<50 { #expect(try await onThread { try RawClient(address).rest() } == "") }
            let last = silent[19]
            #expect(
                try await onThread {
                    try last.send("still here\n"); return try last.lines(1)
                } == ["heard still here"])
            for client in silent { client.close() }
            #expect(try await exchangeWhenThereIsRoom("a\n", with: address) == "heard a\n\n")
        }
    }
}

private func flood(_ address: String, _ count: Int) {
    for number in 0..<count {
        guard let client = try? RawClient(address) else { continue }
        switch number % 5 {
        case 0: client.close()
        case 1: client.reset()
        case 2:
            try? client.send("half a li")
            client.close()
        case 3:
            try? client.send("a\nb\nc\n")
            client.reset()
        default:
            try? client.send("a\n")
            client.halfClose()
            _ = try? client.rest()
            client.close()
        }
    }
}

/// A connection that has its place for certain: it was answered.
private func clientThatIsServed(_ address: String) async throws -> RawClient {
    for _ in 0..<10_000 {
        let client: RawClient? = try await onThread {
            let client = try RawClient(address)
            if (try? client.send("hello\n")) != nil, let lines = try? client.lines(2), lines.count == 2 { return client }
            client.close()
            return nil
        }
        if let client { return client }
    }
    throw RawClient.Broken(reason: "never let in")
}

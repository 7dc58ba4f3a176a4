import Bot
import Channels
import Logging
import NIOCore
import Synchronization
import TestSupport
import Testing

/// The end of a server and of its connections.
@Suite(.timeLimit(.minutes(15))) struct LineServerStopTests {
    private let quiet = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

    private func server(_ bot: any Replying, options: LineServerOptions = LineServerOptions()) async throws -> LineServer {
        try await LineServer.start(bot: bot, listen: [.tcp(host: "127.0.0.1", port: 0)], options: options, logger: quiet)
    }

    @Test func aStopAnswersWhatWasAsked() async throws {
        let bot = HeldBot()
        let server = try await server(bot)
        let client = try await LineClient.connect(server.boundAddresses[0])
        try await client.channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: "a\nb\nc\nhalf a li"))
            var asked = bot.asked.makeAsyncIterator()
            #expect(await asked.next() == "a")
            async let stopped: Void = server.stop()
            bot.letGo()
            #expect(try await LineClient.rest(of: inbound) == "done a\n\ndone b\n\ndone c\n\n")
            outbound.finish()
            await stopped
        }
        await #expect(throws: (any Error).self) { try await LineClient.connect(server.boundAddresses[0]) }
    }

    @Test func aStopWaitsOnlySoLong() async throws {
        let bot = HeldBot()
        let server = try await server(bot, options: LineServerOptions(stopTimeout: .milliseconds(1)))
        let client = try await LineClient.connect(server.boundAddresses[0])
        try await client.channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: "a\n"))
            var asked = bot.asked.makeAsyncIterator()
            #expect(await asked.next() == "a")
            await server.stop()
            let rest = try? await LineClient.rest(of: inbound)
            #expect(rest ?? "" == "")
        }
        bot.letGo()
    }

    /// A client that sends and never reads cannot hold up the stop.
    @Test func aStopDoesNotWaitForWhoDoesNotRead() async throws {
        let bot = RuleBot { _ in String(repeating: "x", count: 100_000) }
        let server = try await server(bot, options: LineServerOptions(stopTimeout: .milliseconds(1)))
        let client = try await onThread { [address = server.boundAddresses[0]] in try RawClient(address) }
        try await onThread { try client.send((0..<2_000).map { "\($0)\n" }.joined()) }
        while bot.messages.count < 50 { await Task.yield() }
        await server.stop()
        #expect(bot.messages.count < 2_000)
        client.close()
    }

    /// The next server takes the address while this one still answers, and is left alone by it afterwards.
    @Test func theAddressesAreFreeAtOnce() async throws {
        try await withScratchFolder { folder in
            let bot = HeldBot()
            let old = try await LineServer.start(
                bot: bot, listen: [.tcp(host: "127.0.0.1", port: 0), .unix(path: folder + "/s")], options: LineServerOptions(), logger: quiet)
            let clients = try await onThread { [addresses = old.boundAddresses] in try addresses.map { try RawClient($0) } }
            var asked = bot.asked.makeAsyncIterator()
            for client in clients {
                try await onThread { try client.send("a\n") }
                #expect(await asked.next() == "a")
            }
            async let stopped: Void = old.stop()
            let addresses = try old.boundAddresses.map { try #require(ListenAddress(argument: $0)) }
            var new: LineServer?
            while new == nil { new = try? await LineServer.start(bot: RuleBot(), listen: addresses, options: LineServerOptions(), logger: quiet) }
            bot.letGo()
            for client in clients {
                #expect(try await onThread { try client.rest() } == "done a\n\n")
                client.close()
            }
            await stopped
            for address in old.boundAddresses { #expect(try await LineClient.exchange("b", with: address) == "heard b\n\n") }
            await new?.stop()
        }
    }

    @Test func linesOfABrokenConnectionStillReachTheBot() async throws {
        let bot = HeldBot()
        let server = try await server(bot)
        var asked = bot.asked.makeAsyncIterator()
        try await LineClient.connect(server.boundAddresses[0]).channel.executeThenClose { _, outbound in
            try await outbound.write(ByteBuffer(string: "a\nb\n"))
            #expect(await asked.next() == "a")
        }
        bot.letGo()
        #expect(await asked.next() == "b")
        await server.stop()
    }

    @Test func nothingThatWasSaidReachesTheLog() async throws {
        let log = Log()
        var logger = Logger(label: "test", factory: { _ in log.handler })
        logger.logLevel = .trace
        let lines =
            "my secret\n{\"text\":\"secret\"}\n{\"secret\n{\"auth\":\"secret\"}\nPOST /secret HTTP/1.1\n" + String(repeating: "secret", count: 2_000)
        for options in [LineServerOptions(), LineServerOptions(token: "t", maxConnections: 1), LineServerOptions(maxConnections: 0)] {
            _ = try await withServer(RuleBot(), options: options, logger: logger) { try? await LineClient.exchange(lines, with: $0) }
        }
        #expect(!log.records.isEmpty)
        #expect(!log.records.contains { $0.contains("secret") })
    }
}

/// Keeps every record of a log.
private final class Log: Sendable {
    private let kept = Mutex<[String]>([])

    var records: [String] { kept.withLock { $0 } }
    var handler: any LogHandler { Handler(log: self) }

    private struct Handler: LogHandler {
        let log: Log
        var logLevel = Logger.Level.trace
        var metadata = Logger.Metadata()

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.kept.withLock { $0.append("\(event.message) \(metadata) \(event.metadata ?? [:])") }
        }
    }
}

import Bot
import Foundation
import Logging
import NIOCore
import NIOEmbedded
import NLU
import Replies
import Testing

@testable import Channels

extension Fuzz {
    /// Whatever bytes come, in whatever pieces, each line gets its answer, in order.
    @Test func wire() async throws {
        let campaign = try Campaign("protocol", rounds: 50, share: 0.25)
        try await campaign.run { random in
            var input: [UInt8] = Array("hello\n".utf8)
            for _ in 0..<Int.random(in: 1...24, using: &random) { input += HostileLine.bytes(&random) }
            if oneIn(2, &random), input.last == UInt8(ascii: "\n") { input.removeLast() }
            let pieces = pieces(input, &random)
            let shown = pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\u{241E}")
            campaign.trying(shown)
            for rule in framing(input, pieces) { campaign.violated(rule, by: shown) }
            let output = try await LoneConnection.output(of: pieces, bot: EchoBot(), window: [1, 3, 128].any(&random))
            for (rule, line) in Answers(output).broken(ExpectedAnswer.all(of: input)) { campaign.violated(rule, by: line) }
        }
    }

    /// The bytes in one piece, one by one, or cut anywhere.
    private func pieces(_ input: [UInt8], _ random: inout SeededGenerator) -> [[UInt8]] {
        let longest = [1, 7, 100, 5_000, 1_000_000].any(&random)
        guard input.count / longest < 3_000 else { return [input] }
        var pieces: [[UInt8]] = [], rest = input[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...longest, using: &random))
            pieces.append(Array(piece))
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }

    /// The framer alone: the same lines however the bytes are cut, and never more kept than a line may hold.
    private func framing(_ input: [UInt8], _ pieces: [[UInt8]]) -> [String] {
        var framer = LineFramer(), frames: [LineFramer.Frame] = [], most = 0
        for piece in pieces {
            framer.append(ByteBuffer(bytes: piece))
            while let frame = framer.next() { frames.append(frame) }
            let kept = Mirror(reflecting: framer).children.first { $0.label == "buffer" }?.value as? ByteBuffer
            most = max(most, kept?.readableBytes ?? .max)
        }
        while let frame = framer.next(isLast: true) { frames.append(frame) }
        let expected = ExpectedAnswer.frames(of: input)
        return (frames == expected ? [] : ["frames differ"]) + (most <= LineFramer.limit + 1 ? [] : ["\(most) bytes kept"])
    }
}

/// A bot that says back what it heard, with a little of everything that a reply must not carry.
struct EchoBot: Replying {
    func reply(to message: Incoming) async -> Outgoing {
        let reply = WireReply(
            id: message.id, sender: message.sender, text: message.text, intents: ["echo"], confidence: 1, language: "en", buttons: [], data: "{}")
        return Outgoing(text: message.text + "\n\n\u{1B}[31m\u{202E}", json: wireJSON(reply))
    }
}

/// One connection from its first byte to its last, without a socket: nothing decides how bytes arrive but the test.
enum LoneConnection {
    static func output(of pieces: [[UInt8]], bot: any Replying, window: Int) async throws -> [UInt8] {
        let loop = NIOAsyncTestingEventLoop()
        let finished = loop.makePromise(of: LineConnection.End.self)
        let options = LineServerOptions(allowNow: true, maxUnansweredLines: window)
        let channel = try await NIOAsyncTestingChannel(loop: loop) { channel in
            let quiet = Logger(label: "fuzz", factory: { _ in SwiftLogNoOpLogHandler() })
            try channel.pipeline.syncOperations.addHandler(
                LineConnection(
                    bot: bot, options: options, allowance: LineAllowance(1_000), logger: quiet, finished: finished))
        }
        for piece in pieces { try await channel.writeInbound(ByteBuffer(bytes: piece)) }
        try await loop.executeInContext { channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
        _ = try await finished.futureResult.get()
        var output: [UInt8] = []
        while let part = try await channel.readOutbound(as: ByteBuffer.self) { output += part.readableBytesView }
        await loop.shutdownGracefully()
        return output
    }
}

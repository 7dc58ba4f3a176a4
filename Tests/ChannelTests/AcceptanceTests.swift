import Foundation
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import Channels

/// A listener that cannot accept, with a clock of its own.
@Suite struct AcceptanceTests {
    /// Counts how often the listener tries to accept.
    private final class Tries: ChannelOutboundHandler {
        typealias OutboundIn = Never
        var count = 0

        func read(context: ChannelHandlerContext) { count += 1 }
    }

    private func listener() throws -> (EmbeddedChannel, Tries) {
        let tries = Tries()
        let channel = EmbeddedChannel(handler: tries)
        try Acceptance.addHandlers(to: channel, logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        return (channel, tries)
    }

    @Test(arguments: [EMFILE, ENFILE, ENOMEM, ENOBUFS])
    func withoutDescriptorsItPauses(reason: CInt) throws {
        let (channel, tries) = try listener()
        defer { _ = try? channel.finish() }
        channel.pipeline.fireErrorCaught(IOError(errnoCode: reason, reason: "accept"))
        for _ in 0..<100 { channel.read() }
        #expect(tries.count == 0)
        channel.embeddedEventLoop.advanceTime(to: .now() + .seconds(1))
        #expect(tries.count == 1)
        // All is well again.
        channel.read()
        #expect(tries.count == 2)
    }

    @Test func whoHungUpMeanwhileIsNoReasonToPause() throws {
        let (channel, tries) = try listener()
        defer { _ = try? channel.finish() }
        channel.pipeline.fireErrorCaught(IOError(errnoCode: ECONNABORTED, reason: "accept"))
        channel.read()
        #expect(tries.count == 1)
    }
}

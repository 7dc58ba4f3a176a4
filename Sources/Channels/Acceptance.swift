internal import Glibc
internal import Logging
internal import NIOCore

/// A listener that cannot accept: when the process or the system has no descriptors left, it waits a little and tries again.
///
/// Without a pause it would try as fast as the processor goes, for who knocks stays at the door. Nobody is turned away meanwhile:
/// they are let in when there is room. The log hears of it once, and again when it happened anew.
final class Acceptance: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private static let pause = TimeAmount.milliseconds(100)

    private let logger: Logger
    private var isStuck = false

    private init(logger: Logger) {
        self.logger = logger
    }

    /// Puts the pause and the log into a listener's pipeline.
    static func addHandlers(to listener: any Channel, logger: Logger) throws {
        let pause = AcceptBackoffHandler { $0.errnoCode == ECONNABORTED ? nil : Acceptance.pause }
        try listener.pipeline.syncOperations.addHandlers([pause, Acceptance(logger: logger)])
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isStuck = false
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Who hung up before we opened is no trouble of ours.
        if let error = error as? IOError, error.errnoCode == ECONNABORTED { return }
        if !isStuck { logger.warning("cannot accept connections", metadata: ["reason": "\(error)"]) }
        isStuck = true
    }
}

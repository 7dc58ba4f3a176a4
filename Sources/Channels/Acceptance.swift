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
        try listener.pipeline.syncOperations.addHandlers([SpareDescriptors(), pause, Acceptance(logger: logger)])
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

/// Some descriptors that are given back while there are no others, and taken again before the next try.
///
/// The runtime under us watches its threads through files, and ends the process when it cannot open one (libdispatch, "workq"); the store may need
/// some as well. So a few are free even at the limit.
private final class SpareDescriptors: ChannelDuplexHandler {
    typealias InboundIn = any Channel
    typealias OutboundIn = any Channel

    private static let most = 16
    private var spare: [CInt] = []

    func read(context: ChannelHandlerContext) {
        while spare.count < SpareDescriptors.most {
            let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { break }
            spare.append(descriptor)
        }
        context.read()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? IOError, [EMFILE, ENFILE].contains(error.errnoCode) { giveBack() }
        context.fireErrorCaught(error)
    }

    func handlerRemoved(context: ChannelHandlerContext) { giveBack() }

    private func giveBack() {
        for descriptor in spare { _ = Glibc.close(descriptor) }
        spare = []
    }
}

internal import Logging
internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// The open connections of a line server: counts them, and waits for them at the end.
final class LineConnections: Sendable {
    private struct State {
        var isStopping = false
        /// The log has been told that the limit is reached; once is enough until there is room again.
        var isFullSaid = false
        var next = 0
        var open: [Int: (channel: any Channel, finished: EventLoopFuture<Void>)] = [:]
    }

    let options: LineServerOptions
    private let bot: any Replying
    private let logger: Logger
    private let state = Mutex(State())

    /// Unsent replies of a connection; above the upper mark it takes no further lines until they fell below the lower one.
    private static let unsent = ChannelOptions.Types.WriteBufferWaterMark(low: 16 * 1024, high: 64 * 1024)

    init(bot: any Replying, options: LineServerOptions, logger: Logger) {
        self.bot = bot
        self.options = options
        self.logger = logger
    }

    /// A listener whose connections land here.
    func bootstrap() -> ServerBootstrap {
        ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.autoRead, value: false)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.writeBufferWaterMark, value: LineConnections.unsent)
            .childChannelInitializer { [self] channel in
                channel.eventLoop.makeCompletedFuture { try welcome(channel) }
            }
    }

    private func welcome(_ channel: any Channel) throws {
        let finished = channel.eventLoop.makePromise(of: Void.self)
        guard let number = admit(channel, finished: finished.futureResult) else {
            finished.succeed()
            return try channel.pipeline.syncOperations.addHandler(RefusedConnection())
        }
        finished.futureResult.whenComplete { [self] _ in release(number) }
        var logger = logger
        logger[metadataKey: "connection"] = "\(number)"
        try channel.pipeline.syncOperations.addHandler(LineConnection(bot: bot, options: options, logger: logger, finished: finished))
    }

    private func admit(_ channel: any Channel, finished: EventLoopFuture<Void>) -> Int? {
        let (number, isNews): (Int?, Bool) = state.withLock { state in
            guard !state.isStopping, state.open.count < options.maxConnections else {
                defer { state.isFullSaid = true }
                return (nil, !state.isStopping && !state.isFullSaid)
            }
            state.isFullSaid = false
            state.next += 1
            state.open[state.next] = (channel, finished)
            return (state.next, false)
        }
        if isNews { logger.warning("connections refused", metadata: ["limit": "\(options.maxConnections)"]) }
        return number
    }

    private func release(_ number: Int) {
        state.withLock { $0.open[number] = nil }
    }

    /// Tells every connection to finish, and waits until all have.
    func stop() async {
        let open = state.withLock { state in
            state.isStopping = true
            return Array(state.open.values)
        }
        for (channel, _) in open { channel.pipeline.fireUserInboundEventTriggered(LineConnection.StopRequest()) }
        for (_, finished) in open { try? await finished.get() }
    }
}

/// A connection over the limit: closed as soon as it is there.
private final class RefusedConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func channelActive(context: ChannelHandlerContext) {
        context.close(promise: nil)
    }
}

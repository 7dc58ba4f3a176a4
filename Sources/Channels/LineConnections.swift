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
        var open: [Int: (channel: any Channel, finished: EventLoopFuture<LineConnection.End>)] = [:]
    }

    let options: LineServerOptions
    private let bot: any Replying
    private let allowance: LineAllowance
    private let logger: Logger
    private let state = Mutex(State())

    /// What is read at once. It is taken before more is read, so this and half a line is all that lies there untaken.
    private static let read = AdaptiveRecvByteBufferAllocator(minimum: 1_024, initial: 2_048, maximum: 16 * 1_024)
    /// What the system may receive for a connection that does not read (it takes twice that). It matters when the other side
    /// hangs up: NIO then reads all of it, wanted or not, and the system's own limit is many megabytes.
    private static let received = 32 * 1_024
    /// Unsent replies of a connection; above the upper mark it takes no further lines until they fell below the lower one.
    private static let unsent = ChannelOptions.Types.WriteBufferWaterMark(low: 8 * 1_024, high: 32 * 1_024)

    init(bot: any Replying, options: LineServerOptions, logger: Logger) {
        self.bot = bot
        self.options = options
        allowance = LineAllowance(options.maxUnansweredTotal)
        self.logger = logger
    }

    /// A listener whose connections land here.
    func bootstrap() -> ServerBootstrap {
        ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.socketOption(.so_rcvbuf), value: LineConnections.received)
            .serverChannelInitializer { [logger] channel in
                channel.eventLoop.makeCompletedFuture { try Acceptance.addHandlers(to: channel, logger: logger) }
            }
            .childChannelOption(.autoRead, value: false)
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.recvAllocator, value: LineConnections.read)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.writeBufferWaterMark, value: LineConnections.unsent)
            .childChannelInitializer { [self] channel in
                channel.eventLoop.makeCompletedFuture { try welcome(channel) }
            }
    }

    private func welcome(_ channel: any Channel) throws {
        let finished = channel.eventLoop.makePromise(of: LineConnection.End.self)
        guard let number = admit(channel, finished: finished.futureResult) else {
            finished.succeed(.over)
            return try channel.pipeline.syncOperations.addHandler(RefusedConnection())
        }
        finished.futureResult.whenComplete { [self] _ in release(number) }
        var logger = logger
        logger[metadataKey: "connection"] = "\(number)"
        let connection = LineConnection(bot: bot, options: options, allowance: allowance, logger: logger, finished: finished)
        do {
            try channel.pipeline.syncOperations.addHandler(connection)
        } catch {
            finished.succeed(.over)
            throw error
        }
    }

    private func admit(_ channel: any Channel, finished: EventLoopFuture<LineConnection.End>) -> Int? {
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
        var cut = 0, unanswered = 0
        for (_, finished) in open {
            guard case .cut(let lines) = try? await finished.get() else { continue }
            cut += 1
            unanswered += lines
        }
        if cut > 0 { logger.warning("connections cut at stop", metadata: ["connections": "\(cut)", "unanswered": "\(unanswered)"]) }
    }
}

/// A connection over the limit: closed as soon as it is there.
private final class RefusedConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func channelActive(context: ChannelHandlerContext) {
        context.close(promise: nil)
    }
}

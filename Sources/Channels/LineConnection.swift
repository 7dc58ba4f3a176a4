internal import Bot
internal import Logging
internal import NIOCore

/// One connection of the line socket: lines in, replies out, in the same order.
///
/// Lines wait in a first-in-first-out queue and one task at a time takes them to the bot. The connection reads only while
/// few lines wait and the other side takes its replies, so that neither a flood nor a slow reader costs memory.
/// A line once taken is given to the bot even when the connection breaks: only its reply is lost then.
final class LineConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Sent through the pipeline by a server that stops.
    struct StopRequest: Sendable {}

    /// Lines that arrived just before a stop are still read for so long.
    private static let lastCall = TimeAmount.milliseconds(20)
    /// After the last reply the other side has so long to hang up: closing at once could destroy what it has not read yet.
    private static let farewell = TimeAmount.seconds(1)

    private let bot: any Replying
    private let options: LineServerOptions
    private let logger: Logger
    private let eventLoop: any EventLoop
    /// Kept when the last line was answered and the connection is gone.
    private let finished: EventLoopPromise<Void>

    private var context: ChannelHandlerContext?
    private var framer = LineFramer()
    private var desk: LineDesk
    /// Taken lines that the bot does not have yet.
    private var waiting: [LineDesk.Answer] = []
    /// Lines with the bot whose replies are outstanding.
    private var asked = 0
    private var isReading = false
    private var isFlushDue = false
    /// The other side will send nothing more; what it sent is all answered.
    private var isInputClosed = false
    /// We take nothing more.
    private var isClosing = false
    /// All is said, and our side of the connection is shut.
    private var isLeaving = false
    private var isGone = false

    init(bot: any Replying, options: LineServerOptions, logger: Logger, finished: EventLoopPromise<Void>) {
        self.bot = bot
        self.options = options
        self.logger = logger
        self.finished = finished
        eventLoop = finished.futureResult.eventLoop
        desk = LineDesk(options: options, at: .now())
    }

    // MARK: What the channel tells

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        if context.channel.isActive { advance(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        leave()
    }

    func channelActive(context: ChannelHandlerContext) {
        advance(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        leave()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !isLeaving, !isClosing, !desk.isDismissed { framer.append(unwrapInboundIn(data)) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        advance(context)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        advance(context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            isInputClosed = true
            if isLeaving { context.close(promise: nil) } else { advance(context) }
        case is StopRequest:
            stop(context)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The error is the system's (a reset, a time-out); it never holds what was said.
        logger.debug("connection broke", metadata: ["reason": "\(error)"])
        context.close(promise: nil)
    }

    // MARK: Taking lines

    private var unanswered: Int { waiting.count + asked }

    /// Does whatever can be done now: takes lines, asks the bot, reads on, or leaves. Everything that happens ends here.
    private func advance(_ context: ChannelHandlerContext) {
        guard !isGone, !isLeaving else {
            if isLeaving { read(context) }
            return
        }
        var isDrained = desk.isDismissed
        while !isDrained, unanswered < options.maxUnansweredLines, context.channel.isWritable {
            guard let frame = framer.next(isLast: isInputClosed) else {
                isDrained = true
                break
            }
            if let answer = desk.answer(to: frame, at: .now()) { waiting.append(answer) }
            isDrained = desk.isDismissed
        }
        ask()
        guard isDrained else { return }
        if isInputClosed || isClosing || desk.isDismissed {
            if unanswered == 0 { sayFarewell(context) }
        } else if unanswered < options.maxUnansweredLines, context.channel.isWritable {
            read(context)
        }
    }

    private func read(_ context: ChannelHandlerContext) {
        guard !isReading, !isInputClosed else { return }
        isReading = true
        context.read()
    }

    /// Takes the waiting lines to the bot, one after the other, unless it still has some of ours.
    private func ask() {
        guard asked == 0, !waiting.isEmpty else { return }
        let batch = waiting
        waiting.removeAll()
        asked = batch.count
        let connection = NIOLoopBound(self, eventLoop: eventLoop)
        Task { [bot, eventLoop] in
            for answer in batch {
                let text = await answer.text(by: bot)
                eventLoop.execute { connection.value.answered(text) }
            }
        }
    }

    // MARK: Answering

    private func answered(_ text: String) {
        asked -= 1
        guard let context, !isGone else { return leave() }
        context.write(wrapOutboundOut(context.channel.allocator.buffer(string: text)), promise: nil)
        // Replies that come in the same turn of the loop leave in one go.
        if !isFlushDue {
            isFlushDue = true
            let connection = NIOLoopBound(self, eventLoop: eventLoop)
            eventLoop.execute { connection.value.flush() }
        }
        advance(context)
    }

    private func flush() {
        isFlushDue = false
        context?.flush()
    }

    // MARK: Leaving

    private func stop(_ context: ChannelHandlerContext) {
        let connection = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: LineConnection.lastCall) { connection.value.close() }
        eventLoop.scheduleTask(in: TimeAmount(options.stopTimeout)) { connection.value.abandon() }
    }

    private func close() {
        isClosing = true
        if let context { advance(context) }
    }

    /// A stop that took too long: nobody waits for this connection any more.
    private func abandon() {
        if unanswered > 0 { logger.warning("connection abandoned at stop", metadata: ["unanswered": "\(unanswered)"]) }
        context?.close(promise: nil)
        finished.succeed()
    }

    /// Shuts our side behind the last reply, and the connection when the other side has hung up too.
    private func sayFarewell(_ context: ChannelHandlerContext) {
        isLeaving = true
        framer.clear()
        let connection = NIOLoopBound(self, eventLoop: eventLoop)
        // An empty write is done when everything before it is.
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { _ in connection.value.shut() }
    }

    private func shut() {
        guard let context, !isGone else { return }
        if isInputClosed { return context.close(promise: nil) }
        context.close(mode: .output, promise: nil)
        read(context)
        let connection = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: LineConnection.farewell) { connection.value.context?.close(promise: nil) }
    }

    /// The connection is gone; it is finished when the bot has answered what it was asked.
    private func leave() {
        isGone = true
        framer.clear()
        ask()
        if unanswered == 0 { finished.succeed() }
    }
}

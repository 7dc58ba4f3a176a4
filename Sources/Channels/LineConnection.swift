internal import Bot
internal import Logging
internal import NIOCore

/// One connection of the line socket: lines in, replies out, in the same order.
///
/// `LineQueue` says which lines go to the bot and which replies may leave. The connection takes lines only while few of them are
/// unanswered and the other side takes its replies, and reads only when it has taken all: so neither a flood nor a slow reader
/// costs memory. A line once taken is given to the bot even when the connection breaks: only its reply is lost then.
final class LineConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Sent through the pipeline by a server that stops.
    struct StopRequest: Sendable {}

    /// How a connection came to its end.
    enum End: Sendable {
        /// Every line that was taken is answered, or nobody is there to read it.
        case over
        /// A stop could wait no longer.
        case cut(unanswered: Int)
    }

    /// So many lines are taken before other connections have their turn.
    private static let linesInARow = 32
    /// Lines that arrived just before a stop are still read for so long.
    private static let lastCall = TimeAmount.milliseconds(20)
    /// After the last reply the other side has so long to hang up: closing at once could destroy what it has not read yet.
    private static let farewell = TimeAmount.seconds(1)

    private let bot: any Replying
    private let options: LineServerOptions
    private let allowance: LineAllowance
    private let logger: Logger
    private let eventLoop: any EventLoop
    /// Kept when the last line was answered and the connection is gone.
    private let finished: EventLoopPromise<End>

    private var context: ChannelHandlerContext?
    private var framer = LineFramer()
    private var desk: LineDesk
    /// The lines that were taken, until they are answered.
    private var queue = LineQueue()
    /// Lines for which we have room of the allowance.
    private var room = 0
    private var isReading = false
    private var isFlushDue = false
    /// The other side will send nothing more; what it sent is all answered.
    private var isInputClosed = false
    /// We take nothing more.
    private var isClosing = false
    /// All is said, and our side of the connection is shut.
    private var isLeaving = false
    private var isGone = false

    init(bot: any Replying, options: LineServerOptions, allowance: LineAllowance, logger: Logger, finished: EventLoopPromise<End>) {
        self.bot = bot
        self.options = options
        self.allowance = allowance
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

    /// Does whatever can be done now: takes lines, answers them, reads on, or leaves. Everything that happens ends here.
    private func advance(_ context: ChannelHandlerContext) {
        guard !isGone, !isLeaving else {
            if isLeaving { read(context) }
            return
        }
        deliver(context)
        let taken = takeLines(context)
        let hasRefused = deliver(context)
        // A write can tell us that the channel is full, so that we have been here again meanwhile.
        guard !isGone, !isLeaving else { return }
        guard taken == .all else {
            // Lines that need no bot are answered at once, and so make room for more.
            if taken == .some || hasRefused { soon { $0.comeBack() } }
            return
        }
        if isInputClosed || isClosing || desk.isDismissed {
            if queue.count == 0 { sayFarewell(context) }
        } else if queue.count < options.maxUnansweredLines, context.channel.isWritable {
            read(context)
        }
    }

    private func comeBack() {
        if let context { advance(context) }
    }

    /// Does something in the next turn of the loop.
    private func soon(_ body: @escaping @Sendable (LineConnection) -> Void) {
        let connection = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.execute { body(connection.value) }
    }

    /// What came of taking lines.
    private enum Taken {
        /// There are no more.
        case all
        /// Enough for now: the other connections come in between.
        case some
        /// There is no room for more until a reply has left.
        case full
    }

    private func takeLines(_ context: ChannelHandlerContext) -> Taken {
        for _ in 0..<LineConnection.linesInARow {
            if desk.isDismissed { return .all }
            guard queue.count < options.maxUnansweredLines, context.channel.isWritable, makeRoom() else { return .full }
            guard let frame = framer.next(isLast: isInputClosed) else { return .all }
            if let answer = desk.answer(to: frame, at: .now()) { ask(queue.add(answer)) }
        }
        return .some
    }

    /// Room of the allowance for one more line; the first needs none.
    private func makeRoom() -> Bool {
        guard queue.count > room else { return true }
        guard allowance.take() else { return false }
        room += 1
        return true
    }

    /// Gives back what the lines that are left do not need, unless a slow reader still keeps us holding their replies.
    private func giveRoom(_ context: ChannelHandlerContext?) {
        if let context, !context.channel.isWritable { return }
        let needed = max(queue.count - 1, 0)
        if room > needed {
            allowance.give(room - needed)
            room = needed
        }
    }

    private func read(_ context: ChannelHandlerContext) {
        guard !isReading, !isInputClosed else { return }
        isReading = true
        context.read()
    }

    /// Takes lines to the bot, the lines of a sender one after the other.
    private func ask(_ batch: LineQueue.Batch?) {
        guard let batch else { return }
        let connection = NIOLoopBound(self, eventLoop: eventLoop)
        Task { [bot, eventLoop] in
            for line in batch {
                let reply = await line.answer.text(by: bot)
                eventLoop.execute { connection.value.answered(line, with: reply) }
            }
        }
    }

    // MARK: Answering

    private func answered(_ line: LineQueue.Line, with reply: String) {
        ask(queue.fill(line, with: reply))
        guard let context, !isGone else { return leave() }
        advance(context)
    }

    /// Writes the replies that may leave; false when there are none.
    @discardableResult
    private func deliver(_ context: ChannelHandlerContext) -> Bool {
        let replies = queue.takeReplies()
        if !replies.isEmpty {
            var bytes = context.channel.allocator.buffer(capacity: replies.reduce(0) { $0 + $1.utf8.count })
            for reply in replies { bytes.writeString(reply) }
            context.write(wrapOutboundOut(bytes), promise: nil)
            flushSoon()
        }
        giveRoom(context)
        return !replies.isEmpty
    }

    /// Replies that come in the same turn of the loop leave in one go.
    private func flushSoon() {
        guard !isFlushDue else { return }
        isFlushDue = true
        soon { $0.flush() }
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
        comeBack()
    }

    /// A stop that took too long: nobody waits for this connection any more.
    private func abandon() {
        finished.succeed(.cut(unanswered: queue.count))
        context?.close(promise: nil)
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
        _ = queue.takeReplies()
        giveRoom(nil)
        if queue.count == 0 { finished.succeed(.over) }
    }
}

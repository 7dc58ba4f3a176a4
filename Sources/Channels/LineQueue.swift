internal import Bot

/// The unanswered lines of a connection: which of them the bot may have now, and which replies may leave.
///
/// A connection may speak for many senders, and one slow conversation is no reason for the others to wait. So each sender has a
/// lane: the lines of a lane go to the bot one after the other, in the order they came, and the lanes go side by side. Lines of
/// *different* senders may therefore be worked on in another order than they came in. The replies leave in the order of the lines
/// all the same: one that is ready early waits for those before it.
struct LineQueue {
    /// A line with its place in the order of the replies.
    struct Line: Sendable {
        fileprivate let number: Int
        fileprivate let sender: String
        let answer: LineDesk.Answer
    }

    /// Lines of one sender, for the bot to answer one after the other.
    typealias Batch = [Line]

    /// One sender's lines.
    private struct Lane {
        /// With the bot.
        var asked = 0
        /// Behind those.
        var waiting: Batch = []
    }

    /// The lanes that have lines; a lane without any is gone.
    private var lanes: [String: Lane] = [:]
    /// A place for each line that was taken and whose reply has not been handed out.
    private var replies: [String?] = []
    /// The number of the line that has the first place.
    private var first = 0

    /// The lines whose replies were not handed out.
    var count: Int { replies.count }

    /// Takes a line in.
    /// - Returns: what goes to the bot now: the line itself, unless it needs no bot or another one of its sender is there.
    mutating func add(_ answer: LineDesk.Answer) -> Batch? {
        switch answer {
        case .ready(let text):
            replies.append(text)
            return nil
        case .message(let message, _):
            let sender = message.sender ?? LineDesk.localSender
            let line = Line(number: first + replies.count, sender: sender, answer: answer)
            replies.append(nil)
            guard lanes[sender] == nil else {
                lanes[sender]?.waiting.append(line)
                return nil
            }
            lanes[sender] = Lane(asked: 1)
            return [line]
        }
    }

    /// Keeps the reply to a line.
    /// - Returns: what goes to the bot now: all that waits in the line's lane, once the lane has nothing there any more.
    mutating func fill(_ line: Line, with reply: String) -> Batch? {
        replies[line.number - first] = reply
        guard var lane = lanes[line.sender] else { return nil }
        lane.asked -= 1
        guard lane.asked == 0 else {
            lanes[line.sender] = lane
            return nil
        }
        guard !lane.waiting.isEmpty else {
            lanes[line.sender] = nil
            return nil
        }
        lanes[line.sender] = Lane(asked: lane.waiting.count)
        return lane.waiting
    }

    /// Hands out the replies that have none before them missing.
    mutating func takeReplies() -> [String] {
        let ready = replies.prefix { $0 != nil }.compactMap(\.self)
        replies.removeFirst(ready.count)
        first += ready.count
        return ready
    }
}

import Bot
import Channels
import Synchronization

/// A bot that answers nobody until so many messages are with it at once; from then on it answers at once. It counts.
final class MeetingBot: Replying {
    private struct State {
        var waiting: [CheckedContinuation<Void, Never>] = []
        var hasMet = false
        var inside = 0
        var peak = 0
        var heard: [Incoming] = []
    }

    private let size: Int
    private let state = Mutex(State())

    init(size: Int) {
        self.size = size
    }

    /// The most messages that were with it at once.
    var peak: Int { state.withLock { $0.peak } }
    var messages: [Incoming] { state.withLock { $0.heard } }

    func reply(to message: Incoming) async -> Outgoing {
        let text = message.text
        let goes: [CheckedContinuation<Void, Never>]? = state.withLock { state in
            state.heard.append(message)
            state.inside += 1
            state.peak = max(state.peak, state.inside)
            if state.inside >= size { state.hasMet = true }
            guard state.hasMet else { return nil }
            defer { state.waiting = [] }
            return state.waiting
        }
        if let goes {
            for one in goes { one.resume() }
            // Others may come in meanwhile, if they are let.
            for _ in 0..<5 { await Task.yield() }
        } else {
            await meet()
        }
        state.withLock { $0.inside -= 1 }
        return Outgoing(text: text, json: #"{"text":"\#(text)"}"#)
    }

    private func meet() async {
        await withCheckedContinuation { continuation in
            let isLate = state.withLock { state in
                if !state.hasMet { state.waiting.append(continuation) }
                return state.hasMet
            }
            if isLate { continuation.resume() }
        }
    }
}

/// A bot for which two speakers must keep step: a message is answered once the other speaker is at most so many behind.
///
/// Each speaker counts its messages from 0 on in `text`. When the server let one of them wait for the other's end, nothing would move.
final class StepBot: Replying {
    private struct State {
        var heard: [String: Int] = [:]
        var waiting: [(speaker: String, needs: Int, CheckedContinuation<Void, Never>)] = []
    }

    private let distance: Int
    private let partners: [String: String]
    private let state = Mutex(State())

    init(_ one: String, _ other: String, distance: Int) {
        partners = [one: other, other: one]
        self.distance = distance
    }

    func reply(to message: Incoming) async -> Outgoing {
        let speaker = message.sender ?? "", number = Int(message.text) ?? 0
        let goes = state.withLock { state in
            state.heard[speaker] = number
            defer { state.waiting.removeAll { $0.speaker == speaker && $0.needs <= number } }
            return state.waiting.filter { $0.speaker == speaker && $0.needs <= number }
        }
        for one in goes { one.2.resume() }
        if let partner = partners[speaker] { await wait(for: partner, toReach: number - distance) }
        return Outgoing(text: message.text, json: #"{"text":"\#(message.text)"}"#)
    }

    private func wait(for partner: String, toReach number: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.heard[partner, default: -1] >= number { return true }
                state.waiting.append((partner, number, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}

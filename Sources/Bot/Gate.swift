/// One turn at a time for each conversation, many conversations at once; refuses rather than queues without limit.
actor Gate {
    /// Messages of one conversation that may wait for their turn.
    static let limit = 256

    private(set) var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// Waits for the conversation to be free; false when too many wait already.
    func enter(_ conversation: String) async -> Bool {
        guard let queue = waiting[conversation] else {
            waiting[conversation] = []
            return true
        }
        guard queue.count < Gate.limit else { return false }
        await withCheckedContinuation { waiting[conversation]!.append($0) }
        return true
    }

    /// Lets the next message in; called on every way out.
    func leave(_ conversation: String) {
        guard var queue = waiting[conversation], !queue.isEmpty else {
            waiting[conversation] = nil
            return
        }
        let next = queue.removeFirst()
        waiting[conversation] = queue
        next.resume()
    }
}

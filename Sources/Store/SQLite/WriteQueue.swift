internal import Synchronization

/// Group commit: bodies that wait while a transaction is being written share the next one.
///
/// An idle queue starts at once, so a single writer waits for nothing but its own commit. What makes the batch durable is the
/// engine's affair: the queue only says which bodies belong together.
final class WriteQueue: Sendable {
    /// A body with its answer: `run` gives back how to tell the caller, once the transaction is durable.
    struct Job: Sendable {
        let run: @Sendable (any Connection) throws -> @Sendable () -> Void
        let fail: @Sendable (any Error) -> Void
    }

    private struct State {
        var waiting: [Job] = []
        var isDraining = false
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Adds a job, and calls `startDraining` when nobody drains; a closed queue fails the job.
    ///
    /// The call is made before a close can come between, and must only put the drain behind what the engine has to do already.
    func add(_ job: Job, _ startDraining: () -> Void) {
        let isOpen = state.withLock { state in
            if state.isClosed { return false }
            state.waiting.append(job)
            if !state.isDraining {
                state.isDraining = true
                startDraining()
            }
            return true
        }
        if !isOpen { job.fail(StoreError.closed) }
    }

    /// Everything that waits, nil when nothing does: then the drain is over.
    func next() -> [Job]? {
        state.withLock { state in
            if state.waiting.isEmpty {
                state.isDraining = false
                return nil
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Lets no more jobs in; those waiting are still done. False when it was closed before.
    func close() -> Bool {
        state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
    }

    var count: Int { state.withLock { $0.waiting.count } }

    var isClosed: Bool { state.withLock { $0.isClosed } }
}

internal import DequeModule
internal import Dispatch
internal import Synchronization

/// The bodies that wait for a connection, first come, first served.
final class PostgresQueue: Sendable {
    /// A body with its answer.
    struct Job: Sendable {
        /// Passing errors are met with another try until then.
        let deadline: ContinuousClock.Instant
        /// Runs the body on a worker's connection and tells the caller its value; throws when it could not be committed.
        let run: @Sendable (PostgresWorker) throws -> Void
        let fail: @Sendable (any Error) -> Void
    }

    private struct State {
        var waiting: Deque<Job> = []
        var workers = 0
        var idle = 0
        var isClosed = false
        var closing: [CheckedContinuation<Void, Never>] = []
    }

    private let mostWorkers: Int
    private let state = Mutex(State())
    /// A signal for each job, and one for each worker when the queue closes.
    private let arrived = DispatchSemaphore(value: 0)

    init(mostWorkers: Int) { self.mostWorkers = mostWorkers }

    /// Adds a job; true when the caller must start another worker for it. A closed queue fails the job.
    func add(_ job: Job) -> Bool {
        let mustStart: Bool? = state.withLock { state in
            if state.isClosed { return nil }
            state.waiting.append(job)
            guard state.waiting.count > state.idle, state.workers < mostWorkers else { return false }
            state.workers += 1
            return true
        }
        guard let mustStart else {
            job.fail(StoreError.closed)
            return false
        }
        arrived.signal()
        return mustStart
    }

    /// The next job; waits for one. Nil when the queue is closed and everything that waited was taken.
    func next() -> Job? {
        while true {
            state.withLock { $0.idle += 1 }
            arrived.wait()
            let (job, isOver) = state.withLock { state in
                state.idle -= 1
                let job = state.waiting.popFirst()
                return (job, job == nil && state.isClosed)
            }
            if isOver || job != nil { return job }
        }
    }

    /// Takes out the jobs whose time is up.
    func overdue() -> [Job] {
        let now = ContinuousClock.now
        return state.withLock { state in
            defer { state.waiting.removeAll { $0.deadline <= now } }
            return state.waiting.filter { $0.deadline <= now }
        }
    }

    /// A worker has ended.
    func leave() {
        let closing = state.withLock { state in
            state.workers -= 1
            return state.workers == 0 ? state.closing : []
        }
        for caller in closing { caller.resume() }
    }

    /// Lets no more jobs in, and waits until those that wait are done and every worker has ended.
    func close() async {
        await withCheckedContinuation { caller in
            let (workers, mustWait) = state.withLock { state in
                defer { state.isClosed = true }
                if state.workers > 0 { state.closing.append(caller) }
                return (state.isClosed ? 0 : state.workers, state.workers > 0)
            }
            for _ in 0..<workers { arrived.signal() }
            if !mustWait { caller.resume() }
        }
    }
}

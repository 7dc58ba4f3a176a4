internal import Foundation

/// One thread's connection, made when it is needed and made again when it is lost.
final class PostgresWorker {
    /// The settings of a session: no commit is reported before it is on disk, and nobody waits for a lock for ever.
    private static let session = [
        "SET synchronous_commit = on", "SET lock_timeout = '10s'", "SET idle_in_transaction_session_timeout = '60s'",
    ]

    private let address: DatabaseAddress
    private let uri: String
    private var link: PostgresLink?
    private var generator = SystemRandomNumberGenerator()

    init(_ address: DatabaseAddress, uri: String) {
        self.address = address
        self.uri = uri
    }

    /// Takes jobs until the queue sends this worker home.
    func work(through queue: PostgresQueue) {
        while let job = queue.next() { perform(job, queue) }
        link = nil
        queue.leave()
    }

    /// Runs a job until it succeeds, fails for good, or its time is up.
    private func perform(_ job: PostgresQueue.Job, _ queue: PostgresQueue) {
        for attempt in 1... {
            do {
                return try job.run(self)
            } catch let error as StoreError where error.isPassing {
                if ContinuousClock.now >= job.deadline {
                    job.fail(error.isUnreachable ? error : .busy)
                    // Who waited as long behind this job need not wait for another try each.
                    if error.isUnreachable { for late in queue.overdue() { late.fail(error) } }
                    return
                }
                pause(after: attempt)
            } catch {
                return job.fail(error)
            }
        }
    }

    /// A body in a transaction of its own, committed when it returns.
    func transaction<T>(_ begin: String, _ body: (any Connection) throws -> T) throws -> T {
        let link = try connected()
        let connection = PostgresConnection(link)
        do {
            try connection.run(begin)
            let value = try body(connection)
            // A body may have caught an error after which nothing can be committed.
            if let error = connection.mustRepeat { throw error }
            try connection.commit()
            return value
        } catch {
            let cause = connection.mustRepeat ?? error
            let isLost = (cause as? StoreError)?.isOfTheLink ?? false
            if isLost || !link.isAlive { self.link = nil } else { connection.rollBack() }
            throw cause
        }
    }

    /// Waits before the next try, longer each time (at most half a second) and never as long as another process that met the same error.
    func pause(after attempt: Int) {
        let longest = min(500, 5 << min(attempt, 8))
        Thread.sleep(forTimeInterval: Double.random(in: 0.5...1, using: &generator) * Double(longest) / 1000)
    }

    private func connected() throws -> PostgresLink {
        if let link, link.isAlive { return link }
        let link = try PostgresLink(address, uri: uri)
        for setting in PostgresWorker.session { try link.send(setting) }
        try link.receive()
        try link.send("SELECT current_setting('fsync', true) AS fsync")
        if try link.receive().rows.first?["fsync"] == "off" { throw StoreError.notDurable(setting: "fsync=off") }
        self.link = link
        return link
    }
}

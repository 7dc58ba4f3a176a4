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
    /// Of the job under way: a commit was sent, and its answer did not come.
    private var isUnsure = false
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
        isUnsure = false
        for attempt in 1... {
            do {
                return try job.run(self)
            } catch let error as StoreError where error.isUnreachable {
                if ContinuousClock.now >= job.deadline {
                    job.fail(isUnsure ? StoreError.unsure : error)
                    // Who waited as long behind this job need not wait for another try each.
                    for late in queue.overdue() { late.fail(error) }
                    return
                }
            } catch let error as StoreError where error.isConflict {
                if ContinuousClock.now >= job.deadline { return job.fail(StoreError.busy) }
            } catch let error as StoreError where error.isPassing && attempt == 1 {
                // A statement that was prepared for other tables: the link is new now.
            } catch {
                return job.fail(error)
            }
            pause(after: attempt)
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
            do {
                try connection.commit()
            } catch let error as StoreError where error.isUnreachable {
                isUnsure = true
                throw error
            }
            return value
        } catch {
            let cause = connection.mustRepeat ?? error
            // A link that is lost, or of which we cannot be sure, is made anew.
            let isOfTheLink = (cause as? StoreError).map { $0.isPassing && !$0.isConflict } ?? false
            if isOfTheLink || !link.isAlive || (try? connection.rollBack()) == nil { self.link = nil }
            throw cause
        }
    }

    /// Waits before the next try, longer each time (at most half a second) and never as long as another process that met the same error.
    func pause(after attempt: Int) {
        let longest = min(500, 5 << min(attempt, 8))
        Thread.sleep(forTimeInterval: Double.random(in: 0.5...1, using: &generator) * Double(longest) / 1000)
    }

    private func connected() throws -> PostgresLink {
        if let link, link.isAlive, !link.isWorn { return link }
        let link = try PostgresLink(address, uri: uri)
        for setting in PostgresWorker.session { try link.send(setting) }
        try link.receive()
        try link.send("SELECT current_setting('fsync', true) AS fsync")
        if try link.receive().rows.first?["fsync"] == "off" { throw StoreError.notDurable(setting: "fsync=off") }
        self.link = link
        return link
    }
}

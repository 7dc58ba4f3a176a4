internal import Dispatch
internal import Synchronization

/// Runs an async call to its end while this thread waits; for the main thread of a command, never for a thread of the concurrency pool.
public func waiting<Result: Sendable>(for body: @escaping @Sendable () async throws -> Result) throws -> Result {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        do {
            box.fill(.success(try await body()))
        } catch {
            box.fill(.failure(error))
        }
        done.signal()
    }
    done.wait()
    guard let result = box.content else { throw CancellationError() }
    return try result.get()
}

private final class ResultBox<Success: Sendable>: Sendable {
    private let stored = Mutex<Result<Success, any Error>?>(nil)

    var content: Result<Success, any Error>? { stored.withLock { $0 } }

    func fill(_ result: Result<Success, any Error>) {
        stored.withLock { $0 = result }
    }
}

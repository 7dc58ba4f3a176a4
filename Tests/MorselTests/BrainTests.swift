import Bot
import Foundation
import Synchronization
import Testing

/// How the brain comes about.
@Suite struct BrainTests {
    private final class Told: Sendable { let times = Mutex(0) }

    /// Found in the cache the second time; `make test` runs this first, so that the others find it there.
    @Test func isLearntOnce() throws {
        _ = try Brain.assemble(data: WallTests.root)
        _ = try Brain.assemble(data: WallTests.root) { _ in Issue.record("learnt again") }
    }

    /// Threads that find no cache wait for the one that makes it.
    @Test func isTrainedOnceByManyAtOnce() async throws {
        let cache = FileManager.default.temporaryDirectory.appending(path: "morsel-brain-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: cache) }
        let told = Told()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    _ = try Brain.assemble(data: WallTests.root, cache: cache) { _ in told.times.withLock { $0 += 1 } }
                }
            }
            try await group.waitForAll()
        }
        #expect(told.times.withLock { $0 } == 1)
    }
}

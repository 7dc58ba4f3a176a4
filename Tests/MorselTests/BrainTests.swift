@testable import Bot
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

    /// Half a file, a changed byte, a note that leads nowhere: never a crash and never another brain.
    @Test func aDamagedCacheIsNone() throws {
        _ = try Brain.reader(data: WallTests.root)
        let folder = FileManager.default.temporaryDirectory.appending(path: "morsel-brain-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = try BrainCache(folder: folder, data: WallTests.root), name = try cache.name()
        let whole = try Data(contentsOf: Brain.defaultCache.appending(path: name))
        func reader(of bytes: Data) throws -> Bool {
            try bytes.write(to: folder.appending(path: name))
            return try cache.reader() != nil
        }
        #expect(try reader(of: whole))
        var changed = whole
        changed[whole.count / 2] ^= 1
        for damaged in [Data(), Data([1, 2, 3]), whole.prefix(whole.count / 2), changed, whole + [0]] { #expect(try !reader(of: damaged)) }
        for note in try FileManager.default.contentsOfDirectory(atPath: folder.path) where note.hasPrefix("unchanged-") {
            try Data("brain-of-another.bin".utf8).write(to: folder.appending(path: note))
        }
        #expect(try reader(of: whole))
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

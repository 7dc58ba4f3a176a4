import Dialogue
import Dispatch
import Nutrition
import Testing

@testable import Store

@Suite struct ConcurrencyTests {
    @Test(arguments: Engine.all)
    func fiftyPeopleWriteAtOnce(engine: Engine) async throws {
        let database = try engine.database()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for person in 1...50 {
                group.addTask {
                    let talk = database.talk("person \(person)")
                    for meal in 1...4 { try await talk.add("food\(person)-\(meal)") }
                    try await talk.undo()
                    await #expect(throws: Talk.Failed.self) {
                        try await talk.turn { turn in
                            _ = try turn.diary.add(.sample("never"))
                            throw Talk.Failed()
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        for person in 1...50 {
            #expect(try await database.talk("person \(person)").nouns() == (1...3).map { "food\(person)-\($0) \($0)" })
        }
        let counts = try await database.store.read { try $0.row("SELECT COUNT(*) AS turns, COUNT(DISTINCT person) AS people FROM turns", []) }
        #expect(counts?["turns"] == 250)
        #expect(counts?["people"] == 50)
    }

    @Test(arguments: [Engine.file, .memory])
    func oneBodyOfABatchFailsAlone(engine: Engine) async throws {
        let database = try engine.database()
        let store = try #require(database.store as? SQLiteStore)
        let gate = DispatchSemaphore(value: 0)
        // The first body holds the writer until all the others wait: they share the next transaction.
        await withCheckedContinuation { isHeld in
            Task {
                try await store.write { _ in
                    isHeld.resume()
                    gate.wait()
                }
            }
        }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 1...20 {
                group.addTask {
                    do {
                        try await store.write { connection in
                            try database.note("note \(number)", connection)
                            if number % 2 == 1 { throw Talk.Failed() }
                        }
                        return true
                    } catch is Talk.Failed {
                        return false
                    }
                }
            }
            while store.waiting < 20 { await Task.yield() }
            gate.signal()
            var written = 0
            for try await isWritten in group where isWritten { written += 1 }
            #expect(written == 10)
        }
        #expect(try await database.notes() == (1...10).map { "note \($0 * 2)" }.sorted())
    }

    @Test func aFullDiskFailsTheTurnAndNothingElse() async throws {
        let database = try Engine.file.database()
        let talk = database.talk()
        try await talk.add("egg")
        try await database.store.write { connection in
            let pages = try connection.row("PRAGMA page_count", [])?.int("page_count") ?? 0
            _ = try connection.rows("PRAGMA max_page_count = \(pages)", [])
        }
        await #expect(throws: StoreError.self) {
            try await talk.turn(reply: String(repeating: "long ", count: 20_000)) { _ = try $0.diary.add(.sample("milk")) }
        }
        #expect(try await talk.nouns() == ["egg 1"])
        try await database.store.write { _ = try $0.rows("PRAGMA max_page_count = 1000000", []) }
        #expect(try await talk.add("tea").id == 2)
    }

    /// SQLite gives up a whole transaction on some errors (here told to). What comes after must not be committed by itself, and the
    /// turn must not be half there.
    @Test(arguments: [Engine.file, .memory])
    func afterALostTransactionNothingIsWritten(engine: Engine) async throws {
        let database = try engine.database()
        let talk = database.talk()
        try await talk.add("egg")
        await #expect(throws: StoreError.self) {
            try await talk.turn { turn in
                _ = try turn.diary.add(.sample("milk"))
                try? turn.attempt {
                    try turn.diary.records.connection.run("INSERT OR ROLLBACK INTO meta (name, value) VALUES ('meta.key_check', x'00')")
                }
                // A turn that goes on as if only its action had failed.
                try? turn.attempt { _ = try turn.diary.add(.sample("tea")) }
            }
        }
        #expect(try await talk.nouns() == ["egg 1"])
        #expect(try await talk.add("tea").id == 2)
        let turns = try await database.store.read { try $0.row("SELECT COUNT(*) AS n FROM turns", []) }
        #expect(turns?["n"] == 2)
    }

    @Test(arguments: Engine.lasting)
    func twoStoresOnOneDatabaseTakeTurns(engine: Engine) async throws {
        let database = try engine.database()
        let other = try openStore(database.address, sealer: database.sealer)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for store in [database.store, other] {
                for _ in 1...25 {
                    group.addTask { try await Talk(store: store, sealer: database.sealer, sender: "ana").add("egg") }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await database.talk().nouns() == (1...50).map { "egg \($0)" })
        try await other.close()
    }

    @Test func aFileThatAnotherProcessHoldsIsSaidToBeBusy() async throws {
        let database = try Engine.file.database()
        try await database.talk().add("egg")
        let path = database.folder.path + "/data/morsel.sqlite"
        // It opens, for opening only reads; it reads; and a turn fails in time and leaves nothing.
        let gate = DispatchSemaphore(value: 0)
        var holder: Task<Void, any Error>?
        await withCheckedContinuation { isHeld in
            holder = Task {
                try await database.store.write { connection in
                    try connection.run("UPDATE people SET turns = turns")
                    isHeld.resume()
                    gate.wait()
                }
            }
        }
        let impatient = try SQLiteStore(file: path, patience: .milliseconds(20))
        let talk = Talk(store: impatient, sealer: database.sealer, sender: "ana")
        await #expect(throws: StoreError.busy) { try await talk.add("milk") }
        #expect(try await talk.nouns() == ["egg 1"])
        gate.signal()
        // However long a busy machine takes to let go.
        try await holder?.value
        #expect(try await talk.add("tea").id == 2)
        try await impatient.close()
    }

    @Test func aReadOnlyDiskFailsTheTurnAndNothingElse() async throws {
        let database = try Engine.file.database()
        let talk = database.talk()
        try await talk.add("egg")
        try database.store.setUp { _ = try $0.rows("PRAGMA query_only = 1", []) }
        await #expect(throws: StoreError.self) { try await talk.add("milk") }
        #expect(try await talk.nouns() == ["egg 1"])
        try database.store.setUp { _ = try $0.rows("PRAGMA query_only = 0", []) }
        #expect(try await talk.add("tea").id == 2)
    }

    @Test func theQueueHandsOverEverythingThatWaits() throws {
        let queue = WriteQueue()
        let job = WriteQueue.Job(run: { _ in {} }, fail: { _ in })
        var starts = 0
        for _ in 1...3 { queue.add(job) { starts += 1 } }
        #expect(starts == 1, "an idle queue is drained at once")
        #expect(queue.next()?.count == 3)
        queue.add(job) { starts += 1 }
        #expect(starts == 1, "still draining")
        #expect(queue.next()?.count == 1)
        #expect(queue.next() == nil)
        queue.add(job) { starts += 1 }
        #expect(starts == 2)
        #expect(queue.close() && !queue.close())
        queue.add(job) { starts += 1 }
        #expect(starts == 2)
        #expect(queue.next()?.count == 1, "what waited before the close is still done")
    }
}

import Bot
import Foundation
import Logging
import Store

/// Whole turns with a durable commit, in process: understood, carried out, stored, replied to.
enum Turns {
    /// One conversation, then 64 at once, then bare inserts of 64 tasks through the same group commit; gives back inserts a second.
    static func measure(_ brain: Brain, _ bench: Workbench, _ table: Table) async throws -> Double {
        let ground = try Ground(brain: brain, file: bench.scratch.appending(path: "turns.sqlite"))
        let clock = ContinuousClock()
        var times: [Double] = []
        let texts = Conversation.texts
        for index in 0..<bench.scale.turns {
            let start = clock.now
            _ = await ground.bot.reply(to: Incoming(text: texts[index % texts.count], sender: "one"))
            if index >= 200 { times.append((clock.now - start).milliseconds) }
        }
        table.rows("one turn, one conversation", Times(times), p50: .atMost(2), p99: .atMost(10))

        let bot = ground.bot
        let each = bench.scale.turns / 64
        let took = await clock.measure {
            await withTaskGroup(of: Void.self) { group in
                for person in 0..<64 {
                    group.addTask {
                        for index in 0..<each {
                            _ = await bot.reply(to: Incoming(text: texts[(person * Conversation.length + index) % texts.count], sender: "p\(person)"))
                        }
                    }
                }
            }
        }.milliseconds
        let inserts = try await BareInserts.rate(ground.store, count: bench.scale.inserts)
        let rate = Double(each * 64) / took * 1000
        table.row("turns of 64 conversations at once", rate, "a second", "\((rate / inserts * 100).figure) % of bare inserts")
        table.row("bare durable inserts, 64 tasks", inserts, "a second")
        await bot.close()
        return inserts
    }
}

/// A bot on a database of its own, as the program would open it.
struct Ground: Sendable {
    let bot: Bot
    let store: any Store
    let sealer: Sealer

    init(brain: Brain, file: URL) throws {
        var quiet = Logger(label: "bench")
        quiet.logLevel = .critical
        sealer = try Sealer(key: [UInt8](repeating: 7, count: Sealer.keyLength))
        store = try openStore(try DatabaseAddress(file.path), sealer: sealer)
        bot = Bot(brain: brain, store: store, sealer: sealer, logger: quiet)
    }
}

/// The least that a durable turn could be: one small row, through the store's own group commit, by 64 tasks at once.
enum BareInserts {
    /// Inserts a second.
    static func rate(_ store: any Store, count: Int) async throws -> Double {
        try await store.write { _ = try $0.run("CREATE TABLE bare (id BIGINT PRIMARY KEY, text TEXT)") }
        let took = try await ContinuousClock().measure {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<64 {
                    group.addTask {
                        for index in 0..<count / 64 {
                            let id = Int64(task) << 32 | Int64(index)
                            try await store.write { _ = try $0.run("INSERT INTO bare VALUES (?1, ?2)", [.integer(id), .text("x")]) }
                        }
                    }
                }
                try await group.waitForAll()
            }
        }.milliseconds
        try await store.write { _ = try $0.run("DROP TABLE bare") }
        return Double(count / 64 * 64) / took * 1000
    }
}

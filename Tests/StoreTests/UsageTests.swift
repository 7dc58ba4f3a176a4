import Dialogue
import Nutrition
import Store
import Testing

/// What operators may count: turns without contents, page by page, on both engines.
@Suite struct UsageTests {
    @Test(arguments: Engine.all)
    func turnsOfEverybodyByPage(engine: Engine) async throws {
        let database = try engine.database()
        let ana = database.talk("ana"), ben = database.talk("ben")
        for offset in [0.0, 60, 7200] {
            for talk in [ana, ben] {
                try await talk.turn(at: Moment(day: .sample, minute: 480, epoch: 1_000_000 + offset)) { _ in }
            }
        }
        for size in [1, 2, 4, 100] {
            var all: [UsageTurn] = []
            while true {
                let last = all.last
                let page = try await database.store.read { try Usage.turns($0, since: 1_000_000, after: last, limit: size) }
                all += page
                if page.count < size { break }
            }
            #expect(all.count == 6)
            #expect(Set(all.map(\.person)).count == 2)
            #expect(all.map(\.turn) == [1, 2, 3, 1, 2, 3])
            #expect(all.allSatisfy { $0.intents == ["log_food"] })
        }
        let late = try await database.store.read { try Usage.turns($0, since: 1_000_061, after: nil, limit: 10) }
        #expect(late.map(\.turn) == [3, 3])
    }
}

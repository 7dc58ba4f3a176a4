import Dialogue
import Nutrition
import Store
import Testing

@Suite struct TurnTests {
    @Test(arguments: Engine.all)
    func aTurnIsStoredWhole(engine: Engine) async throws {
        let database = try engine.database()
        let entry = try await database.talk().turn("two eggs", id: "m1", reply: "Logged eggs.") { turn in
            #expect(turn.turn == 1)
            #expect(turn.isNewPerson)
            #expect(try turn.tracker() == Tracker())
            return try turn.diary.add(.sample("egg"))
        }
        #expect(entry.id == 1)
        try await database.talk().turn { (turn: TurnScope) throws in
            #expect(turn.turn == 2)
            #expect(!turn.isNewPerson)
            #expect(try turn.tracker().turns == 1)
        }
        let turns = try await database.store.read { [sealer = database.sealer] in
            try History.turns($0, sealer: sealer, sender: "ana")
        }
        #expect(turns.map(\.turn) == [1, 2])
        #expect(turns.map(\.state) == [.stands, .still])
        #expect(turns[0].reply == "Logged eggs.")
        #expect(turns[0].intent == "log_food")
        #expect(turns[0].day == .sample)
        #expect(turns[0].events.first == .user(text: "two eggs", intents: ["log_food"], confidence: 0.9, language: "en"))
    }

    @Test(arguments: Engine.all)
    func theSameMessageIsAnsweredOnce(engine: Engine) async throws {
        let database = try engine.database()
        let talk = database.talk()
        try await talk.turn(id: "m1", reply: "First.") { _ = try $0.diary.add(.sample("egg")) }
        let begin = { @Sendable (connection: any Connection, sender: String) in
            try TurnScope.begin(connection, sealer: database.sealer, sender: sender, messageID: "m1", at: .sample)
        }
        let reply = try await database.store.write { connection in
            if case .repeated(let reply) = try begin(connection, "ana") { reply } else { "" }
        }
        #expect(reply == "First.")
        #expect(try await talk.nouns() == ["egg 1"])
        // The id is the person's own, and the repetition has taken no turn's number.
        try await database.talk("ben").turn(id: "m1") { #expect($0.turn == 1) }
        try await talk.turn(id: "m2") { #expect($0.turn == 2) }
    }

    @Test(arguments: Engine.all)
    func messagesWithoutAnIDAreAllTurns(engine: Engine) async throws {
        let talk = try engine.database().talk()
        for place in 1...3 { try await talk.turn { #expect($0.turn == place) } }
    }

    @Test(arguments: Engine.all)
    func aFailedActionIsRolledBackAndItsTurnKept(engine: Engine) async throws {
        let database = try engine.database()
        let talk = database.talk()
        try await talk.add("egg")
        try await talk.turn("a bad one", id: "m2", reply: "Sorry.") { turn in
            #expect(throws: Talk.Failed.self) {
                try turn.attempt {
                    _ = try turn.diary.add(.sample("milk"))
                    _ = try turn.diary.undo(turns: 1)
                    throw Talk.Failed()
                }
            }
        }
        #expect(try await talk.nouns() == ["egg 1"])
        let turns = try await database.store.read { [sealer = database.sealer] in
            try History.turns($0, sealer: sealer, sender: "ana")
        }
        #expect(turns.map(\.state) == [.stands, .still])
        #expect(turns[1].reply == "Sorry.")
        // The number that was rolled back is given again; undo finds the turn before.
        #expect(try await talk.add("tea").id == 2)
        #expect(try await talk.undo(2).turns == [3, 1])
    }

    @Test(arguments: Engine.all)
    func anActionAfterAFailedOneIsKept(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.turn { turn in
            try turn.attempt { _ = try turn.diary.add(.sample("egg")) }
            try? turn.attempt {
                _ = try turn.diary.add(.sample("milk"))
                throw Talk.Failed()
            }
            try turn.attempt { _ = try turn.diary.add(.sample("tea")) }
        }
        #expect(try await talk.nouns() == ["egg 1", "tea 2"])
        #expect(try await talk.undo().removed.count == 2)
    }

    @Test(arguments: Engine.all)
    func aTurnThatThrowsLeavesNothing(engine: Engine) async throws {
        let database = try engine.database()
        await #expect(throws: Talk.Failed.self) {
            try await database.talk().turn { turn in
                _ = try turn.diary.add(.sample("egg"))
                throw Talk.Failed()
            }
        }
        let person = try await database.store.read { try Person.find("ana", on: $0) }
        #expect(person == nil)
        try await database.talk().turn { #expect($0.isNewPerson && $0.turn == 1) }
    }

    @Test(arguments: Engine.all)
    func aTurnEndsOnce(engine: Engine) async throws {
        let database = try engine.database()
        await #expect(throws: StoreError.turnFinished) {
            try await database.talk().turn { try $0.finish(events: [], tracker: Tracker(), intent: "help", reply: "") }
        }
    }

    @Test(arguments: Engine.all)
    func anUnreadableSnapshotIsFoldedAgain(engine: Engine) async throws {
        let database = try engine.database()
        let talk = database.talk()
        for _ in 1...9 { try await talk.add("egg") }
        try await database.store.write { [sealer = database.sealer] connection in
            let person = try Person.find("ana", on: connection)
            let old = try sealer.person(person!).seal(Array("{}".utf8), for: "trackers.state")
            try connection.run("UPDATE trackers SET state = ?1 WHERE person = ?2", [.blob(old), SQLValue(person)])
        }
        try await talk.turn { (turn: TurnScope) throws in #expect(try turn.tracker().turns == 9) }
    }

    @Test(arguments: Engine.all)
    func theTrackerIsThatOfTheEventsWhereverItComesFrom(engine: Engine) async throws {
        let database = try engine.database()
        let talk = database.talk()
        let memory = ConversationMemory(room: 1)
        // Longer than from one snapshot to the next; every other turn is another process's, which remembers nothing.
        for turn in 1...20 {
            let there = try await talk.turn { try $0.tracker().turns }
            let (here, mark) = try await talk.turn(memory: turn.isMultiple(of: 3) ? nil : memory) { (try $0.tracker().turns, $0.mark) }
            #expect([there, here] == [turn * 2 - 2, turn * 2 - 1])
            var tracker = Tracker()
            for _ in 1...turn * 2 { tracker.apply(.user(text: "", intents: [], confidence: 1, language: "en")) }
            memory.keep(tracker, after: mark)
        }
    }

    @Test func onlyTheLatestIsRemembered() async throws {
        let talk = try Engine.memory.database().talk()
        let memory = ConversationMemory(room: 2)
        let mark = try await talk.turn { $0.mark }
        // A tracker that no events make, to tell it apart.
        let odd = Tracker(events: [.slot(.language("eo"))])
        memory.keep(odd, after: mark)
        #expect(try await talk.turn(memory: memory) { try $0.tracker() } == odd)
        #expect(try await talk.turn(memory: memory) { try $0.tracker() } != odd, "a turn has been made since")
        let next = try await talk.turn { $0.mark }
        memory.keep(odd, after: next)
        for other in ["b", "c"] {
            let mark = try await Talk(store: talk.store, sealer: talk.sealer, sender: other).turn { $0.mark }
            memory.keep(Tracker(), after: mark)
        }
        #expect(try await talk.turn(memory: memory) { try $0.tracker() } == odd, "one generation ago")
    }

    /// Who is deleted while they speak leaves nothing behind: the deletion waits for the turn, or the turn finds nobody.
    @Test(arguments: Engine.lasting)
    func deletingInTheMiddleOfATurnLeavesNothing(engine: Engine) async throws {
        let database = try engine.database()
        let other = try openStore(database.address, sealer: database.sealer)
        for round in 1...5 {
            let talk = database.talk("ana \(round)")
            try await talk.add("egg")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...4 { group.addTask { try await talk.add("milk") } }
                group.addTask { _ = try await other.write { try Person.erase("ana \(round)", on: $0) } }
                try await group.waitForAll()
            }
            let strays = try await other.read {
                try $0.row("SELECT COUNT(*) AS n FROM entries WHERE person NOT IN (SELECT person FROM people)", [])
            }
            #expect(strays?["n"] == 0)
        }
        try await other.close()
    }

    @Test(arguments: Engine.all)
    func deletingAPersonDeletesEverything(engine: Engine) async throws {
        let database = try engine.database()
        for _ in 1...8 {
            try await database.talk("ben").turn { _ in }
            try await database.talk().turn { _ in }
        }
        try await database.talk("ben").add("egg")
        try await database.talk().turn { turn in
            _ = try turn.diary.add(.sample("egg"))
            _ = try turn.diary.add(BodyWeight(day: .sample, kilograms: 70, unit: "kg"))
            _ = try turn.diary.set("name", "Ana")
            _ = try turn.diary.add(Goal(nutrient: .energy, from: .sample, amount: 2000))
            _ = try turn.diary.add(Water(day: .sample, millilitres: 250))
            _ = try turn.diary.add(Exercise(day: .sample, activity: "run", met: 9, source: "x", minutes: 10, kilocalories: 100))
        }
        let tables = ["entries", "exercise", "weights", "water", "goals", "settings", "journal", "trackers", "turns", "people"]
        let (gone, again, left) = try await database.store.write { connection in
            let gone = try Person.erase("ana", on: connection)
            let again = try Person.erase("ana", on: connection)
            let left = try tables.map { try connection.rows("SELECT DISTINCT person FROM \($0)", []).count }
            return (gone, again, left)
        }
        #expect(gone && !again)
        // Ben's rows alone: an entry, its journal, the tracker, the turn, the person.
        #expect(left == [1, 0, 0, 0, 0, 0, 1, 1, 1, 1])
    }
}

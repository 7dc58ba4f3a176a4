import Dialogue
import Nutrition
import Store
import Testing

@Suite struct DiaryTests {
    @Test(arguments: Engine.all)
    func anEntryComesBackAsWritten(engine: Engine) async throws {
        let talk = try engine.database().talk()
        var entry = Entry.sample("egg")
        let written = try await talk.turn { [entry] in try $0.diary.add(entry) }
        entry.id = 1
        #expect(try text(written) == text(entry))
        #expect(try text(try await talk.read { try $0.entry(1) }) == text(entry))
        #expect(try await talk.read { try $0.entry(2) } == nil)
        // Unknown stays unknown, and the main amounts keep their full precision.
        #expect(written.nutrients[.sodium] == nil)
        #expect(written.nutrients[.energy] == 143.1)
    }

    @Test(arguments: Engine.all)
    func anEntryWithoutTimeOrFiguresComesBack(engine: Engine) async throws {
        let talk = try engine.database().talk()
        var entry = Entry.sample("stew", id: "custom:3", said: "ñoquis — 'quoted'; \"100 %\" 🍲", assumed: [], nutrients: Nutrients())
        entry.minute = nil
        let written = try await talk.turn { [entry] in try $0.diary.add(entry) }
        entry.id = 1
        #expect(try text(written) == text(entry))
        #expect(written.nutrients.known.isEmpty)
    }

    @Test(arguments: Engine.all)
    func entriesComeByDayMealAndNumber(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.turn { turn in
            let next = Day.sample.advanced(by: 1)
            for (noun, day, meal) in [
                ("late", next, Meal.breakfast), ("nuts", .sample, .snack), ("soup", .sample, .dinner), ("egg", .sample, .breakfast),
                ("rice", .sample, .lunch), ("milk", .sample, .breakfast), ("early", .sample.advanced(by: -1), .snack),
            ] { _ = try turn.diary.add(.sample(noun, day: day, meal: meal)) }
        }
        let day = Day.sample
        #expect(try await talk.nouns() == ["egg 4", "milk 6", "rice 5", "soup 3", "nuts 2"])
        let all = try await talk.read { try $0.entries(day.advanced(by: -1)...day.advanced(by: 1)).map(\.noun) }
        #expect(all == ["early", "egg", "milk", "rice", "soup", "nuts", "late"])
        #expect(try await talk.read { try $0.latestEntries(limit: 2).map(\.noun) } == ["early", "milk"])
    }

    @Test(arguments: Engine.all)
    func whatIsNotThereCannotBeChanged(engine: Engine) async throws {
        let database = try engine.database()
        let egg = try await database.talk("ben").add("egg")
        try await database.talk().turn { (turn: TurnScope) throws in
            #expect(throws: StoreError.missing(kind: "entry")) { try turn.diary.update(egg) }
            #expect(throws: StoreError.missing(kind: "entry")) { try turn.diary.remove(egg) }
            #expect(throws: StoreError.missing(kind: "weight")) { try turn.diary.remove(BodyWeight(id: 4, day: .sample, kilograms: 1, unit: "kg")) }
        }
        #expect(try await database.talk("ben").nouns() == ["egg 1"])
    }

    @Test(arguments: Engine.all)
    func aReadingDiaryWritesNothing(engine: Engine) async throws {
        let database = try engine.database()
        try await database.talk().add("egg")
        await #expect(throws: StoreError.readOnly) { try await database.talk().read { _ = try $0.add(.sample("milk")) } }
        let stranger = try await database.store.read { [sealer = database.sealer] in
            try Diary.reading($0, sealer: sealer, sender: "nobody") == nil
        }
        #expect(stranger)
    }

    @Test(arguments: Engine.all)
    func allKindsShareOneRowOfNumbers(engine: Engine) async throws {
        let ids = try await engine.database().talk().turn { turn in
            [
                try turn.diary.add(Water(day: .sample, millilitres: 200)).id, try turn.diary.add(.sample("egg")).id,
                try turn.diary.add(BodyWeight(day: .sample, kilograms: 70, unit: "kg")).id, try turn.diary.set("name", "Ana").id,
            ]
        }
        #expect(ids == [1, 2, 3, 4])
    }

    @Test(arguments: Engine.all)
    func weightsComeOldestFirst(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.turn { turn in
            for (offset, kilograms) in [(0, 70.0), (-30, 72.5), (-10, 71)] {
                _ = try turn.diary.add(BodyWeight(day: .sample.advanced(by: offset), kilograms: kilograms, unit: "kg"))
            }
        }
        #expect(try await talk.read { try $0.weights(nil).map(\.kilograms) } == [72.5, 71, 70])
        let day = Day.sample
        #expect(try await talk.read { try $0.weights(day.advanced(by: -10)...day).map(\.kilograms) } == [71, 70])
    }

    @Test(arguments: Engine.all)
    func settingsAreReplacedAndForgotten(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.turn { (turn: TurnScope) throws in
            #expect(try turn.diary.set("name", "Ana") == Setting(id: 1, key: "name", value: "Ana"))
            #expect(try turn.diary.set("name", "Anna") == Setting(id: 1, key: "name", value: "Anna"))
            #expect(try turn.diary.set("diet", "vegan").id == 2)
            #expect(try turn.diary.set("diet", nil).value == nil)
            #expect(try turn.diary.settings() == [Setting(id: 1, key: "name", value: "Anna")])
            #expect(try turn.diary.setting("diet") == nil)
        }
        try await talk.turn { _ = try $0.diary.set("name", "Anna") }
        #expect(try await talk.undo().turns == [1], "what is so already is no change")
    }
}

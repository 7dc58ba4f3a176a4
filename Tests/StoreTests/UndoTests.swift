import Dialogue
import Nutrition
import Store
import Testing

@Suite struct UndoTests {
    @Test(arguments: Engine.all)
    func undoAndRedoBringTheSameRowsBack(engine: Engine) async throws {
        let talk = try engine.database().talk()
        let egg = try await talk.add("egg")
        let milk = try await talk.add("milk")

        let first = try await talk.undo()
        #expect(first.turns == [2])
        #expect(try text(first.removed) == text([Record.entry(milk)]))
        #expect(first.restored.isEmpty)
        #expect(try await talk.nouns() == ["egg 1"])
        #expect(try await talk.undo().turns == [1])
        #expect(try await talk.undo() == UndoResult())
        #expect(try await talk.nouns() == [])

        let again = try await talk.redo(2)
        #expect(again.turns == [1, 2])
        #expect(try text(again.restored) == text([Record.entry(egg), .entry(milk)]))
        #expect(try await talk.redo() == UndoResult())
        let rows = try await talk.read { try $0.entries(.sample ... .sample) }
        #expect(try text(rows) == text([egg, milk]))
    }

    @Test(arguments: Engine.all)
    func aCorrectionAndARemovalAreTakenBack(engine: Engine) async throws {
        let talk = try engine.database().talk()
        let egg = try await talk.add("egg")
        let three = try await talk.turn("make that three") { turn in
            var entry = egg
            entry.quantity = 3
            entry.nutrients = entry.nutrients.scaled(by: 1.5)
            return try turn.diary.update(entry)
        }
        #expect(three.id == egg.id && three.quantity == 3)
        try await talk.turn("delete it") { try $0.diary.remove(three) }

        let removal = try await talk.undo()
        #expect(try text(removal.restored) == text([Record.entry(three)]))
        #expect(removal.removed.isEmpty)
        let correction = try await talk.undo()
        #expect(try text(correction.restored) == text([Record.entry(egg)]))
        #expect(correction.removed.isEmpty)
        #expect(try text(try await talk.read { try $0.entries(.sample ... .sample) }) == text([egg]))

        _ = try await talk.redo(1)
        #expect(try text(try await talk.read { try $0.entries(.sample ... .sample) }) == text([three]))
        let last = try await talk.redo(1)
        #expect(last.removed.count == 1 && last.restored.isEmpty)
        #expect(try await talk.nouns() == [])
    }

    @Test(arguments: Engine.all)
    func severalTurnsAtOnceTellTheNetChange(engine: Engine) async throws {
        let talk = try engine.database().talk()
        let egg = try await talk.add("egg")
        try await talk.turn {
            var entry = egg
            entry.quantity = 3
            _ = try $0.diary.update(entry)
        }
        let result = try await talk.undo(5)
        #expect(result.turns == [2, 1])
        #expect(result.removed.count == 1 && result.restored.isEmpty)
        let again = try await talk.redo(5)
        #expect(again.turns == [1, 2])
        guard case .entry(let row)? = again.restored.first else { throw Talk.Failed() }
        #expect(again.restored.count == 1 && row.quantity == 3)
    }

    @Test(arguments: Engine.all)
    func aNewChangeDiscardsWhatWasUndone(engine: Engine) async throws {
        let database = try engine.database()
        let talk = database.talk()
        for noun in ["egg", "milk"] { try await talk.add(noun) }
        try await talk.undo()
        try await talk.turn("hello") { _ in }
        #expect(try await talk.redo().turns == [2], "a turn that changes nothing discards nothing")
        try await talk.undo()
        let tea = try await talk.add("tea")
        #expect(tea.id == 3, "a number is never given twice")
        #expect(try await talk.redo() == UndoResult())
        #expect(try await talk.nouns() == ["egg 1", "tea 3"])
        // Past the discarded turn, the one before is next.
        #expect(try await talk.undo(2).turns == [7, 1])
        let journal = try await database.store.read { try $0.rows("SELECT DISTINCT turn FROM journal ORDER BY turn", []) }
        #expect(try journal.map { try $0.int("turn") } == [1, 7])
    }

    @Test(arguments: Engine.all)
    func aTurnCanTakeBackItsOwnChanges(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.add("egg")
        let result = try await talk.turn("had milk, undo that") { turn in
            _ = try turn.diary.add(.sample("milk"))
            return try turn.diary.undo(turns: 1)
        }
        #expect(result.turns == [2])
        #expect(try await talk.nouns() == ["egg 1"])
        #expect(try await talk.redo().turns == [2])
        #expect(try await talk.nouns() == ["egg 1", "milk 2"])
        // Undone, put back and undone within one turn, then changed: only the change stands.
        try await talk.turn { turn in
            _ = try turn.diary.add(.sample("tea"))
            _ = try turn.diary.undo(turns: 2)
            #expect(try turn.diary.redo(turns: 2).turns == [2, 4])
            _ = try turn.diary.undo(turns: 1)
            _ = try turn.diary.add(.sample("soup"))
            #expect(try turn.diary.redo(turns: 9).isEmpty)
        }
        #expect(try await talk.nouns() == ["egg 1", "milk 2", "soup 4"])
        #expect(try await talk.undo().turns == [4])
        #expect(try await talk.nouns() == ["egg 1", "milk 2"])
    }

    @Test(arguments: Engine.all)
    func everyKindOfRowIsTakenBack(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.turn { _ = try $0.diary.set("name", "Ana") }
        let written = try await talk.turn { turn -> [Record] in
            [
                .entry(try turn.diary.add(.sample("egg"))),
                .exercise(
                    try turn.diary.add(
                        Exercise(
                            day: .sample, activity: "running", met: 9.8, source: "compendium2011:12050", minutes: 30, kilometres: 5,
                            kilocalories: 343, assumed: ["weight", "pace"]))),
                .weight(try turn.diary.add(BodyWeight(day: .sample, kilograms: 70.5, unit: "lb"))),
                .water(try turn.diary.add(Water(day: .sample, millilitres: 250))),
                .goal(try turn.diary.add(Goal(nutrient: .protein, from: .sample, amount: 90))),
                .setting(try turn.diary.set("diet", "vegetarian")),
                .setting(try turn.diary.set("name", nil)),
            ]
        }
        let gone = try await talk.undo()
        #expect(gone.removed.count == 6)
        #expect(gone.restored == [.setting(Setting(id: 1, key: "name", value: "Ana"))])
        let isEmpty = try await talk.read { diary in
            let days = Day.sample ... .sample
            return try diary.exercise(days).isEmpty && diary.weights(nil).isEmpty && diary.water(days).isEmpty
                && diary.goals(on: .sample).isEmpty && diary.entries(days).isEmpty && diary.settings().map(\.key) == ["name"]
        }
        #expect(isEmpty)
        let back = try await talk.redo()
        #expect(try text(back.restored) == text(Array(written.prefix(6))))
        #expect(back.removed == [.setting(Setting(id: 1, key: "name", value: "Ana"))])
        #expect(try await talk.read { try $0.setting("name") } == nil)
    }

    @Test(arguments: Engine.lasting)
    func undoReachesOverARestart(engine: Engine) async throws {
        var database = try engine.database()
        for place in 1...20 { try await database.talk().add("food\(place)") }
        database = try await database.reopened()
        #expect(try await database.talk().undo(15).turns == Array((6...20).reversed()))
        database = try await database.reopened()
        #expect(try await database.talk().nouns() == (1...5).map { "food\($0) \($0)" })
        #expect(try await database.talk().redo(14).turns == Array(6...19))
        database = try await database.reopened()
        #expect(try await database.talk().nouns() == (1...19).map { "food\($0) \($0)" })
        #expect(try await database.talk().redo(9).turns == [20])
        #expect(try await database.talk().add("last").id == 21)
    }

    @Test(arguments: Engine.all)
    func onlyTheOwnTurnsAreTakenBack(engine: Engine) async throws {
        let database = try engine.database()
        try await database.talk("ana").add("egg")
        try await database.talk("ben").add("milk")
        #expect(try await database.talk("ana").undo(9).removed.count == 1)
        #expect(try await database.talk("ben").nouns() == ["milk 1"])
    }
}

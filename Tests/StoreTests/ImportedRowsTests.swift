import Dialogue
import Nutrition
import Testing

@testable import Store

/// Rows of other programs' files on their way into a diary.
@Suite struct ImportedRowsTests {
    private static func row(_ food: String, day: Day = .sample, occurrence: Int = 1, energy: Double? = 100, renewed: Bool = false) -> ImportedEntry {
        let entry = Entry(
            day: day, meal: .lunch, foodID: .ownByName, food: food, noun: food, said: food, quantity: 1, unit: "cup", grams: 0, assumed: [],
            portionSource: .imported, nutrients: .known(energy.map { [.energy: $0] } ?? [:]))
        return ImportedEntry(entry: entry, identity: "\(day) \(food) \(occurrence)", isRenewed: renewed)
    }

    @discardableResult
    private func bring(_ rows: [ImportedEntry], _ talk: Talk) async throws -> ImportResult {
        try await talk.turn("import") { try $0.diary.add(imported: rows) }
    }

    private static let two = [row("soup"), row("stew", occurrence: 1)]

    @Test(arguments: Engine.all)
    func theSameRowsAgainAddNothing(engine: Engine) async throws {
        let talk = try engine.database().talk()
        let first = try await bring(Self.two, talk)
        #expect(first == ImportResult(added: 2, days: .sample ... .sample))
        #expect(try await bring(Self.two, talk) == ImportResult(unchanged: 2))
        let later = Day.sample.advanced(by: 3)
        let longer = try await bring(Self.two + [Self.row("soup", occurrence: 2), Self.row("soup", day: later)], talk)
        #expect(longer == ImportResult(added: 2, unchanged: 2, days: .sample...later))
        #expect(try await talk.nouns() == ["soup 1", "stew 2", "soup 3"])
    }

    @Test(arguments: Engine.all)
    func whatWasUndoneComesAgainOnce(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await bring(Self.two, talk)
        try await talk.undo()
        #expect(try await talk.nouns().isEmpty)
        // Put back, it is known; undone, it comes again, and cannot be put back a second time.
        try await talk.redo()
        #expect(try await bring(Self.two, talk).added == 0)
        try await talk.undo()
        #expect(try await bring(Self.two, talk).added == 2)
        #expect(try await talk.redo().isEmpty)
        #expect(try await talk.nouns() == ["soup 3", "stew 4"])
        #expect(try await bring(Self.two, talk).added == 0)
    }

    @Test(arguments: Engine.all)
    func whatWasChangedOrDeletedSinceStaysSo(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await bring(Self.two, talk)
        try await talk.turn("delete the soup") { turn in
            guard let soup = try turn.diary.entry(1), var stew = try turn.diary.entry(2) else { throw Talk.Failed() }
            try turn.diary.remove(soup)
            stew.quantity = 7
            _ = try turn.diary.update(stew)
        }
        #expect(try await bring(Self.two, talk) == ImportResult(unchanged: 2))
        #expect(try await talk.read { try $0.entries(.sample ... .sample).map(\.quantity) } == [7])
    }

    @Test(arguments: Engine.all)
    func aSumThatChangedIsTakenOver(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await bring([Self.row("lunch", renewed: true)], talk)
        let newer = [Self.row("lunch", energy: 150, renewed: true)]
        #expect(try await talk.read { try $0.add(imported: newer) }.changed == 1, "a look changes nothing")
        #expect(try await bring(newer, talk) == ImportResult(changed: 1, days: .sample ... .sample))
        #expect(try await bring(newer, talk) == ImportResult(unchanged: 1))
        #expect(try await talk.read { try $0.entries(.sample ... .sample).map { $0.nutrients[.energy] } } == [150])
        try await talk.undo(1)
        #expect(try await talk.read { try $0.entries(.sample ... .sample).map { $0.nutrients[.energy] } } == [100])
    }

    @Test(arguments: Engine.all)
    func ownRowsAreFoundInTheDiary(engine: Engine) async throws {
        let talk = try engine.database().talk()
        let egg = try await talk.add("egg")
        func own(_ count: Int) -> [ImportedEntry] { (1...count).map { ImportedEntry(entry: egg, identity: "egg \($0)", ownOccurrence: $0) } }
        #expect(try await bring(own(1), talk) == ImportResult(unchanged: 1))
        #expect(try await bring(own(3), talk) == ImportResult(added: 2, unchanged: 1, days: .sample ... .sample))
        #expect(try await bring(own(3), talk) == ImportResult(unchanged: 3))
        #expect(try await talk.nouns().count == 3)
    }

    @Test(arguments: Engine.all)
    func aLookWritesNothingAndPeopleAreApart(engine: Engine) async throws {
        let database = try engine.database()
        let ana = database.talk("ana"), bo = database.talk("bo")
        try await ana.add("egg")
        try await bo.add("egg")
        #expect(try await ana.read { try $0.add(imported: Self.two) } == ImportResult(added: 2, days: .sample ... .sample))
        #expect(try await ana.nouns() == ["egg 1"])
        try await bring(Self.two, ana)
        #expect(try await bring(Self.two, bo).added == 2)
        let ids = try await [ana, bo].asyncMap { talk in try await talk.read { try $0.latestEntries(limit: 2).map(\.foodID.code) } }
        #expect(Set(ids[0]).isDisjoint(with: ids[1]), "a name's number is a person's own")
        #expect(ids.joined().allSatisfy { $0.hasPrefix("custom:") && $0.count > 12 })
        let left = try await database.store.write { connection in
            try Person.erase("ana", on: connection)
            return try connection.rows("SELECT mark FROM imports", []).count
        }
        #expect(left == 2)
    }

    @Test func namesAndMarksAreNotInTheFile() async throws {
        let database = try Engine.file.database()
        try await bring([Self.row("grandmothers secret soup")], database.talk())
        try await database.store.close()
        #expect(!String(decoding: try database.folder.bytes(), as: UTF8.self).contains("secret soup"))
    }

    /// More rows than one statement asks for at once.
    @Test(arguments: Engine.all)
    func manyRowsAreOneTurn(engine: Engine) async throws {
        let talk = try engine.database().talk()
        let rows = (0..<131).map { Self.row("food \($0)", day: .sample.advanced(by: $0 / 7)) }
        #expect(try await bring(rows, talk).added == 131)
        #expect(try await bring(rows, talk).unchanged == 131)
        #expect(try await talk.undo().removed.count == 131)
    }

    @Test func marksAreFoundByTheirKey() async throws {
        let plan = try await Engine.memory.database().store.read { connection in
            try connection.rows(
                """
                EXPLAIN QUERY PLAN SELECT imports.mark, imports.entry FROM imports JOIN turns ON turns.person = imports.person AND turns.turn = imports.turn
                WHERE imports.person = 1 AND imports.mark IN (x'00', x'01') AND turns.state = 1
                """, []
            ).map { try $0.text("detail") }
        }
        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }
}

extension Array {
    fileprivate func asyncMap<T>(_ body: (Element) async throws -> T) async throws -> [T] {
        var result: [T] = []
        for element in self { result.append(try await body(element)) }
        return result
    }
}

import Bot
import Dialogue
import Foundation
import Importers
import Nutrition
import Replies
import Store
import TestSupport
import Testing

/// Other programs' diaries become turns of the conversation.
@Suite struct DiaryImportTests {
    private typealias Database = (store: any Store, sealer: Sealer)
    private static let moment = Moment(day: Day(year: 2026, month: 11, day: 21), minute: 490, epoch: 1_795_600_000)

    private static func wording() throws -> Wording {
        try Wording(languages: ["en": String(contentsOf: WallTests.root.appending(path: "intents/en/responses.yml"), encoding: .utf8)])
    }

    private func bring(
        _ text: String, as kind: ImportKind = .csv, into database: Database, user: String = "ana", preview: Bool = false, mostRows: Int = 5_000
    ) async throws -> DiaryImport.Done {
        try await withScratchFolder { folder in
            try text.write(toFile: folder + "/diary.csv", atomically: true, encoding: .utf8)
            let job = DiaryImport(
                store: database.store, sealer: database.sealer, wording: try Self.wording(), user: user, at: Self.moment, mostRows: mostRows)
            return try await job.run(kind, path: folder + "/diary.csv", preview: preview)
        }
    }

    private func entries(_ database: Database, _ user: String = "ana") async throws -> [Entry] {
        try await database.store.read { [sealer = database.sealer] connection in
            try Diary.reading(connection, sealer: sealer, sender: user)?.entries(after: nil, limit: 10_000) ?? []
        }
    }

    private func turns(_ database: Database) async throws -> [PastTurn] {
        try await database.store.read { [sealer = database.sealer] in try History.turns($0, sealer: sealer, sender: "ana") }
    }

    private static let diary = """
        date,meal,food,amount,calories,protein
        2026-11-18,Lunch,Soup,1 cup,120,5
        2026-11-18,Lunch,Bread,50 g,130,
        2026-11-19,Dinner,Soup,1 cup,120,5

        """

    @Test func aFileIsATurnThatCanBeUndone() async throws {
        let database = try ExportTests.database()
        let done = try await bring(Self.diary, into: database)
        #expect(done.report.added == 3 && done.turns == 1)
        let rows = try await entries(database)
        #expect(rows.map(\.food) == ["Soup", "Bread", "Soup"] && rows.map(\.grams) == [0, 50, 0] && rows[0].foodID == rows[2].foodID)
        #expect(rows.map(\.portionSource) == [.imported, .stated, .imported] && rows[1].nutrients[.protein] == nil)
        let turn = try #require(try await turns(database).first)
        #expect(turn.intent == "import_diary" && turn.state == .stands && turn.reply.contains("\"imported\":{\"added\":3,\"changed\":0}"))
        #expect(turn.events.contains(.bot(text: "Imported 3 entries from CSV: Wednesday 18 to Thursday 19.")))
        #expect(turn.events.contains(.action(name: "import_diary")))

        #expect(try await bring(Self.diary, into: database).turns == 0)
        #expect(try await turns(database).count == 1, "nothing new is no turn")
        let longer = try await bring(Self.diary + "2026-11-20,Lunch,Rice,1 cup,200,4\n", into: database)
        #expect(longer.report.added == 1 && longer.report.unchanged == 3)
        try await ExportTests.turn(database, "ana", "undo") { _ = try $0.undo(turns: 2) }
        #expect(try await entries(database).isEmpty)
        #expect(try await bring(Self.diary, into: database).report.added == 3)
        #expect(try await entries(database).count == 3)
    }

    @Test func aLongFileIsSeveralTurns() async throws {
        let database = try ExportTests.database()
        let rows = (0..<25).map { "2026-10-\(10 + $0 % 9),Lunch,Soup \($0 % 4),1 cup,\($0 % 3)" }
        let text = "date,meal,food,amount,calories\n" + rows.joined(separator: "\n") + "\n"
        let done = try await bring(text, into: database, mostRows: 10)
        #expect(done.turns == 3 && done.report.added == 25)
        try await ExportTests.turn(database, "ana", "undo") { _ = try $0.undo(turns: 1) }
        #expect(try await entries(database).count == 20)
        #expect(try await bring(text, into: database, mostRows: 10).report.added == 5)
    }

    @Test func aPreviewWritesNothing() async throws {
        let database = try ExportTests.database()
        let done = try await bring(Self.diary, into: database, preview: true)
        #expect(done.report.added == 3)
        #expect(try await database.store.read { try Person.find("ana", on: $0) } == nil)
        _ = try await bring(Self.diary, into: database)
        let again = try await bring(Self.diary, into: database, preview: true)
        #expect(again.report.unchanged == 3 && again.report.added == 0)
    }

    @Test func nothingNewMakesNobody() async throws {
        let database = try ExportTests.database()
        let done = try await bring("date,food,calories\nnever,Soup,100\n", into: database)
        #expect(done.report.skippedCount == 1)
        #expect(try await database.store.read { try Person.find("ana", on: $0) } == nil)
    }

    /// Out, and into a fresh database: the same entries with all they hold, whatever their words.
    @Test func anExportComesBackWhole() async throws {
        let database = try await ExportTests.filled()
        var odd = ExportTests.entry("-10% \"Bar\", 'x'\u{202E}", id: "custom:77", said: "'=cmd")
        odd.minute = nil
        odd.nutrients = Nutrients()
        odd.unit = "@home"
        let exact = { [odd] in odd }()
        try await ExportTests.turn(database, "ana", "more") { diary in
            _ = try diary.add(exact)
            for _ in 1...2 { _ = try diary.add(ExportTests.entry("Egg, whole")) }
        }
        _ = try await bring(Self.diary, into: database)
        var csv = ""
        try await PersonExport(store: database.store, sealer: database.sealer, user: "ana", pageSize: 2).writeCSV(.entries) { csv += $0 }
        let fresh = try ExportTests.database()
        #expect(try await bring(csv, into: fresh).report.added == 8)
        func bare(_ rows: [Entry]) -> [Entry] {
            rows.map { row in
                var row = row
                row.id = 0
                return row
            }
        }
        #expect(bare(try await entries(fresh)) == bare(try await entries(database)))
        // And into the diary that it came from: it is there already.
        #expect(try await bring(csv, into: database).report.unchanged == 8)
        #expect(try await bring(csv, into: fresh).report.unchanged == 8)
        var again = ""
        try await PersonExport(store: fresh.store, sealer: fresh.sealer, user: "ana").writeCSV(.entries) { again += $0 }
        #expect(again == csv)
    }

    /// A store that cannot tell whether it committed runs the turn again.
    @Test func aTurnThatRunsTwiceIsStoredOnce() async throws {
        let inner = try ExportTests.database()
        let database: Database = (Twice(inner: inner.store), inner.sealer)
        let done = try await bring(Self.diary, into: database, mostRows: 2)
        #expect(done.report.added == 3 && done.turns == 2)
        #expect(try await entries(inner).count == 3)
    }

    /// Every body is committed, and then run once more.
    private struct Twice: Store {
        let inner: any Store

        func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T {
            _ = try await inner.write(body)
            return try await inner.write(body)
        }

        func read<T: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> T) async throws -> T { try await inner.read(body) }
        func setUp(_ body: (any Connection) throws -> Void) throws { try inner.setUp(body) }
        func close() async throws { try await inner.close() }
    }
}

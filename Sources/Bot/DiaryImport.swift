import Dialogue
public import Foundation
public import Importers
public import Nutrition
public import Replies
public import Store

/// Brings the diary that another program exported into a person's own, in turns like those of a conversation: each is committed whole,
/// can be undone in words, and is known to the conversation.
///
/// The same file again adds nothing, a longer one what is new; what was undone comes again, what was changed or deleted since stays so.
public struct DiaryImport: Sendable {
    /// Rows of one turn at most: what one "undo" takes back, and for how long others wait for the database.
    public static let mostRows = 5_000

    private let store: any Store
    private let sealer: Sealer
    private let wording: Wording
    private let user: String
    private let moment: Moment
    private let mostRows: Int
    /// What the turns of this run are known by when a lost connection makes the store run one again.
    private let run = String(UInt64.random(in: .min ... .max), radix: 36)

    /// - Parameters:
    ///   - user: whose diary; a person who has never written is made with the first row.
    ///   - moment: now, where the person is.
    public init(store: any Store, sealer: Sealer, wording: Wording, user: String, at moment: Moment, mostRows: Int = DiaryImport.mostRows) {
        self.store = store
        self.sealer = sealer
        self.wording = wording
        self.user = user
        self.moment = moment
        self.mostRows = max(1, mostRows)
    }

    /// What an import came to.
    public struct Done: Sendable, Hashable {
        public var report: ImportReport
        /// Turns that it makes, each for one "undo".
        public var turns: Int
    }

    /// Opens a database and imports a file; a preview makes neither database nor rows.
    /// - Parameters:
    ///   - database: as the contract's `--database`; nil is the default file.
    ///   - dataFolder: the folder with `intents/`; nil finds it.
    public static func run(
        _ kind: ImportKind, path: String, database: String?, user: String, preview: Bool, dataFolder: String? = nil, clock: Clock = .system,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> Done {
        // A file that cannot be is told before a database is made for it.
        _ = try DiaryReader(path: path, kind: kind, today: clock.moment.day)
        let address = try DatabaseAddress(database, environment: environment)
        let wording = try Brain.wording(try DataFolder.find(dataFolder).appending(path: "intents"))
        let place = preview && address.isMissingFile ? try DatabaseAddress("sqlite::memory:", environment: environment) : address
        let (store, sealer) = try openStore(place, keyFrom: environment)
        let job = DiaryImport(store: store, sealer: sealer, wording: wording, user: user, at: clock.moment)
        do {
            let done = try await job.run(kind, path: path, preview: preview)
            try await store.close()
            return done
        } catch {
            try? await store.close()
            throw error
        }
    }

    /// Imports a file of one of the diary kinds.
    /// - Throws: `ImportError` or `DiaryProblem` for a file that is none; what was committed before a later failure stays, and the next run goes on there.
    public func run(_ kind: ImportKind, path: String, preview: Bool = false) async throws -> Done {
        let reader = try DiaryReader(path: path, kind: kind, today: moment.day)
        var done = Done(report: ImportReport(), turns: 0)
        try reader.survey(&done.report)
        var rows: [ImportedEntry] = []
        while let row = try reader.next(&done.report) {
            rows.append(ImportedEntry(row, of: kind, isOwn: reader.isOwn))
            if rows.count == mostRows { try await take(&rows, of: kind, preview, &done) }
        }
        if !rows.isEmpty { try await take(&rows, of: kind, preview, &done) }
        return done
    }

    private func take(_ rows: inout [ImportedEntry], of kind: ImportKind, _ preview: Bool, _ done: inout Done) async throws {
        let result = preview ? try await look(at: rows) : try await commit(rows, of: kind, part: done.turns)
        done.report.added += result.added
        done.report.changed += result.changed
        done.report.unchanged += result.unchanged
        if result.days != nil { done.turns += 1 }
        rows = []
    }

    /// What would come of the rows.
    private func look(at rows: [ImportedEntry]) async throws -> ImportResult {
        try await store.read { [sealer, user] connection in
            guard let diary = try Diary.reading(connection, sealer: sealer, sender: user) else {
                return ImportResult(added: rows.count, days: rows.days)
            }
            return try diary.add(imported: rows)
        }
    }

    /// Nothing is new: the turn is not made, nor the person.
    private struct Nothing: Error { let result: ImportResult }

    /// One turn.
    private func commit(_ rows: [ImportedEntry], of kind: ImportKind, part: Int) async throws -> ImportResult {
        let id = "import:\(run):\(part)"
        do {
            return try await store.write { connection in
                switch try TurnScope.begin(connection, sealer: sealer, sender: user, messageID: id, at: moment) {
                case .repeated(let reply): return try ImportResult(stored: reply, of: rows)
                case .fresh(let scope):
                    let result = try scope.diary.add(imported: rows)
                    guard let days = result.days else { throw Nothing(result: result) }
                    try finish(scope, result, days, kind)
                    return result
                }
            }
        } catch let nothing as Nothing {
            return nothing.result
        }
    }

    private func finish(_ scope: TurnScope, _ result: ImportResult, _ days: ClosedRange<Day>, _ kind: ImportKind) throws {
        let reply = Reply(parts: [.imported(source: kind.source, added: result.added, changed: result.changed, days: days)])
        var tracker = try scope.tracker()
        let wire = wording.wireReply(
            reply, id: nil, sender: user, intents: ["import_diary"], confidence: 1, language: tracker.language ?? "en", moment: moment,
            units: try scope.diary.setting("units"))
        let events: [Event] = [.action(name: "import_diary"), .slot(.day(days.upperBound)), .slot(.hint([])), .bot(text: wire.text)]
        for event in events { tracker.apply(event) }
        try scope.finish(events: events, tracker: tracker, intent: "import_diary", reply: wireJSON(wire))
    }
}

extension [ImportedEntry] {
    /// The days that they are of.
    fileprivate var days: ClosedRange<Day>? {
        guard let first = map(\.entry.day).min(), let last = map(\.entry.day).max() else { return nil }
        return first...last
    }
}

extension ImportResult {
    /// From the reply of a turn that was made before: the store ran it again and cannot know.
    fileprivate init(stored reply: String, of rows: [ImportedEntry]) throws {
        struct Told: Decodable {
            struct Data: Decodable { let imported: Counts }
            struct Counts: Decodable { let added: Int, changed: Int }
            let data: Data
        }
        let counts = try JSONDecoder().decode(Told.self, from: Data(reply.utf8)).data.imported
        self.init(added: counts.added, changed: counts.changed, unchanged: rows.count - counts.added - counts.changed, days: rows.days)
    }
}

extension ImportKind {
    /// The program, as a reply names it.
    var source: String {
        switch self {
        case .myfitnesspal: "MyFitnessPal"
        case .cronometer: "Cronometer"
        case .loseit: "Lose It!"
        default: "CSV"
        }
    }
}

extension ImportedEntry {
    /// The row as an entry, with the figures that the export gives.
    init(_ row: DiaryRow, of kind: ImportKind, isOwn: Bool) {
        // A row that sums up a meal is named after it.
        let meal = row.group.isEmpty || Meal(named: row.group) != nil ? row.meal.rawValue : row.group
        let food = row.food ?? "\(meal.prefix(1).uppercased() + meal.dropFirst()) from \(kind.source)"
        let noun = [row.noun, row.food].compactMap { $0 }.first { !$0.isEmpty } ?? "\(meal.lowercased()) from \(kind.source)"
        let said = row.said ?? food
        let isWeighed = Unit(row.unit).grams != nil && row.grams != nil
        let entry = Entry(
            day: row.day, minute: row.minute, meal: row.meal, foodID: row.foodID ?? .ownByName, food: food, noun: noun, said: said,
            quantity: row.quantity, unit: row.unit, grams: row.grams ?? 0, assumed: row.assumed,
            portionSource: row.portionSource ?? (isWeighed ? .stated : .imported), nutrients: row.nutrients)
        self.init(
            entry: entry, identity: row.identity(of: kind) + "\u{1f}\(row.occurrence)", isRenewed: row.food == nil,
            ownOccurrence: isOwn ? row.occurrence : nil)
    }
}

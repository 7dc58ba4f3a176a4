import Dialogue
public import Foundation
import Nutrition
public import Store

/// Everything that is kept of one person, page by page: for taking it away as JSON or as tables.
///
/// Nothing is written to the database, and nobody else's rows are read. Each page is as it stands when it is read, so an export
/// may go on beside a conversation.
public struct PersonExport: Sendable {
    /// Why there is nothing to export, as a sentence.
    public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
        case noDatabase(String)
        case nobody(user: String)

        public var description: String {
            switch self {
            case .noDatabase(let address): "There is no database at \(address)."
            case .nobody(let user):
                "Nothing is kept of '\(user)' in this database: they have never written. (--user names somebody else, --database another one.)"
            }
        }
    }

    let store: any Store
    let sealer: Sealer
    public let user: String
    /// Rows read at a time.
    let pageSize: Int

    /// The export of a person from a store that is open.
    /// - Throws: `Problem.nobody` when that person has never written; they are not made.
    public init(store: any Store, sealer: Sealer, user: String, pageSize: Int = 500) async throws {
        self.store = store
        self.sealer = sealer
        self.user = user
        self.pageSize = max(1, pageSize)
        guard try await store.read({ try Person.find(user, on: $0) }) != nil else { throw Problem.nobody(user: user) }
    }

    /// Opens a database for an export; one that is not there is not made.
    /// - Parameter database: as the contract's `--database`; nil is the default file.
    public static func open(
        database: String?, user: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> PersonExport {
        let address = try DatabaseAddress(database, environment: environment)
        guard !address.isMissingFile else { throw Problem.noDatabase("\(address)") }
        let (store, sealer) = try openStore(address, keyFrom: environment)
        do {
            return try await PersonExport(store: store, sealer: sealer, user: user)
        } catch {
            try? await store.close()
            throw error
        }
    }

    public func close() async { try? await store.close() }

    /// Calls `take` with every page of what `next` gives after the last row.
    func pages<Row: Sendable>(
        _ next: @escaping @Sendable (Diary, Row?, Int) throws -> [Row], _ take: ([Row]) throws -> Void
    ) async throws {
        var last: Row?
        while true {
            let after = last
            let rows = try await read { [pageSize] in try next($0, after, pageSize) }
            if !rows.isEmpty { try take(rows) }
            guard rows.count == pageSize else { return }
            last = rows.last
        }
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (Diary) throws -> Value) async throws -> Value {
        try await store.read { [sealer, user] connection in
            guard let diary = try Diary.reading(connection, sealer: sealer, sender: user) else { throw Problem.nobody(user: user) }
            return try body(diary)
        }
    }

    func entries(_ take: ([Entry]) throws -> Void) async throws {
        try await pages({ try $0.entries(after: $1.map { PageMark(day: $0.day, id: $0.id) }, limit: $2) }, take)
    }

    func exercise(_ take: ([Exercise]) throws -> Void) async throws {
        try await pages({ try $0.exercise(after: $1.map { PageMark(day: $0.day, id: $0.id) }, limit: $2) }, take)
    }

    func weights(_ take: ([BodyWeight]) throws -> Void) async throws {
        try await pages({ try $0.weights(after: $1.map { PageMark(day: $0.day, id: $0.id) }, limit: $2) }, take)
    }

    func water(_ take: ([Water]) throws -> Void) async throws {
        try await pages({ try $0.water(after: $1.map { PageMark(day: $0.day, id: $0.id) }, limit: $2) }, take)
    }

    /// Foods, meals, favourites, usuals and notes of the person's own.
    func kept() async throws -> [Keepsake] { try await read { diary in try Keepsake.Kind.allCases.flatMap { try diary.keepsakes($0) } } }

    func turns(_ take: ([PastTurn]) throws -> Void) async throws {
        try await pages({ try $0.turns(after: $1?.turn ?? 0, limit: $2) }, take)
    }
}

extension PersonExport {
    /// A number that reads back as the same: whole ones without a point.
    static func figure(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : value.description
    }

    /// An amount as it is stored: the four main ones in double precision, the others in single, whose shorter text reads back as the same.
    static func figure(_ value: Double, of nutrient: Nutrient) -> String {
        let single = Float(value)
        guard !Nutrient.main.contains(nutrient), Double(single) == value, value != value.rounded() else { return figure(value) }
        return single.description
    }

    /// Seconds since 1970 as `2026-11-21T08:10:00Z`.
    static func instant(_ epoch: Double) -> String {
        let seconds = Int(epoch.rounded(.down))
        let day = Day(number: Int((Double(seconds) / 86_400).rounded(.down)))
        let rest = seconds - day.number * 86_400
        return "\(day)T\(Moment.clock(rest / 60)):\(rest % 60 < 10 ? "0" : "")\(rest % 60)Z"
    }
}

extension PastTurn {
    /// What the person said, nil for a turn that was no message.
    var message: String? {
        events.lazy.compactMap { if case .user(let text, _, _, _) = $0 { text } else { nil } }.first
    }

    /// What the bot answered.
    var answer: String {
        events.compactMap { if case .bot(let text) = $0 { text } else { nil } }.joined(separator: "\n")
    }

    /// `stands` or `undone` for a turn that changed something.
    var change: String? {
        switch state {
        case .still: nil
        case .stands: "stands"
        case .undone, .discarded: "undone"
        }
    }
}

public import Dialogue
public import Nutrition

/// The last row of a page: by its day and its number the next page is found, whatever was added or removed meanwhile.
public struct PageMark: Sendable, Hashable {
    public var day: Day
    public var id: Int

    public init(day: Day, id: Int) {
        self.day = day
        self.id = id
    }
}

// A person's rows page by page, by day and number, so that ten years of them need no more memory than a page.
extension Diary {
    /// At most so many entries after a mark; from the first one when it is nil.
    public func entries(after last: PageMark?, limit: Int) throws -> [Entry] { try records.entries(after: last, limit: limit) }

    /// At most so many rows of exercise after a mark.
    public func exercise(after last: PageMark?, limit: Int) throws -> [Exercise] { try records.exercise(after: last, limit: limit) }

    /// At most so many body weights after a mark.
    public func weights(after last: PageMark?, limit: Int) throws -> [BodyWeight] { try records.weights(after: last, limit: limit) }

    /// At most so many rows of water after a mark.
    public func water(after last: PageMark?, limit: Int) throws -> [Water] { try records.water(after: last, limit: limit) }

    /// At most so many turns of the conversation after one, oldest first.
    public func turns(after turn: Int, limit: Int) throws -> [PastTurn] { try History.turns(records, after: turn, limit: limit) }
}

extension Records {
    func page(_ table: String, after last: PageMark?, limit: Int) throws -> [Row] {
        try connection.rows(
            "SELECT * FROM \(table) WHERE person = ?1 AND (day, id) > (?2, ?3) ORDER BY day, id LIMIT ?4",
            [.integer(person), .text(last?.day.description ?? ""), SQLValue(last?.id ?? 0), SQLValue(max(0, limit))])
    }
}

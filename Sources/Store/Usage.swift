/// Turns without their contents: who (a number), when, and what the message was understood as.
public struct UsageTurn: Sendable, Hashable {
    /// Tells one person from another, and nothing else of them.
    public let person: Int64
    public let turn: Int
    /// Seconds since 1970-01-01 00:00 UTC.
    public let at: Double
    /// The intents' names, the first first.
    public let intents: [String]

    public init(person: Int64, turn: Int, at: Double, intents: [String]) {
        self.person = person
        self.turn = turn
        self.at = at
        self.intents = intents
    }
}

/// What operators may see of everybody's conversations: no text, no name, nothing that is sealed.
public enum Usage {
    /// At most so many turns since a moment, by person and turn, after the one given.
    public static func turns(_ connection: any Connection, since epoch: Double, after last: UsageTurn?, limit: Int) throws -> [UsageTurn] {
        try connection.rows(
            "SELECT person, turn, at, intent FROM turns WHERE at >= ?1 AND (person, turn) > (?2, ?3) ORDER BY person, turn LIMIT ?4",
            [.real(epoch), .integer(last?.person ?? .min), SQLValue(last?.turn ?? 0), SQLValue(max(0, limit))]
        ).map { row in
            UsageTurn(
                person: try row.int64("person"), turn: try row.int("turn"), at: try row.real("at"),
                intents: try row.text("intent").split(separator: ",").map(String.init))
        }
    }
}

import Bot
import Dialogue
import Nutrition
import Store

/// Fills a database with people whom the real code can read, thousands of rows a second faster than it would write them.
///
/// One person, the pattern, really talks to the bot. Everybody else gets rows of the pattern's, one entry a day up to yesterday,
/// with the sealed columns sealed anew under their own keys; one sealed value serves all rows of a person. Only the last few turns
/// of each person are kept, each with the journal that undoes it.
struct Population {
    /// What the pattern said and what came of it.
    struct Pattern: Sendable {
        let entries: [Entry]
        let events: [Event]
        let reply: String
        let tracker: Tracker
    }

    /// Who says what all others have said.
    static let pattern = "pattern"
    /// Diaries that differ in which food comes on which day.
    private static let kinds = 8
    private static let turns = 3
    /// People in one transaction.
    private static let batch = 200

    let ground: Ground
    let people: Int
    let entriesEach: Int

    /// The sender's name of a person; alphabetical order is that of their numbers.
    static func sender(_ index: Int) -> String { "person-\(String(index + 10_000_000).dropFirst())" }

    /// Lets the pattern talk, and writes everybody else.
    func generate() async throws -> Pattern {
        let pattern = try await talk()
        let today = ground.bot.now.day
        let columns = try await ground.store.write { try layOut(pattern, before: today, on: $0) }
        for first in stride(from: 0, to: people, by: Population.batch) {
            try await ground.store.write { connection in
                for index in first..<min(first + Population.batch, people) {
                    try write(index, pattern, columns: columns, on: connection)
                }
            }
        }
        try await ground.store.write { _ = try $0.run("DROP TABLE pattern") }
        return pattern
    }

    private func talk() async throws -> Pattern {
        for text in [
            "I had two eggs and milk for breakfast", "a coffee with sugar", "chicken with rice and broccoli for lunch", "an apple and a banana",
            "a hamburger with fries for dinner", "oatmeal with blueberries", "a turkey sandwich", "150 g of salmon with potatoes",
            "a yogurt and some almonds", "spaghetti with tomato sauce",
        ] {
            _ = await ground.bot.reply(to: Incoming(text: text, sender: Population.pattern))
        }
        let (entries, tracker) = try await ground.bot.inspect(sender: Population.pattern) { (try $0.latestEntries(limit: 100), $1) }
        let sealer = ground.sealer
        let last = try await ground.store.read {
            try History.turns($0, sealer: sealer, sender: Population.pattern, latest: 1)
        }
        return Pattern(entries: entries.reversed(), events: last[0].events, reply: last[0].reply, tracker: tracker)
    }

    /// A table like `entries` with a whole diary of each kind, whose number stands for the person. Gives back the columns to copy.
    private func layOut(_ pattern: Pattern, before today: Day, on connection: any Connection) throws -> String {
        try connection.run("CREATE TABLE pattern AS SELECT * FROM entries LIMIT 0")
        let row = try connection.row("SELECT * FROM entries LIMIT 1", [])
        let columns = (row?.columns ?? []).filter { !["person", "said", "id", "day"].contains($0) }.joined(separator: ", ")
        for kind in 0..<Population.kinds {
            for number in 0..<entriesEach {
                // As many days as entries, but in ten years at most.
                let day = Day(number: today.number - 1 - (entriesEach - 1 - number) % 3_650)
                try connection.run(
                    """
                    INSERT INTO pattern (person, id, day, said, \(columns)) SELECT ?1, ?2, ?3, said, \(columns) FROM entries
                    WHERE person = (SELECT person FROM people WHERE sender = ?4) AND id = ?5
                    """,
                    [
                        SQLValue(kind), SQLValue(number + 1), .text(day.description), .text(Population.pattern),
                        SQLValue(pattern.entries[(number + kind * 3) % pattern.entries.count].id),
                    ])
            }
        }
        try connection.run("CREATE INDEX pattern_by_kind ON pattern (person, id)")
        return columns
    }

    private func write(_ index: Int, _ pattern: Pattern, columns: String, on connection: any Connection) throws {
        let id = Int64(index + 1) * (Int64.max / Int64(people + 1))
        let person = SQLValue.integer(id)
        let sealer = ground.sealer.person(id)
        let now = ground.bot.now
        try connection.run(
            "INSERT INTO people (person, sender, created_at, next_id, turns) VALUES (?1, ?2, ?3, ?4, ?5)",
            [person, .text(Population.sender(index)), .real(now.epoch), SQLValue(entriesEach + 1), SQLValue(Population.turns)])
        try connection.run(
            """
            INSERT INTO entries (person, id, day, said, \(columns)) SELECT ?1, id, day, ?2, \(columns) FROM pattern
            WHERE person = ?3 ORDER BY id
            """,
            [person, .blob(try sealer.seal(text: pattern.entries[0].said, for: "entries.said")), SQLValue(index % Population.kinds)])
        let events = SQLValue.blob(try sealer.seal(json: pattern.events, for: "turns.events"))
        let reply = SQLValue.blob(try sealer.seal(text: pattern.reply, for: "turns.reply"))
        for turn in 1...Population.turns {
            let entry = entriesEach - Population.turns + turn
            try connection.run(
                """
                INSERT INTO turns (person, turn, message_id, at, day, intent, state, events, reply)
                VALUES (?1, ?2, NULL, ?3, ?4, 'log_food', ?5, ?6, ?7)
                """,
                [
                    person, SQLValue(turn), .real(now.epoch), .text(Day(number: now.day.number - 1).description),
                    SQLValue(TurnState.stands.rawValue), events, reply,
                ])
            let step = try sealer.seal(text: #"{"key":{"kind":"entry","id":\#(entry)}}"#, for: "journal.step")
            try connection.run(
                "INSERT INTO journal (person, turn, ordinal, step) VALUES (?1, ?2, 0, ?3)", [person, SQLValue(turn), .blob(step)])
        }
        try connection.run(
            "INSERT INTO trackers (person, turn, state) VALUES (?1, ?2, ?3)",
            [person, SQLValue(Population.turns), .blob(try sealer.seal(json: pattern.tracker, for: "trackers.state"))])
    }
}

internal import Dialogue
internal import Nutrition

// Goals and settings.
extension Records {
    func goal(_ id: Int) throws -> Goal? {
        try connection.row("SELECT * FROM goals WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(id)]).map(goal)
    }

    /// Every goal dated up to a day, in the order in which they come into force.
    func goals(upTo day: Day) throws -> [Goal] {
        try connection.rows(
            "SELECT * FROM goals WHERE person = ?1 AND from_day <= ?2 ORDER BY from_day, id", [.integer(person), .day(day)]
        ).map(goal)
    }

    func goals() throws -> [Goal] {
        try connection.rows("SELECT * FROM goals WHERE person = ?1 ORDER BY from_day, id", [.integer(person)]).map(goal)
    }

    func put(_ row: Goal, _ mode: Mode) throws -> Goal {
        try one(
            connection.rows(
                sql(
                    "INSERT INTO goals (person, id, nutrient, from_day, amount, kind, least) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                    over: """
                        nutrient = excluded.nutrient, from_day = excluded.from_day, amount = excluded.amount, kind = excluded.kind,
                        least = excluded.least
                        """, mode),
                [
                    .integer(person), SQLValue(row.id), .text(row.nutrient.key), .day(row.from), SQLValue(row.amount),
                    SQLValue(row.sense?.kind.rawValue), SQLValue(row.sense?.least),
                ]), goal)
    }

    private func goal(_ row: Row) throws -> Goal {
        guard let nutrient = Nutrient(key: try row.text("nutrient")) else { throw StoreError.column("nutrient") }
        let least = try row.realIfAny("least")
        let sense = try row.textIfAny("kind").flatMap(GoalKind.init(rawValue:)).map { GoalSense($0, least: least) }
        return Goal(id: try row.int("id"), nutrient: nutrient, from: try row.day("from_day"), amount: try row.realIfAny("amount"), sense: sense)
    }

    func setting(id: Int) throws -> Setting? {
        try connection.row("SELECT * FROM settings WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(id)]).map(setting)
    }

    func setting(key: String) throws -> Setting? {
        try connection.row("SELECT * FROM settings WHERE person = ?1 AND key = ?2", [.integer(person), .text(key)]).map(setting)
    }

    func settings() throws -> [Setting] {
        try connection.rows("SELECT * FROM settings WHERE person = ?1 ORDER BY key", [.integer(person)]).map(setting)
    }

    func put(_ row: Setting) throws -> Setting {
        let value = try sealer.seal(text: row.value ?? "", for: "settings.value")
        return try one(
            connection.rows(
                """
                INSERT INTO settings (person, key, id, value) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (person, key) DO UPDATE SET id = excluded.id, value = excluded.value RETURNING *
                """, [.integer(person), .text(row.key), SQLValue(row.id), .blob(value)]), setting)
    }

    private func setting(_ row: Row) throws -> Setting {
        Setting(
            id: try row.int("id"), key: try row.text("key"),
            value: try sealer.openText(try row.blob("value"), for: "settings.value"))
    }
}

internal import Dialogue
internal import Nutrition

// Foods, meals, favourites and notes of the person's own.
extension Records {
    func keepsake(_ id: Int) throws -> Keepsake? {
        try connection.row("SELECT * FROM keepsakes WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(id)]).map(keepsake)
    }

    /// Those of a kind, oldest first.
    func keepsakes(_ kind: Keepsake.Kind) throws -> [Keepsake] {
        try connection.rows(
            "SELECT * FROM keepsakes WHERE person = ?1 AND kind = ?2 ORDER BY id", [.integer(person), .text(kind.rawValue)]
        ).map(keepsake)
    }

    /// Those of a kind that belong to some days, by day.
    func keepsakes(_ kind: Keepsake.Kind, _ days: ClosedRange<Day>) throws -> [Keepsake] {
        try connection.rows(
            "SELECT * FROM keepsakes WHERE person = ?1 AND kind = ?2 AND day BETWEEN ?3 AND ?4 ORDER BY day, id",
            [.integer(person), .text(kind.rawValue), .day(days.lowerBound), .day(days.upperBound)]
        ).map(keepsake)
    }

    func put(_ row: Keepsake, _ mode: Mode) throws -> Keepsake {
        try one(
            connection.rows(
                sql(
                    "INSERT INTO keepsakes (person, id, kind, day, body) VALUES (?1, ?2, ?3, ?4, ?5)",
                    over: "kind = excluded.kind, day = excluded.day, body = excluded.body", mode),
                [
                    .integer(person), SQLValue(row.id), .text(row.kind.rawValue), SQLValue(row.day?.description),
                    .blob(try sealer.seal(json: row.content, for: "keepsakes.body")),
                ]), keepsake)
    }

    private func keepsake(_ row: Row) throws -> Keepsake {
        Keepsake(
            id: try row.int("id"), day: try row.textIfAny("day").flatMap { Day($0) },
            content: try sealer.open(try row.blob("body"), as: Keepsake.Content.self, for: "keepsakes.body"))
    }

    /// Of the rows with the highest numbers what was had how much, newest first, without the words that are sealed.
    func latestAmounts(limit: Int) throws -> [PastAmount] {
        try connection.rows(
            "SELECT food_id, noun, quantity, unit, assumed FROM entries WHERE person = ?1 ORDER BY id DESC LIMIT ?2",
            [.integer(person), SQLValue(max(0, limit))]
        ).map { row in
            PastAmount(
                foodID: FoodID(try row.text("food_id")), noun: try row.textIfAny("noun"), quantity: try row.real("quantity"),
                unit: try row.text("unit"), assumed: try row.text("assumed").split(separator: ",").compactMap { .init(rawValue: String($0)) })
        }
    }
}

internal import Dialogue
internal import Nutrition

// Exercise, weights and water.
extension Records {
    func exercise(_ id: Int) throws -> Exercise? {
        try connection.row("SELECT * FROM exercise WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(id)]).map(exercise)
    }

    func exercise(_ days: ClosedRange<Day>) throws -> [Exercise] {
        try rows("exercise", days).map(exercise)
    }

    func put(_ row: Exercise, _ mode: Mode) throws -> Exercise {
        let statement = sql(
            """
            INSERT INTO exercise (person, id, day, activity, met, source, minutes, kilometres, kilocalories, assumed)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
            """,
            over: """
                day = excluded.day, activity = excluded.activity, met = excluded.met, source = excluded.source,
                minutes = excluded.minutes, kilometres = excluded.kilometres, kilocalories = excluded.kilocalories,
                assumed = excluded.assumed
                """, mode)
        return try one(
            connection.rows(
                statement,
                [
                    .integer(person), SQLValue(row.id), .day(row.day), .text(row.activity), .real(row.met), .text(row.source),
                    .real(row.minutes), SQLValue(row.kilometres), .real(row.kilocalories),
                    .text(row.assumed.joined(separator: ",")),
                ]), exercise)
    }

    private func exercise(_ row: Row) throws -> Exercise {
        Exercise(
            id: try row.int("id"), day: try row.day("day"), activity: try row.text("activity"), met: try row.real("met"),
            source: try row.text("source"), minutes: try row.real("minutes"), kilometres: try row.realIfAny("kilometres"),
            kilocalories: try row.real("kilocalories"), assumed: try row.text("assumed").split(separator: ",").map(String.init))
    }

    func weight(_ id: Int) throws -> BodyWeight? {
        try connection.row("SELECT * FROM weights WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(id)]).map(weight)
    }

    func weights(_ days: ClosedRange<Day>?) throws -> [BodyWeight] {
        if let days { return try rows("weights", days).map(weight) }
        return try connection.rows("SELECT * FROM weights WHERE person = ?1 ORDER BY day, id", [.integer(person)]).map(weight)
    }

    func put(_ row: BodyWeight, _ mode: Mode) throws -> BodyWeight {
        let figure = withUnsafeBytes(of: row.kilograms.bitPattern.littleEndian) { Array($0) }
        return try one(
            connection.rows(
                sql(
                    "INSERT INTO weights (person, id, day, unit, kilograms) VALUES (?1, ?2, ?3, ?4, ?5)",
                    over: "day = excluded.day, unit = excluded.unit, kilograms = excluded.kilograms", mode),
                [
                    .integer(person), SQLValue(row.id), .day(row.day), .text(row.unit),
                    .blob(try sealer.seal(figure, for: "weights.kilograms")),
                ]), weight)
    }

    private func weight(_ row: Row) throws -> BodyWeight {
        let figure = try sealer.open(try row.blob("kilograms"), for: "weights.kilograms")
        guard figure.count == 8 else { throw StoreError.unreadable(column: "weights.kilograms") }
        let bits = figure.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
        return BodyWeight(
            id: try row.int("id"), day: try row.day("day"), kilograms: Double(bitPattern: bits), unit: try row.text("unit"))
    }

    func water(_ id: Int) throws -> Water? {
        try connection.row("SELECT * FROM water WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(id)]).map(water)
    }

    func water(_ days: ClosedRange<Day>) throws -> [Water] {
        try rows("water", days).map(water)
    }

    func put(_ row: Water, _ mode: Mode) throws -> Water {
        try one(
            connection.rows(
                sql(
                    "INSERT INTO water (person, id, day, millilitres) VALUES (?1, ?2, ?3, ?4)",
                    over: "day = excluded.day, millilitres = excluded.millilitres", mode),
                [.integer(person), SQLValue(row.id), .day(row.day), .real(row.millilitres)]), water)
    }

    private func water(_ row: Row) throws -> Water {
        Water(id: try row.int("id"), day: try row.day("day"), millilitres: try row.real("millilitres"))
    }

    func exercise(after last: PageMark?, limit: Int) throws -> [Exercise] {
        try page("exercise", after: last, limit: limit).map(exercise)
    }

    func weights(after last: PageMark?, limit: Int) throws -> [BodyWeight] {
        try page("weights", after: last, limit: limit).map(weight)
    }

    func water(after last: PageMark?, limit: Int) throws -> [Water] {
        try page("water", after: last, limit: limit).map(water)
    }

    private func rows(_ table: String, _ days: ClosedRange<Day>) throws -> [Row] {
        try connection.rows(
            "SELECT * FROM \(table) WHERE person = ?1 AND day BETWEEN ?2 AND ?3 ORDER BY day, id",
            [.integer(person), .day(days.lowerBound), .day(days.upperBound)])
    }
}

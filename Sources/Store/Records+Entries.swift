internal import Dialogue
internal import Nutrition

extension Records {
    func entry(_ id: Int) throws -> Entry? {
        try connection.row("SELECT * FROM entries WHERE person = ?1 AND id = ?2", [.integer(person), SQLValue(id)]).map(entry)
    }

    func entries(_ days: ClosedRange<Day>) throws -> [Entry] {
        try connection.rows(
            """
            SELECT * FROM entries WHERE person = ?1 AND day BETWEEN ?2 AND ?3
            ORDER BY day, CASE meal WHEN 'breakfast' THEN 0 WHEN 'lunch' THEN 1 WHEN 'dinner' THEN 2 ELSE 3 END, id
            """, [.integer(person), .day(days.lowerBound), .day(days.upperBound)]
        ).map(entry)
    }

    func entries(after last: PageMark?, limit: Int) throws -> [Entry] {
        try page("entries", after: last, limit: limit).map(entry)
    }

    func latestEntries(limit: Int) throws -> [Entry] {
        try connection.rows(
            "SELECT * FROM entries WHERE person = ?1 ORDER BY id DESC LIMIT ?2", [.integer(person), SQLValue(max(0, limit))]
        ).map(entry)
    }

    func latestNouns(limit: Int) throws -> [String] {
        try connection.rows(
            "SELECT noun FROM entries WHERE person = ?1 ORDER BY id DESC LIMIT ?2", [.integer(person), SQLValue(max(0, limit))]
        ).compactMap { try $0.textIfAny("noun") }
    }

    func put(_ entry: Entry, _ mode: Mode) throws -> Entry {
        let isCustom = entry.foodID.code.hasPrefix("custom:")
        return try one(
            connection.rows(
                mode == .new ? Records.insertEntry : Records.replaceEntry,
                [
                    .integer(person), SQLValue(entry.id), .day(entry.day), SQLValue(entry.minute), .text(entry.meal.rawValue),
                    .text(entry.foodID.code), SQLValue(isCustom ? nil : entry.food), SQLValue(isCustom ? nil : entry.noun),
                    SQLValue(isCustom ? try sealer.seal(json: [entry.food, entry.noun], for: "entries.custom") : nil),
                    .blob(try sealer.seal(text: entry.said, for: "entries.said")),
                    .real(entry.quantity), .text(entry.unit), .real(entry.grams),
                    .text(entry.assumed.map(\.rawValue).joined(separator: ",")), .text(entry.portionSource.rawValue),
                    SQLValue(entry.nutrients[.energy]), SQLValue(entry.nutrients[.protein]),
                    SQLValue(entry.nutrients[.carbohydrate]), SQLValue(entry.nutrients[.fat]), .blob(entry.nutrients.stored),
                ]), self.entry)
    }

    private func entry(_ row: Row) throws -> Entry {
        var names = [row["food"], row["noun"]].map { if case .text(let name) = $0 { name } else { "" } }
        if let custom = try row.blobIfAny("custom") {
            names = try sealer.open(custom, as: [String].self, for: "entries.custom")
            guard names.count == 2 else { throw StoreError.unreadable(column: "entries.custom") }
        }
        guard let meal = Meal(rawValue: try row.text("meal")) else { throw StoreError.column("meal") }
        guard let source = Portion.Source(rawValue: try row.text("portion_source")) else { throw StoreError.column("portion_source") }
        return Entry(
            id: try row.int("id"), day: try row.day("day"), minute: try row.intIfAny("minute"), meal: meal,
            foodID: FoodID(try row.text("food_id")), food: names[0], noun: names[1],
            said: try sealer.openText(try row.blob("said"), for: "entries.said"),
            quantity: try row.real("quantity"), unit: try row.text("unit"), grams: try row.real("grams"),
            assumed: try row.text("assumed").split(separator: ",").map {
                guard let assumption = Portion.Assumption(rawValue: String($0)) else { throw StoreError.column("assumed") }
                return assumption
            },
            portionSource: source, nutrients: try Nutrients(row))
    }

    private static let insertEntryText = """
        INSERT INTO entries (person, id, day, minute, meal, food_id, food, noun, custom, said, quantity, unit, grams, assumed,
            portion_source, energy_kcal, protein_g, carbohydrate_g, fat_g, nutrients)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)
        """
    private static let insertEntry = insertEntryText + " RETURNING *"
    private static let replaceEntry =
        insertEntryText + """
             ON CONFLICT (person, id) DO UPDATE SET day = excluded.day, minute = excluded.minute, meal = excluded.meal,
                food_id = excluded.food_id, food = excluded.food, noun = excluded.noun, custom = excluded.custom, said = excluded.said,
                quantity = excluded.quantity, unit = excluded.unit, grams = excluded.grams, assumed = excluded.assumed,
                portion_source = excluded.portion_source, energy_kcal = excluded.energy_kcal, protein_g = excluded.protein_g,
                carbohydrate_g = excluded.carbohydrate_g, fat_g = excluded.fat_g, nutrients = excluded.nutrients
            RETURNING *
            """
}

extension SQLValue {
    static func day(_ day: Day) -> SQLValue { .text(day.description) }
}

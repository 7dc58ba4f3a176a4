public import Dialogue
public import Nutrition

/// A row of an imported file on its way into the diary.
public struct ImportedEntry: Sendable, Hashable {
    /// With `FoodID.ownByName` where the file names a food that no table has.
    public var entry: Entry
    /// What tells the row from others, the same whenever the file is read; only its fingerprint is kept.
    public var identity: String
    /// It tells the newest of something that may change: other figures than before are taken over.
    public var isRenewed: Bool
    /// The file may come from this very diary: an entry that is the same already is that row. The number says which of several alike.
    public var ownOccurrence: Int?

    public init(entry: Entry, identity: String, isRenewed: Bool = false, ownOccurrence: Int? = nil) {
        self.entry = entry
        self.identity = identity
        self.isRenewed = isRenewed
        self.ownOccurrence = ownOccurrence
    }
}

/// What came of imported rows.
public struct ImportResult: Sendable, Hashable {
    public var added = 0
    public var changed = 0
    public var unchanged = 0
    /// The days of what was added or changed, nil when nothing was.
    public var days: ClosedRange<Day>?

    public init(added: Int = 0, changed: Int = 0, unchanged: Int = 0, days: ClosedRange<Day>? = nil) {
        self.added = added
        self.changed = changed
        self.unchanged = unchanged
        self.days = days
    }

    mutating func note(_ day: Day) { days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day }
}

extension FoodID {
    /// A food of the person's own that has no number yet: the store gives the same number to the same name.
    public static let ownByName = FoodID("custom:")
}

extension Diary {
    /// Adds the rows that are not in the diary yet, each under a new number.
    ///
    /// A row is known while the turn that brought it stands: what the person changed or deleted afterwards stays so, and what was undone
    /// comes again. On a diary that was opened for reading nothing is written, and the result tells what would be.
    public func add(imported rows: [ImportedEntry]) throws -> ImportResult {
        var result = ImportResult()
        let prints = records.sealer.fingerprints(for: "imports"), names = records.sealer.fingerprints(for: "custom foods")
        let marks = rows.map { prints.of($0.identity) }
        let known = try records.imported(marks)
        var alike = AlikeEntries(records: records)
        for (row, mark) in zip(rows, marks) {
            let entry = Diary.named(row.entry, names)
            if let id = known[mark] {
                guard row.isRenewed, var old = try records.entry(id), !old.nutrients.isStored(like: entry.nutrients) else {
                    result.unchanged += 1
                    continue
                }
                old.nutrients = entry.nutrients
                if journal != nil { _ = try update(old) }
                result.changed += 1
                result.note(old.day)
                continue
            }
            if let occurrence = row.ownOccurrence, try alike.count(of: entry) >= occurrence {
                result.unchanged += 1
                continue
            }
            if let journal {
                let stored = try add(entry)
                try records.keep(mark, turn: journal.turn, entry: stored.id)
            }
            if row.ownOccurrence != nil { alike.note(entry) }
            result.added += 1
            result.note(entry.day)
        }
        return result
    }

    /// With the number of the person's own food of that name.
    private static func named(_ entry: Entry, _ names: Fingerprints) -> Entry {
        guard entry.foodID == .ownByName else { return entry }
        var entry = entry
        entry.foodID = ownFoodID(entry.food, names)
        return entry
    }
}

/// How many entries of a day are the same as a row of our own export; the days that rows are of are read once.
private struct AlikeEntries {
    private let records: Records
    private var days: [Day: [String: Int]] = [:]

    init(records: Records) { self.records = records }

    mutating func count(of entry: Entry) throws -> Int {
        if days[entry.day] == nil {
            var counts: [String: Int] = [:]
            for row in try records.entries(entry.day...entry.day) { counts[AlikeEntries.words(row), default: 0] += 1 }
            days[entry.day] = counts
        }
        return days[entry.day]?[AlikeEntries.words(entry)] ?? 0
    }

    mutating func note(_ entry: Entry) { days[entry.day]?[AlikeEntries.words(entry), default: 0] += 1 }

    private static func words(_ entry: Entry) -> String {
        "\(entry.meal.rawValue) \(entry.minute ?? -1) \(entry.foodID.code) \(entry.food) \(entry.quantity) \(entry.unit) \(entry.grams) \(entry.nutrients[.energy] ?? -1)"
    }
}

extension Nutrients {
    /// Whether both are the same once they are stored.
    fileprivate func isStored(like other: Nutrients) -> Bool {
        stored == other.stored && Nutrient.main.allSatisfy { self[$0] == other[$0] }
    }
}

extension Records {
    /// The entries that rows became, by the rows' marks, as far as the turns that brought them in stand.
    func imported(_ marks: [[UInt8]]) throws -> [[UInt8]: Int] {
        var known: [[UInt8]: Int] = [:]
        let width = 50
        let places = (2..<2 + width).map { "?\($0)" }.joined(separator: ", ")
        for start in stride(from: 0, to: marks.count, by: width) {
            let some = marks[start..<min(start + width, marks.count)]
            // One statement for any number: the last mark fills what is left.
            let filled = some + Array(repeating: some.last ?? [], count: width - some.count)
            for row in try connection.rows(
                """
                SELECT imports.mark, imports.entry FROM imports JOIN turns ON turns.person = imports.person AND turns.turn = imports.turn
                WHERE imports.person = ?1 AND imports.mark IN (\(places)) AND turns.state = \(TurnState.stands.rawValue)
                """, [.integer(person)] + filled.map(SQLValue.blob))
            {
                known[try row.blob("mark")] = try row.int("entry")
            }
        }
        return known
    }

    func keep(_ mark: [UInt8], turn: Int, entry: Int) throws {
        try connection.run(
            """
            INSERT INTO imports (person, mark, turn, entry) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (person, mark) DO UPDATE SET turn = excluded.turn, entry = excluded.entry
            """, [.integer(person), .blob(mark), SQLValue(turn), SQLValue(entry)])
    }
}

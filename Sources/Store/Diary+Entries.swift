public import Dialogue
public import Nutrition

extension Diary {
    /// The entries of some days, by day, meal (breakfast, lunch, dinner, snack) and number.
    public func entries(_ days: ClosedRange<Day>) throws -> [Entry] { try records.entries(days) }

    /// An entry by its number.
    public func entry(_ id: Int) throws -> Entry? { try records.entry(id) }

    /// The entries with the highest numbers, newest first, whatever their day.
    public func latestEntries(limit: Int) throws -> [Entry] { try records.latestEntries(limit: limit) }

    /// The nouns of the entries with the highest numbers, newest first; foods of the person's own are left out.
    public func latestNouns(limit: Int) throws -> [String] { try records.latestNouns(limit: limit) }

    /// Adds an entry under a new number; the one it comes with is ignored.
    public func add(_ entry: Entry) throws -> Entry {
        try insert(.entry) { id in
            var row = entry
            row.id = id
            return try records.put(row, .new)
        }
    }

    /// Replaces the entry of the same number; throws `StoreError.missing` when it is not there.
    public func update(_ entry: Entry) throws -> Entry {
        let journal = try writable()
        guard let before = try records.entry(entry.id) else { throw StoreError.missing(kind: "entry") }
        let row = try records.put(entry, .replace)
        try journal.note(Journal.Step(key: RecordKey(kind: .entry, id: entry.id), other: .entry(before)))
        return row
    }

    /// Removes the entry of that number; throws `StoreError.missing` when it is not there.
    public func remove(_ entry: Entry) throws { try remove(RecordKey(kind: .entry, id: entry.id)) }
}

/// One person's rows: foods, exercise, weights, water, goals and settings.
///
/// Within a turn every write is journalled for undo and gives the row back as it was written. Days are the person's own.
/// Writes throw `StoreError.readOnly` on a diary that was opened for reading.
public struct Diary {
    let records: Records
    let journal: Journal?

    /// The diary of a sender outside a turn, for reading alone; nil for a sender who has never written.
    public static func reading(_ connection: any Connection, sealer: Sealer, sender: String) throws -> Diary? {
        try Person.find(sender, on: connection).map { id in
            Diary(records: Records(connection: connection, person: id, sealer: sealer.person(id)), journal: nil)
        }
    }

    func writable() throws -> Journal {
        guard let journal else { throw StoreError.readOnly }
        return journal
    }

    /// Writes a new row under the next number and notes it.
    func insert<T>(_ kind: RecordKey.Kind, _ write: (Int) throws -> T) throws -> T {
        let journal = try writable()
        let id = journal.takeID()
        let row = try write(id)
        try journal.note(Journal.Step(key: RecordKey(kind: kind, id: id), other: nil))
        return row
    }

    /// Removes a row and notes what it was; throws `StoreError.missing` when it is not there.
    func remove(_ key: RecordKey) throws {
        let journal = try writable()
        guard let before = try records.find(key) else { throw StoreError.missing(kind: key.kind.rawValue) }
        try records.remove(key)
        try journal.note(Journal.Step(key: key, other: before))
    }
}

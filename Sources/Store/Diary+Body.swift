public import Dialogue
public import Nutrition

extension Diary {
    /// The exercise of some days, by day and number.
    public func exercise(_ days: ClosedRange<Day>) throws -> [Exercise] { try records.exercise(days) }

    /// Adds exercise under a new number.
    public func add(_ exercise: Exercise) throws -> Exercise {
        try insert(.exercise) { id in
            var row = exercise
            row.id = id
            return try records.put(row, .new)
        }
    }

    /// The exercise, weight or water of a number.
    public func bodyRow(_ kind: BodyKind, _ id: Int) throws -> Record? {
        switch kind {
        case .exercise: try records.exercise(id).map(Record.exercise)
        case .weight: try records.weight(id).map(Record.weight)
        case .water: try records.water(id).map(Record.water)
        }
    }

    /// Replaces the exercise, weight or water of the same number; throws `StoreError.missing` when it is not there.
    public func update(_ record: Record) throws -> Record {
        let journal = try writable()
        guard let before = try records.find(record.key) else { throw StoreError.missing(kind: record.key.kind.rawValue) }
        try records.put(record)
        try journal.note(Journal.Step(key: record.key, other: before))
        return try records.find(record.key) ?? record
    }

    /// Removes a row of any kind; throws `StoreError.missing` when it is not there.
    public func remove(_ record: Record) throws { try remove(record.key) }

    /// Removes the exercise of that number; throws `StoreError.missing` when it is not there.
    public func remove(_ exercise: Exercise) throws { try remove(RecordKey(kind: .exercise, id: exercise.id)) }

    /// Body weights in kilograms, oldest first; of all days when `days` is nil.
    public func weights(_ days: ClosedRange<Day>?) throws -> [BodyWeight] { try records.weights(days) }

    /// Adds a body weight under a new number.
    public func add(_ weight: BodyWeight) throws -> BodyWeight {
        try insert(.weight) { id in
            var row = weight
            row.id = id
            return try records.put(row, .new)
        }
    }

    /// Removes the weight of that number; throws `StoreError.missing` when it is not there.
    public func remove(_ weight: BodyWeight) throws { try remove(RecordKey(kind: .weight, id: weight.id)) }

    /// The water of some days in millilitres, by day and number.
    public func water(_ days: ClosedRange<Day>) throws -> [Water] { try records.water(days) }

    /// Adds water under a new number.
    public func add(_ water: Water) throws -> Water {
        try insert(.water) { id in
            var row = water
            row.id = id
            return try records.put(row, .new)
        }
    }

    /// Removes the water of that number; throws `StoreError.missing` when it is not there.
    public func remove(_ water: Water) throws { try remove(RecordKey(kind: .water, id: water.id)) }
}

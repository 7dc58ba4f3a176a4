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

public import Dialogue
public import Nutrition

/// How much of a food a row of the diary had.
public struct PastAmount: Sendable, Hashable {
    public var foodID: FoodID
    /// nil for a food of the person's own.
    public var noun: String?
    public var quantity: Double
    public var unit: String
    public var assumed: [Portion.Assumption]

    public init(foodID: FoodID, noun: String?, quantity: Double, unit: String, assumed: [Portion.Assumption]) {
        self.foodID = foodID
        self.noun = noun
        self.quantity = quantity
        self.unit = unit
        self.assumed = assumed
    }
}

extension Diary {
    /// What is kept of a kind, oldest first.
    public func keepsakes(_ kind: Keepsake.Kind) throws -> [Keepsake] { try records.keepsakes(kind) }

    /// What is kept of a kind for some days, by day.
    public func keepsakes(_ kind: Keepsake.Kind, _ days: ClosedRange<Day>) throws -> [Keepsake] { try records.keepsakes(kind, days) }

    /// Adds a keepsake under a new number.
    public func add(_ keepsake: Keepsake) throws -> Keepsake {
        try insert(.keepsake) { id in
            var row = keepsake
            row.id = id
            return try records.put(row, .new)
        }
    }

    /// Replaces the keepsake of the same number; throws `StoreError.missing` when it is not there.
    public func update(_ keepsake: Keepsake) throws -> Keepsake {
        let journal = try writable()
        guard let before = try records.keepsake(keepsake.id) else { throw StoreError.missing(kind: "keepsake") }
        let row = try records.put(keepsake, .replace)
        try journal.note(Journal.Step(key: RecordKey(kind: .keepsake, id: keepsake.id), other: .keepsake(before)))
        return row
    }

    /// Removes the keepsake of that number; throws `StoreError.missing` when it is not there.
    public func remove(_ keepsake: Keepsake) throws { try remove(RecordKey(kind: .keepsake, id: keepsake.id)) }

    /// The id of the person's own food of a name: the same name has the same, as imported rows have.
    public func ownFoodID(_ name: String) -> FoodID { Diary.ownFoodID(name, records.sealer.fingerprints(for: "custom foods")) }

    /// 48 bits of the name's fingerprint, far above any number that is counted.
    static func ownFoodID(_ name: String, _ names: Fingerprints) -> FoodID {
        FoodID("custom:\(names.of(name.lowercased()).prefix(6).reduce(UInt64(1)) { $0 << 8 | UInt64($1) })")
    }

    /// How much was had of what in the rows with the highest numbers, newest first.
    public func latestAmounts(limit: Int) throws -> [PastAmount] { try records.latestAmounts(limit: limit) }
}

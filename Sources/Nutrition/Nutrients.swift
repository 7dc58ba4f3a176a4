/// Amounts of every nutrient, each known or unknown; unknown is not zero.
///
/// Units are those of each nutrient's key. A per-100-g figure row and an entry's amounts have the same shape.
public struct Nutrients: Sendable, Hashable {
    /// NaN stands for unknown.
    private var values: [Double]

    /// All unknown.
    public init() {
        values = Nutrients.unknown
    }

    private static let unknown = [Double](repeating: .nan, count: Nutrient.count)

    /// From a figure row: `Nutrient.count` values in order, NaN for unknown.
    public init(row: some Collection<Float>) {
        values = row.withContiguousStorageIfAvailable { $0.map(Double.init) } ?? row.map(Double.init)
        while values.count < Nutrient.count { values.append(.nan) }
    }

    /// `Nutrient.count` amounts in order, NaN for unknown.
    public init(amounts: [Double]) {
        values = Array(amounts.prefix(Nutrient.count))
        while values.count < Nutrient.count { values.append(.nan) }
    }

    public var amounts: [Double] { values }

    /// Two unknowns are alike, which NaN would deny.
    public static func == (a: Nutrients, b: Nutrients) -> Bool {
        a.values.elementsEqual(b.values) { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }

    public func hash(into hasher: inout Hasher) {
        for value in values { hasher.combine(value.isNaN ? nil : value) }
    }

    /// The amount, nil when it is unknown.
    public subscript(nutrient: Nutrient) -> Double? {
        get {
            let value = values[Int(nutrient.rawValue)]
            return value.isNaN ? nil : value
        }
        set { values[Int(nutrient.rawValue)] = newValue ?? .nan }
    }

    /// Every known amount with its nutrient, in table order.
    public var known: [(nutrient: Nutrient, amount: Double)] {
        Nutrient.allCases.compactMap { nutrient in self[nutrient].map { (nutrient, $0) } }
    }

    /// Nothing is known.
    public var isEmpty: Bool { values.allSatisfy(\.isNaN) }

    /// The amounts in `factor` times as much; unknown stays unknown.
    public func scaled(by factor: Double) -> Nutrients {
        var copy = self
        for index in copy.values.indices { copy.values[index] *= factor }
        return copy
    }

    /// The row as stored: single precision, NaN for unknown.
    public var row: [Float] { values.map(Float.init) }
}

extension Nutrients: Codable {
    /// A list in table order, null for unknown; or, from earlier releases, an object of key and amount.
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.singleValueContainer()
        if let amounts = try? container.decode([Double?].self) {
            for (index, amount) in amounts.prefix(Nutrient.count).enumerated() { values[index] = amount ?? .nan }
            return
        }
        for (key, amount) in try container.decode([String: Double].self) {
            if let nutrient = Nutrient(key: key) { self[nutrient] = amount }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in values {
            if value.isNaN { try container.encodeNil() } else { try container.encode(value) }
        }
    }
}

/// A sum over foods that knows what it does not know.
public struct NutrientSum: Sendable, Hashable {
    /// How many foods were added.
    public private(set) var count = 0
    private var totals = [Double](repeating: 0, count: Nutrient.count)
    private var unknown = [Int](repeating: 0, count: Nutrient.count)
    /// By nutrient, the energy of the foods that leave it unknown.
    private var uncovered = [Double](repeating: 0, count: Nutrient.count)

    public init() {}

    public init(_ parts: some Sequence<Nutrients>) {
        for part in parts { add(part) }
    }

    /// Adds one food; what it leaves unknown is counted as a gap.
    public mutating func add(_ part: Nutrients) {
        count += 1
        let energy = part[.energy] ?? 0
        for nutrient in Nutrient.allCases {
            let index = Int(nutrient.rawValue)
            if let amount = part[nutrient] {
                totals[index] += amount
            } else {
                unknown[index] += 1
                uncovered[index] += energy
            }
        }
    }

    /// The total of what is known: 0 for no foods, nil when every food leaves it unknown.
    public subscript(nutrient: Nutrient) -> Double? {
        let index = Int(nutrient.rawValue)
        return count > 0 && unknown[index] == count ? nil : totals[index]
    }

    /// Whether at least one food leaves the nutrient unknown, so that the total is a lower bound.
    public func hasGap(_ nutrient: Nutrient) -> Bool { unknown[Int(nutrient.rawValue)] > 0 }

    /// The share of the known energy, 0 to 1, that comes from foods whose figure for the nutrient is known; nil without any energy.
    public func coverage(_ nutrient: Nutrient) -> Double? {
        let energy = totals[Int(Nutrient.energy.rawValue)]
        return energy > 0 ? 1 - uncovered[Int(nutrient.rawValue)] / energy : nil
    }

    /// The totals as amounts, unknown where every food leaves it unknown.
    public var nutrients: Nutrients {
        var result = Nutrients()
        for nutrient in Nutrient.allCases { result[nutrient] = self[nutrient] }
        return result
    }
}

/// What an amount is counted in: a mass, a volume, or a measure of the food itself (a slice, a bowl, "large").
public struct Unit: Sendable, Hashable, Codable {
    /// The canonical singular name: `g`, `cup`, `slice`.
    public let name: String

    public init(_ name: String) { self.name = name }

    /// Grams in one, for the units of mass. Source: NIST Handbook 44, appendix C.
    public var grams: Double? { Unit.masses[name] }

    /// Millilitres in one, for the units of volume: US customary measure where the name alone is said, for the figure tables use it too.
    /// Sources: NIST Handbook 44, appendix C (US and metric); the Weights and Measures Act 1985, schedule 1 (imperial).
    public var millilitres: Double? { Unit.volumes[name] }

    private static let masses: [String: Double] = [
        "g": 1, "kg": 1000, "mg": 0.001, "oz": 28.349523125, "lb": 453.59237, "stone": 6350.29318,
    ]

    private static let volumes: [String: Double] = [
        "ml": 1, "cl": 10, "dl": 100, "l": 1000, "tsp": 4.92892, "dessertspoon": 10, "tbsp": 14.78676, "fl oz": 29.57353,
        "cup": 236.588, "pint": 473.176, "quart": 946.353, "gallon": 3785.41,
        "imperial pint": 568.261, "imperial fl oz": 28.4131, "imperial cup": 284.131, "imperial quart": 1136.52, "imperial gallon": 4546.09,
        "metric cup": 250, "longneck": 750,
    ]

    public static let gram = Unit("g")
}

/// How much of a food was said: any part may be missing.
public struct Amount: Sendable, Hashable, Codable {
    /// The number, nil when none was said.
    public var quantity: Double?
    /// The unit, nil for a bare count ("two eggs") or none.
    public var unit: Unit?
    /// A size beside the unit: `small`, `medium`, `large`, `extra large`, `jumbo`.
    public var size: String?

    public init(quantity: Double? = nil, unit: Unit? = nil, size: String? = nil) {
        self.quantity = quantity
        self.unit = unit
        self.size = size
    }

    /// Nothing was said of the amount.
    public var isEmpty: Bool { quantity == nil && unit == nil && size == nil }

    /// A size or a vessel, which holds what it holds: "a small glass", "a big portion".
    public var isVague: Bool {
        unit.map { ["glass", "bowl", "plate", "serving", "mug", "splash", "handful", "dollop"].contains($0.name) } ?? (size != nil)
    }
}

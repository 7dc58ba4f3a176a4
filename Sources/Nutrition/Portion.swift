/// An amount of a food turned into grams, with what had to be assumed.
public struct Portion: Sendable, Hashable, Codable {
    /// What a person did not say: the wire names of `assumed`.
    public enum Assumption: String, Sendable, Hashable, Codable { case quantity, unit, food }

    /// Where the weight comes from, for "why?".
    public enum Source: String, Sendable, Hashable, Codable {
        /// A weight or exact conversion that the person gave.
        case stated
        /// The food's own measure.
        case measure
        /// A volume turned into a weight by the density of the food's own cup or spoon.
        case density
        /// A volume turned into a weight by the density of its group: approximate.
        case groupDensity
        /// A general household container: approximate.
        case household
        /// The food's usual portion.
        case usual
    }

    public var quantity: Double
    /// The unit's name as shown: `large`, `cup`, `g`.
    public var unit: String
    public var grams: Double
    public var assumed: [Assumption]
    public var source: Source

    public init(quantity: Double, unit: String, grams: Double, assumed: [Assumption] = [], source: Source) {
        self.quantity = quantity
        self.unit = unit
        self.grams = grams
        self.assumed = assumed
        self.source = source
    }
}

extension Food {
    /// Turns a said amount into grams, assuming the usual where nothing was said.
    ///
    /// Never fails: a unit the food does not know falls back to the usual portion, marked as assumed.
    /// - Parameters:
    ///   - amount: as understood; a quantity must be positive (callers refuse the others).
    ///   - usual: what no amount means here, when it is not the food's own usual portion (milk in coffee).
    public func portion(_ amount: Amount, usual: Amount? = nil) -> Portion {
        if amount.isEmpty, let usual {
            var portion = self.portion(usual)
            portion.assumed = [.quantity, .unit]
            return portion
        }
        guard let unit = amount.unit else { return counted(amount) }
        let quantity = amount.quantity ?? 1
        let unsaid: [Portion.Assumption] = amount.quantity == nil ? [.quantity] : []
        func portion(_ grams: Double, _ source: Portion.Source, name: String? = nil) -> Portion {
            Portion(quantity: quantity, unit: name ?? unit.name, grams: quantity * grams, assumed: unsaid, source: source)
        }
        if isDrink, unit.name == "oz" {
            return self.portion(Amount(quantity: amount.quantity, unit: Unit("fl oz"), size: amount.size))
        }
        if let grams = unit.grams { return portion(grams, .stated) }
        let sized = amount.size.map { "\($0) \(unit.name)" } ?? unit.name
        if let grams = grams(of: sized) { return portion(grams, .measure, name: sized) }
        let factor = Household.factor(size: amount.size)
        if let grams = grams(of: unit.name) { return portion(grams * factor, factor == 1 ? .measure : .household, name: sized) }
        if let millilitres = unit.millilitres {
            let (density, source) = gramsPerMillilitre
            return portion(millilitres * density, source)
        }
        if let millilitres = Household.millilitres(of: unit.name, drink: isDrink) {
            return portion(millilitres * gramsPerMillilitre.density * factor, .household, name: sized)
        }
        if let grams = Household.grams[unit.name] { return portion(grams * factor, .household, name: sized) }
        let usual = usualPortion
        if unit.name == "serving" || unit.name == "portion" {
            return portion(usual.grams * factor, .usual, name: "serving")
        }
        // A unit that says nothing of this food ("a loaf of eggs"): so many of its usual.
        let one = each.flatMap { grams(of: $0) } ?? usual.grams
        return Portion(
            quantity: quantity, unit: each ?? "serving", grams: quantity * one * factor, assumed: unsaid + [.unit], source: .usual)
    }

    /// A bare count, a size, or nothing at all.
    private func counted(_ amount: Amount) -> Portion {
        let unsaid: [Portion.Assumption] = amount.quantity == nil ? [.quantity] : []
        if amount.size == "whole" {
            // "a whole pizza": the thing itself, not its slice.
            let itself = ["whole", String(noun.split(separator: " ").last ?? ""), "each"].first { grams(of: $0) != nil }
            return portion(Amount(quantity: amount.quantity ?? 1, unit: itself.map(Unit.init)))
        }
        if let size = amount.size {
            let quantity = amount.quantity ?? 1
            let factor = Household.factor(size: size)
            let base = each ?? usual.unit?.name ?? "serving"
            if let grams = grams(of: size) ?? grams(of: "\(size) \(base)") {
                let name = grams == self.grams(of: size) ? size : "\(size) \(base)"
                return Portion(quantity: quantity, unit: name, grams: quantity * grams, assumed: unsaid, source: .measure)
            }
            let plain = ["small", "medium", "large", "extra large", "jumbo"].contains(base) ? size : "\(size) \(base)"
            let medium = grams(of: "medium") ?? each.flatMap { grams(of: $0) } ?? usualPortion.grams
            return Portion(quantity: quantity, unit: plain, grams: quantity * medium * factor, assumed: unsaid + [.unit], source: .household)
        }
        guard let quantity = amount.quantity else { return usualPortion }
        if let each, let grams = grams(of: each) {
            return Portion(quantity: quantity, unit: each, grams: quantity * grams, assumed: [.unit], source: .measure)
        }
        let usual = usualPortion
        let name = self.usual.unit.flatMap { $0.grams == nil ? $0.name : nil } ?? "serving"
        let one = usual.grams / (name == "serving" ? 1 : (self.usual.quantity ?? 1))
        return Portion(quantity: quantity, unit: name, grams: quantity * one, assumed: [.unit], source: .usual)
    }

    /// What a bare mention means: quantity and unit assumed.
    public var usualPortion: Portion {
        let quantity = usual.quantity ?? 1
        let unit = usual.unit ?? .gram
        let one = grams(of: unit.name) ?? unit.grams ?? unit.millilitres.map { $0 * gramsPerMillilitre.density } ?? 100
        return Portion(quantity: quantity, unit: unit.name, grams: quantity * one, assumed: [.quantity, .unit], source: .usual)
    }

    /// The weight of a millilitre: by the food's own measures of volume, else by its group's class.
    var gramsPerMillilitre: (density: Double, source: Portion.Source) {
        for name in ["cup", "fl oz", "tbsp", "tsp", "pint", "l"] {
            if let grams = grams(of: name), let millilitres = Unit(name).millilitres {
                return (grams / millilitres, .density)
            }
        }
        return (Household.density[group] ?? 0.85, .groupDensity)
    }
}

/// Containers and sizes of a household, for foods whose own table does not give them.
///
/// Volumes are those the USDA's survey uses in its portion guides (FNDDS 2021–2023: glass 8 fl oz, mug 8, bowl 1½ cups, can 12 fl oz);
/// a handful is the ounce that the survey gives for nuts. All are approximate and shown as such.
enum Household {
    static let grams: [String: Double] = [
        "handful": 28.35, "pinch": 0.3, "dash": 0.6, "drop": 0.05, "fistful": 28.35, "splash": 15, "drizzle": 5, "dollop": 30, "spoonful": 15,
        "bite": 12, "sip": 15,
    ]

    static func millilitres(of container: String, drink: Bool) -> Double? {
        switch container {
        case "glass", "mug", "cupful": 236.588
        case "bowl": 354.88
        case "plate": 473.18
        case "can", "tin": drink ? 354.88 : 240
        case "bottle": drink ? 500 : 250
        case "carton": 236.588
        case "shot": 44.36
        case "ladle": 118
        case "pot": drink ? 473.18 : 150
        case "jug", "pitcher": 1000
        case "tub", "container": 236.588
        default: nil
        }
    }

    /// Grams in a millilitre by food group, for a food that has no measure of volume of its own.
    static let density: [String: Double] = [
        "drink": 1.03, "alcohol": 1, "dairy": 1.03, "fat": 0.92, "sauce": 1.05, "soup": 1.02, "vegetable": 0.6, "fruit": 0.65,
        "cereal": 0.25, "nut": 0.55, "grain": 0.75, "legume": 0.75, "dish": 0.95, "meat": 0.6, "poultry": 0.6, "fish": 0.6,
        "spice": 0.45, "sweet": 0.8, "snack": 0.2, "salad": 0.4, "dessert": 0.7,
    ]

    /// How a size changes a measure that has no weights by size: the spread of the survey's small, medium and large portions.
    static func factor(size: String?) -> Double {
        switch size {
        case "mini", "tiny": 0.5
        case "small": 0.75
        case "large", "big": 1.33
        case "extra large", "huge", "jumbo": 1.6
        default: 1
        }
    }
}

extension Amount {
    /// The amount as water: a glass when nothing else was said.
    public var millilitresOfWater: Double {
        let quantity = quantity ?? 1
        let one =
            unit?.millilitres ?? unit?.grams ?? unit.flatMap { Household.millilitres(of: $0.name, drink: true) }
            ?? Household.millilitres(of: "glass", drink: true)!
        // A number too large for glasses is millilitres: "500 water".
        if unit == nil, quantity >= 50 { return quantity }
        return quantity * one * (unit?.millilitres == nil ? Household.factor(size: size) : 1)
    }
}

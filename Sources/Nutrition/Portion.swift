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
        /// As another program's export gave it, with its figures.
        case imported
        /// The serving of the person's own food, whose weight nobody knows.
        case label
        /// As much as the person usually has of it.
        case habit
        /// As much as has the energy that the person told.
        case energy
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
        guard var unit = amount.unit else { return counted(amount) }
        // "a dash of milk" is poured, not shaken.
        if isDrink, unit.name == "dash", grams(of: "dash") == nil { unit = Unit("splash") }
        // What nobody knows the weight of cannot be weighed.
        if isWeightless, unit.grams != nil || unit.millilitres != nil && grams(of: unit.name) == nil { return usualPortion }
        let quantity = amount.quantity ?? 1
        let unsaid: [Portion.Assumption] = amount.quantity == nil ? [.quantity] : []
        func portion(_ grams: Double, _ source: Portion.Source, name: String? = nil) -> Portion {
            Portion(quantity: quantity, unit: name ?? unit.name, grams: quantity * grams, assumed: unsaid, source: source)
        }
        if isDrink, unit.name == "oz" {
            return self.portion(Amount(quantity: amount.quantity, unit: Unit("fl oz"), size: amount.size))
        }
        if let grams = unit.grams { return portion(grams, .stated) }
        // "100 kcal of almonds": as much as holds it.
        if unit.name == "kcal", let energy = nutrients(grams: 100)[.energy], energy > 0 { return portion(100 / energy, .stated) }
        // "2 units of wine": of eight grams of alcohol each, as they are counted in Britain.
        if unit.name == "UK unit", let alcohol = nutrients(grams: 100)[.alcohol], alcohol > 1 { return portion(800 / alcohol, .stated) }
        let sized = amount.size.map { "\($0) \(unit.name)" } ?? unit.name
        if let grams = grams(like: sized) { return portion(grams, .measure, name: sized) }
        // "a small slice": the small one of what is usually counted.
        let isWhatIsCounted = unit.name == each || unit.name == "piece" && each == "slice"
        if let size = amount.size, isWhatIsCounted, let grams = grams(of: size) { return portion(grams, .measure, name: sized) }
        let factor = Household.factor(size: amount.size)
        if let grams = grams(like: unit.name) { return portion(grams * factor, factor == 1 ? .measure : .household, name: sized) }
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
        let holdsMany = Household.holders.contains(unit.name) && each.flatMap { grams(of: $0) } ?? .infinity < usual.grams
        let one = holdsMany ? usual.grams : each.flatMap { grams(of: $0) } ?? usual.grams
        return Portion(
            quantity: quantity, unit: holdsMany ? "serving" : each ?? "serving", grams: quantity * one * factor, assumed: unsaid + [.unit],
            source: .usual)
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
            // "un plátano maduro grande", "a small chifle": of what is eaten of it, and not one slice or chip.
            let whole = usualPortion
            if quantity == 1, ["slice", "chip", "piece"].contains(base), let one = grams(of: base), whole.grams >= (base == "piece" ? 8 : 2.5) * one {
                return Portion(quantity: 1, unit: "\(size) serving", grams: whole.grams * factor, assumed: unsaid + [.unit], source: .household)
            }
            // "con pocos frijoles": less than the half cup that goes beside something.
            if amount.quantity == nil, let usual = whole.unit == base ? whole.quantity : nil, usual < 1 {
                return Portion(quantity: usual, unit: "\(size) \(base)", grams: whole.grams * factor, assumed: unsaid + [.unit], source: .household)
            }
            let plain = ["small", "medium", "large", "extra large", "jumbo"].contains(base) ? size : "\(size) \(base)"
            let medium = grams(of: "medium") ?? each.flatMap { grams(of: $0) } ?? usualPortion.grams
            // The medium pizza of the tables is one of 12 inches; a round grows with the square of its width.
            if noun.hasSuffix("pizza"), size.hasSuffix(" inch"), let inches = Double(size.dropLast(5)), grams(of: "medium") != nil {
                let grams = medium * inches * inches / 144
                return Portion(quantity: quantity, unit: "\(size) pizza", grams: quantity * grams, assumed: unsaid, source: .household)
            }
            return Portion(quantity: quantity, unit: plain, grams: quantity * medium * factor, assumed: unsaid + [.unit], source: .household)
        }
        guard let quantity = amount.quantity else { return usualPortion }
        if let each, let grams = grams(of: each) {
            // "half my fries": of a portion, not of one of them.
            let whole = usualPortion
            if quantity < 1, whole.grams >= 4 * grams {
                return Portion(
                    quantity: quantity * whole.quantity, unit: whole.unit, grams: quantity * whole.grams, assumed: [.unit], source: .usual)
            }
            // "half a papaya", "a quarter chicken": the food's own half, where it is not half of what is usually counted.
            if let part = [0.5: "half", 0.25: "quarter"][quantity], let own = self.grams(of: part), abs(own - quantity * grams) > 0.15 * own {
                return Portion(quantity: 1, unit: part, grams: own, source: .measure)
            }
            // Of a person's own food a bar is a bar.
            let isSure = id.code.hasPrefix("custom:") && each != "serving"
            return Portion(quantity: quantity, unit: each, grams: quantity * grams, assumed: isSure ? [] : [.unit], source: .measure)
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
        for name in ["fl oz", "cup", "tbsp", "tsp", "pint", "l"] {
            if let grams = grams(of: name), let millilitres = Unit(name).millilitres {
                return (grams / millilitres, .density)
            }
        }
        return (Household.density[group] ?? Household.plainDensity, .groupDensity)
    }
}

extension Amount {
    /// The amount as water: a glass when nothing else was said.
    public var millilitresOfWater: Double {
        let quantity = quantity ?? 1
        let ounce = unit?.name == "oz" ? Unit("fl oz").millilitres : nil
        let one =
            ounce ?? unit?.millilitres ?? unit?.grams ?? unit.flatMap { Household.millilitres(of: $0.name, drink: true) }
            ?? Household.millilitres(of: "glass", drink: true)!
        // A number too large for glasses is millilitres: "500 water".
        if unit == nil, quantity >= 50 { return quantity }
        return quantity * one * (unit?.millilitres == nil ? Household.factor(size: size) : 1)
    }
}

extension Portion {
    /// The portion as an amount that is told, or a part or a multiple of it.
    public func said(times factor: Double) -> Amount {
        ["small", "medium", "large"].contains(unit)
            ? Amount(quantity: quantity * factor, size: unit) : Amount(quantity: quantity * factor, unit: Unit(unit))
    }
}

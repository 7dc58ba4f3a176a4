/// More or less of one food in a dish: "without mayo", "double the chicken".
public struct Alteration: Sendable, Hashable {
    public let food: FoodID
    /// Grams of the food as it goes in, to 100 g of the dish as usually made; fewer than none for what is left out.
    public let grams: Double

    public init(food: FoodID, grams: Double) {
        self.food = food
        self.grams = grams
    }
}

/// A dish that is made otherwise keeps the code of the usual one, with what was changed behind it: `own:completo~usda:04025-8.4`.
extension FoodID {
    /// The code of the dish as usually made.
    public var base: FoodID { FoodID(String(code.prefix { $0 != "~" })) }

    /// What was changed in it, in the order of the codes.
    public var alterations: [Alteration] {
        code.split(separator: "~").dropFirst().compactMap { text in
            guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), let grams = Double(text[sign...]) else { return nil }
            return Alteration(food: FoodID(String(text[..<sign])), grams: grams)
        }
    }

    /// The code of the dish with more changes; what takes another back is no change.
    public func altered(by more: [Alteration]) -> FoodID {
        var grams: [String: Double] = [:]
        for change in alterations + more { grams[change.food.code, default: 0] += change.grams }
        let told = grams.sorted { $0.key < $1.key }.compactMap { food, grams -> String? in
            let hundredths = Int((grams * 100).rounded())
            guard hundredths != 0 else { return nil }
            return "~\(food)\(hundredths > 0 ? "+" : "-")\(Double(abs(hundredths)) / 100)"
        }
        return FoodID(base.code + told.joined())
    }
}

extension Food {
    /// The dish with more or less of some foods in it.
    /// - Parameters:
    ///   - changes: the foods, and grams of each to 100 g of the dish.
    ///   - kept: how much of what goes in is left when it is done: water boils off.
    /// - Returns: nil where next to nothing of the dish would be left.
    public func altered(by changes: [(food: Food, grams: Double)], kept: Double = 1) -> Food? {
        let grams = 100 + kept * changes.reduce(0) { $0 + $1.grams }
        guard grams >= 10 else { return nil }
        var figures = Nutrients()
        for (nutrient, amount) in self.figures.known {
            let changed = changes.reduce(amount) { $0 + ($1.food.figures[nutrient] ?? 0) * $1.grams / 100 }
            figures[nutrient] = max(0, changed) / grams * 100
        }
        var food = self
        food.figures = figures
        food.id = id.altered(by: changes.map { Alteration(food: $0.food.id, grams: $0.grams) })
        food.measures = measures.map { Measure(name: $0.name, grams: Unit($0.name).grams == nil ? $0.grams * grams / 100 : $0.grams) }
        if let unit = usual.unit, unit.grams != nil, let quantity = usual.quantity { food.usual.quantity = (quantity * grams / 100).rounded() }
        food.kinds = []
        for change in changes where change.grams > 0 {
            if let contents = change.food.contents { food.contents?.formUnion(contents) } else { food.contents = nil }
        }
        return food
    }
}

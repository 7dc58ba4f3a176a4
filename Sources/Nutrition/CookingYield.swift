extension Food {
    /// What a gram of the raw food weighs when it is cooked as this one is; nil where the figures cannot tell.
    ///
    /// Grain and pulses swell: their dry matter stays, so the yield is the ratio of dry matter. Meat and fish lose water and fat and keep
    /// their protein, so there it is the ratio of protein. The same balance gives the factors of USDA's Table of Cooking Yields for Meat and
    /// Poultry (2014) and of Agriculture Handbook 102 (1975) to within about a tenth.
    public func yield(from raw: Food) -> Double? {
        let yield: Double?
        if let before = raw.figures[.water], let after = figures[.water], after > before || !isFlesh {
            yield = after < 99.5 ? (100 - before) / (100 - after) : nil
        } else if let before = raw.figures[.protein], let after = figures[.protein], after > 0 {
            yield = before / after
        } else {
            yield = nil
        }
        return yield.flatMap { (0.3...4).contains($0) ? $0 : nil }
    }

    private var isFlesh: Bool { ["meat", "poultry", "fish", "sausage", "egg"].contains(group) }
}

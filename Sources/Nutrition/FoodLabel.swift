/// What the figures of a label are of.
public enum LabelBasis: String, Sendable, Hashable, Codable {
    /// 100 g.
    case grams
    /// 100 ml.
    case millilitres
    /// One serving, bar or piece.
    case serving
}

/// What a message says of a food's label, as far as it says anything.
public struct FoodLabel: Sendable, Hashable, Codable {
    /// What the food is called, in the person's words.
    public var name: String?
    /// By the basis; of a serving when no basis was said.
    public var figures: Nutrients
    public var basis: LabelBasis?
    /// What a serving is called, by its unit: `bar`, `slice`.
    public var serving: String?
    public var servingGrams: Double?
    /// A figure that cannot be, below zero.
    public var impossible: Double?

    public init(
        name: String? = nil, figures: Nutrients = Nutrients(), basis: LabelBasis? = nil, serving: String? = nil, servingGrams: Double? = nil
    ) {
        self.name = name
        self.figures = figures
        self.basis = basis
        self.serving = serving
        self.servingGrams = servingGrams
    }

    /// Nothing but perhaps a name.
    public var isEmpty: Bool { figures.isEmpty && basis == nil && servingGrams == nil && impossible == nil }

    /// What is said here over what was said before; figures of another basis take the place of all.
    public func over(_ before: FoodLabel) -> FoodLabel {
        var merged = before
        merged.name = name ?? before.name
        if let basis, let old = before.basis, basis != old, !figures.isEmpty { merged.figures = Nutrients() }
        for (nutrient, amount) in figures.known { merged.figures[nutrient] = amount }
        merged.basis = basis ?? before.basis
        merged.serving = serving ?? before.serving
        merged.servingGrams = servingGrams ?? before.servingGrams
        merged.impossible = impossible
        return merged
    }

    /// Why a label can hardly be right; nil when nothing speaks against it.
    public enum Doubt: Sendable, Hashable, Codable {
        /// More energy than pure fat has: kcal in 100 g.
        case tooMuchEnergy(Double)
        /// Protein, carbohydrate and fat weigh more than the food: grams of them, and of the food.
        case tooHeavy(Double, of: Double)
        /// Protein, carbohydrate and fat come to another energy: kcal.
        case disagrees(Double)
    }

    /// Pure fat has 9 kcal a gram (Atwater).
    private static let mostEnergy = 900.0

    /// What speaks against the figures, by the general factors 4 kcal a gram of protein and carbohydrate, 9 of fat, 7 of alcohol (Atwater; 21 CFR
    /// 101.9(c)(1)(i)). Labels round, count fibre less and sweeteners not: a fifth or 30 kcal of difference says nothing.
    public var doubt: Doubt? {
        let grams: Double? = basis == .serving || basis == nil ? servingGrams : 100
        if let energy = figures[.energy], let grams, grams > 0, energy * 100 / grams > FoodLabel.mostEnergy {
            return .tooMuchEnergy(energy * 100 / grams)
        }
        let parts: [(Nutrient, Double)] = [(.protein, 4), (.carbohydrate, 4), (.fat, 9), (.alcohol, 7)]
        let weight = parts.reduce(0) { $0 + (figures[$1.0] ?? 0) }
        if let grams, weight > grams * 1.02 { return .tooHeavy(weight, of: grams) }
        guard let energy = figures[.energy] else { return nil }
        let computed = parts.reduce(0) { $0 + (figures[$1.0] ?? 0) * $1.1 }
        let tolerance = max(30, energy * 0.2)
        // Fibre has 2 kcal a gram, polyols about as little: less energy than computed is fair as far as they go.
        let least = computed - 2 * (figures[.fiber] ?? 0)
        if least > energy + tolerance { return .disagrees(computed) }
        let isWhole = [Nutrient.protein, .carbohydrate, .fat].allSatisfy { figures[$0] != nil }
        return isWhole && computed < energy - tolerance && figures[.alcohol] == nil ? .disagrees(computed) : nil
    }

    /// The energy that protein, carbohydrate and fat come to, when all are known.
    public var computedEnergy: Double? {
        guard let protein = figures[.protein], let carbohydrate = figures[.carbohydrate], let fat = figures[.fat] else { return nil }
        return 4 * protein + 4 * carbohydrate + 9 * fat + 7 * (figures[.alcohol] ?? 0)
    }
}

/// How much of a day's needs and limits 100 kcal of a food hold: what "healthy" is measured by.
///
/// The Nutrient-Rich Foods index 9.3 (Fulgoni, Keast and Drewnowski, J Nutr 2009;139:1549), told as means of its shares: nine nutrients to encourage,
/// three to limit. Daily values of 21 CFR 101.9 for a day of 2,000 kcal; total sugars against 125 g, as its authors do where added ones are not known.
public struct NutrientDensity: Sendable, Hashable {
    /// Mean share of a day's needs, each counted up to all of it; 1 is all.
    public var needs: Double
    /// Mean share of a day's limits.
    public var limits: Double

    /// Higher is better: needs before limits.
    public var score: Double { 9 * needs - 3 * limits }

    /// - Returns: nil for what has next to no energy, or no figures for most of the nine.
    public init?(_ sum: NutrientSum) {
        guard let energy = sum[.energy], energy >= 5 else { return nil }
        func shares(_ values: [(Nutrient, Double)]) -> [Double] {
            values.compactMap { nutrient, value in sum[nutrient].map { $0 * 100 / energy / value } }
        }
        let met = shares(Self.encouraged).map { min(1, $0) }, passed = shares(Self.limited)
        guard met.count > Self.encouraged.count / 2, !passed.isEmpty else { return nil }
        needs = met.reduce(0, +) / Double(met.count)
        limits = passed.reduce(0, +) / Double(passed.count)
    }

    private static let encouraged: [(Nutrient, Double)] = [
        (.protein, 50), (.fiber, 28), (.vitaminA, 900), (.vitaminC, 90), (.vitaminE, 15), (.calcium, 1300), (.iron, 18), (.potassium, 4700),
        (.magnesium, 420),
    ]
    private static let limited: [(Nutrient, Double)] = [(.saturatedFat, 20), (.sugars, 125), (.sodium, 2300)]
}

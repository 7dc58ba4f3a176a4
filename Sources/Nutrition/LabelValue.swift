/// What food labels go by for a day, where no reference intake of a body's own is asked for or set.
public struct LabelValue: Sendable, Hashable {
    /// In the nutrient's unit a day.
    public let amount: Double
    public let source: String

    /// Nil for a nutrient that none is used of.
    public init?(_ nutrient: Nutrient) {
        guard let (amount, source) = LabelValue.all[nutrient] else { return nil }
        self.amount = amount
        self.source = source
    }

    private static let all: [Nutrient: (Double, String)] = {
        let american = "21 CFR 101.9(c)"
        return [
            .energy: (2000, american), .fat: (78, american), .carbohydrate: (275, american), .saturatedFat: (20, american),
            .cholesterol: (300, american), .fiber: (28, american), .protein: (50, american),
            .sugars: (90, "Regulation (EU) 1169/2011"), .caffeine: (400, "FDA, healthy adults"),
        ]
    }()
}

/// How much of a day's energy should come from one of the three macronutrients.
///
/// Acceptable macronutrient distribution ranges (AMDR), Dietary Reference Intakes for Energy … and Amino Acids (Institute of Medicine, 2002/2005), table 11-1.
public struct MacronutrientRange: Sendable, Hashable {
    /// `carbohydrate`, `fat` or `protein`.
    public let nutrient: Nutrient
    /// Per cent of energy.
    public let percent: ClosedRange<Double>

    /// Grams a day of so much energy, by 4 kcal a gram of carbohydrate and protein and 9 of fat.
    public func grams(kilocalories: Double) -> ClosedRange<Double> {
        let perGram = nutrient == .fat ? 9.0 : 4
        return (kilocalories * percent.lowerBound / 100 / perGram)...(kilocalories * percent.upperBound / 100 / perGram)
    }

    /// The three ranges of an age; those of adults for an unknown one.
    public static func all(age: Int?) -> [MacronutrientRange] {
        let (fat, protein): (ClosedRange<Double>, ClosedRange<Double>) =
            switch age ?? 31 {
            case ..<4: (30...40, 5...20)
            case ..<19: (25...35, 10...30)
            default: (20...35, 10...35)
            }
        return [
            MacronutrientRange(nutrient: .carbohydrate, percent: 45...65), MacronutrientRange(nutrient: .protein, percent: protein),
            MacronutrientRange(nutrient: .fat, percent: fat),
        ]
    }
}

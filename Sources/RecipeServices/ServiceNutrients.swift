import Nutrition

extension Nutrients {
    /// Takes a figure of a service into a nutrient's own unit; what is no amount, or in a unit that cannot be converted, stays unknown.
    mutating func take(_ nutrient: Nutrient?, _ amount: Double?, unit: String?, servings: Double = 1) {
        guard let nutrient, let amount, let unit, amount >= 0, amount < 1e7, let factor = Nutrients.factor(from: unit, to: nutrient) else { return }
        self[nutrient] = amount * factor / servings
    }

    private static func factor(from unit: String, to nutrient: Nutrient) -> Double? {
        let unit = unit.lowercased()
        if nutrient == .energy {
            // A thermochemical kilocalorie is 4.184 kJ.
            return ["kcal": 1, "cal": 1, "calories": 1, "kj": 1 / 4.184][unit]
        }
        // 40 international units of vitamin D are a microgram; those of A depend on its form, which is not told.
        if unit == "iu" { return nutrient == .vitaminD ? 0.025 : nil }
        let micrograms: [String: Double] = ["g": 1e6, "mg": 1e3, "ug": 1, "µg": 1, "μg": 1, "mcg": 1]
        guard let from = micrograms[unit], let to = micrograms[nutrient.unit] else { return nil }
        return from / to
    }
}

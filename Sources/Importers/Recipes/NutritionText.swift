import Nutrition

/// Figures as schema.org's NutritionInformation has them: "270 calories", "12 g", "350 mg sodium".
enum NutritionText {
    /// The properties with what they are; in this order they are written.
    static let properties: [(name: String, nutrient: Nutrient)] = [
        ("calories", .energy), ("proteinContent", .protein), ("carbohydrateContent", .carbohydrate), ("fatContent", .fat), ("fiberContent", .fiber),
        ("sugarContent", .sugars), ("saturatedFatContent", .saturatedFat), ("transFatContent", .transFat), ("cholesterolContent", .cholesterol),
        ("sodiumContent", .sodium),
    ]

    /// In the nutrient's own unit; nil for what is no amount.
    static func amount(_ text: String, of nutrient: Nutrient) -> Double? {
        let digits = text.drop { !($0.isASCII && $0.isNumber) }.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        // "< 1 g" and "-" are no figures, "about 12" is.
        guard !text.prefix(while: { !$0.isNumber }).contains(where: { $0 == "<" || $0 == "-" }), digits.count <= 12 else { return nil }
        guard let number = number(digits), number < 1e6 else { return nil }
        let unit = text[digits.endIndex...].drop(while: \.isWhitespace).prefix(while: \.isLetter).lowercased()
        return factor(unit, nutrient).map { number * $0 }
    }

    /// "1,234" is more than a thousand, "12,5" a little more than twelve.
    private static func number(_ digits: Substring) -> Double? {
        let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
        if parts.count == 1 { return Double(digits) }
        let isThousands = parts.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 }
        return Double(isThousands ? parts.joined() : parts.joined(separator: "."))
    }

    private static func factor(_ unit: String, _ nutrient: Nutrient) -> Double? {
        if nutrient == .energy {
            switch unit {
            // A kilocalorie is 4.184 kJ.
            case "kj", "kilojoules": return 1 / 4.184
            default: return 1
            }
        }
        let milligrams: Double? =
            switch unit {
            case "g", "gram", "grams", "gramos", "gr": 1_000
            case "mg", "milligram", "milligrams", "miligramos": 1
            case "mcg", "µg", "μg", "ug": 0.001
            case "kcal", "cal", "kj": nil
            // Without a unit it is the usual one of the property.
            default: nutrient.unit == "mg" ? 1 : 1_000
            }
        return milligrams.map { nutrient.unit == "mg" ? $0 : $0 / 1_000 }
    }

    /// "270 calories", "12.5 g": one decimal, as on labels.
    static func text(_ amount: Double, of nutrient: Nutrient) -> String {
        let tenths = (amount * 10).rounded() / 10
        let number = tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
        return nutrient == .energy ? "\(Int(amount.rounded())) calories" : "\(number) \(nutrient.unit)"
    }
}

import Nutrition

/// A column of figures: which nutrient, and by what its numbers are multiplied to be in that nutrient's own unit.
struct DiaryFigure: Hashable {
    var nutrient: Nutrient
    var factor: Double
    /// In a unit of its own, which a cell may overrule ("95 mg").
    var isSalt = false

    /// The factor of a unit that stands in the cell, nil for one that cannot be converted.
    func factor(of unit: String) -> Double? {
        unit.isEmpty ? factor : DiaryFigure.factor(unit, nutrient).map { isSalt ? $0 * DiaryFigure.sodiumOfSalt : $0 }
    }

    enum Problem: Error { case unit(String) }

    /// From a column's name: our own key (`protein_g`), or a name in English or Spanish with its unit; nil when it names no nutrient.
    /// - Throws: `Problem.unit` for a nutrient in a unit that cannot be converted, such as percent.
    init?(header: String) throws {
        if let nutrient = Nutrient(key: header) {
            (self.nutrient, factor) = (nutrient, 1)
            return
        }
        let (name, unit) = DiaryFigure.split(header)
        if name == "salt" || name == "sal" {
            nutrient = .sodium
            isSalt = true
            guard let scale = DiaryFigure.factor(unit ?? "g", .sodium) else { throw Problem.unit(unit ?? "") }
            factor = scale * DiaryFigure.sodiumOfSalt
            return
        }
        guard let nutrient = DiaryFigure.names[name] else { return nil }
        self.nutrient = nutrient
        if let kilojoules = ["kilojoules": "kj", "kilojulios": "kj", "kj": "kj", "energy kj": "kj"][name], unit == nil {
            factor = DiaryFigure.factor(kilojoules, nutrient) ?? 1
            return
        }
        guard let factor = DiaryFigure.factor(unit ?? "", nutrient) else { throw Problem.unit(unit ?? "") }
        self.factor = factor
    }

    /// Regulation (EU) 1169/2011, annex I: salt is sodium × 2.5.
    private static let sodiumOfSalt = 0.4
    /// The thermochemical calorie (FAO, Food energy, 2003).
    private static let kilojoulesInKilocalorie = 4.184
    private static let masses: [String: Double] = [
        "g": 1, "gr": 1, "gram": 1, "grams": 1, "gramos": 1, "mg": 1e-3, "milligrams": 1e-3, "miligramos": 1e-3, "ug": 1e-6, "mcg": 1e-6, "µg": 1e-6,
        "mcg rae": 1e-6, "mcg dfe": 1e-6, "microgramos": 1e-6, "kg": 1000,
    ]

    /// nil for a unit that the nutrient cannot be converted from. International units are those of vitamin D alone: 40 are 1 µg
    /// (Institute of Medicine, 2011); those of vitamins A and E depend on the substance.
    private static func factor(_ unit: String, _ nutrient: Nutrient) -> Double? {
        if unit.isEmpty { return 1 }
        if nutrient == .energy {
            switch unit {
            case "kcal", "cal", "cals", "calories", "kilocalories", "calorias": return 1
            case "kj", "kilojoules", "kilojulios": return 1 / kilojoulesInKilocalorie
            default: return nil
            }
        }
        if unit == "iu" || unit == "ui" { return nutrient == .vitaminD ? 1.0 / 40 : nil }
        guard let from = masses[unit], let to = masses[nutrient.unit] else { return nil }
        // In whole steps, so that grams of milligrams are no rounding error away.
        return from >= to ? (from / to).rounded() : 1 / (to / from).rounded()
    }

    private static let endings: Set<String> = [
        "g", "gr", "grams", "gramos", "mg", "ug", "mcg", "µg", "kcal", "cal", "kj", "iu", "ui", "%", "dv",
    ]

    /// `Vitamin C (mg)`, `sodium_mg` and `Energy, kcal` as folded name and unit; nil for a name without one.
    static func split(_ header: String) -> (name: String, unit: String?) {
        if header.contains("%") { return (DiaryWords.folded(header.replacing("%", with: " ")).removingSuffix(" dv"), "%") }
        if let open = header.lastIndex(where: { "([".contains($0) }), let last = header.last, ")]".contains(last) {
            let unit = DiaryWords.folded(header[open...])
            if masses[unit] != nil || endings.contains(unit) || unit == "kilojoules" || unit == "kilocalories" {
                return (DiaryWords.folded(header[..<open]), unit)
            }
        }
        let words = DiaryWords.folded(header).split(separator: " ")
        guard words.count > 1, let last = words.last, endings.contains(String(last)) else { return (words.joined(separator: " "), nil) }
        return (words.dropLast().joined(separator: " "), String(last))
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}

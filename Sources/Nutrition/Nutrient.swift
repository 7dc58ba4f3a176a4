/// A nutrient Morsel tracks; its raw value is its place in every figure row, so new ones are only ever added at the end.
///
/// `corpora/nutrients.tsv` lists the same nutrients in the same order with the names people use; a test holds the two together.
public enum Nutrient: UInt8, CaseIterable, Sendable, Hashable, Codable {
    case energy, protein, carbohydrate, fat, fiber
    case sugars, saturatedFat, monounsaturatedFat, polyunsaturatedFat, transFat
    case cholesterol, sodium, potassium, calcium, iron
    case magnesium, phosphorus, zinc, copper, manganese
    case selenium, fluoride, vitaminA, vitaminC, vitaminD
    case vitaminE, vitaminK, thiamin, riboflavin, niacin
    case pantothenicAcid, vitaminB6, folate, totalFolate, folicAcid
    case folateFood, vitaminB12, choline, betaine, retinol
    case alphaCarotene, betaCarotene, cryptoxanthin, lycopene, luteinZeaxanthin
    case caffeine, theobromine, alcohol, water, ash
    case starch, sucrose, glucose, fructose, lactose
    case ala, epa, dpa, dha, linoleicAcid
    case linolenicAcid, phytosterols, tryptophan, threonine, isoleucine
    case leucine, lysine, methionine, phenylalanine, valine
    case histidine

    /// How many there are: the width of a figure row.
    public static let count = Nutrient.allCases.count

    /// The name on the wire and in tables: name, underscore, unit (`protein_g`).
    public var key: String { Nutrient.keys[Int(rawValue)] }

    /// The unit a figure is in: kcal, g, mg or ug.
    public var unit: String {
        let key = self.key
        return String(key[key.index(after: key.lastIndex(of: "_")!)...])
    }

    /// The nutrient of a key, nil for an unknown key.
    public init?(key: String) {
        guard let index = Nutrient.keys.firstIndex(of: key) else { return nil }
        self.init(rawValue: UInt8(index))
    }

    /// The four that every reply and every diary row shows.
    public static let main: [Nutrient] = [.energy, .protein, .carbohydrate, .fat]

    /// Those a plain nutrition label shows, in its order.
    public static let label: [Nutrient] = [
        .energy, .protein, .carbohydrate, .fat, .fiber, .sugars, .saturatedFat, .sodium, .calcium, .iron, .vitaminC,
    ]

    private static let keys: [String] = [
        "energy_kcal", "protein_g", "carbohydrate_g", "fat_g",
        "fiber_g", "sugars_g", "saturated_fat_g", "monounsaturated_fat_g",
        "polyunsaturated_fat_g", "trans_fat_g", "cholesterol_mg", "sodium_mg",
        "potassium_mg", "calcium_mg", "iron_mg", "magnesium_mg",
        "phosphorus_mg", "zinc_mg", "copper_mg", "manganese_mg",
        "selenium_ug", "fluoride_ug", "vitamin_a_rae_ug", "vitamin_c_mg",
        "vitamin_d_ug", "vitamin_e_mg", "vitamin_k_ug", "thiamin_mg",
        "riboflavin_mg", "niacin_mg", "pantothenic_acid_mg", "vitamin_b6_mg",
        "folate_dfe_ug", "folate_ug", "folic_acid_ug", "folate_food_ug",
        "vitamin_b12_ug", "choline_mg", "betaine_mg", "retinol_ug",
        "alpha_carotene_ug", "beta_carotene_ug", "cryptoxanthin_ug", "lycopene_ug",
        "lutein_zeaxanthin_ug", "caffeine_mg", "theobromine_mg", "alcohol_g",
        "water_g", "ash_g", "starch_g", "sucrose_g",
        "glucose_g", "fructose_g", "lactose_g", "ala_g",
        "epa_g", "dpa_g", "dha_g", "linoleic_acid_g",
        "linolenic_acid_g", "phytosterols_mg", "tryptophan_g", "threonine_g",
        "isoleucine_g", "leucine_g", "lysine_g", "methionine_g",
        "phenylalanine_g", "valine_g", "histidine_g",
    ]
}

/// A group of nutrients that is asked about as one: "what vitamins are in eggs?"
public enum NutrientGroup: String, Sendable, Hashable, Codable {
    case vitamins, bVitamins, minerals, micronutrients

    public var nutrients: [Nutrient] {
        switch self {
        case .bVitamins: [.thiamin, .riboflavin, .niacin, .pantothenicAcid, .vitaminB6, .folate, .vitaminB12]
        case .vitamins: [.vitaminA] + NutrientGroup.bVitamins.nutrients + [.vitaminC, .vitaminD, .vitaminE, .vitaminK, .choline]
        case .minerals: [.calcium, .iron, .magnesium, .phosphorus, .potassium, .sodium, .zinc, .copper, .manganese, .selenium]
        case .micronutrients: NutrientGroup.vitamins.nutrients + NutrientGroup.minerals.nutrients
        }
    }
}

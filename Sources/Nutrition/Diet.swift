/// A way of eating that a food or a dish fits or does not: always computed from contents and figures, never typed.
public enum Diet: String, Sendable, Hashable, Codable, CaseIterable {
    case vegan, vegetarian, pescatarian, glutenFree = "gluten-free", dairyFree = "dairy-free", halal, keto, diabetes = "diabetes-friendly"

    /// What it leaves out; keto and diabetes-friendly go by figures alone.
    public var without: [Content] {
        switch self {
        case .vegan: [.meat, .pork, .fish, .crustaceans, .molluscs, .egg, .milk, .gelatin, .honey]
        case .vegetarian: [.meat, .pork, .fish, .crustaceans, .molluscs, .gelatin]
        case .pescatarian: [.meat, .pork, .gelatin]
        case .glutenFree: [.gluten]
        case .dairyFree: [.milk]
        // What makes a food surely not halal; how an animal was slaughtered no table knows.
        case .halal: [.pork, .alcohol]
        case .keto, .diabetes: []
        }
    }

    /// Whether something of these contents and of these nutrients in one portion or serving fits; nil where too little is known.
    ///
    /// Contents that are merely possible do not fit a diet either.
    public func fits(_ contents: Contents?, portion: Nutrients) -> Bool? {
        switch self {
        case .keto: portion.isKetogenic
        case .diabetes: portion.isDiabetesFriendly
        // Most gelatin is of pork; what only may have some is left to its label.
        case .halal: contents.map { contents in !contents.has(.gelatin) && !without.contains(where: contents.mayHave) }
        default: contents.map { contents in !without.contains(where: contents.mayHave) }
        }
    }
}

extension Nutrients {
    /// Carbohydrate that raises blood sugar: without the fibre, in grams.
    public var netCarbohydrate: Double? {
        self[.carbohydrate].map { max(0, $0 - (self[.fiber] ?? 0)) }
    }

    /// Grams of net carbohydrate that a day of a ketogenic diet may have at most, and a portion of it.
    public static let mostOfKetoDay = 50.0, mostOfKetoPortion = 10.0

    /// Within a ketogenic diet's 20 to 50 g of carbohydrate a day when three such portions are eaten, most of its energy from fat.
    /// Source of the range: Masood et al., Ketogenic Diet, StatPearls (NCBI NBK499830).
    var isKetogenic: Bool? {
        guard let net = netCarbohydrate, let fat = self[.fat], let energy = self[.energy] else { return nil }
        return net <= Nutrients.mostOfKetoPortion && net * 4 <= energy * 0.15 && (energy < 100 || fat * 9 >= energy * 0.5)
    }

    /// At most three carbohydrate choices (45 g) a portion, no more than 20 g of sugars, and fibre where carbohydrate is more than one choice.
    /// Source of the choice of 15 g: American Diabetes Association and Academy of Nutrition and Dietetics, Choose Your Foods (2019).
    var isDiabetesFriendly: Bool? {
        guard let carbohydrate = self[.carbohydrate], let energy = self[.energy] else { return nil }
        let saturated = (self[.saturatedFat] ?? 0) * 9
        return carbohydrate <= 45 && (self[.sugars] ?? 0) <= 20 && (carbohydrate <= 15 || (self[.fiber] ?? 0) >= 3)
            && (energy < 150 || saturated <= energy * 0.15)
    }
}

/// Containers, hands and sizes of a household, for foods whose own table does not give them; all approximate and shown as such.
///
/// Sources: volumes of containers are those that FNDDS 2021–2023 gives drinks, soups and dishes in its Portions and Weights (glass and mug
/// 8 fl oz, bowl 1½ cups, can of a drink 12 fl oz, of a food 8½; carton 8 fl oz; shot 1½ fl oz); a bottle is the half litre that water and soft drinks are
/// sold in. Schooner, middy, stubby and tinny are the glasses and bottles that Australian beer comes in; a katori
/// is the small bowl that each dish of an Indian meal is served in. Hands are those of the National Heart, Lung, and Blood Institute's Serving Size Card (a fist is a cup, a palm three ounces of
/// meat). A handful is the ounce of nuts of the Dietary Guidelines; pinch, dash and drop are 1/16, 1/8 and 1/100 of a teaspoon of salt or water.
enum Household {
    static let grams: [String: Double] = [
        "handful": 28.35, "pinch": 0.3, "dash": 0.6, "drop": 0.05, "splash": 15, "drizzle": 5, "dollop": 30, "spoonful": 15, "bite": 12,
        "sip": 15, "palm": 85,
    ]

    /// What holds as much as one eats at a time where nothing is known of it, and no single piece: "a bag of fries".
    static let holders: Set<String> = [
        "bag", "packet", "pack", "pouch", "box", "basket", "sleeve", "jar", "tray", "order", "punnet", "cone", "bunch",
    ]

    /// Another word for the same measure, where a food's own table has only one of them.
    static let otherWords = [
        "rasher": "slice", "tin": "can", "can": "tin", "knob": "pat", "plate": "bowl", "spoonful": "tbsp", "punnet": "pint", "pouch": "packet",
    ]

    static func millilitres(of container: String, drink: Bool) -> Double? {
        switch container {
        case "glass", "mug", "cupful", "fist": 236.588
        case "bowl": 354.88
        case "plate": 473.18
        case "can", "tin": drink ? 354.88 : 251
        case "bottle": drink ? 500 : 250
        case "carton": 236.588
        case "shot": 44.36
        case "ladle": 118
        case "thumb": 14.787
        case "pot": drink ? 473.18 : 150
        case "jug", "pitcher": 1000
        case "stockpot": 2000
        case "schooner": 425
        case "middy": 285
        case "katori": 150
        case "stubby", "tinny": 375
        case "tub", "container": 236.588
        default: nil
        }
    }

    /// Grams in a millilitre by food group, for a food that has no measure of volume of its own: the median over the everyday foods of
    /// the group whose row in SR28 or FNDDS weighs a cup. A test computes them anew.
    static let density: [String: Double] = [
        "alcohol": 1.01, "bread": 0.29, "breakfast": 0.72, "cereal": 0.17, "dairy": 0.96, "dessert": 0.65, "dish": 0.85, "drink": 1.04,
        "egg": 0.57, "fat": 0.92, "fish": 0.6, "fruit": 0.68, "grain": 0.7, "legume": 0.76, "meat": 0.57, "nut": 0.6, "plant-based": 1.01,
        "poultry": 0.58, "salad": 0.68, "sauce": 1.04, "sausage": 0.58, "snack": 0.17, "soup": 1.04, "spice": 0.43, "sweet": 0.88,
        "vegetable": 0.63,
    ]

    /// For a food of no group, or of one without a class of its own: the median over them all.
    static let plainDensity = 0.85

    /// How a size changes a measure that has no weights by size: the spread of the survey's small, medium and large portions.
    static func factor(size: String?) -> Double {
        switch size {
        case "mini", "tiny", "fun size": 0.5
        case "small": 0.75
        case "large", "big": 1.33
        case "extra large", "huge", "jumbo", "king size": 1.6
        // Three heaping teaspoons of cocoa mix weigh 23 g, three level ones 11.4 (SR28 14357).
        case "heaped": 2
        default: 1
        }
    }
}

import NLU
import Nutrition

/// The kinds of food that people ask for by name, with the groups of the table that hold them.
public enum FoodKinds {
    /// By word, folded and singular.
    static let groups: [String: [String]] = {
        let kinds: [(words: String, groups: [String])] = [
            ("fruit fruta frutas berries", ["fruit"]), ("vegetable veggie veg green verdura vegetal hortaliza", ["vegetable"]),
            ("nut nuts seed nuez nueces semilla", ["nut"]), ("grain cereal grano", ["grain", "cereal"]),
            ("legume bean pulse legumbre frijol", ["legume"]), ("fish seafood pescado marisco", ["fish"]), ("meat carne", ["meat", "poultry"]),
            ("dairy lacteo", ["dairy"]), ("drink beverage bebida", ["drink"]), ("snack tentempie", ["snack", "nut", "fruit"]),
        ]
        return Dictionary(kinds.flatMap { kind in Word.split(kind.words).map { ($0, kind.groups) } }, uniquingKeysWith: { first, _ in first })
    }()
    /// The groups of the rows that a word means which names a class and no food: "the drink", "la carne".
    public static func groups(ofClass word: String) -> [String]? { groups[word] ?? eaten[word] }

    /// Whether a group of the table is what people call by a word: "fruta", "veggie".
    public static func isKind(_ word: String, _ group: String) -> Bool {
        groups[word].map { $0 == [group] && ["fruit", "vegetable"].contains(group) } ?? false
    }

    /// The kinds that are spoken of only as eaten.
    static let eaten: [String: [String]] = [
        "alcohol": ["alcohol"], "booze": ["alcohol"], "drink": ["drink", "alcohol"], "bebida": ["drink", "alcohol"], "sweet": ["sweet", "dessert"],
        "dulce": ["sweet", "dessert"], "dessert": ["dessert", "sweet"],
        "postre": ["dessert", "sweet"], "sauce": ["sauce"], "salsa": ["sauce"], "bread": ["bread"], "pan": ["bread"],
    ]
    /// That it has much of what was spoken of.
    static let promising = Set(
        Word.split(
            "help good best high rich lots lot more highest plenty ayuda ayudan ayudaria ayudarian buena bueno buenas mejor mejores rica más mucho mucha"
        ))
}

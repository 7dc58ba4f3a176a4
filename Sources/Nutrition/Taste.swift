/// A taste that people like or dislike in food of every kind, and the words of ingredients that give it.
public enum Taste: String, Sendable, CaseIterable {
    case spicy, sweet

    /// The taste that a word names, folded and singular.
    public static func named(_ word: String) -> Taste? { allCases.first { $0.words.contains(word) } }

    /// The taste of "spicy food", as it is kept; nil for a food.
    public init?(kept: String) {
        let words = Word.split(kept)
        guard words.contains(where: Taste.nouns.contains), let taste = words.lazy.compactMap(Taste.named).first else { return nil }
        self = taste
    }

    /// What may follow the word for a taste: "spicy food", "sweet things".
    public static let nouns: Set<String> = ["food", "thing", "stuff", "dish", "dishe", "meal", "flavor", "flavour", "snack", "cooking", "comida"]

    private var words: Set<String> {
        switch self {
        case .spicy: ["spicy", "hot", "picante"]
        case .sweet: ["sweet", "sugary", "dulce"]
        }
    }

    /// One of these in an ingredient or a title gives the taste.
    public var ingredients: Set<String> {
        switch self {
        case .spicy:
            [
                "chili", "chile", "chilli", "chily", "cayenne", "jalapeno", "habanero", "chipotle", "sriracha", "harissa", "gochujang", "tabasco",
                "serrano", "sambal", "vindaloo", "spicy", "hot",
            ]
        case .sweet: ["sugar", "honey", "syrup", "chocolate", "jam", "molasses", "sweet"]
        }
    }
}

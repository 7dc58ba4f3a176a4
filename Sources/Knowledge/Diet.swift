import Nutrition

/// What a diet leaves out, read off the names of a recipe's ingredients: computed, never typed.
public enum Diet: String, Sendable, Hashable, CaseIterable {
    case vegan, vegetarian, pescatarian

    /// Whether foods of these names fit; each name is the plain one of the recipe beside that of its figure row.
    static func fitting(_ names: [String]) -> Set<Diet> {
        var diets: Set<Diet> = [.vegan, .vegetarian, .pescatarian]
        for name in names {
            let words = Word.split(plantLike.reduce(name.lowercased()) { $0.replacing($1, with: "plant") })
            if !meat.isDisjoint(with: words) { return [] }
            if !fish.isDisjoint(with: words) { diets.subtract([.vegan, .vegetarian]) }
            if !animal.isDisjoint(with: words) { diets.remove(.vegan) }
        }
        return diets
    }

    /// Names that sound of animals and are plants.
    private static let plantLike = [
        "peanut butter", "almond butter", "nut butter", "cashew butter", "cocoa butter", "apple butter", "butter bean", "coconut milk",
        "coconut cream", "almond milk",
        "soy milk", "soymilk", "oat milk", "rice milk", "cream of tartar", "buttercup", "butterhead", "vegetable broth", "ready-to-eat",
        "egg substitute",
        "hamburger bun", "hamburger roll", "chicken of the wood", "goat horn", "cream of wheat",
    ]
    private static let meat: Set<String> = [
        "beef", "pork", "chicken", "turkey", "lamb", "veal", "ham", "bacon", "sausage", "duck", "goose", "venison", "chorizo", "salami", "pepperoni",
        "prosciutto",
        "meat", "poultry", "frankfurter", "gelatin", "lard", "liver", "steak", "bison", "rabbit", "bouillon", "bratwurst", "tallow", "meatball",
    ]
    private static let fish: Set<String> = [
        "fish", "salmon", "tuna", "cod", "haddock", "trout", "tilapia", "shrimp", "prawn", "crab", "anchovy", "sardine", "mackerel", "oyster", "clam",
        "mussel",
        "scallop", "squid", "halibut", "herring", "lobster", "seafood", "bonito", "dashi", "worcestershire", "kimchi", "crustacean", "mollusk",
        "pollock", "finfish",
    ]
    private static let animal: Set<String> = [
        "milk", "cheese", "yogurt", "cream", "butter", "egg", "honey", "whey", "casein", "mayonnaise", "ghee", "kefir", "ricotta", "mozzarella",
        "parmesan", "feta",
        "cheddar", "buttermilk", "custard", "quark", "paneer", "queso", "dressing",
    ]
}

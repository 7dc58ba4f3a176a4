import Knowledge
import NLU
import Nutrition

/// The part that a food plays in a dish: another of the same part may take its place.
enum DishRole: CaseIterable {
    case bread, pasta, grain, cheese, milk, fat, meat, legume, leaf, dressing

    /// That of a food, by what it is called; nil for all others.
    static func of(_ food: Food) -> DishRole? {
        let words = Set(Word.split(food.noun) + mainWords(of: food)), isPlain = food.group.isEmpty
        func has(_ list: Set<String>) -> Bool { !words.isDisjoint(with: list) }
        if !isPlain, let role = byGroup[food.group] { return role }
        if has(breads) { return .bread }
        if has(["mayonnaise", "dressing", "mustard", "ketchup", "catsup", "vinaigrette", "aioli"]) { return .dressing }
        if has(["cheese", "mozzarella", "cheddar", "feta", "parmesan", "queso"]) { return .cheese }
        if has(["milk", "leche"]) { return .milk }
        if has(["oil", "butter", "margarine", "lard", "ghee", "shortening"]) { return .fat }
        if has(["pasta", "spaghetti", "noodle", "macaroni", "fettuccine", "penne", "linguine"]) { return .pasta }
        if has(["rice", "quinoa", "couscous", "bulgur"]) { return .grain }
        if has(["bean", "lentil", "chickpea"]) { return .legume }
        if has(["lettuce", "spinach", "kale", "arugula", "cabbage"]) { return .leaf }
        if has(meats) { return .meat }
        return nil
    }

    /// What the source calls a figure row before it says how: "Cheese, cheddar", "Fish, tuna, light" of tuna canned in oil.
    static func mainWords(of food: Food) -> [String] {
        food.name.split(separator: ",").flatMap { part in Word.split(String(part)).prefix { !["in", "with", "without", "as", "for"].contains($0) } }
    }

    private static let byGroup: [String: DishRole] = ["bread": .bread, "meat": .meat, "poultry": .meat, "sausage": .meat, "fish": .meat, "legume": .legume]
    private static let breads: Set<String> = [
        "bread", "bun", "roll", "baguette", "tortilla", "pita", "wrap", "bagel", "muffin", "croissant", "ciabatta", "sourdough", "brioche", "toast",
    ]
    private static let meats: Set<String> = [
        "beef", "chicken", "pork", "turkey", "ham", "bacon", "lamb", "fish", "tuna", "salmon", "shrimp", "tofu", "sausage", "chorizo", "frankfurter",
        "salami", "pepperoni", "veal", "duck", "seitan", "tempeh", "steak",
    ]
}

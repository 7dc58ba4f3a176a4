internal import Nutrition

/// Morsel's food group from a source's category, by the words in it: it tells drinks from foods and how dense a cup is.
final class FoodGroups {
    /// A source has few categories and many foods in each.
    private var known: [String: String] = [:]

    /// - Parameter category: in English, in any case.
    func group(of category: String) -> String {
        if let group = known[category] { return group }
        let group = FoodGroups.group(of: category)
        if known.count < 50_000 { known[category] = group }
        return group
    }

    /// The first row of which a word, in the singular, is in the category counts.
    private static let rows: [(group: String, words: [String])] = [
        ("", ["baby", "formula", "supplement", "pet", "cosmetic"]),
        // SR and the Canadian file keep them together; most are fruits.
        ("fruit", ["fruit and fruit juice"]),
        ("alcohol", ["beer", "wine", "liquor", "spirit", "alcohol", "alcoholic", "cocktail"]),
        ("salad", ["salad", "coleslaw"]),
        ("soup", ["soup", "broth", "ramen"]),
        ("sauce", ["sauce", "condiment", "dressing", "ketchup", "mayonnaise", "dip", "gravy", "vinegar", "mustard"]),
        ("pizza", ["pizza"]),
        ("sandwich", ["sandwich", "burger", "hamburger", "burrito", "taco"]),
        (
            "dessert",
            ["dessert", "ice cream", "frozen dairy", "cake", "pie", "pudding", "cookie", "brownie", "biscuit", "pastry", "doughnut"]
        ),
        ("drink", ["beverage", "drink", "juice", "water", "soda", "coffee", "tea", "smoothie", "plant based milk", "milk shake"]),
        ("snack", ["snack", "chip", "crisp", "cracker", "popcorn", "pretzel"]),
        ("cereal", ["breakfast cereal", "ready to eat cereal", "muesli", "oatmeal", "granola", "cereal bar"]),
        ("sweet", ["sweet", "candy", "chocolate", "sugar", "confectionery", "confectionary", "jam", "syrup", "honey", "spread"]),
        ("dish", ["dish", "meal", "entree", "mixture", "mixed", "fast food", "restaurant", "stir fry"]),
        ("dairy", ["dairy", "milk", "cheese", "yogurt", "yoghurt", "cream", "butter"]),
        ("egg", ["egg", "omelet"]),
        ("poultry", ["poultry", "chicken", "turkey", "duck"]),
        ("fish", ["fish", "finfish", "seafood", "shellfish", "tuna", "salmon"]),
        ("sausage", ["sausage", "luncheon", "cold cut", "frankfurter", "bacon", "ham"]),
        ("meat", ["meat", "beef", "pork", "lamb", "veal", "game", "liver"]),
        ("nut", ["nut", "seed"]),
        ("legume", ["legume", "bean", "pea", "pulse", "soy"]),
        ("fruit", ["fruit", "apple", "banana", "berry", "melon", "grape", "peach", "pear", "pineapple", "mango"]),
        ("bread", ["bread", "roll", "bun", "bagel", "tortilla", "baked", "bakery", "muffin", "pancake", "waffle"]),
        ("grain", ["grain", "pasta", "rice", "cereal", "noodle", "flour", "grit"]),
        ("vegetable", ["vegetable", "potato", "broccoli", "lettuce", "spinach", "carrot", "tomato", "cabbage", "corn", "onion", "olive"]),
        ("fat", ["fat", "oil", "margarine"]),
        ("spice", ["spice", "herb", "seasoning"]),
    ]

    /// - Parameter category: in English, in any case.
    static func group(of category: String) -> String {
        let text = " " + Word.split(category).joined(separator: " ") + " "
        return rows.first { row in row.words.contains { text.contains(" \($0) ") } }?.group ?? ""
    }
}

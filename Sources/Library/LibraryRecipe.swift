public import Nutrition

/// A recipe as the library keeps it: what a page or a file says, and what its ingredients were found to be.
public struct LibraryRecipe: Sendable, Hashable, Codable {
    public struct Ingredient: Sendable, Hashable, Codable {
        /// As its author wrote it.
        public var line: String
        /// The foods it was found to be, none when it was not understood.
        public var foods: [Linked]

        public init(line: String, foods: [Linked] = []) {
            self.line = line
            self.foods = foods
        }
    }

    /// A food in a line: in "salt and pepper" there are two.
    public struct Linked: Sendable, Hashable, Codable {
        /// The food and its noun in the tables.
        public var food: FoodID
        public var noun: String
        /// The row of the same food raw or dry, as it is bought, when the figures are of that.
        public var asBought: FoodID?
        /// What it is called in the line.
        public var name: String
        /// In the whole recipe; nil when the line does not say how much.
        public var grams: Double?

        public init(food: FoodID, noun: String, asBought: FoodID? = nil, name: String, grams: Double?) {
            self.food = food
            self.noun = noun
            self.asBought = asBought
            self.name = name
            self.grams = grams
        }
    }

    /// Where the figures come from.
    public enum Figures: String, Sendable, Hashable, Codable {
        /// The page says them.
        case told
        /// They are summed up from the ingredients, at least those that were understood.
        case computed
        case unknown
    }

    /// `recipe:` and sixteen hexadecimal digits, of its address or else of what it says.
    public var id: String
    public var title: String
    public var summary: String
    public var image: String?
    public var author: String
    /// The page it is from.
    public var url: String?
    /// `en` or `es`; nil when it is not said.
    public var language: String?
    public var servings: Int?
    public var prepMinutes: Int?
    public var cookMinutes: Int?
    public var totalMinutes: Int?
    public var ingredients: [Ingredient]
    public var steps: [String]
    public var cuisines: [String]
    public var categories: [String]
    public var keywords: [String]
    /// Those that the page asserts.
    public var diets: [Diet]
    /// Per serving.
    public var nutrients: Nutrients
    public var figures: Figures

    public init(
        title: String, summary: String = "", image: String? = nil, author: String = "", url: String? = nil, language: String? = nil,
        servings: Int? = nil, prepMinutes: Int? = nil, cookMinutes: Int? = nil, totalMinutes: Int? = nil, ingredients: [Ingredient] = [],
        steps: [String] = [], cuisines: [String] = [], categories: [String] = [], keywords: [String] = [], diets: [Diet] = [],
        nutrients: Nutrients = Nutrients()
    ) {
        self.title = title
        self.summary = summary
        self.image = image
        self.author = author
        self.url = url
        self.language = language
        self.servings = servings
        self.prepMinutes = prepMinutes
        self.cookMinutes = cookMinutes
        self.totalMinutes = totalMinutes
        self.ingredients = ingredients
        self.steps = steps
        self.cuisines = cuisines
        self.categories = categories
        self.keywords = keywords
        self.diets = diets
        self.nutrients = nutrients
        figures = nutrients.known.isEmpty ? .unknown : .told
        id = LibraryRecipe.id(of: url.map { [$0] } ?? [title] + ingredients.map(\.line))
    }

    /// From the first step to the table.
    public var minutes: Int? {
        if let totalMinutes { return totalMinutes }
        return prepMinutes == nil && cookMinutes == nil ? nil : (prepMinutes ?? 0) + (cookMinutes ?? 0)
    }

    /// The meals that its categories name.
    public var meals: [Meal] {
        let words = Set((categories + keywords).flatMap(Word.split))
        return Meal.allCases.filter { !words.isDisjoint(with: LibraryRecipe.words[$0] ?? []) }
    }

    /// The lines that were not understood.
    public var unknownLines: [String] { ingredients.filter(\.foods.isEmpty).map(\.line) }

    /// Whether an ingredient is missing from figures that were computed, so that they are lower bounds.
    public var isAtLeast: Bool {
        figures == .computed && ingredients.contains { $0.foods.isEmpty || $0.foods.contains { $0.grams == nil } }
    }

    private static let words: [Meal: Set<String>] = [
        .breakfast: ["breakfast", "brunch", "desayuno"], .lunch: ["lunch", "main", "soup", "salad", "almuerzo", "comida", "sopa", "ensalada"],
        .dinner: ["dinner", "supper", "main", "entree", "cena", "principal"],
        .snack: ["snack", "dessert", "appetizer", "merienda", "postre", "aperitivo"],
    ]

    /// FNV-1a over the texts; stable for all time, since stored rows are found by it.
    private static func id(of texts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in texts.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return "recipe:" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}

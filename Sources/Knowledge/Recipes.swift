public import Nutrition

/// A recipe: of our own, imported, or of an outside service.
public struct Recipe: Sendable {
    public struct Ingredient: Sendable, Hashable {
        /// The row its figures come from; nil for a line that no food was found for.
        public let food: FoodID?
        /// In the whole recipe, as bought; nil when nobody knows.
        public let grams: Double?
        /// The household amount: "1 cup".
        public let amount: String
        public let name: String
        /// What the food is called in Spanish, the plainest first.
        public let namesES: [String]

        public init(food: FoodID?, grams: Double?, amount: String, name: String, namesES: [String] = []) {
            self.food = food
            self.grams = grams
            self.amount = amount
            self.name = name
            self.namesES = namesES
        }

        /// Whether its English name is a plural: "chickpeas, canned".
        public var isMany: Bool {
            let head = name.prefix { $0 != "," }.split(separator: " ").last.map { $0.lowercased() } ?? ""
            return Word.singular(head) != head
        }

        /// The name in a language, English where it has none.
        public func name(_ language: String) -> String { language == "es" ? namesES.first ?? name : name }
    }

    /// What a recipe says in one language.
    public struct Wording: Sendable, Hashable, Decodable {
        public let title: String
        public let description: String
        public let steps: [String]

        public init(title: String, description: String, steps: [String]) {
            self.title = title
            self.description = description
            self.steps = steps
        }
    }

    /// Whose recipe it is, where it is not ours.
    public struct Credit: Sendable, Hashable, Codable {
        public let name: String
        public let url: String?

        public init(name: String, url: String?) {
            self.name = name
            self.url = url
        }
    }

    public var id: String
    public var meals: [Meal]
    public var cuisine: String
    /// From the first step to the table; nil when nobody knows.
    public var minutes: Int?
    public var servings: Int
    /// 1 cheap … 3 dear; nil when nobody knows.
    public var price: Int?
    public var tags: [String]
    /// What its ingredients contain; nil when that of one is unknown.
    public var contents: Contents?
    /// What the foods that were found in its lines contain, were there only these; of use where `contents` is unknown.
    public var known = Contents()
    /// What the words of a recipe that is not ours name, anywhere in it: who is allergic keeps away, whatever was linked.
    public var named: Set<Content> = []
    /// The diets that it fits for certain.
    public var diets: Set<Diet>
    public var ingredients: [Ingredient]
    /// Per serving; a nutrient that an ingredient leaves unknown is a lower bound, as every sum is.
    public var nutrients: Nutrients
    /// Of one serving, as bought; nil when nobody knows.
    public var grams: Double?
    /// An ingredient is missing from the nutrients, so that they are lower bounds.
    public var isAtLeast = false
    /// What whoever wrote it asserts that it is free of.
    public var freeFrom: Set<Content> = []
    public var credit: Credit?
    /// The words it is found by, folded once.
    public internal(set) var folded = Folded()
    /// By language; English or, failing that, any other stands in for one that is missing.
    public var wordings: [String: Wording]

    public init(
        id: String, meals: [Meal], cuisine: String, minutes: Int?, servings: Int, price: Int? = nil, tags: [String] = [], contents: Contents?,
        diets: Set<Diet>, ingredients: [Ingredient], nutrients: Nutrients, grams: Double? = nil, credit: Credit? = nil,
        kinds: Set<String> = [], wordings: [String: Wording]
    ) {
        self.id = id
        self.meals = meals
        self.cuisine = cuisine
        self.minutes = minutes
        self.servings = servings
        self.price = price
        self.tags = tags
        self.contents = contents
        self.diets = diets
        self.ingredients = ingredients
        self.nutrients = nutrients
        self.grams = grams
        self.credit = credit
        self.wordings = wordings
        folded = Folded(
            title: wordings.values.flatMap { Word.split($0.title) } + Word.split(id), labels: (tags + [cuisine] + kinds).flatMap(Word.split),
            // A paste is no pasta.
            ingredients: ingredients.flatMap { ingredient in
                ([ingredient.name] + ingredient.namesES.filter { !$0.hasPrefix("pasta de ") }).map(Word.split)
            })
    }

    /// Words of title and id, of cuisine and tags, and of each ingredient.
    public struct Folded: Sendable {
        /// Each word between spaces; the ingredients' names on lines of their own.
        let title, labels, ingredients: String

        init(title: String = "", labels: String = "", ingredients: String = "") {
            (self.title, self.labels, self.ingredients) = (title, labels, ingredients)
        }

        init(title: [String], labels: [String], ingredients: [[String]]) {
            func line(_ words: [String]) -> String { " \(words.joined(separator: " ")) " }
            self.init(title: line(title), labels: line(labels), ingredients: ingredients.map(line).joined(separator: "\n"))
        }

        public func titleHas(_ words: [String]) -> Bool { has(words, title[...]) }
        public func labelsHave(_ words: [String]) -> Bool { has(words, labels[...]) }
        /// Whether the name of one of them has all of the words.
        public func anIngredientHas(_ words: [String]) -> Bool {
            ingredients.utf8.split(separator: UInt8(ascii: "\n")).contains { has(words, Substring($0)) }
        }

        private func has(_ words: [String], _ line: Substring) -> Bool {
            words.allSatisfy { word in line.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) } }
        }
    }

    /// Title, one sentence and steps in a language.
    public func wording(_ language: String) -> Wording {
        wordings[language] ?? wordings["en"] ?? wordings.min { $0.key < $1.key }?.value ?? Wording(title: id, description: "", steps: [])
    }
}

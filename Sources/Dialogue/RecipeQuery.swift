public import NLU
public import Nutrition

/// What a recipe should be like.
public struct RecipeQuery: Sendable, Hashable {
    /// Words or short phrases of the title, an ingredient, the cuisine or a tag.
    public var words: [String]
    public var meal: Meal?
    public var maximumMinutes: Double?
    public var maximumKilocalories: Double?
    public var diets: [Diet]
    /// What must not be in it, as said: "mushrooms".
    public var without: [String]
    /// Foods that the person has: to be used up.
    public var atHand: [String]
    public var isCheap: Bool
    /// To be rich in.
    public var nutrients: [Nutrient]
    /// To have little of.
    public var low: [Nutrient]
    /// How much of a nutrient a serving may hold.
    public var bounds: [NutrientBound] = []
    /// Only what the person likes or eats.
    public var onlyLiked = false
    /// Groups of foods that a craving asks for: "something sweet"; empty for none.
    public var groups: [String] = []
    /// So many kilocalories of a whole day are not to be passed: "to stay under 1800 today".
    public var dayLimit: Double?
    /// To be eaten in its place, and better: "a healthier snack than crisps".
    public var betterThan: FoodMention?

    public init(
        words: [String] = [], meal: Meal? = nil, maximumMinutes: Double? = nil, maximumKilocalories: Double? = nil, diets: [Diet] = [],
        without: [String] = [], atHand: [String] = [], isCheap: Bool = false, nutrients: [Nutrient] = [], low: [Nutrient] = []
    ) {
        self.words = words
        self.meal = meal
        self.maximumMinutes = maximumMinutes
        self.maximumKilocalories = maximumKilocalories
        self.diets = diets
        self.without = without
        self.atHand = atHand
        self.isCheap = isCheap
        self.nutrients = nutrients
        self.low = low
    }

    /// Whether something is asked of a nutrient: to be rich or low in it, or within a bound.
    public func names(_ nutrient: Nutrient) -> Bool {
        nutrients.contains(nutrient) || low.contains(nutrient) || bounds.contains { $0.nutrient == nutrient }
    }

    /// Nothing asked for but a recipe.
    public var isPlain: Bool {
        words.isEmpty && diets.isEmpty && without.isEmpty && atHand.isEmpty && !isCheap && nutrients.isEmpty && low.isEmpty && maximumMinutes == nil
            && groups.isEmpty && bounds.isEmpty
    }
}

extension RecipeQuery: Codable {
    private enum CodingKeys: CodingKey {
        case words, meal, maximumMinutes, maximumKilocalories, diets, without, atHand, isCheap, nutrients, low, bounds, onlyLiked, groups,
            betterThan, dayLimit
    }

    /// What earlier releases did not know of is absent in what they stored.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            words: try values.decode([String].self, forKey: .words), meal: try values.decodeIfPresent(Meal.self, forKey: .meal),
            maximumMinutes: try values.decodeIfPresent(Double.self, forKey: .maximumMinutes),
            maximumKilocalories: try values.decodeIfPresent(Double.self, forKey: .maximumKilocalories),
            diets: try values.decodeIfPresent([Diet].self, forKey: .diets) ?? [],
            without: try values.decodeIfPresent([String].self, forKey: .without) ?? [],
            atHand: try values.decodeIfPresent([String].self, forKey: .atHand) ?? [],
            isCheap: try values.decodeIfPresent(Bool.self, forKey: .isCheap) ?? false,
            nutrients: try values.decodeIfPresent([Nutrient].self, forKey: .nutrients) ?? [],
            low: try values.decodeIfPresent([Nutrient].self, forKey: .low) ?? [])
        bounds = try values.decodeIfPresent([NutrientBound].self, forKey: .bounds) ?? []
        onlyLiked = try values.decodeIfPresent(Bool.self, forKey: .onlyLiked) ?? false
        groups = try values.decodeIfPresent([String].self, forKey: .groups) ?? []
        dayLimit = try values.decodeIfPresent(Double.self, forKey: .dayLimit)
        betterThan = try values.decodeIfPresent(FoodMention.self, forKey: .betterThan)
    }
}

extension RecipeQuery {
    private static let littleOf: [String: Nutrient] = [
        "sal": .sodium, "salt": .sodium, "azucar": .sugars, "grasa": .fat, "sodio": .sodium, "carbohidrato": .carbohydrate, "carbo": .carbohydrate,
        "fat": .fat, "sugar": .sugars, "carb": .carbohydrate, "sodium": .sodium,
    ]
    /// Before a nutrient that there is not to be much of.
    private static let keptLow = [
        "without going over", "without too much", "without much", "not too much", "sin pasarme", "sin pasar", "sin mucha", "sin mucho",
        "sin demasiada",
        "sin demasiado", "sin exceder", "sin tanta",
    ]
    private static let little: Set<String> = [
        "poca", "poco", "poquita", "poquito", "bajo", "baja", "bajos", "menos", "meno", "low", "less", "little",
    ]

    /// What a message asks of a recipe.
    init(_ reading: Reading) {
        let bounds = NutrientBound.all(reading), bounded = [.energy] + bounds.map(\.nutrient)
        // "I have high cholesterol, suggest a dinner": nobody asks for much of it.
        // "which fruit has the least sugar", and none with at least so much.
        let wantsLeast = zip(reading.words, reading.words.dropFirst()).contains { $0 != "at" && ["least", "lowest", "fewest"].contains($1) }
        let watched = reading.nutrients.filter {
            !reading.lowNutrients.contains($0) && ($0 == .cholesterol || wantsLeast && reading.nutrients.count == 1)
        }
        let low = (reading.lowNutrients + watched).filter { !bounded.contains($0) }
        // "what should I cook tonight?"
        let meal = reading.when.meal ?? (reading.when.part == .evening ? .dinner : nil) ?? RecipeQuery.partOfDay(reading.words)
        self.init(meal: meal, nutrients: reading.nutrients.filter { !bounded.contains($0) && !low.contains($0) }, low: low)
        self.bounds = bounds
        let words = reading.words
        // "qué puedo comer bajo en sal", "un snack con poca azúcar", "something low in salt".
        for (place, word) in words.enumerated() {
            guard let nutrient = RecipeQuery.littleOf[word], !self.low.contains(nutrient),
                words[..<place].suffix(word == "sal" || word == "salt" ? 3 : 1).contains(where: RecipeQuery.little.contains)
                    || RecipeQuery.keptLow.contains(where: words[..<place].suffix(6).joined(separator: " ").contains)
            else { continue }
            self.low.append(nutrient)
            self.nutrients.removeAll { $0 == nutrient }
        }
        readLimits(words)
        // A light dish; as for meals of 350 g by the bound of 120 kcal per 100 g (21 CFR 101.60).
        let isLight = reading.lowNutrients.contains(.energy) || Vocabulary.says(.light, reading.words) || RecipeQuery.refusesHeavy(reading.words)
        if isLight, maximumKilocalories == nil {
            maximumKilocalories = meal == .snack ? 150 : 420
        }
        isCheap = Vocabulary.says(.cheap, words)
        if words.contains(where: ["something", "algo", "anything", "crave", "craving", "antojo", "antoja"].contains) {
            groups = words.lazy.compactMap { RecipeQuery.cravings[$0] }.first ?? []
        }
        onlyLiked =
            zip(words, words.dropFirst()).contains {
                ["i", "me"].contains($0) && (Vocabulary[.liking].contains($1) || ["guste", "gusten"].contains($1))
            }
        var place = 0
        while place < words.count {
            if let (diet, count) = Diet.named(words, at: place) {
                if !diets.contains(diet) { diets.append(diet) }
                place += count
            } else {
                if let label = RecipeLabels.label(words[place]), !self.words.contains(label) { self.words.append(label) }
                place += 1
            }
        }
        let dietWords = Set(words.indices.flatMap { index in Diet.named(words, at: index).map { Array(words[index..<index + $0.count]) } ?? [] })
        let foods = reading.foods.map { (text: $0.said, said: Word.split($0.said), isWanted: !$0.negated, removed: $0.removed) }
            .filter { !dietWords.isSuperset(of: $0.said) }
        // "chicken dinner recipes": the meal, and what is in it.
        let wanted = foods.filter(\.isWanted).map { food in
            guard food.said.count > 1, let meal = food.said.last.flatMap({ RecipeQuery.meals[$0] }) else { return food.text }
            self.meal = self.meal ?? meal
            return food.said.dropLast().joined(separator: " ")
        }
        without = foods.filter { !$0.isWanted }.map(\.text) + foods.flatMap(\.removed)
        // "without nuts" is known by its words even where no food of that name is.
        for (index, word) in words.enumerated() where RecipeQuery.isDenied(index, words) {
            if !Content.named(word).isEmpty, !without.contains(where: { Word.split($0).contains(word) }), !dietWords.contains(word) {
                without.append(Word.plural(word))
            }
        }
        let unwanted = Set(without.flatMap(Word.split))
        let fresh = wanted.filter { !self.words.contains($0) && unwanted.isDisjoint(with: Word.split($0)) }
            .map(RecipeQuery.withoutKind)
        if RecipeQuery.saysAtHand(words) { atHand = fresh } else { self.words += fresh }
    }

    /// "chicken soup", "sopa de pollo": a soup, and what is in it.
    private static func withoutKind(_ dish: String) -> String {
        let words = dish.split(separator: " ").map(String.init)
        let rest = words.filter { word in !(RecipeLabels.label(Word.split(word).first ?? word).map(["soup", "stew", "salad"].contains) ?? false) }
        let named = rest.drop { ["de", "del", "con", "with"].contains($0) }
        return rest.count < words.count && !named.isEmpty ? named.joined(separator: " ") : dish
    }

    /// "sin lácteos", "que no sea de leche", "anything that isn't dairy": what stands at a place is not wanted.
    private static func isDenied(_ place: Int, _ words: [String]) -> Bool {
        let rest = words[..<place].reversed().drop {
            ["a", "de", "with", "con", "any", "sea", "sean", "tenga", "tengan", "lleve", "lleven", "be", "have", "has"].contains($0)
        }
        guard let before = rest.first else { return false }
        return Vocabulary[.without].contains(before) || ["not", "isnt", "arent", "non", "nothing", "nada", "ni", "doesnt"].contains(before)
            || before == "t" && ["isn", "aren", "doesn"].contains(rest.dropFirst().first ?? "")
    }

    /// Whether a food is named as what there should be none of.
    static func denies(_ food: FoodMention, _ words: [String]) -> Bool {
        guard let first = Word.split(food.said).first, let place = words.firstIndex(of: first) else { return false }
        return isDenied(place, words)
    }

    /// Meals by their plain names.
    /// "una receta para la noche", "ideas for the afternoon": the meal of that part of the day.
    private static func partOfDay(_ words: [String]) -> Meal? {
        let parts: [String: Meal] = [
            "noche": .dinner, "tarde": .snack, "manana": .breakfast, "mañana": .breakfast, "mediodia": .lunch, "evening": .dinner, "night": .dinner,
            "afternoon": .snack, "morning": .breakfast, "midday": .lunch,
        ]
        return words.indices.dropFirst(2).lazy.compactMap { place -> Meal? in
            if ["de", "por"].contains(words[place - 1]) { return words[place] == "noche" ? .dinner : nil }
            guard ["para", "for", "por", "en", "a", "in"].contains(words[place - 2]), ["la", "el", "the"].contains(words[place - 1]) else {
                return nil
            }
            return parts[words[place]]
        }.first
    }

    static let meals: [String: Meal] = ["dinner": .dinner, "supper": .dinner, "lunch": .lunch, "breakfast": .breakfast, "snack": .snack]

    /// Words of taste, folded and singular, with the groups of foods that meet them.
    private static let cravings: [String: [String]] = {
        let kinds: [(words: String, groups: [String])] = [
            ("sweet sugary dulce dulcecito chocolatey", ["fruit", "dessert"]),
            ("salty savory savoury crunchy crispy salado salada crujiente crocante", ["nut", "snack"]),
            ("drink beber bebida refreshing refrescante", ["drink"]),
        ]
        return Dictionary(kinds.flatMap { kind in Word.split(kind.words).map { ($0, kind.groups) } }, uniquingKeysWith: { first, _ in first })
    }()

    /// "que no sea tan pesado", "nothing too heavy", "que no sea mucho".
    private static func refusesHeavy(_ words: [String]) -> Bool {
        guard let place = words.firstIndex(where: ["heavy", "heavier", "pesado", "pesada", "pesadas", "mucho", "grasoso", "grasosa"].contains) else {
            return false
        }
        let before = words[..<place].suffix(3)
        return before.contains(where: ["no", "not", "nothing", "isnt", "nada"].contains) && (words[place] != "mucho" || before.contains("sea"))
    }

    private mutating func readLimits(_ words: [String]) {
        for (place, word) in words.enumerated() where place > 0 {
            guard var value = Int(words[place - 1]).map(Double.init), value < 100_000 else { continue }
            // "1,000" is two words here.
            if words[place - 1].utf8.count == 3, place > 1, let thousands = Int(words[place - 2]), thousands < 100 {
                value += Double(thousands) * 1000
            }
            if Vocabulary[.minutes].contains(word) { maximumMinutes = value }
            if Vocabulary[.hours].contains(word) { maximumMinutes = value * 60 }
            if Vocabulary[.kilocalories].contains(word) {
                if RecipeQuery.opensLeast(words[..<(place - 1)]) {
                    bounds.append(NutrientBound(.energy, least: value))
                } else {
                    maximumKilocalories = value
                }
            }
        }
        // No meal has so much: a day's total.
        let bound = words.indices.lazy.compactMap({ RecipeQuery.bound(words, $0) }).first
        if let most = maximumKilocalories ?? bound, most >= 1200 {
            (dayLimit, maximumKilocalories) = (most, nil)
        } else if maximumMinutes == nil, maximumKilocalories == nil, let bound, bound >= 100, Double(words.last ?? "") == bound {
            // "dinner under 500".
            maximumKilocalories = bound
        }
        if Vocabulary.says(.quick, words), maximumMinutes == nil { maximumMinutes = 20 }
    }

    /// "over 300", "at least 300", "más de 300"; "no more than 300" is the other way round.
    private static func opensLeast(_ words: ArraySlice<String>) -> Bool {
        let text = " " + words.suffix(4).joined(separator: " ")
        guard
            [" over", " above", " more than", " at least", " mas de", " al menos", " minimo", " por lo menos", " como minimo"]
                .contains(where: text.hasSuffix)
        else { return false }
        return words.suffix(4).allSatisfy { !["no", "not", "never", "left"].contains($0) }
    }

    /// "under 1800".
    private static func bound(_ words: [String], _ place: Int) -> Double? {
        place > 0 && ["under", "below", "within", "than", "menos", "de"].contains(words[place - 1]) ? Double(words[place]) : nil
    }

    /// "I have chicken and rice", "with what's in the fridge", "use up the spinach".
    private static func saysAtHand(_ words: [String]) -> Bool {
        if Vocabulary.says(.larder, words) { return true }
        return zip(words, words.dropFirst()).contains { first, second in
            (["i", "we", "ive", "weve", "ve"].contains(first) && ["have", "got", "ve", "only"].contains(second))
                || (["use", "using", "used"].contains(first) && second == "up") || (first == "at" && second == "hand")
                || (first == "left" && second == "over") || first == "tengo" || first == "queda" || first == "sobro"
        }
    }

    /// The words that name a kind of recipe: a cuisine, a soup.
    public var kinds: [String] { words.filter(RecipeLabels.english.contains) }
}

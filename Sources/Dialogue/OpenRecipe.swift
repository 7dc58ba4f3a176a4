import NLU
public import Nutrition

/// What is asked of the recipe that is open, or of a list of them: "does it have nuts?", "something cheaper".
extension Intents {
    static func ofRecipe(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let recipes = tracker.recipes, let last = tracker.lastAction else { return nil }
        let words = reading.words
        let isOpen = ["show_recipe", "save_recipe", "ask_recipe"].contains(last) && recipes.open != nil
        // "does it have cashews?", right after a serving of it was logged.
        let isLogged =
            last == "log_food"
            && recipes.open.map { id in tracker.food.map { $0.id.code == id || $0.id.code == "own:" + id } ?? false } ?? false
        if isLogged, reading.text.hasSuffix("?"), let question = question(reading, words, isOpen: true) { return question }
        if let picked = picked(reading, words, recipes.last, last) ?? named(reading, words, recipes.last, last) { return picked }
        if let adapted = adapted(reading, words, recipes.query, tracker) { return adapted }
        if let scaled = served(reading, words, tracker) ?? alike(reading, words, recipes, last) { return scaled }
        // "¿cómo se hace la primera?"
        if let place = reading.ordinal, !recipes.last.isEmpty, recipeActions.contains(last), asksHowMade(words), reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.when.isEmpty
        {
            return .showRecipe(ordinal: place, words: "")
        }
        // "muéstrame la 1", "abre la 2".
        if let place = reading.ordinal, !recipes.last.isEmpty, recipeActions.contains(last) || last == "list_saved_recipes", words.count <= 4,
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.contains(where: showing.contains)
        {
            return .showRecipe(ordinal: place, words: "")
        }
        // A list of one needs no place.
        let isOnly = recipes.last.count == 1 && ["recommend_recipe", "search_recipe", "more_recipes", "ask_recipe", "show_recipe"].contains(last)
        // "how much protein does it have?", of a list: its first.
        let isListed =
            ["recommend_recipe", "search_recipe"].contains(last) || last == "recommend_food" && tracker.offered == nil && !recipes.last.isEmpty
        // "cuánta vitamina C tiene la sandía", after a list, asks of no dish of it.
        let namesFood =
            !isOpen && !reading.nutrients.isEmpty && reading.foods.contains { $0.best != nil && !$0.negated }
            && words.isDisjoint(with: ["it", "that", "eso", "esa"]) || !isOpen && asksInside(reading, words)
        let isFirst =
            !namesFood && isOnly
            || !namesFood && !isOpen && isListed && words.contains(where: ["it", "that", "eso", "esa", "tiene", "lleva", "porcion"].contains)
        if isOpen || isFirst, asksParts(reading, words) { return .showRecipe(ordinal: isFirst ? 1 : nil, words: "") }
        if isFirst, reading.ordinal == nil, var asked = question(reading, words, isOpen: true), case .askRecipe(var one) = asked {
            one.ordinal = 1
            asked = .askRecipe(one)
            return asked
        }
        if isOpen || reading.ordinal != nil && !recipes.last.isEmpty, let question = question(reading, words, isOpen: isOpen) { return question }
        // "something quicker", also after one of the list was opened or saved.
        let asksOther = ["something", "anything", "any", "algo", "otra", "show"].contains(words.first)
        guard ["recommend_recipe", "search_recipe", "more_recipes"].contains(last) || asksOther && ["show_recipe", "save_recipe"].contains(last),
            !recipes.last.isEmpty
        else { return nil }
        return refined(reading, words, recipes.query)
    }

    /// "la de verduras", "la avena", "the salmon one", of the recipes that were listed last: the one that is called so.
    static func namedOfListed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, last = tracker.lastAction ?? ""
        guard ["recommend_recipe", "search_recipe", "more_recipes"].contains(last), tracker.recipes?.last.isEmpty == false, tracker.question == nil,
            (2...5).contains(words.count), reading.when.isEmpty, reading.ordinal == nil, reading.nutrients.isEmpty, !reading.text.contains("?"),
            ["la", "el", "the"].contains(words[0]), words.isDisjoint(with: ["siempre", "antes", "arriba", "abajo"]), reading.foods.count <= 1,
            reading.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated })
        else { return nil }
        let isOne = words[1] == "de" || words[1] == "del" || words[1] == "con"
        let name = words.dropFirst().filter { !["de", "del", "con", "one", "recipe", "la", "el"].contains($0) }
        let isNamed = reading.foods.first.map { food in name.allSatisfy(Word.split(food.said).contains) } ?? false
        return !name.isEmpty && (isOne || isNamed) ? .showRecipe(ordinal: nil, words: name.joined(separator: " ")) : nil
    }

    /// "can I make it without onions?", "can I swap the chicken for tofu?": recipes like those, with that otherwise.
    private static func adapted(_ reading: Reading, _ words: [String], _ old: RecipeQuery, _ tracker: Tracker) -> Request? {
        guard recipeActions.contains(tracker.lastAction ?? "") || tracker.speaksOfRecipe, words.count <= 12, reading.nutrients.isEmpty,
            words.contains(where: ["can", "could", "puedo", "puede", "podria", "how", "how", "make", "swap", "replace"].contains),
            !Vocabulary.says(.havingEaten, words), !reading.foods.isEmpty
        else { return nil }
        var query = old
        func drop(_ name: String) {
            query.words.removeAll { !Set(Word.split($0)).isDisjoint(with: Word.split(name)) }
            query.without.append(name)
        }
        let left = reading.foods.filter { $0.negated || RecipeQuery.denies($0, words) }.map(\.said) + reading.foods.flatMap(\.removed)
        if !left.isEmpty {
            left.forEach(drop)
            return .searchRecipe(query)
        }
        let swaps = words.contains(where: ["swap", "replace", "substitute", "sustituir", "cambiar", "reemplazar"].contains)
        guard reading.foods.count == 2,
            swaps || words.contains("instead") || zip(words, words.dropFirst()).contains(where: { $0 == "lugar" || $0 == "vez" && $1 == "de" })
        else { return nil }
        // "tofu instead of chicken" names the new one first, "swap the chicken for tofu" the old one.
        let (out, into) = swaps && !words.contains("instead") ? (0, 1) : (1, 0)
        drop(reading.foods[out].said)
        query.words.append(reading.foods[into].said)
        return .searchRecipe(query)
    }

    /// "para 2 personas", "make it for two", "en vez de 4 personas para 2": the recipe that is open, for so many.
    private static func served(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let isOnly = tracker.recipes?.last.count == 1 && recipeActions.contains(tracker.lastAction ?? "")
        guard tracker.speaksOfRecipe || isOnly, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, words.count <= 9,
            reading.when.days == nil, reading.when.meal == nil, !words.contains(where: { deed(in: $0)?.hasPronoun ?? false }),
            !Vocabulary.says(.eating, words), let people = KeepIntents.people(words)
        else { return nil }
        return .showRecipe(ordinal: tracker.speaksOfRecipe ? nil : 1, words: "", servings: people)
    }

    /// "otra parecida", "something like it but vegan": more of what was asked for, with what is wanted otherwise.
    private static func alike(_ reading: Reading, _ words: [String], _ recipes: Tracker.LastRecipes, _ last: String) -> Request? {
        let isLike = zip(words, words.dropFirst()).contains { $0 == "like" && ["it", "that", "this", "those", "them"].contains($1) }
        guard recipeActions.contains(last) || last == "ask_recipe", isLike || words.contains(where: ["similar", "parecido", "parecida"].contains),
            words.count <= 9, !Vocabulary.says(.eating, words)
        else { return nil }
        let more = RecipeQuery(reading)
        var query = recipes.query
        // "but Mexican": the kind that is wanted takes the place of the dish.
        if !more.kinds.isEmpty { query.words = [] }
        query = query.with(more)
        query.words.removeAll { query.without.contains($0) }
        return query == recipes.query ? .moreRecipes : .searchRecipe(query)
    }

    /// "which of them is quickest?", "which one has the fewest calories?", "the cheapest"
    private static func picked(_ reading: Reading, _ words: [String], _ listed: [String], _ last: String) -> Request? {
        guard ["recommend_recipe", "search_recipe", "more_recipes", "show_recipe"].contains(last), listed.count > 1, reading.when.isEmpty,
            words.count <= 9, reading.foods.allSatisfy({ $0.amount.isEmpty }), let first = words.first,
            ["which", "what", "whats", "cual", "cuales", "and", "y", "the"].contains(first)
        else { return nil }
        if words.contains(where: ["quickest", "fastest", "shortest", "easiest", "rapida", "rapido"].contains) {
            return .pickRecipe(by: nil, least: true)
        }
        if words.contains(where: ["lightest", "healthiest", "ligera", "sana"].contains) { return .pickRecipe(by: .energy, least: true) }
        guard let nutrient = reading.nutrients.first, first != "the" else { return nil }
        if Vocabulary.says(.fewest, words) || words.contains("lowest") { return .pickRecipe(by: nutrient, least: true) }
        return Vocabulary.says(.most, words) || words.contains("highest") ? .pickRecipe(by: nutrient, least: false) : nil
    }

    /// "I like the third one", "love number 2 and 4", "I like it" of the one that is open: kept; "I don't like the third one": others.
    static func likedRecipes(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, last = tracker.lastAction ?? ""
        guard let recipes = tracker.recipes, words.count <= 8, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty,
            let place = words.firstIndex(where: ["like", "love", "unlike", "gusta", "gustan", "encanta", "encantan"].contains), place <= 3,
            !reading.text.hasSuffix("?"), words.isDisjoint(with: ["would", "what", "something", "como", "algo"])
        else { return nil }
        let isDenied = words[..<place].contains(where: ["dont", "don", "not", "no", "t", "ya"].contains)
        let told = words.compactMap { Pointers.place($0) ?? Int($0) }
        let places = (told.isEmpty ? reading.ordinal.map { [$0] } ?? [] : told).filter { recipes.last.at(ordinal: $0) != nil }
        if ["recommend_recipe", "search_recipe", "more_recipes"].contains(last), !places.isEmpty {
            return isDenied ? [.moreRecipes] : places.map { .saveRecipe(ordinal: $0, words: "", isOver: false) }
        }
        let isListed =
            ["recommend_recipe", "search_recipe", "more_recipes"].contains(last)
            && words.contains(where: ["that", "this", "it", "esa", "esta"].contains)
        guard places.isEmpty, tracker.speaksOfRecipe || isListed, words.allSatisfy(ofLiking.contains) else { return nil }
        if words[place] == "unlike" || isDenied && last == "save_recipe" { return [.saveRecipe(ordinal: nil, words: "", isOver: true)] }
        return isDenied ? nil : [.saveRecipe(ordinal: nil, words: "", isOver: false)]
    }

    private static let ofLiking = Set(
        Word.split(
            "i do really like love unlike it that this one recipe so very a lot much the don't dont me gusta gustan encanta encantan mucho esa ese esta este receta la no ya"
        ))

    /// "the omelette", "the garlic chicken one": of the list that was just shown, and nothing eaten.
    private static func named(_ reading: Reading, _ words: [String], _ listed: [String], _ last: String) -> Request? {
        guard ["recommend_recipe", "search_recipe", "more_recipes"].contains(last), words.count <= 5, ["the", "el", "la"].contains(words[0]),
            let food = reading.foods.only, !food.negated, food.amount.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty,
            ["log_food", "inform", "out_of_scope", "choose", "show_recipe", "search_food", "ask_food_facts"].contains(reading.intent.name)
        else { return nil }
        let said = Set(Word.split(food.said)), noun = Set(Word.split(food.best?.noun ?? food.said))
        let places = listed.indices.filter { place in
            let name = Set(Word.split(listed[place].replacing("-", with: " ")))
            return said.isSubset(of: name) || noun.isSubset(of: name)
        }
        return places.only.map { .showRecipe(ordinal: $0 + 1, words: "") }
    }

    /// "what's in it?", "what do I need?"
    private static func asksParts(_ reading: Reading, _ words: [String]) -> Bool {
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= 6 else { return false }
        return words.contains(where: ["ingredient", "ingrediente"].contains) || words == ["que", "lleva"]
            || ["ask_food_facts", "show_recipe"].contains(reading.intent.name) && ["what", "whats", "que"].contains(words[0])
                && words.contains(where: ["in", "need", "lleva", "tiene", "necesito", "go"].contains)
    }

    /// "how is it made", "cómo se prepara", which eats nothing: "como" stands before what is done, or at the end.
    static func asksHowMade(_ words: [String]) -> Bool {
        if words.last == "como" { return true }
        if zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains(where: { first, rest in
            first == "como" && ["la", "lo"].contains(rest.0) && howMade.contains(rest.1)
        }) {
            return true
        }
        return zip(words, words.dropFirst()).contains { first, second in
            first == "como" && howMade.contains(second) || first == "how" && ["do", "is", "are", "to", "would", "can", "should"].contains(second)
        }
    }

    private static let howMade = Set(
        Word.split("se es son hago hacer haces hace preparo preparar prepara preparas cocino cocinar cocina puedo debo queda va"))

    /// "does satay sauce have peanuts in it", "are there eggs in mayo": of a food that is named, and of no recipe of a list.
    private static func asksInside(_ reading: Reading, _ words: [String]) -> Bool {
        reading.foods.contains { food in
            let said = Word.split(food.said)
            guard food.best != nil, let first = said.first, let place = words.firstIndex(of: first) else { return false }
            let rest = words.indices.filter { !(place..<place + said.count).contains($0) }
            let before = words[..<place].last { !["the", "el", "la", "los", "las"].contains($0) } ?? ""
            guard Content.named(in: food.said).isEmpty || ["", "in", "en", "does", "doe", "do", "is", "are"].contains(before) else { return false }
            return rest.contains { !Content.named(words[$0]).isEmpty || Diet.named(words, at: $0) != nil }
        }
    }

    /// Its contents, ingredients or figures.
    private static func question(_ reading: Reading, _ words: [String], isOpen: Bool) -> Request? {
        guard reading.when.isEmpty, words.count <= 10, reading.foods.allSatisfy({ $0.amount.unit == nil }), !words.contains("i"),
            !Vocabulary.says(.eating, words),
            reading.text.hasSuffix("?") || Preference.isQuestion(reading.text, words)
                || words.count <= 4 && ["and", "y"].contains(words[0]) && !reading.nutrients.isEmpty,
            isOpen
                || ["ask_food_facts", "ask_nutrient", "ask_summary", "out_of_scope", "show_recipe", "set_preference"].contains(reading.intent.name)
                || reading.intent.name == "choose" && (!reading.nutrients.isEmpty || reading.text.hasSuffix("?"))
        else { return nil }
        // "¿cuántos carbohidratos tiene un plátano?" asks of no recipe.
        if !reading.nutrients.isEmpty, reading.foods.contains(where: { $0.best != nil && $0.amount.quantity != nil }) { return nil }
        var asked = RecipeQuestion(ordinal: reading.ordinal)
        if reading.foods.isEmpty, reading.nutrients.isEmpty, !timing.isDisjoint(with: words), words.count <= 7 {
            asked.asksTime = true
            return .askRecipe(asked)
        }
        if !reading.nutrients.isEmpty, reading.foods.isEmpty,
            [
                "ask_nutrient", "ask_food_facts", "ask_summary", "ask_intake", "ask_profile", "out_of_scope", "choose", "show_recipe", "explain",
                "ask_insight", "inform",
            ].contains(
                reading.intent.name)
        {
            asked.nutrients = reading.nutrients
            return .askRecipe(asked)
        }
        for place in words.indices {
            if let (diet, _) = Diet.named(words, at: place), !asked.contents.diets.contains(diet) { asked.contents.diets.append(diet) }
            for content in Content.named(words[place]) where !asked.contents.contents.contains(content) { asked.contents.contents.append(content) }
        }
        if ContentQuestion.asksAllergens(words) { asked.contents.contents = Content.allCases.filter(\.isAllergen) }
        if !asked.contents.diets.isEmpty { asked.contents.contents = [] }
        if asked.contents.contents.isEmpty, asked.contents.diets.isEmpty, Vocabulary.says(.containing, words) {
            asked.ingredient = reading.foods.first?.said
        }
        return asked.isEmpty ? nil : .askRecipe(asked)
    }

    /// The last request with what is wanted otherwise: "something cheaper", "a vegetarian one", "under 20 minutes".
    private static func refined(_ reading: Reading, _ words: [String], _ old: RecipeQuery) -> Request? {
        guard
            [
                "recommend_food", "recommend_recipe", "search_recipe", "more_recipes", "inform", "out_of_scope", "set_preference", "deny",
                "ask_nutrient",
            ].contains(reading.intent.name), words.count <= 10, !words.contains("recipe"), !words.contains("receta"),
            !Vocabulary.says(.havingEaten, words.filter { $0 != "have" && $0 != "como" }), reading.when.days == nil, !Diet.isOfOneself(words)
        else { return nil }
        let says = Set(words)
        var more = RecipeQuery(reading)
        if !says.isDisjoint(with: cheaper) { more.isCheap = true }
        if !says.isDisjoint(with: quicker), more.maximumMinutes == nil { more.maximumMinutes = min(20, (old.maximumMinutes ?? 30) * 2 / 3) }
        if !says.isDisjoint(with: lighter) || says.contains("calorie") && !says.isDisjoint(with: ["less", "fewer", "low", "lower"]),
            more.maximumKilocalories == nil
        {
            more.maximumKilocalories = min(420, (old.maximumKilocalories ?? 600) * 3 / 4)
        }
        // "something high in protein" may be a food as well.
        if reading.intent.name == "recommend_food", reading.intent.confidence > 0.9, !more.nutrients.isEmpty { return nil }
        more.words.removeAll { ["healthy"].contains($0) }
        var old = old
        // "something Mexican", after Italian ones: in their place.
        if more.words.contains(where: { RecipeLabels.cuisine($0) != nil }) { old.words.removeAll { RecipeLabels.cuisine($0) != nil } }
        guard
            !says.isDisjoint(with: pointing) || !says.isDisjoint(with: cheaper) || !says.isDisjoint(with: quicker) || !says.isDisjoint(with: lighter),
            more.atHand.isEmpty, !more.isPlain || more.maximumKilocalories != nil || more.meal != nil && more.meal != old.meal
        else { return nil }
        let query = old.with(more)
        return query == old ? nil : .searchRecipe(query)
    }

    /// Folded and singular.
    private static let timing = Set(
        Word.split("tarda tardo tardan demora demoro tiempo minutos rinde personas porciones long minutes serves servings people"))
    private static let showing = Set(
        Word.split("show open see view muestra muéstrame mostrame muestrame enseña enséñame abre ábreme abrí ver dame dime quiero veamos vamos"))
    private static let cheaper = Set(Word.split("cheaper cheap barato barata económico económica baratito"))
    private static let quicker = Set(Word.split("quicker faster quick fast easier easy rápido rápida fácil"))
    private static let lighter = Set(Word.split("lighter light healthier ligero ligera liviano liviana"))
    private static let pointing = Set(
        Word.split(
            "one ones something anything but instead rather less more without only them any with no not algo uno una sin más menos pero mejor que con"
        ))
}

/// What is asked of a recipe: the one that is open, or by its place in the last list.
public struct RecipeQuestion: Sendable, Hashable, Codable {
    public var ordinal: Int?
    public var contents = ContentQuestion(contents: [], diets: [])
    public var nutrients: [Nutrient] = []
    /// A food that may be in it, as said.
    public var ingredient: String?
    /// How long it takes, and how many it serves.
    public var asksTime: Bool?

    public init(ordinal: Int? = nil) { self.ordinal = ordinal }

    var isEmpty: Bool { contents.contents.isEmpty && contents.diets.isEmpty && nutrients.isEmpty && ingredient == nil && asksTime == nil }
}

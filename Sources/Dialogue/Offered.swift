import NLU
import Nutrition

/// What is said of foods that were suggested or found: "log the first one", "the low fat one, I had a cup of it", then "200 g", "for lunch".
extension Intents {
    static func ofOffered(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let offered = tracker.offered, !offered.isEmpty else { return nil }
        if let request = named(toMove: reading, offered, tracker) ?? several(reading, offered) { return request }
        guard reading.foods.allSatisfy({ $0.best == nil }) else { return nil }
        if case .searchFood? = tracker.ideas { return ofFound(offered, reading, tracker) }
        guard reading.when.days == nil, !["delete_entry", "move_entry", "correct", "undo", "redo", "cancel"].contains(reading.intent.name) else {
            return nil
        }
        let words = reading.words
        if ["recommend_food", "set_preference"].contains(tracker.lastAction ?? ""), let ideas = tracker.ideas, reading.ordinal == nil,
            reading.nutrients.isEmpty,
            reading.intent.name == "more_recipes" && (!["which", "what", "cual", "cuales"].contains(words[0]) || words.contains("else"))
                || words.count <= 2 && words.contains(where: ["another", "other", "next", "otro", "otra", "otros", "otras"].contains)
        {
            return ideas
        }
        // "when did I eat last": of the diary.
        guard words.isDisjoint(with: ["when", "cuando", "did", "since"]), let ordinal = reading.ordinal, var food = offered.at(ordinal: ordinal)
        else {
            return nil
        }
        let isAsked = ["what", "which", "how", "que", "cual", "como", "cuanto", "cuanta"].contains(
            words.drop { ["and", "so", "y"].contains($0) }.first)
        // "la segunda, cómo se hace?": a recipe of that name.
        if !words.isDisjoint(with: ["hace", "hacer", "make", "cook", "prepara", "preparar", "cocina", "receta", "recipe"]),
            isAsked || reading.text.hasSuffix("?") || ["show_recipe", "search_recipe"].contains(reading.intent.name)
        {
            return .searchRecipe(RecipeQuery(words: [food.said]))
        }
        // "the first one, a cup of it".
        let amount = reading.amounts.first { $0.unit != nil }
        if let amount { food.amount = amount }
        return told(food, reading, isTaken: !isAsked && (reading.intent.name == "log_food" || isTaken(reading) || amount != nil))
    }

    /// "add the trout to dinner", which stands nowhere yet: what was offered is eaten then.
    private static func named(toMove reading: Reading, _ offered: [FoodMention], _ tracker: Tracker) -> Request? {
        guard reading.intent.name == "move_entry", let food = reading.foods.only, let noun = food.best?.noun, tracker.lastAction != "log_food",
            var chosen = offered.only(where: { $0.best?.noun == noun })
        else { return nil }
        if !food.amount.isEmpty { chosen.amount = food.amount }
        return .logFood(LogFood(foods: [chosen], when: reading.target ?? reading.when))
    }

    /// "the first two", "log 1 and 3", "anota la 1 y la 3": several of the list.
    private static func several(_ reading: Reading, _ offered: [FoodMention]) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, words.count <= 9, !reading.text.hasSuffix("?"),
            words.allSatisfy({ Int($0) != nil || Pointers.place($0) != nil || besidePlaces.contains($0) })
        else { return nil }
        var chosen = words.compactMap { Int($0) ?? Pointers.place($0) }.compactMap { offered.at(ordinal: $0) }
        if let count = reading.count, count == offered.count || count < offered.count && reading.words.isDisjoint(with: ["both", "ambos", "ambas"]) {
            chosen = Array(reading.ordinal == -1 ? offered.suffix(count) : offered.prefix(count))
        }
        guard chosen.count > 1 else { return nil }
        return .logFood(LogFood(foods: chosen, when: reading.when.filled(from: reading.target ?? When())))
    }

    private static let besidePlaces = Set(
        Word.split(
            "log add i had ate have ill the one and number please record both two three anota agrega comí la el y número por favor los las dos tres"))

    /// Of the list that a search has shown: one of it, and what is told of that one.
    private static func ofFound(_ offered: [FoodMention], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard words.count <= 12, !["delete_entry", "undo", "redo", "cancel", "search_food"].contains(reading.intent.name),
            ["search_food", "ask_food_facts", "ask_nutrient"].contains(tracker.lastAction ?? "") || isTaken(reading)
        else { return nil }
        // "una", of the one that was chosen.
        let isCount = tracker.lastAction != "search_food" && words.count == 1 && Int(words[0]) == nil && reading.ordinal == nil
        let ordinal = isCount ? nil : reading.ordinal ?? numbered(reading)
        let amount = reading.amounts.first { $0.unit != nil } ?? (isCount ? reading.amounts.only : nil)
        var reading = reading
        var chosen = ordinal.flatMap { offered.at(ordinal: $0) }
        if chosen == nil, let named = named(reading, offered) {
            chosen = named
            // "the low fat one" asks for no fat.
            if !Vocabulary.says(.amountOf, words) { reading.nutrients = [] }
        }
        if var food = chosen {
            if let amount { food.amount = amount }
            let isMeant = amount != nil && reading.nutrients.isEmpty || reading.when.meal != nil || isTaken(reading)
            var asking = reading
            asking.foods = [food]
            if reading.text.hasSuffix("?"), let (food, question) = ContentQuestion.read(asking, tracker) { return .askContents(of: food, question) }
            return told(food, reading, isTaken: isMeant && !reading.text.hasSuffix("?"))
        }
        // "200 g", "for lunch", of the one that was chosen.
        guard ordinal == nil, tracker.lastAction != "search_food", case .askFoodFacts(let foods)? = tracker.inquiry, var food = foods.only,
            reading.nutrients.isEmpty, !reading.text.hasSuffix("?"), words.count <= 8, !reading.when.isEmpty || amount != nil,
            offered.contains(where: { $0.best?.id == food.best?.id })
        else { return nil }
        if let amount { food.amount = amount }
        return .logFood(LogFood(foods: [food], when: reading.when.filled(from: reading.target ?? When())))
    }

    private static func told(_ food: FoodMention, _ reading: Reading, isTaken: Bool) -> Request {
        if isTaken { return .logFood(LogFood(foods: [food], when: reading.when.filled(from: reading.target ?? When()))) }
        return reading.nutrients.isEmpty
            ? .askFoodFacts(foods: [food]) : .askNutrients(foods: together([food], reading), nutrients: reading.nutrients)
    }

    /// "2", "la 3": a place by its number alone.
    private static func numbered(_ reading: Reading) -> Int? {
        let words = reading.words
        if words.count == 1 { return reading.amounts.only?.quantity.flatMap { $0 == $0.rounded() ? Int($0) : nil } }
        return zip(words, words.dropFirst()).lazy.compactMap { ["la", "el", "number", "numero", "no"].contains($0) ? Int($1) : nil }.first
    }

    /// The one whose name alone has the words that tell the foods of the list apart.
    private static func named(_ reading: Reading, _ offered: [FoodMention]) -> FoodMention? {
        guard reading.words.contains(where: pointing.contains) else { return nil }
        let names = offered.map { Set(Word.split($0.said)) }
        let common = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
        let said = Set(reading.words).subtracting(common).subtracting(Vocabulary[.small]).intersection(names.reduce([]) { $0.union($1) })
        guard !said.isEmpty, kind(reading.words).isSubset(of: said.union(common)) else { return nil }
        let fitting = offered.indices.filter { said.isSubset(of: names[$0]) }
        // The plainest of them, where it is the only one so plain.
        let least = fitting.map { names[$0].count }.min()
        return fitting.filter { names[$0].count == least }.only.map { offered[$0] }
    }

    /// What "the low fat one" calls it: the words before "one".
    private static func kind(_ words: [String]) -> Set<String> {
        guard let one = words.firstIndex(where: ["one", "ones"].contains), let article = words[..<one].lastIndex(of: "the") else { return [] }
        return Set(words[(article + 1)..<one])
    }

    private static let pointing: Set<String> = ["one", "the", "el", "la", "lo", "las", "los"]

    /// It is eaten or to be logged: "I had the second one", "I'll take the first".
    static func isTaken(_ reading: Reading) -> Bool {
        let words = reading.words
        return reading.intent.name == "plan_meal" || Vocabulary.says(.logging, words) || Vocabulary.says(.eating, words)
            || words.contains(where: ["have", "take", "eat", "go", "pick", "choose", "do", "like"].contains)
                && words.contains(where: ["ill", "ll", "will", "im", "id", "let", "lets"].contains)
            || ["i pick", "i choose", "me quedo", "elijo", "escojo"].contains { words.joined(separator: " ").hasPrefix($0) }
    }
}

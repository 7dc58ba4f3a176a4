import NLU
import Nutrition

/// Servings of a recipe that were eaten: of the one that is open, one of a list, or one that is named.
extension Intents {
    /// "I had two servings of the lentil soup recipe", "log the second recipe", "log that recipe".
    static func recipeEaten(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        let foods = reading.foods.filter { !$0.negated }
        let isServing = tracker.recipes?.open != nil && reading.pointsBack && reading.amounts.contains { $0.unit?.name == "serving" }
        guard
            [
                "log_food", "inform", "show_recipe", "save_recipe", "out_of_scope", "copy_entries", "search_recipe", "recommend_recipe", "plan_meal",
                "move_entry", "log_weight", "choose",
            ].contains(reading.intent.name) || reading.intent.name == "complete_day" && words.first.map(writing.contains) == true
                || reading.intent.name == "goodbye" && meansToEat(words)
                || tracker.speaksOfRecipe && reading.intent.name == "ask_remaining" && reading.pointsBack && meansToHave(words)
                || isServing && !reading.intent.name.hasPrefix("ask_") || tracker.speaksOfRecipe && logsThat(words)
        else { return nil }
        // "log it", of the recipe that is open.
        let isIt =
            tracker.speaksOfRecipe && foods.isEmpty
            && (reading.pointsBack && reading.intent.name == "log_food"
                || reading.pointsBack && reading.intent.name == "plan_meal"
                || reading.pointsBack && !reading.when.isEmpty
                    && words.contains(where: ["make", "cook", "have", "eat", "hago", "cocino", "preparo"].contains)
                || words.count <= 5 && words.first.map(writing.contains) == true || logsThat(words))
        let isTold = isIt || Vocabulary.says(.logging, words) || Vocabulary.says(.havingEaten, words)
        guard isTold, !asksHowMade(words), !words.contains("what"), !words.contains("que"), !reading.text.contains("?") else { return nil }
        let says = Vocabulary.says(.recipe, words)
        let hasServing = (reading.amounts + foods.map(\.amount)).contains { $0.unit?.name == "serving" }
        let isListed = tracker.recipes.map { !$0.last.isEmpty } ?? false
        // "me comí dos porciones", of the recipe that was shown.
        let isShown = tracker.recipes?.open != nil
        // "me comí la primera", of those that were listed.
        let isPlace = reading.ordinal != nil && Intents.recipeActions.contains(tracker.lastAction ?? "")
        guard says || isIt || isListed && (hasServing || isPlace) && (reading.ordinal != nil || reading.pointsBack || isShown) && foods.isEmpty else {
            return nil
        }
        let amounts = reading.amounts + foods.map(\.amount)
        let servings =
            amounts.first { $0.unit?.name == "serving" }?.quantity ?? (foods.isEmpty ? reading.amounts.first { ($0.unit == nil) }?.quantity : nil)
        let named = foods.map(\.said).filter { !Vocabulary[.recipe].isSuperset(of: Word.split($0)) }.joined(separator: " ")
        // "that recipe, 2 servings": the number counts servings.
        let isCount =
            hasServing && reading.ordinal.map(Double.init) == servings && recipeNumber(words) == nil && !Vocabulary.says(.place, words)
        let place = named.isEmpty ? (isCount ? nil : reading.ordinal) ?? recipeNumber(words) : nil
        // "la receta 2": the number is its place.
        let eaten = place.map { Double($0) } == servings && !hasServing ? nil : servings
        var request = RecipeServings(
            ordinal: place, words: named, servings: eaten, when: Vocabulary.says(.eating, words) ? reading.when : meant(reading.when, tracker))
        request.measured = amounts.only { $0.unit?.grams != nil || $0.unit?.millilitres != nil }
        return .logRecipe(request)
    }

    /// "I had it with a side salad", "me la comí con una copa de vino", of the recipe that is open: a serving of it, and what went with it.
    static func recipeBeside(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, foods = reading.foods
        guard tracker.speaksOfRecipe, reading.intent.name == "log_food", !foods.isEmpty, foods.allSatisfy({ $0.best != nil && !$0.negated }),
            Vocabulary.says(.eating, words) || Vocabulary.says(.havingEaten, words), !reading.text.hasSuffix("?"),
            let joint = words.firstIndex(where: ["with", "con"].contains), joint > 1,
            words[..<joint].contains(where: ["it", "that", "this", "la", "lo", "esa", "eso"].contains),
            foods.allSatisfy({ food in Word.split(food.said).first.flatMap(words.firstIndex(of:)).map { $0 > joint } ?? false })
        else { return nil }
        return [
            .logRecipe(RecipeServings(ordinal: nil, words: "", servings: nil, when: reading.when)),
            .logFood(LogFood(foods: foods, when: reading.when, continues: true)),
        ]
    }

    /// "I like it, save it", "me gusta, guárdala": the recipe that is open is kept.
    static func recipeKept(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard tracker.speaksOfRecipe, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, reading.ordinal == nil,
            words.count <= 8, !reading.text.hasSuffix("?"), words.isDisjoint(with: ["no", "not", "dont", "as", "como"]),
            zip(words, words.dropFirst()).contains(where: { ["save", "keep"].contains($0) && ["it", "that", "this"].contains($1) })
                || words.contains(where: ["guardala", "guardalo", "guardamela", "guardame", "guardarla", "guardarlo"].contains)
        else { return nil }
        return .saveRecipe(ordinal: nil, words: "", isOver: false)
    }

    /// "log the first one", of ideas for dinner: at dinner.
    private static func meant(_ when: When, _ tracker: Tracker) -> When {
        guard when.meal == nil, when.minute == nil, when.days == nil else { return when }
        switch tracker.inquiry {
        case .recommendRecipe(let query)?, .searchRecipe(let query)?: return When(meal: query.meal)
        default: return When(meal: tracker.speaksOfRecipe ? tracker.recipes?.query.meal : nil)
        }
    }

    /// "I'll have that tonight", "I'm going to make it".
    private static func meansToHave(_ words: [String]) -> Bool {
        words.prefix(3).contains(where: ["ill", "will", "going", "gonna", "well", "ll"].contains)
            && words.contains(where: ["have", "eat", "make", "cook"].contains)
    }

    /// "anota esa", "log that one".
    private static func logsThat(_ words: [String]) -> Bool {
        (2...4).contains(words.count) && ["log", "add", "record", "anota", "apunta", "registra", "agrega"].contains(words[0])
            && words.dropFirst().allSatisfy(thatOne.contains)
    }

    private static let thatOne: Set<String> = ["esa", "ese", "eso", "esta", "este", "that", "this", "it", "one", "porfa", "please"]
    private static let writing = ["ponla", "ponlo", "anotala", "planeala", "agregala", "apuntala"]

    /// "recipe 2", "la receta dos".
    private static func recipeNumber(_ words: [String]) -> Int? {
        guard let place = words.firstIndex(where: Vocabulary[.recipe].contains), place + 1 < words.count,
            !words.dropFirst(place + 2).prefix(1).contains(where: ["serving", "portion", "porcion", "porcione", "racion", "racione"].contains)
        else { return nil }
        let next = words[place + 1] == "number" || words[place + 1] == "numero" ? words[min(place + 2, words.count - 1)] : words[place + 1]
        return Int(next) ?? ["one", "two", "three", "four", "five"].firstIndex(of: next).map { $0 + 1 }
            ?? ["uno", "dos", "tres", "cuatro", "cinco"].firstIndex(of: next).map { $0 + 1 }
    }
}

extension Policy {
    /// "hice esa receta, me comí una ración": what was made and what was eaten of it is one and the same.
    static func eatenOnce(_ requests: [Request]) -> [Request] {
        requests.indices.filter { place in
            guard case .logRecipe(let made) = requests[place], made.servings == nil, made.measured == nil, place + 1 < requests.count,
                case .logRecipe(let eaten) = requests[place + 1]
            else { return true }
            return (eaten.ordinal, eaten.words) != (made.ordinal, made.words)
        }.map { requests[$0] }
    }
}

import NLU
import Nutrition

/// "what would be a better choice than the crisps?", "a healthier swap for it?": foods in the place of one that is named or was told last.
extension Intents {
    static func alternative(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, foods = reading.foods.filter { !$0.negated && $0.best != nil }
        guard words.count <= 14, foods.count <= 1, reading.nutrients.allSatisfy({ $0 == .energy }),
            reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), asksForBetter(words) || asksForSwap(words),
            asking.contains(reading.intent.name) || reading.text.hasSuffix("?")
                || ["can", "could", "puedo", "podria"].contains(words[0]) && words[1] != "you"
        else { return nil }
        var query = RecipeQuery(meal: reading.when.meal)
        if let food = foods.first {
            guard let place = words.firstIndex(where: Word.split(food.said).contains), place > 0,
                words[..<place].suffix(3).contains(where: leading.contains)
            else { return nil }
            query.betterThan = food
        } else {
            guard reading.foods.isEmpty, !tracker.entries.isEmpty, let last = tracker.food, afterTelling.contains(tracker.lastAction ?? ""),
                words.contains(where: ["than", "instead", "choice", "option", "alternative", "swap"].contains) || words.count <= 4
                    || asksForSwap(words)
            else { return nil }
            // Of several that were told, the one that weighs most.
            query.betterThan =
                tracker.entries.count > 1 && (asksForSwap(words) || isOfRows(tracker) && !words.contains(where: ["that", "it", "this"].contains))
                ? FoodMention(said: "", candidates: [], amount: Amount()) : last.mention()
        }
        query.betterThan?.amount = Amount()
        return .recommendFood(query)
    }

    /// "what has more calcium than milk?": others are asked for, and not which of two.
    static func others(_ reading: Reading) -> RecipeQuery {
        let nutrients = reading.nutrients.filter { $0 != .energy }
        return Vocabulary.says(.fewest, reading.words) || reading.words.contains(where: ["less", "fewer", "menos", "meno"].contains)
            ? RecipeQuery(low: nutrients) : RecipeQuery(nutrients: nutrients)
    }

    static func asksForOthers(_ reading: Reading) -> Bool {
        let words = reading.words
        return ["what", "which", "anything", "que"].contains(words.first) && (words.contains("than") || words.contains("que"))
            && (Vocabulary.says(.best, words) || Vocabulary.says(.most, words)) && !words.contains("or") && !words.contains("o")
    }

    /// What was told last is rows of the diary, and no food that was only asked about.
    private static func isOfRows(_ tracker: Tracker) -> Bool {
        switch tracker.inquiry {
        case nil, .askNutrients(foods: [], _)?, .judge(foods: [], _, _)?, .askRows?: true
        default: false
        }
    }

    private static func asksForBetter(_ words: [String]) -> Bool {
        if words.contains(where: ["which", "or", "had"].contains), !words.contains("should") { return false }
        if words.contains(where: ["alternative", "substitute", "alternativa", "sustituto"].contains) { return true }
        if words.contains(where: better.contains) { return words.contains(where: kinds.contains) || words.count <= 4 }
        let isAsked = words.contains(where: ["what", "could", "can", "should"].contains)
        return isAsked
            && (words.contains("instead") || words.contains(where: ["replace", "swap"].contains) && words.contains(where: ["with", "for"].contains))
    }

    /// "what could I have swapped to save calories?", "any lower calorie swaps?", "how could I make that lighter?", "¿cómo lo hago más ligero?"
    private static func asksForSwap(_ words: [String]) -> Bool {
        guard ["what", "any", "how", "which", "que", "como", "algun", "alguna", "is", "are"].contains(words[0]) else { return false }
        let lightens = words.contains(where: lighter.contains) || words.contains("instead")
        let swaps = words.contains(where: swapping.contains),
            asks = words.contains(where: ["could", "can", "should", "any", "podria", "puedo"].contains)
        let makes = words.contains(where: ["make", "made", "hago", "hacer", "hacerlo", "hacerla"].contains) && ["how", "como"].contains(words[0])
        // "¿qué hubiera sido mejor pedir?", "what would have been better?"
        let wouldBe =
            ["que", "what", "whats"].contains(words[0]) && words.contains(where: ["sido", "been"].contains)
            && words.contains(where: ["mejor", "better", "healthier", "lighter", "sano", "sana"].contains)
        if wouldBe { return words.contains(where: ["hubiera", "habria", "would"].contains) }
        let had = words.contains("instead") && words.contains(where: ["had", "have", "eaten", "ordered"].contains)
        return swaps && asks && lightens || makes && words.contains(where: lighter.subtracting(["save", "ahorrar"]).contains) || asks && had
    }

    /// "how many calories would I save with a black coffee instead?", "what if I'd had toast instead?": held against what was told last.
    static func savedByOther(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, foods = reading.foods.filter { !$0.negated && $0.best != nil }
        guard let other = foods.only, reading.nutrients.allSatisfy({ $0 == .energy }), words.count <= 14, !tracker.entries.isEmpty,
            afterTelling.contains(tracker.lastAction ?? ""), tracker.food.map({ $0.id != other.best?.id }) ?? false, reading.when.isEmpty
        else { return nil }
        let saves = words.contains(where: ["save", "saved", "saving", "ahorro", "ahorraria", "ahorrado", "ahorrar"].contains)
        let isLess = words.starts(with: ["how"]) && words.contains(where: ["less", "fewer"].contains)
        let supposes = words.starts(with: ["what", "if"]) && words.contains("instead") || words.starts(with: ["y", "si", "hubiera"])
        guard saves && words.contains(where: ["how", "much", "what", "would", "cuanto", "cuanta"].contains) || isLess || supposes,
            words.isDisjoint(with: ["log", "recipe", "receta", "as"])
        else { return nil }
        return .compareFoods(foods: tracker.besideLast([other]), nutrients: [.energy])
    }

    private static let swapping: Set<String> = [
        "swap", "swapped", "change", "changed", "replace", "replaced", "substitute", "cut", "cambiar", "cambiado", "cambio", "sustituir",
        "sustituido",
        "reemplazar", "reemplazado",
    ]
    private static let lighter: Set<String> = [
        "save", "lighter", "healthier", "better", "lower", "fewer", "less", "ahorrar", "ligero", "ligera", "liviano", "liviana", "sano", "sana",
        "saludable", "meno", "menos", "lighten",
    ]
    private static let better: Set<String> = ["better", "healthier", "lighter"]
    private static let kinds: Set<String> = [
        "than", "choice", "option", "swap", "something", "snack", "anything", "version", "replacement", "instead", "pick",
    ]
    private static let leading: Set<String> = ["than", "to", "for", "of", "replace", "swap", "substitute"]
    private static let asking: Set<String> = [
        "recommend_food", "recommend_recipe", "compare_foods", "ask_insight", "search_recipe", "out_of_scope", "more_recipes", "ask_food_facts",
        "search_food", "ask_weight", "ask_nutrient", "show_recipe", "log_food", "explain",
    ]
    private static let afterTelling: Set<String> = ["log_food", "correct", "ask_nutrient", "ask_food_facts", "copy_entries"]
}

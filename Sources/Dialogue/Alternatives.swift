import NLU
import Nutrition

/// "what would be a better choice than the crisps?", "a healthier swap for it?": foods in the place of one that is named or was told last.
extension Intents {
    static func alternative(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, foods = reading.foods.filter { !$0.negated && $0.best != nil }
        guard words.count <= 14, foods.count <= 1, reading.nutrients.isEmpty, reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }),
            asksForBetter(words), asking.contains(reading.intent.name) || reading.text.hasSuffix("?")
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
            else { return nil }
            query.betterThan = last.mention()
        }
        query.betterThan?.amount = Amount()
        return .recommendFood(query)
    }

    private static func asksForBetter(_ words: [String]) -> Bool {
        if words.contains(where: ["which", "or", "had"].contains), !words.contains("should") { return false }
        if words.contains(where: ["alternative", "substitute"].contains) { return true }
        if words.contains(where: better.contains) { return words.contains(where: kinds.contains) || words.count <= 4 }
        let isAsked = words.contains(where: ["what", "could", "can", "should"].contains)
        return isAsked
            && (words.contains("instead") || words.contains(where: ["replace", "swap"].contains) && words.contains(where: ["with", "for"].contains))
    }

    private static let better: Set<String> = ["better", "healthier", "lighter"]
    private static let kinds: Set<String> = [
        "than", "choice", "option", "swap", "something", "snack", "anything", "version", "replacement", "instead", "pick",
    ]
    private static let leading: Set<String> = ["than", "to", "for", "of", "replace", "swap", "substitute"]
    private static let asking: Set<String> = [
        "recommend_food", "recommend_recipe", "compare_foods", "ask_insight", "search_recipe", "out_of_scope", "more_recipes", "ask_food_facts",
        "search_food",
    ]
    private static let afterTelling: Set<String> = ["log_food", "correct", "ask_nutrient", "ask_food_facts", "copy_entries"]
}

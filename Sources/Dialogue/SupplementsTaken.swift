import NLU
import Nutrition

/// Vitamins, minerals and the like that were taken.
extension Intents {
    /// "two eggs and a multivitamin": the supplement, and then the foods as they would be logged without it, so that what is said next is of those.
    static func supplementsTaken(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        guard !reading.supplements.isEmpty else {
            // "25 mcg", of what was taken: no amount of a food.
            if let told = tracker.undosed.only?.dosed(reading.text) { return [.logSupplements([told], reading.when)] }
            return supplementHabit(reading) ?? supplementRemoved(reading, tracker).map { [$0] }
        }
        // "and zinc 11 mg", after a goal.
        if tracker.lastAction == "set_goal", reading.foods.isEmpty, reading.when.isEmpty, !Vocabulary.says(.havingEaten, reading.words),
            reading.words.isDisjoint(with: ["took", "taken", "tome", "tomado"]),
            ["and", "y", "also", "tambien"].contains(Word.split(reading.text).first),
            let told = reading.supplements.only, let nutrient = told.nutrient, let figure = told.figure
        {
            return [.setGoal(nutrient: nutrient, amount: figure)]
        }
        var foods = reading
        foods.supplements = []
        return [.logSupplements(reading.supplements, reading.when)] + (foods.foods.isEmpty ? [] : requests(foods, understanding, tracker))
    }

    /// "i take vitamin d every day": as a rule, and none of it now.
    private static func supplementHabit(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["i", "also", "yo", "and"].contains($0) })
        guard (3...8).contains(words.count), ["take", "tomo"].contains(words[0]), words.contains(where: SupplementMention.mayBegin),
            words.contains(where: ["every", "daily", "each", "always", "usually", "cada", "siempre", "todo"].contains), !reading.text.hasSuffix("?")
        else { return nil }
        return [.tell(.habit)]
    }

    /// "delete the multivitamin", "quita la vitamina d": the row that is called so.
    private static func supplementRemoved(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let name = reading.words.dropFirst().drop { ["the", "my", "that", "el", "la", "mi", "los", "las"].contains($0) }
        guard !tracker.entries.isEmpty, (1...4).contains(name.count), ["delete", "remove", "borra", "quita", "elimina"].contains(reading.words[0]),
            let first = name.first, SupplementMention.mayBegin(with: first),
            !name.contains(where: { Vocabulary[.goal].contains($0) || ["limit", "limite"].contains($0) })
        else { return nil }
        return .delete(Selection(foods: [FoodMention(said: name.joined(separator: " "), candidates: [])]))
    }
}

import NLU
import Nutrition

/// Doubts that no figure answers: whether to skip a meal for having eaten much, and why something is suggested.
extension Intents {
    static func misgiving(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }),
            (2...14).contains(words.count)
        else { return nil }
        if asksToSkip(reading, words) || plansToSkip(reading, words) || asksToMakeUp(reading, words) { return .tell(.makeUp) }
        let isOfIdeas = recipeActions.subtracting(["show_recipe"]).union(["recommend_food"]).contains(tracker.lastAction ?? "")
        let asksWhy = words.prefix(3).contains("why") || words.starts(with: ["por", "que"]) || words.starts(with: ["y", "por", "que"])
        guard asksWhy, reading.intent.name == "explain",
            isOfIdeas || words.contains(where: ["suggest", "recommend", "sugiere", "recomienda", "sugeriste", "recomendaste"].contains)
        else { return nil }
        return words.isDisjoint(with: Vocabulary[.goal]) ? .tell(.whySuggested) : nil
    }

    /// "¿con qué lo compenso en la cena?", "how do I make up for it at dinner?"
    private static func asksToMakeUp(_ reading: Reading, _ words: [String]) -> Bool {
        let text = words.joined(separator: " ")
        return words.contains(where: ["como", "que", "how", "what", "should", "can", "puedo", "debo"].contains)
            && reading.nutrients.isEmpty
            && (words.contains(where: ["compenso", "compensarlo", "compensar", "compensate"].contains) || text.contains("make up for"))
    }

    /// "should I skip dinner?", "¿me salto la cena?", "¿mejor no ceno?"
    private static func asksToSkip(_ reading: Reading, _ words: [String]) -> Bool {
        let asks = ["should", "shall", "can", "could", "maybe", "is", "will"].contains(words[0]) || reading.text.hasSuffix("?")
        let wonders = words.contains(where: ["deberia", "debo", "mejor", "tengo", "conviene", "should"].contains)
        guard asks || wonders, !["what", "which", "que", "cual", "do", "did", "when", "how"].contains(words[0]) else { return false }
        let skips = words.contains(where: skipping.contains) || zip(words, words.dropFirst()).contains { $0 == "no" && dining.contains($1) }
        // A meal that is skipped is not read as the time of anything.
        let isOfMeals = words.contains { dining.contains($0) || named.contains($0) }
        // "is that too fast?" is of a pace.
        return skips && isOfMeals && !zip(words, words.dropFirst()).contains { $0 == "too" && $1 == "fast" }
    }

    /// "I'm gonna skip dinner, is that ok", "skipping lunch today", "I won't eat dinner": what is meant to come, and no order about what stands. What is
    /// planned for a day ahead is called off by it.
    private static func plansToSkip(_ reading: Reading, _ words: [String]) -> Bool {
        guard reading.when.days == nil || words.contains(where: ["today", "tonight"].contains) else { return false }
        return words.indices.dropLast().contains { place in
            let behind = words[(place + 1)...].drop { ["my", "the", "having", "eating"].contains($0) }
            guard let meal = behind.first, mealsNamed.contains(meal) else { return false }
            if words[place] == "skipping" { return true }
            let before = words[..<place].suffix(6)
            if words[place] == "skip" { return before.contains(where: planning.contains) }
            return ["eat", "have", "eating", "having"].contains(words[place])
                && before.suffix(2).contains(where: ["wont", "won", "not", "arent"].contains)
                && !before.contains(where: ["did", "have", "t"].contains)
        }
    }

    private static let planning = Set(
        Word.split("gonna going will ill ll might may could can should would want wanna think thinking id plan planning rather just probably maybe"))
    private static let mealsNamed: Set<String> = ["breakfast", "lunch", "dinner", "supper"]

    private static let skipping = Set(Word.split("skip skipping fast starve saltarme salto saltar saltear saltearme ayuno ayunar omitir"))
    private static let named = Set(Word.split("breakfast lunch dinner supper meal cena comida ayuno ayunar fast"))
    private static let dining = Set(Word.split("ceno cenar como comer almuerzo almorzar desayuno desayunar meriendo merendar"))
}

import NLU
import Nutrition

/// A recipe of the person's own, told with what goes into it.
extension KeepIntents {
    /// "here's my chilli recipe, serves 6: 500 g beef, …", "create a recipe called shake: …", "my chilli has 500 g of beef …, it makes 4".
    static func recipeTold(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard
            [
                "search_recipe", "save_meal", "create_food", "recommend_recipe", "save_recipe", "show_recipe", "log_food", "set_usual",
                "out_of_scope", "inform",
            ]
            .contains(reading.intent.name), reading.when.isEmpty, !reading.text.hasSuffix("?"),
            Vocabulary.says(.recipe, words) || servings(words) != nil && words.contains(where: ["my", "mi"].contains), let name = nameTold(words)
        else { return nil }
        let named = Set(Word.split(name))
        let foods = reading.foods.filter { !$0.negated && ($0.amount.quantity != nil || !named.isSuperset(of: Word.split($0.said))) }
        guard foods.count > 1, foods.contains(where: { $0.amount.quantity != nil }) else { return nil }
        return [.keep(.saveMeal(name: name, from: Selection(), foods: foods, servings: servings(words)))]
    }

    /// "my NAME recipe", "recipe called NAME", "mi receta de NAME", "my NAME has".
    private static func nameTold(_ words: [String]) -> String? {
        let called = words.firstIndex { ["called", "named", "llamada", "llamado"].contains($0) }
        let recipe = words.firstIndex { Vocabulary[.recipe].contains($0) }
        let mine = words.firstIndex { ["my", "mi"].contains($0) }
        let start: Int
        if let called {
            start = called + 1
        } else if let recipe, recipe + 1 < words.count, ["de", "for", "of"].contains(words[recipe + 1]) {
            start = recipe + 2
        } else if let mine, mine <= 3 {
            start = mine + 1
        } else {
            return nil
        }
        let name = words[min(start, words.count)...].prefix { !ending.contains($0) && Double($0) == nil }.drop {
            ["a", "an", "the", "la", "el"].contains($0)
        }
        return (1...4).contains(name.count) ? name.joined(separator: " ") : nil
    }

    private static let ending = Set(
        Word.split(
            "recipe receta has have is contains with serve serves makes make lleva tiene es para con one two three four half una uno dos tres medio"))
}

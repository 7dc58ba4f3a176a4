import NLU
import Nutrition

/// How the words of a correction are read: what opens it, and what an amount is given to.
extension Intents {
    /// "ponle salsa verde": one thing more; "ponle que la coca fue light" and "ponle media taza al arroz" say it of what stands.
    static func isAdding(_ foods: [FoodMention], _ words: [String]) -> Bool {
        guard let food = foods.first, Vocabulary[.adding].contains(words.first ?? ""), words.dropFirst().first != "que" else { return false }
        // "ponele medio sándwich nomás": no more than that.
        if foods.count == 1, !food.amount.isEmpty, Vocabulary.says(.only, words) { return false }
        guard !food.amount.isEmpty, let name = Word.split(food.said).first, let place = words.lastIndex(of: name), place > 1 else { return true }
        return words[place - 1] != "al" && !(words[place - 2] == "a" && ["la", "los", "las"].contains(words[place - 1]))
    }

    /// "perdona, el yogur era de fresa", "ponle que la coca fue light": what opens so tells nothing of a food.
    static func afterApology(_ text: String) -> String {
        let words = text.split(separator: " ")
        if words.count > 2, words[1] == "que", Vocabulary[.adding].union(Vocabulary[.writingDown]).contains(Word.split(String(words[0])).first ?? "")
        {
            return words[2...].joined(separator: " ")
        }
        guard let first = words.firstIndex(where: { !Word.split(String($0)).allSatisfy(OrderWords.apologising.contains) }), first > 0,
            OrderWords.pointing.contains(Word.split(String(words[first])).first ?? "")
        else { return text }
        return words[first...].joined(separator: " ")
    }
}

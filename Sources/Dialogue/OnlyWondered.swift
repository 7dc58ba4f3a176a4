import NLU
import Nutrition

/// A food was only asked about: "no me lo comí, solo preguntaba", "didn't have one, just curious". Nothing of it is written.
extension Intents {
    static func onlyWondered(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction.map({ asking.contains($0) }) == true, words.count <= 10, !reading.text.hasSuffix("?"),
            reading.amounts.allSatisfy({ $0.unit == nil && $0.quantity ?? 1 == 1 }),
            reading.foods.allSatisfy({ $0.amount.isEmpty || $0.negated }), reading.when.meal == nil,
            words.contains(where: wondering.contains) && !Vocabulary.says(.writingDown, words) || deniesEating(words)
        else { return nil }
        return [.tell(.nothingDone)]
    }

    /// "i haven't eaten it", "no me la he comido", and nothing said to be had instead.
    private static func deniesEating(_ words: [String]) -> Bool {
        guard let denial = words.prefix(3).firstIndex(where: denials.contains) else { return false }
        let rest = words[(denial + 1)...].drop { besideDenial.contains($0) }
        return rest.first.map { Vocabulary[.eating].contains($0) || Vocabulary[.havingEaten].contains($0) } == true
            && rest.dropFirst().allSatisfy { afterDenial.contains($0) || wondering.contains($0) || besideDenial.contains($0) }
    }

    private static let asking: Set<String> = ["ask_nutrient", "ask_food_facts", "compare_foods", "search_food", "explain", "recommend_food"]
    private static let wondering: Set<String> = [
        "asking", "wondering", "wondered", "curious", "curiosity", "preguntaba", "pregunto", "pregunte", "preguntando", "curiosidad", "curioso",
        "curiosa",
    ]
    private static let denials: Set<String> = ["no", "not", "didnt", "havent", "dont", "didn", "haven", "don", "todavia", "aun", "nunca", "never"]
    private static let besideDenial: Set<String> = [
        "t", "i", "no", "me", "lo", "la", "los", "las", "he", "actually", "really", "todavia", "aun", "yet",
    ]
    private static let afterDenial: Set<String> = [
        "it", "one", "that", "them", "any", "just", "only", "was", "im", "still", "eso", "ese", "esa", "uno", "una", "solo", "era", "por", "es",
        "que",
        "nada", "so", "far", "eh", "jaja", "jeje", "lol", "haha", "ninguno", "ninguna",
    ]
}

import NLU
import Nutrition

/// A food was only asked about: "no me lo comí, solo preguntaba", "didn't have one, just curious". Nothing of it is written.
extension Intents {
    static func onlyWondered(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        // "el chicharrón no me lo comí", after the bandeja paisa that stands was asked about: taken out of it.
        let isOfAsked =
            tracker.entries.isEmpty || reading.foods.allSatisfy { $0.best == nil || !$0.isDefinite || $0.best?.noun == tracker.food?.noun }
        // "no la anotes, solo preguntaba": after whatever wrote nothing.
        let isHeldBack = isOnlyAsked(words) && reading.foods.isEmpty && tracker.lastAction.map({ writing.contains($0) }) != true
        guard isHeldBack || tracker.lastAction.map({ asking.contains($0) }) == true, words.count <= 10, !reading.text.hasSuffix("?"),
            reading.amounts.allSatisfy({ $0.unit == nil && $0.quantity ?? 1 == 1 }),
            reading.foods.allSatisfy({ $0.amount.isEmpty || $0.negated }), reading.when.meal == nil,
            isOnlyAsked(words) && (!Vocabulary.says(.writingDown, words) || deniesWriting(words)) || deniesEating(words) && isOfAsked
        else { return nil }
        return [.tell(.nothingDone)]
    }

    /// "solo preguntaba", "era solo una pregunta", "solo quería saber", "just wanted to know".
    private static func isOnlyAsked(_ words: [String]) -> Bool {
        words.contains(where: wondering.contains)
            || words.contains(where: ["solo", "nomas", "nada", "just", "only"].contains)
                && words.suffix(2).contains(where: ["pregunta", "saber", "know", "question"].contains)
    }

    /// "no la anotes", "don't log it".
    private static func deniesWriting(_ words: [String]) -> Bool {
        words.indices.contains { place in
            ["no", "dont", "don", "not", "sin"].contains(words[place])
                && words[(place + 1)...].prefix(3).contains(where: { Vocabulary[.writingDown].contains($0) || $0.hasPrefix("anot") })
        }
    }

    private static let writing: Set<String> = ["log_food", "correct", "copy_entries", "log_exercise", "log_water", "plan_meal", "move_entry"]

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

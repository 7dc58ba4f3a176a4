import NLU
import Nutrition

/// Which of the foods that were told together were eaten after all: "I only ate the fish", "everything but the salad".
extension Intents {
    private static let deleting: Set<String> = ["delete", "remove", "erase", "clear", "wipe", "scrap", "bin", "drop", "copy", "move", "log", "keep"]

    static func onlyEaten(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { beforeOnly.contains($0) })
        guard tracker.entries.count > 1 || tracker.listed?.count ?? 0 > 1, words.count > 2, words.count <= 10, !reading.text.hasSuffix("?"),
            reading.when.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, !reading.isQuestion,
            let article = words.firstIndex(where: ["the", "my"].contains), article > 0, article + 1 < words.count,
            reading.foods.allSatisfy(\.amount.isEmpty), reading.foods.allSatisfy(\.removed.isEmpty)
        else { return nil }
        let foods = named(words[article...], reading)
        guard !foods.isEmpty else { return nil }
        // "I ate it all except the potatoes".
        if words[..<article].contains(where: ["everything", "all"].contains),
            ["but", "except", "from", "besides", "for"].contains(words[article - 1]),
            // "delete everything except the eggs" keeps them.
            reading.intent.name != "delete_entry", !Vocabulary.says(.takingBack, words), words.isDisjoint(with: deleting)
        {
            return .delete(Selection(foods: foods))
        }
        guard words[..<article].contains(where: ["only", "just"].contains), words[..<article].allSatisfy(onlyWords.contains) else { return nil }
        let told = words.prefix { !["not", "but"].contains($0) }.joined(separator: " ")
        return .correct(Correction(selection: Selection(foods: foods), words: told))
    }

    /// "i gave most of the potatoes away, only ate 2", "dejé casi todo el arroz, solo comí dos cucharadas": so much of it was eaten.
    static func eatenOfLeft(_ readings: [Reading]) -> [[Request]]? {
        let words = readings.flatMap(\.words)
        guard (1...2).contains(readings.count), let food = readings[0].foods.only, food.best != nil, readings.allSatisfy(\.when.isEmpty),
            readings.dropFirst().allSatisfy({ $0.foods.allSatisfy { $0.best == nil } }), words.count <= 16,
            let left = words.firstIndex(where: leaving.contains),
            let only = words.lastIndex(where: ["only", "just", "solo", "nomas"].contains), (left + 2..<words.count - 1).contains(only),
            readings.allSatisfy({ !$0.text.hasSuffix("?") }),
            let head = Word.split(food.said).first, words[left..<only].contains(head),
            let amount = readings[readings.count - 1].amounts.last(where: { $0.quantity != nil }) ?? (readings.count == 1 ? food.amount : nil),
            amount.quantity ?? 0 > 0
        else { return nil }
        let named = FoodMention(said: food.said, candidates: food.candidates)
        return Array(repeating: [], count: readings.count - 1) + [[.correct(Correction(selection: Selection(foods: [named]), amount: amount))]]
    }

    private static let leaving = Set(Word.split("gave left leave threw tossed wasted finish dejé regalé di sobró sobraron tiré terminé"))

    /// "the fries weren't mine": nothing of one's own.
    static func notMine(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.filter { $0 != "t" }
        guard !tracker.entries.isEmpty, let food = reading.foods.only, food.amount.isEmpty, words.count <= 7, words.last == "mine",
            words.contains(where: ["wasnt", "werent", "wasn", "weren", "not", "isnt"].contains), reading.when.isEmpty
        else { return nil }
        return .delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]))
    }

    /// "the fish and the salad": each by its words, for a bare name is not always seen as a food.
    private static func named(_ words: ArraySlice<String>, _ reading: Reading) -> [FoodMention] {
        words.prefix { !["not", "but"].contains($0) }.split(whereSeparator: ["and", "the", "my"].contains).map { name in
            let said = name.joined(separator: " ")
            let food = reading.foods.first { Word.split($0.said) == Array(name) }
            return FoodMention(said: food?.said ?? said, candidates: food?.candidates ?? [])
        }
    }

    private static let beforeOnly: Set<String> = ["actually", "no", "but", "and", "ok", "oh", "sorry", "well", "wait"]
    private static let onlyWords: Set<String> = [
        "i", "we", "only", "just", "ate", "had", "eat", "drank", "finished", "it", "was", "have", "did", "ended", "up", "eating", "having",
        "actually",
    ]
}

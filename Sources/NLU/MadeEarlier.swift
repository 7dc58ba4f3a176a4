import Nutrition

/// When leftovers were made, and not when they were eaten: "moussaka leftover from monday's dinner, for lunch today".
enum MadeEarlier {
    static let inEnglish = Rewrite(["from", "leftover", "leftovers"], eatenNow)

    private static func eatenNow(_ tokens: [Token]) -> [Token] {
        guard !tokens.contains(where: { ordering.contains($0) || $0.word == "?" }) else { return tokens }
        for from in tokens.indices.dropFirst().dropLast() where tokens[from].word == "from" {
            let isLeft =
                tokens[..<from].contains { ["leftover", "leftovers"].contains($0.word) } || tokens[from - 1].word == "left"
                || tokens[from - 1].word == "over" && from > 1 && tokens[from - 2].word == "left"
            guard let (end, namesMeal) = day(at: from + 1, tokens), !tokens[end...].contains(where: { ["was", "were"].contains($0.word) }),
                isLeft || namesMeal && (bought.contains(tokens[end - 1]) || hasMeal(tokens[end...])) || isEatenNow(tokens[end...])
            else { continue }
            let start = tokens[from - 1].word == "over" ? from - 2 : tokens[from - 1].word == "left" ? from - 1 : from
            guard start > 0 else { continue }
            return Array(tokens[..<start] + tokens[end...])
        }
        // "yesterday's leftover curry".
        for left in tokens.indices where ["leftover", "leftovers"].contains(tokens[left].word) {
            for start in max(0, left - 4)..<left {
                guard let (end, _) = day(at: start, tokens), end == left, isPossessive(tokens[start..<left]) else { continue }
                return Array(tokens[..<start] + tokens[left...])
            }
        }
        return tokens
    }

    /// A day that is gone, with the part of it and the meal that are said behind.
    private static func day(at start: Int, _ tokens: [Token]) -> (end: Int, namesMeal: Bool)? {
        var place = start
        if place < tokens.count, ["the", "my", "our"].contains(tokens[place].word) { place += 1 }
        guard place < tokens.count else { return nil }
        switch tokens[place].word {
        case "yesterday", "yesterdays": place += 1
        case "last", "other":
            guard place + 1 < tokens.count, parts.contains(tokens[place + 1]) || TimeWords.weekdays[tokens[place + 1].word] != nil else { return nil }
            place += 2
        default:
            guard TimeWords.weekdays[tokens[place].word] != nil else { return nil }
            place += 1
        }
        while place < tokens.count, parts.contains(tokens[place]) || ["'", "s"].contains(tokens[place].word) { place += 1 }
        let namesMeal = place < tokens.count && meals.contains(tokens[place])
        return (namesMeal ? place + 1 : place, namesMeal)
    }

    /// "pizza from last night for lunch".
    private static func isEatenNow(_ rest: ArraySlice<Token>) -> Bool {
        guard let first = rest.first, first.word == "for", let meal = rest.dropFirst().first else { return false }
        return ["breakfast", "lunch", "brunch"].contains(meal.word)
    }

    private static func hasMeal(_ rest: ArraySlice<Token>) -> Bool { rest.contains { meals.contains($0) } }
    private static func isPossessive(_ tokens: ArraySlice<Token>) -> Bool { tokens.contains { $0.word == "'" || $0.text.hasSuffix("s") } }

    private static let parts: WordSet = ["night", "nights", "evening", "evenings", "day", "days"]
    private static let meals: WordSet = ["dinner", "lunch", "breakfast", "supper", "brunch", "takeout", "takeaway", "delivery", "bbq", "party"]
    private static let bought: WordSet = ["takeout", "takeaway", "delivery"]
    /// A row is asked for or changed by the day on which it was written.
    private static let ordering: WordSet = [
        "same", "copy", "repeat", "again", "move", "delete", "remove", "change", "how", "what", "which", "show", "undo", "much", "many",
    ]
}

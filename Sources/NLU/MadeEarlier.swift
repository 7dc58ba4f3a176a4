import Nutrition

/// When leftovers were made, and not when they were eaten: "moussaka leftover from monday's dinner, for lunch today", "had the curry from last night".
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
                    || isTold(tokens[..<from], tokens[end...])
            else { continue }
            let start = tokens[from - 1].word == "over" ? from - 2 : tokens[from - 1].word == "left" ? from - 1 : from
            guard start > 0 else { continue }
            return left(tokens[..<start]) + tokens[end...]
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

    /// "ate last night's pizza", "had yesterday's soup for lunch".
    static let possessed = Rewrite(["yesterday", "yesterdays", "last"]) { tokens in
        guard !tokens.contains(where: { ordering.contains($0) || $0.word == "?" }),
            let deed = tokens.prefix(4).lastIndex(where: { eating.contains($0) }),
            let start = tokens.indices.dropFirst(deed + 1).prefix(5).first(where: { ["yesterday", "yesterdays", "last"].contains(tokens[$0].word) }),
            tokens[(deed + 1)..<start].allSatisfy({ ofPart.contains($0) }), let (end, namesMeal) = day(at: start, tokens), !namesMeal,
            isPossessive(tokens[start..<end]), end < tokens.count, tokens[end].kind == .word, !wholly.contains(tokens[end])
        else { return tokens }
        return tokens[...deed] + [Token("leftover", before: tokens[end])] + tokens[end...]
    }

    /// "had the curry": leftover curry.
    private static func left(_ tokens: ArraySlice<Token>) -> [Token] {
        let start = tokens.lastIndex { eating.contains($0) }.map { $0 + 1 } ?? tokens.firstIndex { !before.contains($0) } ?? 0
        guard !tokens.contains(where: { ["leftover", "leftovers", "left"].contains($0.word) }),
            let name = tokens[start...].firstIndex(where: { !ofPart.contains($0) && $0.kind == .word && !counting.contains($0.singularWord) })
        else { return Array(tokens) }
        return tokens[..<name] + [Token("leftover", before: tokens[name])] + tokens[name...]
    }

    /// "had the curry from last night": eaten now, a food of its name or some of it.
    private static func isTold(_ opening: ArraySlice<Token>, _ rest: ArraySlice<Token>) -> Bool {
        guard let deed = opening.prefix(4).lastIndex(where: { eating.contains($0) }), opening[..<deed].allSatisfy({ before.contains($0) }),
            case let named = opening[(deed + 1)...].filter({ !ofPart.contains($0) }), !named.isEmpty,
            !named.contains(where: { wholly.contains($0) || meals.contains($0) }), let first = rest.first ?? opening.first
        else { return false }
        return rest.isEmpty || first.kind == .mark || ["for", "at", "and", "with", "today", "now", "again", "this"].contains(first.word)
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

    private static let eating: WordSet = [
        "had", "ate", "eating", "having", "have", "eaten", "finished", "off", "up", "reheated", "polished", "demolished", "finishing",
    ]
    private static let before: WordSet = [
        "i", "we", "just", "then", "also", "so", "and", "ive", "finished", "polished", "ate", "im", "am", "for", "lunch", "dinner", "breakfast", "oh",
        "ok", "later", "now", "today",
    ]
    private static let ofPart: WordSet = ["the", "rest", "of", "some", "a", "bit", "my", "our", "half", "last", "more", "that", "leftover", "cold"]
    private static let counting: WordSet = [
        "a", "an", "two", "three", "four", "slice", "bowl", "plate", "cup", "piece", "couple", "few", "small", "large", "big", "serving", "portion",
    ]
    /// Name no food.
    private static let wholly: WordSet = [
        "it", "that", "what", "stuff", "thing", "food", "leftover", "leftovers", "meal", "meals", "nothing", "dinner", "lunch", "breakfast", "supper",
        "them", "one", "ones", "rest", "as", "like",
    ]
    private static let parts: WordSet = ["night", "nights", "evening", "evenings", "day", "days"]
    private static let meals: WordSet = ["dinner", "lunch", "breakfast", "supper", "brunch", "takeout", "takeaway", "delivery", "bbq", "party"]
    private static let bought: WordSet = ["takeout", "takeaway", "delivery"]
    /// A row is asked for or changed by the day on which it was written.
    private static let ordering: WordSet = [
        "same", "copy", "repeat", "again", "move", "delete", "remove", "change", "how", "what", "which", "show", "undo", "much", "many",
    ]
}

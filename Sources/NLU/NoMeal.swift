import Nutrition

/// A meal at which nothing was had, in a list of several: "Lunch - chili, saltines 6. Dinner - nothing yet".
enum NoMeal {
    static let inEnglish = Rewrite(["nothing", "skipped", "none", "tbd", "not", "nada", "didnt", "didn"]) { without(insteadOfCooking($0)) }

    /// "I didn't make dinner, had two bowls of cereal": what was had in its place, at that meal.
    private static func insteadOfCooking(_ tokens: [Token]) -> [Token] {
        let start = tokens.prefix { ["i", "we", "just", "so", "oh", "ok"].contains($0.word) }.count
        guard start < tokens.count, ["didnt", "didn"].contains(tokens[start].word), tokens.last?.word != "?",
            let mark = tokens.indices.dropFirst(start + 2).prefix(8).first(where: {
                [",", "so", "but", "and", "-", ";", "."].contains(tokens[$0].word)
            }),
            tokens[start..<mark].contains(where: { ["make", "cook", "bother", "prepare", "fix"].contains($0.word) }),
            tokens[start..<mark].allSatisfy({ denying.contains($0) || meals.contains($0) }),
            case let rest = tokens[mark...].drop(while: { !eating.contains($0) }), rest.count > 1, rest.startIndex - mark <= 4
        else { return tokens }
        var told = Array(rest)
        while told.last?.kind == .mark || told.last?.word == "instead" { told.removeLast() }
        // "we didn't cook last night, had pizza".
        if let last = told.last, !told.contains(where: { ["last", "yesterday", "today", "tonight", "now", "this"].contains($0.word) }) {
            told += tokens[start..<mark].filter { ["last", "night", "yesterday"].contains($0.word) }.map { Token($0.text, after: last) }
        }
        guard let meal = tokens[start..<mark].first(where: { meals.contains($0) }), let last = told.last,
            !told.contains(where: { meals.contains($0) })
        else {
            return told
        }
        return told + [Token("for", after: last), Token(meal.text, after: last)]
    }

    private static let eating: WordSet = ["had", "ate", "having", "grabbed", "got"]
    private static let denying: WordSet = [
        "didnt", "didn", "t", "'", "make", "cook", "bother", "prepare", "fix", "any", "a", "proper", "anything", "for", "tonight", "today", "with",
        "to",
        "my", "the", "cooking", "making", "i", "we", "last", "night", "yesterday",
    ]

    private static func without(_ tokens: [Token]) -> [Token] {
        var out = tokens, place = 0
        while place < out.count {
            guard meals.contains(out[place]) || isLetter(place, out), place == 0 || out[place - 1].kind == .mark || out[place - 1].word == "and",
                let end = end(after: place + 1, out), !(place == 0 && end == out.count)
            else {
                place += 1
                continue
            }
            // The mark between goes with it.
            let start = place > 0 && end == out.count ? place - 1 : place
            let next = end < out.count && out[end].kind == .mark && start == place ? end + 1 : end
            guard next - start < out.count, hasMeal(out[..<start]) || hasMeal(out[next...]) else {
                place += 1
                continue
            }
            out.removeSubrange(start..<next)
        }
        return out
    }

    /// The end of "- nothing yet", nil where something was had.
    private static func end(after start: Int, _ tokens: [Token]) -> Int? {
        var place = start
        while place < tokens.count, [":", "-", "=", ",", "was", "is", "had"].contains(tokens[place].word) { place += 1 }
        guard place < tokens.count, nothing.contains(tokens[place]) else { return nil }
        if tokens[place].word == "not", place + 1 == tokens.count || tokens[place + 1].word != "yet" { return nil }
        place += 1
        while place < tokens.count, tokens[place].kind != .mark {
            guard ["yet", "so", "far", "it", "at", "all", "today", "lol"].contains(tokens[place].word) else { return nil }
            place += 1
        }
        return place
    }

    /// "d- not yet".
    private static func isLetter(_ place: Int, _ tokens: [Token]) -> Bool {
        place + 1 < tokens.count && TimeWords.mealLetters[tokens[place].word] != nil && [":", "-", "="].contains(tokens[place + 1].word)
    }

    private static func hasMeal(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.contains { meals.contains($0) || TimeWords.mealLetters[$0.word] != nil }
    }

    private static let nothing: WordSet = ["nothing", "skipped", "none", "tbd", "not", "nada"]
    private static let meals: WordSet = ["breakfast", "lunch", "dinner", "snack", "snacks", "supper", "brunch", "tea"]
}

import Nutrition

/// A meal at which nothing was had, in a list of several: "Lunch - chili, saltines 6. Dinner - nothing yet".
enum NoMeal {
    static let inEnglish = Rewrite(["nothing", "skipped", "none", "tbd", "not", "nada"], without)

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

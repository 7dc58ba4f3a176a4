import Nutrition

/// What comes with a burger that was had as a meal: "a big mac meal", "combo de whopper".
extension Mentions {
    func setMeals(_ found: inout [Found]) {
        firstCourses(&found)
        guard chart.tokens.contains(where: { Mentions.sets.contains($0.singularWord) }) else { return }
        found = found.filter { !Mentions.sets.contains(words($0.tokens).joined(separator: " ")) }
        for place in found.indices.reversed() where !found[place].isRemoved && isSet(found[place]) {
            let burger = found[place].mention.amount
            // "a large big mac meal": the fries and the drink are large.
            found[place].mention.amount.size = nil
            let isSpanish = chart.lexicon.isSpanish
            let fries = found.contains(where: isSide) ? nil : isSpanish ? "papas fritas" : "fries"
            let drink = found.contains { food($0)?.isDrink ?? false } ? nil : isSpanish ? "coca cola" : "cola"
            for name in [drink, fries] {
                guard let name else { continue }
                var mention = FoodMention(said: name, candidates: links.candidates(Word.split(name)))
                mention.when = found[place].mention.when
                mention.usual = Amount(quantity: burger.quantity ?? 1, size: burger.size ?? "medium")
                let beside = Found(tokens: found[place].tokens, mention: mention, isRemoved: false, confidence: found[place].confidence)
                found.insert(beside, at: place + 1)
            }
        }
        // "no fries": that part of it was not had.
        found = found.filter { !$0.isRemoved || !isSide($0) && !(food($0)?.isDrink ?? false) }
    }

    private func isSide(_ item: Found) -> Bool { food(item).map { Mentions.sides.contains($0.noun) } ?? false }

    /// "whopper meal", "big mac combo", "menú big mac", "combo de nuggets"; a name of its own, as "happy meal", holds all of it already.
    private func isSet(_ item: Found) -> Bool {
        guard let food = food(item), ["fastfood", "sandwich"].contains(food.group) || !Mentions.fried.isDisjoint(with: Word.split(food.noun)) else {
            return false
        }
        let name = words(item.tokens)
        guard !name.contains("meal"), !name.contains("combo") else { return false }
        let next = item.tokens.upperBound
        if next < chart.tokens.count, Mentions.sets.contains(chart.tokens[next].singularWord) {
            return next + 1 == chart.tokens.count || !["deal", "prep", "plan", "replacement"].contains(chart.tokens[next + 1].word)
        }
        var before = item.tokens.lowerBound - 1
        while before >= 0, ["de", "del", "un", "una", "la"].contains(chart.tokens[before].word) { before -= 1 }
        return before >= 0 && ["combo", "menu"].contains(chart.tokens[before].singularWord)
    }

    private static let sets: WordSet = ["meal", "combo", "menu"]
    private static let sides: WordSet = [
        "french fry", "mcdonald's fries", "onion ring", "potato wedge", "sweet potato fry", "garden salad", "side salad", "cheese fries",
    ]
    private static let fried: Set<String> = ["nugget", "tender", "wing", "wrap"]
}

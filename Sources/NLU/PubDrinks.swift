import Nutrition

/// What is ordered without its full name: "4 pints" are of beer, "a bottle of red" is wine, a burger's "meal" comes with fries and a drink.
extension Mentions {
    func unnamedDrinks(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !chart.lexicon.isSpanish else { return }
        for place in chart.amounts.indices where !used.contains(place) {
            let span = chart.amounts[place]
            guard let unit = span.amount.unit?.name, span.amount.quantity != nil, let (tokens, name) = wine(span, unit) ?? beer(span, unit, found),
                !found.contains(where: { $0.tokens.overlaps(tokens) })
            else { continue }
            let candidates = links.candidates(name)
            guard !candidates.isEmpty else { continue }
            used.insert(place)
            var mention = FoodMention(said: name.joined(separator: " "), candidates: candidates)
            mention.amount = span.amount
            found.append(Found(tokens: tokens, mention: mention, isRemoved: false, confidence: 0.8, amount: span))
        }
        found.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// "a bottle of red", "two large glasses of white".
    private func wine(_ span: AmountSpan, _ unit: String) -> (Range<Int>, [String])? {
        let next = span.tokens.upperBound
        guard span.of, ["bottle", "glass", "carafe"].contains(unit), next < chart.tokens.count,
            ["red", "white", "rose", "rosé"].contains(chart.tokens[next].text),
            next + 1 == chart.tokens.count || chart.tokens[next + 1].kind == .mark || isTransparent(next + 1) || isTime(next + 1)
                || ["with", "between", "and", "for", "at", "last", "tonight"].contains(chart.tokens[next + 1].text)
        else { return nil }
        return (next..<next + 1, [chart.tokens[next].text == "rosé" ? "rose" : chart.tokens[next].text, "wine"])
    }

    /// "fish and chips and 4 pints", "had a few pints": no more of what was drunk before.
    private func beer(_ span: AmountSpan, _ unit: String, _ found: [Found]) -> (Range<Int>, [String])? {
        let words = chart.tokens.map(\.text)
        guard ["pint", "imperial pint"].contains(unit), !span.of, let said = span.unit,
            found.contains(where: { !$0.isRemoved }) || words.contains(where: { ["had", "drank", "sank", "necked"].contains($0) }),
            !words.contains(where: { ["another", "more", "water", "milk", "make", "it", "was", "were", "only", "not", "no"].contains($0) })
        else { return nil }
        return (said, ["beer"])
    }

    /// "a whopper meal", "un combo de big mac": the fries and the drink that come with it, but for what is named.
    func mealsOfBurgers(_ found: inout [Found]) {
        for place in found.indices where !found[place].isRemoved && !found[place].mention.negated {
            guard let burger = food(found[place]), burger.group == "fastfood" || burger.group == "sandwich",
                Word.split(burger.noun).contains(where: Mentions.ofMeals.contains), let meal = mealToken(found[place].tokens)
            else { continue }
            let others = found.indices.filter { $0 != place }.compactMap { food(found[$0]) }
            var size = "medium"
            if let said = found[place].mention.amount.size, ["small", "medium", "large"].contains(said) {
                size = said
                found[place].mention.amount.size = nil
            }
            let isSpanish = chart.lexicon.isSpanish
            let hasFries = others.contains { ["french fry", "potato wedge", "mcdonald's fries", "sweet potato fry", "onion ring"].contains($0.noun) }
            for name in [hasFries ? nil : isSpanish ? ["papa", "frita"] : ["french", "fry"], others.contains(where: \.isDrink) ? nil : ["cola"]] {
                guard let name, let best = links.candidates(name).first else { continue }
                var mention = FoodMention(said: best.noun, candidates: [best])
                mention.usual = Amount(quantity: found[place].mention.amount.quantity ?? 1, size: size)
                found.append(Found(tokens: meal..<meal + 1, mention: mention, isRemoved: false, confidence: 0.8))
            }
        }
    }

    private func mealToken(_ burger: Range<Int>) -> Int? {
        let words = chart.tokens.map(\.text)
        // "chicken nugget meal" may stand as one name.
        let next = words[burger.upperBound - 1] == "meal" && burger.count > 1 ? burger.upperBound - 1 : burger.upperBound
        if next < words.count, words[next] == "meal", next + 1 == words.count || !["deal", "prep", "plan", "replacement"].contains(words[next + 1]) {
            return next
        }
        let before = words[..<burger.lowerBound].lastIndex { !["de", "del", "con"].contains($0) }
        return before.flatMap { ["combo", "menu"].contains(words[$0]) && chart.lexicon.isSpanish ? $0 : nil }
    }

    private static let ofMeals: Set<String> = [
        "big", "whopper", "burger", "hamburger", "cheeseburger", "nugget", "mcchicken", "quarter", "mac", "mcnugget", "filet", "zinger",
    ]
}

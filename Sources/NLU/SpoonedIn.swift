import Nutrition

/// Whose an amount is that stands behind "a food with another".
extension Mentions {
    /// "chicken for dinner 200 g grilled", "oats for breakfast 50 g dry with milk": no other food that it could belong to comes next.
    func endsAmount(_ start: Int) -> Bool {
        let end = chart.tokens[start...].firstIndex { !Mentions.describing.contains($0) && !Mentions.asWeighed.contains($0) } ?? chart.tokens.count
        guard end < chart.tokens.count else { return true }
        return chart.tokens[end].kind == .mark || chart.lexicon.and.contains(chart.tokens[end]) || chart.lexicon.with.contains(chart.tokens[end])
    }

    private static let asWeighed: WordSet = [
        "dry", "raw", "cooked", "uncooked", "rare", "grilled", "crudo", "cocido", "cocida", "cruda", "seca", "seco", "medium", "done", "well",
    ]

    /// "a tahini sauce, 2 tbsp": so much of what is had by the spoon, and of no drink.
    func isSpread(_ range: Range<Int>, _ unit: String) -> Bool {
        guard let food = candidates(words(range)).first.flatMap(links.food), !food.isDrink else { return false }
        return food.grams(of: unit) != nil
    }

    /// "coffee with sugar, 2 teaspoons", "mate con azúcar, dos cucharaditas": the spoons are those of what is in the drink.
    func spoonedIn(_ found: inout [Found]) {
        for place in found.indices.reversed() where !found[place].isRemoved {
            let tokens = found[place].tokens
            guard let span = found[place].amount, span.tokens.lowerBound >= tokens.upperBound, food(found[place])?.isDrink == true,
                ["tsp", "tbsp", "cube", "packet", "spoon"].contains(found[place].mention.amount.unit?.name ?? ""),
                let with = tokens.first(where: { ["with", "con", "w"].contains(chart.tokens[$0].word) }), with > tokens.lowerBound,
                with + 1 < tokens.upperBound
            else { continue }
            let parts = [tokens.lowerBound..<with, with + 1..<tokens.upperBound]
            let candidates = parts.map { links.candidates(words($0)) }
            guard candidates.allSatisfy({ !$0.isEmpty }) else { continue }
            var (host, added) = (found[place], found[place])
            (host.tokens, host.mention.said, host.mention.candidates) = (parts[0], said(parts[0]), candidates[0])
            (added.tokens, added.mention.said, added.mention.candidates) = (parts[1], said(parts[1]), candidates[1])
            (host.mention.amount, host.amount, added.mention.isDefinite) = (Amount(), nil, false)
            found.replaceSubrange(place...place, with: [host, added])
        }
    }

    /// "corn with butter half cup", "brócoli con ajo 200 g": nobody eats so much of what is only on it.
    func amountsOfHosts(_ found: inout [Found]) {
        for place in found.indices.dropFirst() where found[place - 1].mention.amount.isEmpty && !found[place].isRemoved {
            guard let span = found[place].amount, span.tokens.lowerBound >= found[place].tokens.upperBound, span.amount.unit != nil,
                ["with", "con", "w"].contains(said(between(found[place - 1].tokens, found[place].tokens))), let added = food(found[place]),
                let host = food(found[place - 1]), !host.isDrink,
                let most = added.noun.contains("garlic") || added.noun.contains("onion") ? 60 : Mentions.mostBeside[added.group],
                added.portion(found[place].mention.amount).grams > most
            else { continue }
            (found[place - 1].mention.amount, found[place - 1].amount) = (found[place].mention.amount, span)
            (found[place].mention.amount, found[place].amount) = (Amount(), nil)
        }
    }

    /// Grams of what goes on or into a food, by its group, that nobody eats with it.
    private static let mostBeside: [String: Double] = ["spice": 20, "fat": 45, "sauce": 150]
}

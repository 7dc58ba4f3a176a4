import Nutrition

/// More or less than usual of what a dish is made of, told along with it.
extension Mentions {
    /// "caesar salad with half the dressing", "burrito bowl with double chicken", "con la mitad del queso": no food beside the dish.
    func partsChanged(_ found: inout [Found]) {
        var place = 1
        while place < found.count {
            guard let factor = factor(found[place]), let host = food(found[place - 1]), let part = food(found[place]),
                Mentions.madeOfParts.contains(host.group), joins(found[place - 1], found[place])
            else {
                place += 1
                continue
            }
            guard isMadeWith(found[place], part, host, factor) else {
                // "a sub with double cheese": once more than it has, where nobody knows how much that is.
                if factor > 1 { found[place].mention.amount.quantity = factor - 1 }
                place += 1
                continue
            }
            found[place - 1].mention.changed = (found[place - 1].mention.changed ?? [:]).merging([said(found[place].tokens): factor]) { $1 }
            found[place - 1].tokens = found[place - 1].tokens.lowerBound..<found[place].tokens.upperBound
            found.remove(at: place)
        }
    }

    /// How many times as much: one half of "half the dressing", two of "double chicken"; nil of counts and measures.
    private func factor(_ item: Found) -> Double? {
        guard let amount = item.amount, item.mention.amount.unit == nil, item.mention.amount.size == nil, !item.isRemoved, !item.mention.negated,
            let quantity = item.mention.amount.quantity, quantity != 1
        else { return nil }
        let words = chart.said[amount.tokens]
        return quantity < 1 && quantity > 0 || words.contains(where: Mentions.multiples.contains) ? quantity : nil
    }

    /// Whether the dish usually has it: told by what it is made of, or the bread, cheese or sauce of what comes in bread.
    private func isMadeWith(_ item: Found, _ part: Food, _ dish: Food, _ factor: Double) -> Bool {
        if let ingredients = resources.compositions[dish.id.code] {
            let head = words(item.tokens).last ?? part.noun
            let names = [head, Word.split(part.noun).last ?? part.noun]
            return ingredients.contains { !Set(Word.split($0)).isDisjoint(with: names) }
        }
        return factor < 1 && ["bread", "dairy", "sauce", "grain"].contains(part.group)
    }

    /// Nothing between them but "with", "only" and the amount: "burrito bowl half the rice".
    private func joins(_ host: Found, _ part: Found) -> Bool {
        guard let amount = part.amount, amount.tokens.lowerBound > host.tokens.upperBound - 1, amount.tokens.upperBound <= part.tokens.lowerBound
        else { return false }
        let gap = Array(chart.tokens[host.tokens.gap(to: amount.tokens)])
        return (gap.isEmpty || gap.contains(where: chart.lexicon.with.contains))
            && gap.allSatisfy { chart.lexicon.with.contains($0) || Mentions.just.contains($0) }
    }

    private static let madeOfParts: WordSet = ["sandwich", "fastfood", "pizza", "dish", "salad"]
    private static let multiples: WordSet = ["double", "triple", "doble"]
    private static let just: WordSet = ["only", "just", "like", "about", "solo", "como", "the", "la"]
}

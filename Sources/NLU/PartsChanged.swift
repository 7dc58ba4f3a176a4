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
                if factor > 1 {
                    found[place].mention.amount.quantity = factor - 1
                    meatOfHost(&found[place], found[place - 1])
                }
                place += 1
                continue
            }
            found[place - 1].mention.changed = (found[place - 1].mention.changed ?? [:]).merging([said(found[place].tokens): factor]) { $1 }
            found[place - 1].tokens = found[place - 1].tokens.lowerBound..<found[place].tokens.upperBound
            found.remove(at: place)
        }
    }

    /// "a turkey sub with double meat": of turkey.
    private func meatOfHost(_ item: inout Found, _ host: Found) {
        guard ["meat", "carne"].contains(said(item.tokens)),
            let meat = words(host.tokens).lazy.map({ [$0] }).first(where: { name in
                ["meat", "poultry", "fish", "sausage"].contains(links.candidates(name).first.flatMap { links.food($0) }?.group ?? "")
            })
        else { return }
        (item.mention.candidates, item.mention.said) = (links.candidates(meat), meat[0])
    }

    /// "curry with rice but left half the rice", "bandeja paisa pero no me comí el chicharrón": what of the dish was not eaten.
    func partsLeft(_ found: inout [Found]) {
        var place = 1, left: Double?
        while place < found.count {
            let item = found[place], gap = found[place - 1].tokens.gap(to: item.tokens)
            let isLeaving = gap.contains { Mentions.leaving.contains(chart.tokens[$0]) }
            // "but only ate half the rice".
            let isOnlyEating =
                gap.contains { Mentions.just.contains(chart.tokens[$0]) } && gap.contains { Mentions.eating.contains(chart.tokens[$0]) }
                && item.mention.amount.quantity ?? 1 < 1
            // "half of the rice and the beans": of both.
            if !isLeaving, left != nil, !gap.allSatisfy({ chart.lexicon.and.contains(chart.tokens[$0]) || Mentions.just.contains(chart.tokens[$0]) })
            {
                left = nil
            }
            guard isLeaving || isOnlyEating || left != nil || item.mention.negated, let part = food(item), item.mention.amount.unit == nil,
                let host = found[..<place].lastIndex(where: { earlier in
                    guard !earlier.isRemoved, !earlier.mention.negated, let dish = food(earlier), Mentions.madeOfParts.contains(dish.group) else {
                        return false
                    }
                    return isMadeWith(item, part, dish, 0.5) && food(earlier)?.noun != part.noun
                })
            else {
                place += 1
                continue
            }
            if isLeaving { left = item.mention.amount.quantity }
            if isOnlyEating { left = item.mention.amount.quantity.map { 1 - $0 } }
            // Of a dish whose parts no source tells the whole is counted, and nothing besides.
            if let share = left, share > 0, share < 1, let dish = food(found[host]), resources.compositions[dish.id.code] == nil {
                found.remove(at: place)
            } else if let share = left, share > 0, share < 1 {
                found[host].mention.changed = (found[host].mention.changed ?? [:]).merging([said(item.tokens): 1 - share]) { $1 }
                found.remove(at: place)
            } else if item.mention.negated {
                (found[place].isRemoved, found[place].mention.negated) = (true, false)
                place += 1
            } else {
                place += 1
            }
        }
    }

    private static let eating: WordSet = ["ate", "had", "finished", "comi", "comimos", "tome"]
    private static let leaving: WordSet = ["left", "leaving", "deje", "dejamos", "dejando", "sobro"]

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

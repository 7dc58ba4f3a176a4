import Nutrition

/// A sandwich that is named apart from its bread, or after what lies in it.
extension Mentions {
    func sandwiches(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() where isOwnBread(place, found) { found.remove(at: place) }
        for place in found.indices.dropFirst(2).reversed() where isBare(found[place]) && areFillings(found[..<place]) {
            let gap = said(between(found[place - 1].tokens, found[place].tokens))
            // "smoked salmon, brown bread sandwich".
            if gap.isEmpty, isBread(found[place - 1]) {
                found.remove(at: place)
                found[place - 1].mention.usual = Amount(quantity: 2, unit: Unit("slice"))
            } else if gap == "," {
                found[place].mention.candidates = links.candidates([chart.lexicon.isSpanish ? "pan" : "bread"])
                found[place].mention.usual = Amount(quantity: 2, unit: Unit("slice"))
            }
        }
    }

    /// "turkey sandwich, wholemeal bread", "bocadillo de pavo, pan integral": what it was made with, and no slice beside.
    private func isOwnBread(_ place: Int, _ found: [Found]) -> Bool {
        let host = found[place - 1]
        guard found[place].mention.amount.isEmpty, !found[place].isRemoved, !host.isRemoved, !found[place].mention.negated, let dish = food(host),
            isBread(found[place]), isShell(found[place], of: dish), words(host.tokens).count > 1
        else { return false }
        let gap = between(host.tokens, found[place].tokens).map { chart.tokens[$0].text }, joint = gap.drop { $0 == "," }
        // "on white and multiseed bread".
        return joint.isEmpty && gap.count < 2 || ["on", "with", "en", "con", "in"].contains(joint.first) && joint.count <= 4
    }

    private func isBread(_ item: Found) -> Bool {
        let name = words(item.tokens)
        return food(item)?.group == "bread" && name.contains(where: ["bread", "pan"].contains) && !name.contains(where: ["garlic", "ajo"].contains)
    }

    /// "…, sandwich" at the end of what it was filled with.
    private func isBare(_ item: Found) -> Bool {
        let name = words(item.tokens), end = item.tokens.upperBound
        return name.count == 1 && Mentions.filled.contains(name[0]) && item.mention.amount.isEmpty && !item.isRemoved
            && (end == chart.tokens.count || isMark(end))
    }

    /// "ham cheese lettuce, sandwich", "jamón, queso, bocadillo": the fillings are told already, and what is left of it is the bread.
    private func areFillings(_ found: ArraySlice<Found>) -> Bool {
        found.allSatisfy { item in
            guard item.mention.amount.isEmpty, !item.isRemoved, let food = food(item) else { return false }
            return Mentions.fillings.contains(food.group) || food.noun.hasSuffix("cheese") || isBread(item) && item.tokens == found.last?.tokens
        }
    }

    private static let filled: WordSet = ["sandwich", "toastie", "bocadillo", "bocata"]
    private static let fillings: WordSet = ["meat", "poultry", "sausage", "fish", "egg", "vegetable", "salad", "sauce", "fat"]

    /// "porridge, sugar with porridge", "potatoes, butter on the potatoes": what an addition goes with is what was named before.
    func namedAgain(_ found: inout [Found]) {
        for place in found.indices.dropFirst(2).reversed() {
            let item = found[place], name = words(item.tokens)
            guard name.count == 1, item.mention.amount.isEmpty, !item.isRemoved, let added = food(found[place - 1]),
                Mentions.additions.contains(added.group), let itself = food(item), !Mentions.additions.contains(itself.group),
                let joint = between(found[place - 1].tokens, item.tokens).first,
                ["with", "on", "in", "con", "en"].contains(chart.tokens[joint].word),
                found[..<(place - 1)].contains(where: { !$0.isRemoved && words($0.tokens).contains(name[0]) && food($0)?.group == itself.group })
            else { continue }
            found.remove(at: place)
        }
    }

    private static let additions: WordSet = ["sweet", "fat", "sauce", "spice"]

    /// "3 eggs and cheese" are no sandwiches.
    func eggsAndCheese(_ range: Range<Int>) -> [Range<Int>] {
        let last = range.upperBound - 1
        guard range.count == 3, chart.tokens[range.lowerBound].text == "eggs", chart.tokens[last].word == "cheese" else { return [range] }
        return [range.lowerBound..<range.lowerBound + 1, last..<range.upperBound]
    }
}

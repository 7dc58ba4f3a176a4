import Nutrition

/// A dish that is named before what is in it, without "with": "omelette ham and cheese", "stir fry beef and broccoli", "curry chicken korma".
extension Mentions {
    func dishFirst(_ host: Int, _ found: inout [Found]) -> Bool {
        let next = found[host + 1]
        let own = Array(words(found[host].tokens).drop { ["frozen", "homemade", "leftover"].contains($0) }), inside = words(next.tokens)
        guard !found[host].isRemoved, !next.isRemoved, next.mention.amount.isEmpty,
            !inside.contains("and") || own.count == 1 || own == ["stir", "fries"], let kind = food(next)
        else { return false }
        let dish = Mentions.dishes.first { own.starts(with: $0) } ?? []
        let joint = between(found[host].tokens, next.tokens).map { chart.tokens[$0].text }, filling = Array(own.dropFirst(dish.count))
        let name: [String]?
        switch joint {
        case [] where own.last == "curry" && !Mentions.curries.isDisjoint(with: inside):
            name = [own.dropLast() + inside, inside].first(where: links.linker.isName)
        case [] where filling.isEmpty && !dish.isEmpty:
            // "stir fry beef and broccoli", "sub turkey and provolone".
            let isKind = dish == ["stir", "fries"] ? kind.group == "dish" : kind.group == "sandwich" && food(found[host])?.group == "sandwich"
            name = [inside + dish].first(where: links.linker.isName) ?? (isKind ? inside : nil)
            guard name != nil else { return false }
        case [] where !filling.isEmpty && kind.group == "sandwich" && food(found[host])?.group == "sandwich" && Set(filling).isSubset(of: inside):
            name = inside
        case ["and"] where !filling.isEmpty && !dish.isEmpty && !filling.contains("and"):
            let both = [filling + ["and"] + inside, inside + ["and"] + filling, filling + inside]
            name = (both.map { $0 + dish } + both.prefix(2).map { dish + ["with"] + $0 }).first(where: links.linker.isName)
            guard name != nil || !filling.contains("with") && Mentions.inDishes.contains(kind.group) || kind.noun.hasSuffix("cheese") else {
                return false
            }
        default: return false
        }
        found[host].tokens = found[host].tokens.lowerBound..<next.tokens.upperBound
        found[host].mention.said = said(found[host].tokens)
        if let name { found[host].mention.candidates = links.candidates(name) }
        found.remove(at: host + 1)
        return true
    }

    private static let dishes: [[String]] = [
        ["stir", "fries"], ["sushi", "roll"], ["omelette"], ["omelet"], ["sandwich"], ["toastie"], ["panini"], ["pizza"], ["quiche"], ["soup"],
        ["risotto"], ["wrap"], ["sub"], ["baguette"], ["curry"], ["pasta"], ["salad"], ["burrito"], ["quesadilla"], ["frittata"], ["calzone"],
    ]
    /// What a curry is called by, whatever is in it.
    private static let curries: Set<String> = [
        "korma", "masala", "josh", "vindaloo", "jalfrezi", "madras", "bhuna", "balti", "dopiaza", "pathia", "dhansak", "karahi", "makhani", "korai",
        "panang", "massaman", "rendang",
    ]
    /// Groups of what such a dish is filled with.
    private static let inDishes: WordSet = ["meat", "poultry", "fish", "sausage", "vegetable", "egg", "legume"]

    /// "beef mince chilli": of what the dish after it was made; "egg curry, 2 eggs": how many of what it is called by are in it.
    func partsOfNames(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        // "yogurt bowl with granola and berries": of yogurt, and what is told.
        for place in found.indices.dropLast() {
            let name = words(found[place].tokens), end = found[place].tokens.upperBound
            guard name.last == "bowl", ["yogurt", "yoghurt"].contains(name.dropLast().last ?? ""),
                ["with", "w", ":"].contains(chart.tokens[end].word),
                links.linker.isName(name.dropLast())
            else { continue }
            found[place].mention.candidates = links.candidates(name.dropLast())
            if found[place].mention.amount.isEmpty { found[place].mention.amount.unit = Unit("bowl") }
        }
        for place in found.indices.dropFirst().reversed() {
            let before = found[place - 1], item = found[place], name = words(item.tokens), first = words(before.tokens)
            let joint = between(
                before.tokens, item.amount.map { min($0.tokens.lowerBound, item.tokens.lowerBound)..<item.tokens.lowerBound } ?? item.tokens
            )
            .map { chart.tokens[$0].text }.joined(separator: " ")
            guard !before.isRemoved, !item.isRemoved else { continue }
            // "stir fry with chicken and broccoli", where both are the same dish.
            if joint == "with", item.mention.amount.isEmpty, let same = item.mention.best, same.noun == before.mention.best?.noun {
                found[place - 1].tokens = before.tokens.lowerBound..<item.tokens.upperBound
                found[place - 1].holdsParts = true
                found.remove(at: place)
            } else if joint.isEmpty, before.mention.amount.isEmpty || before.mention.amount.unit == nil, item.mention.amount.isEmpty,
                first.last == "mince" || first.first == "ground", name.contains(where: Mentions.ofMince.contains)
            {
                let kind = [Array(first.filter { !["mince", "ground"].contains($0) }) + name].first(where: links.linker.isName)
                found[place].mention.candidates = links.candidates(kind ?? name)
                found[place].mention.amount = before.mention.amount
                found.remove(at: place - 1)
            } else if joint.isEmpty, item.mention.amount.unit?.grams != nil, before.mention.amount.isEmpty, place + 1 == found.count,
                name.contains(where: ["pasta", "spaghetti", "penne"].contains), food(before)?.noun.contains("pasta") == true,
                !name.contains(where: first.contains)
            {
                // "carbonara 100 g pasta": a plate of it, however dry the pasta was weighed.
                found.remove(at: place)
            } else if name.count > 1, first.count > name.count, first.suffix(name.count) == name[...], first.contains("with"),
                joint == "," || joint.hasPrefix("cut up in") || joint.hasPrefix("chopped"), item.mention.amount.unit == nil,
                item.mention.amount.quantity != nil, before.mention.amount.isEmpty, food(before)?.group == "dish"
            {
                // "mac and cheese with hot dogs cut up in it, 2 hot dogs": how many are in it.
                found.remove(at: place)
            } else if name.count == 1, first.count > 1, first.contains(name[0]), joint.isEmpty || ["with", "of", ","].contains(joint),
                let count = item.mention.amount.quantity, count >= 1, item.mention.amount.unit == nil, before.mention.amount.isEmpty,
                let dish = food(before), ["dish", "soup", "salad"].contains(dish.group) || dish.group == "egg" && joint == "of"
            {
                // "egg bhurji of 3 eggs", "scrambled eggs of 3 eggs".
                if dish.grams(of: name[0]) != nil {
                    found[place - 1].mention.amount = Amount(quantity: count, unit: Unit(name[0]))
                } else if dish.group == "egg" {
                    found[place - 1].mention.amount = Amount(quantity: count)
                }
                found.remove(at: place)
            }
        }
    }

    private static let ofMince: WordSet = [
        "chilli", "chili", "bolognese", "bolognaise", "pie", "lasagna", "lasagne", "ragu", "keema", "taco", "burger", "meatball", "kofta", "moussaka",
    ]
}

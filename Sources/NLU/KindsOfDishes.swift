import Nutrition

/// What a dish is filled or made with, said right before or behind its name without a word between: no food beside it.
extension Mentions {
    /// "6 pork and cabbage dumplings", "drunken noodles pork, ate a third".
    func kindsOfDishes(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices.reversed() where place < found.count && !found[place].isRemoved && !found[place].mention.negated {
            kindsBefore(place, &found)
            if place < found.count { kindBehind(place, &found) }
        }
    }

    /// "5 potato and cheese pierogi": the count is of the dish.
    private func kindsBefore(_ place: Int, _ found: inout [Found]) {
        let dish = words(found[place].tokens)
        guard dish.count == 1, Mentions.filledByKind.contains(dish[0]), place > 0 else { return }
        var first = place
        while first > 0, isKind(found[first - 1]), first == place || found[first].mention.amount.isEmpty,
            first == place ? found[first - 1].tokens.upperBound == found[first].tokens.lowerBound : isJoined(found[first - 1], found[first])
        {
            first -= 1
        }
        let amount = found[first].mention.amount
        let isMeasured = !found[place].mention.amount.isEmpty
        guard first < place, !isMeasured || amount.isEmpty, amount.unit == nil || amount.unit?.grams == nil,
            place - first > 1 || amount.quantity ?? 1 >= 2 || amount.isEmpty
        else { return }
        let kinds = found[first..<place].map { words($0.tokens) }
        let names = [Array(kinds.joined(separator: ["and"])) + dish] + kinds.map { $0 + dish }
        // "soup dumplings": both alone are none of a kind, unless it is called so or they are two.
        guard let name = names.first(where: links.linker.isName) ?? (kinds.count > 1 && dish != ["pie"] ? dish : nil) else { return }
        found[place].mention.candidates = links.candidates(name)
        if !isMeasured { (found[place].mention.amount, found[place].amount) = (amount, found[first].amount) }
        found[place].tokens = found[first].tokens.lowerBound..<found[place].tokens.upperBound
        found.removeSubrange(first..<place)
    }

    /// "pad see ew chicken", "drunken noodles pork - only ate a third": which meat was in it, with the amount that is told behind.
    private func kindBehind(_ place: Int, _ found: inout [Found]) {
        guard place + 1 < found.count, let host = food(found[place]), host.group == "dish" else { return }
        let dish = words(found[place].tokens), next = found[place + 1], kind = words(next.tokens), end = next.tokens.upperBound
        guard dish.contains(where: Mentions.ofNoodles.contains), kind.count == 1, Mentions.meats.contains(kind[0]), !next.isRemoved,
            !next.mention.negated,
            next.tokens.lowerBound == found[place].tokens.upperBound, isSingular(next),
            end == chart.tokens.count || chart.tokens[end].kind == .mark || isTime(end) || next.amount?.tokens.lowerBound == end
                || ["with", "w", "and", "for", "at", "from", "only", "about"].contains(chart.tokens[end].word)
        else { return }
        if let name = [kind + dish, dish + kind, dish + ["with"] + kind].first(where: links.linker.isName) {
            found[place].mention.candidates = links.candidates(name)
        }
        if found[place].mention.amount.isEmpty { (found[place].mention.amount, found[place].amount) = (next.mention.amount, next.amount) }
        found[place].tokens = found[place].tokens.lowerBound..<end
        found.remove(at: place + 1)
    }

    private func isKind(_ item: Found) -> Bool {
        guard !item.isRemoved, !item.mention.negated, isSingular(item), let food = food(item) else { return false }
        return ["meat", "poultry", "fish", "sausage", "vegetable", "dairy", "egg", "legume", "plant-based", "spice"].contains(food.group)
            && item.mention.amount.unit == nil && item.mention.amount.size == nil
    }

    private func isSingular(_ item: Found) -> Bool {
        let last = chart.tokens[item.tokens.upperBound - 1]
        return last.text == last.singular
    }

    private func isJoined(_ first: Found, _ second: Found) -> Bool {
        let gap = first.tokens.gap(to: second.tokens)
        return gap.count <= 1 && gap.allSatisfy { chart.lexicon.and.contains(chart.tokens[$0]) || ["&", "n"].contains(chart.tokens[$0].word) }
    }

    private static let filledByKind: WordSet = [
        "dumpling", "taco", "tamale", "empanada", "pierogi", "pierogy", "burrito", "enchilada", "quesadilla", "gyoza", "potsticker", "momo", "wonton",
        "taquito", "slider", "samosa", "bao", "pupusa", "pasty", "pie", "omelette", "omelet", "calzone", "crepe", "arepa", "pasties", "dim sum",
    ]
    private static let ofNoodles: WordSet = [
        "thai", "ew", "noodle", "lo", "chow", "mein", "ramen", "pho", "curry", "rice", "stir", "udon", "biryani", "jambalaya", "fajita", "masala",
        "vindaloo", "korma", "teriyaki", "alfredo", "lasagna", "laksa",
    ]
    private static let meats: WordSet = [
        "chicken", "beef", "pork", "shrimp", "prawn", "tofu", "lamb", "turkey", "steak", "duck", "veggie", "vegetable", "veg", "fish", "seafood",
        "salmon", "goat", "mutton", "paneer",
    ]
}

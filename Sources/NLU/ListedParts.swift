import Nutrition

/// A dish that is named and then listed: "full irish, 2 rashers, 2 sausages, an egg and beans", "burrito bowl - chicken, rice, salsa".
extension Mentions {
    /// Where its parts are counted they stand in its place; else those that it has anyway are no foods besides it.
    func listedParts(_ found: inout [Found]) {
        withoutHeading(&found)
        withoutRoast(&found)
        guard found.count > 3, let dish = food(found[0]), Mentions.composedGroups.contains(dish.group), !found[0].isRemoved,
            found[0].mention.amount.isEmpty || found[0].mention.amount == Amount(quantity: 1)
        else { return }
        let marks = between(found[0].tokens, found[1].tokens).filter { place in
            let token = chart.tokens[place]
            return !chart.lexicon.determiners.contains(token.text) && !chart.times.contains { $0.tokens.contains(place) }
                && !["for", "para", "with", "con", "had", "of"].contains(token.word)
                // The number of the first part.
                && !(found[1].amount.map { $0.tokens.contains(place) } ?? false)
        }.map { chart.tokens[$0].text }
        guard let mark = marks.first, marks.allSatisfy({ [":", "-", "–", "—", "(", ","].contains($0) }) else { return }
        // "burrito, rice and beans" may be beside it; a plate or bowl that goes on with a list is that.
        let own = words(found[0].tokens)
        // "chicken salad, chicken, lettuce, tomato": what it is called by is told again.
        let isNamedAgain =
            own.count > 1 && ["salad", "bowl", "wrap", "burrito", "plate", "ensalada"].contains(own[chart.lexicon.isSpanish ? 0 : own.count - 1])
            && words(found[1].tokens).allSatisfy(own.contains)
        if mark == ",", !isNamedAgain, (chart.lexicon.isSpanish ? own.first : own.last).map({ !Mentions.plates.contains($0) }) ?? true { return }
        let parts = found.indices.dropFirst().prefix { !found[$0].isRemoved && !found[$0].mention.negated }
        let known = parts.filter { isListed(found[$0], of: dish) }
        guard parts.count > 2, known.count > 1, known.count * 2 >= parts.count else { return }
        // "english breakfast, 2 eggs, beans, sausage": those, and no second breakfast.
        let counted = known.count { !found[$0].mention.amount.isEmpty }, isPlate = known.count > 2 && dish.group == "breakfast"
        if known.count * 3 >= parts.count * 2, counted > (isPlate ? 0 : 1) {
            found.removeFirst()
        } else {
            for place in known.reversed() where found[place].mention.amount.isEmpty { found.remove(at: place) }
        }
    }

    /// "hot pot with friends, ate lots of beef, tofu and cabbage": the occasion, and then all that was had at it.
    private func withoutHeading(_ found: inout [Found]) {
        guard found.count > 2, found[0].mention.amount.isEmpty, !found[0].isRemoved,
            case let name = words(found[0].tokens), name.last.map({ Mentions.occasions.contains($0) }) == true || name.suffix(2) == ["hot", "pot"],
            case let gap = chart.tokens[found[0].tokens.gap(to: found[1].tokens)], gap.contains(where: { $0.kind == .mark }),
            gap.contains(where: { ["had", "ate", "comi", "comimos", "tuvimos"].contains($0.word) })
        else { return }
        found.removeFirst()
    }

    /// "sunday roast leftovers, roast beef, 3 roasties, carrots and gravy": the meal, and then all that was on the plate.
    private func withoutRoast(_ found: inout [Found]) {
        guard found.count > 3, found[0].mention.amount.isEmpty, !found[0].isRemoved, case let name = words(found[0].tokens),
            name.last == "roast" || name.suffix(2) == ["roast", "dinner"],
            case let gap = chart.tokens[found[0].tokens.gap(to: found[1].tokens)], gap.contains(where: { $0.kind == .mark }),
            gap.allSatisfy({ $0.kind == .mark || Mentions.besideRoast.contains($0) })
        else { return }
        let groups = found.dropFirst().compactMap { food($0)?.group }
        if groups.contains(where: ["meat", "poultry", "fish"].contains), groups.contains(where: ["vegetable", "potato"].contains) {
            found.removeFirst()
        }
    }

    private static let besideRoast: WordSet = ["leftover", "leftovers", "for", "lunch", "dinner", "tea", "today", "a", "the", "some", "had", "we"]
    private static let occasions: Set<String> = ["hotpot", "bbq", "barbecue", "buffet", "fondue", "raclette", "tapa", "braai", "cookout"]

    func isListed(_ part: Found, of dish: Food) -> Bool {
        guard let food = food(part), !food.isDrink else { return false }
        if Mentions.holds(dish, food) { return true }
        if dish.group == "breakfast" || Word.split(dish.noun).last == "breakfast" {
            return ["egg", "sausage", "meat", "legume", "bread", "vegetable", "potato"].contains(food.group)
        }
        let noun = Word.split(food.noun)
        return resources.compositions[dish.id.code]?.contains { Word.split($0).allSatisfy(noun.contains) } ?? false
    }

    private static let plates: WordSet = [
        "english", "irish", "scottish", "breakfast", "fry", "fryup", "up", "platter", "thali", "bento", "mezze", "ploughman",
    ]
}

import Nutrition

/// Compounds that no table has, "cherry spritzer", "lamb apricot tagine", "honey garlic salmon": one food, which English names last, and before it what is in it.
///
/// Only where all that stands before it may be in it and was not counted: "tacos rice soup", "ham toast soup" and "chicken rice broccoli" are lists.
extension FoodRun {
    /// The foods of a run, or the one that they are.
    func compounded(_ foods: [Range<Int>]) -> [Range<Int>] {
        guard (2...4).contains(foods.count), let head = foods.last, let first = foods.first,
            zip(foods, foods.dropFirst()).allSatisfy({ $0.upperBound == $1.lowerBound }), takes(foods.dropLast(), into: head),
            !isSharedHead(first, head)
        else { return foods }
        let whole = first.lowerBound..<head.upperBound
        // The row that comes nearest is of another sort than what is named last: "lentil chili" is a chili.
        if !links.link(words(whole)).isOfKind { links.take(words(whole), for: words(head)) }
        return [whole]
    }

    /// "pork and chive dumplings": what stands before the "and" is in them as well.
    private func isSharedHead(_ first: Range<Int>, _ head: Range<Int>) -> Bool {
        let joint = first.lowerBound - 1
        guard joint > 0, chart.lexicon.and.contains(chart.tokens[joint]), chart.tokens[joint - 1].kind == .word,
            chart.tokens[joint - 1].text == chart.tokens[joint - 1].singular,
            let group = links.candidates([chart.tokens[joint - 1].singular]).first.flatMap(links.food)?.group
        else { return false }
        return FoodRun.partsOfDishes[chart.tokens[head.upperBound - 1].singular]?.contains(group) ?? false
    }

    private func takes(_ parts: ArraySlice<Range<Int>>, into head: Range<Int>) -> Bool {
        let last = chart.tokens[head.upperBound - 1]
        // "banana orange juice", "ham potato salad": what has a name of its own is had beside.
        if head.count > 1, ["juice", "salad", "tea"].contains(last.singularWord), links.linker.isName(words(head)) { return false }
        // "ham rice soup", "rice lentil curry": a staple beside a dish that has its kind.
        let staples = chart.tokens[(parts.first?.lowerBound ?? head.lowerBound)..<head.upperBound - 1].contains {
            FoodRun.staples.contains($0.singularWord)
        }
        if staples, head.count > 1 || parts.count > 1 { return false }
        let groups = FoodRun.partsOfDishes[last.singular] ?? flavoured(head)
        guard !groups.isEmpty else { return false }
        return parts.allSatisfy { part in
            let token = chart.tokens[part.upperBound - 1]
            guard token.text == token.singular, links.linker.isName(words(part)),
                let group = links.candidates(words(part)).first.flatMap(links.food)?.group
            else { return false }
            return groups.contains(group) && !FoodRun.meals.contains(token.singularWord) && !FoodRun.alone.contains(token.singularWord)
                || groups == FoodRun.flavours && FoodRun.flavourings.contains(token.singularWord)
        }
    }

    /// "miso salmon", "peanut noodles": meat, fish and the like are named after what flavours them.
    private func flavoured(_ head: Range<Int>) -> Set<String> {
        guard links.linker.isName(words(head)), let food = links.candidates([words(head)[head.count - 1]]).first.flatMap(links.food) else {
            return []
        }
        let isMain = ["meat", "poultry", "fish"].contains(food.group) || ["tofu", "tempeh", "seitan", "noodle"].contains(words(head).last)
        return isMain ? FoodRun.flavours : []
    }

    private static let flavours: Set<String> = ["sauce", "spice"]
    private static let flavourings: WordSet = [
        "honey", "peanut", "sesame", "lemon", "lime", "orange", "pineapple", "mango", "coconut", "garlic", "ginger", "maple", "almond", "walnut",
        "pepper",
    ]

    /// What is eaten by itself as much as in a dish: in a run of three a thing of a list.
    private static let staples: WordSet = ["rice", "potato", "quinoa", "couscous", "pasta", "bread", "egg"]
    private static let alone: WordSet = ["milk", "yogurt", "yoghurt", "kefir", "butter", "cream", "granola", "bread", "toast"]

    /// By the word for a dish, the groups of what it may be called after.
    private static let partsOfDishes: [String: Set<String>] = {
        let plants: Set<String> = ["fruit", "vegetable", "nut", "spice", "legume", "sweet", "sauce", "plant-based"]
        let grown = plants.union(["grain", "cereal"])
        let all = grown.union(["meat", "poultry", "fish", "dairy", "sausage", "egg", "alcohol"])
        let words: [(String, Set<String>)] = [
            ("spritzer spritz lassi smoothie juice lemonade kombucha mojito margarita martini daiquiri punch sorbet gelato jam cordial", plants),
            (
                "muffin cake cupcake loaf scone cookie brownie flapjack crumble cobbler tart pudding mousse cheesecake fudge",
                grown.union(["dairy", "alcohol"])
            ),
            ("noodle tortilla bread chip crisp cracker flatbread", ["vegetable", "legume", "grain", "nut", "spice"]),
            ("fry wedge mash puree", ["vegetable", "legume", "grain"]),
            ("pancake waffle crepe fritter croquette", grown.union(["dairy"])),
            (
                """
                soup salad curry stew casserole pie quiche risotto ravioli tortellini cannelloni moussaka tagine chili chilli gratin bake chowder broth
                bisque dumpling gyoza wonton pierogi momo samosa empanada pasty burger kebab skewer meatball omelette omelet frittata terrine pate dip
                pesto stroganoff goulash biryani jambalaya gumbo poke
                """, all
            ),
            (
                "wrap sandwich sub panini toastie baguette bap burrito taco quesadilla",
                all.subtracting(["fruit", "nut", "sweet", "grain", "cereal", "alcohol"])
            ),
        ]
        return words.reduce(into: [:]) { table, row in for word in Word.split(row.0) { table[word] = row.1 } }
    }()
}

import Nutrition

/// What a composed dish is put together from, told along with it.
extension Mentions {
    /// "bandeja paisa con arroz, frijoles y huevo", "arroz a la cubana con huevo": no foods besides the dish.
    func ingredientsOfDishes(_ found: inout [Found]) {
        listedParts(&found)
        guard var previous = found.first?.tokens else { return }
        var host: Int?, place = 1
        while place < found.count {
            let tokens = found[place].tokens
            let joint = between(previous, tokens).map { chart.tokens[$0].text }
            // "shakshuka with 3 eggs": the count of the eggs is no word between.
            let isLittle = chart.lexicon.isSpanish && found[place].mention.amount == Amount(size: "small")
            let isOne = chart.lexicon.isSpanish && found[place].mention.amount == Amount(quantity: 1)
            let count = words(tokens) == ["egg"] || isLittle || isOne ? found[place].amount.map { chart.tokens[$0.tokens].map(\.text) } ?? [] : []
            let gap = (joint.suffix(count.count) == count[...] ? joint.dropLast(count.count)[...] : joint[...]).filter {
                !chart.lexicon.determiners.contains($0)
            }
            previous = tokens
            // "arroz con habichuelas y carne, la bandera": what it is called, and no second plate.
            let isNamed = ["la", "el", "the"].contains { $0 == joint.last || joint.count == 1 && $0 == chart.tokens[tokens.lowerBound].text }
            if joint.first == ",", joint.count <= 2, isNamed, found[place].mention.amount.isEmpty,
                let dish = found[place].mention.best?.id, dish == found[place - 1].mention.best?.id
            {
                found.remove(at: place)
                continue
            }
            // "lomo saltado, pero poquito arroz".
            let isBut = isLittle && gap.drop { $0 == "," }.elementsEqual(["pero"])
            // "calentado, con huevo".
            let isApart = chart.lexicon.isSpanish && gap.count == 2 && gap.first == "," && gap.last == "con"
            if gap.count == 1 && chart.lexicon.with.contains(gap[0]) || isBut || isApart {
                host = host ?? place - 1
            } else if gap.isEmpty || gap.count == 1 && chart.lexicon.and.contains(gap[0]) || gap == [","] {
                // "pan con chicharrón y camote", "pimientos rellenos de arroz y carne": the list begins within the name.
                // "chile relleno y arroz" tells no filling.
                let begins = words(found[place - 1].tokens).dropLast().contains(where: Mentions.beginningLists.contains)
                // "pan con chicharrón, camote frito y café": behind a mark, and told how it was made.
                let isBeside = host == nil && gap == [","] && tokens.count > 1
                host = host ?? (begins && !isBeside ? place - 1 : nil)
            } else {
                host = nil
            }
            let isStuffing = gap == ["y"] && host == place - 1 && words(found[place - 1].tokens).contains(where: Mentions.stuffed.contains)
            guard let dish = host, isIngredient(found[place], of: found[dish], isStuffing: isStuffing) else {
                // "stir fry with rice and edamame": beside the rice, and not in the dish.
                if !chart.lexicon.isSpanish, food(found[place])?.group == "grain" { host = nil }
                place += 1
                continue
            }
            if dish == place - 1 {
                found[dish].tokens = found[dish].tokens.lowerBound..<tokens.upperBound
            }
            found.remove(at: place)
        }
        withoutSummary(&found)
    }

    /// "arroz, carne mechada, caraotas y tajadas, o sea un pabellón": what the parts are called together is not eaten besides.
    private func withoutSummary(_ found: inout [Found]) {
        guard chart.lexicon.isSpanish, found.count > 2, let last = found.last, last.mention.amount.quantity ?? 1 == 1,
            last.mention.amount.unit == nil,
            let dish = food(last), Mentions.composedGroups.contains(dish.group), let made = resources.compositions[dish.id.code]
        else { return }
        let gap = found[found.count - 2].tokens.gap(to: last.tokens).map { chart.tokens[$0].text }
        let isSummed = gap.contains { ["osea", "sea", "decir", "tipico", "famoso"].contains($0) } || words(last.tokens).first == "la" && gap == [","]
        guard isSummed else { return }
        let nouns = Set(made.flatMap { Word.split($0) })
        let parts = found.dropLast().count { item in food(item).map { !nouns.isDisjoint(with: Word.split($0.noun)) } ?? false }
        if parts > 1 { found.removeLast() }
    }

    /// "chili with beans and turkey, 2 cups", "guiso con papas y zanahoria, 300 g": behind a mark at the end, so much of the dish and not of what was
    /// named last.
    func amountsOfDishes(_ found: inout [Found]) {
        guard let last = found.indices.last, last > 0, let span = found[last].amount, !found[last].isRemoved, let unit = span.amount.unit,
            span.tokens.lowerBound > found[last].tokens.upperBound, [",", "-", "("].contains(chart.tokens[found[last].tokens.upperBound].word),
            chart.tokens[span.tokens.upperBound...].allSatisfy({ $0.kind == .mark }), !["tsp", "tbsp"].contains(unit.name)
        else { return }
        var host = last, isWith = false
        while host > 0, !isWith {
            let gap = between(found[host - 1].tokens, found[host].tokens).map { chart.tokens[$0] }.filter {
                !chart.lexicon.determiners.contains($0.text)
            }
            isWith = gap.count == 1 && chart.lexicon.with.contains(gap[0])
            guard isWith || !gap.isEmpty && gap.allSatisfy({ $0.word == "," || chart.lexicon.and.contains($0) }) else { return }
            host -= 1
            guard found[host].mention.amount.isEmpty, !found[host].isRemoved, !found[host].mention.negated else { return }
        }
        guard isWith, let dish = food(found[host]), !dish.isDrink, let part = food(found[last]) else { return }
        var bare = found[last]
        bare.mention.amount = Amount()
        // "risotto with mushrooms, 1 cup"; "salad with chicken, 100 g" is of the chicken, and "toast with jam, 2 slices" of no jam.
        let isOfSeveral =
            last - host > 1 && ["soup", "dish"].contains(dish.group) && !part.isDrink && (unit.millilitres != nil || dish.grams(of: unit.name) != nil)
        let isMeasured =
            unit.millilitres != nil && ["soup", "dish"].contains(dish.group) || dish.grams(of: unit.name) != nil && part.grams(of: unit.name) == nil
        guard isOfSeveral || isMeasured || isIngredient(bare, of: found[host], isStuffing: false) else { return }
        (found[host].mention.amount, found[host].amount) = (span.amount, span)
        (found[last].mention.amount, found[last].amount) = (Amount(), nil)
    }

    /// "cottage pie with peas tonight, I had a big helping": of the dish, and not of what was beside it.
    func servedHost(of last: Int, _ span: AmountSpan, _ found: [Found]) -> Int {
        guard ["serving", "plate", "bowl"].contains(span.amount.unit?.name ?? ""), span.tokens.lowerBound > found[last].tokens.upperBound else {
            return last
        }
        var host = last
        while host > 0, found[host].mention.amount.isEmpty {
            let joint = chart.tokens[found[host - 1].tokens.gap(to: found[host].tokens)].filter { !chart.lexicon.determiners.contains($0.text) }
            guard let only = joint.only else { break }
            if chart.lexicon.with.contains(only) {
                let dish = food(found[host - 1])
                let isDish = found[host - 1].mention.amount.isEmpty && dish.map { ["dish", "soup", "salad", "pizza"].contains($0.group) } ?? false
                return isDish ? host - 1 : last
            }
            guard only.word == "," || chart.lexicon.and.contains(only) else { break }
            host -= 1
        }
        return last
    }

    private func isIngredient(_ part: Found, of host: Found, isStuffing: Bool) -> Bool {
        // "arroz a la cubana con un huevo frito": the one that is in it.
        let isOne = chart.lexicon.isSpanish && part.mention.amount == Amount(quantity: 1)
        // "shakshuka with 3 eggs", "eggs benedict with 2 eggs": those that it is made of.
        if !chart.lexicon.isSpanish, part.mention.amount.unit == nil, part.mention.amount.size == nil, !part.isRemoved, words(part.tokens) == ["egg"],
            !chart.said[part.tokens.upperBound...].starts(with: ["on", "the", "side"]),
            let dish = food(host), Mentions.ofEggs.contains(where: { dish.noun.contains($0) })
        {
            return true
        }
        let isLittle = chart.lexicon.isSpanish && part.mention.amount == Amount(size: "small")
        guard part.mention.amount.isEmpty || isOne || isLittle, !part.isRemoved, !part.mention.negated, let dish = food(host), let food = food(part),
            Mentions.composedGroups.contains(dish.group)
        else { return false }
        if isStuffing { return !food.isDrink }
        let last = dish.noun.split(separator: " ").last.map(String.init) ?? ""
        if (Mentions.madeOf[dish.noun] ?? Mentions.madeOf[last])?.contains(food.noun) == true { return true }
        guard let ingredients = resources.compositions[dish.id.code] else { return false }
        // "lentejas con arroz, ensalada de tomate": what is a dish of its own is beside it, whatever else it shares.
        let noun = Word.split(food.noun)
        // "la bandera con arroz y habichuelas": both of them.
        let both = noun.filter { $0 != "and" }
        if both.count > 1, both.count < noun.count, both.allSatisfy({ word in ingredients.contains { Word.split($0).contains(word) } }) {
            return true
        }
        if Mentions.ownDishes.contains(food.group) { return ingredients.contains { Word.split($0) == noun } }
        // Bread is beside a soup that has some in it.
        if food.group == "bread", dish.group != "sandwich" { return false }
        // "a breakfast taco with bacon and egg", which is made with scrambled egg.
        return ingredients.contains { Word.split($0).allSatisfy(noun.contains) || noun == ["egg"] && Word.split($0).contains("egg") }
    }

    private static let ofEggs = ["shakshuka", "ranchero", "benedict", "carbonara", "scramble", "frittata", "quiche", "egg drop soup"]
    private static let ownDishes: WordSet = ["salad", "soup", "dish", "sandwich", "pizza", "dessert"]
    private static let stuffed: WordSet = ["relleno", "rellena"]
    private static let beginningLists = stuffed.union(["con"])
    static let composedGroups: WordSet = ["sandwich", "pizza", "dish", "fastfood", "soup", "egg", "salad", "breakfast", "snack"]
}

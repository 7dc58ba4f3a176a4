import Nutrition

/// Cuts a run of food words into foods: "chicken broccoli rice" is three, "chicken noodle soup crackers" two, "creamy tomato soup" one.
///
/// Every cut into foods is weighed: words of a name count fully, words that only describe a little, and each food costs something, so that
/// the fewest foods that explain the words win. A dish that has all the words wins over its parts.
struct FoodRun {
    let chart: Chart
    let links: Links

    /// No food that people name has more words.
    private static let longest = 7
    private static let price = 0.5

    /// The foods of a run in order; words that only join them are left out.
    func foods(_ range: Range<Int>) -> [Range<Int>] {
        guard range.count > 1, !links.linker.isName(words(range)) else { return [range] }
        let count = range.count
        var best = [Double](repeating: -.infinity, count: count + 1)
        var starts = [Int](repeating: 0, count: count + 1)
        best[0] = 0
        for end in 1...count {
            for start in max(0, end - FoodRun.longest)..<end where best[start] > -.infinity {
                let worth = best[start] + worth(range.lowerBound + start..<range.lowerBound + end, in: range)
                if worth > best[end] { (best[end], starts[end]) = (worth, start) }
            }
        }
        var out: [Range<Int>] = []
        var end = count
        while end > 0 {
            let food = range.lowerBound + starts[end]..<range.lowerBound + end
            if !(food.count == 1 && joins(food.lowerBound)) { out.append(food) }
            end = starts[end]
        }
        guard !out.isEmpty else { return [range] }
        let foods = joined(out.reversed())
        return chart.lexicon.isSpanish ? foods : compounded(foods)
    }

    /// "bocadillo" + "de lomo": what comes after "de" tells the kind of what stands before.
    private func joined(_ foods: [Range<Int>]) -> [Range<Int>] {
        var out: [Range<Int>] = []
        for food in foods {
            if let last = out.last, last.upperBound == food.lowerBound, chart.lexicon.isSpanish ? belongs(food, to: last) : isSort(food, of: last) {
                out[out.count - 1] = last.lowerBound..<food.upperBound
            } else {
                let isNext = out.last?.upperBound == food.lowerBound
                out.append(isNext ? named(food) ?? food : food)
            }
        }
        return out
    }

    /// "quesadilla de" + "flor de calabaza", "pavo" + "a la plancha", "plátano" + "frito".
    private func belongs(_ food: Range<Int>, to last: Range<Int>) -> Bool {
        let joints = ["de", "del", "al", "a"]
        if isPut(last, into: food) { return false }
        // "huevos tocino tostada": bacon is not toasted by a word of the other gender.
        if ["tostada", "tostadas"].contains(chart.tokens[food.lowerBound].word), food.count == 1,
            !["a", "as"].contains(where: chart.tokens[last.upperBound - 1].text.hasSuffix)
        {
            return false
        }
        if joints.contains(chart.tokens[food.lowerBound].text) || joints.contains(chart.tokens[last.upperBound - 1].text) { return true }
        // "montadito de jamón" + "ibérico": what its last word is called with.
        if last.count > 1, food.count == 1, links.linker.isName([chart.tokens[last.upperBound - 1].singular] + words(food)) { return true }
        return food.allSatisfy { SpanishWords.prepared.contains(chart.tokens[$0].singularWord) } || isSort(food, of: last)
    }

    /// "azúcar al té", "ponle aceite a la ensalada": what is put into something is no kind of it.
    private func isPut(_ last: Range<Int>, into food: Range<Int>) -> Bool {
        guard let name = named(food) else { return false }
        if last.count == 1, FoodRun.putIn.contains(chart.tokens[last.lowerBound].singular), chart.tokens[food.lowerBound].word == "al" { return true }
        return chart.tokens[..<last.lowerBound].contains { FoodRun.putting.contains($0.text) }
            && !SpanishWords.waysOfCooking.contains(chart.tokens[name.lowerBound].word) && links.linker.isName(words(name))
    }

    /// What follows "al" or "a la".
    private func named(_ food: Range<Int>) -> Range<Int>? {
        let first = chart.tokens[food.lowerBound].text
        if first == "al", food.count > 1 { return food.dropFirst() }
        guard first == "a", food.count > 2, ["la", "los", "las", "mi", "mis"].contains(chart.tokens[food.lowerBound + 1].word) else { return nil }
        return food.dropFirst(2)
    }

    private static let putting: Set<String> = [
        "ponle", "ponele", "echale", "agregale", "anadele", "sumale", "metele", "pon", "anade", "agrega", "echa", "suma", "puse", "eche", "agregue",
        "anadi",
    ]
    private static let putIn: Set<String> = ["azucar", "miel", "leche", "crema", "canela", "limon", "endulzante", "edulcorante", "stevia", "splenda"]

    /// "smoked gouda" + "cheese": a word that only says what sort of thing the food before it is.
    private func isSort(_ range: Range<Int>, of food: Range<Int>) -> Bool {
        guard range.count == 1, let best = links.candidates(words(food)).first,
            let name = links.food(best)?.name
        else { return false }
        return Word.split(name).first == chart.tokens[range.lowerBound].singular && name.contains(",")
    }

    /// "cuppa tea" says one thing twice.
    func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        let link = links.link(words(first))
        guard link.isName, let one = link.references.first, let other = links.candidates(words(second)).first else { return false }
        if one.id == other.id && one.noun == other.noun { return true }
        guard chart.lexicon.isSpanish, let kind = links.food(other) else { return false }
        // "barra de granola nature valley", "cereal zucaritas": the kind and whose it is.
        return kind.group == one.noun || Set(Word.split(one.noun)).isStrictSubset(of: Word.split(other.noun))
    }

    func words(_ range: Range<Int>) -> [String] {
        range.filter { chart.tokens[$0].kind != .mark }.map { chart.tokens[$0].singular }
    }

    private func joins(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        return token.kind == .mark || chart.lexicon.and.contains(token.word) || chart.lexicon.with.contains(token.word)
    }

    /// How well these words of a run make one food.
    private func worth(_ range: Range<Int>, in run: Range<Int>) -> Double {
        let count = Double(range.count)
        if range.count == 1, joins(range.lowerBound) { return 0 }
        if splitsName(range) || takesFromDish(range, run) { return -.infinity }
        let words = words(range)
        // "pan fried salmon" + "fillet": a piece is rather one of what stands before it.
        if range.count == 1, FoodRun.pieces.contains(words[0]) { return 0.7 - FoodRun.price }
        if isOfList(range, words, in: run) { return 0.15 * count - FoodRun.price }
        if isName(words) { return count - FoodRun.price }
        // "ham pizza slice": a piece of what is named before it.
        if FoodRun.whole(words, links) != nil { return count - 0.1 - FoodRun.price }
        if range.contains(where: joins) {
            // A food holds an "and" or "with" only where people call it so.
            guard range.count <= 5, !joins(range.lowerBound), !joins(range.upperBound - 1),
                isReordered(words, isListed: false) || isColoured(words) || isDishFirst(words)
            else {
                return -.infinity
            }
            return count - FoodRun.price
        }
        // "steak kidney pie", "chicken curry rice": its "and" or "with" was left out.
        if words.count > 2, FoodRun.dishes.contains(words.last!) && !FoodRun.spreads.contains(words.last!) || words.last == "rice",
            links.linker.joined(words) != nil
        {
            return count - 0.05 - FoodRun.price
        }
        let core = core(words)
        // "salad pork fries": fries are chips, and no stir fry.
        let isFries = chart.tokens[range.upperBound - 1].word == "fries"
        if range.count <= 4, core < words.count, !isFries, let worth = dish(words, core) { return worth }
        // "creamy tomato soup", "chicken breast boneless": what stands around a name describes it.
        let lead = (1..<words.count).reversed().first { isName(Array(words[..<$0])) } ?? 0
        let named = core > 0 ? Double(core) + 0.3 * (count - Double(core)) : 0, led = lead > 0 ? Double(lead) + 0.25 * (count - Double(lead)) : 0
        return max(named, led, 0.15 * count) - FoodRun.price
    }

    /// The name of what these words say a piece of: "ham pizza" of "ham pizza slice", "orange" of "orange slice".
    static func whole(_ words: [String], _ links: Links) -> [String]? {
        guard words.count > 1, let last = words.last, ["slice", "piece", "wedge", "chunk", "crisp", "chip", "bowl"].contains(last),
            !links.linker.isName(words)
        else { return nil }
        let rest = Array(words.dropLast())
        guard links.linker.isName(rest) else { return nil }
        // "mccoys crisps", "pringles chips", "tomato soup bowl"; "chicken chips" are two.
        switch last {
        case "crisp", "chip":
            return links.candidates(rest).first.flatMap(links.food).map {
                $0.group == "snack" && ($0.noun.hasSuffix("chip") || $0.grams(of: "chip") != nil || $0.grams(of: "crisp") != nil)
            } == true ? rest : nil
        case "bowl": return links.candidates(rest).first.flatMap(links.food)?.group == "soup" ? rest : nil
        default: return rest
        }
    }

    /// "pancakes syrup bacon", "turkey potatoes gravy", "cereal milk banana": in English several of a thing tell no kind of the next, and a list is of more than two.
    private func isOfList(_ range: Range<Int>, _ words: [String], in run: Range<Int>) -> Bool {
        guard !chart.lexicon.isSpanish, (2...4).contains(words.count), range.count == words.count else { return false }
        let isSeveral = range.dropLast().contains { chart.tokens[$0].text != chart.tokens[$0].singular && isName([chart.tokens[$0].singular]) }
        if words.count > 2 { return isSeveral && words.allSatisfy { isName([$0]) } && !isName(words) }
        guard range.count < run.count, isName([words[0]]), isName([words[1]]) else { return false }
        return isSeveral || ["milk", "sandwich", "cheese", "butter"].contains(words[0]) && !isName(words)
    }

    /// "salmon cream cheese bagel": no cream and no cheese bagel.
    private func splitsName(_ range: Range<Int>) -> Bool {
        guard range.upperBound < chart.tokens.count else { return false }
        return ["cream cheese", "peanut butter", "ice cream", "sour cream"].contains(
            chart.tokens[range.upperBound - 1].text + " " + chart.tokens[range.upperBound].singular)
    }

    /// "rice and chicken" of "1 cup rice and chicken adobo": what stands behind the "and" is of the dish that follows.
    private func takesFromDish(_ range: Range<Int>, _ run: Range<Int>) -> Bool {
        guard !chart.lexicon.isSpanish, range.upperBound < run.upperBound,
            let joint = range.dropFirst().dropLast().first(where: { chart.lexicon.and.contains(chart.tokens[$0]) }), range.upperBound - joint <= 3,
            FoodRun.beside.contains(chart.tokens[joint - 1].singularWord)
        else { return false }
        let dish = words(joint + 1..<range.upperBound + 1)
        guard range.lowerBound > 0, [.unit, .of].contains(Chart.Class(rawValue: chart.classes[range.lowerBound - 1]) ?? .none) else {
            // "rice and chicken stir fry": never the rice of "rice and bean burrito", which is in it.
            return (range.upperBound + 1...range.upperBound + 2).contains { end in
                end <= run.upperBound && FoodRun.stewed.contains(chart.tokens[end - 1].singularWord) && links.linker.isName(words(joint + 1..<end))
            }
        }
        return links.linker.isName(dish) || dish.last.map { FoodRun.dishes.contains($0) } ?? false
    }

    private static let stewed: WordSet = ["fry", "fries", "curry", "stew", "adobo", "masala", "tikka", "korma", "vindaloo", "satay", "rendang"]
    private static let beside: WordSet = ["rice", "potato", "bread", "salad", "naan", "roti", "noodle", "pasta", "chip"]

    private func isName(_ words: [String]) -> Bool {
        if words.count == 1, LinkWords.empty.contains(words[0]) || words[0] == "glazed" { return false }
        return links.linker.isName(words)
    }

    /// How many words at the end are a name.
    private func core(_ words: [String]) -> Int {
        (1..<max(words.count, 1)).first { isName(Array(words[$0...])) }.map { words.count - $0 } ?? 0
    }

    /// A dish that has all the words: its name in another order or with words between; or one that what stands before it tells the kind of.
    private func dish(_ words: [String], _ core: Int) -> Double? {
        let count = Double(words.count)
        // "tostadas zumo": in Spanish a dish is named first.
        let isKind = FoodRun.dishes.contains(words.last!) && !(chart.lexicon.isSpanish && FoodRun.spanishDishes.contains(words.last!))
        // "salmon rice": two foods as soon as each has its name and no dish is really called so.
        let before = Array(words[..<(words.count - max(core, 1))])
        let isListed = core > 0 && isCovered(before)
        if isDishFirst(words) { return count - 0.05 - FoodRun.price }
        if isListed, !isKind, words.count > 3 { return nil }
        // "chicken broccoli rice" are three, though a dish may have them in another order.
        // "coconut yogurt fruit": of two cuts that have every word the one with each name as it stands.
        if !(isListed && words.count > 2), isReordered(words, isListed: isListed) { return count - 0.05 - FoodRun.price }
        // "spinach salad", "lentil curry", never "burger salad". Ranking is dear: only such a pair or triple needs it.
        guard isKind, !FoodRun.meals.contains(before.last ?? ""), !isBeside(before, words.last!) else { return nil }
        let link = links.link(words)
        guard link.isOfKind else { return nil }
        return (words.count == 2 ? 0.85 : link.keepsEveryFood ? 0.9 : 0.72) * count - FoodRun.price
    }

    /// "ham bread", "tuna crackers", "coffee muffin": what is eaten with it, and no kind of it.
    private func isBeside(_ before: [String], _ dish: String) -> Bool {
        if ["latte", "tea", "juice"].contains(dish),
            ["muffin", "croissant", "bagel", "scone", "donut", "toast", "cookie", "biscuit"].contains(before.last)
        {
            return true
        }
        guard ["bread", "cracker", "muffin", "scone"].contains(dish), let group = links.candidates(before).first.flatMap(links.food)?.group else {
            return false
        }
        return (["bread", "cracker"].contains(dish) ? ["meat", "poultry", "fish", "sausage", "drink"] : ["drink"]).contains(group)
    }

    /// "stir fry chicken", "banh mi pork", "pizza pepperoni thin crust": what it is first, and then which.
    private func isDishFirst(_ words: [String]) -> Bool {
        guard words.count > 1, words.count <= 5 else { return false }
        return (1..<words.count).contains { place in
            let turned = Array(words[place...] + words[..<place]), dish = Array(words[..<place])
            return isName(turned) && isName(dish) && links.candidates(dish).first.flatMap(links.food).map { FoodRun.made.contains($0.group) } == true
                && isSort(turned, of: dish)
        }
    }

    /// "ham omelette" of "omelette": the same at the end of its noun.
    private func isSort(_ kind: [String], of dish: [String]) -> Bool {
        guard let kind = links.candidates(kind).first.map({ Word.split($0.noun) }), let plain = links.candidates(dish).first else { return false }
        return kind.suffix(dish.count) == dish[...] || kind.last == Word.split(plain.noun).last
    }

    /// A name without words that say nothing, or in another order: "homemade soup of tomato", "bread wholemeal".
    ///
    /// Of two foods side by side the first must be what the whole is: "soup vegetable", never "egg tomato" for a tomato omelette.
    private func isReordered(_ words: [String], isListed: Bool) -> Bool {
        let bare = words.filter { !LinkWords.empty.contains($0) }
        guard !bare.isEmpty else { return false }
        if bare.count < words.count, isName(bare) { return true }
        if bare.count == 2 {
            let turned = [bare[1], bare[0]]
            guard isName(turned) else { return false }
            return !isListed || links.candidates(turned).first.map { Word.split($0.noun).contains(bare[0]) } ?? false
        }
        if bare.count > 3, bare.count <= 6, isName(Array(bare.dropFirst()) + [bare[0]]) { return true }
        return bare.count == 3 && (isName([bare[1], bare[2], bare[0]]) || isName([bare[2], bare[0], bare[1]]))
    }

    /// "frijoles con arroz blanco": the colour of a part makes no other dish, and is no cheese.
    private func isColoured(_ words: [String]) -> Bool {
        chart.lexicon.isSpanish && Mentions.colours.contains(words[words.count - 1]) && isName(Array(words.dropLast()))
    }

    /// Whether names of foods use up these words.
    private func isCovered(_ words: [String]) -> Bool {
        var place = 0
        while place < words.count {
            guard let end = (place + 1...words.count).reversed().first(where: { isName(Array(words[place..<$0])) }) else { return false }
            place = end
        }
        return !words.isEmpty
    }

    /// Words that make a dish of what stands before them.
    private static let dishes: WordSet = [
        "salad", "soup", "sandwich", "curry", "smoothie", "juice", "pie", "wrap", "bowl", "stew", "pizza", "burger", "omelette", "omelet", "tart",
        "muffin", "casserole", "cake", "bread", "bar", "shake", "pasta", "risotto", "taco", "burrito", "quiche", "dip", "latte", "tea", "sub",
        "lasagna", "lasagne", "moussaka", "chowder", "crumble", "cobbler", "milkshake", "sorbet", "gelato", "jam", "sauce", "gravy", "dressing",
        "pudding", "scone", "kebab", "panini", "toastie", "pasty", "quesadilla", "enchilada", "fajita", "paella", "ravioli", "kombucha", "yogurt",
        "yoghurt", "cracker", "cookie", "bake", "fritter", "pate", "pesto", "relish", "chutney", "vinaigrette", "tartlet", "danish", "donut", "fry",
        "ensalada", "sopa", "crema", "tarta", "bocadillo", "batido", "jugo", "zumo",
    ]

    private static let spanishDishes: WordSet = ["ensalada", "sopa", "crema", "tarta", "bocadillo", "jugo", "zumo"]
    /// Of those, what lies on bread: "toast butter jam" is three.
    private static let spreads: WordSet = ["jam", "sauce", "gravy", "dressing", "dip", "pesto", "relish", "chutney", "pate"]

    /// Groups of what is made of several things.
    private static let made: WordSet = ["sandwich", "pizza", "dish", "fastfood", "soup", "salad", "egg"]

    private static let pieces: WordSet = [
        "fillet", "filet", "breast", "thigh", "leg", "stick", "strip", "slice", "piece", "bar", "ball", "patty", "square", "cube", "floret", "spear",
    ]

    /// Dishes that are no kind of another.
    static let meals: WordSet = [
        "burger", "hamburger", "cheeseburger", "pizza", "chip", "fries", "sandwich", "soup", "steak", "pasta", "salad", "wrap", "taco", "lasagna",
        "curry", "omelet", "omelette", "toast", "cereal", "oatmeal",
    ]
}

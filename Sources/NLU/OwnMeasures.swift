import Nutrition

/// Measures that only the food's own table knows ("a rack of ribs", "pizza slice", "shredded wheat, 3 biscuits"), and what a container tells.
extension Mentions {
    /// A word beside the food that names a measure of it.
    func ownMeasures(_ found: inout [Found]) {
        for place in found.indices where found[place].mention.amount.unit == nil {
            guard let food = food(found[place]), let (measure, isOne) = measureWord(beside: place, found, food) else { continue }
            // "apple slices" without a number stay the usual portion.
            guard found[place].mention.amount.quantity != nil || isOne else { continue }
            found[place].mention.amount.unit = Unit(measure)
            if found[place].mention.amount.size == "whole" { found[place].mention.amount.size = nil }
        }
    }

    private func measureWord(beside place: Int, _ found: [Found], _ food: Food) -> (String, Bool)? {
        let range = found[place].tokens
        // "side salad": the name tells the measure.
        let name = words(range).joined(separator: " ")
        if name != food.noun, range.count > 1, chart.tokens[range.upperBound - 1].text == chart.tokens[range.upperBound - 1].singular,
            found[place].mention.amount.size == nil, food.grams(of: name) != nil
        {
            return (name, true)
        }
        func measure(_ index: Int) -> (String, Bool)? {
            let token = chart.tokens[index]
            guard token.kind == .word, food.grams(of: token.singular) != nil, chart.lexicon.sizes[token.word] == nil,
                !food.noun.hasSuffix(token.singular)
            else { return nil }
            return (token.singular, token.text == token.singular)
        }
        if let amount = found[place].amount, amount.tokens.upperBound <= range.lowerBound,
            let named = amount.tokens.gap(to: range).lazy.compactMap(measure).first
        {
            return named
        }
        // "2 pizza slices": the last word tells the measure, and the first none.
        if range.count > 1, found[place].mention.amount.quantity != nil, measure(range.lowerBound) != nil,
            case let last = chart.tokens[range.upperBound - 1].singular, food.noun.hasSuffix(" " + last), food.grams(of: last) != nil
        {
            return (last, false)
        }
        // "3 egg omelette".
        if range.count > 1, found[place].mention.amount.quantity != nil, let named = measure(range.lowerBound) { return named }
        if range.count > 1, !links.linker.isName(words(range)), let named = measure(range.upperBound - 1) { return named }
        let next = range.upperBound
        guard next < chart.tokens.count, place + 1 == found.count || found[place + 1].tokens.lowerBound > next,
            [Chart.Class.none.rawValue, Chart.Class.unit.rawValue].contains(chart.classes[next]),
            next + 1 == chart.tokens.count || !chart.lexicon.of.contains(chart.tokens[next + 1].word)
        else { return nil }
        return measure(next)
    }

    /// "2 pieces of apple", "unos trozos de manzana": cut from one, where "una pieza de fruta" is a whole one.
    func cutFruit(_ found: inout [Found]) {
        for place in found.indices where found[place].mention.amount.unit?.name == "piece" {
            guard let food = food(found[place]), food.group == "fruit", food.grams(of: "medium") ?? 0 >= 100, food.grams(of: "piece") == nil,
                let span = found[place].amount, span.of, let unit = span.unit,
                unit.contains(where: { ["piece", "chunk", "trozo", "pedazo", "cacho"].contains(chart.tokens[$0].singularWord) }),
                let cut = ["wedge", "slice"].first(where: { food.grams(of: $0) ?? 0 >= 10 })
            else { continue }
            found[place].mention.amount.unit = Unit(cut)
        }
    }

    /// "media pizza": half of the thing itself, not of the slice that one of it usually is.
    func halves(_ found: inout [Found]) {
        for place in found.indices {
            let amount = found[place].mention.amount
            // "un cuarto de helado", "tres cuartos de carne molida": of a kilo, where no piece of it is cut in four.
            if chart.lexicon.isSpanish, [0.25, 0.75].contains(amount.quantity), amount.unit == nil, amount.size == nil,
                let food = food(found[place]), food.each == "scoop" || food.each == "slice" || food.usual.unit?.name == "oz",
                food.noun.hasSuffix("ice cream") || ["meat", "sausage", "dairy", "fish"].contains(food.group), food.grams(of: "whole") == nil
            {
                found[place].mention.amount.unit = Unit("kg")
                continue
            }
            // "5 walnut halves".
            if amount.unit == nil, words(found[place].tokens).last == "half", found[place].tokens.count > 1,
                food(found[place])?.grams(of: "half") != nil
            {
                found[place].mention.amount.unit = Unit("half")
                continue
            }
            guard let quantity = amount.quantity, quantity < 1, quantity > 0, amount.unit == nil,
                let food = food(found[place]), ["slice", "wedge", "piece"].contains(food.each ?? ""),
                let said = words(found[place].tokens).first, !["ito", "ita"].contains(where: said.hasSuffix)
            else { continue }
            // "media sandía chica": of a small one.
            if let size = amount.size, food.grams(of: size) == nil, food.grams(of: "whole") != nil {
                found[place].mention.amount.unit = Unit("whole")
                continue
            }
            // "I only ate half the pie": of the slice that stands.
            guard amount.size == nil, food.group != "dessert" || !found[place].mention.isDefinite,
                let itself = food.noun.split(separator: " ").last, food.grams(of: "whole") != nil || food.grams(of: String(itself)) != nil
            else { continue }
            found[place].mention.amount.size = "whole"
        }
    }

    /// "small onion rings", "large mozzarella sticks": a small or large portion of them, and no ring.
    func sizedPortions(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices {
            let amount = found[place].mention.amount, last = chart.tokens[found[place].tokens.upperBound - 1]
            guard amount.quantity == nil, amount.unit == nil, let share = amount.size.flatMap({ Mentions.portions[$0] }), last.text != last.singular,
                let food = food(found[place]), ["ring", "nugget"].contains(Word.split(food.noun).last) || food.noun.hasSuffix("mozzarella stick"),
                let usual = food.usual.quantity, usual > 1, food.usual.unit?.grams == nil
            else { continue }
            found[place].mention.amount = Amount()
            found[place].mention.usual = Amount(quantity: (usual * share).rounded(), unit: food.usual.unit)
        }
    }

    private static let portions: [String: Double] = ["small": 0.75, "medium": 1, "large": 1.5]

    /// "shredded wheat, 3 biscuits": what was counted is the measure of the food before it.
    func countedMeasures(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() {
            let item = found[place], before = found[place - 1]
            guard before.mention.amount.isEmpty, let amount = item.amount, amount.unit == nil, amount.quantity != nil,
                amount.tokens.upperBound == item.tokens.lowerBound, item.tokens.count == 1,
                case let gap = between(before.tokens, amount.tokens),
                gap.allSatisfy({ [",", "-", "("].contains(chart.tokens[$0].word) }) || isTimed(gap),
                let food = food(before), let said = words(item.tokens).first,
                let measure = measure(said, of: food), words(before.tokens).last != measure
            else { continue }
            found[place - 1].mention.amount = item.mention.amount
            found[place - 1].mention.amount.unit = Unit(measure)
            found[place - 1].amount = amount
            found.remove(at: place)
        }
    }

    /// "pan al desayuno, una tajada": nothing but the meal and a mark between them.
    private func isTimed(_ gap: Range<Int>) -> Bool {
        guard let last = gap.last, chart.tokens[last].word == "," else { return false }
        let timed = chart.covered(by: chart.times.map(\.tokens))
        return gap.dropLast().allSatisfy { timed[$0] || ["al", "a", "en", "el", "la", "at", "for", "with"].contains(chart.tokens[$0].word) }
    }

    /// The measure of a food that a word names: "sandía, 2 tajadas" are slices.
    private func measure(_ word: String, of food: Food) -> String? {
        [word, chart.lexicon.isSpanish ? chart.lexicon.units[word] ?? "" : ""].first { !$0.isEmpty && food.grams(of: $0) != nil }
    }

    /// A tin of chickpeas holds canned chickpeas, "una bolsa de patatas fritas" crisps.
    func packed(_ words: [String], _ amount: Amount, _ best: FoodReference?) -> [String]? {
        // "a scoop of protein", "2 scoops of vanilla protein": the powder, whatever the word means alone.
        if amount.unit?.name == "scoop" {
            let powder =
                words.filter { !["shake", "batido", "licuado", "de"].contains($0) } + (chart.lexicon.isSpanish ? ["en", "polvo"] : ["powder"])
            if links.linker.isName(powder) { return powder }
        }
        guard let unit = amount.unit?.name, let best, let food = links.food(best), food.grams(like: unit) == nil else { return nil }
        let name =
            switch unit {
            // "2 squares of dairy milk".
            case "bar", "square", "row", "slab": words + ["bar"]
            // "half a can of coconut milk": not what is drunk.
            case "can", "tin": ["canned"] + words
            case _ where food.isDrink: [String]()
            // "a bowl of udon": nobody is served the noodles bare.
            case "bowl" where food.group == "grain" && !chart.lexicon.isSpanish: words + ["soup"]
            case "bag", "packet": words + ["de", "bolsa"]
            // "2 pumps of vanilla".
            case "pump": words + ["syrup"]
            default: [String]()
            }
        return links.linker.isName(name) ? name : nil
    }

    /// "una barra pequeña de pan": a name whose first word was read as a measure that the food does not come in.
    func measureInName(_ words: [String], _ span: AmountSpan?, _ best: FoodReference?) -> [String]? {
        guard chart.lexicon.isSpanish, let span, span.size != nil, let unit = span.unit?.first, let measure = span.amount.unit?.name, let best,
            links.food(best)?.grams(like: measure) == nil
        else { return nil }
        let name = [chart.tokens[unit].singular, "de"] + words
        return links.linker.isName(name) ? name : nil
    }

    /// "tin of sardines on toast": a dish that does not come in tins, after an amount of its first part, is its parts.
    func parted(_ range: Range<Int>) -> [Range<Int>] {
        if let both = spread(range) ?? each(range) { return both }
        guard range.count > 2, let joint = range.dropFirst().dropLast().first(where: { ["on", "with", "con"].contains(chart.tokens[$0].word) }) else {
            return [range]
        }
        let place = chart.amounts.firstPlace { $0.tokens.upperBound >= range.lowerBound }
        guard place < chart.amounts.count, chart.amounts[place].tokens.upperBound == range.lowerBound else { return [range] }
        if let both = countedFirst(range, joint, chart.amounts[place].amount) { return both }
        guard let unit = chart.amounts[place].amount.unit, unit.grams == nil, unit.millilitres == nil,
            chart.tokens[joint].word != "con" || ["scoop", "tbsp", "tsp"].contains(unit.name)
        else { return [range] }
        func knows(_ words: [String]) -> Bool {
            links.candidates(words).first.flatMap(links.food)?.grams(like: unit.name) != nil
        }
        let first = range.lowerBound..<joint, second = joint + 1..<range.upperBound
        guard links.linker.isName(words(first)), links.linker.isName(words(second)), !knows(words(range)), knows(words(first)) else { return [range] }
        return [first, second]
    }

    /// "6 churros con chocolate": pieces are counted, and no plates of the dish.
    private func countedFirst(_ range: Range<Int>, _ joint: Int, _ amount: Amount) -> [Range<Int>]? {
        let first = range.lowerBound..<joint, second = joint + 1..<range.upperBound
        func each(_ words: [String]) -> String? { links.candidates(words).first.flatMap(links.food)?.each }
        guard let count = amount.quantity, count >= 2, count == count.rounded(), amount.unit == nil, amount.size == nil,
            links.linker.isName(words(first)), links.linker.isName(words(second)),
            let whole = each(words(range)), Mentions.platters.contains(whole), let part = each(words(first)), !Mentions.platters.contains(part)
        else { return nil }
        return [first, second]
    }

    private static let platters: WordSet = ["serving", "plate", "bowl", "cup"]

    /// "a cup each of black beans and white rice": two things, whatever dish they make.
    private func each(_ range: Range<Int>) -> [Range<Int>]? {
        guard range.lowerBound > 1, chart.lexicon.of.contains(chart.tokens[range.lowerBound - 1].word),
            chart.tokens[range.lowerBound - 2].word == "each",
            let joint = range.dropFirst().dropLast().first(where: { chart.tokens[$0].word == "and" })
        else { return nil }
        return [range.lowerBound..<joint, joint + 1..<range.upperBound]
    }

    /// "rye toast with smoked salmon and cream cheese", "kale salad with chicken and quinoa": on bread it is no sandwich again, in a salad no dish.
    private func spread(_ range: Range<Int>) -> [Range<Int>]? {
        // "an omelette with 3 eggs and cheese".
        if range.count == 3, range.lowerBound > 2, chart.tokens[range.lowerBound].singularWord == "egg",
            chart.tokens[range.lowerBound + 1].word == "and",
            ["with", "of", "from"].contains(chart.tokens[range.lowerBound - 2].word),
            ["omelette", "omelet", "frittata", "scramble"].contains(chart.tokens[range.lowerBound - 3].singular)
        {
            return [range.lowerBound..<range.lowerBound + 1, range.lowerBound + 2..<range.upperBound]
        }
        guard range.count > 2, range.lowerBound > 1, chart.tokens[range.lowerBound - 1].word == "with",
            ["toast", "bagel", "bread", "cracker", "muffin", "salad", "pita", "omelette", "omelet"].contains(
                chart.tokens[range.lowerBound - 2].singular),
            let joint = range.dropFirst().dropLast().first(where: { chart.tokens[$0].word == "and" })
        else { return nil }
        // "a salad with oil and vinegar" is dressed.
        let isLoaf = !["salad", "omelette", "omelet"].contains(chart.tokens[range.lowerBound - 2].singularWord)
        guard isLoaf || links.candidates(words(range)).first.flatMap(links.food)?.group == "dish" else { return nil }
        let first = range.lowerBound..<joint, second = joint + 1..<range.upperBound
        return links.linker.isName(words(first)) && links.linker.isName(words(second)) ? [first, second] : nil
    }

    /// "2 scrambled eggs with cheese", "cheese omelette with ham, 3 eggs": an omelette of so many eggs.
    func eggsOfOmelettes(_ found: inout [Found]) {
        let egg = chart.lexicon.isSpanish ? "huevo" : "egg"
        func isOmelette(_ item: Found) -> Bool { food(item).map { $0.noun.hasSuffix("omelet") && $0.grams(of: "egg") != nil } ?? false }
        for place in found.indices where found[place].mention.amount.unit == nil {
            guard let count = found[place].mention.amount.quantity, count >= 2, words(found[place].tokens).contains(egg), isOmelette(found[place])
            else { continue }
            found[place].mention.amount.unit = Unit("egg")
        }
        // "veggie omelette with 2 eggs": of so many.
        for place in found.indices.dropFirst().reversed() where words(found[place].tokens) == [egg] && !chart.lexicon.isSpanish {
            let host = found[place - 1], amount = found[place].mention.amount
            guard isOmelette(host), words(host.tokens).count > 1, host.mention.amount.isEmpty, amount.unit == nil, amount.quantity ?? 0 >= 1,
                ["with", "w"].contains(chart.tokens[host.tokens.upperBound].word)
            else { continue }
            found[place - 1].mention.amount = Amount(quantity: amount.quantity, unit: Unit("egg"))
            found.remove(at: place)
        }
        guard let eggs = found.last, words(eggs.tokens) == [egg], let amount = eggs.amount, amount.quantity != nil, amount.unit == nil,
            amount.tokens.lowerBound > 0, chart.tokens[amount.tokens.lowerBound - 1].word == ",",
            let host = found.firstIndex(where: { $0.mention.amount.isEmpty && isOmelette($0) })
        else { return }
        found[host].mention.amount = Amount(quantity: eggs.mention.amount.quantity, unit: Unit("egg"))
        found.removeLast()
    }

    /// "a chicken tamale", "tamal con atole": one, where the usual is several of that name.
    func single(_ found: inout [Found]) {
        for place in found.indices where found[place].mention.amount.isEmpty && found[place].mention.usual == nil {
            let tokens = found[place].tokens
            guard let food = food(found[place]) else { continue }
            let isOfMeal = tokens.upperBound < chart.tokens.count && OnePiece.meals.contains(chart.tokens[tokens.upperBound])
            if !chart.lexicon.isSpanish, !isOfMeal, let one = OnePiece.unit(named: chart.tokens[tokens], of: food) {
                found[place].mention.usual = Amount(quantity: 1, unit: one)
                continue
            }
            guard food.usual.quantity ?? 1 >= 2, let unit = food.usual.unit,
                chart.lexicon.isSpanish
                    ? isSingular(chart.tokens[tokens.lowerBound], of: food) : isSingular(chart.tokens[tokens.upperBound - 1], calling: unit)
            else { continue }
            found[place].mention.usual = Amount(quantity: 1, unit: unit)
        }
    }

    private func isSingular(_ last: Token, calling unit: Unit) -> Bool {
        last.kind == .word && !last.repaired && Word.plural(last.text) != last.text && Word.singular(unit.name) == last.singular
            && (last.text == unit.name || last.text == last.singular)
    }

    /// Whether a food that is counted by itself is named as one: a tamal, and no bread by the slice.
    private func isSingular(_ head: Token, of food: Food) -> Bool {
        guard head.kind == .word, !head.repaired, head.text == head.singular, Word.plural(head.text) != head.text, let each = food.each,
            food.usual.unit?.name == each
        else { return false }
        return food.noun.split(separator: " ").last.map(String.init) == each
    }

    /// "eggs and toast", "huevos con jamón", "arepas con queso": a pair at least, where one is usual and none is told.
    func several(_ found: [Found]) -> [FoodMention] {
        found.map { item in
            var mention = item.mention
            // "a burrito with black beans", "burrito, rice and beans, chicken" is one, whatever stands last.
            let with =
                item.tokens.dropFirst().first { chart.lexicon.with.contains(chart.tokens[$0]) || chart.tokens[$0].kind == .mark }
                ?? item.tokens.upperBound
            let head = chart.tokens[chart.lexicon.isSpanish ? item.tokens.lowerBound : with - 1]
            guard mention.amount.isEmpty, mention.usual == nil, !item.isRemoved, !mention.negated, !mention.isDefinite,
                head.kind == .word, head.text != head.singular, links.linker.isName([head.singular]), let food = food(item),
                // "huevos pericos": one dish of eggs.
                !(head.singularWord == "huevo" && food.noun.hasSuffix("omelet")), food.usual.quantity == 1,
                let unit = food.usual.unit,
                food.group != "vegetable", unit.grams == nil, unit.millilitres == nil, unit.name == food.each, !Mentions.shared.contains(unit.name),
                food.noun.split(separator: " ").last.map({ Word.singular(String($0)) == $0 }) == true
            else { return mention }
            mention.usual = Amount(quantity: 2, unit: unit)
            return mention
        }
    }

    /// Measures that hold more than one of a thing.
    private static let shared: WordSet = ["cup", "bowl", "plate", "serving", "glass", "bottle", "can", "portion", "container", "package", "bag"]

    /// "comimos asado, yo comí 250 g de vacío y un chorizo": what all of them had, told again by what one ate of it.
    private func isFeast(_ first: Range<Int>, before next: Int) -> Bool {
        first.count == 1 && Mentions.feasts.contains(chart.tokens[first.lowerBound])
            && chart.tokens[first.upperBound..<max(first.upperBound, next)].contains {
                Reader.eatingInSpanish.contains($0) || ["comido", "yo", "i", "ate", "had"].contains($0.word)
            }
    }

    /// What is made for all who sit at the table.
    static func feasted(_ noun: String) -> Bool { noun.hasPrefix("paella") || ["fideua", "mixed grill", "seafood paella"].contains(noun) }

    static let feasts: WordSet = [
        "asado", "parrillada", "parrilla", "barbacoa", "churrasco", "barbecue", "bbq", "barbeque", "cookout", "roast",
    ]

    /// "poke bowl - tuna, rice, cucumber": a dish that is nothing but its parts, before a dash that stands apart.
    private func isDash(_ place: Int, after head: Range<Int>) -> Bool {
        !chart.lexicon.isSpanish && chart.tokens[place].word == "-" && chart.tokens[place].spaceBefore
            && ["salad", "bowl", "smoothie", "fries", "up", "wrap", "english", "dinner", "roast", "breakfast"].contains(
                chart.tokens[head.upperBound - 1].singular)
    }

    /// "sushi: 4 nigiri, 1 roll and edamame": what stands before a colon is told by what follows it.
    func withoutHeadings<Piece>(_ pieces: [Piece], _ tokens: (Piece) -> Range<Int>) -> [Piece] {
        guard pieces.count > 2, let first = pieces.first.map(tokens), first.upperBound < chart.tokens.count else { return pieces }
        if isFeast(first, before: tokens(pieces[1]).lowerBound) { return Array(pieces.dropFirst()) }
        // "bandeja con arroz, frijol y carne": what it lies on.
        if chart.lexicon.isSpanish, first.count == 1, ["bandeja", "plato", "charola"].contains(chart.tokens[first.lowerBound].word),
            chart.tokens[first.upperBound].word == "con"
        {
            return Array(pieces.dropFirst())
        }
        guard
            let colon = chart.lexicon.isSpanish
                ? chart.tokens[..<tokens(pieces[1]).lowerBound].lastIndex(where: { $0.word == ":" }) : first.upperBound,
            chart.tokens[colon].word == ":" || isDash(colon, after: first), colon >= first.upperBound, colon <= first.upperBound + 6,
            first.lowerBound == 0 || [",", ".", ";", "-"].contains(chart.tokens[first.lowerBound - 1].word)
                || chart.lexicon.articles.contains(chart.tokens[first.lowerBound - 1].word)
                    && (["salad", "ensalada", "smoothie", "batido", "licuado"].contains(chart.tokens[first.upperBound - 1].singularWord)
                        || Mentions.feasts.contains(chart.tokens[first.upperBound - 1]))
                || chart.lexicon.isSpanish && Reader.eatingInSpanish.contains(chart.tokens[first.lowerBound - 1])
                || chart.lexicon.isSpanish && ["fue", "era", "fueron", "eran"].contains(chart.tokens[first.lowerBound - 1].word)
                || chart.lexicon.isSpanish && [.meal, .date].contains(Chart.Class(rawValue: chart.classes[first.lowerBound - 1])),
            !["coffee", "tea"].contains(chart.tokens[first.upperBound - 1].singularWord)
        else { return pieces }
        return Array(pieces.dropFirst())
    }
}

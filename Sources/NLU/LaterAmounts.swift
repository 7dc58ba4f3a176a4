import Nutrition

/// Amounts that stand behind a food, or that say more of an amount before it: "a pack of nuts 1 oz", "a latte, medium", "spring rolls to start (2)".
extension Mentions {
    /// "una arepa y media", "dos tazas de arroz y media", "tres tacos y medio de bistec".
    private func andHalf(_ amount: inout Amount, after range: Range<Int>, used: inout Set<Int>) -> AmountSpan? {
        let half = range.upperBound + 1
        guard let whole = amount.quantity, whole >= 1, half < chart.tokens.count, chart.tokens[range.upperBound].word == "y",
            ["media", "medio"].contains(chart.tokens[half].word),
            half + 1 == chart.tokens.count || chart.tokens[half + 1].kind == .mark
                || amount.unit == nil && ["de", "con", "sin", "y"].contains(chart.tokens[half + 1].word),
            let place = chart.amounts.firstIndex(where: { $0.tokens.lowerBound == half }), !used.contains(place)
        else { return nil }
        amount.quantity = whole + 0.5
        used.insert(place)
        return chart.amounts[place]
    }

    /// - Parameter others: where the foods of the message stand.
    func laterAmount(_ amount: inout Amount, after range: Range<Int>, others: [Range<Int>], used: inout Set<Int>) -> AmountSpan? {
        if let span = held(&amount, after: range, used: &used) ?? numbered(&amount, after: range, used: &used)
            ?? countedAtLast(&amount, after: range, others: others, used: &used) ?? countedBeforeWith(&amount, after: range, used: &used)
            ?? behindBrand(&amount, after: range, others: others, used: &used)
        {
            return span
        }
        guard !chart.lexicon.isSpanish else {
            return andHalf(&amount, after: range, used: &used) ?? weighed(&amount, after: range, used: &used)
                ?? apposed(&amount, after: range, others: others, used: &used)
        }
        // "latte large 500 ml": a weight or volume says more than a size; "a greek yoghurt, 170g pot": more than that it is one.
        if amount.unit == nil, amount.quantity == nil && amount.size != nil || amount.quantity == 1 && weighsContainer(after: range),
            let span = weighed(&amount, after: range, used: &used)
        {
            return span
        }
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound >= range.upperBound }
        // "eggs large 3".
        if amount.quantity == nil, amount.unit == nil, amount.size != nil, place + 1 < chart.amounts.count,
            chart.amounts[place].tokens == range.upperBound..<chart.amounts[place + 1].tokens.lowerBound,
            isClause(chart.amounts[place + 1].tokens.upperBound),
            let count = chart.amounts[place + 1].amount.quantity, chart.amounts[place + 1].unit == nil, count <= 12
        {
            amount.quantity = count
            used.insert(place + 1)
            return chart.amounts[place + 1]
        }
        guard place < chart.amounts.count, !used.contains(place) else { return nil }
        let span = chart.amounts[place], end = span.tokens.upperBound
        if amount.isEmpty, isBracketed(span), span.amount.quantity != nil,
            !others.contains(where: { $0.lowerBound >= range.upperBound && $0.lowerBound < span.tokens.lowerBound }),
            (range.upperBound..<span.tokens.lowerBound - 1).allSatisfy({ chart.tokens[$0].kind == .word })
        {
            amount = span.amount
            used.insert(place)
            return span
        }
        let gap = range.gap(to: span.tokens)
        // "chili from wendys, large".
        if gap.count > 1, gap.count <= 5, ["from", "at"].contains(chart.tokens[gap.lowerBound].word), span.amount.unit == nil, amount.size == nil,
            span.amount.quantity == nil, let size = span.amount.size, end == chart.tokens.count || chart.tokens[end].kind == .mark,
            !others.contains(where: { $0.overlaps(gap) })
        {
            amount.size = size
            used.insert(place)
            return span
        }
        // "birthday cake at the office, small slice", "lasagna at mum's, a large piece".
        if gap.count > 2, gap.count <= 6, ["from", "at", "in"].contains(chart.tokens[gap.lowerBound].word), amount.isEmpty, span.amount.size != nil,
            // "bread from the bakery, large loaf": what it was cut from.
            span.amount.unit.map({ $0.name != "loaf" || span.amount.quantity != nil }) ?? false, !span.of,
            end == chart.tokens.count || chart.tokens[end].kind == .mark,
            chart.tokens[gap.upperBound - 1].word == ",", !others.contains(where: { $0.overlaps(gap) })
        {
            amount = span.amount
            used.insert(place)
            return span
        }
        // "sushi from whole foods 8 pc", "yogurt after lunch 200g".
        if gap.count > 1, gap.count <= 5, amount.isEmpty, ["from", "at", "after", "before", "during"].contains(chart.tokens[gap.lowerBound].word),
            span.amount.quantity != nil,
            span.amount.unit != nil, !span.of, end == chart.tokens.count || chart.tokens[end].kind == .mark,
            gap.allSatisfy({ chart.tokens[$0].kind == .word }),
            !others.contains(where: { $0.overlaps(gap) })
        {
            amount = span.amount
            used.insert(place)
            return span
        }
        // "pho. large."
        if amount.isEmpty, gap.count == 1, chart.tokens[gap.lowerBound].word == ".", span.amount.unit == nil, span.amount.quantity == nil,
            let size = span.amount.size, end == chart.tokens.count || chart.tokens[end].kind == .mark
        {
            amount.size = size
            used.insert(place)
            return span
        }
        guard gap.count <= 3,
            gap.allSatisfy({
                [",", "-", "(", "~"].contains(chart.tokens[$0].word) || describes($0) || chart.lexicon.hedges.contains(chart.tokens[$0])
            }),
            !span.of,
            end == chart.tokens.count || chart.tokens[end].kind == .mark || chart.classes[end] == Chart.Class.and.rawValue
                || chart.classes[end] == Chart.Class.with.rawValue
                || ["each", "from", "for", "at", "then", "before", "after", "today", "yesterday", "tonight"].contains(chart.tokens[end].word)
        else { return nil }
        let said = span.amount
        if said.unit == nil, said.quantity == nil || isArticle(span), let size = said.size, amount.size == nil, !amount.isEmpty,
            amount.unit?.grams == nil, amount.unit?.millilitres == nil
        {
            amount.size = size
        } else if said.quantity != nil, let unit = said.unit, Mentions.parts.contains(unit.name), amount.unit == nil, amount.size == nil,
            amount.quantity ?? 1 == 1
        {
            // "a cookie, 2 bites": so much of the one.
            amount = said
        } else if let quantity = said.quantity, let unit = said.unit, unit.grams != nil || unit.millilitres != nil, !amount.isEmpty,
            !["tsp", "tbsp"].contains(unit.name) || amount == Amount(quantity: 1) && isSpread(range, unit.name),
            amount.unit?.grams == nil, amount.unit?.millilitres == nil
        {
            // "2 chicken breasts, 300 g" are 300 g together, "6 oz each" are twelve.
            let isEach = end < chart.tokens.count && chart.tokens[end].word == "each"
            amount = Amount(quantity: isEach ? quantity * (amount.quantity ?? 1) : quantity, unit: unit)
        } else {
            return nil
        }
        used.insert(place)
        return span
    }

    /// "half a bag of doritos (the 9 oz bag)", "dos latas de cerveza (473 ml)": what one container holds.
    private func held(_ amount: inout Amount, after range: Range<Int>, used: inout Set<Int>) -> AmountSpan? {
        guard let quantity = amount.quantity, quantity != 1, let container = amount.unit?.name, Mentions.containers.contains(container) else {
            return nil
        }
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound >= range.upperBound }
        guard place < chart.amounts.count, !used.contains(place) else { return nil }
        let span = chart.amounts[place], end = span.tokens.upperBound
        let gap = range.gap(to: span.tokens)
        let isNamed = end < chart.tokens.count && chart.lexicon.units[chart.tokens[end].singularWord] == container
        guard (1...3).contains(gap.count), !span.of, let each = span.amount.quantity, let unit = span.amount.unit,
            unit.grams != nil || unit.millilitres != nil,
            gap.enumerated().allSatisfy({ index, at in
                index == 0 && ["(", ",", "-"].contains(chart.tokens[at].word) || chart.lexicon.determiners.contains(chart.tokens[at])
                    || chart.lexicon.articles.contains(chart.tokens[at]) || ["la", "las", "el", "los", "de", "the"].contains(chart.tokens[at].word)
            }), isNamed || chart.tokens[gap.lowerBound].word == "("
        else { return nil }
        amount = Amount(quantity: quantity * each, unit: unit)
        used.insert(place)
        if isNamed, let word = chart.amounts.firstIndex(where: { $0.tokens.lowerBound == end }) { used.insert(word) }
        return span
    }

    func isComma(_ place: Int) -> Bool { place < chart.tokens.count && chart.tokens[place].word == "," }

    /// "esquites en vaso chico": what it was eaten from.
    func isVessel(_ span: AmountSpan) -> Bool {
        chart.lexicon.isSpanish && span.quantity == nil && !span.of && ["glass", "cup", "bowl", "plate", "mug"].contains(span.amount.unit?.name)
    }

    /// "meatloaf 2 slices mashed potatoes", "salmon 150 g asparagus": what the food behind it does not come in, and the weight of fish or meat.
    func isOfFormer(_ amount: Int, _ former: Range<Int>, _ latter: Range<Int>) -> Bool {
        let span = chart.amounts[amount]
        // "nutella 1 cda en pan tostado": it was spread on what stands behind.
        if chart.lexicon.isSpanish, span.tokens.lowerBound == former.upperBound, let unit = span.amount.unit,
            span.tokens.upperBound < chart.tokens.count,
            ["en", "sobre"].contains(chart.tokens[span.tokens.upperBound].word)
        {
            return unit.grams != nil || unit.millilitres != nil || candidates(words(former)).first.flatMap(links.food)?.grams(like: unit.name) != nil
        }
        guard let unit = span.amount.unit, unit.millilitres == nil, !chart.lexicon.isSpanish || unit.grams != nil,
            let one = candidates(words(former)).first.flatMap(links.food), let other = candidates(words(latter)).first.flatMap(links.food)
        else { return false }
        if unit.grams != nil {
            return ["poultry", "meat", "fish"].contains(one.group) && ["vegetable", "grain", "salad"].contains(other.group) || isPotato(other)
        }
        return one.grams(of: unit.name) != nil && other.grams(like: unit.name) == nil
    }

    private func isPotato(_ food: Food) -> Bool {
        Word.split(food.noun).contains { ["potato", "fry", "fries"].contains($0) }
    }

    /// "barramundi fillet 180 g", "toast slices 2": a word behind a food that it is measured by.
    func isMeasure(_ place: Int, of range: Range<Int>) -> Bool {
        let word = chart.tokens[place]
        return ["slices", "pieces", "squares"].contains(word.word)
            || word.kind == .word && candidates(words(range)).first.flatMap(links.food)?.grams(of: word.singular) != nil
    }

    /// "un zumo, un vaso pequeño", "un ceviche, chico", "galletas toda la tarde, unas 5": behind the comma it is told how much the one was.
    private func apposed(_ amount: inout Amount, after range: Range<Int>, others: [Range<Int>], used: inout Set<Int>) -> AmountSpan? {
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound > range.upperBound }
        guard amount.isEmpty || amount == Amount(quantity: 1), place < chart.amounts.count, !used.contains(place) else { return nil }
        let span = chart.amounts[place], end = span.tokens.upperBound, gap = range.gap(to: span.tokens)
        let told = span.amount, isCount = told.unit == nil && told.size == nil
        guard gap.count <= 7, let comma = gap.last(where: { [",", "("].contains(chart.tokens[$0].word) }), !span.of,
            gap.allSatisfy({ $0 == comma || chart.tokens[$0].kind == .word && !chart.lexicon.and.contains(chart.tokens[$0]) }),
            chart.grammar.afterHedges(comma + 1) == span.tokens.lowerBound, !others.contains(where: { $0.overlaps(gap) }),
            !isCount || told.quantity ?? 0 >= 2 && comma > range.upperBound,
            end == chart.tokens.count || chart.tokens[end].kind == .mark || chart.tokens[end...].map(\.text) == ["en", "total"]
                || !isCount && chart.lexicon.and.contains(chart.tokens[end])
        else { return nil }
        if told.quantity == nil, told.unit == nil { amount.size = told.size } else { amount = told }
        used.insert(place)
        return span
    }

    /// "una porción de tequeños, 6 unidades", "an order of wings (8)": how many there were of them.
    private func numbered(_ amount: inout Amount, after range: Range<Int>, used: inout Set<Int>) -> AmountSpan? {
        guard amount.quantity ?? 1 == 1, let unit = amount.unit?.name, ["serving", "order", "plate", "box", "basket", "bag"].contains(unit) else {
            return nil
        }
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound >= range.upperBound }
        guard place < chart.amounts.count, !used.contains(place) else { return nil }
        let span = chart.amounts[place], end = span.tokens.upperBound
        guard span.tokens.lowerBound == range.upperBound + 1, [",", "(", "-"].contains(chart.tokens[range.upperBound].word), !span.of,
            let count = span.amount.quantity, count >= 2, count == count.rounded(), span.amount.unit.map({ $0.name == "piece" }) ?? true,
            span.amount.size == nil, end == chart.tokens.count || chart.tokens[end].kind == .mark
        else { return nil }
        amount = Amount(quantity: count)
        used.insert(place)
        return span
    }

    /// "hot cakes con miel de maple, fueron 3", "pancakes with syrup, there were 3": how many of what the message began with.
    private func countedAtLast(_ amount: inout Amount, after range: Range<Int>, others: [Range<Int>], used: inout Set<Int>) -> AmountSpan? {
        guard amount.isEmpty, !others.contains(where: { $0.lowerBound < range.lowerBound }), let span = chart.amounts.last,
            !used.contains(chart.amounts.count - 1), tellsCount(span), span.tokens.lowerBound > range.upperBound
        else { return nil }
        amount = span.amount
        used.insert(chart.amounts.count - 1)
        return span
    }

    /// "pancakes, 3 with maple syrup", "tacos, 3 con salsa": how many of what is named before.
    private func countedBeforeWith(_ amount: inout Amount, after range: Range<Int>, used: inout Set<Int>) -> AmountSpan? {
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound >= range.upperBound }
        guard amount.isEmpty, place < chart.amounts.count, !used.contains(place), isComma(range.upperBound) else { return nil }
        let span = chart.amounts[place], end = span.tokens.upperBound
        guard span.tokens.lowerBound == range.upperBound + 1, !span.of, span.unit == nil, span.amount.size == nil,
            let count = span.amount.quantity, (2...12).contains(count), count == count.rounded(), end < chart.tokens.count,
            chart.classes[end] == Chart.Class.with.rawValue
        else { return nil }
        amount = span.amount
        used.insert(place)
        return span
    }

    /// "leche alpura 1 vaso", "jamon fud 3 rebanadas", "beans heinz 1 can": behind whose it is, a brand or a name that nobody knows.
    private func behindBrand(_ amount: inout Amount, after range: Range<Int>, others: [Range<Int>], used: inout Set<Int>) -> AmountSpan? {
        guard amount.isEmpty || amount.size == nil && amount.unit == nil && chart.lexicon.isSpanish else { return nil }
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound > range.upperBound }
        guard place < chart.amounts.count, !used.contains(place) else { return nil }
        let span = chart.amounts[place]
        var gap = range.gap(to: span.tokens)
        // "latte de starbucks venti", "café juan valdez grande": the size behind whose it is.
        let isSize = chart.lexicon.isSpanish && span.amount.quantity == nil && span.amount.unit == nil && span.amount.size != nil
        if isSize, gap.count > 1, ["de", "del"].contains(chart.tokens[gap.lowerBound].word) { gap = gap.lowerBound + 1..<gap.upperBound }
        guard gap.count <= 3, !span.of, isSize || amount.isEmpty && span.amount.quantity != nil && !isArticle(span), isClause(span.tokens.upperBound),
            !others.contains(where: { $0.overlaps(gap) }), isName(gap)
        else { return nil }
        if isSize { amount.size = span.amount.size } else { amount = span.amount }
        used.insert(place)
        return span
    }

    /// Whether words are a brand, or no words of foods at all.
    private func isName(_ range: Range<Int>) -> Bool {
        let names = resources.foods.names
        var place = range.lowerBound
        while place < range.upperBound {
            let token = chart.tokens[place], length = resources.brands.length(chart.tokens, at: place)
            let isUnknown = token.kind == .word && chart.classes[place] == Chart.Class.none.rawValue && names.word(token.singular) == nil
            guard length > 0 || isUnknown else { return false }
            place += max(length, 1)
        }
        return true
    }

    /// "curd rice little bit", "rice, just a little", "pasta a bit": half of what is usual.
    private func littleBehind(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices where !found[place].isRemoved && !found[place].mention.negated {
            guard let food = food(found[place]),
                ["dish", "grain", "soup", "salad", "legume", "meat", "poultry", "potato", "dessert"].contains(food.group),
                found[place].mention.amount.isEmpty || found[place].mention.amount == Amount(size: "small")
            else { continue }
            var end = found[place].tokens.upperBound, words: [WordKey] = []
            while end < chart.tokens.count, Mentions.littles.contains(chart.tokens[end].word) {
                words.append(chart.tokens[end].word)
                end += 1
            }
            guard words.contains("little") || words.contains("bit"), words.last == "bit" || words.suffix(2) == ["a", "little"],
                words.first != "little" || words.count > 1,
                end == chart.tokens.count || chart.tokens[end].kind == .mark || chart.lexicon.and.contains(chart.tokens[end])
                    || ["only", "though", "tho"].contains(chart.tokens[end].word)
            else { continue }
            found[place].mention.amount = food.usualPortion.said(times: 0.5)
            found[place].amount = nil
        }
    }

    private static let littles: WordSet = [",", "(", "-", "just", "only", "a", "very", "tiny", "little", "wee", "bit"]

    private func tellsCount(_ span: AmountSpan) -> Bool {
        span.tokens.upperBound == chart.tokens.count && span.unit == nil && span.amount.size == nil && span.amount.quantity ?? 0 >= 1
            && span.tokens.lowerBound > 1 && ["fueron", "eran", "serian", "were"].contains(chart.tokens[span.tokens.lowerBound - 1].word)
    }

    /// "macarrones con tomate y queso rallado, un plato grande": a plate of the dish, not of what lies on it.
    func platefuls(_ found: inout [Found]) {
        littleBehind(&found)
        for place in found.indices.dropFirst() {
            guard let span = found[place].amount, span.tokens.lowerBound >= found[place].tokens.upperBound, let unit = span.amount.unit?.name,
                ["plate", "bowl", "serving"].contains(unit) && food(found[place])?.grams(like: unit) == nil
                    || ["cup", "mug", "glass"].contains(unit) && food(found[place - 1]).map { $0.group == "soup" || $0.isDrink } ?? false,
                let host = (0..<place).last(where: { found[$0].mention.amount.isEmpty && food(found[$0])?.grams(like: unit) != nil }),
                !chart.tokens[found[host].tokens.gap(to: found[place].tokens)].contains(where: { [".", ";"].contains($0.word) }),
                !found[host].tokens.gap(to: found[place].tokens).contains(where: isTime),
                unit != "serving" || ["with", "w", "con"].contains(said(between(found[place - 1].tokens, found[place].tokens)))
            else { continue }
            found[host].mention.amount = found[place].mention.amount
            found[host].amount = span
            found[place].mention.amount = Amount()
            found[place].amount = nil
        }
    }

    /// "toast with jam, 2 slices", "tostadas con mermelada x2", "empanadas con ají, tres": slices are of the bread, and so is what counts them.
    func slicesOfBread(_ found: inout [Found]) {
        for place in found.indices.dropFirst() where found[place - 1].mention.amount.isEmpty {
            guard let span = found[place].amount, span.tokens.lowerBound >= found[place].tokens.upperBound, span.amount.size == nil,
                let host = food(found[place - 1]), host.group == "bread" || chart.lexicon.isSpanish && isPlural(found[place - 1]),
                let added = food(found[place]), ["fat", "sauce", "sweet", "spice", "nut"].contains(added.group) || added.noun == "chili pepper",
                ["with", "w", "con"].contains(said(between(found[place - 1].tokens, found[place].tokens))),
                span.amount.unit.map({ $0.name == "slice" || $0.name == "piece" }) ?? (span.amount.quantity ?? 0 >= 1)
            else { continue }
            found[place - 1].mention.amount = span.amount
            found[place - 1].amount = span
            found[place].mention.amount = Amount()
            found[place].amount = nil
        }
    }

    private func isPlural(_ item: Found) -> Bool {
        let head = chart.tokens[item.tokens.lowerBound]
        return head.text != head.singular
    }

    /// Parts that a whole is eaten in.
    private static let parts: WordSet = ["bite", "sip", "slice", "spoonful", "handful"]

    private func isBracketed(_ span: AmountSpan) -> Bool {
        let end = span.tokens.upperBound, start = span.tokens.lowerBound
        return start > 0 && end < chart.tokens.count && chart.tokens[start - 1].word == "(" && chart.tokens[end].word == ")"
    }

    private func isArticle(_ span: AmountSpan) -> Bool {
        span.quantity.map { $0.count == 1 && chart.lexicon.articles.contains(chart.tokens[$0.lowerBound]) } ?? true
    }

    /// "heavy cream in my coffee, 2 tbsp": spoons are of what was put in, not of what it was put into.
    func spoons(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        // "sub with roasted chicken, 6 inch": the length is that of the sub.
        for place in found.indices.dropFirst() where found[place - 1].mention.amount.size == nil && food(found[place - 1])?.group == "sandwich" {
            guard let size = found[place].mention.amount.size, size.hasSuffix("inch"), food(found[place])?.group != "sandwich",
                let span = found[place].amount, span.tokens.lowerBound >= found[place].tokens.upperBound
            else { continue }
            found[place - 1].mention.amount.size = size
            found[place].mention.amount = Amount()
            found[place].amount = nil
        }
        // "pesto pasta with chicken, big plate": the plate is that of the dish.
        for place in found.indices.dropFirst() where found[place - 1].mention.amount.isEmpty {
            guard let span = found[place].amount, span.tokens.lowerBound > found[place].tokens.upperBound,
                ["plate", "bowl", "serving", "order"].contains(span.amount.unit?.name ?? ""), let dish = food(found[place - 1]),
                dish.grams(of: span.amount.unit?.name ?? "") != nil,
                between(found[place - 1].tokens, found[place].tokens).map({ chart.tokens[$0].text }).allSatisfy({ ["with", "w"].contains($0) })
            else { continue }
            found[place - 1].mention.amount = found[place].mention.amount
            found[place - 1].amount = span
            found[place].mention.amount = Amount()
            found[place].amount = nil
        }
        for place in found.indices.dropFirst() where found[place - 1].mention.amount.isEmpty {
            guard let span = found[place].amount, span.tokens.lowerBound >= found[place].tokens.upperBound,
                ["tbsp", "tsp", "splash", "dash", "pinch", "scoop"].contains(span.amount.unit?.name ?? "")
                    || found[place].mention.isDefinite && (span.amount.unit?.grams != nil || span.amount.unit?.millilitres != nil),
                between(found[place - 1].tokens, found[place].tokens).contains(where: { ["in", "on"].contains(chart.tokens[$0].word) })
            else { continue }
            found[place - 1].mention.amount = found[place].mention.amount
            found[place - 1].amount = span
            found[place].mention.amount = Amount()
            found[place].amount = nil
        }
    }
}

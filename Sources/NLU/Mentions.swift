import Nutrition

/// Puts foods together from what was found: which amount, meal, addition and removal belongs to which food.
struct Mentions {
    let chart: Chart
    let resources: Resources
    let links: Links

    /// A food span with its tokens.
    struct Found {
        var tokens: Range<Int>
        var mention: FoodMention
        var isRemoved: Bool
        var confidence: Double
        /// Where its amount stands in the chart.
        var amount: AmountSpan?
        /// Where what was left out of it is named.
        var removals: [Range<Int>] = []
    }

    /// The foods of a request in order, and the amounts that belong to none.
    func foods(spans: [Tagger.Span]) -> (found: [Found], free: [AmountSpan]) {
        var pieces: [(tokens: Range<Int>, removed: Bool, confidence: Double)] = []
        for span in spans where span.label.hasPrefix("food") {
            for piece in whole(span.tokens) { pieces.append((piece, span.label == "food#removed", span.confidence)) }
        }
        var used: Set<Int> = []
        let places = pieces.map(\.tokens)
        let covered = chart.covered(by: places)
        var found: [Found] = pieces.map { piece in
            let words = words(piece.tokens)
            let isCode = chart.tokens[piece.tokens.lowerBound].kind == .barcode
            var mention = FoodMention(
                said: said(piece.tokens), candidates: isCode ? [.product(chart.tokens[piece.tokens.lowerBound].text)] : links.candidates(words))
            var span: AmountSpan?
            if !piece.removed, let place = amount(for: piece.tokens, others: places, covered, used: used) {
                used.insert(place)
                mention.amount = chart.amounts[place].amount
                span = chart.amounts[place]
            }
            if !piece.removed, let after = qualified(&mention.amount, after: piece.tokens, used: &used), span == nil { span = after }
            mention.negated = !piece.removed && isNegated(piece.tokens)
            mention.isDefinite =
                piece.tokens.lowerBound > 0
                && ["the", "my", "those", "these", "el", "la", "los", "las", "mi", "mis", "ese", "esa", "esos", "esas"].contains(
                    chart.tokens[piece.tokens.lowerBound - 1].text)
            return Found(
                tokens: piece.tokens, mention: mention, isRemoved: piece.removed || isLeftOut(piece.tokens), confidence: piece.confidence,
                amount: span)
        }
        chips(&found)
        companions(&found)
        meals(&found)
        shares(&found)
        return (
            removals(found),
            chart.amounts.indices.filter { !used.contains($0) && !covered[chart.amounts[$0].tokens.lowerBound] }.map { chart.amounts[$0] }
        )
    }

    func words(_ range: Range<Int>) -> [String] {
        range.filter { chart.tokens[$0].kind != .mark }.map { chart.tokens[$0].singular }
    }

    private func said(_ range: Range<Int>) -> String {
        range.map { chart.tokens[$0].text + (chart.tokens[$0].percent ? "%" : "") }.joined(separator: " ")
    }

    // MARK: Spans

    /// One span of the tagger as one food or several: a name of the table stays whole, "roast cod veg garlic potatoes" does not.
    private func whole(_ range: Range<Int>) -> [Range<Int>] {
        let words = words(range)
        guard words.count > 1, !links.linker.isName(words) else { return [range] }
        let link = links.link(words)
        if link.isName { return [range] }
        // Cut at the longest names; words between them go with the name after them ("creamy tomato soup").
        var parts: [(tokens: Range<Int>, named: Bool)] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let length = min(chart.nameLengths[place], range.upperBound - place)
            if length > 0, links.linker.isName(self.words(place..<place + length)), !LinkWords.empty.contains(chart.tokens[place].singular) {
                parts.append((place..<place + length, true))
                place += length
            } else {
                parts.append((place..<place + 1, false))
                place += 1
            }
        }
        let named = parts.filter(\.named)
        guard named.count > 1 else { return [range] }
        let coverage = named.reduce(0) { $0 + $1.tokens.count }
        // A good match of the whole beats its parts, unless the parts cover everything and there are three of them or an "and" between.
        let hasAnd = range.contains { chart.lexicon.and.contains(chart.tokens[$0].text) || chart.lexicon.with.contains(chart.tokens[$0].text) }
        if !hasAnd, link.keepsEveryFood, coverage < range.count || (named.count < 3 && link.addsNothing) { return [range] }
        // "spinach salad", "lentil curry": what stands before a dish tells its kind.
        if !hasAnd, let last = words.last, Mentions.dishes.contains(last), named.count == 2, link.isOfKind { return [range] }
        var out: [Range<Int>] = []
        var start: Int?
        for part in parts {
            if part.named {
                let from = start ?? part.tokens.lowerBound
                // "bocadillo de lomo": what comes after "de" tells the kind of what stands before.
                if let last = out.last, last.upperBound == from,
                    ["de", "del", "al"].contains(chart.tokens[from].text) || start == nil && isSort(part.tokens, of: last)
                {
                    out[out.count - 1] = last.lowerBound..<part.tokens.upperBound
                } else {
                    out.append(from..<part.tokens.upperBound)
                }
                start = nil
            } else if chart.lexicon.and.contains(chart.tokens[part.tokens.lowerBound].text)
                || chart.lexicon.with.contains(chart.tokens[part.tokens.lowerBound].text)
            {
                start = nil
            } else if start == nil {
                start = part.tokens.lowerBound
            }
        }
        // Words left over at the end belong to the last food.
        if let start, let last = out.last, start == last.upperBound { out[out.count - 1] = last.lowerBound..<range.upperBound }
        return out
    }

    /// "smoked gouda" + "cheese": a word that only says what sort of thing the food before it is.
    private func isSort(_ range: Range<Int>, of food: Range<Int>) -> Bool {
        guard range.count == 1, let best = links.candidates(words(food)).first, let name = resources.foods.food(best.id, noun: best.noun)?.name else {
            return false
        }
        return Word.split(name).first == chart.tokens[range.lowerBound].singular && name.contains(",")
    }

    /// Words that make a dish of what stands before them.
    private static let dishes: Set<String> = [
        "salad", "soup", "sandwich", "curry", "smoothie", "juice", "pie", "wrap", "bowl", "stew", "pizza", "burger", "omelette", "omelet", "tart",
        "muffin",
        "casserole", "cake", "bread", "fry", "fries", "fajita", "pudding", "ensalada", "sopa", "crema", "tarta", "bocadillo", "batido", "jugo", "zumo", "bar", "shake", "pasta", "risotto", "taco", "burrito", "quiche", "dip", "latte", "tea",
    ]

    // MARK: Amounts

    /// The index of the amount of a food: just before it, else just after it.
    private func amount(for range: Range<Int>, others: [Range<Int>], _ covered: [Bool], used: Set<Int>) -> Int? {
        let amounts = chart.amounts
        for place in amounts.firstPlace({ $0.tokens.upperBound >= range.lowerBound - 3 })..<amounts.count {
            guard amounts[place].tokens.upperBound <= range.lowerBound else { break }
            let between = amounts[place].tokens.upperBound..<range.lowerBound
            if !used.contains(place), between.allSatisfy({ isTransparent($0) && !covered[$0] }) { return place }
        }
        // "eggs x2", "chicken breast 200g", "rice (1 cup)", "coffee - large".
        for place in amounts.firstPlace({ $0.tokens.lowerBound >= range.upperBound })..<amounts.count {
            let span = amounts[place]
            guard span.tokens.lowerBound <= range.upperBound + 1 else { break }
            let between = range.upperBound..<span.tokens.lowerBound
            guard !used.contains(place), between.allSatisfy({ Mentions.links.contains(chart.tokens[$0].text) }) else { continue }
            // "dark chocolate, 2 squares": after a comma only an amount with a unit, and nothing that it could belong to after it.
            if let mark = between.first, chart.tokens[mark].text == "," {
                let ends = span.tokens.upperBound == chart.tokens.count || chart.tokens[span.tokens.upperBound].kind == .mark
                guard span.unit != nil || span.size != nil, ends else { continue }
            }
            // Not when the amount goes with the next food: "eggs 2 toast".
            if between.isEmpty, let next = others.first(where: { $0.lowerBound >= span.tokens.upperBound }) {
                let gap = span.tokens.upperBound..<next.lowerBound
                if gap.allSatisfy({ isTransparent($0) }) { continue }
            }
            return place
        }
        return nil
    }

    /// A size or weight that says more of an amount said before: "dos huevos grandes", "dos yogures de 125 g".
    private func qualified(_ amount: inout Amount, after range: Range<Int>, used: inout Set<Int>) -> AmountSpan? {
        var start = range.upperBound
        if start < chart.tokens.count, chart.lexicon.of.contains(chart.tokens[start].text) { start += 1 }
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound >= start }
        guard place < chart.amounts.count, chart.amounts[place].tokens.lowerBound == start, !used.contains(place) else { return nil }
        let said = chart.amounts[place].amount
        if said.quantity == nil || said.unit == nil && said.size?.hasSuffix("inch") == true, let size = said.size, said.unit == nil,
            amount.size == nil,
            start == range.upperBound || size.hasSuffix("inch")
        {
            guard start > range.upperBound || chart.lexicon.isSpanish else { return nil }
            amount.size = size
            used.insert(place)
            return chart.amounts[place]
        }
        guard start > range.upperBound, let quantity = said.quantity, let unit = said.unit,
            unit.grams != nil || unit.millilitres != nil || unit.name == "scoop",
            amount.unit?.grams == nil, amount.unit?.millilitres == nil
        else { return nil }
        amount = Amount(quantity: quantity * (amount.quantity ?? 1), unit: unit)
        used.insert(place)
        return chart.amounts[place]
    }

    /// What may stand between a food and the amount after it: "eggs x2", "the chicken was 200 g".
    private static let links: Set<String> = ["(", "-", ":", "x", "=", ",", "was", "were", "fue"]

    /// A word that may stand between an amount and its food: "of", "the", "big", "yummy"; never a mark or a word of another class.
    private func isTransparent(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        guard token.kind == .word, !chart.lexicon.and.contains(token.text), !chart.lexicon.with.contains(token.text),
            !chart.lexicon.without.contains(token.text)
        else { return false }
        return [.none, .of, .size].contains(Chart.Class(rawValue: chart.classes[place]) ?? .none)
    }

    /// "una hamburguesa con papas", "papas medianas": beside fast food, or in a size of its own, potatoes are fried.
    private func chips(_ found: inout [Found]) {
        guard chart.lexicon.isSpanish,
            let place = found.firstIndex(where: { words($0.tokens).count == 1 && ["papa", "patata"].contains(words($0.tokens)[0]) })
        else { return }
        let isBeside = found.indices.contains { $0 != place && food(found[$0])?.group == "fastfood" }
        let mention = found[place].mention
        guard isBeside && mention.amount.unit == nil && mention.amount.quantity == nil else { return }
        let fried = links.candidates(["papa", "frita"])
        if !fried.isEmpty { found[place].mention.candidates = fried }
    }

    // MARK: What is not there

    private static let deniers: Set<String> = [
        "didnt", "dont", "not", "never", "havent", "hadnt", "wasnt", "skipped", "skip", "neither", "nor", "cant", "wont", "doesnt", "isnt", "didn",
        "avoid", "avoided", "nunca", "jamas", "tampoco", "ni", "nada", "evite", "evitado", "salte",
    ]
    /// "no" and what was only meant deny in Spanish: "no comí pan", "iba a comer pizza".
    private static let deniersInSpanish: Set<String> = ["no", "iba", "ibamos", "queria", "pensaba"]

    /// Denied within its clause: "I didn't have the toast"; "but" ends a denial.
    private func isNegated(_ range: Range<Int>) -> Bool {
        var place = range.lowerBound - 1, steps = 0
        while place >= 0, steps < 6 {
            let token = chart.tokens[place]
            if token.kind == .mark || ["but", "instead", "and", "just", "pero", "sino", "y", "solo"].contains(token.text) { return false }
            if chart.lexicon.isSpanish, Mentions.deniersInSpanish.contains(token.text), place + 1 < range.lowerBound { return true }
            if Mentions.deniers.contains(token.text) {
                // "not 2 but 3 eggs" speaks of the number.
                return
                    !(token.text == "not" && place + 1 < chart.classes.count && chart.classes[place + 1] == Chart.Class.quantity.rawValue
                    && place + 2 >= range.lowerBound)
            }
            place -= 1
            steps += 1
        }
        return false
    }

    /// "no dressing", "without cheese", "sin azúcar" right before the food.
    private func isLeftOut(_ range: Range<Int>) -> Bool {
        var place = range.lowerBound - 1
        while place >= 0,
            chart.lexicon.determiners.contains(chart.tokens[place].text) || chart.tokens[place].text == "added" || chart.tokens[place].text == "any"
        { place -= 1 }
        guard place >= 0, chart.classes[place] == Chart.Class.without.rawValue else { return false }
        let word = chart.tokens[place].text
        // A "no" that opens the message and has but one food after it takes something back: "no greek yogurt".
        if word == "no", place == 0 { return chart.tokens[range.upperBound...].contains { $0.text == "but" || $0.text == "just" } }
        return word != "not" && word != "skip" && word != "skipped"
    }

    /// What was left out becomes a part of the food before it (else after it).
    private func removals(_ found: [Found]) -> [Found] {
        var out: [Found] = []
        var early: [Found] = []
        for item in found {
            if item.isRemoved {
                if out.isEmpty {
                    early.append(item)
                } else {
                    out[out.count - 1].mention.removed.append(item.mention.said)
                    out[out.count - 1].removals.append(item.tokens)
                }
            } else {
                var item = item
                item.mention.removed += early.map(\.mention.said)
                item.removals += early.map(\.tokens)
                early = []
                out.append(item)
            }
        }
        if out.isEmpty {
            return found.filter(\.isRemoved).map {
                var item = $0; item.mention.negated = true; return item
            }
        }
        return out
    }

    // MARK: Additions

    /// Milk in coffee, butter on toast: the usual amount is that of the company.
    private func companions(_ found: inout [Found]) {
        var host: Int?
        for place in found.indices.dropFirst() {
            let between = found[place - 1].tokens.upperBound..<max(found[place].tokens.lowerBound, found[place - 1].tokens.upperBound)
            let words = between.map { chart.tokens[$0].text }
            if words.contains("with") || words.contains("con") || words.contains("topped") || words.contains("w") {
                host = place - 1
            } else if words.contains("on") || words.contains("in") {
                pair(addition: place - 1, host: place, &found)
                host = nil
                continue
            } else if host == nil, words.count == 1, chart.lexicon.and.contains(words[0]), let under = food(found[place - 1]), !under.isDrink {
                // "bread and butter", "cheerios and milk": company all the same, where the table knows it.
                pair(addition: place, host: place - 1, &found)
                continue
            } else if !(words.count == 1 && (chart.lexicon.and.contains(words[0]) || words[0] == ",")) {
                host = nil
            }
            if let host { pair(addition: place, host: host, &found) }
        }
    }

    private func pair(addition: Int, host: Int, _ found: inout [Found]) {
        guard found[addition].mention.amount.isEmpty, let added = food(found[addition]), let under = food(found[host]) else { return }
        found[addition].mention.usual = resources.companions.amount(of: added, with: under)
    }

    private func food(_ found: Found) -> Food? {
        found.mention.best.flatMap { resources.foods.food($0.id, noun: $0.noun) }
    }

    // MARK: Sharing

    /// One's own part of what was shared; the thing shared is a whole one.
    private func shares(_ found: inout [Found]) {
        let sharing = Sharing(tokens: chart.tokens, amounts: chart.grammar)
        for place in found.indices where found[place].mention.amount.quantity ?? 1 >= 1 {
            guard let share = sharing.share(of: found[place].tokens) else { continue }
            var amount = found[place].mention.amount
            let names =
                chart.lexicon.isSpanish ? ["whole", food(found[place])?.noun ?? ""] : [chart.tokens[found[place].tokens.upperBound - 1].singular]
            if amount.unit == nil, names.contains(where: { food(found[place])?.grams(of: $0) != nil }) {
                amount.size = "whole"
            }
            amount.quantity = (amount.quantity ?? 1) * share
            found[place].mention.amount = amount
        }
    }

    // MARK: Meals and days

    /// Gives foods their own meal and day where a message names several: "eggs for breakfast and a salad at lunch yesterday".
    private func meals(_ found: inout [Found]) {
        // "this morning" tells a meal as well as "for breakfast" does.
        let told = chart.times.filter { $0.kind == .meal || $0.when.part != nil }.map { span in
            TimeSpan(tokens: span.tokens, kind: .meal, when: When(meal: span.when.meal ?? span.when.part?.meal))
        }
        assign(told, &found)
        for kind in [TimeSpan.Kind.date, .time] { assign(chart.times.filter { $0.kind == kind }, &found) }
    }

    private func assign(_ spans: [TimeSpan], _ found: inout [Found]) {
        guard spans.count > 1, Set(spans.map(\.when)).count > 1, let first = found.first else { return }
        let leads = spans[0].tokens.lowerBound < first.tokens.lowerBound
        let starts = spans.map(\.tokens.lowerBound)
        for place in found.indices {
            let at = found[place].tokens.lowerBound
            // The last one before it, or else the first one after it.
            let chosen = leads ? starts.firstPlace { $0 >= at } - 1 : min(starts.firstPlace { $0 > at }, spans.count - 1)
            if chosen >= 0 { found[place].mention.when = found[place].mention.when.filled(from: spans[chosen].when) }
        }
    }
}

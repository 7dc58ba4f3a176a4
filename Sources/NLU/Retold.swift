import Nutrition

/// What a later clause says of a food named before: "bought donuts, ate 2", "left a third", "the biryani, only half", "pizza, 2 slices veggie".
extension Mentions {
    func retold(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !found.isEmpty else { return }
        restated(&found)
        guard !chart.lexicon.isSpanish else {
            again(&found)
            counted(&found, &used)
            inEach(&found)
            measuresLeft(&found, &used)
            return seconds(&found)
        }
        ofEach(&found, &used)
        countedOfLeft(&found, &used)
        again(&found)
        breakdown(&found)
        another(found: &found)
        kinds(&found)
        fillings(behind: &found)
        flavours(&found)
        counted(&found, &used)
    }

    // MARK: The same food again

    /// "ordered biryani and naan, ate only half of the biryani": the second says how much of the first.
    private func again(_ found: inout [Found]) {
        var place = 1
        while place < found.count {
            defer { place += 1 }
            guard found[place].mention.isDefinite, !found[place].isRemoved, !found[place].mention.negated else { continue }
            let said = words(found[place].tokens)
            guard
                let first = found[..<place].lastIndex(where: { item in
                    !item.mention.negated && !item.isRemoved && Array(words(item.tokens).suffix(said.count)) == said
                        && tells(item.tokens.gap(to: found[place].tokens))
                })
            else { continue }
            let amount = found[place].mention.amount
            // "dejé la mitad del puré": in Spanish nothing but a share is told so.
            guard !chart.lexicon.isSpanish || amount.quantity ?? 1 < 1 && amount.unit == nil else { continue }
            // "a burger and fries but left half the fries".
            let isLeft = !chart.lexicon.isSpanish && found[place - 1].tokens.gap(to: found[place].tokens).contains { chart.tokens[$0].word == "left" }
            if let quantity = amount.quantity, quantity < 1, amount.unit == nil {
                let quantity = isLeft ? 1 - quantity : quantity
                found[first].mention.amount.quantity = (found[first].mention.amount.quantity ?? 1) * quantity
            } else if !amount.isEmpty {
                found[first].mention.amount = amount
                found[first].amount = found[place].amount
            }
            found[first].isRetold = true
            found.remove(at: place)
            place -= 1
        }
    }

    /// Whether something is told to be eaten within these tokens.
    private func tells(_ range: Range<Int>) -> Bool {
        let isSpanish = chart.lexicon.isSpanish
        return range.contains {
            RetoldWords.eaten.contains(chart.tokens[$0])
                || RetoldWords.left.contains(chart.tokens[$0]) && (isSpanish || chart.tokens[$0].word == "left")
        }
    }

    // MARK: Which kind

    /// "cold pizza, 2 slices veggie", "got a box of donuts, had one glazed": a kind of what was named before.
    private func kinds(_ found: inout [Found]) {
        var place = 1
        while place < found.count {
            defer { place += 1 }
            let item = found[place], before = found[place - 1]
            guard !item.isRemoved, !item.mention.negated, !before.isRemoved, item.mention.amount.quantity != nil,
                before.mention.amount.isEmpty && hasMeasure(item)
                    && (isComma(before.tokens.gap(to: item.tokens)) || item.amount?.tokens.lowerBound == before.tokens.upperBound)
                    || before.mention.negated && !isOthers(before.tokens.lowerBound) && !isNoneBeforeOther(before.tokens),
                let head = words(before.tokens).last
            else { continue }
            let kind = words(item.tokens) + [head]
            // "bought bananas and milk, ate one banana": named before, it is no kind of the other.
            guard words(item.tokens).last != head, links.linker.isName(kind),
                !found[..<place].contains(where: { words($0.tokens) == words(item.tokens) })
            else { continue }
            found[place].mention.candidates = links.candidates(kind)
            found.remove(at: place - 1)
            place -= 1
        }
    }

    /// "3 tacos, 2 beef and 1 chicken": the kinds make up the number.
    private func breakdown(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            guard let count = found[place].mention.amount.quantity, count >= 2, found[place].mention.amount.unit == nil, !found[place].isRemoved,
                let head = words(found[place].tokens).last
            else { continue }
            var end = place + 1, sum = 0.0
            while end < found.count, sum < count, let part = found[end].mention.amount.quantity, found[end].mention.amount.unit == nil,
                words(found[end].tokens).last != head, links.linker.isName(words(found[end].tokens) + [head])
            {
                sum += part
                end += 1
            }
            guard sum == count, end > place + 2 else { continue }
            for part in place + 1..<end { found[part].mention.candidates = links.candidates(words(found[part].tokens) + [head]) }
            found.remove(at: place)
        }
    }

    /// "two tacos al pastor and one carnitas", "3 slices of pepperoni pizza and 1 cheese": one more, of another kind.
    private func another(found: inout [Found]) {
        for place in found.indices.dropFirst() {
            let before = found[place - 1].mention.amount, amount = found[place].mention.amount
            guard let count = amount.quantity, count == count.rounded(), amount.unit == nil, amount.size == nil, let first = before.quantity,
                first == first.rounded(), before.unit == nil || before.unit?.name == "slice", let host = food(found[place - 1]),
                let filling = food(found[place]),
                RetoldWords.fillings.contains(filling.group) || filling.name.hasPrefix("Cheese,"),
                let start = found[place].amount?.tokens.lowerBound, start >= found[place - 1].tokens.upperBound,
                ["and", ",", "plus"].contains(said(found[place - 1].tokens.upperBound..<start))
            else { continue }
            let heads = Word.split(host.noun).filter(RetoldWords.counted.contains)
            let kind = words(found[place].tokens)
            guard let head = heads.first(where: { links.linker.isName(kind + [$0]) }) else { continue }
            found[place].mention.candidates = links.candidates(kind + [head])
            found[place].mention.amount.unit = before.unit ?? (Word.split(host.noun).contains("slice") ? Unit("slice") : nil)
        }
    }

    /// "burrito from chipotle, steak": what it was filled with, after a comma, where it is called by that.
    private func fillings(behind found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() where !found[place].isRemoved {
            let amount = found[place].mention.amount
            // "half of my pizza, 12 inch pepperoni": how large it was, too.
            guard amount.isEmpty || amount.quantity == nil && amount.unit == nil && [nil, "whole"].contains(found[place - 1].mention.amount.size)
            else { continue }
            let said = words(found[place].tokens), host = words(found[place - 1].tokens)
            let gap = behind(found[place - 1], before: found[place])
            let end = found[place].tokens.upperBound
            guard host.count == 1, RetoldWords.filled.contains(host[0]), links.linker.isName(said + host), gap.count <= 4,
                gap.last.map({ chart.tokens[$0].text }) == ",", gap.dropLast().allSatisfy({ chart.tokens[$0].kind == .word }),
                end == chart.tokens.count || chart.tokens[end].kind == .mark
            else { continue }
            found[place - 1].mention.candidates = links.candidates(said + host)
            if let size = amount.size { found[place - 1].mention.amount.size = size }
            found.remove(at: place)
        }
    }

    /// "ensure, vanilla", "protein shake, chocolate": a flavour after a comma, where the food before it comes in flavours as no egg does.
    private func flavours(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() where found[place].mention.amount.isEmpty && !found[place].isRemoved {
            let said = words(found[place].tokens)
            guard said.count == 1, RetoldWords.flavours.contains(said[0]), let before = food(found[place - 1]),
                RetoldWords.flavoured.contains(before.group), chart.tokens[found[place].tokens.lowerBound].text == said[0],
                between(found[place - 1].tokens, found[place].tokens).map({ chart.tokens[$0].text }) == [","],
                found.count == 2 || said[0] == "vanilla" || before.isDrink || before.group == "supplement",
                // "protein shake, banana and oats": a list of what went into it.
                said[0] == "vanilla" || place + 1 == found.count
                    || between(found[place].tokens, found[place + 1].tokens).map({ chart.tokens[$0].text }) != ["and"]
            else { continue }
            let whole = said + words(found[place - 1].tokens)
            if links.linker.isName(whole) {
                found[place - 1].mention.candidates = links.candidates(whole)
            } else if said[0] != "vanilla" && !before.isDrink {
                continue
            }
            found.remove(at: place)
        }
    }

    /// "my lil one had pancakes": somebody else's tell nothing of one's own.
    private func isOthers(_ place: Int) -> Bool {
        (max(0, place - 5)..<place).contains {
            Sharing.people.contains(chart.tokens[$0].singularWord) || RetoldWords.others.contains(chart.tokens[$0])
        }
    }

    private func hasMeasure(_ item: Found) -> Bool { item.mention.amount.unit.map { ["slice", "piece", "scoop"].contains($0.name) } ?? false }
    private func isComma(_ range: Range<Int>) -> Bool { range.contains { [",", "-", ":", ";"].contains(chart.tokens[$0].word) } }

    // MARK: How much of it

    /// An amount that stands alone after "ate" or "left", or before "of it", is of the food before it.
    private func counted(_ found: inout [Found], _ used: inout Set<Int>) {
        for (place, span) in chart.amounts.enumerated() where !used.contains(place) && span.quantity != nil && span.amount.quantity ?? 0 > 0 {
            let end = span.tokens.upperBound
            guard !found.contains(where: { $0.tokens.contains(span.tokens.lowerBound) || $0.tokens.lowerBound == end }) else { continue }
            let isOfIt =
                span.tokens.contains { chart.lexicon.of.contains(chart.tokens[$0]) } && end < chart.tokens.count
                && RetoldWords.it.contains(chart.tokens[end])
            let told = verb(before: span.tokens.lowerBound)
            // "a burrito, half", "una hamburguesa pero solo la mitad".
            let isPart =
                span.amount.unit == nil && span.amount.size == nil && span.amount.quantity ?? 1 < 1
                && (end == chart.tokens.count || chart.tokens[end].kind == .mark || isNoMore(end))
            let isGiven = told == .left && end < chart.tokens.count && ["to", "away", "a", "al"].contains(chart.tokens[end].word)
            guard isOfIt || isGiven || isEnd(end), let verb = isOfIt ? told ?? Verb.none : told,
                isOfIt || verb != .none || span.unit != nil || isPart || isLastCount(span),
                let last = found.lastIndex(where: { !$0.isRemoved && $0.tokens.upperBound <= span.tokens.lowerBound }),
                case let target = servedHost(of: last, span, found),
                let quantity = span.amount.quantity
            else { continue }
            let said = found[target].mention.amount
            // "sunflower seeds all day, prob 3 handfuls": alone in its clause.
            // "turkey at thanksgiving, about 5 oz, with stuffing".
            let isClosed = end == chart.tokens.count || chart.tokens[end].kind == .mark || isNoMore(end)
            if !isOfIt, verb == .none, !said.isEmpty && !isPart || target + 1 < found.count && !isClosed { continue }
            used.insert(place)
            if verb == .left {
                guard span.amount.unit == nil, said.unit == nil || quantity < 1 else { continue }
                let whole = said.quantity ?? 1
                if quantity < 1 || quantity < whole {
                    found[target].mention.amount.quantity = quantity < 1 ? whole * (1 - quantity) : whole - quantity
                }
            } else if quantity < 1, span.amount.unit == nil {
                // "chicken and potatoes but only ate half": of all of it.
                let plate = isOfIt ? target...target : wholePlate(to: target, before: span.tokens.lowerBound, found)
                for item in plate {
                    if plate.count > 1, found[item].mention.amount.isEmpty, let whole = food(found[item]) {
                        found[item].mention.amount = whole.usualPortion.said(times: quantity)
                    } else {
                        found[item].mention.amount.quantity = (found[item].mention.amount.quantity ?? 1) * quantity
                    }
                }
            } else if let share = portion(span.amount, of: found[target]) {
                found[target].mention.amount.quantity = (said.quantity ?? 1) * share
            } else {
                found[target].mention.amount = span.amount
                // "fun size twix, three of them".
                if isOfIt, span.amount.unit == nil, span.amount.size == nil { found[target].mention.amount.size = said.size }
                found[target].amount = span
            }
            found[target].mention.negated = false
            found[target].isRetold = true
        }
    }

    /// The foods that were told in one breath, where "but" follows them: a plate; else the last alone.
    private func wholePlate(to target: Int, before place: Int, _ found: [Found]) -> ClosedRange<Int> {
        guard chart.tokens[found[target].tokens.upperBound..<place].contains(where: { ["but", "pero"].contains($0.word) }) else {
            return target...target
        }
        var first = target
        while first > 0, !found[first - 1].isRemoved, found[first - 1].mention.amount.unit == nil,
            ["with", "and", "con", "y", "w"].contains(said(between(found[first - 1].tokens, found[first].tokens)))
        {
            first -= 1
        }
        return first...target
    }

    /// "1 lb ground turkey split between 4 people, i had one portion": as many parts of what was weighed and shared.
    private func portion(_ amount: Amount, of item: Found) -> Double? {
        guard amount.unit?.name == "serving", let quantity = amount.quantity, item.mention.amount.unit?.grams != nil else { return nil }
        return Sharing(tokens: chart.tokens, amounts: chart.grammar).share(of: item.tokens, beside: [item.tokens]).map { $0 * quantity }
    }

    /// "comí cocido y repetí": two plates of what was told first.
    private func seconds(_ found: inout [Found]) {
        guard let place = chart.tokens.lastIndex(where: { ["repeti", "repetimos"].contains($0.word) }), place > 0,
            ["y", ","].contains(chart.tokens[place - 1].word),
            place + 1 == chart.tokens.count || place + 2 == chart.tokens.count && chart.tokens[place + 1].word == "plato",
            let dish = found.firstIndex(where: { !$0.isRemoved && !$0.mention.negated }), found[dish].mention.amount.unit?.grams == nil
        else { return }
        found[dish].mention.amount.quantity = 2 * (found[dish].mention.amount.quantity ?? 1)
    }

    /// "tacos en la calle, 4": a number that ends the message, alone in its clause.
    private func isLastCount(_ span: AmountSpan) -> Bool {
        guard let count = span.amount.quantity, count >= 2, count <= 20, count == count.rounded(), span.amount.size == nil else { return false }
        let before = span.tokens.lowerBound - 1
        return span.tokens.upperBound == chart.tokens.count && before > 0 && chart.tokens[before].word == ","
    }

    private func isEnd(_ place: Int) -> Bool {
        guard place < chart.tokens.count else { return true }
        let token = chart.tokens[place]
        if isNoMore(place) { return true }
        if Mentions.lateWords.contains(token), place + 1 == chart.tokens.count || chart.tokens[place + 1].kind == .mark { return true }
        return token.kind == .mark || token.word == "nomas" || RetoldWords.ends.contains(token) || chart.lexicon.and.contains(token)
    }

    /// "pero me comí la mitad no más", "la mitad nomás, y jugo".
    private func isNoMore(_ place: Int) -> Bool {
        guard place < chart.tokens.count else { return false }
        let isOne = chart.tokens[place].word == "nomas", end = isOne ? place + 1 : place + 2
        guard isOne || ["no", "nada"].contains(chart.tokens[place].word) && place + 1 < chart.tokens.count && chart.tokens[place + 1].word == "mas"
        else { return false }
        return end == chart.tokens.count || chart.tokens[end].kind == .mark
    }

    private enum Verb { case eaten, left, none }

    /// What was done with so much: the verb before it in its clause; nil where another word stands between.
    private func verb(before start: Int) -> Verb? {
        var place = start - 1
        while place >= 0, RetoldWords.between.contains(chart.tokens[place]) || chart.lexicon.hedges.contains(chart.tokens[place]) {
            place -= 1
        }
        guard place >= 0, chart.tokens[place].kind != .mark else { return place >= 0 ? Verb.none : nil }
        if ["but", "pero"].contains(chart.tokens[place].word) { return Verb.none }
        if RetoldWords.left.contains(chart.tokens[place]) { return .left }
        if RetoldWords.eaten.contains(chart.tokens[place]) { return .eaten }
        // "grapes all afternoon, maybe 2 cups".
        if [Chart.Class.date.rawValue, Chart.Class.time.rawValue].contains(chart.classes[place]) { return Verb.none }
        return nil
    }

    // MARK: Of each

    /// "a cup each of beans and rice", "ham and cheese, 2 slices each".
    private func ofEach(_ found: inout [Found], _ used: inout Set<Int>) {
        inEach(&found)
        for (place, span) in chart.amounts.enumerated() where span.quantity != nil {
            var next = span.tokens.upperBound
            guard next < chart.tokens.count, chart.tokens[next].word == "each" else { continue }
            next += 1
            let isAhead = next < chart.tokens.count && chart.lexicon.of.contains(chart.tokens[next])
            let run = found.indices.filter { isAhead ? found[$0].tokens.lowerBound > next : found[$0].tokens.upperBound <= span.tokens.lowerBound }
            for index in run where found[index].mention.amount.isEmpty || found[index].amount == span {
                found[index].mention.amount = span.amount
                found[index].amount = span
                used.insert(place)
            }
        }
    }
}

extension Mentions {
    /// "huevos con tocino, 3 huevos y 4 tiras": a measure at the end that is of the one food before it which comes in it and has no amount yet.
    fileprivate func measuresLeft(_ found: inout [Found], _ used: inout Set<Int>) {
        for (place, span) in chart.amounts.enumerated() where !used.contains(place) && span.quantity != nil && span.size == nil {
            let start = span.tokens.lowerBound
            guard let unit = span.amount.unit, unit.grams == nil, unit.millilitres == nil, start > 0, span.tokens.upperBound == chart.tokens.count,
                chart.lexicon.and.contains(chart.tokens[start - 1]) || chart.tokens[start - 1].word == ",",
                !found.contains(where: { $0.amount == span || $0.tokens.contains(start) }),
                let owner = found.indices.filter({
                    found[$0].tokens.upperBound <= start && !found[$0].isRemoved && food(found[$0])?.grams(of: unit.name) != nil
                })
                .only, found[owner].mention.amount.isEmpty
            else { continue }
            (found[owner].mention.amount, found[owner].amount) = (span.amount, span)
            used.insert(place)
        }
    }

    /// "3 coffees with a teaspoon of sugar in each", "2 teas with 2 sugars each": as often as what it goes into.
    fileprivate func inEach(_ found: inout [Found]) {
        for place in found.indices.dropFirst() {
            let rest = chart.tokens[found[place].tokens.upperBound...].prefix(3).map(\.text)
            guard
                rest.first == "each" || rest.starts(with: ["in", "each"]) || rest == ["in", "every", "one"]
                    || rest.starts(with: ["cada", "uno"]) || rest.starts(with: ["cada", "una"])
                    || ["a", "en", "por"].contains(rest.first) && rest.dropFirst().starts(with: ["cada", "uno"]),
                let host = found[..<place].last(where: { $0.mention.amount.quantity ?? 1 >= 2 }), let count = host.mention.amount.quantity,
                count == count.rounded(), count <= 12, let quantity = found[place].mention.amount.quantity,
                chart.tokens[host.tokens.gap(to: found[place].tokens)].contains(where: chart.lexicon.with.contains)
                    || food(found[place]).map({ ["sweet", "fat", "sauce", "spice"].contains($0.group) }) == true
            else { continue }
            found[place].mention.amount.quantity = quantity * count
        }
    }
}

/// Words by which a later clause speaks of a food.
private enum RetoldWords {
    static let eaten: WordSet = [
        "ate", "had", "have", "eat", "finished", "drank", "took", "eaten", "tried", "managed", "got", "grabbed", "having", "eating", "finish",
        "demolished", "devoured", "stole", "comi", "comimos", "tome", "tomamos", "bebi", "bebimos", "cene", "acabe", "termine", "probe",
    ]
    static let others: WordSet = ["he", "she", "lil", "kids", "hubby", "bf", "gf", "toddler", "kiddo", "boss", "everyone"]
    /// A banana and a coffee are had besides: "milk, banana", "protein shake, coffee".
    static let flavours: WordSet = ["vanilla", "chocolate", "strawberry", "mocha", "caramel", "mint", "berry"]
    /// Groups of what comes in flavours.
    static let flavoured: WordSet = ["drink", "dairy", "supplement", "dessert", "sweet"]
    static let filled: WordSet = ["burrito", "quesadilla", "enchilada", "sub", "calzone", "pizza", "taco", "empanada"]
    /// Groups of what a dish is filled or flavoured with, and dishes that are counted by it.
    static let fillings: WordSet = ["meat", "poultry", "fish", "sausage", "sweet"]
    static let counted: WordSet = [
        "taco", "burrito", "quesadilla", "enchilada", "empanada", "donut", "pizza", "muffin", "wrap", "taquito", "tamale", "croissant", "dumpling",
    ]
    static let left: WordSet = [
        "gave", "fed", "di", "dimos", "regale", "convide", "left", "saved", "skipped", "wasted", "tossed", "leaving", "threw", "deje", "dejamos",
        "sobro", "tire", "quedo",
    ]
    static let it: WordSet = ["it", "them", "that", "those", "these", "mine", "which"]
    static let between: WordSet = [
        "only", "just", "i", "the", "a", "an", "really", "away", "up", "of", "still", "though", "prob", "bout", "all",
        "solo", "solamente", "apenas", "nomas", "como", "me", "casi", "la", "el", "un", "una",
    ]
    static let ends: WordSet = [
        "so", "because", "cause", "cuz", "though", "tho", "but", "then", "before", "after", "at", "for", "the", "and", "lol", "myself", "by", "while",
        "already", "today", "on", "in", "total", "altogether", "with", "this", "when", "as", "today", "tonight", "last",
    ]
}

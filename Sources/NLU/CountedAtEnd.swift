import Nutrition

/// What is said at the end of a list of what was named before: how many of them there were, and of which kind the last was.
extension Mentions {
    /// "pierogi with sour cream for dinner, about 8 of them": so many of what comes in pieces, and not of what lies on it.
    func countedAtEnd(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !chart.lexicon.isSpanish, found.count > 1,
            let index = chart.amounts.lastIndex(where: { span in
                let end = span.tokens.upperBound
                return span.of && span.unit == nil && (span.amount.quantity ?? 0) >= 2 && end < chart.tokens.count
                    && ["them", "em", "those"].contains(chart.tokens[end].word)
                    && (end + 1 == chart.tokens.count || chart.tokens[end + 1].kind == .mark)
            })
        else { return }
        let span = chart.amounts[index]
        let told = found.indices.filter { found[$0].tokens.upperBound <= span.tokens.lowerBound && !found[$0].isRemoved }
        guard told.count == found.count, told.allSatisfy({ found[$0].amount == nil || found[$0].amount == span }), let first = told.first else {
            return
        }
        let gap = found[first].tokens.gap(to: found[told[1]].tokens)
        let isHost = gap.contains { chart.classes[$0] == Chart.Class.with.rawValue }
        guard let place = isHost ? first : told.last(where: { food(found[$0])?.each != nil }), found[place].amount != span else { return }
        for other in told where found[other].amount == span { (found[other].mention.amount, found[other].amount) = (Amount(), nil) }
        (found[place].mention.amount, found[place].amount) = (span.amount, span)
        used.insert(index)
    }

    /// "eggs and bacon, 2 and 3": as many numbers as foods, in their order.
    func respectively(_ found: inout [Found], _ used: inout Set<Int>) {
        let places = chart.amounts.indices.suffix(found.count), spans = places.map { chart.amounts[$0] }
        guard found.count > 1, spans.count == found.count, let start = spans.first?.tokens.lowerBound,
            let end = spans.last?.tokens.upperBound, end == chart.tokens.count || chart.tokens[end].word == "respectively",
            spans.allSatisfy({ $0.size == nil && ($0.amount.quantity ?? 0) >= 1 }),
            start > found[found.count - 1].tokens.upperBound && [",", ":", "("].contains(chart.tokens[start - 1].word)
                || start == found[found.count - 1].tokens.upperBound
                    && (end < chart.tokens.count || spans.allSatisfy { $0.amount.unit?.grams != nil || $0.amount.unit?.millilitres != nil }),
            found.allSatisfy({ item in !item.isRemoved && (item.amount == nil || spans.contains { $0 == item.amount }) }),
            zip(spans, spans.dropFirst()).allSatisfy({ one, next in
                next.tokens.lowerBound == one.tokens.upperBound + 1
                    && (chart.tokens[one.tokens.upperBound].word == "," || chart.lexicon.and.contains(chart.tokens[one.tokens.upperBound]))
            })
        else { return }
        for (place, span) in spans.enumerated() { (found[place].mention.amount, found[place].amount) = (span.amount, span) }
        used.formUnion(places)
    }

    /// "sushi rolls for lunch - 2 salmon rolls": what is told more exactly behind a mark is not eaten besides.
    func toldMoreExactly(_ found: inout [Found]) {
        coffeesByKind(&found)
        sameAfterMark(&found)
        guard !chart.lexicon.isSpanish, found.count > 1, let first = found.first, first.mention.amount.isEmpty, !first.isRemoved,
            let noun = words(first.tokens).last
        else { return }
        var mark = first.tokens.upperBound
        while mark < chart.tokens.count, isTime(mark) || leadsToTime(mark) { mark += 1 }
        guard mark < chart.tokens.count, [":", "-"].contains(chart.tokens[mark].word),
            found.dropFirst().contains(where: { $0.tokens.lowerBound > mark && words($0.tokens).last == noun })
        else { return }
        found.removeFirst()
    }

    /// "protein bar, quest cookies and cream", "a few bites of nuggets, say 3 nuggets": the same food behind a mark, told by its brand or counted at last.
    private func sameAfterMark(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            let one = found[place], other = found[place + 1], gap = one.tokens.gap(to: other.tokens)
            guard let id = one.mention.best?.id, id == other.mention.best?.id, !one.isRemoved, !other.isRemoved, !one.mention.negated,
                gap.contains(where: { chart.tokens[$0].word == "," }),
                gap.allSatisfy({ place in
                    chart.tokens[place].word == "," || Mentions.saying.contains(chart.tokens[place])
                        || other.amount?.tokens.contains(place) == true
                })
            else { continue }
            let isCounted = gap.contains { Mentions.saying.contains(chart.tokens[$0]) } && other.mention.amount.quantity != nil
            guard isCounted || other.mention.amount.isEmpty && words(other.tokens) != words(one.tokens) else { continue }
            if isCounted { (found[place].mention.amount, found[place].amount) = (other.mention.amount, other.amount) }
            found.remove(at: place + 1)
        }
    }

    private static let saying: WordSet = [
        "say", "like", "maybe", "about", "probably", "roughly", "around", "so", "call", "it", "como", "unos", "unas", "digamos",
    ]

    /// "coffee, flat white", "a coffee from starbucks, grande latte", "un café, cortado": one cup, told by its kind behind the mark.
    func coffeesByKind(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            let gap = found[place].tokens.gap(to: found[place + 1].tokens), own = words(found[place].tokens)
            guard own == ["coffee"] || own == ["cafe"], found[place].mention.amount.quantity ?? 1 == 1, !found[place].isRemoved,
                found[place + 1].mention.amount.quantity ?? 1 == 1, !found[place + 1].isRemoved, gap.count <= 6,
                gap.contains(where: { chart.tokens[$0].word == "," }) || gap.contains(where: { Mentions.cafes.contains(chart.tokens[$0]) }),
                !gap.contains(where: {
                    [.and, .with].contains(Chart.Class(rawValue: chart.classes[$0])!) || Mentions.besideKinds.contains(chart.tokens[$0])
                }),
                !gap.contains(where: isTime), found[place].mention.when.isEmpty, found[place + 1].mention.when.isEmpty,
                found[place].mention.amount.isEmpty || found[place + 1].mention.amount.isEmpty,
                words(found[place + 1].tokens).contains(where: Mentions.coffees.contains)
            else { continue }
            found.remove(at: place)
        }
    }

    private static let coffees: Set<String> = [
        "latte", "cappuccino", "capuchino", "cortado", "mocha", "moca", "macchiato", "americano", "espresso", "white", "brew", "frappuccino",
        "manchado",
    ]
    private static let besideKinds: WordSet = ["plus", "then", "despues", "luego", "otro", "other", "home", "at", "casa", "en", "in"]
    private static let cafes: WordSet = ["starbucks", "costa", "dunkin", "nero", "tim", "hortons", "juan", "valdez"]

    /// "i ate those, about 3", of what the children left half of: so many, and no share.
    func countedOfLeft(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !chart.lexicon.isSpanish, found.count == 1, found[0].mention.amount.quantity ?? 1 < 1, found[0].mention.amount.unit == nil,
            let index = chart.amounts.indices.last, case let span = chart.amounts[index], span.tokens.upperBound == chart.tokens.count,
            !used.contains(index),
            span.unit == nil, !span.of, let count = span.amount.quantity, (1...40).contains(count),
            span.tokens.lowerBound > found[0].tokens.upperBound,
            case let gap = found[0].tokens.gap(to: span.tokens),
            gap.contains(where: { ["those", "them", "rest"].contains(chart.tokens[$0].word) }),
            gap.contains(where: { ["ate", "had", "finished"].contains(chart.tokens[$0].word) })
        else { return }
        (found[0].mention.amount, found[0].amount) = (span.amount, span)
        used.insert(index)
    }

    /// "sandwich and crisps, ham sandwich", "soup of the day and bread, it was veg soup": of which kind what was named before was.
    private func kindRestated(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish, found.count > 1, let item = found.last, !item.isRemoved, !item.mention.negated else { return }
        // "a kitkat, 2 fingers": so much of the one.
        if found.count == 2, found[0].mention.best?.noun == item.mention.best?.noun, found[0].mention.amount == Amount(quantity: 1),
            item.mention.amount.unit != nil,
            between(found[0].tokens, item.tokens).contains(where: { chart.tokens[$0].word == "," })
        {
            (found[0].mention.amount, found[0].amount) = (item.mention.amount, item.amount)
            return found.removeSubrange(1...)
        }
        guard
            item.amount.map({ $0.tokens.lowerBound >= item.tokens.upperBound }) ?? true, let noun = item.mention.best.map({ Word.split($0.noun) })
        else { return }
        var start = item.tokens.lowerBound
        while start > 0, ["it", "was", "a", "the"].contains(chart.tokens[start - 1].word) { start -= 1 }
        let name = words(item.tokens)
        guard start > 0, [",", ".", ";", "-", "("].contains(chart.tokens[start - 1].word), !isArticle(before: item, from: start) else { return }
        let marks = (found[0].tokens.upperBound..<start).count { chart.tokens[$0].kind == .mark }
        guard marks == 1,
            let first = found.dropLast().firstIndex(where: { earlier in
                let said = words(earlier.tokens)
                return food(earlier)?.group == food(item)?.group && !Mentions.ownFoods.contains(name.joined(separator: " "))
                    && earlier.mention.amount.isEmpty && !earlier.isRemoved && !earlier.mention.negated && said.count <= 2
                    && (name.count > said.count && Array(name.suffix(said.count)) == said
                        || noun.count > said.count && Array(noun.suffix(said.count)) == said)
            })
        else { return }
        (found[first].mention.candidates, found[first].mention.said) = (item.mention.candidates, item.mention.said)
        if !item.mention.amount.isEmpty { (found[first].mention.amount, found[first].amount) = (item.mention.amount, item.amount) }
        found.removeLast()
    }

    /// Called like a kind of another food, and none.
    private static let ownFoods: Set<String> = [
        "cream cheese", "sweet potato", "french toast", "coconut water", "peanut butter", "almond butter", "oat milk", "almond milk", "soy milk",
        "ginger beer", "root beer", "ice cream", "hot chocolate", "hot dog", "apple crisp", "potato salad", "carrot cake",
    ]

    /// "ice cream, a choc ice": another thing.
    private func isArticle(before item: Found, from start: Int) -> Bool {
        let lead = chart.tokens[start..<item.tokens.lowerBound]
        return lead.contains { $0.word == "a" } && !lead.contains { $0.word == "was" }
    }

    /// "a yoghurt, soya one", "a latte, the oat kind": which kind the food before the comma was, and no food of its own.
    func kindAtEnd(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !chart.lexicon.isSpanish else { return kindAtEndInSpanish(&found) }
        kindRestated(&found)
        for place in found.indices.reversed() where place < found.count && !found[place].isRemoved && !found[place].mention.negated {
            // "3 tacos tonight, beef ones".
            let end =
                (found[place].tokens.upperBound..<chart.tokens.count).first { !isTime($0) && !Mentions.besides.contains(chart.tokens[$0]) }
                ?? chart.tokens.count
            guard end + 2 < chart.tokens.count, [",", "("].contains(chart.tokens[end].word), let noun = words(found[place].tokens).last,
                let one = (end + 2...min(end + 4, chart.tokens.count - 1)).first(where: { Mentions.kinds.contains(chart.tokens[$0]) }),
                one + 1 == chart.tokens.count || chart.tokens[one + 1].kind == .mark || chart.lexicon.and.contains(chart.tokens[one + 1])
            else { continue }
            let start = (end + 1..<one).first { !["a", "an", "the"].contains(chart.tokens[$0].word) } ?? one
            let kind = start..<one
            // "a red bull, the sugarfree one": by its last word, or by all of its name.
            guard (1...2).contains(kind.count), kind.allSatisfy({ chart.tokens[$0].kind == .word }),
                let name = [[noun], words(found[place].tokens)].first(where: { name in
                    links.linker.isName(words(kind) + name) || links.linker.isName(words(kind).flatMap(Mentions.otherSpelling) + name)
                })
            else { continue }
            let all = found[place].tokens.lowerBound..<one + 1
            let named = links.linker.isName(words(kind) + name) ? words(kind) : words(kind).flatMap(Mentions.otherSpelling)
            found.removeAll { $0.tokens.lowerBound > all.lowerBound && $0.tokens.lowerBound < all.upperBound }
            found[place].mention.said = "\(said(kind)) \(said(found[place].tokens))"
            found[place].mention.candidates = links.candidates(named + name)
            found[place].tokens = all
            used.formUnion(
                chart.amounts.indices.filter {
                    kind.lowerBound <= chart.amounts[$0].tokens.lowerBound && chart.amounts[$0].tokens.lowerBound < all.upperBound
                })
        }
    }

    /// "un yogur de postre, griego", "una cerveza, negra".
    private func kindAtEndInSpanish(_ found: inout [Found]) {
        for place in found.indices where !found[place].isRemoved && !found[place].mention.negated {
            let end = found[place].tokens.upperBound, next = place + 1 < found.count ? found[place + 1].tokens.lowerBound : chart.tokens.count
            guard let comma = chart.tokens.indices.first(where: { $0 >= end && chart.tokens[$0].kind == .mark }), comma < min(next, end + 3),
                isComma(comma), !chart.tokens[end..<comma].contains(where: { chart.lexicon.and.contains($0) })
            else { continue }
            let kind = comma + 1..<(chart.tokens.indices.first { $0 > comma && isClause($0) } ?? chart.tokens.count)
            let name = words(found[place].tokens) + words(kind)
            guard (1...2).contains(kind.count), kind.upperBound <= next, kind.allSatisfy({ chart.tokens[$0].kind == .word && !isTime($0) }),
                links.linker.isName(name)
            else { continue }
            found[place].mention.said += " \(said(kind))"
            found[place].mention.candidates = links.candidates(name)
        }
    }

    private static let kinds: WordSet = ["one", "ones", "kind", "type", "sort", "version"]
    private static func otherSpelling(_ word: String) -> [String] {
        ["soya": ["soy"], "wholemeal": ["wheat"], "sugarfree": ["sugar", "free"]][word] ?? [word]
    }
    /// "6 nuggets as well, chicken ones".
    private static let besides: WordSet = ["too", "also", "as", "well"]
}

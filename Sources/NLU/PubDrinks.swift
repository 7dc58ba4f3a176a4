import Nutrition

/// What is ordered without its full name: "4 pints" are of beer, "a bottle of red" is wine.
extension Mentions {
    func unnamedDrinks(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !chart.lexicon.isSpanish else { return }
        // "chips and gravy at the pub plus 2 schooners": none of those is filled with gravy.
        for place in found.indices {
            guard let span = found[place].amount, span.tokens.lowerBound >= found[place].tokens.upperBound, !span.of,
                Mentions.ofBeer.contains(span.amount.unit?.name ?? ""), food(found[place])?.isDrink != true,
                let index = chart.amounts.firstIndex(of: span)
            else { continue }
            (found[place].mention.amount, found[place].amount) = (Amount(), nil)
            used.remove(index)
        }
        // "guinness and peanuts, 2 pints".
        if let last = found.last, let span = last.amount, span.tokens.lowerBound >= last.tokens.upperBound, !span.of,
            ["pint", "imperial pint"].contains(span.amount.unit?.name ?? ""), food(last).map({ !$0.isDrink && !comesInPints($0) }) ?? true,
            let drink = found.indices.last(where: { isBeer(found[$0]) && found[$0].mention.amount.isEmpty })
        {
            (found[drink].mention.amount, found[drink].amount) = (span.amount, span)
            (found[found.count - 1].mention.amount, found[found.count - 1].amount) = (Amount(), nil)
        }
        // "a large glass of white", where the colour alone was taken for a food.
        for place in found.indices {
            guard let span = found[place].amount, let unit = span.amount.unit?.name, let (tokens, name) = wine(span, unit),
                tokens == found[place].tokens, case let candidates = links.candidates(name), !candidates.isEmpty
            else { continue }
            (found[place].mention.candidates, found[place].mention.said) = (candidates, name.joined(separator: " "))
        }
        for place in chart.amounts.indices where !used.contains(place) {
            let span = chart.amounts[place]
            // "guinness tonight, two pints": of the beer before, whatever day is told between.
            if ["pint", "imperial pint"].contains(span.amount.unit?.name ?? ""), !span.of,
                let drink = found.lastIndex(where: { $0.tokens.upperBound <= span.tokens.lowerBound }), isBeer(found[drink]),
                found[drink].mention.amount.isEmpty,
                (found[drink].tokens.upperBound..<span.tokens.lowerBound).allSatisfy({ chart.tokens[$0].kind == .mark || isTime($0) })
            {
                (found[drink].mention.amount, found[drink].amount) = (span.amount, span)
                used.insert(place)
                continue
            }
            guard let unit = span.amount.unit?.name, span.amount.quantity != nil,
                let (tokens, name) = wine(span, unit) ?? beer(span, unit, found) ?? unknownBeer(span, unit),
                !found.contains(where: { $0.tokens.overlaps(tokens) })
            else { continue }
            let candidates = links.candidates(name.last == "beer" ? ["beer"] : name)
            guard !candidates.isEmpty else { continue }
            used.insert(place)
            var mention = FoodMention(said: name.joined(separator: " "), candidates: candidates)
            mention.amount = span.amount
            found.append(Found(tokens: tokens, mention: mention, isRemoved: false, confidence: 0.8, amount: span))
        }
        found.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// What is poured by the pint: no vodka, and no wine.
    private func isBeer(_ one: Found) -> Bool {
        food(one).map { food in food.group == "alcohol" && Word.split(food.noun).contains { Mentions.brewed.contains($0) } } ?? false
    }

    /// Ice cream and berries are sold so.
    private func comesInPints(_ food: Food) -> Bool {
        food.group == "fruit" || ["cream", "gelato", "sorbet", "yogurt", "soup"].contains(Word.split(food.noun).last ?? "")
    }

    private static let brewed: WordSet = [
        "beer", "lager", "ale", "stout", "ipa", "cider", "pilsner", "porter", "bitter", "shandy", "guinness", "radler", "weissbier", "wheat",
    ]

    /// Glasses and bottles that nothing but beer comes in.
    static let ofBeer: WordSet = ["schooner", "middy", "stubby", "tinny"]

    private static let manifold: WordMap<Double> = ["double": 2, "single": 1, "triple": 3]

    /// "a double vodka and coke": one long drink with more in it, and no two of them.
    func doubleMeasures(_ found: inout [Found]) {
        for place in found.indices {
            guard let quantity = found[place].amount?.quantity,
                let factor = Mentions.manifold[chart.tokens[quantity.upperBound - 1].word],
                found[place].mention.amount.unit == nil, let said = found[place].mention.amount.quantity, let food = food(found[place])
            else { continue }
            // "double fries": two helpings, and no two pieces.
            if factor > 1, said == factor, quantity.upperBound == found[place].tokens.lowerBound,
                food.portion(Amount(quantity: 1)).grams * 4 < food.usualPortion.grams
            {
                found[place].mention.amount = food.usualPortion.said(times: factor)
            }
            guard food.group == "alcohol", food.each == "drink", food.grams(of: "shot") == nil
            else { continue }
            // "2 double gin and tonics".
            let count = chart.amounts.first { $0.tokens.upperBound == quantity.lowerBound && $0.unit == nil }?.amount.quantity
            found[place].mention.amount.quantity = count ?? said / factor
            if factor > 1 { found[place].mention.amount.size = "large" }
        }
    }

    /// "a bottle of red", "two large glasses of white".
    private func wine(_ span: AmountSpan, _ unit: String) -> (Range<Int>, [String])? {
        let next = span.tokens.upperBound
        guard span.of, ["bottle", "glass", "carafe"].contains(unit), next < chart.tokens.count,
            ["red", "white", "rose", "rosé"].contains(chart.tokens[next].word),
            next + 1 == chart.tokens.count || chart.tokens[next + 1].kind == .mark || isTransparent(next + 1) || isTime(next + 1)
                || ["with", "between", "and", "for", "at", "last", "tonight"].contains(chart.tokens[next + 1].word)
        else { return nil }
        return (next..<next + 1, [chart.tokens[next].word == "rosé" ? "rose" : chart.tokens[next].text, "wine"])
    }

    /// "2 stubbies of xxxx gold", "a pint of cobra", "a bottle of tiger": a beer, by a name that is not known.
    private func unknownBeer(_ span: AmountSpan, _ unit: String) -> (Range<Int>, [String])? {
        let start = span.tokens.upperBound
        guard span.of else { return nil }
        let name = chart.tokens[start...].prefix {
            $0.kind == .word && !["and", "with", "at", "for", "after", "then", "before", "plus", "too", "also", "please"].contains($0.word)
        }
        guard (1...4).contains(name.count), !name.contains(where: { Mentions.notBeer.contains($0) }) else { return nil }
        let isPint =
            ["pint", "imperial pint"].contains(unit) && name.count < 3
            && name.indices.allSatisfy { place in
                chart.nameLengths[place] == 0 && chart.classes[place] == 0 && !chart.lexicon.determiners.contains(name[place])
            }
        guard Mentions.ofBeer.contains(unit) || isPint || ["bottle", "can", "glass", "half"].contains(unit) && Mentions.beers.contains(name[start])
        else { return nil }
        return (start..<name.endIndex, name.map(\.text).filter { $0 != "beer" } + ["beer"])
    }

    /// Names of beers that are other words as well.
    private static let beers: WordSet = ["tiger", "cobra", "kingfisher", "chang", "sol", "lion", "castle", "star", "brooklyn", "camden", "doom"]

    private static let notBeer: WordSet = [
        "water", "juice", "soda", "coke", "cider", "milk", "it", "that", "them", "those", "lemonade", "the", "my", "wine", "sherry", "port", "whisky",
        "whiskey", "gin", "vodka", "rum", "tea", "coffee",
    ]

    /// "fish and chips and 4 pints", "had a few pints": no more of what was drunk before; "3 schooners": of nothing else.
    private func beer(_ span: AmountSpan, _ unit: String, _ found: [Found]) -> (Range<Int>, [String])? {
        let words = chart.tokens.map(\.text)
        if Mentions.ofBeer.contains(unit), !span.of, let said = span.unit { return (said, ["beer"]) }
        guard ["pint", "imperial pint"].contains(unit), !span.of, let said = span.unit,
            found.contains(where: { !$0.isRemoved })
                // "and 2 pints", after fish and chips.
                || ["and", "plus", "then", "also"].contains(words.first) && words.count <= 3 && span.tokens.lowerBound == 1
                || words.contains(where: { ["had", "drank", "sank", "necked"].contains($0) }),
            !words.contains(where: { ["another", "more", "water", "milk", "make", "it", "was", "were", "only", "not", "no"].contains($0) })
        else { return nil }
        return (said, ["beer"])
    }
}

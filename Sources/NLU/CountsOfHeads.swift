import Nutrition

/// Amounts told at the end that are of what was named first, and foods that are named again with how many there were.
extension Mentions {
    func heads(_ found: inout [Found], _ used: inout Set<Int>) {
        namedWithCount(&found)
        toldByKind(&found)
        countsOfHeads(&found)
        if chart.lexicon.isSpanish { ofEachInSpanish(&found, &used) } else { sharesOfPots(&found) }
        preparedApart(&found)
        wrapsOf(&found)
        miniPlurals(&found)
        withoutNested(&found)
        piecesOfPackets(&found, &used)
        whichItWas(&found)
        flavoursListed(&found)
    }

    /// "sopaipillas con pebre, me comí 3", "pancakes with syrup, ate 3": so many of what comes in pieces, and not of what goes with it;
    /// "esquites con queso un vaso chico": so much of the dish.
    func countsOfHeads(_ found: inout [Found]) {
        for place in found.indices.dropFirst() {
            guard let span = found[place].amount, span.tokens.lowerBound >= found[place].tokens.upperBound,
                found[place].mention.amount == span.amount, let head = head(of: place, found), found[head].mention.amount.isEmpty,
                !found[head].isRemoved, !found[head].mention.negated, let host = food(found[head]), let added = food(found[place]),
                isLastTold(span)
            else { continue }
            let apart = found[place].tokens.gap(to: span.tokens)
            let isCount =
                span.unit == nil && span.size == nil && span.amount.quantity.map { $0 >= 2 && $0 <= 24 && $0 == $0.rounded() } == true
                && apart.contains { isMark($0) } && host.each.map { !Mentions.vessel.contains($0) } == true && comesInPieces(found[head])
                // "tacos de frijol con nopales, 3", "pancakes with banana, 2"; the eggs beside may well be counted.
                && (added.group != "egg" || !comesInPieces(found[place]))
            let isVessel =
                span.amount.unit.map { Mentions.vessel.contains($0.name) && host.grams(like: $0.name) != nil } == true
                && Mentions.beside.contains(added.group) && !added.isDrink && apart.allSatisfy { !chart.lexicon.with.contains(chart.tokens[$0]) }
            guard isCount || isVessel else { continue }
            (found[head].mention.amount, found[head].amount) = (span.amount, span)
            (found[place].mention.amount, found[place].amount) = (Amount(), nil)
            (found[head].isRetold, found[place].isRetold) = (found[place].isRetold, false)
        }
    }

    /// Where what this goes with stands: "con" or "with" before it, or before those that it is listed with.
    private func head(of place: Int, _ found: [Found]) -> Int? {
        var first = place
        while first > 0 {
            let joint = between(found[first - 1].tokens, found[first].tokens).map { chart.tokens[$0].text }
            if joint.count <= 2, let word = joint.first, ["with", "con", "w"].contains(word),
                joint.count == 1 || chart.lexicon.determiners.contains(joint[1])
            {
                return first - 1
            }
            guard joint.count == 1, chart.lexicon.and.contains(joint[0]) || joint[0] == ",", found[first].mention.amount.isEmpty || first == place
            else {
                return nil
            }
            first -= 1
        }
        return nil
    }

    private func comesInPieces(_ item: Found) -> Bool {
        item.tokens.contains { chart.tokens[$0].text != chart.tokens[$0].singular }
    }

    private func isLastTold(_ span: AmountSpan) -> Bool {
        let end = span.tokens.upperBound
        return end == chart.tokens.count || chart.tokens[end].kind == .mark
            || end + 1 == chart.tokens.count && ["total", "nomas"].contains(chart.tokens[end].word)
    }

    private static let vessel: WordSet = ["cup", "bowl", "plate", "glass", "mug", "serving", "dish", "can", "bottle"]
    private static let beside: WordSet = ["sauce", "fat", "spice", "dairy", "sausage", "meat", "sweet"]

    /// "arroz con leche y mazamorra, un vasito de cada uno": so much of each that was named before.
    func ofEachInSpanish(_ found: inout [Found], _ used: inout Set<Int>) {
        for (place, span) in chart.amounts.enumerated() where !span.amount.isEmpty {
            var next = span.tokens.upperBound
            if next < chart.tokens.count, !span.of, chart.lexicon.of.contains(chart.tokens[next]) { next += 1 }
            guard next + 1 < chart.tokens.count, chart.tokens[next].word == "cada",
                ["uno", "una", "cosa", "cual"].contains(chart.tokens[next + 1].word)
            else { continue }
            for index in found.indices where found[index].tokens.upperBound <= span.tokens.lowerBound {
                guard found[index].mention.amount.isEmpty || found[index].amount == span else { continue }
                (found[index].mention.amount, found[index].amount) = (span.amount, span)
                used.insert(place)
            }
        }
    }

    /// "eggs and toast 2 eggs", "chips and salsa, 10 chips": how many there were of what was named first.
    func namedWithCount(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() {
            let item = found[place], said = words(item.tokens)
            guard let amount = item.amount, item.mention.amount.quantity != nil, amount.tokens.upperBound <= item.tokens.lowerBound,
                amount.tokens.lowerBound > 0, !item.isRemoved, !item.mention.negated, chart.times.count < 2,
                item.tokens.upperBound == chart.tokens.count || isMark(item.tokens.upperBound),
                let first = found[max(0, place - 6)..<place].firstIndex(where: { earlier in
                    !earlier.isRemoved && !earlier.mention.negated && earlier.mention.amount.isEmpty && words(earlier.tokens) == said
                }), place > first + 1 || isMark(amount.tokens.lowerBound - 1)
            else { continue }
            let before = amount.tokens.lowerBound - 1
            guard isMark(before) || found[place - 1].tokens.upperBound == before + 1 else { continue }
            (found[first].mention.amount, found[first].amount) = (item.mention.amount, amount)
            found.remove(at: place)
        }
    }

    /// "left half my soup, tomato soup", "dejé la mitad de mi sopa, sopa de tomate": what was named behind says which it was.
    func toldByKind(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() {
            let (item, first) = (found[place], found[place - 1])
            let said = words(item.tokens), general = words(first.tokens), amount = item.mention.amount
            let gap = between(first.tokens, item.tokens)
            let told = item.amount.map { $0.tokens.upperBound <= item.tokens.lowerBound ? $0.tokens.lowerBound : item.tokens.lowerBound }
            let isMore = chart.lexicon.isSpanish ? said.starts(with: general) : Array(said.suffix(general.count)) == general
            guard isMore, said.count > general.count, !item.isRemoved, !first.isRemoved, !item.mention.negated, first.mention.isDefinite,
                first.mention.amount.quantity ?? 1 <= 1, first.mention.amount.unit == nil, amount.quantity ?? 1 == 1,
                let before = told ?? (gap.isEmpty ? nil : item.tokens.lowerBound), before > 0, isMark(before - 1), gap.contains(before - 1)
            else { continue }
            let share = first.mention.amount.quantity ?? 1
            found[place - 1].mention.candidates = item.mention.candidates
            found[place - 1].mention.said = item.mention.said
            found[place - 1].mention.amount = amount.isEmpty ? first.mention.amount : amount
            if !amount.isEmpty { found[place - 1].mention.amount.quantity = (amount.quantity ?? 1) * share }
            found[place - 1].mention.negated = false
            found.remove(at: place)
        }
    }

    /// "scrambled two eggs", "ate two of them fried": how they were made, told before the number or behind the pronoun.
    func preparedApart(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        let covered = chart.covered(by: found.lazy.map(\.tokens))
        for place in found.indices where !found[place].isRemoved {
            guard let span = found[place].amount else { continue }
            let start = span.tokens.lowerBound, end = span.tokens.upperBound
            let isThem = span.of && end + 1 < chart.tokens.count && ["them", "em", "those", "these"].contains(chart.tokens[end].word)
            let how = isThem ? end + 1 : start - 1
            guard how >= 0, !covered[how], Mentions.lateWords.contains(chart.tokens[how].singularWord),
                isThem
                    ? how + 1 == chart.tokens.count || isMark(how + 1) || ["with", "in", "and", "on"].contains(chart.tokens[how + 1].word)
                    : end == found[place].tokens.lowerBound
            else { continue }
            let prepared = [chart.tokens[how].singular] + words(found[place].tokens)
            if links.linker.isName(prepared) { found[place].mention.candidates = links.candidates(prepared) }
        }
    }

    /// "hot cocoa with mini marshmallows", "mini m&ms": several of what is small anyway, and not one.
    func miniPlurals(_ found: inout [Found]) {
        // "mini cheddars": a name that begins so, of something else than the plain word.
        for place in found.indices where found[place].mention.amount.size == "mini" {
            let named = ["mini"] + words(found[place].tokens)
            guard links.linker.isName(named) else { continue }
            var meant = found[place]
            meant.mention.candidates = links.candidates(named)
            meant.mention.amount.size = nil
            if food(meant)?.noun != food(found[place])?.noun { found[place] = meant }
        }
        for place in found.indices where found[place].mention.amount == Amount(size: "mini") {
            guard comesInPieces(found[place]), let food = food(found[place]), food.portion(found[place].mention.amount).grams < 4 else { continue }
            found[place].mention.amount = Amount()
        }
    }

    /// "a third of the pot of soup", "a quarter of the tray of lasagna": of what was cooked for several, and no ready meal.
    func sharesOfPots(_ found: inout [Found]) {
        for place in found.indices {
            guard let unit = found[place].mention.amount.unit?.name, ["pot", "tray"].contains(unit), found[place].mention.amount.quantity ?? 1 < 1,
                let food = food(found[place]), ["soup", "dish", "legume", "grain"].contains(food.group)
            else { continue }
            found[place].mention.amount.unit = Unit("stockpot")
        }
    }

    /// "two wraps of moi moi": what it comes in, and no filled wrap.
    func wrapsOf(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() where words(found[place - 1].tokens) == ["wrap"] && found[place].mention.amount.isEmpty {
            guard between(found[place - 1].tokens, found[place].tokens).map({ chart.tokens[$0].text }) == ["of"],
                food(found[place])?.measures.contains(where: { $0.name == "wrap" }) == true
            else { continue }
            found[place].mention.amount = found[place - 1].mention.amount
            found[place].mention.amount.unit = Unit("wrap")
            found.remove(at: place - 1)
        }
    }

    /// No food is named within the name of another: the "half" of "half and half".
    func withoutNested(_ found: inout [Found]) {
        guard found.count > 1 else { return }
        var last = found[0].tokens
        found.removeAll { item in
            let isNested = item.tokens != last && last.lowerBound <= item.tokens.lowerBound && item.tokens.upperBound <= last.upperBound
            if item.tokens.upperBound > last.upperBound { last = item.tokens }
            return isNested
        }
    }
}

extension Mentions {
    /// "had a salad and thinking about pasta tonight": what was had stands before the thought.
    func isThought(_ texts: ArraySlice<WordKey>) -> Bool {
        guard let thought = texts.lastIndex(where: { ["thinking", "planning", "craving", "tempted", "considering"].contains($0) }) else {
            return false
        }
        return !texts[thought...].contains("had")
    }

    /// "cooked 6 sausages for the kids", "ordered 2 pizzas for the office": nothing of it is told as eaten.
    func isForOthersAlone(_ found: [Found]) -> Bool {
        guard !chart.lexicon.isSpanish, chart.said.last != "?", let last = found.last, last.tokens.upperBound + 1 < chart.tokens.count,
            let making = chart.tokens.prefix(4).firstIndex(where: { NotEatenWords.making.contains($0) && $0.word != "got" }),
            chart.tokens[..<making].allSatisfy({ ["i", "we", "just", "today", "ive", "and", "also"].contains($0.word) }),
            !chart.said.contains(where: { ["had", "ate", "eaten", "me", "us", "myself", "drank", "with"].contains($0) }),
            chart.tokens[last.tokens.upperBound].word == "for"
        else { return false }
        let whom = chart.tokens[(last.tokens.upperBound + 1)...].prefix { $0.kind == .word }.drop {
            ["the", "my", "a", "our", "whole"].contains($0.word)
        }
        guard (1...2).contains(whom.count), let first = whom.first, !["tomorrow", "later"].contains(first.word) else { return false }
        return whom.allSatisfy { Sharing.people.contains($0.singularWord) || NotEatenWords.keepers.contains($0) || NotEatenWords.others.contains($0) }
    }

    /// "packed my son a sandwich, i had soup", "a jar of pears for the baby, i had ham": theirs, where one's own clause follows.
    func isForOthers(_ food: Range<Int>, clause: Range<Int>) -> Bool {
        func isPerson(_ token: Token) -> Bool {
            Sharing.people.contains(token.singularWord) || NotEatenWords.keepers.contains(token) || NotEatenWords.others.contains(token)
        }
        let led = chart.tokens[clause]
        if let making = led.firstIndex(where: { NotEatenWords.making.contains($0) || ["gave", "fed", "fixed"].contains($0.word) }),
            led[making...].contains(where: isPerson)
        {
            return !led.contains { ["with", "had", "me", "us"].contains($0.word) } && ownClause(after: food.upperBound)
        }
        let rest = chart.tokens[food.upperBound...].prefix(5)
        guard let whom = rest.firstIndex(where: { $0.word == "for" }),
            rest[..<whom].allSatisfy({ $0.kind == .word && !["i", "and", "had", "ate"].contains($0.word) })
        else { return false }
        return rest[(whom + 1)...].prefix(2).contains(where: isPerson) && ownClause(after: food.upperBound)
    }
}

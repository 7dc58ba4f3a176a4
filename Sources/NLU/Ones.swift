import Nutrition

/// So many of a kind of what was named first: "tacos, three chicken ones", "eggs for breakfast, two fried", "pan, dos rebanadas de integral".
extension Mentions {
    func ones(_ found: inout [Found], _ used: inout Set<Int>) {
        for place in found.indices.reversed() where place < found.count && !found[place].isRemoved && !found[place].mention.negated {
            let head = words(found[place].tokens)
            let mark = markBehind(found[place].tokens.upperBound), first = mark.map { $0 + 1 } ?? found[place].tokens.upperBound
            guard let noun = head.last, mark != nil || head.count == 1,
                let index = chart.amounts.firstIndex(where: { $0.tokens.lowerBound == first && $0.amount.quantity != nil && $0.unit == nil })
                    ?? (mark == nil ? nil : chart.amounts.firstIndex { $0.tokens.lowerBound == first && $0.amount.quantity != nil }),
                found[place].amount == nil || found[place].amount == chart.amounts[index]
            else { continue }
            let span = chart.amounts[index]
            var end = span.tokens.upperBound
            while end < chart.tokens.count, end < span.tokens.upperBound + 3, isOfKind(end) { end += 1 }
            let kind = span.tokens.upperBound..<end
            let isOnes = end < chart.tokens.count && ["one", "ones"].contains(chart.tokens[end].word)
            let next = end < chart.tokens.count ? chart.tokens[end] : nil
            guard !kind.isEmpty, isOnes || next == nil || next?.kind == .mark || chart.lexicon.and.contains(next?.text ?? ""),
                isOnes || mark == nil || kind.allSatisfy({ tellsHow(chart.tokens[$0]) }), let name = name(words(kind), noun)
            else { continue }
            let all = found[place].tokens.lowerBound..<(isOnes ? end + 1 : end)
            found.removeAll { $0.tokens.lowerBound > all.lowerBound && $0.tokens.lowerBound < all.upperBound }
            found[place].mention.said =
                chart.lexicon.isSpanish ? "\(said(found[place].tokens)) \(said(kind))" : "\(said(kind)) \(said(found[place].tokens))"
            found[place].mention.candidates = links.candidates(name)
            (found[place].mention.amount, found[place].amount, found[place].tokens) = (span.amount, span, all)
            used.insert(index)
        }
    }

    /// "a banana at 10 and another one at 4", "2 biscuits at 10, 2 more at 4": as many again of the food before, at a time of their own.
    func again(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !chart.lexicon.isSpanish else { return againOnDays(&found, &used) }
        for index in chart.amounts.indices {
            let span = chart.amounts[index], start = span.tokens.lowerBound
            if used.contains(index) {
                // "coffee at 9, another one at 3": never how much the first was.
                guard chart.tokens[start].word == "another", let owner = found.firstIndex(where: { $0.amount == span }),
                    found[owner].tokens.upperBound <= start
                else { continue }
                (found[owner].mention.amount, found[owner].amount) = (Amount(), nil)
            }
            // "half and half this morning": within a name.
            guard span.amount.quantity != nil, !span.of, start > 0, !found.contains(where: { $0.tokens.contains(start) }),
                chart.lexicon.and.contains(chart.tokens[start - 1]) || chart.tokens[start - 1].word == ",",
                let place = found.lastIndex(where: { $0.tokens.upperBound <= start }), !found[place].isRemoved, !found[place].mention.negated
            else { continue }
            var end = span.tokens.upperBound, mention = found[place].mention
            while end < chart.tokens.count, ["one", "ones", "more"].contains(chart.tokens[end].word) { end += 1 }
            let isTold = end < chart.tokens.count && (isTime(end) || leadsToTime(end) || chart.tokens[end].word == "with" && isTime(end + 1))
            // "fried chicken, 2 drumsticks and a thigh": measured in another part of it.
            let isOwn =
                span.unit != nil && isClause(end)
                && span.amount.unit.map { unit in
                    unit != mention.amount.unit && unit.grams == nil && unit.millilitres == nil && food(found[place])?.grams(of: unit.name) != nil
                } == true
            guard isOwn || span.unit == nil && (isTold || chart.tokens[start].word == "another" && isClause(end)),
                !found.contains(where: { $0.tokens.lowerBound >= start && $0.tokens.lowerBound <= end })
            else { continue }
            mention.amount.quantity = span.amount.quantity
            if isOwn { mention.amount.unit = span.amount.unit }
            mention.amount.size = span.amount.size ?? mention.amount.size
            let tokens = start..<end
            mention.when = When()
            used.formUnion(chart.amounts.indices.filter { tokens.contains(chart.amounts[$0].tokens.lowerBound) })
            found.insert(Found(tokens: tokens, mention: mention, isRemoved: false, confidence: found[place].confidence, amount: span), at: place + 1)
        }
    }

    /// "ayer 150 g de pollo y hoy 100", "ayer un yogur y hoy otro": so much of the food before, on a day of its own.
    private func againOnDays(_ found: inout [Found], _ used: inout Set<Int>) {
        for index in chart.amounts.indices where !used.contains(index) {
            let span = chart.amounts[index], start = span.tokens.lowerBound
            guard let quantity = span.amount.quantity, !span.of, span.size == nil, isClause(span.tokens.upperBound),
                let day = chart.times.first(where: { $0.tokens.upperBound == start && $0.kind == .date }),
                let place = found.lastIndex(where: { $0.tokens.upperBound <= day.tokens.lowerBound }), !found[place].isRemoved,
                !found[place].mention.negated,
                chart.times.contains(where: { $0.kind == .date && $0.tokens.upperBound <= found[place].tokens.lowerBound })
            else { continue }
            let gap = found[place].tokens.gap(to: day.tokens)
            guard let joint = gap.first, chart.lexicon.and.contains(chart.tokens[joint]) || chart.tokens[joint].word == ",",
                gap.dropFirst().allSatisfy({ ["el", "la", "y"].contains(chart.tokens[$0].word) })
            else { continue }
            var mention = found[place].mention
            let isOther = ["otro", "otra"].contains(chart.tokens[start].word)
            mention.amount.quantity = quantity
            if let unit = span.amount.unit { mention.amount.unit = unit }
            if isOther, span.unit == nil, mention.amount.unit.map({ $0.grams != nil || $0.millilitres != nil }) ?? false {
                mention.amount = found[place].mention.amount
            }
            mention.when = When()
            used.insert(index)
            found.insert(
                Found(tokens: span.tokens, mention: mention, isRemoved: false, confidence: found[place].confidence, amount: span), at: place + 1)
        }
    }

    /// The comma or colon behind a food and the meal or day it was eaten.
    func markBehind(_ end: Int) -> Int? {
        var place = end
        while place < chart.tokens.count, isTime(place) || leadsToTime(place) { place += 1 }
        guard place + 1 < chart.tokens.count, [",", ":", "("].contains(chart.tokens[place].word) else { return nil }
        return place
    }

    /// "for" of "for dinner".
    func leadsToTime(_ place: Int) -> Bool {
        ["for", "at", "on", "in", "para", "en", "de", "a", "el", "la"].contains(chart.tokens[place].word) && place + 1 < chart.tokens.count
            && (isTime(place + 1) || leadsToTime(place + 1))
    }

    private func isOfKind(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        return token.kind == .word && !["one", "ones"].contains(token.word) && !chart.lexicon.and.contains(token.word) && !isTime(place)
            && chart.classes[place] != Chart.Class.with.rawValue && !leadsToTime(place)
    }

    /// "fried", "integral": how a thing is made, and no other thing.
    private func tellsHow(_ token: Token) -> Bool {
        guard chart.lexicon.isSpanish else { return Mentions.describing.contains(token) || Mentions.made.contains(token) }
        return Mentions.made.contains(token) || ["ado", "ada", "ido", "ida"].contains(where: token.singular.hasSuffix)
    }

    private static let made: WordSet = [
        "scrambled", "rye", "wholemeal", "wholewheat", "sourdough", "white", "soft", "hard", "frito", "frita", "fritos", "fritas", "revuelto",
        "revueltos", "duro", "duros", "integral", "integrales", "blanco", "blanca", "tibio", "tibios", "estrellado", "estrellados",
    ]

    private func name(_ kind: [String], _ noun: String) -> [String]? {
        (chart.lexicon.isSpanish ? [[noun] + kind, [noun, "de"] + kind] : [kind + [noun]]).first(where: links.linker.isName)
    }

    /// The words of some tokens as they were written.
    func said(_ range: Range<Int>) -> String {
        range.map { chart.tokens[$0].text + (chart.tokens[$0].percent ? "%" : "") }.joined(separator: " ")
    }
}

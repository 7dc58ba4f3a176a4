import Nutrition

/// A food whose kind is told in a clause of its own or behind a mark: "had a wrap, it was chicken", "breakfast sandwich, egg and cheese on a bagel".
extension Mentions {
    func whichItWas(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() where place < found.count {
            let item = found[place], host = found[place - 1], amount = item.mention.amount
            guard !item.isRemoved, !item.mention.negated, !host.isRemoved, !host.mention.negated,
                amount.isEmpty || amount == Amount(quantity: 1)
            else { continue }
            let gap = behind(host, before: item).filter { !isTime($0) && !leadsToTime($0) }.map { chart.tokens[$0] }
            guard let name = saysWhich(gap) ? kind(item, of: host) : isGeneral(host) && joins(gap) && amount.isEmpty ? named(item) : nil else {
                continue
            }
            found[place - 1].mention.candidates = name
            found[place - 1].mention.said = isHeaded(item, as: host) ? item.mention.said : found[place - 1].mention.said
            found[place - 1].isRetold = true
            found.remove(at: place)
        }
        breadOf(&found)
    }

    /// "bagel sandwich, lox, cream cheese and capers on an everything bagel": the fillings are told one by one, and what is left of it is the bread.
    private func breadOf(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() where place + 2 < found.count && isGeneral(found[place]) {
            let gap = behind(found[place], before: found[place + 1]).filter { !isTime($0) && !leadsToTime($0) }.map { chart.tokens[$0] }
            guard isMarkAlone(gap), found[place].mention.amount.quantity ?? 1 == 1, !found[place].isRemoved else { continue }
            var end = place + 1
            while end < found.count, isFilling(found[end]), end == place + 1 || isListJoint(found[end - 1], found[end]) { end += 1 }
            guard end > place + 2 else { continue }
            var bread =
                Mentions.breads[words(found[place].tokens).first ?? ""] ?? Mentions.breads[words(found[place].tokens).last ?? ""]
                ?? (chart.lexicon.isSpanish ? "pan" : "bread")
            if end < found.count, food(found[end])?.group == "bread", found[end].mention.amount.quantity ?? 1 == 1,
                between(found[end - 1].tokens, found[end].tokens).contains(where: { ["on", "in", "en"].contains(chart.tokens[$0].word) })
            {
                (found[place].mention.candidates, bread) = (found[end].mention.candidates, "")
                found.remove(at: end)
            } else {
                found[place].mention.candidates = links.candidates(Word.split(bread))
            }
            if bread == "bread" || bread == "pan" { found[place].mention.usual = Amount(quantity: 2, unit: Unit("slice")) }
            found[place].mention.amount = Amount()
            found[place].amount = nil
        }
    }

    private func isFilling(_ item: Found) -> Bool {
        item.mention.amount.isEmpty && !item.isRemoved && !item.mention.negated
            && food(item).map { ["meat", "poultry", "sausage", "fish", "egg", "vegetable", "sauce", "dairy"].contains($0.group) && !$0.isDrink }
                == true
    }

    private func isListJoint(_ one: Found, _ other: Found) -> Bool {
        let gap = between(one.tokens, other.tokens).map { chart.tokens[$0] }
        return gap.allSatisfy { $0.word == "," || chart.lexicon.and.contains($0) }
    }

    private static let breads = ["bagel": "bagel", "roll": "bread roll", "bap": "bread roll", "wrap": "flour tortilla", "sub": "sub roll"]

    /// ", it was", ", they were the", ", era de".
    private func saysWhich(_ gap: [Token]) -> Bool {
        guard let mark = gap.firstIndex(where: { $0.kind == .mark }) else { return false }
        let clause = gap[(mark + 1)...].filter { $0.kind != .mark && !Mentions.besideWhich.contains($0) }.map(\.text)
        return Mentions.which.contains(clause)
    }

    /// A mark, which may have been read as "with".
    private func joins(_ gap: [Token]) -> Bool { isMarkAlone(gap) || gap.only.map { chart.lexicon.with.contains($0) } ?? false }

    private func isMarkAlone(_ gap: [Token]) -> Bool { gap.count == 1 && [",", ":", "-", "("].contains(gap[0].word) }

    /// The kind of what was named that goes by such a name.
    private func kind(_ item: Found, of host: Found) -> [FoodReference]? {
        let said = words(item.tokens), whole = words(host.tokens)
        guard !whole.isEmpty else { return nil }
        let names =
            chart.lexicon.isSpanish
            ? [whole + ["de"] + said, whole + said, [whole[0], "de"] + said, [whole[0]] + said] : [said + whole, said + whole.suffix(1)]
        if let name = names.first(where: links.linker.isName) { return links.candidates(name) }
        return isHeaded(item, as: host) ? item.mention.candidates : nil
    }

    /// "a salad, it was the tuna nicoise salad": called the same, and more.
    private func isHeaded(_ item: Found, as host: Found) -> Bool {
        let said = words(item.tokens), whole = words(host.tokens)
        guard let head = chart.lexicon.isSpanish ? whole.first : whole.last else { return false }
        return said.contains(head) || food(item).map { Word.split($0.noun).contains(head) && $0.group == food(host)?.group } ?? false
    }

    /// Called after no filling: "a breakfast sandwich", "a sub".
    private func isGeneral(_ host: Found) -> Bool {
        let own = words(host.tokens)
        return food(host).map { ["sandwich", "fastfood", "breakfast", "egg", "bread"].contains($0.group) } == true
            && own.allSatisfy(Mentions.general.contains)
            && own.last.map(Mentions.generalHeads.contains) == true
    }

    /// A sandwich that has a name.
    private func named(_ item: Found) -> [FoodReference]? {
        guard let food = food(item), ["sandwich", "fastfood", "breakfast"].contains(food.group), !isGeneral(item), words(item.tokens).count > 1 else {
            return nil
        }
        return item.mention.candidates
    }

    private static let which: Set<[String]> = [
        ["it", "was"], ["they", "were"], ["its"], ["it", "s"], ["era"], ["eran"], ["fue"], ["fueron"], ["that", "was"],
    ]
    private static let besideWhich: WordSet = [
        "a", "an", "the", "one", "ones", "actually", "just", "de", "un", "una", "con", "from", "pret", "like",
    ]
    private static let general: WordSet = [
        "breakfast", "sandwich", "bagel", "sub", "wrap", "roll", "bap", "muffin", "deli", "lunch", "toasted", "hot", "cold", "sanger", "sarnie",
        "butty", "biscuit", "panini", "desayuno", "de", "bocadillo", "bocata", "montadito", "torta", "pepito",
    ]
    private static let generalHeads: WordSet = [
        "sandwich", "sub", "wrap", "roll", "bap", "sanger", "sarnie", "butty", "panini", "bocadillo", "bocata", "montadito", "desayuno", "torta",
        "pepito",
    ]
}

import Nutrition

/// A food that is named again with its amount: "chicken with rice and salad, 150 g of chicken", "pollo con arroz, 150 g de pollo y 80 g de arroz".
extension Mentions {
    /// The amount goes to the food named first; a dish whose parts are measured one by one gives way to them.
    func restated(_ found: inout [Found]) {
        var place = 1
        var isGoingOn = false, isTold = false
        while place < found.count {
            defer { place += 1 }
            let item = found[place]
            let said = words(item.tokens)
            let gap = between(found[place - 1].tokens, item.tokens)
            isGoingOn = begins(gap) || isGoingOn && gap.contains { chart.lexicon.and.contains(chart.tokens[$0].word) }
            if begins(gap), kind(place, &found) {
                found.remove(at: place)
                place -= 1
                continue
            }
            // "egg salad (2 eggs, 1 tbsp mayo)": what is in it, one by one.
            let isListed =
                gap.contains { chart.tokens[$0].word == "(" } && place + 1 < found.count
                && !between(item.tokens, found[place + 1].tokens).contains { chart.tokens[$0].word == ")" }
            let amount = item.mention.amount
            // "biscuits and sausage gravy 2 biscuits": at the end no mark is needed.
            let runsOn = place + 1 == found.count && gap.isEmpty && amount.unit == nil
            guard isGoingOn || runsOn, !isListed, amount.quantity != nil || amount.size != nil, !item.isRemoved, !item.mention.negated else {
                continue
            }
            guard
                let first = found[..<place].firstIndex(where: { earlier in
                    earlier.mention.amount.isEmpty && !earlier.isRemoved && !earlier.mention.negated
                        && Set(words(earlier.tokens)).isSuperset(of: said)
                })
            else {
                if isGoingOn, isCut(place, &found) {
                    isTold = true
                    place -= 1
                }
                continue
            }
            let rest = words(found[first].tokens).filter { !said.contains($0) && !joins($0) }
            let isKind = links.candidates(words(found[first].tokens)).first?.noun == item.mention.best?.noun
            if chart.lexicon.isSpanish, begins(gap), !rest.isEmpty, isDish(found[first]), item.mention.amount.unit == nil,
                item.mention.amount.quantity ?? 0 >= 2
            {
                // "pan con huevo, 2 huevos": so many of its other part; what churros are dipped into is hot.
                let rest = rest == ["chocolate"] && said == ["churro"] ? ["chocolate", "caliente"] : rest
                if links.linker.isName(rest) {
                    found[first].mention.candidates = links.candidates(rest)
                    found[first].mention.said = rest.joined(separator: " ")
                    continue
                }
            }
            // "pollo asado con papas, medio pollo": what is only counted may be another one but right behind a mark.
            // Behind another that was told again so is this one: "arroz con huevo, una taza de arroz y dos huevos".
            let isUncounted = rest.isEmpty && (isTold || isPlural(found[first]) && (begins(gap) || place > first + 1))
            guard item.mention.amount.unit != nil || isKind && (!rest.isEmpty && begins(gap) || isUncounted) else { continue }
            if rest.isEmpty || isKind || !links.linker.isName(rest) || !isDish(found[first]) {
                found[first].mention.amount = item.mention.amount
                found[first].amount = item.amount
                found[first].isRetold = true
                isTold = true
                found.remove(at: place)
                place -= 1
            } else if found[(place + 1)...].contains(where: { $0.mention.amount.unit != nil && words($0.tokens) == rest }) {
                // Its other part is measured too.
                found.remove(at: first)
                place -= 1
            } else {
                found[first].mention.candidates = links.candidates(rest)
                found[first].mention.said = rest.joined(separator: " ")
                isTold = true
            }
        }
    }

    /// "pollo guisado y arroz, un muslo y una taza de arroz", "nyama choma, about 200 g of meat": which piece of the bird, or how much of the meat,
    /// that was named before.
    private func isCut(_ place: Int, _ found: inout [Found]) -> Bool {
        let item = found[place], said = words(item.tokens)
        guard said.count == 1 else { return false }
        let isCut = Mentions.cuts.contains(said[0]), isMeat = Mentions.meatAtLarge.contains(said[0]) && item.mention.amount.unit?.grams != nil
        guard isCut || isMeat else { return false }
        let birds = found[..<place].indices.filter { earlier in
            guard found[earlier].mention.amount.isEmpty, !found[earlier].isRemoved, !found[earlier].mention.negated, let host = food(found[earlier])
            else { return false }
            let isDish = host.group == "dish" && host.contents?.has(.meat) == true
            return host.group == "poultry" || isMeat && host.group == "meat"
                || isDish && (isMeat || ["chicken", "turkey"].contains(where: Word.split(host.noun + " " + host.name).contains))
        }
        guard birds.count == 1, let first = birds.first else { return false }
        if isCut { found[first].mention.candidates = item.mention.candidates }
        found[first].mention.amount = item.mention.amount
        (found[first].amount, found[first].isRetold) = (item.amount, true)
        found.remove(at: place)
        return true
    }

    /// Pieces that a bird is cut into.
    private static let cuts: WordSet = [
        "pechuga", "muslo", "contramuslo", "pierna", "ala", "alita", "muslito", "encuentro", "cuadril", "breast", "thigh", "leg", "wing", "drumstick",
    ]
    private static let meatAtLarge: WordSet = ["meat", "carne"]

    /// "dumplings, 8 steamed pork", "tacos, 3 fish": how many of which kind of what was named first.
    private func kind(_ place: Int, _ found: inout [Found]) -> Bool {
        let (item, first) = (found[place], found[place - 1])
        let last = chart.tokens[item.tokens.upperBound - 1], head = chart.tokens[first.tokens.upperBound - 1]
        let name = words(item.tokens) + words(first.tokens)
        // "a donut too, 2 glazed".
        let isOne = head.text == head.singular && first.mention.amount == Amount(quantity: 1)
        guard !chart.lexicon.isSpanish, first.tokens.count == 1, isOne || head.text != head.singular && first.mention.amount.isEmpty,
            last.text == last.singular, !first.isRemoved, !first.mention.negated, !item.isRemoved, item.mention.amount.unit == nil,
            item.mention.amount.quantity ?? 0 >= 2, links.linker.isName(name) || isOne && isFlavour(item, of: first)
        else { return false }
        if links.linker.isName(name) { found[place - 1].mention.candidates = links.candidates(name) }
        found[place - 1].mention.amount = item.mention.amount
        found[place - 1].amount = item.amount
        return true
    }

    /// "a timbit too, 2 chocolate glazed": called after what it is like, and a kind of the same sort.
    private func isFlavour(_ item: Found, of first: Found) -> Bool {
        guard let food = food(item), food.group == "dessert", self.food(first)?.group == "dessert" else { return false }
        return !words(item.tokens).contains { Word.split(food.noun).last == $0 }
    }

    /// Whether both name one food.
    func isSame(_ one: Found, _ other: Found) -> Bool { one.mention.best == other.mention.best || words(one.tokens) == words(other.tokens) }

    /// "eggs and toast", "burger and fries": of these it is not said yet how many.
    private func isPlural(_ item: Found) -> Bool {
        let head = chart.tokens[item.tokens.upperBound - 1]
        return head.text != head.singular || head.word == "fries"
    }

    /// What tells how much stands apart from what was eaten: after a comma, a full stop, a colon.
    private func begins(_ range: Range<Int>) -> Bool { range.contains { [",", ".", ":", ";", "-", "("].contains(chart.tokens[$0].word) } }

    private func joins(_ word: String) -> Bool {
        chart.lexicon.with.contains(word) || chart.lexicon.and.contains(word) || chart.lexicon.of.contains(word) || ["con", "y"].contains(word)
    }

    /// Whether a name joins several foods: "chicken with rice".
    private func isDish(_ item: Found) -> Bool { words(item.tokens).dropFirst().dropLast().contains(where: joins) }
}

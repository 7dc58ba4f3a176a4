import Nutrition

/// What stands beside a food and says more of it: its skin, its weight on the scales, the butter on it, the water it was cooked in.
extension Mentions {
    func saidBeside(_ found: inout [Found], _ used: inout Set<Int>) {
        atEvents(&found)
        guard !chart.lexicon.isSpanish else { return bareGrams(&found) }
        skins(&found)
        weighed(&found, &used)
        bareGrams(&found)
        cookedInWater(&found)
        buttered(&found)
    }

    // MARK: Skin

    /// "chicken thigh (skin on)", "chicken breast, with the skin": the row with skin, where the table has one.
    private func skins(_ found: inout [Found]) {
        for place in found.indices where !found[place].isRemoved {
            let name = words(found[place].tokens)
            guard !name.contains("skin"), !name.contains("skinless"), hasSkin(after: found[place].tokens.upperBound) else { continue }
            let cut = name.drop { ["roast", "roasted", "grilled", "baked", "skin", "on"].contains($0) }
            guard let skinned = [name + ["with", "skin"], cut + ["with", "skin"]].first(where: { links.linker.isName(Array($0)) }) else { continue }
            found[place].mention.candidates = links.candidates(Array(skinned))
        }
    }

    /// "(skin on)", "with skin", "with the skin on", "skin-on", within a few words and before another food.
    private func hasSkin(after start: Int) -> Bool {
        var place = start
        while place < chart.tokens.count, place < start + 5 {
            let word = chart.tokens[place].text
            if word == "skin" {
                let before = place > start ? chart.tokens[place - 1].text : "",
                    next = place + 1 < chart.tokens.count ? chart.tokens[place + 1].text : ""
                let isOn = next == "on" || next == "-" && place + 2 < chart.tokens.count && chart.tokens[place + 2].word == "on"
                return isOn || ["with", "the"].contains(before) && !["no", "off"].contains(next)
            }
            guard ["(", ",", "with", "the", "-", "w", "bone", "in"].contains(word) else { return false }
            place += 1
        }
        return false
    }

    // MARK: Weight

    /// "one medium apple, weighed 164 g": what the scales said is more than what the eye saw.
    private func weighed(_ found: inout [Found], _ used: inout Set<Int>) {
        for (place, span) in chart.amounts.enumerated() where !used.contains(place) {
            guard let quantity = span.amount.quantity, quantity > 0, let unit = span.amount.unit, unit.grams != nil || unit.millilitres != nil else {
                continue
            }
            var before = span.tokens.lowerBound - 1
            while before >= 0, chart.lexicon.hedges.contains(chart.tokens[before]) || ["in", "at", "out"].contains(chart.tokens[before].word) {
                before -= 1
            }
            guard before > 0, ["weighed", "weighing", "weighs", "weigh", "weighted"].contains(chart.tokens[before].word),
                let target = found.lastIndex(where: { !$0.isRemoved && $0.tokens.upperBound <= before && before - $0.tokens.upperBound <= 3 })
            else { continue }
            used.insert(place)
            found[target].mention.amount = span.amount
            found[target].amount = span
        }
    }

    /// "turkey 140", "rice 180": nobody eats so many of them.
    private func bareGrams(_ found: inout [Found]) {
        for place in found.indices {
            let amount = found[place].mention.amount
            guard let quantity = amount.quantity, (30...900).contains(quantity), amount.unit == nil, amount.size == nil,
                let span = found[place].amount, let food = food(found[place])
            else { continue }
            // "broccoli 150" counts no florets; "100 grapes" may.
            let isBehind = span.tokens.lowerBound >= found[place].tokens.upperBound
            let grams = food.portion(amount).grams
            // "500 chicken nuggets" are counted.
            let last = chart.tokens[found[place].tokens.upperBound - 1]
            if !isBehind, last.text != last.singular, grams > 3000, grams / quantity >= 5 { continue }
            guard isBehind ? grams > (quantity < 50 ? 1500 : 400) : quantity >= 100 && grams > 1000 && grams / quantity < 20 else { continue }
            found[place].mention.amount.unit = Unit(food.isDrink ? "ml" : "g")
        }
    }

    // MARK: Water

    /// "oats cooked in water": nobody drank it.
    private func cookedInWater(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() where found[place].mention.amount.isEmpty && words(found[place].tokens) == ["water"] {
            let start = found[place].tokens.lowerBound
            let led = chart.tokens[max(found[place - 1].tokens.upperBound, start - 3)..<start].map(\.text)
            let isPorridge = food(found[place - 1])?.group == "cereal" && found[place - 1].mention.amount.unit?.grams != nil
            guard led.last == "in" || ["with", "w"].contains(led.last) && (isPorridge || led.contains(where: Mentions.cookedWith.contains)) else {
                continue
            }
            found.remove(at: place)
        }
    }

    private static let cookedWith: WordSet = ["cooked", "made", "boiled", "prepared", "mixed", "blended", "steamed", "poached", "simmered"]

    // MARK: Butter

    /// "english muffin, buttered", "crumpets (2) buttered": where that is told behind it.
    private func butteredBehind(_ end: Int) -> Int? {
        guard let place = (end..<min(end + 5, chart.tokens.count)).first(where: { chart.tokens[$0].word == "buttered" }),
            place + 1 == chart.tokens.count || chart.tokens[place + 1].kind != .word || chart.lexicon.and.contains(chart.tokens[place + 1])
                || chart.lexicon.with.contains(chart.tokens[place + 1])
        else { return nil }
        let isBeside = chart.tokens[end..<place].allSatisfy {
            $0.kind != .word || ["and", "toasted", "lightly", "well"].contains($0.word) || $0.kind == .number
        }
        return isBeside ? place : nil
    }

    /// "buttered toast": toast, and the butter that is usual on it.
    private func buttered(_ found: inout [Found]) {
        for place in found.indices.reversed() where !found[place].isRemoved && !found[place].mention.negated {
            let range = found[place].tokens
            let inside = chart.tokens[range.lowerBound].word == "buttered"
            let at = butteredBehind(range.upperBound) ?? (inside ? range.lowerBound : range.lowerBound - 1)
            guard at >= 0, chart.tokens[at].word == "buttered", at < range.upperBound || food(found[place])?.group == "bread",
                at >= range.upperBound || !links.linker.isName(words(at..<range.upperBound)), let host = food(found[place]),
                !host.noun.contains("butter")
            else { continue }
            var mention = FoodMention(said: "butter", candidates: links.candidates(["butter"]))
            guard let reference = mention.best, let butter = links.food(reference) else { continue }
            var usual = resources.companions.amount(of: butter, with: host) ?? Amount(quantity: 1, unit: Unit("tsp"))
            let each = found[place].mention.amount
            if let count = each.quantity, count > 1, count <= 12, ["slice", "roll", ""].contains(each.unit?.name ?? ""), host.group == "bread" {
                usual.quantity = (usual.quantity ?? 1) * count
            }
            mention.usual = usual
            mention.negated = found[place].mention.negated
            found.insert(Found(tokens: at..<at + 1, mention: mention, isRemoved: false, confidence: found[place].confidence), at: place + 1)
            if inside { found[place].tokens = range.lowerBound + 1..<range.upperBound }
        }
    }
}

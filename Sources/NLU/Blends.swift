import Nutrition

/// What a blend of named parts is.
extension Mentions {
    /// "a smoothie with banana, strawberries and almond milk": what it was blended of, each once, and no smoothie beside.
    func withoutBlends(_ found: [Found]) -> [Found] {
        func isBlend(_ one: Found) -> Bool { one.mention.best.map { Mentions.blends.contains($0.noun) } ?? false }
        guard found.contains(where: isBlend) else { return found }
        return found.enumerated().filter { place, one in
            guard isBlend(one), one.mention.amount.unit?.grams == nil, !one.isRemoved,
                one.tokens.upperBound < chart.tokens.count
            else { return true }
            // "smoothie for breakfast: 1 cup of spinach and a banana": the meal is told between.
            let time = chart.times.first { (0...1).contains($0.tokens.lowerBound - one.tokens.upperBound) }
            let end = time?.tokens.upperBound ?? one.tokens.upperBound
            guard end < chart.tokens.count else { return true }
            let parts = found.dropFirst(place + 1), joint = chart.tokens[end].text
            // "smoothie, coconut milk, spinach, dates": a list of nothing but what is blended.
            if joint == ",", place == 0 { return parts.count < 3 || !parts.allSatisfy(isBlended) }
            // Two parts at least, told right after it.
            let inside = parts.prefix { !$0.isRemoved && $0.mention.best != nil }
            // "post workout shake 300 ml milk 1 banana 30 g whey": measured one by one.
            let isMeasured = inside.count > 1 && inside.first?.mention.amount.unit != nil && parts.allSatisfy(isBlended)
            guard Mentions.joints.contains(joint) || isMeasured, inside.count > 1 else { return true }
            // "protein shake with 2 scoops of whey and milk": nothing but its powder makes it up.
            return one.mention.best?.noun == "protein shake" && !inside.contains { food($0)?.group == "supplement" }
        }.map(\.element)
    }

    /// "jugo de zanahoria y naranja", "jugo verde de nopal, piña y apio": what it was pressed from, and no fruit beside.
    func juicesOfSeveral(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            guard food(found[place])?.noun.hasSuffix("juice") == true, words(found[place].tokens).dropFirst().contains("de") else { continue }
            var last = place, isJoined = false
            while last + 1 < found.count, !isJoined, found[last + 1].mention.amount.isEmpty, !found[last + 1].isRemoved, isPressed(found[last + 1]) {
                let joint = said(between(found[last].tokens, found[last + 1].tokens))
                guard ["y", "e", ","].contains(joint) else { break }
                last += 1
                isJoined = joint != ","
            }
            // "jugo de naranja, plátano y pan": a list of what was eaten.
            guard isJoined, last == place + 1 || last == found.count - 1, isClause(found[last].tokens.upperBound) else { continue }
            found[place].tokens = found[place].tokens.lowerBound..<found[last].tokens.upperBound
            found.removeSubrange((place + 1)...last)
        }
    }

    /// One fruit or vegetable, named bare.
    private func isPressed(_ part: Found) -> Bool {
        ["fruit", "vegetable"].contains(food(part)?.group ?? "") && !part.tokens.contains { chart.tokens[$0].text != chart.tokens[$0].singular }
    }

    /// "protein shake with 2 scoops of whey and milk", "… with a banana and almond milk": its powder and what was blended with it.
    func proteinShakes(_ found: inout [Found], _ used: inout Set<Int>) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices.reversed() where isPlainShake(found[place]) {
            let end = found[place].tokens.upperBound
            let parts = found.dropFirst(place + 1)
            // "protein shake, 30g whey in water": what it was made of.
            let isListed = parts.first.map { food($0)?.group == "supplement" && !$0.mention.amount.isEmpty } ?? false
            guard end < chart.tokens.count,
                ["with", "w", "made", "of", ":", "-", "("].contains(chart.tokens[end].word) || isListed && chart.tokens[end].word == ","
            else { continue }
            // "protein shake - 1 scoop whey, milk": the scoop is the whey's.
            if found[place].mention.amount.unit != nil, let powder = parts.first, food(powder)?.group == "supplement", powder.mention.amount.isEmpty {
                found[place + 1].mention.amount = found[place].mention.amount
                found[place + 1].amount = found[place].amount
                found.remove(at: place)
                continue
            }
            let scoops = chart.amounts.firstIndex {
                $0.amount.unit?.name == "scoop" && $0.tokens.lowerBound > end && $0.tokens.lowerBound <= end + 3
            }
            // "with 2 scoops and water": of the powder.
            if let scoops, !used.contains(scoops) {
                found[place].mention.amount = chart.amounts[scoops].amount
                found[place].amount = chart.amounts[scoops]
                used.insert(scoops)
            } else if parts.contains(where: { food($0)?.group == "supplement" || $0.mention.amount.unit?.name == "scoop" }) {
                found.remove(at: place)
                continue
            } else if parts.count < 2 || !parts.allSatisfy({ isBlended($0) || food($0)?.noun.hasSuffix("water") == true }) {
                continue
            }
            found[place].mention.candidates = links.candidates(["protein", "powder"])
        }
    }

    /// "batido de plátano con leche de almendras", "licuado con bebida de avena": one without milk, and no glass of the drink beside it.
    func plantBlends(_ found: inout [Found]) {
        for place in found.indices.reversed()
        where !found[place].isRemoved && ["licuado", "smoothie"].contains(found[place].mention.best?.noun ?? "") {
            let next = place + 1, name = words(found[place].tokens)
            if next < found.count, said(between(found[place].tokens, found[next].tokens)) == "con", found[next].mention.amount.isEmpty,
                !found[next].isRemoved, namesPlantMilk(words(found[next].tokens)), name.count > 1 || next + 1 == found.count
            {
                found[place].tokens = found[place].tokens.lowerBound..<found[next].tokens.upperBound
                found[place].mention.said = said(found[place].tokens)
                found.remove(at: next)
            } else if !namesPlantMilk(name) {
                continue
            }
            found[place].mention.candidates = links.candidates(["batido", "de", "fruta", "sin", "leche"])
        }
    }

    private func namesPlantMilk(_ words: [String]) -> Bool {
        words.indices.dropLast().contains { place in
            ["leche", "bebida"].contains(words[place]) && words[(place + 1)...].prefix(2).contains(where: Mentions.plants.contains)
        }
    }

    private static let plants: Set<String> = [
        "almendra", "soja", "soya", "avena", "coco", "arroz", "avellana", "vegetal", "anacardo", "quinoa", "alpiste",
    ]

    private func isPlainShake(_ one: Found) -> Bool {
        let amount = one.mention.amount, isBehind = one.amount.map { $0.tokens.lowerBound >= one.tokens.upperBound } == true
        guard !one.isRemoved, !one.mention.negated, amount.unit == nil && amount.quantity ?? 1 == 1 || amount.unit?.name == "scoop" && isBehind else {
            return false
        }
        let name = words(one.tokens)
        return name.last == "shake" && (name == ["shake"] || name.contains("protein")) && name.allSatisfy { !["vegan", "premier"].contains($0) }
    }

    private func isBlended(_ part: Found) -> Bool {
        guard !part.isRemoved, let food = food(part) else { return false }
        return Mentions.blendable.contains(food.group) || food.isDrink && food.noun.contains("milk") || Word.split(food.noun).contains("oat")
    }

    private static let blends: WordSet = [
        "smoothie", "fruit smoothie without dairy", "licuado", "fruit smoothie", "green smoothie", "protein shake", "milkshake", "vanilla milkshake",
    ]
    private static let joints: Set<String> = ["with", "made", "of", "con", "de", "w", ":"]
    private static let blendable: Set<String> = ["fruit", "vegetable", "nut", "dairy", "plant-based", "sweet", "spice", "supplement"]
}

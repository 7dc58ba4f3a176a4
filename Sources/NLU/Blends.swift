import Nutrition

/// What a blend of named parts is.
extension Mentions {
    /// "a smoothie with banana, strawberries and almond milk": what it was blended of, each once, and no smoothie beside.
    func withoutBlends(_ found: [Found]) -> [Found] {
        func isBlend(_ one: Found) -> Bool { one.mention.best.map { Mentions.blends.contains($0.noun) } ?? false }
        guard found.contains(where: isBlend) else { return found }
        var found = found
        for place in found.indices.dropLast(2) where isBlend(found[place]) { measuredFirst(place, &found) }
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

    /// "batido de 300 ml leche entera, 1 plátano y 40 g de avena": so much milk, where what follows is measured too.
    private func measuredFirst(_ blend: Int, _ found: inout [Found]) {
        guard let span = found[blend].amount, found[blend].mention.amount.unit?.millilitres != nil, found[blend + 1].mention.amount.isEmpty,
            span.tokens.lowerBound >= found[blend].tokens.upperBound, span.tokens.upperBound == found[blend + 1].tokens.lowerBound,
            food(found[blend + 1])?.isDrink == true || isMilky(found[blend + 1]), !found[blend + 2].mention.amount.isEmpty
        else { return }
        (found[blend + 1].mention.amount, found[blend + 1].amount) = (found[blend].mention.amount, span)
        (found[blend].mention.amount, found[blend].amount) = (Amount(), nil)
    }

    /// "licuado de mango con leche y azúcar", "a mango smoothie with 200 ml of milk": what it is named by is blended as the rest is, and not lost;
    /// with nothing but milk or yogurt it is the blend itself.
    func namedBlends(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            guard let fruit = fruit(of: found[place]) else { continue }
            var last = place
            while last + 1 < found.count, isBlended(found[last + 1]) {
                let opens =
                    ["con", "with", "w"].contains(chart.tokens[found[last].tokens.upperBound].word) || words(found[place].tokens).contains("con")
                guard last > place || opens, Mentions.blending.contains(chart.tokens[found[last].tokens.upperBound]) else { break }
                last += 1
            }
            // Oats are blended as they are.
            for part in place..<(last + 1) where part > place && food(found[part])?.noun == "oatmeal" {
                found[part].mention.candidates = links.candidates(chart.lexicon.isSpanish ? ["avena", "cruda"] : ["rolled", "oat"])
            }
            let parts = found[(place + 1)..<(last + 1)]
            guard let first = parts.first else { continue }
            // "licuado de fresa con leche de soya y miel": the one without milk.
            if chart.lexicon.isSpanish, first.mention.amount.isEmpty, namesPlantMilk(words(first.tokens)) { continue }
            if parts.count == 1, first.mention.amount.isEmpty {
                guard isMilky(first) else { continue }
                found[place].tokens = found[place].tokens.lowerBound..<first.tokens.upperBound
                found[place].mention.said = said(found[place].tokens)
                found.remove(at: place + 1)
            } else if !words(found[place].tokens).contains("con"), parts.count > 1 || first.mention.amount.unit != nil {
                found.replaceSubrange(
                    place...place,
                    with: fruit.map { name in
                        var one = found[place]
                        (one.mention.candidates, one.mention.said, one.mention.amount) = (
                            links.candidates(name), name.joined(separator: " "), Amount()
                        )
                        return one
                    })
            }
        }
    }

    /// What a blend is named by: "mango" of "licuado de mango", both of a "strawberry banana smoothie"; nil of what is no blend, or of one that was weighed.
    private func fruit(of blend: Found) -> [[String]]? {
        let name = words(blend.tokens), isSpanish = chart.lexicon.isSpanish
        guard !blend.isRemoved, !blend.mention.negated, blend.mention.amount.unit?.grams == nil, blend.mention.amount.quantity ?? 1 <= 1,
            name.count > 1, Mentions.blendHeads.contains(isSpanish ? name[0] : name[name.count - 1])
        else { return nil }
        let fruit = isSpanish ? Array(name.drop { $0 != "de" }.dropFirst().prefix { $0 != "con" }) : Array(name.dropLast())
        let named = links.linker.isName(fruit) ? [fruit] : fruit.filter { !["y", "and"].contains($0) }.map { [$0] }
        let isFruit = named.allSatisfy { name in
            links.linker.isName(name) && links.candidates(name).first.flatMap(links.food).map { ["fruit", "vegetable"].contains($0.group) } ?? false
        }
        return !named.isEmpty && isFruit ? named : nil
    }

    private func isMilky(_ part: Found) -> Bool {
        guard let food = food(part) else { return false }
        return food.isDrink && food.noun.contains("milk") || food.noun.hasSuffix("yogurt")
    }

    private static let blendHeads: Set<String> = ["licuado", "batido", "smoothie", "malteada", "shake", "milkshake"]
    private static let blending: WordSet = ["con", "with", "w", "y", "e", "and", ",", "plus"]

    /// "jugo de zanahoria y naranja", "jugo verde de nopal, piña y apio": what it was pressed from, and no fruit beside.
    func juicesOfSeveral(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            let noun = food(found[place])?.noun ?? ""
            // "batido de proteínas con leche y plátano": named by no fruit.
            guard !noun.contains("protein") else { continue }
            let isBlend = Mentions.blends.contains(noun) || noun.hasSuffix("milkshake")
            guard noun.hasSuffix("juice") || isBlend, words(found[place].tokens).dropFirst().contains("de") else { continue }
            var last = place, isJoined = false
            while last + 1 < found.count, !isJoined, found[last + 1].mention.amount.isEmpty, !found[last + 1].isRemoved,
                isPressed(found[last + 1]) || isBlend && isInBlends(found[last + 1])
            {
                let joint = said(between(found[last].tokens, found[last + 1].tokens))
                // "licuado de espinaca con naranja", "jugo de betabel con naranja": blended or pressed as well.
                guard ["y", "e", ","].contains(joint) || joint == "con" && last == place else { break }
                last += 1
                isJoined = joint != ","
            }
            // "jugo de naranja, plátano y pan": a list of what was eaten.
            guard isJoined, last == place + 1 || last == found.count - 1, isClause(found[last].tokens.upperBound) else { continue }
            found[place].tokens = found[place].tokens.lowerBound..<found[last].tokens.upperBound
            found.removeSubrange((place + 1)...last)
        }
    }

    /// "batido de fresa y plátano con leche", "smoothie de piña y jengibre": a blend of fruit by the name of its second, or what spices it.
    private func isInBlends(_ part: Found) -> Bool {
        let name = words(part.tokens)
        return food(part)?.group == "spice"
            || Mentions.blends.contains(food(part)?.noun ?? "") && name.contains("con") && !Mentions.blendHeads.contains(name[0])
    }

    /// One fruit or vegetable, named bare.
    private func isPressed(_ part: Found) -> Bool {
        ["fruit", "vegetable"].contains(food(part)?.group ?? "") && !part.tokens.contains { chart.tokens[$0].text != chart.tokens[$0].singular }
    }

    /// "protein shake with 2 scoops of whey and milk", "… with a banana and almond milk": its powder and what was blended with it.
    func proteinShakes(_ found: inout [Found], _ used: inout Set<Int>) {
        for place in found.indices.reversed() where isPlainShake(found[place]) {
            var end = found[place].tokens.upperBound
            // "protein shake after gym, 1 scoop".
            while end < chart.tokens.count, Mentions.afterwards.contains(chart.tokens[end].word) { end += 1 }
            let parts = found.dropFirst(place + 1)
            // "protein shake, 30g whey in water": what it was made of.
            let isListed = parts.first.map { food($0)?.group == "supplement" && !$0.mention.amount.isEmpty } ?? false
            let scoops = chart.amounts.firstIndex {
                $0.amount.unit?.name == "scoop" && $0.tokens.lowerBound > end && $0.tokens.lowerBound <= end + 3
            }
            guard end < chart.tokens.count,
                ["with", "w", "con", "made", "of", ":", "-", "("].contains(chart.tokens[end].word)
                    || (isListed || scoops.map { !used.contains($0) || found[place].amount == chart.amounts[$0] } ?? false)
                        && chart.tokens[end].word == ","
            else { continue }
            // "protein shake - 1 scoop whey, milk": the scoop is the whey's.
            if found[place].mention.amount.unit != nil, let powder = parts.first, food(powder)?.group == "supplement", powder.mention.amount.isEmpty {
                found[place + 1].mention.amount = found[place].mention.amount
                found[place + 1].amount = found[place].amount
                found.remove(at: place)
                continue
            }
            // "with 2 scoops and water": of the powder.
            if let scoops, !used.contains(scoops) || found[place].amount == chart.amounts[scoops] {
                found[place].mention.amount = chart.amounts[scoops].amount
                found[place].amount = chart.amounts[scoops]
                used.insert(scoops)
            } else if parts.contains(where: { food($0)?.group == "supplement" || $0.mention.amount.unit?.name == "scoop" }) {
                found.remove(at: place)
                continue
            } else if parts.count < 2 || !parts.allSatisfy({ isBlended($0) || food($0)?.noun.hasSuffix("water") == true }) {
                continue
            }
            found[place].mention.candidates = links.candidates(chart.lexicon.isSpanish ? ["proteina", "en", "polvo"] : ["protein", "powder"])
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

    private static let afterwards: WordSet = [
        "after", "afterwards", "later", "now", "then", "post", "gym", "workout", "training", "luego", "despues",
    ]

    private func isPlainShake(_ one: Found) -> Bool {
        let amount = one.mention.amount, isBehind = one.amount.map { $0.tokens.lowerBound >= one.tokens.upperBound } == true
        guard !one.isRemoved, !one.mention.negated, amount.unit == nil && amount.quantity ?? 1 == 1 || amount.unit?.name == "scoop" && isBehind else {
            return false
        }
        let name = words(one.tokens)
        if chart.lexicon.isSpanish { return ["batido", "licuado", "shake"].contains(name[0]) && name.last == "proteina" && name.count < 4 }
        return name.last == "shake" && (name == ["shake"] || name.contains { ["protein", "whey", "casein"].contains($0) })
            && name.allSatisfy { !["vegan", "premier"].contains($0) }
    }

    func isBlended(_ part: Found) -> Bool {
        guard !part.isRemoved, let food = food(part) else { return false }
        return Mentions.blendable.contains(food.group) || food.isDrink && food.noun.contains("milk")
            || Word.split(food.noun).contains { ["oat", "oatmeal"].contains($0) }
    }

    private static let blends: WordSet = [
        "smoothie", "fruit smoothie without dairy", "licuado", "fruit smoothie", "green smoothie", "protein shake", "milkshake", "vanilla milkshake",
    ]
    private static let joints: Set<String> = ["with", "made", "of", "con", "de", "w", ":"]
    private static let blendable: Set<String> = ["fruit", "vegetable", "nut", "dairy", "plant-based", "sweet", "spice", "supplement"]
}

import Nutrition

/// "80 g de pasta en crudo", "60 g couscous, dry weight": what was weighed before it was cooked.
extension Mentions {
    func dryWeights(_ found: inout [Found]) {
        withMilkApart(&found)
        for place in found.indices where !found[place].mention.amount.isEmpty && !found[place].isRemoved {
            if isInstantOats(found[place]) {
                found[place].mention.candidates = links.candidates(
                    chart.lexicon.isSpanish ? ["avena", "instantanea", "seca"] : ["dry", "instant", "oatmeal"])
                continue
            }
            if isDryOats(found[place]) {
                found[place].mention.candidates = links.candidates(chart.lexicon.isSpanish ? ["avena", "cruda"] : ["rolled", "oat"])
                continue
            }
            if let powder = powder(found[place]) {
                found[place].mention.candidates = links.candidates(powder)
                continue
            }
            let end = max(found[place].tokens.upperBound, found[place].amount?.tokens.upperBound ?? 0)
            guard isWeighedDry(end) || isOfRecipe(found[place]), let noun = found[place].mention.best?.noun,
                let dry = dry(words(found[place].tokens)) ?? dry(noun)
            else { continue }
            found[place].mention.candidates = links.candidates(dry)
        }
    }

    /// "2 x 40 g packets of instant oatmeal", "40 g de avena instantánea": what stands on the packet is dry.
    private func isInstantOats(_ item: Found) -> Bool {
        guard food(item)?.noun == "instant oatmeal", let grams = item.mention.amount.unit?.grams, let quantity = item.mention.amount.quantity else {
            return false
        }
        return grams * quantity <= 130
    }

    /// "60 g de avena", "3 cucharadas de avena": nobody weighs it cooked, or takes the porridge by the spoon.
    private func isDryOats(_ item: Found) -> Bool {
        if !chart.lexicon.isSpanish {
            // "40 g of porridge"; "oatmeal 80 g with water".
            guard item.mention.amount.unit?.name == "g", ["oatmeal", "porridge"].contains(said(item.tokens)) else { return false }
            let isMade = chart.said.contains { ["water", "milk"].contains($0) }
            return (20...(isMade ? 100 : 60)).contains(item.mention.amount.quantity ?? 0)
        }
        guard words(item.tokens) == ["avena"], let unit = item.mention.amount.unit else { return false }
        return unit.grams != nil || ["tbsp", "tsp", "scoop", "handful"].contains(unit.name)
    }

    /// "40 g de avena con leche": of the oats, and the milk beside them.
    private func withMilkApart(_ found: inout [Found]) {
        guard chart.lexicon.isSpanish,
            let place = found.firstIndex(where: { item in
                words(item.tokens) == ["avena", "con", "leche"] && item.mention.amount.unit?.name == "g"
                    && (20...100).contains(item.mention.amount.quantity ?? 0)
            })
        else { return }
        let end = found[place].tokens.upperBound
        var milk = FoodMention(said: "leche", candidates: links.candidates(["leche"]))
        (milk.when, milk.negated) = (found[place].mention.when, found[place].mention.negated)
        found[place].tokens = found[place].tokens.lowerBound..<found[place].tokens.lowerBound + 1
        found[place].mention.said = "avena"
        found.insert(Found(tokens: end - 1..<end, mention: milk, isRemoved: false, confidence: found[place].confidence), at: place + 1)
    }

    /// "3 tsp of milo", "2 tbsp horlicks": a drink is not taken by the spoon, but the powder that it is made of is.
    private func powder(_ item: Found) -> [String]? {
        guard ["tsp", "tbsp", "scoop"].contains(item.mention.amount.unit?.name ?? ""), let drink = food(item), drink.group == "drink",
            !chart.lexicon.isSpanish
        else { return nil }
        let name = words(item.tokens) + ["powder"]
        return links.linker.isName(name) ? name : nil
    }

    /// "my recipe: 200 g red lentils, …": what goes into a recipe is weighed before it is cooked.
    private func isOfRecipe(_ item: Found) -> Bool {
        guard item.mention.amount.unit?.grams != nil, chart.said.contains(where: { ["recipe", "receta", "serves"].contains($0) }),
            chart.amounts.count > 2, let noun = item.mention.best.map({ Word.split($0.noun) })
        else { return false }
        return noun.contains(where: Mentions.driedInRecipes.contains) && words(item.tokens).allSatisfy { !Mentions.cookedBefore.contains($0) }
    }

    private static let driedInRecipes: WordSet = ["lentil", "rice", "pasta", "spaghetti", "macaroni", "quinoa", "couscous", "bulgur", "barley"]
    private static let cookedBefore: WordSet = ["cooked", "canned", "tinned", "leftover", "boiled", "cocido", "cocida", "lata"]

    /// Whether the words after a food and its amount say so, in brackets or after a comma too.
    private func isWeighedDry(_ start: Int) -> Bool {
        var place = start
        while place < chart.tokens.count, ["(", ",", "-", "peso", "pesado", "pesada", "pesados", "weighed"].contains(chart.tokens[place].word) {
            place += 1
        }
        guard place < chart.tokens.count else { return false }
        let word = chart.tokens[place].text, next = place + 1 < chart.tokens.count ? chart.tokens[place + 1].text : ""
        if chart.lexicon.isSpanish {
            return word == "en" && ["crudo", "seco"].contains(next) || ["crudo", "cruda", "crudos", "crudas", "seco", "secos", "seca"].contains(word)
        }
        return ["dry", "uncooked", "raw"].contains(word)
            && (["", "weight", "with", "and"].contains(next) || chart.tokens[place + 1].kind == .mark)
            || word == "before" && next == "cooking"
    }

    /// "red lentils 50 g uncooked": the kind that was named, where it is known before it is cooked.
    private func dry(_ said: [String]) -> [String]? {
        guard !chart.lexicon.isSpanish, said.count > 1 else { return nil }
        return [["dry"] + said, ["uncooked"] + said].first(where: links.linker.isName)
    }

    /// The food as it is before cooking: "dry pasta" for pasta, "dry rice" for white rice.
    private func dry(_ noun: String) -> [String]? {
        let words = Word.split(noun)
        let plain = words.filter { !["white", "cooked", "boiled"].contains($0) }
        return [["dry"] + words, ["dry"] + plain, ["raw"] + words, ["dry"] + plain.suffix(1)].first(where: links.linker.isName)
    }
}

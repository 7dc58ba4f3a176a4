import Nutrition

/// What names the flavour of a product behind its brand: "white claw mango", "rxbar chocolate sea salt", "top ramen chicken flavour".
extension Mentions {
    func flavoursOfBrands(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices.reversed() where place < found.count && !found[place].isRemoved {
            guard let groups = flavours(of: found[place]) else {
                // "monster munch, roast beef flavour".
                if isFlavour(behind: found[place]), place > 0,
                    areSideBySide(found[place - 1], found[place]) || said(between(found[place - 1].tokens, found[place].tokens)) == ","
                {
                    found.remove(at: place)
                }
                continue
            }
            takesAmount(place, &found)
            // "clif bar peanut butter" + "and chocolate".
            let own = words(found[place].tokens)
            var takesMore = own.firstIndex(of: "bar").map { $0 + 1 < own.count } ?? false
            while place + 1 < found.count, areSideBySide(found[place], found[place + 1]) || takesMore && isJoined(found[place], found[place + 1]),
                let next = food(found[place + 1])
            {
                let brand = words(found[place].tokens), said = words(found[place + 1].tokens),
                    kind = Word.split(food(found[place])?.noun ?? "").last ?? ""
                // "siggi's vanilla" + "skyr", "lean cuisine" + "lasagna": what it is, said after whose.
                let isMeal = Mentions.mealBrands.contains(brand.joined(separator: " ")), isItself = isMeal || Word.split(next.noun).last == kind
                // "kind bar dark chocolate nuts and sea salt".
                let isInside = takesMore && ["nut", "sweet", "spice"].contains(next.group)
                guard isItself || isInside || groups.contains(next.group) && isSingle(found[place + 1]) else { break }
                takesMore = kind == "bar"
                let names = [said + brand] + (next.isDrink || food(found[place])?.group != "dairy" ? [] : [said + [kind]])
                if let name = names.first(where: links.linker.isName) { found[place].mention.candidates = links.candidates(name) }
                if isMeal || isItself && kind != "ramen" { found[place].mention.candidates = found[place + 1].mention.candidates }
                found[place].tokens = found[place].tokens.lowerBound..<found[place + 1].tokens.upperBound
                found.remove(at: place + 1)
            }
        }
    }

    /// The groups of what a product comes in the flavour of, nil where it is said by no brand.
    private func flavours(of item: Found) -> WordSet? {
        let said = words(item.tokens)
        guard !said.isEmpty,
            Mentions.flavoured.contains(said.joined(separator: " ")) || Mentions.flavoured.contains(said[0])
                || Mentions.flavoured.contains(said.prefix(2).joined(separator: " "))
                || resources.brands.length(chart.tokens, at: item.tokens.lowerBound) == item.tokens.count,
            let food = food(item)
        else { return nil }
        let noun = Word.split(food.noun)
        if noun.contains("ramen") || noun.contains("noodle") { return ["poultry", "meat", "fish", "dish", "vegetable", "sauce", "spice"] }
        switch food.group {
        case "drink", "alcohol": return ["fruit", "sweet", "spice", "drink", "dessert"]
        case "dairy" where food.noun.hasSuffix("yogurt") || food.noun == "skyr" || food.noun.hasSuffix("milk"):
            return ["fruit", "sweet", "spice", "dessert"]
        case "snack", "sweet", "dessert", "supplement", "breakfast": return ["fruit", "sweet", "spice", "dessert", "nut", "fat"]
        default: return Mentions.mealBrands.contains(said.joined(separator: " ")) ? [] : nil
        }
    }

    /// "chicken flavour", "strawberry flavored": the word behind it says so.
    private func isFlavour(behind item: Found) -> Bool {
        let end = item.tokens.upperBound
        return end < chart.tokens.count && item.mention.amount.isEmpty
            && ["flavor", "flavour", "flavored", "flavoured"].contains(chart.tokens[end].word)
    }

    /// "siggis vanilla one container", "chobani peach 1 cup": a container of the yogurt, and none of peaches.
    private func takesAmount(_ place: Int, _ found: inout [Found]) {
        var last = place
        while last + 1 < found.count, found[last].tokens.upperBound == found[last + 1].tokens.lowerBound, found[last].mention.amount.isEmpty {
            last += 1
        }
        let amount = found[last].mention.amount
        guard last > place, found[place].mention.amount.isEmpty, !amount.isEmpty, let span = found[last].amount,
            span.tokens.lowerBound >= found[last].tokens.upperBound, !found[last].isSpooned, isSingle(found[last])
        else { return }
        (found[place].mention.amount, found[place].amount) = (amount, span)
        (found[last].mention.amount, found[last].amount) = (Amount(), nil)
    }

    private func areSideBySide(_ first: Found, _ second: Found) -> Bool {
        first.tokens.upperBound == second.tokens.lowerBound && second.mention.amount.isEmpty && !second.isRemoved && !second.mention.negated
    }

    /// "… chocolate and sea salt".
    private func isJoined(_ first: Found, _ second: Found) -> Bool {
        let gap = between(first.tokens, second.tokens)
        return gap.count == 1 && chart.lexicon.and.contains(chart.tokens[gap.lowerBound]) && second.mention.amount.isEmpty && !second.isRemoved
            && ["nut", "sweet", "spice"].contains(food(second)?.group ?? "")
    }

    /// "strawberries" are eaten, "strawberry" may be a flavour.
    private func isSingle(_ item: Found) -> Bool {
        let last = chart.tokens[item.tokens.upperBound - 1]
        return last.text == last.singular || item.tokens.count > 1
    }

    /// Products that come in flavours, as they are called.
    private static let flavoured: WordSet = WordSet(
        [
            "white claw", "truly", "high noon", "rxbar", "rx bar", "celsius", "monster", "red bull", "rockstar", "ensure", "boost", "premier protein",
            "core power", "muscle milk", "fairlife", "la croix", "bubly", "gatorade", "powerade", "liquid iv", "top ramen", "maruchan", "nissin",
            "cup noodles", "pot noodle", "super noodles", "indomie", "pop tart", "poptart", "eggo", "muller corner", "muller light", "muller",
            "yoplait",
            "siggi's", "siggis", "chobani", "oikos", "fage", "activia", "danone", "dannon", "arla", "quest", "quest bar", "clif bar", "kind bar",
            "larabar", "lara bar",
            "luna bar", "grenade", "grenade bar", "fulfil", "snapple", "arizona", "vitamin water", "lucozade", "ribena", "up and go", "up n go",
            "huel",
            "soylent", "halo top", "ben and jerrys", "noosa", "two good", "skyr", "petit filous", "frubes", "olipop", "poppi", "walkers", "lays",
            "lay's", "doritos", "pringles", "tyrrells", "kettle chip", "zevia", "kombucha",
        ].map { Word.split($0).joined(separator: " ") })

    /// Brands of ready meals, before the name of the meal.
    private static let mealBrands: WordSet = [
        "lean cuisine", "healthy choice", "smart one", "stouffer", "hungry man",
    ]
}

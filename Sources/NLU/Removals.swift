import Nutrition

/// Which food what was left out belongs to.
extension Mentions {
    /// "chobani, zero sugar": none of it is as good as without it; "yogurt 0 granola" counts no granola, for the 0 is the yogurt's.
    func zeros(_ found: inout [Found]) {
        for place in found.indices.dropFirst() where found[place].mention.amount.quantity == 0 {
            if let zero = found[place].amount?.tokens.lowerBound, zero > found[place - 1].tokens.lowerBound,
                zero <= found[place - 1].tokens.upperBound, chart.tokens[zero].word == "0"
            {
                found[place].mention.amount = Amount()
                found[place].amount = nil
            } else {
                found[place].isRemoved = true
            }
        }
    }

    func ownerOfRemoval(_ item: Found, after out: [Found]) -> Int {
        filledHost(item, after: out) ?? (chart.lexicon.isSpanish ? withheld(item, after: out) : hostOfRemoval(out))
    }

    /// "a chicken burrito and guac, no sour cream", "hamburguesa y una coca sin cebolla": nobody leaves cheese out of crisps, fries or a drink.
    private func filledHost(_ item: Found, after out: [Found]) -> Int? {
        guard out.count > 1, let removed = food(item), Mentions.fillings.contains(removed.group) || removed.noun == "sour cream",
            let last = food(out[out.count - 1]),
            last.isDrink ? !["milk", "cream", "foam", "ice"].contains(Word.split(removed.noun).last) && removed.group != "fruit" : isPlainSide(last),
            let host = out.lastIndex(where: { food($0).map { ["sandwich", "fastfood"].contains($0.group) || isFilled($0) } ?? false })
        else { return nil }
        // "two tacos, coffee, no milk" was taken already; "a burger, fries, ketchup, no onions" is of the burger.
        return out[(host + 1)...].allSatisfy { food($0).map { $0.isDrink || isPlainSide($0) } ?? false } ? host : nil
    }

    private func isPlainSide(_ food: Food) -> Bool {
        food.group == "snack" || food.group == "sauce" || Word.split(food.noun).contains("fry") || food.noun == "guacamole"
            || food.noun == "french fries"
    }

    private func isFilled(_ food: Food) -> Bool {
        food.group == "dish" && Word.split(food.noun).contains(where: Mentions.filledDishes.contains)
    }

    /// "hot dog con mostaza y sin catsup": what was left out of what the mustard is on.
    private func withheld(_ item: Found, after out: [Found]) -> Int {
        let last = out.count - 1
        guard last > 0, between(out[last].tokens, item.tokens).map({ chart.tokens[$0].text }) == ["y", "sin"],
            between(out[last - 1].tokens, out[last].tokens).map({ chart.tokens[$0].text }) == ["con"]
        else { return last }
        return last - 1
    }

    /// "hot dog with mustard and relish no bun": what was left out was in the dish, and not in what goes with it.
    private func hostOfRemoval(_ out: [Found]) -> Int {
        let last = out.count - 1
        guard !chart.lexicon.isSpanish,
            let host = out[..<last].lastIndex(where: { food($0).map { Mentions.hosts.contains($0.group) || $0.isDrink } ?? false }),
            (host + 1...last).allSatisfy({ place in
                let joint = between(out[place - 1].tokens, out[place].tokens).map { chart.tokens[$0].text }
                return food(out[place]).map { Mentions.toppings.contains($0.group) || $0.noun.hasSuffix("milk") || $0.noun.hasSuffix("cheese") }
                    == true
                    && (place == host + 1 && !out[host].holdsParts
                        ? joint.last { !["extra", "added", "more", "lots", "of"].contains($0) }.map(["with", "w"].contains) == true
                        : joint.allSatisfy { chart.lexicon.and.contains($0) || $0 == "," })
            })
        else { return last }
        return host
    }

    /// "no croutons dressing on the side": it came with it all the same.
    func isOnTheSide(_ piece: Range<Int>) -> Bool {
        chart.tokens[piece.upperBound...].prefix(3).map(\.text) == ["on", "the", "side"]
    }

    /// What lies in a sandwich or a taco.
    private static let fillings: WordSet = ["dairy", "sauce", "vegetable", "bread", "meat", "sausage", "egg", "poultry", "legume"]
    private static let filledDishes: WordSet = ["burrito", "taco", "quesadilla", "fajita", "enchilada", "torta", "arepa", "pupusa", "gyro", "bowl"]
    private static let hosts: WordSet = ["sandwich", "fastfood", "dish", "pizza", "salad", "soup"]
    private static let toppings: WordSet = ["sauce", "fat", "spice", "vegetable", "sweet", "dairy", "meat", "sausage", "poultry", "egg", "legume"]
}

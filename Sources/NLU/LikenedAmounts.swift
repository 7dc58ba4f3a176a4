import Nutrition

/// Amounts told by what is as big: "the size of my palm", "del tamaño de mi puño", "a palm-sized piece of salmon".
extension AmountGrammar {
    func likened(at start: Int) -> AmountSpan? {
        var position = start
        if ["the", "del"].contains(word(position)) { position += 1 }
        guard ["size", "tamano"].contains(word(position)), lexicon.of.contains(word(position + 1)) else { return nil }
        position += 2
        while position < tokens.count, position < start + 7 {
            if let amount = AmountGrammar.likenesses[singular(position)] {
                var end = position + 1
                // "a deck of cards", "la palma de mi mano".
                if lexicon.of.contains(word(end)) {
                    end += 1
                    while ["my", "your", "mi", "la"].contains(word(end)) { end += 1 }
                    end += 1
                }
                if singularWord(end) == "ball" { end += 1 }
                return AmountSpan(tokens: start..<min(end, tokens.count), amount: amount, quantity: start..<position, unit: position..<position + 1)
            }
            guard lexicon.articles.contains(word(position)) || lexicon.determiners.contains(word(position)) || word(position) == "your" else {
                return nil
            }
            position += 1
        }
        return nil
    }

    /// "palm-sized", "fist size", with the piece it is said of.
    func handSized(at start: Int) -> (String, Int)? {
        guard ["palm", "fist", "thumb"].contains(singularWord(start)) else { return nil }
        let word = isMark(start + 1, "-") ? start + 2 : start + 1
        guard ["size", "sized"].contains(self.word(word)) else { return nil }
        let isPiece = ["piece", "portion", "serving", "chunk"].contains(singularWord(word + 1)) && lexicon.of.contains(self.word(word + 2))
        return (singular(start), isPiece ? word + 2 : word + 1)
    }

    /// "3 of 8 slices", "two of the four spring rolls", "dos de las ocho rebanadas": past the number that all of them were.
    func pastWhole(_ part: Double, _ position: Int) -> Int {
        let of = word(position) == "out" ? position + 1 : position
        guard lexicon.of.contains(word(of)) else { return position }
        let next = lexicon.articles.contains(word(of + 1)) || lexicon.determiners.contains(word(of + 1)) ? of + 2 : of + 1
        guard let (whole, end) = number(at: next), whole > part else { return position }
        guard let (unit, _) = unit(at: end) else { return part >= 1 && nameLength(end) > 0 ? end : position }
        return Unit(unit).grams == nil && Unit(unit).millilitres == nil ? end : position
    }

    /// Of meat or fish a palm or a deck of cards is three ounces, of anything a fist is a cup (the Serving Size Card named in `Household`); a
    /// golf ball is two spoons, a matchbox of cheese an ounce.
    private static let likenesses: [String: Amount] = {
        let palm = Amount(quantity: 85, unit: Unit("g")), cup = Amount(quantity: 1, unit: Unit("cup"))
        let spoons = Amount(quantity: 2, unit: Unit("tbsp")), ounce = Amount(quantity: 1, unit: Unit("oz"))
        return [
            "palm": palm, "palma": palm, "hand": palm, "mano": palm, "deck": palm, "baraja": palm, "checkbook": palm, "fist": cup, "puno": cup,
            "baseball": cup, "golf": spoons, "matchbox": ounce, "thumb": Amount(quantity: 1, unit: Unit("tbsp")),
        ]
    }()
}

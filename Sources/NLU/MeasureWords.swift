import Nutrition

/// Words around a measure that are no size of it, or only its thickness.
extension AmountGrammar {
    /// "thick slices", "thick-cut slices", "slices thick cut": a weight of its own, where the food has one.
    func thickness(at start: Int) -> (String, Int)? {
        guard ["thick", "thin"].contains(word(start)) else { return nil }
        let cut = isMark(start + 1, "-") ? start + 2 : start + 1
        return (text(start), word(cut) == "cut" ? cut + 1 : start + 1)
    }

    /// "6 pack of nuggets": so many of them, and no six packs.
    func isPack(_ place: Int, of count: Double?) -> Bool { word(place) == "pack" && count ?? 1 >= 4 }

    /// "steak medium rare": how it was done.
    func isDoneness(_ place: Int) -> Bool { word(place) == "medium" && ["rare", "well"].contains(word(place + 1)) }

    /// "2 generous cups of rice": a word that is no size, between a number and a unit that a food follows.
    func isPassedOver(_ place: Int) -> Bool {
        guard !lexicon.isSpanish, tokens.indices.contains(place), tokens[place].kind == .word, tokens[place].text.utf8.count > 3,
            nameLength(place) == 0, size(at: place) == nil, unit(at: place) == nil, thickness(at: place) == nil,
            !AmountGrammar.closing.contains(word(place)), !lexicon.with.contains(word(place)), !lexicon.articles.contains(word(place - 1)),
            let (unit, end) = unit(at: place + 1), unit != "can"
        else { return false }
        return lexicon.of.contains(word(end)) || nameLength(end) > 0
    }

    /// "un plato de sopa y medio pan pita", "2 tbsp and half a cucumber": half of what comes next, and no plate and a half.
    func isNext(_ half: Int, after unit: Unit?) -> Bool {
        guard lexicon.isSpanish else { return isHalfOfNext(half) }
        // "250 ml y media docena", "500 ml y media empanada": nobody counts halves of grams.
        if unit.map({ ["g", "ml", "mg", "cl"].contains($0.name) }) == true || AmountGrammar.bunches[singularWord(half + 1)] != nil { return true }
        return nameLength(half + 1) > 0 && unit?.grams == nil && unit?.millilitres == nil
    }

    /// "half a banana", "half of my soup", "half the pie"; "a cup and a half of the soup" is of what was measured.
    func isHalfOfNext(_ half: Int) -> Bool {
        guard !lexicon.isSpanish else { return false }
        let isOf = lexicon.of.contains(word(half + 1)) && !lexicon.articles.contains(word(half - 1))
        let next = text(isOf ? half + 2 : half + 1)
        return lexicon.articles.contains(next) || lexicon.determiners.contains(next)
    }

    static let parts: WordMap<Double> = [
        "half": 0.5, "halve": 0.5, "third": 1.0 / 3, "quarter": 0.25, "fourth": 0.25, "eighth": 0.125, "medio": 0.5, "media": 0.5, "mitad": 0.5,
        "tercio": 1.0 / 3, "cuarto": 0.25, "octavo": 0.125,
    ]

    /// Units that need no number before a food.
    static let safe: WordSet = [
        "cup", "slice", "piece", "bowl", "glass", "mug", "bottle", "handful", "portion", "tbsp", "tsp", "teaspoon", "tablespoon", "scoop",
        "plate", "serving", "pint", "can", "spoonful", "tin", "packet", "bag", "liter", "litre", "litro",
    ]

    /// What an amount is packed in: "a 250 g pot of".
    static let containers: WordSet = [
        "pot", "tub", "can", "tin", "bottle", "carton", "packet", "bag", "box", "jar", "container", "glass", "mug", "bowl", "serving", "bar", "pouch",
    ]

    /// Of these a thing has several: "3 slices of a pizza".
    static let cuts: WordSet = ["slice", "piece", "wedge", "square", "segment", "strip", "row", "finger", "chunk", "bite", "quarter"]

    /// "a dozen wings hot": how what was counted is made.
    static let heat: WordSet = ["hot", "spicy", "mild", "fried", "grilled", "baked", "bbq"]

    /// What a food ends before, so that "a dozen wings but split the rings" and "6 wings from the pub" count wings.
    static let closing: WordSet = [
        "but", "from", "at", "for", "because", "so", "while", "when", "that", "i", "we", "today", "yesterday", "tonight", "last", "this",
    ]
}

import Nutrition

/// Kinds of one food in a comparison whose noun is said once: "white and brown rice", "arroz blanco o integral".
extension Reader {
    /// The foods with those whose noun stands beside another kind, in the order of the words.
    func coordinated(_ foods: [FoodMention], at places: [Range<Int>], _ chart: Chart, _ links: Links) -> [FoodMention] {
        if let ofClass = ofClass(foods, at: places, chart, links) { return ofClass }
        var out: [FoodMention] = []
        let covered = chart.covered(by: places.lazy.map { $0 })
        func kind(_ words: [String], _ said: [String]) -> FoodMention? {
            let link = links.link(words)
            return link.isName ? FoodMention(said: said.joined(separator: " "), candidates: link.references) : nil
        }
        for (food, place) in zip(foods, places) {
            let texts = place.map { chart.tokens[$0].text }, words = place.map { chart.tokens[$0].singular }
            let before = place.lowerBound - 2, after = place.upperBound + 1
            if texts.count > 1, before >= 0, Reader.joins.contains(chart.tokens[before + 1].word), !covered[before],
                chart.tokens[before].kind == .word,
                let other = kind([chart.tokens[before].singular] + words.dropFirst(), [chart.tokens[before].text] + texts.dropFirst())
            {
                out += [other, food]
            } else if chart.lexicon.isSpanish, texts.count > 1, after < chart.tokens.count, Reader.joins.contains(chart.tokens[after - 1].word),
                !covered[after], chart.tokens[after].kind == .word,
                let other = kind([words[0], chart.tokens[after].singular], [texts[0], chart.tokens[after].text])
            {
                out += [food, other]
            } else {
                out.append(food)
            }
        }
        return out
    }

    /// "which milk has more protein, soy or almond?", "¿qué pescado tiene más, el salmón o el atún?": the class that is asked of is none of its kinds.
    private func ofClass(_ foods: [FoodMention], at places: [Range<Int>], _ chart: Chart, _ links: Links) -> [FoodMention]? {
        guard foods.count > 2, let first = places.first, first.lowerBound > 0, first.lowerBound <= 3,
            ["which", "what", "que", "cual", "the"].contains(chart.tokens[first.lowerBound - 1].word)
        else { return nil }
        let name = first.map { chart.tokens[$0].singular }, texts = first.map { chart.tokens[$0].text }
        return zip(foods, places).dropFirst().map { food, place in
            let own = place.map { chart.tokens[$0].singular }, said = place.map { chart.tokens[$0].text }
            guard own.last != name.last else { return food }
            let words = chart.lexicon.isSpanish ? name + ["de"] + own : own + name
            let link = links.link(words)
            guard link.isName, link.references.first?.id != food.best?.id else { return food }
            let whole = chart.lexicon.isSpanish ? texts + ["de"] + said : said + texts
            return FoodMention(said: whole.joined(separator: " "), candidates: link.references)
        }
    }

    private static let joins: WordSet = ["and", "or", "vs", "versus", "y", "e", "o", "u", "contra"]
}

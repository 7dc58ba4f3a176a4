import Nutrition

/// A day that tells when a food was made, and not when it was eaten: "arroz de ayer", "leftover pizza from yesterday".
extension TimeGrammar {
    /// - Parameter start: the place of the day.
    func isOfLeftovers(_ start: Int) -> Bool {
        guard start > 1 else { return false }
        let last = start - 2, before = tokens[...last]
        if before.contains(where: { $0.word == "sobras" }) { return word(start - 1) == "de" }
        guard ["ayer", "anoche"].contains(word(start)), word(start - 1) == "de", tokens[last].kind == .word,
            lexicon.meals[tokens[last].singular] == nil
        else { return false }
        let isFood = (0...last).contains { place in nameLength(place) > 0 && place + nameLength(place) > last }
        guard isFood || ["fria", "frio", "fritos", "recalentado", "recalentada", "recalentados", "recalentadas"].contains(word(last)) else {
            return false
        }
        // "comí la pizza de ayer" eats it; "borra el arroz de ayer" speaks of a row.
        return before.contains { Reader.eatingInSpanish.contains($0) } || !before.contains { Self.pointing.contains($0.text) }
    }

    fileprivate static let pointing: Set<String> = ["el", "la", "los", "las", "al", "del", "lo", "que", "cuanto", "cuanta", "como", "cual"]
}

extension Mentions {
    /// "leftover pie", "leftovers: turkey and stuffing", "la lasaña de ayer", "lo que sobró del curry": what was made before.
    func leftovers(_ found: inout [Found]) {
        for place in found.indices {
            let name = found[place].tokens, before = chart.tokens[..<name.lowerBound].suffix(3)
            let isNamedSo = before.last.map { Mentions.left.contains($0) } ?? false || chart.tokens[name].contains { Mentions.left.contains($0) }
            let isRest = before.contains { ["sobro", "quedo", "sobras", "leftovers"].contains($0.word) }
            let behind = chart.tokens[name.upperBound...].prefix(2).map(\.word)
            let isOfDay = behind.count == 2 && behind[0] == "de" && ["ayer", "anoche"].contains(behind[1])
            if isNamedSo || isRest || isOfDay { found[place].mention.isLeft = true }
        }
    }

    private static let left: WordSet = ["leftover", "leftovers"]
}

import Nutrition

/// Words behind a food that say what it was like, and name none themselves.
extension Mentions {
    /// "2 eggs, scrambled, with butter": how the food before it was made.
    func latePreparation(_ found: inout [Found]) {
        leadingPreparation(&found)
        var place = 1
        while place < found.count {
            let here = found[place], before = found[place - 1]
            guard here.tokens.count == 1, here.mention.amount.isEmpty, here.amount == nil, !before.isRemoved,
                Mentions.lateWords.contains(chart.tokens[here.tokens.lowerBound].singular),
                isMark(here.tokens.lowerBound - 1) || here.tokens.lowerBound == before.tokens.upperBound
                    || here.tokens.lowerBound == before.amount?.tokens.upperBound,
                here.tokens.upperBound == chart.tokens.count || isMark(here.tokens.upperBound)
                    || chart.classes[here.tokens.upperBound] == Chart.Class.with.rawValue
            else {
                place += 1
                continue
            }
            let name = words(before.tokens)
            let prepared = [[chart.tokens[here.tokens.lowerBound].singular] + name, [chart.tokens[here.tokens.lowerBound].singular] + name.suffix(1)]
            if let known = prepared.first(where: { links.linker.isName($0) }) { found[place - 1].mention.candidates = links.candidates(known) }
            found.remove(at: place)
        }
    }

    /// "scrambled 3 eggs with milk": how the food after it was made.
    private func leadingPreparation(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            let here = found[place], next = found[place + 1]
            guard here.tokens.count == 1, here.mention.amount.isEmpty, !chart.lexicon.isSpanish, !next.isRemoved,
                Mentions.lateWords.contains(chart.tokens[here.tokens.lowerBound].singular), let amount = next.amount,
                amount.tokens.lowerBound == here.tokens.upperBound, amount.tokens.upperBound <= next.tokens.lowerBound
            else { continue }
            let prepared = [chart.tokens[here.tokens.lowerBound].singular] + words(next.tokens)
            if links.linker.isName(prepared) { found[place + 1].mention.candidates = links.candidates(prepared) }
            found.remove(at: place)
        }
    }

    func isMark(_ place: Int) -> Bool { chart.tokens.indices.contains(place) && chart.tokens[place].kind == .mark }

    /// "dark chocolate, 70% cocoa", "chocolate negro 85 % de cacao": how much of it is in a chocolate.
    func isShareOfCocoa(_ piece: Range<Int>) -> Bool {
        guard piece.count == 1, ["cocoa", "cacao"].contains(chart.tokens[piece.lowerBound].singular) else { return false }
        return (max(0, piece.lowerBound - 2)..<piece.lowerBound).contains { chart.tokens[$0].percent }
    }

    static let lateWords: WordSet = [
        "scrambled", "poached", "fried", "boiled", "grilled", "baked", "roasted", "steamed", "toasted", "sauteed",
        "cocido", "cocida", "asado", "asada", "hervido", "hervida", "frito", "frita", "tostado", "tostada", "horneado",
    ]
}

import Nutrition

extension Mentions {
    /// "en la carne asada me comí 400 g de arrachera", "at the fondue we had bread": where it was, and none of what was eaten.
    func atEvents(_ found: inout [Found]) {
        guard found.count > 1, let first = found.first, !first.isRemoved, first.mention.amount.unit == nil, first.mention.amount.quantity ?? 1 == 1,
            first.tokens.lowerBound > 1, first.tokens.upperBound < found[1].tokens.lowerBound,
            Mentions.articles.contains(chart.tokens[first.tokens.lowerBound - 1]),
            ["at", "en"].contains(chart.tokens[first.tokens.lowerBound - 2].word)
                || chart.tokens[first.tokens.lowerBound - 2].word == "a"
                    && chart.tokens[..<(first.tokens.lowerBound - 2)].suffix(4).contains(where: Mentions.goingTo.contains)
        else { return }
        let between = first.tokens.upperBound..<min(found[1].tokens.lowerBound, first.tokens.upperBound + 6)
        guard
            let verb = between.first(where: {
                Reader.eatingInSpanish.contains(chart.tokens[$0])
                    || ["had", "ate", "drank", "eche", "echamos", "aventamos", "avente"].contains(chart.tokens[$0].word)
            }),
            (between.lowerBound..<verb).allSatisfy({ place in
                let token = chart.tokens[place]
                return token.kind == .mark || [Chart.Class.date.rawValue, Chart.Class.time.rawValue].contains(chart.classes[place])
                    || Mentions.whoAte.contains(token)
            })
        else { return }
        found.removeFirst()
    }

    private static let articles: WordSet = ["the", "a", "my", "our", "el", "la", "los", "las", "un", "una", "mi", "nuestra", "nuestro"]
    private static let whoAte: WordSet = [
        "me", "nos", "yo", "i", "we", "ive", "de", "del", "of", "on", "solo", "just", "he", "hemos", "y", "pues", "and", "ahi", "alla",
    ]
    private static let goingTo: WordSet = ["invitaron", "invito", "invitado", "invitada", "invite", "fuimos", "fui", "llevaron", "pasamos", "caimos"]
}

import Nutrition

/// An activity in the place of another: "it wasn't yoga, it was pilates", "scrap the run, it was a bike ride", "fue bici, no corrí".
extension Reader {
    /// What was done, and what was not; nil where no activity gives way to another.
    func exchanged(_ chart: Chart, _ spans: [Tagger.Span], _ grammar: ActivityGrammar) -> (right: ActivityMention, denied: String)? {
        let told = spans.filter { $0.label == "activity" }
        guard (1...2).contains(told.count), chart.tokens.contains(where: { Reader.denying.contains($0.word) || Reader.exchanging.contains($0.word) })
        else {
            return nil
        }
        func text(_ span: Tagger.Span) -> String { span.tokens.map { chart.tokens[$0].text }.joined(separator: " ") }
        guard let second = told.dropFirst().first else { return afterDenied(told[0], chart, grammar) }
        let first = told[0]
        // "delete the yoga, the run was 6 km": the run stands.
        func isDefinite(_ span: Tagger.Span) -> Bool {
            span.tokens.lowerBound > 0 && ["the", "my", "el", "la", "mi", "keep", "deja"].contains(chart.tokens[span.tokens.lowerBound - 1].word)
        }
        guard !isDefinite(second) else { return nil }
        switch (isDenied(first, after: 0, chart), isDenied(second, after: first.tokens.upperBound, chart)) {
        case (true, false): return (grammar.activity(in: second.tokens), text(first))
        case (false, true): return (grammar.activity(in: first.tokens), text(second))
        default: break
        }
        // "change the run to a bike ride".
        let between = chart.tokens[first.tokens.gap(to: second.tokens)]
        guard Reader.exchanging.contains(chart.tokens[0].word), between.count <= 3,
            between.contains(where: { ["to", "for", "por", "a"].contains($0.word) })
        else { return nil }
        return (grammar.activity(in: second.tokens), text(first))
    }

    /// "I didn't run, I cycled 45 minutes": what is denied was taken for no activity.
    private func afterDenied(_ right: Tagger.Span, _ chart: Chart, _ grammar: ActivityGrammar) -> (right: ActivityMention, denied: String)? {
        guard let mark = chart.tokens[..<right.tokens.lowerBound].lastIndex(where: { $0.kind == .mark }),
            chart.tokens[..<mark].contains(where: { Reader.denying.contains($0.word) }),
            let denied = grammar.names.longest(in: chart.tokens[..<mark].filter { !Reader.denying.contains($0.word) }.map(\.singular))
        else { return nil }
        return (grammar.activity(in: right.tokens), denied)
    }

    /// Whether one of the three words before it, none of another clause, denies it.
    private func isDenied(_ span: Tagger.Span, after start: Int, _ chart: Chart) -> Bool {
        let before = chart.tokens[start..<span.tokens.lowerBound].reversed().prefix { $0.kind != .mark }.prefix(3)
        // "no" denies what stands right behind it, or behind its verb: "no fue yoga".
        return before.enumerated().contains { place, token in
            Reader.denying.contains(token.word)
                && (token.word != "no" || place == 0 || place == 1 && Reader.being.contains(before.first?.word ?? token.word))
        }
    }

    private static let being: WordSet = ["fue", "era", "fueron", "eran", "hice", "fui"]
    private static let denying: WordSet = [
        "not", "wasnt", "isnt", "didnt", "no", "scrap", "delete", "remove", "cancel", "instead", "rather", "borra", "quita", "elimina", "vez",
        "lugar",
    ]
    private static let exchanging: WordSet = ["change", "switch", "swap", "replace", "make", "cambia", "pon", "reemplaza"]
}

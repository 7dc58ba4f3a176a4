import Nutrition

/// Which of the amounts that stand beside the foods count something.
extension AmountSpan {
    func counts(in chart: Chart) -> Bool { !isDenied(chart) && !isArticle(chart) && !isPronoun(chart) }

    /// "set a goal": the article counts nothing where no food follows.
    private func isArticle(_ chart: Chart) -> Bool {
        guard let quantity, quantity.count == 1, unit == nil, size == nil else { return false }
        // "me comí una": what ends the message counts.
        if chart.tokens[quantity.lowerBound].word == "una", quantity.upperBound == chart.tokens.count { return false }
        return chart.lexicon.articles.contains(chart.tokens[quantity.lowerBound].word)
    }

    /// "the protein one": it stands for what was named, and counts nothing.
    private func isPronoun(_ chart: Chart) -> Bool {
        guard let quantity, quantity.count == 1, unit == nil, chart.tokens[quantity.lowerBound].word == "one" else { return false }
        return chart.nutrients.contains { $0.tokens.upperBound == quantity.lowerBound }
    }

    /// "three eggs not two": the second amount is what it was not.
    private func isDenied(_ chart: Chart) -> Bool {
        let before = tokens.lowerBound - 1
        guard before >= 0 else { return false }
        let word = chart.tokens[before].text
        if isDeniedSize(chart) { return true }
        if word == "than", before > 0, ["less", "more", "fewer", "over", "under"].contains(chart.tokens[before - 1].word) { return false }
        return ["not", "than", "wasnt", "werent", "isnt"].contains(word) || (word == "of" && before > 0 && chart.tokens[before - 1].word == "instead")
    }

    /// The amount that a message says it was not, beside another that it was: "a tall, not a grande", "no fueron 2, fueron 3".
    static func denied(_ free: [AmountSpan], _ chart: Chart) -> Amount? {
        guard free.count > 1 else { return nil }
        return free.only { $0.isDenied(chart) || $0.isDeniedInSpanish(chart, free) }?.amount
    }

    private func isDeniedInSpanish(_ chart: Chart, _ free: [AmountSpan]) -> Bool {
        let before = tokens.lowerBound - 1
        guard chart.lexicon.isSpanish, before >= 0 else { return false }
        let word = chart.tokens[before].word
        if word == "no" { return free.contains { $0.tokens.upperBound <= before } }
        return before > 0 && chart.tokens[before - 1].word == "no" && ["era", "eran", "fue", "fueron", "es", "son"].contains(word)
            && free.contains { $0.tokens.lowerBound >= tokens.upperBound }
    }

    /// "no era chico, era grande", "mediana no, grande": the size that it was not.
    private func isDeniedSize(_ chart: Chart) -> Bool {
        guard size != nil, quantity == nil, unit == nil else { return false }
        let texts = chart.tokens.map(\.text), first = tokens.lowerBound, next = tokens.upperBound
        if first > 1, ["era", "eran", "fue", "es", "son", "was", "is"].contains(texts[first - 1]), ["no", "not"].contains(texts[first - 2]) {
            return true
        }
        if first > 1, texts[first - 1] == "not" || texts[first - 1] == "a" && texts[first - 2] == "not" { return true }
        // "no chico, grande" opens with what it was not.
        let hasOther = chart.amounts.contains { $0.size != nil && $0.tokens.lowerBound >= next }
        return hasOther && (next < texts.count && texts[next] == "no" || first > 0 && texts[first - 1] == "no")
    }
}

import Nutrition

extension Reader {
    /// "lunch is a jacket potato with beans", "dinner tonight is salmon", "tea was pizza": a meal and what it is, told as eaten.
    func mealTold(_ chart: Chart, _ spans: [Tagger.Span]) -> Ruling? {
        guard !chart.lexicon.isSpanish, chart.tokens.last?.word != "?", let meal = chart.times.first(where: { $0.kind == .meal }),
            meal.tokens.lowerBound <= 2,
            chart.tokens[..<meal.tokens.lowerBound].allSatisfy({ Reader.beforeMeal.contains($0) }),
            !chart.tokens.contains(where: { Reader.asRule.contains($0) })
        else { return nil }
        var verb = meal.tokens.upperBound
        if let day = chart.times.first(where: { $0.tokens.lowerBound == verb }) { verb = day.tokens.upperBound }
        guard verb < chart.tokens.count else { return nil }
        let isTea = meal.tokens.contains { chart.tokens[$0].word == "tea" }
        guard chart.tokens[verb].word == "is" || isTea && chart.tokens[verb].word == "was" else { return nil }
        let isNamed = spans.contains { $0.label == "food" && $0.tokens.lowerBound > verb && $0.tokens.lowerBound <= verb + 4 }
        return isNamed ? Ruling("log_food", "a meal, and what it is") : nil
    }

    /// The names of foods but for the tea that is a meal: "tea was pizza".
    func withoutMeals(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        let spans = withoutAddress(spans, chart)
        guard let meal = chart.times.first(where: { $0.kind == .meal }), meal.tokens.contains(where: { chart.tokens[$0].word == "tea" }) else {
            return spans
        }
        return spans.filter { $0.tokens != meal.tokens }
    }

    /// The names of foods but for the friend who is called "mate": "eggs and bacon mate".
    private func withoutAddress(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        guard !chart.lexicon.isSpanish else { return spans }
        return spans.compactMap { span -> Tagger.Span? in
            let end = span.tokens.upperBound
            guard chart.tokens[end - 1].word == "mate", end == chart.tokens.count || chart.tokens[end].kind == .mark else { return span }
            var shorter = span
            shorter.tokens = span.tokens.lowerBound..<end - 1
            guard shorter.tokens.isEmpty else { return chart.tokens[end - 2].word == "yerba" ? span : shorter }
            return spans.contains { $0.label == "food" && $0.tokens.upperBound == span.tokens.lowerBound } ? nil : span
        }
    }

    private static let beforeMeal: WordSet = ["and", "ok", "so", "then", "tonights", "todays", "our", ",", "tonight", "today"]
    /// Tell what is eaten day by day, or that something is no longer so.
    private static let asRule: WordSet = [
        "usual", "usually", "always", "normally", "regular", "every", "typically", "my", "not", "no", "now", "mostly", "often", "generally",
    ]
}

import Nutrition

extension Reader {
    /// "lunch is a jacket potato with beans", "dinner tonight is salmon", "tea was pizza": a meal and what it is, told as eaten.
    func mealTold(_ chart: Chart, _ spans: [Tagger.Span]) -> Ruling? {
        if chart.lexicon.isSpanish { return mealToldInSpanish(chart, spans) }
        guard chart.tokens.last?.word != "?", let meal = chart.times.first(where: { $0.kind == .meal }),
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

    /// "y el snack fueron 2 barritas", "la cena de ayer fue un sándwich"; "ayer para comer lentejas".
    private func mealToldInSpanish(_ chart: Chart, _ spans: [Tagger.Span]) -> Ruling? {
        guard chart.tokens.last?.word != "?", !chart.tokens.contains(where: { Reader.notTold.contains($0) }),
            let meal = chart.times.first(where: { $0.kind == .meal }), spans.contains(where: { $0.label == "food" })
        else { return nil }
        let start = meal.tokens.lowerBound
        var verb = meal.tokens.upperBound
        while verb < chart.tokens.count, let day = chart.times.first(where: { $0.tokens.lowerBound == verb || $0.tokens.lowerBound == verb + 1 }),
            day.kind == .date, day.tokens.lowerBound == verb || chart.tokens[verb].word == "de"
        {
            verb = day.tokens.upperBound
        }
        // "ayer para comer lentejas": of a day that is over.
        if start > 0, chart.tokens[start - 1].word == "para", chart.tokens[start].text.hasSuffix("r"),
            chart.times.contains(where: { span in span.kind == .date && span.when.day.map { $0 < chart.today } ?? false })
        {
            return Ruling("log_food", "a meal of a day, and what it was")
        }
        guard verb < chart.tokens.count, TimeWords.being.contains(chart.tokens[verb]),
            start > 0 && chart.tokens[..<start].allSatisfy({ Reader.beforeMealInSpanish.contains($0) || TimeWords.spanishWeekdays[$0.word] != nil })
        else { return nil }
        let isNamed = spans.contains { span in
            span.label == "food" && span.tokens.lowerBound > verb && span.tokens.lowerBound <= verb + 4
                && !chart.tokens[(verb + 1)..<span.tokens.lowerBound].contains(where: { ["de", "con", "el", "la", "los", "las"].contains($0.word) })
        }
        return isNamed ? Ruling("log_food", "a meal, and what it is") : nil
    }

    private static let notTold: WordSet = [
        "siempre", "normalmente", "suelo", "usualmente", "no", "que", "quiero", "algo", "cambia", "borra", "quita", "plan", "planea", "sino",
        "cuanto", "cuanta", "receta",
    ]
    private static let beforeMealInSpanish: WordSet = [
        "y", "e", "el", "la", "mi", "de", "hoy", "ayer", "anteayer", "antier", "bueno", "ah", "entonces", ",", "luego", "despues",
    ]

    /// All of them in the order in which they begin.
    func inOrder(_ spans: [Tagger.Span], _ others: [Tagger.Span]) -> [Tagger.Span] {
        let all = others.isEmpty ? spans : spans + others
        return all.count > 1 ? all.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound } : all
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
        guard !chart.lexicon.isSpanish, !spans.isEmpty else { return spans }
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

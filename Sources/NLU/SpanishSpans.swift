import Nutrition

/// Where the foods of a Spanish message stand: names where a food is expected, and words that belong to one name.
extension Reader {
    /// Names that stand where a food is expected, though statistics saw none: after an amount, a verb of eating, or "con", "y" and "," beside a food.
    func expected(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        if spans.isEmpty, let asked = asked(chart) ?? courseLeft(chart) { return [asked] }
        guard let names = resources?.foods.names, chart.said.last != "?",
            spans.contains(where: { $0.label == "food" }) || chart.tokens.containsOne(of: Reader.eatingInSpanish)
                || isChange(chart)
        else { return spans }
        let covered = chart.covered(by: spans.lazy.map(\.tokens))
        var ends = Set(spans.lazy.filter { $0.label.hasPrefix("food") }.map(\.tokens.upperBound))
        let counts = Set(chart.amounts.lazy.filter { $0.quantity != nil || $0.of }.map(\.tokens.upperBound))
        var out = spans
        for start in chart.tokens.indices where chart.nameLengths[start] > 0 && !covered[start] {
            let isCounted = counts.contains(start) || isABit(start, chart)
            // "dos cucharadas de azúcar" is a food, "10 g de azúcar" may be a nutrient.
            guard chart.classes[start] == 0 || isCounted && isSpooned(start, chart) else { continue }
            // "la tostada era sin huevo".
            let isLeft = start > 0 && chart.tokens[start - 1].word == "sin"
            let range = start..<start + chart.nameLengths[start]
            guard !Reader.chatter.contains(chart.tokens[start]), !range.contains(where: { covered[$0] }),
                isCounted || isLeft || isExpected(range, chart, spans, beside: ends),
                names.exact(range.map { chart.tokens[$0].singular }, language: "es") != nil
            else { continue }
            ends.insert(range.upperBound)
            out.append(Tagger.Span(tokens: range, label: isLeft ? "food#removed" : "food", confidence: 0.6))
        }
        out += kindsOfLast(out, chart)
        return out.count == spans.count ? spans : out.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// "lo mismo pero sin postre": a course is left out like a food.
    private func courseLeft(_ chart: Chart) -> Tagger.Span? {
        chart.tokens.indices.dropFirst().first { chart.tokens[$0].word == "postre" && chart.tokens[$0 - 1].word == "sin" }.map {
            Tagger.Span(tokens: $0..<$0 + 1, label: "food#removed", confidence: 0.6)
        }
    }

    /// "un tamal de mole y otro de rajas": what is no food by itself is a kind of what was named before.
    private func kindsOfLast(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        guard let names = resources?.foods.names else { return [] }
        let covered = chart.covered(by: spans.lazy.map(\.tokens))
        return chart.tokens.indices.dropFirst(3).compactMap { start in
            // "tacos, 4 de pastor y 2 de bistec".
            let isCounted = chart.classes[start - 2] == Chart.Class.quantity.rawValue
            guard !covered[start], chart.lexicon.of.contains(chart.tokens[start - 1].word),
                isCounted || Mentions.pronouns.contains(chart.tokens[start - 2].word),
                let last = spans.last(where: { $0.label == "food" && $0.tokens.upperBound < start }), isCounted || last.tokens.count > 2
            else { return nil }
            let head = chart.tokens[last.tokens.lowerBound].singular
            let end = (start + 1...min(start + 3, chart.tokens.count)).last { end in
                !covered[start..<end].contains(true)
                    && names.exact([head, "de"] + chart.tokens[start..<end].map(\.singular), language: "es") != nil
            }
            return end.map { Tagger.Span(tokens: start..<$0, label: "food", confidence: 0.6) }
        }
    }

    /// "un poco de granola".
    private func isABit(_ start: Int, _ chart: Chart) -> Bool {
        start > 1 && chart.lexicon.of.contains(chart.tokens[start - 1]) && chart.lexicon.vague.contains(chart.tokens[start - 2].word)
    }

    /// "¿qué calorías tiene un completo?": what a nutrient is asked of, by a name that is an ordinary word too.
    private func asked(_ chart: Chart) -> Tagger.Span? {
        guard !chart.nutrients.isEmpty, let names = resources?.foods.names,
            let verb = chart.tokens.firstIndex(where: {
                ["tiene", "tienen", "aporta", "aportan", "contiene", "contienen", "lleva", "llevan", "trae", "traen", "hay"].contains($0.word)
            })
        else { return nil }
        var start = verb + 1
        while start < chart.tokens.count,
            [.quantity, .unit, .size, .of].contains(Chart.Class(rawValue: chart.classes[start]) ?? .none)
                || chart.lexicon.determiners.contains(chart.tokens[start]) || chart.tokens[start].word == "en"
        { start += 1 }
        guard start < chart.tokens.count, chart.nameLengths[start] > 0, chart.classes[start] == 0 else { return nil }
        let range = start..<start + chart.nameLengths[start]
        guard range.upperBound == chart.tokens.count || chart.tokens[range.upperBound].kind == .mark,
            names.exact(range.map { chart.tokens[$0].singular }, language: "es") != nil
        else { return nil }
        return Tagger.Span(tokens: range, label: "food", confidence: 0.6)
    }

    /// "con 2 de azúcar", "dos cucharaditas de azúcar".
    func isSpooned(_ start: Int, _ chart: Chart) -> Bool {
        guard ["azucar", "sugar", "sal", "salt"].contains(chart.tokens[start].singularWord),
            let amount = chart.amounts.first(where: { $0.tokens.upperBound == start || isSpoonBehind($0, start, chart) })
        else {
            return false
        }
        return amount.amount.unit.map { $0.grams == nil } ?? true || amount.of && isWeighedIn(amount, chart) || isListed(amount, chart)
    }

    /// "sugar 2 tsp", "azúcar 1 cucharada".
    private func isSpoonBehind(_ amount: AmountSpan, _ start: Int, _ chart: Chart) -> Bool {
        amount.tokens == start + 1..<chart.tokens.count && amount.amount.quantity != nil
            && ["tsp", "tbsp", "packet", "cube"].contains(amount.amount.unit?.name ?? "")
    }

    /// "200 g flour, 150 g sugar, 3 eggs": weighed among two foods or more that are measured too, and no figure of theirs.
    private func isListed(_ amount: AmountSpan, _ chart: Chart) -> Bool {
        guard !chart.lexicon.isSpanish, chart.tokens.last?.word != "?", chart.nutrients.allSatisfy({ [.sugars, .sodium].contains($0.nutrient) })
        else { return false }
        let others = chart.amounts.count {
            let food = $0.tokens.upperBound
            return $0.tokens != amount.tokens && $0.amount.quantity != nil && food < chart.tokens.count && chart.classes[food] == 0
                && chart.nameLengths[food] > 0
        }
        return others > 1
    }

    /// "avena con 20 g de azúcar", "200 g de harina, 100 g de azúcar y 2 huevos": weighed among foods, and no figure of a label.
    private func isWeighedIn(_ amount: AmountSpan, _ chart: Chart) -> Bool {
        guard chart.lexicon.isSpanish, amount.tokens.lowerBound > 0, chart.tokens.last?.word != "?",
            chart.nutrients.allSatisfy({ [.sugars, .sodium].contains($0.nutrient) }),
            !chart.tokens.contains(where: { Reader.ofLabels.contains($0) })
        else { return false }
        let before = chart.tokens[amount.tokens.lowerBound - 1].word
        return before == "con" || before == "mas" || Reader.eatingInSpanish.contains(before)
            || [",", "y"].contains(before) && chart.amounts.count > 1 && chart.amounts[0].tokens != amount.tokens
    }

    /// "y tomé 5 g de creatina": so much of a name that nobody knows, and no goal.
    func eatsWeighed(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard chart.lexicon.isSpanish, spans.isEmpty, let verb = chart.tokens.prefix(4).firstIndex(where: { Reader.eatingInSpanish.contains($0) }),
            let amount = chart.amounts.first(where: { $0.tokens.lowerBound == verb + 1 }), amount.of, amount.amount.quantity != nil,
            amount.amount.unit?.grams != nil, amount.tokens.upperBound < chart.tokens.count
        else { return false }
        return chart.classes[amount.tokens.upperBound] == 0 && chart.tokens[amount.tokens.upperBound].kind == .word
    }

    private static let ofLabels: WordSet = [
        "tiene", "tienen", "trae", "traen", "contiene", "contienen", "aporta", "aportan", "tenia", "meta", "maximo", "limite", "objetivo", "llevo",
        "diario", "diarios", "dia",
    ]

    /// Whether a name stands where only a food can: "comí cocido", "pan con mate", "no era café sino té".
    private func isExpected(_ range: Range<Int>, _ chart: Chart, _ spans: [Tagger.Span], beside ends: Set<Int>) -> Bool {
        func text(_ place: Int) -> String { chart.tokens.indices.contains(place) ? chart.tokens[place].text : "" }
        func word(_ place: Int) -> WordKey { chart.tokens.indices.contains(place) ? chart.tokens[place].word : .none }
        let end = range.upperBound
        let isClosed =
            end == chart.tokens.count || chart.tokens[end].kind == .mark || chart.classes[end] != 0 || Reader.afterFood.contains(word(end))
            || preparation(at: end, chart) != nil
        guard isClosed else { return false }
        var before = range.lowerBound - 1
        while before >= 0, chart.lexicon.determiners.contains(word(before)) || chart.lexicon.articles.contains(word(before)) { before -= 1 }
        // "mate con bizcochos".
        guard before >= 0 else {
            return end < chart.tokens.count && chart.classes[end] == Chart.Class.with.rawValue
                && spans.contains { $0.tokens.lowerBound > end && $0.tokens.lowerBound <= end + 3 }
        }
        let last = word(before)
        if Reader.eatingInSpanish.contains(last) { return word(before - 1) != "no" && word(before - 1) != "que" }
        if last == "sino" { return true }
        if ["era", "fue", "eran", "fueron"].contains(last) { return isChange(chart) && word(before - 1) != "que" }
        // A single word that is also an ordinary one is no food for standing in a list.
        if range.count == 1, SpanishWords.known.contains(text(range.lowerBound)) { return false }
        return (["con", "y", ","].contains(last) || chart.lexicon.and.contains(last)) && ends.contains(before)
    }

    /// "no era café", "era té", "en vez de café fue té": a food is put right.
    private func isChange(_ chart: Chart) -> Bool {
        guard chart.lexicon.isSpanish else { return false }
        let words = chart.tokens.map(\.word)
        if words.indices.dropLast(2).contains(where: { words[$0] == "en" && ["vez", "lugar"].contains(words[$0 + 1]) && words[$0 + 2] == "de" }) {
            return true
        }
        guard chart.tokens.count <= 12 else { return false }
        return chart.tokens.indices.contains { place in
            ["era", "eran", "fue", "fueron"].contains(chart.tokens[place].word) && place > 0 && chart.tokens[place - 1].word == "no"
        }
    }

    private static let afterFood: WordSet = [
        "para", "en", "a", "al", "de", "por", "sin", "sino", "pero", "no", "que", "anoche", "ayer", "hoy", "temprano", "despues", "antes", "cuando",
    ]

    /// "sopa" + "verduras" with "de" between is one thing, and what was done to a food goes with it: "pollo" + "a la plancha".
    func joined(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        var out: [Tagger.Span] = []
        for var span in spans where !isMonth(span, chart) && !isPlace(span, chart) && !isOrdinary(span, chart) && !isPronoun(span, chart) {
            let first = span.tokens.lowerBound..<span.tokens.lowerBound + 1
            // "fue pizza": the verb is none of its name.
            let isVerb = ["fue", "era", "eran", "fueron"].contains(chart.tokens[first.lowerBound].word)
            if span.tokens.count > 1, isVerb || isOrdinary(Tagger.Span(tokens: first, label: span.label, confidence: 1), chart),
                chart.nameLengths[first.lowerBound] < 2
            {
                span.tokens = first.upperBound..<span.tokens.upperBound
            }
            if let last = out.last, last.label == "food", span.label == "food", last.tokens.upperBound <= span.tokens.lowerBound,
                isOneName(last.tokens.gap(to: span.tokens), chart)
            {
                out[out.count - 1].tokens = last.tokens.lowerBound..<span.tokens.upperBound
            } else {
                out.append(span)
            }
        }
        for place in out.indices where out[place].label == "food" {
            let limit = place + 1 < out.count ? out[place + 1].tokens.lowerBound : chart.tokens.count
            var end = out[place].tokens.upperBound
            while let next = preparation(at: isSize(end, chart) ? end + 1 : end, chart), next <= limit { end = next }
            out[place].tokens = out[place].tokens.lowerBound..<end
        }
        return out
    }

    /// Between two words of one name: "de", "a la", or a size before "de" ("sub de 15 cm de pavo", "pizza mediana de pepperoni").
    private func isOneName(_ gap: Range<Int>, _ chart: Chart) -> Bool {
        guard let first = gap.first, let last = gap.last else { return false }
        if gap.count == 2, chart.tokens[first].word == "a", chart.tokens[last].word == "la" { return true }
        guard ["de", "del", "al"].contains(chart.tokens[last].word) else { return false }
        let inside = gap.dropLast()
        return inside.allSatisfy { isSize($0, chart) || LinkWords.empty.contains(chart.tokens[$0].singularWord) }
            || inside.first.map { chart.tokens[$0].text } == "de" && inside.count > 1 && inside.dropFirst().allSatisfy { isSize($0, chart) }
    }

    private func isSize(_ place: Int, _ chart: Chart) -> Bool {
        place < chart.classes.count && chart.classes[place] == Chart.Class.size.rawValue
    }

    /// "en la cancha" is no corn, and "algo dulce" no sweet.
    private func isPlace(_ span: Tagger.Span, _ chart: Chart) -> Bool {
        let start = span.tokens.lowerBound
        guard span.tokens.count == 1, start > 0 else { return false }
        let word = chart.tokens[start].text, before = chart.tokens[start - 1].text, second = start > 1 ? chart.tokens[start - 2].text : ""
        if before == "algo" { return ["dulce", "salado", "ligero", "rico", "sano", "fresco", "caliente", "frio", "picante"].contains(word) }
        return Reader.places.contains(word)
            && (["en", "al"].contains(before) || ["en", "a", "de", "desde"].contains(second) && ["la", "el"].contains(before))
    }

    private static let places: WordSet = [
        "cancha", "barra", "granja", "feria", "plaza", "pasta", "lata", "rancho", "mercado", "campo", "huerta", "finca", "oreja", "merienda",
    ]

    /// "haré" is no hare: a single Spanish word that names a food in English alone.
    private func isOrdinary(_ span: Tagger.Span, _ chart: Chart) -> Bool {
        guard span.tokens.count == 1, span.label == "food", let names = resources?.foods.names else { return false }
        let token = chart.tokens[span.tokens.lowerBound]
        guard SpanishWords.known.contains(token), let name = names.exactName([token.singular], language: "es") else { return false }
        return names.entry(name).kind != .spanish
    }

    /// "te cuento" is no tea.
    private func isPronoun(_ span: Tagger.Span, _ chart: Chart) -> Bool {
        let next = span.tokens.upperBound
        return span.tokens.count == 1 && chart.tokens[span.tokens.lowerBound].word == "te" && next < chart.tokens.count
            && Reader.afterTe.contains(chart.tokens[next])
    }

    private static let afterTe: WordSet = [
        "cuento", "digo", "comento", "aviso", "paso", "lo", "la", "los", "las", "explico", "aclaro", "voy", "pido", "mando", "agradezco", "quiero",
        "doy", "dije", "dejo", "recuerdo", "informo", "escribo",
    ]

    /// "en mayo" is no mayonnaise.
    private func isMonth(_ span: Tagger.Span, _ chart: Chart) -> Bool {
        span.tokens.count == 1 && span.tokens.lowerBound > 0 && TimeWords.months[chart.tokens[span.tokens.lowerBound].word] != nil
            && ["en", "de", "desde", "hasta", "mes"].contains(chart.tokens[span.tokens.lowerBound - 1].word)
    }

    /// Where a way of preparing ends that starts here: "a la plancha", "al horno", "hervido", "recién hecho".
    func preparation(at start: Int, _ chart: Chart) -> Int? {
        func text(_ place: Int) -> String { place < chart.tokens.count ? chart.tokens[place].text : "" }
        func word(_ place: Int) -> WordKey { place < chart.tokens.count ? chart.tokens[place].word : .none }
        let noun = word(start) == "al" ? start + 1 : word(start) == "a" && word(start + 1) == "la" ? start + 2 : nil
        if let noun { return SpanishWords.waysOfCooking.contains(word(noun)) ? noun + 1 : nil }
        if word(start) == "en", ["crudo", "seco"].contains(word(start + 1)) { return start + 2 }
        if word(start) == "recien", start + 1 < chart.tokens.count,
            SpanishWords.prepared.contains(chart.tokens[start + 1].singularWord)
                || ["hecho", "hecha", "exprimido", "salido"].contains(chart.tokens[start + 1].singularWord)
        {
            return start + 2
        }
        guard start < chart.tokens.count, SpanishWords.prepared.contains(chart.tokens[start].singularWord) else { return nil }
        return start + 1
    }
}

import Nutrition

/// Where the foods of a message stand: the tagger proposes, tables and grammar settle the edges.
extension Reader {
    func tag(_ chart: Chart, context: UInt64? = nil) -> [Tagger.Span] {
        guard !model.tagger.isEmpty, !chart.tokens.isEmpty, !asksNutrientAlone(chart) else { return [] }
        var spans = model.tagger.spans(model.entityFeatures.sentence(chart.tokens, classes: chart.classes, lexicon: chart.names, context: context))
        guard model.knowsFood else { return spans }
        // "siempre le pongo azúcar al café": what is put in is not left out.
        for place in spans.indices where spans[place].label == "food#removed" && spans[place].tokens.lowerBound > 0 {
            if Reader.puttingIn.contains(chart.tokens[spans[place].tokens.lowerBound - 1]),
                !chart.tokens.contains(where: { ["no", "nunca"].contains($0.word) })
            {
                spans[place].label = "food"
            }
        }
        let codes = chart.tokens.indices.filter { [.barcode, .own].contains(chart.tokens[$0].kind) }
        guard codes.isEmpty else {
            let others = spans.filter { span in !codes.contains(where: span.tokens.contains) && !isBarcodeWord(span, chart) }
            let products = codes.map { Tagger.Span(tokens: $0..<$0 + 1, label: "food", confidence: 1) }
            return (extended(withCountedDates(others.compactMap { trimmed($0, chart) }, chart), chart) + products).sorted {
                $0.tokens.lowerBound < $1.tokens.lowerBound
            }
        }
        let foods = extended(withCountedDates(spans.compactMap { trimmed($0, chart) }, chart), chart)
        guard chart.lexicon.isSpanish else { return foods.isEmpty ? listed(chart) : foods }
        let named = expected(foods, chart)
        // "sin azúcar", which is a nutrient's name as well.
        if named.isEmpty, chart.tokens.count == 2, chart.tokens[0].word == "sin", chart.nameLengths[1] == 1 {
            return [Tagger.Span(tokens: 1..<2, label: "food#removed", confidence: 0.9)]
        }
        return named.isEmpty ? listed(chart) : joined(withSugar(named, chart), chart)
    }

    /// "siempre le pongo azúcar al café": what is put into something is a food, though a nutrient has that name.
    private func withSugar(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        // "sin azúcar en el café".
        func isLeftOut(_ place: Int) -> Bool { place == 1 && chart.tokens[0].word == "sin" && chart.tokens.count > 2 && chart.tokens[2].word == "en" }
        // "té con leche y azúcar", where nothing is asked.
        func isListed(_ place: Int) -> Bool {
            isLeftOut(place)
                || ["y", "con"].contains(chart.tokens[place - 1].word)
                    && spans.contains { $0.tokens.upperBound == place - 1 && $0.label.hasPrefix("food") }
                    && (place + 1 == chart.tokens.count || chart.tokens[place + 1].kind == .mark && chart.tokens[place + 1].word != "?")
                    && !chart.tokens[..<place].containsOne(of: Reader.askingHowMuch)
        }
        let put = chart.tokens.indices.dropFirst().filter { place in
            chart.tokens[place].word == "azucar" && (Reader.puttingIn.contains(chart.tokens[place - 1]) || isListed(place))
                && !spans.contains { $0.tokens.contains(place) }
        }
        guard !put.isEmpty else { return spans }
        return (spans + put.map { Tagger.Span(tokens: $0..<$0 + 1, label: isLeftOut($0) ? "food#removed" : "food", confidence: 0.8) }).sorted {
            $0.tokens.lowerBound < $1.tokens.lowerBound
        }
    }

    private static let weighed: WordSet = ["uncooked", "raw", "cooked", "crudo", "cruda", "crudos", "crudas"]
    private static let askingHowMuch: WordSet = [
        "cuanto", "cuanta", "cuantos", "cuantas", "que", "cual", "tiene", "tienen", "calorias", "proteina", "proteinas", "grasa", "grasas",
        "carbohidratos",
        "fibra", "meta", "limite", "maximo", "menos", "mas", "alto", "bajo",
    ]
    private static let puttingIn: WordSet = [
        "pongo", "puse", "echo", "eche", "agrego", "agregue", "anadi", "anado", "ponerle", "echarle", "agregarle", "pone", "echa",
    ]

    /// "and sugar?": a nutrient, though there is a food of that name.
    private func asksNutrientAlone(_ chart: Chart) -> Bool {
        guard model.knowsFood, chart.tokens.count <= 5, chart.said.last == "?", !chart.nutrients.isEmpty,
            ["and", "y", "what"].contains(chart.tokens[0].word)
        else { return false }
        return chart.tokens.indices.allSatisfy { place in
            chart.nutrients.contains { $0.tokens.contains(place) } || chart.tokens[place].kind == .mark
                || ["and", "y", "what", "about", "the", "el", "la", "los", "de"].contains(chart.tokens[place].word)
        }
    }

    /// "barcode", "bar code" before a number are no food.
    private func isBarcodeWord(_ span: Tagger.Span, _ chart: Chart) -> Bool {
        span.tokens.allSatisfy { chart.tokens[$0].singularWord == "bar" || Normaliser.barcodeWords.contains(chart.tokens[$0]) }
    }

    /// A message that is nothing but names of foods and amounts, where statistics saw none: "tea".
    private func listed(_ chart: Chart) -> [Tagger.Span] {
        var spans: [Tagger.Span] = []
        var place = 0
        while place < chart.tokens.count {
            if let last = spans.last, last.tokens.upperBound == place, let isMade = saysOfName(place, chart) {
                if isMade { spans[spans.count - 1].tokens = last.tokens.lowerBound..<place + 1 }
                place += 1
                continue
            }
            // "cucurucho de vainilla".
            let joins = !spans.isEmpty && chart.lexicon.isSpanish && chart.lexicon.of.contains(chart.tokens[place])
            // "con una cucharadita de azúcar": by the spoon it is a food.
            let isSpoonful = chart.classes[place] == Chart.Class.nutrient.rawValue && isSpooned(place, chart) || isCalledByNutrient(place, chart)
            if chart.classes[place] != 0 && !isSpoonful || chart.tokens[place].kind == .mark || chart.tokens[place].percent || joins {
                if chart.classes[place] == Chart.Class.nutrient.rawValue || chart.tokens[place].word == "?" { return [] }
                place += 1
                continue
            }
            let length = chart.nameLengths[place]
            guard length > 0, !Reader.chatter.contains(chart.tokens[place]) || isCountedDates(place, chart) else { return [] }
            spans.append(Tagger.Span(tokens: place..<place + length, label: "food", confidence: 0.6))
            place += length
        }
        return spans
    }

    /// "with 3 dates, a bowl of harira and an egg": those too, where statistics saw the rest.
    private func withCountedDates(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        guard !spans.isEmpty else { return spans }
        let dates = chart.tokens.indices.filter { place in
            isCountedDates(place, chart) && chart.nameLengths[place] == 1 && !spans.contains { $0.tokens.contains(place) }
        }
        guard !dates.isEmpty else { return spans }
        return (spans + dates.map { Tagger.Span(tokens: $0..<$0 + 1, label: "food", confidence: 0.6) })
            .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// "3 dates", which are no days.
    private func isCountedDates(_ place: Int, _ chart: Chart) -> Bool {
        place > 0 && chart.tokens[place].word == "dates" && chart.classes[place - 1] == Chart.Class.quantity.rawValue
    }

    /// Names of foods that are said as other things when they stand alone.
    static let chatter: WordSet = [
        "altogether", "combined", "overall", "total", "totally", "wise",
        "fancied", "gave", "spilled", "dropped", "date", "dates", "mint", "sub", "roll", "plain", "regular", "log", "top", "combo", "special", "mix",
        "bar", "mars", "left", "supongo", "imagino", "calculo",
    ]

    /// A food that runs on into words that name foods, on either side, is one run with them; where it is cut, `FoodRun` decides.
    private func extended(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        var out: [Tagger.Span] = []
        for (place, span) in spans.enumerated() {
            var span = span
            if span.label == "food" {
                var end = span.tokens.upperBound
                // Spans stand in order.
                let limit = spans[(place + 1)...].first { $0.tokens.lowerBound >= end }?.tokens.lowerBound ?? chart.tokens.count
                while end < limit, chart.classes[end] == 0, chart.nameLengths[end] > 0, chart.tokens[end].kind == .word {
                    end += min(chart.nameLengths[end], limit - end)
                }
                var start = span.tokens.lowerBound
                let first = out.last?.tokens.upperBound ?? 0
                while let before = (max(first, start - 4)..<max(first, start)).first(where: { isName($0..<start, chart) }) { start = before }
                span.tokens = start..<end
            }
            if let last = out.last, last.label == "food", span.label == "food", last.tokens.upperBound >= span.tokens.lowerBound,
                !chart.tokens[last.tokens.lowerBound..<span.tokens.upperBound].contains(where: { [.barcode, .own].contains($0.kind) })
            {
                out[out.count - 1].tokens = last.tokens.lowerBound..<max(last.tokens.upperBound, span.tokens.upperBound)
            } else {
                out.append(span)
            }
        }
        return listedBeside(out, chart)
    }

    /// Words that are an everyday English name of a food and nothing else.
    private func isName(_ range: Range<Int>, _ chart: Chart) -> Bool {
        guard let names = resources?.foods.names, !chart.lexicon.isSpanish,
            range.allSatisfy({ (chart.classes[$0] == 0 || isCountedSugar($0, chart)) && chart.tokens[$0].kind == .word }),
            !Reader.chatter.contains(chart.tokens[range.lowerBound]),
            !LinkWords.empty.contains(chart.tokens[range.lowerBound].singularWord)
        else { return false }
        return names.isEnglish(range.map { chart.tokens[$0].singular })
    }

    /// "tea with 2 sugars": counted, sugar is a food; "2 g sugar" is a nutrient.
    private func isCountedSugar(_ place: Int, _ chart: Chart) -> Bool {
        guard chart.classes[place] == Chart.Class.nutrient.rawValue, place > 0 else { return false }
        if chart.classes[place - 1] == Chart.Class.quantity.rawValue { return true }
        // "tea with a teaspoon of sugar": measured by the spoon.
        return isSpooned(place, chart) && chart.amounts.contains { $0.tokens.upperBound == place && ($0.amount.quantity != nil || $0.unit != nil) }
    }

    /// "egg w rice": in a list with foods, a part that is nothing but an amount and the name of a food is one too.
    private func listedBeside(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        guard spans.contains(where: { $0.label.hasPrefix("food") }), !chart.lexicon.isSpanish else { return spans }
        let covered = chart.covered(by: spans.lazy.map(\.tokens))
        var out = spans, start = 0
        for end in 0...chart.tokens.count where end == chart.tokens.count || separates(end, chart) {
            defer { start = end + 1 }
            guard start < end, !covered[start..<end].contains(true) else { continue }
            let first = (start..<end).first { place in
                !([.quantity, .unit, .size, .of].contains(Chart.Class(rawValue: chart.classes[place])!)
                    || chart.lexicon.determiners.contains(chart.tokens[place]) || chart.lexicon.articles.contains(chart.tokens[place])
                    || Reader.telling.contains(chart.tokens[place]))
            }
            // "everything bagel toasted", "soup dinner:": without what only describes it, and without the next meal.
            var last = end
            while let first, last > first + 1, !isName(first..<last, chart), isBeside(last - 1, chart) { last -= 1 }
            if let first, last - first <= 4, isName(first..<last, chart) || isCountedAlone(first..<last, chart) {
                out.append(Tagger.Span(tokens: first..<last, label: "food", confidence: 0.6))
            }
        }
        return counted(out.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }, chart)
    }

    /// "a bowl of soup and a roll": counted and on its own in a list, what is said as another thing elsewhere is the food.
    private func isCountedAlone(_ range: Range<Int>, _ chart: Chart) -> Bool {
        range.count == 1 && ["roll", "sub"].contains(chart.tokens[range.lowerBound].singularWord) && range.lowerBound > 0
            && chart.classes[range.lowerBound - 1] == Chart.Class.quantity.rawValue
    }

    /// Lead to what something was, or was had in its place: "no mayo, it was mustard", "no fries actually, swapped for a salad".
    private static let telling: WordSet = ["it", "they", "was", "were", "i", "had", "got", "swapped", "for", "actually", "instead"]
    private static let aside: WordSet = ["actually", "instead", "though"]

    /// A word behind a name that is none of it: how it was made or packed, or the next meal.
    private func isBeside(_ place: Int, _ chart: Chart) -> Bool {
        Mentions.describing.contains(chart.tokens[place]) || Reader.aside.contains(chart.tokens[place])
            || [Chart.Class.meal.rawValue, Chart.Class.unit.rawValue].contains(chart.classes[place])
    }

    /// "protein bar", "sugar cookie": a food that is called by a nutrient.
    private func isCalledByNutrient(_ place: Int, _ chart: Chart) -> Bool {
        chart.classes[place] == Chart.Class.nutrient.rawValue
            && chart.nutrients.contains { $0.tokens.lowerBound == place && $0.tokens.count < chart.nameLengths[place] }
            && resources?.foods.names.isEnglish(chart.tokens[place..<place + chart.nameLengths[place]].map(\.singular)) == true
    }

    /// "2 large eggs scrambled in a tsp of butter": beside foods, the name that an amount stands before is one too.
    private func counted(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        let covered = chart.covered(by: spans.lazy.map(\.tokens))
        var out = spans
        for place in chart.tokens.indices where !covered[place] && isCalledByNutrient(place, chart) {
            out.append(Tagger.Span(tokens: place..<place + chart.nameLengths[place], label: "food", confidence: 0.6))
        }
        for amount in chart.amounts where amount.tokens.upperBound < chart.tokens.count {
            let start = amount.tokens.upperBound
            // "a pinch of salt", "pinch of salt".
            guard amount.amount.quantity != nil || isSpooned(start, chart) else { continue }
            var end = start + chart.nameLengths[start]
            if end == start, let measured = measured(from: start, amount, covered, chart) {
                out.append(Tagger.Span(tokens: measured, label: "food", confidence: 0.6))
                continue
            }
            guard end > start, !covered[start..<end].contains(true),
                isName(start..<end, chart) || amount.amount.unit?.name == "scoop" && chart.classes[start] == Chart.Class.nutrient.rawValue
            else { continue }
            // "eggs scrambled" is the name of "scrambled eggs".
            if end < chart.tokens.count, !covered[end], Mentions.describing.contains(chart.tokens[end].word) || chart.tokens[end].word == "scrambled",
                resources?.foods.names.isEnglish([chart.tokens[end].singular] + chart.tokens[start..<end].map(\.singular)) == true
            {
                end += 1
            }
            out.append(Tagger.Span(tokens: start..<end, label: "food", confidence: 0.6))
        }
        return out.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// "2 slices multigrain": words of foods' names, though none is a whole one, with slices before them and the end of the clause behind.
    private func measured(from start: Int, _ amount: AmountSpan, _ covered: [Bool], _ chart: Chart) -> Range<Int>? {
        guard let names = resources?.foods.names, amount.amount.unit?.name == "slice", amount.amount.quantity != nil else {
            return nil
        }
        let words = chart.tokens[start...].indices.prefix { place in
            let token = chart.tokens[place]
            return chart.classes[place] == 0 && !covered[place] && token.kind == .word && token.text.utf8.count > 3
                && !Mentions.describing.contains(token)
                && !Reader.chatter.contains(token) && !LinkWords.empty.contains(token.singularWord)
                && names.word(token.singular).map(names.frequency) ?? 0 > 1
        }
        let end = start + words.count
        guard (1...3).contains(words.count), end == chart.tokens.count || separates(end, chart) else { return nil }
        return start..<end
    }

    private func separates(_ place: Int, _ chart: Chart) -> Bool {
        if chart.tokens[place].kind == .mark { return chart.tokens[place].word != "-" }
        // "with honey instead of jam".
        if place > 0, ["of", "than"].contains(chart.tokens[place].word), ["instead", "rather", "place"].contains(chart.tokens[place - 1].word) {
            return true
        }
        return [.and, .with, .without, .meal].contains(Chart.Class(rawValue: chart.classes[place])!)
            || ["w", "on", "over", "plus", "i"].contains(chart.tokens[place].word)
    }

    /// The span with the whole of a name that begins before it or within it: "sunday" + "roast", "burger king whopper" + "jr".
    private func named(_ start: Int, _ end: Int, _ chart: Chart) -> (Int, Int) {
        func isFree(_ places: Range<Int>) -> Bool {
            places.allSatisfy {
                chart.tokens[$0].kind == .word && [.none, .date].contains(Chart.Class(rawValue: chart.classes[$0])!)
            }
        }
        var from = start, to = end
        for place in stride(from: start - 1, through: max(0, start - 2), by: -1)
        where chart.nameLengths[place] >= end - place && isFree(place..<start) { from = place }
        for place in start..<end where place + chart.nameLengths[place] > to && isFree(to..<place + chart.nameLengths[place]) {
            to = place + chart.nameLengths[place]
        }
        return (from, to)
    }

    /// A food span without the amount at its edge: the grammar knows amounts better.
    private func trimmed(_ span: Tagger.Span, _ chart: Chart) -> Tagger.Span? {
        guard span.label.hasPrefix("food") else { return span }
        // "pasta 100 g uncooked with sauce": how it was weighed.
        if span.tokens.count == 1, span.tokens.lowerBound > 0, Reader.weighed.contains(chart.tokens[span.tokens.lowerBound]) { return nil }
        var start = span.tokens.lowerBound, end = span.tokens.upperBound
        func isAmount(_ place: Int) -> Bool {
            [.quantity, .unit, .of].contains(Chart.Class(rawValue: chart.classes[place])!) || chart.tokens[place].kind == .mark
                || chart.lexicon.articles.contains(chart.tokens[place])
        }
        func isSize(_ place: Int) -> Bool {
            chart.classes[place] == Chart.Class.size.rawValue && place + 1 < end && chart.nameLengths[place + 1] > 0
        }
        // "my smoothie: banana, milk": no name goes on behind a colon.
        if let colon = (start..<end).dropLast().last(where: { chart.tokens[$0].word == ":" }) { start = colon }
        while start < end, isAmount(start) || isSize(start) { start += 1 }
        // "leftover stir fry": since when it was there.
        if start + 1 < end, ["leftover", "leftovers"].contains(chart.tokens[start].word), chart.nameLengths[start] < 2,
            chart.nameLengths[start + 1] > 0
        {
            start += 1
        }
        while end > start, chart.tokens[end - 1].kind == .mark || [.quantity, .unit].contains(Chart.Class(rawValue: chart.classes[end - 1])!) {
            end -= 1
        }
        // "lunch: soup dinner: pasta": the next meal is no part of the name.
        if end - start > 1, end < chart.tokens.count, [":", "="].contains(chart.tokens[end].word), chart.classes[end - 1] == Chart.Class.meal.rawValue
        {
            end -= 1
        }
        guard start < end else { return nil }
        // A name of the table that goes on beyond the span: the table knows better.
        let longest = chart.nameLengths[start]
        if start + longest > end { end = start + longest }
        (start, end) = named(start, end, chart)
        var copy = span
        copy.tokens = start..<end
        return copy
    }

    /// A verb or small word of Spanish: one of the list, or whatever stands after "me", "he" ("me jalé unos tacos").
    private func isSpanishVerb(_ place: Int, _ chart: Chart) -> Bool {
        let before = place > 0 ? chart.tokens[place - 1].text : ""
        return SpanishWords.known.contains(chart.tokens[place]) || ["me", "te", "se", "nos", "he", "hemos", "ha", "han"].contains(before)
    }

    /// "holaa", "graciasss": a word that is known once its letters are not drawn out.
    private func isDrawnOut(_ text: String) -> Bool {
        var plain = ""
        for letter in text where letter != plain.last { plain.append(letter) }
        return plain != text && (SpanishWords.known.contains(plain) || model.speller.knows(plain))
    }

    /// "yesterday was a blowout": what a day was like names no food.
    private func isSaidOfDay(_ place: Int, _ chart: Chart) -> Bool {
        guard let verb = chart.tokens[..<place].lastIndex(where: { Reader.being.contains($0) }), verb > 0, place - verb <= 4 else { return false }
        let day = chart.tokens[verb - 1].word == "s" ? verb - 2 : verb - 1
        return chart.times.contains { $0.tokens.contains(day) && $0.when.days != nil }
    }

    private static let being: WordSet = ["was", "been", "is", "were", "fue", "era", "estuvo", "ha"]

    /// Words that nobody here knows, where a food is expected: the person is told, not ignored.
    func strangers(_ chart: Chart, _ spans: [Tagger.Span]) -> [Tagger.Span] {
        // "200 g yeo valley": a brand, and nothing that tells what of it.
        if !spans.contains(where: { $0.label.hasPrefix("food") }), !chart.amounts.isEmpty, Eatery.all(chart.tokens).isEmpty,
            let brands = resources?.brands
        {
            let named = chart.brands(brands).map { Tagger.Span(tokens: $0, label: "food", confidence: 0.3) }
            if !named.isEmpty { return named }
        }
        let list = spans.contains { $0.label.hasPrefix("food") } ? [] : strangeList(chart)
        if !list.isEmpty { return list.map { Tagger.Span(tokens: $0, label: "food", confidence: 0.3) } }
        var out: [Tagger.Span] = []
        let isSpanish = chart.lexicon.isSpanish
        let covered = chart.covered(by: spans.lazy.filter { $0.label.hasPrefix("food") || $0.confidence > 0.5 }.map(\.tokens))
        let hasCode = chart.tokens.contains { $0.kind == .barcode }
        let namesFood = spans.contains { $0.label == "food" }
        for (place, token) in chart.tokens.enumerated() {
            // What "I" did is a verb.
            guard place == 0 || !["i", "we"].contains(chart.tokens[place - 1].word), token.kind == .word, token.text.utf8.count >= 3,
                chart.classes[place] == 0, chart.words[place] < 0, !token.repaired,
                !model.speller.knows(token), !covered[place], !isDrawnOut(token.text),
                resources?.brands.has(token) != true,
                // "a sandwich, alone", "whatever she brought": common words are no names beside a food that is known.
                isSpanish || !namesFood || model.table?.isCommon(token.text) != true,
                // Adverbs name no food: "how many calories is that altogether", "roughly".
                !Reader.chatter.contains(token), !token.text.hasSuffix(isSpanish ? "mente" : "ly"),
                // "chips from the chippy": where it was.
                isSpanish || !chart.said[max(0, place - 2)..<place].contains(where: { ["from", "at"].contains($0) }),
                !(hasCode && Normaliser.barcodeWords.contains(token)), !(isSpanish && isSpanishVerb(place, chart)),
                !isSaidOfDay(place, chart)
            else { continue }
            if let last = out.last, last.tokens.upperBound == place {
                out[out.count - 1].tokens = last.tokens.lowerBound..<place + 1
            } else {
                out.append(Tagger.Span(tokens: place..<place + 1, label: "food", confidence: 0.3))
            }
        }
        return out
    }
}

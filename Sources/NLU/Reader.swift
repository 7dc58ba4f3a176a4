public import Nutrition

/// Reads messages: the one door to understanding. Pure; safe to use from any thread.
public struct Reader: Sendable {
    let model: Model
    let resources: Resources?
    let linker: Linker?

    /// - Parameter resources: foods and names; nil for a model of another domain.
    public init(model: Model, resources: Resources?) {
        self.model = model
        self.resources = model.knowsFood ? resources : nil
        linker = self.resources.map { Linker(foods: $0.foods) }
    }

    /// Intents and entity spans of a message, without foods: what `evaluate` measures.
    public struct Classification: Sendable {
        public var intent: IntentScore
        public var ranking: [IntentScore]
        public var spans: [(start: Int, end: Int, label: String)]
    }

    public func classify(_ text: String) -> Classification {
        let tokens = repaired(Normaliser.tokens(text))
        let chart = Chart(tokens: tokens, language: language(tokens), today: Day(number: 20_000), resources: resources)
        let spans = tag(chart)
        let ranking = rank(chart, spans)
        return Classification(
            intent: decide(ranking, chart, spans), ranking: ranking,
            spans: spans.map { (tokens[$0.tokens.lowerBound].start, tokens[$0.tokens.upperBound - 1].end, $0.label) })
    }

    /// Everything a message means.
    /// - Parameters:
    ///   - now: the person's moment; days and times are counted from it.
    ///   - language: `en` or `es`, nil to detect it.
    public func read(_ text: String, now: Moment, language said: String? = nil) -> Understanding {
        let tokens = repaired(Normaliser.tokens(text))
        let language = said ?? self.language(tokens)
        let chart = Chart(tokens: tokens, language: language, today: now.day, resources: resources)
        let spans = tag(chart)
        let whole = rank(chart, spans)
        let requests = Requests(chart: chart) { range in self.rank(chart.slice(range), self.slice(spans, range)) }
        let ranges = tokens.isEmpty ? [0..<0] : requests.ranges(whole: decide(whole, chart, spans))
        let scalars = Array(text.unicodeScalars)
        var entities: [Entity] = []
        var group = 0
        let readings = ranges.map { range in
            let part = ranges.count == 1 ? chart : chart.slice(range)
            let own = ranges.count == 1 ? spans : slice(spans, range)
            let ranking = ranges.count == 1 ? whole : rank(part, own)
            let words = range.isEmpty ? text : self.text(scalars, tokens[range.lowerBound].start, tokens[range.upperBound - 1].end)
            return reading(part, own, ranking, words, language, scalars, &entities, &group)
        }
        return Understanding(text: text, language: language, readings: readings, entities: entities.sorted { $0.start < $1.start })
    }

    // MARK: Steps

    /// Misspelt words replaced by what they were meant to be; known words stay.
    private func repaired(_ tokens: [Token]) -> [Token] {
        guard resources != nil else { return tokens }
        var out: [Token] = []
        out.reserveCapacity(tokens.count)
        for token in tokens {
            guard token.kind == .word, token.text.utf8.count >= 4, !model.speller.knows(token.text), !model.speller.knows(token.singular) else {
                out.append(token)
                continue
            }
            let nearest = model.speller.nearest(token.text) ?? (token.singular != token.text ? model.speller.nearest(token.singular) : nil)
            if let nearest, nearest.cost < 1, !isRare(token.singular, beside: nearest.word) {
                out.append(replaced(token, by: nearest.word))
            } else if let parts = model.speller.parted(token.text, isWord: isFoodWord) {
                var start = token.start
                for (place, part) in parts.enumerated() {
                    let end = place == parts.count - 1 ? token.end : start + part.utf8.count
                    out.append(
                        Token(
                            kind: .word, text: part, singular: Word.singular(part), start: start, end: end,
                            spaceBefore: place == 0 && token.spaceBefore, repaired: true))
                    start = end
                }
            } else if let nearest, frequency(token.singular) == 0 {
                out.append(replaced(token, by: nearest.word))
            } else {
                out.append(token)
            }
        }
        return out
    }

    private func replaced(_ token: Token, by word: String) -> Token {
        var token = token
        token.text = word
        token.singular = Word.singular(word)
        token.repaired = true
        return token
    }

    private func frequency(_ word: String) -> Int {
        guard let names = resources?.foods.names else { return 0 }
        return names.word(word).map(names.frequency) ?? 0
    }

    private func isFoodWord(_ word: String) -> Bool { frequency(Word.singular(word)) >= 2 }

    /// A word of the figure tables that is no slip of a far more common one: "emu" stays, "choclate" does not.
    private func isRare(_ word: String, beside other: String) -> Bool {
        let own = frequency(word)
        return own > 0 && frequency(Word.singular(other)) < 20 * own
    }

    /// The language of a message by its small words; English when they say nothing.
    func language(_ tokens: [Token]) -> String {
        var spanish = 0, english = 0
        for token in tokens {
            if Reader.spanishWords.contains(token.text) { spanish += 1 }
            if Reader.englishWords.contains(token.text) { english += 1 }
        }
        return spanish > english ? "es" : "en"
    }

    private static let spanishWords: Set<String> = [
        "el", "la", "los", "las", "un", "una", "de", "del", "con", "sin", "y", "que", "cuanto", "cuanta", "cuantas", "cuantos", "comi", "bebi", "tome",
        "desayune", "almorce", "cene", "ayer", "hoy", "anoche", "manana", "para", "por", "mi", "mis", "hola", "gracias", "es", "fue", "quiero", "tengo",
        "me", "al", "en", "dos", "tres", "cuatro", "cinco", "borra", "cambia", "desayuno", "almuerzo", "cena", "merienda", "huevos", "leche", "adios", "si",
    ]
    private static let englishWords: Set<String> = [
        "the", "a", "an", "of", "with", "and", "i", "my", "me", "had", "ate", "is", "in", "for", "what", "how", "much", "no", "on", "to", "it", "was",
        "that", "you", "do", "did", "at", "two", "three", "eggs", "milk", "yesterday", "today",
    ]

    private func tag(_ chart: Chart) -> [Tagger.Span] {
        guard !model.tagger.isEmpty, !chart.tokens.isEmpty else { return [] }
        let spans = model.tagger.spans(TaggerFeatures.sentence(chart.tokens, classes: chart.classes, lexicon: chart.names))
        guard model.knowsFood else { return spans }
        let foods = extended(spans.compactMap { trimmed($0, chart) }, chart)
        return foods.isEmpty ? listed(chart) : foods
    }

    /// A message that is nothing but names of foods and amounts, where statistics saw none: "tea".
    private func listed(_ chart: Chart) -> [Tagger.Span] {
        var spans: [Tagger.Span] = []
        var place = 0
        while place < chart.tokens.count {
            if chart.classes[place] != 0 || chart.tokens[place].kind == .mark {
                if chart.classes[place] == Chart.Class.nutrient.rawValue || chart.tokens[place].text == "?" { return [] }
                place += 1
                continue
            }
            let length = chart.nameLengths[place]
            guard length > 0, !Reader.chatter.contains(chart.tokens[place].text) else { return [] }
            spans.append(Tagger.Span(tokens: place..<place + length, label: "food", confidence: 0.6))
            place += length
        }
        return spans
    }

    /// Names of foods that are said as other things when they stand alone.
    private static let chatter: Set<String> = ["date", "dates", "mint", "sub", "roll", "plain", "regular", "log", "top", "combo", "special", "mix", "bar", "mars"]

    /// A food that runs on into a word that names foods: "peanut butter" + "sandwich" is one thing.
    private func extended(_ spans: [Tagger.Span], _ chart: Chart) -> [Tagger.Span] {
        var out = spans
        for place in out.indices where out[place].label == "food" {
            var end = out[place].tokens.upperBound
            let limit = spans.filter { $0.tokens.lowerBound >= end }.map(\.tokens.lowerBound).min() ?? chart.tokens.count
            while end < limit, chart.classes[end] == 0, chart.nameLengths[end] > 0, chart.tokens[end].kind == .word { end += min(chart.nameLengths[end], limit - end) }
            out[place].tokens = out[place].tokens.lowerBound..<end
        }
        return out
    }

    /// A food span without the amount at its edge: the grammar knows amounts better.
    private func trimmed(_ span: Tagger.Span, _ chart: Chart) -> Tagger.Span? {
        guard span.label.hasPrefix("food") else { return span }
        var start = span.tokens.lowerBound, end = span.tokens.upperBound
        func isAmount(_ place: Int) -> Bool {
            [.quantity, .unit, .of].contains(Chart.Class(rawValue: chart.classes[place])!) || chart.tokens[place].kind == .mark || chart.lexicon.articles.contains(chart.tokens[place].text)
        }
        func isSize(_ place: Int) -> Bool {
            chart.classes[place] == Chart.Class.size.rawValue && place + 1 < end && chart.nameLengths[place + 1] > 0
        }
        while start < end, isAmount(start) || isSize(start) { start += 1 }
        while end > start, chart.tokens[end - 1].kind == .mark || [.quantity, .unit].contains(Chart.Class(rawValue: chart.classes[end - 1])!) { end -= 1 }
        guard start < end else { return nil }
        // A name of the table that goes on beyond the span: the table knows better.
        let longest = chart.nameLengths[start]
        if start + longest > end { end = start + longest }
        var copy = span
        copy.tokens = start..<end
        return copy
    }

    /// Words that nobody here knows, where a food is expected: the person is told, not ignored.
    private func strangers(_ chart: Chart, _ spans: [Tagger.Span]) -> [Tagger.Span] {
        var out: [Tagger.Span] = []
        for (place, token) in chart.tokens.enumerated() {
            guard token.kind == .word, token.text.utf8.count >= 3, chart.classes[place] == 0, chart.words[place] < 0, !token.repaired,
                !model.speller.knows(token.text), !model.speller.knows(token.singular), !spans.contains(where: { $0.tokens.contains(place) })
            else { continue }
            if let last = out.last, last.tokens.upperBound == place {
                out[out.count - 1].tokens = last.tokens.lowerBound..<place + 1
            } else {
                out.append(Tagger.Span(tokens: place..<place + 1, label: "food", confidence: 0.3))
            }
        }
        return out
    }

    private func slice(_ spans: [Tagger.Span], _ range: Range<Int>) -> [Tagger.Span] {
        spans.filter { range.contains($0.tokens.lowerBound) && $0.tokens.upperBound <= range.upperBound }.map {
            Tagger.Span(tokens: $0.tokens.lowerBound - range.lowerBound..<$0.tokens.upperBound - range.lowerBound, label: $0.label, confidence: $0.confidence)
        }
    }

    private func rank(_ chart: Chart, _ spans: [Tagger.Span]) -> [IntentScore] {
        model.intents.ranking(IntentFeatures.message(chart.tokens, symbols: chart.symbols(spans: spans.map { ($0.tokens, $0.label) })))
    }

    /// Precise first: a bare list of foods and amounts is a log. Else the model, and out of scope where it is not sure.
    private func decide(_ ranking: [IntentScore], _ chart: Chart, _ spans: [Tagger.Span]) -> IntentScore {
        guard let top = ranking.first else { return IntentScore(IntentModel.outOfScope, 1) }
        if chart.tokens.isEmpty { return IntentScore(IntentModel.outOfScope, 1) }
        if let precise = precise(chart, spans), top.name != precise || top.confidence < 0.97 {
            let statistical = ranking.first { $0.name == precise }?.confidence ?? 0
            if top.name == precise || top.confidence < 0.9 { return IntentScore(precise, max(0.9, statistical)) }
        }
        if top.name == IntentModel.outOfScope { return top }
        guard top.confidence >= Double(model.intents.threshold) else {
            return IntentScore(IntentModel.outOfScope, 1 - top.confidence)
        }
        return top
    }

    private func precise(_ chart: Chart, _ spans: [Tagger.Span]) -> String? {
        if let exercise = exercise(chart, spans) { return exercise }
        // "no, three eggs", "actually 2 cups": what came before was wrong.
        if let first = chart.tokens.first, chart.tokens.count > 1, ["no", "nope", "actually", "oops", "sorry", "wait"].contains(first.text),
            chart.tokens[1].kind == .mark || first.text != "no", chart.tokens.last?.text != "?", !spans.isEmpty || !chart.amounts.isEmpty
        { return "correct" }
        guard let linker, spans.contains(where: { $0.label.hasPrefix("food") }) else { return nil }
        var covered = [Bool](repeating: false, count: chart.tokens.count)
        for span in spans where span.label.hasPrefix("food") {
            let words = span.tokens.filter { chart.tokens[$0].kind != .mark }.map { chart.tokens[$0].singular }
            guard let best = linker.candidates(words, language: "en", limit: 1).first, best.score >= 0.7 else { return nil }
            for place in span.tokens { covered[place] = true }
        }
        for place in chart.tokens.indices where !covered[place] {
            let token = chart.tokens[place]
            let small = chart.classes[place] != 0 && chart.classes[place] != Chart.Class.nutrient.rawValue || token.kind == .mark && token.text != "?" || ["for", "at", "of", "the", "some", "my", "in", "on", "x", "para"].contains(token.text)
            if !small { return nil }
        }
        return chart.tokens.last?.text == "?" ? nil : "log_food"
    }

    /// An activity with how long or how far, and no food: exercise. A question is none.
    private func exercise(_ chart: Chart, _ spans: [Tagger.Span]) -> String? {
        guard let resources, !spans.contains(where: { $0.label.hasPrefix("food") }), chart.tokens.last?.text != "?",
            let first = chart.tokens.first, !["how", "what", "did", "which", "when", "show"].contains(first.text)
        else { return nil }
        let grammar = ActivityGrammar(tokens: chart.tokens, amounts: amounts(chart), names: resources.activityNames)
        guard grammar.minutes != nil || grammar.kilometres != nil, let activity = grammar.activity(spans: spans), activity.said.utf8.count > 2 else { return nil }
        return "log_exercise"
    }

    private func amounts(_ chart: Chart) -> AmountGrammar {
        AmountGrammar(tokens: chart.tokens, lexicon: chart.lexicon, nameLength: { $0 < chart.nameLengths.count ? chart.nameLengths[$0] : 0 })
    }

    private func text(_ scalars: [Unicode.Scalar], _ start: Int, _ end: Int) -> String {
        String(String.UnicodeScalarView(scalars[start..<end]))
    }

    // MARK: One request

    private func reading(
        _ chart: Chart, _ spans: [Tagger.Span], _ ranking: [IntentScore], _ words: String, _ language: String, _ scalars: [Unicode.Scalar],
        _ entities: inout [Entity], _ group: inout Int
    ) -> Reading {
        var reading = Reading(text: words, intent: decide(ranking, chart, spans), ranking: Array(ranking.prefix(5)))
        guard let resources, let linker, !chart.tokens.isEmpty else {
            for span in spans { entities.append(entity(span, chart, scalars)) }
            return reading
        }
        let mentions = Mentions(chart: chart, resources: resources, linker: linker, language: language)
        let strange = ["log_food", "ask_food_facts", "ask_nutrient"].contains(reading.intent.name) ? strangers(chart, spans) : []
        let (found, free) = mentions.foods(spans: (spans + strange).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound })
        reading.foods = found.map(\.mention)
        reading.amounts = free.filter { span in !denied(span, chart) && !isArticle(span, chart) }.map(\.amount)
        reading.nutrients = chart.nutrients.filter { item in !found.contains { $0.tokens.overlaps(item.tokens) } }.map(\.nutrient)
        reading.activity = ActivityGrammar(tokens: chart.tokens, amounts: amounts(chart), names: resources.activityNames).activity(spans: spans)
        (reading.when, reading.target) = when(chart)
        reading.ordinal = Pointers.ordinal(chart.tokens)
        reading.pointsBack = Pointers.pointsBack(chart.tokens)
        reading.all = Pointers.all(chart.tokens)
        reading.replacement = Pointers.replacement(chart.tokens, foods: found.map(\.tokens))
        for item in found {
            group += 1
            let name = String(group)
            entities.append(Entity(entity: "food", text: text(chart, item.tokens, scalars), value: .text(item.mention.best?.noun ?? item.mention.said), start: chart.tokens[item.tokens.lowerBound].start, end: chart.tokens[item.tokens.upperBound - 1].end, group: name, role: item.isRemoved ? "removed" : nil, confidence: item.confidence * (item.mention.best?.score ?? 0.3)))
            if let span = chart.amounts.first(where: { $0.amount == item.mention.amount && !$0.amount.isEmpty }) { append(span, chart, scalars, group: name, &entities) }
        }
        for span in free { append(span, chart, scalars, group: nil, &entities) }
        for span in chart.times {
            let value = span.when.meal?.rawValue ?? span.when.day?.description ?? span.when.minute.map(Moment.clock) ?? span.when.part?.rawValue ?? text(chart, span.tokens, scalars)
            entities.append(Entity(entity: span.kind.rawValue, text: text(chart, span.tokens, scalars), value: .text(value), start: chart.tokens[span.tokens.lowerBound].start, end: chart.tokens[span.tokens.upperBound - 1].end))
        }
        for item in chart.nutrients where !found.contains(where: { $0.tokens.overlaps(item.tokens) }) {
            entities.append(Entity(entity: "nutrient", text: text(chart, item.tokens, scalars), value: .text(item.nutrient.key), start: chart.tokens[item.tokens.lowerBound].start, end: chart.tokens[item.tokens.upperBound - 1].end))
        }
        for span in spans where !span.label.hasPrefix("food") { entities.append(entity(span, chart, scalars)) }
        return reading
    }

    /// "set a goal": the article counts nothing where no food follows.
    private func isArticle(_ span: AmountSpan, _ chart: Chart) -> Bool {
        guard let quantity = span.quantity, quantity.count == 1, span.unit == nil, span.size == nil else { return false }
        return chart.lexicon.articles.contains(chart.tokens[quantity.lowerBound].text)
    }

    /// "three eggs not two": the second amount is what it was not.
    private func denied(_ span: AmountSpan, _ chart: Chart) -> Bool {
        let before = span.tokens.lowerBound - 1
        guard before >= 0 else { return false }
        let word = chart.tokens[before].text
        return word == "not" || word == "than" || (word == "of" && before > 0 && chart.tokens[before - 1].text == "instead")
    }

    /// What the message says of day, time and meal; spans after "to" tell where something goes.
    private func when(_ chart: Chart) -> (When, When?) {
        var when = When(), target = When()
        for span in chart.times {
            var before = span.tokens.lowerBound - 1
            while before >= 0, chart.lexicon.determiners.contains(chart.tokens[before].text) { before -= 1 }
            let word = before >= 0 ? chart.tokens[before].text : ""
            let follows = chart.times.contains { $0.tokens.upperBound == span.tokens.lowerBound && !target.isEmpty }
            if (chart.lexicon.isSpanish ? ["a", "al", "hasta"] : ["to", "into", "onto"]).contains(word) || follows { target = target.filled(from: span.when) } else { when = when.filled(from: span.when) }
        }
        return (when, target.isEmpty ? nil : target)
    }

    private func text(_ chart: Chart, _ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> String {
        text(scalars, chart.tokens[range.lowerBound].start, chart.tokens[range.upperBound - 1].end)
    }

    private func entity(_ span: Tagger.Span, _ chart: Chart, _ scalars: [Unicode.Scalar]) -> Entity {
        let parts = span.label.split(separator: "#").map(String.init)
        let words = text(chart, span.tokens, scalars)
        return Entity(entity: parts[0], text: words, value: .text(words), start: chart.tokens[span.tokens.lowerBound].start, end: chart.tokens[span.tokens.upperBound - 1].end, role: parts.count > 1 ? parts[1] : nil, confidence: span.confidence)
    }

    private func append(_ span: AmountSpan, _ chart: Chart, _ scalars: [Unicode.Scalar], group: String?, _ entities: inout [Entity]) {
        func add(_ kind: String, _ range: Range<Int>?, _ value: Entity.Value?) {
            guard let range, let value, !range.isEmpty, range.upperBound <= chart.tokens.count else { return }
            entities.append(Entity(entity: kind, text: text(chart, range, scalars), value: value, start: chart.tokens[range.lowerBound].start, end: chart.tokens[range.upperBound - 1].end, group: group))
        }
        add("quantity", span.quantity, span.amount.quantity.map(Entity.Value.number))
        add("unit", span.unit, span.amount.unit.map { .text($0.name) })
        add("size", span.size, span.amount.size.map(Entity.Value.text))
    }
}

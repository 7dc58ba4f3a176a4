import Nutrition

/// Collects what a message names, part by part, with the group of the food that each part belongs to.
///
/// Entities of one food share a `group`. A food may hold entities of its own: the `brand` and the `preparation` among its words. A meal, day
/// or time has a group where it is that of one food alone.
struct EntityList {
    let scalars: [Unicode.Scalar]
    private var entities: [Entity] = []
    private var groups = 0

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// From the first to the last; of those that begin together the longest first.
    var sorted: [Entity] {
        entities.count > 1 ? entities.sorted { ($0.start, $1.end) < ($1.start, $0.end) } : entities
    }

    func text(_ chart: Chart, _ range: Range<Int>) -> String {
        String(scalars: scalars[chart.tokens[range.lowerBound].start..<chart.tokens[range.upperBound - 1].end])
    }

    private mutating func add(
        _ kind: String, _ chart: Chart, _ range: Range<Int>?, _ value: Entity.Value?, group: String? = nil, role: String? = nil,
        confidence: Double = 1
    ) {
        guard let range, !range.isEmpty, range.upperBound <= chart.tokens.count else { return }
        let words = text(chart, range)
        // Nobody wrote it: a word that is read before another.
        guard !words.isEmpty else { return }
        entities.append(
            Entity(
                entity: kind, text: words, value: value ?? .text(words.lowercased()), start: chart.tokens[range.lowerBound].start,
                end: chart.tokens[range.upperBound - 1].end, group: group, role: role, confidence: confidence))
    }

    /// What the tagger names, as the training data calls it: "entity#role".
    mutating func add(_ span: Tagger.Span, _ chart: Chart) {
        let parts = span.label.split(separator: "#").map(String.init)
        add(
            parts[0], chart, span.tokens, .text(text(chart, span.tokens)), role: parts.count > 1 ? parts[1] : nil, confidence: span.confidence)
    }

    mutating func add(_ span: AmountSpan, _ chart: Chart, group: String? = nil) {
        if let quantity = span.amount.quantity { add("quantity", chart, span.quantity, .number(quantity), group: group) }
        if let unit = span.amount.unit { add("unit", chart, span.unit, .text(unit.name), group: group) }
        if let size = span.amount.size { add("size", chart, span.size, .text(size), group: group) }
    }

    mutating func add(_ nutrient: Nutrient, _ tokens: Range<Int>, _ chart: Chart) { add("nutrient", chart, tokens, .text(nutrient.key)) }

    /// The foods of a request with their amounts, brands, preparations and what was left out of them, and the times of the request.
    mutating func add(_ found: [Mentions.Found], _ chart: Chart, _ resources: Resources, _ words: LinkWords) {
        var names: [String] = []
        for item in found {
            groups += 1
            let group = String(groups)
            names.append(group)
            add(
                "food", chart, item.tokens, .text(item.mention.best?.noun ?? item.mention.said), group: group,
                role: item.isRemoved ? "removed" : nil, confidence: item.mention.confidence ?? item.confidence * 0.3)
            if let amount = item.amount { add(amount, chart, group: group) }
            for preparation in chart.preparations(in: item.tokens, words) { add("preparation", chart, preparation, nil, group: group) }
            for removal in item.removals { add("food", chart, removal, nil, group: group, role: "removed", confidence: item.confidence) }
        }
        let places = found.map(\.tokens)
        for brand in places.isEmpty ? [] : chart.brands(resources.brands) {
            if let place = chart.food(of: brand, places) { add("brand", chart, brand, nil, group: names[place]) }
        }
        for span in chart.times {
            // Its own where it is that of one food alone.
            let own = found.indices.filter { found[$0].mention.when.shares(span) }
            let value =
                span.when.meal?.rawValue ?? span.when.day?.description ?? span.when.minute.map(Moment.clock) ?? span.when.part?.rawValue
                ?? text(chart, span.tokens)
            add(span.kind.rawValue, chart, span.tokens, .text(value), group: found.count == 1 ? names[0] : own.count == 1 ? names[own[0]] : nil)
        }
    }
}

extension When {
    /// Whether it has what the words of a span say.
    fileprivate func shares(_ span: TimeSpan) -> Bool {
        switch span.kind {
        case .meal: meal != nil && meal == span.when.meal
        case .date: days != nil && days == span.when.days
        case .time: minute != nil && minute == span.when.minute
        }
    }
}

extension Chart {
    /// Among the words of a food, those that tell how it was made: "grilled", "a la plancha".
    fileprivate func preparations(in range: Range<Int>, _ classes: LinkWords) -> [Range<Int>] {
        var out: [Range<Int>] = []
        for place in range
        where words[place] >= 0 && classes.preparations[Int(words[place])] != 0 && !classes.classes[Int(words[place])].contains(.food) {
            var start = place
            while start > range.lowerBound, ["a", "al", "la", "el", "en", "oven", "pan", "stir", "deep"].contains(tokens[start - 1].word) {
                start -= 1
            }
            if let last = out.last, last.upperBound >= start {
                out[out.count - 1] = last.lowerBound..<place + 1
            } else {
                out.append(start..<place + 1)
            }
        }
        return out
    }

    /// Where brands and chains are named.
    func brands(_ names: BrandNames) -> [Range<Int>] {
        var out: [Range<Int>] = []
        var place = 0
        while place < tokens.count {
            let count = tokens[place].kind == .word ? names.length(tokens, at: place) : 0
            if count > 0 { out.append(place..<place + count) }
            place += max(count, 1)
        }
        return out
    }

    /// Whose brand it is: of the food that it is a part of, stands before, or that comes "from" there.
    fileprivate func food(of brand: Range<Int>, _ foods: [Range<Int>]) -> Int? {
        if let place = foods.firstIndex(where: { $0.overlaps(brand) || $0.lowerBound == brand.upperBound }) { return place }
        guard brand.lowerBound > 0, ["from", "at", "by", "de", "del", "en"].contains(tokens[brand.lowerBound - 1].word) else { return nil }
        return foods.lastIndex { $0.upperBound == brand.lowerBound - 1 } ?? (foods.count == 1 ? 0 : nil)
    }
}

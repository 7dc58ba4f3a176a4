import Nutrition

/// "pesas 45 min y 20 min de bicicleta", "ran 5 km, then 20 minutes of yoga": exercise told of several kinds in one request.
extension Reader {
    /// Each with its own time or distance, in order; empty where it is one, or a part has no name or no measure of its own.
    func activities(_ chart: Chart, _ spans: [Tagger.Span], _ names: ActivityNames) -> [ActivityMention] {
        var pieces: [Range<Int>] = [], start = 0
        for place in 0...chart.tokens.count where place == chart.tokens.count || joins(place, chart) {
            if start < place { pieces.append(start..<place) }
            start = place + 1
        }
        guard pieces.count > 1 else { return [] }
        var found = pieces.map { piece -> ActivityMention? in
            let part = chart.slice(piece)
            let own = Chart.spans(spans, in: piece, \.tokens).map {
                Tagger.Span(
                    tokens: $0.tokens.lowerBound - piece.lowerBound..<$0.tokens.upperBound - piece.lowerBound, label: $0.label,
                    confidence: $0.confidence)
            }
            let mention = ActivityGrammar(tokens: part.tokens, amounts: part.grammar, names: names).activity(spans: own)
            // "been to the gym, 20 min of rowing": where it was done.
            if let mention, mention.minutes == nil, mention.kilometres == nil, ActivityGrammar.isUnspecific(mention.said) { return mention }
            guard var mention, mention.minutes != nil || mention.kilometres != nil else { return nil }
            mention.when = part.times.first?.when
            return mention
        }
        found.removeAll { $0.map { $0.minutes == nil && $0.kilometres == nil } ?? false }
        let all = found.compactMap { $0 }
        return all.count > 1 && all.count == found.count && Set(all.map(\.said)).count == all.count ? all : []
    }

    private func joins(_ place: Int, _ chart: Chart) -> Bool {
        ["y", "and", "then", "luego", ",", ";", "+", "mas", "plus"].contains(chart.tokens[place].word)
    }
}

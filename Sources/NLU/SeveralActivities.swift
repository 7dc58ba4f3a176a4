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
            guard var mention else { return nil }
            if mention.minutes == nil, mention.kilometres == nil, piece.lowerBound == 0 || !isNameAlone(part, mention) { return nil }
            mention.when = part.times.first?.when
            return mention
        }
        // "went to the gym for an hour, weights": what was done there, in that time.
        if let time = found[0], ActivityGrammar.isUnspecific(time.said), time.minutes != nil,
            found.dropFirst().allSatisfy({ $0.map { $0.minutes == nil && $0.kilometres == nil } ?? true })
        {
            guard found.count == 2, var done = found[1] else { return [] }
            done.minutes = time.minutes
            done.when = time.when ?? done.when
            return [done]
        }
        found.removeAll { $0.map { $0.minutes == nil && $0.kilometres == nil && ActivityGrammar.isUnspecific($0.said) } ?? false }
        let all = found.compactMap { $0 }
        return all.count > 1 && all.contains { $0.minutes != nil || $0.kilometres != nil } && all.count == found.count
            && Set(all.map(\.said)).count == all.count ? all : []
    }

    /// "30 min on the bike and some weights": what was done besides, for nobody knows how long.
    private func isNameAlone(_ part: Chart, _ mention: ActivityMention) -> Bool {
        let small: WordSet = ["some", "a", "bit", "of", "little", "did", "also", "un", "una", "poco", "de", "algo", "hice", "rato"]
        let name = part.tokens.filter { !small.contains($0) }
        return !name.isEmpty && name.map(\.singular) == Word.split(mention.said)
    }

    private func joins(_ place: Int, _ chart: Chart) -> Bool {
        ["y", "and", "then", "luego", ",", ";", "+", "mas", "plus"].contains(chart.tokens[place].word)
    }
}

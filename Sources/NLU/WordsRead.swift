import Nutrition

/// The words of the ranges that were asked for: every rule asks for those of the same few foods.
final class WordsRead {
    fileprivate var ranges: [(range: Range<Int>, words: [String])] = []
}

extension Mentions {
    /// The words of a range in the form under which foods are looked up, without marks.
    func words(_ range: Range<Int>) -> [String] {
        if let place = wordsRead.ranges.firstIndex(where: { $0.range == range }) { return wordsRead.ranges[place].words }
        let words = read(range)
        wordsRead.ranges.append((range, words))
        return words
    }

    private func read(_ range: Range<Int>) -> [String] {
        var out: [String] = []
        out.reserveCapacity(range.count)
        for place in range where chart.tokens[place].kind != .mark {
            // "camarones grandes a la plancha", "sub de 15 cm de pavo": a size within says nothing of what it is.
            if chart.lexicon.isSpanish, place > range.lowerBound, chart.classes[place] == Chart.Class.size.rawValue {
                if out.last == "de" { out.removeLast() }
                continue
            }
            // "macarrones en crudo".
            if chart.lexicon.isSpanish, out.last == "en", ["crudo", "seco"].contains(chart.tokens[place].singularWord) { out.removeLast() }
            out.append(chart.tokens[place].singular)
        }
        return out
    }
}

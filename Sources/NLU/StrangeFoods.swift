import Nutrition

/// Foods by names that nobody here knows.
extension Reader {
    /// "I had acme fizzy kola", "comí blorpo": eaten first, and a word that nobody knows, which must be the food's.
    func opensWithStrangeFood(_ chart: Chart) -> Bool {
        guard chart.said.last != "?",
            let verb = chart.tokens.indices.prefix(4).first(where: {
                chart.lexicon.isSpanish ? Reader.eatingInSpanish.contains(chart.said[$0]) : ["had", "ate", "drank"].contains(chart.said[$0])
            }), chart.tokens[..<verb].allSatisfy({ Reader.beforeEating.contains($0) || ["me", "hoy", "ayer", "yo", "ya"].contains($0.word) })
        else { return false }
        return chart.tokens[(verb + 1)...].contains { token in
            token.kind == .word && token.text.utf8.count >= 4 && !token.repaired && !model.speller.knows(token)
                && model.table?.isCommon(token.text) != true
        }
    }

    /// "a zorgle for lunch", "2 blorpos": an amount, a name that nobody knows, and perhaps when.
    func isStrangeFood(_ chart: Chart) -> Bool {
        if !strangeList(chart).isEmpty { return true }
        guard chart.tokens.count > 1, chart.said.last != "?", let amount = chart.amounts.first, amount.tokens.lowerBound == 0 else {
            return false
        }
        var names = 0
        let brands = chart.covered(by: resources.map { chart.brands($0.brands) } ?? [])
        for place in amount.tokens.upperBound..<chart.tokens.count where chart.classes[place] == 0 {
            let token = chart.tokens[place]
            // "200 g yeo valley".
            if brands[place] { names = 1; continue }
            if ["for", "at", "in", "on", "as", "en", "el", "la", "para", "de", "al", "como", "the", "a"].contains(token.word) { continue }
            guard token.kind == .word, token.text.utf8.count >= 4, !token.repaired, !model.speller.knows(token),
                model.table?.isCommon(token.text) != true
            else { return false }
            names += 1
        }
        return (1...3).contains(names)
    }

    /// Nothing but words that nobody knows.
    func isGibberish(_ chart: Chart) -> Bool {
        let names = resources?.foods.names
        var hasWords = false
        for token in chart.tokens where token.kind != .mark {
            guard token.kind == .word, token.text.utf8.count >= 4, !token.repaired, !model.speller.knows(token),
                names?.word(hash: token.singularKey) == nil
            else { return false }
            hasWords = true
        }
        return hasWords
    }

    /// "marinera y un plato de michirones": names alone, one of them counted and known to nobody. The places of the names; empty where it is none.
    func strangeList(_ chart: Chart) -> [Range<Int>] {
        guard chart.tokens.count > 3, chart.said.last != "?", !chart.amounts.isEmpty else { return [] }
        var names: [Range<Int>] = [], isStrange = false, start = 0
        while start < chart.tokens.count {
            let end = (start..<chart.tokens.count).first { chart.lexicon.and.contains(chart.tokens[$0]) || chart.tokens[$0].word == "," }
            let amount = chart.amounts.first { $0.tokens.lowerBound == start }
            let last = end ?? chart.tokens.count
            var name = min(amount?.tokens.upperBound ?? start, last)..<last
            if let first = name.first, name.count > 1, chart.lexicon.of.contains(chart.tokens[first]) { name = first + 1..<name.upperBound }
            guard (1...2).contains(name.count),
                name.allSatisfy({ place in
                    let token = chart.tokens[place]
                    return token.kind == .word && token.text.utf8.count >= 4 && chart.classes[place] == 0 && !token.repaired
                        && !Reader.said.contains(token) && !Reader.eatingInSpanish.contains(token)
                })
            else { return [] }
            isStrange =
                isStrange
                || amount != nil && name.allSatisfy { !model.speller.knows(chart.tokens[$0]) && model.table?.isCommon(chart.tokens[$0].text) != true }
            names.append(name)
            start = (end ?? chart.tokens.count) + 1
        }
        return names.count > 1 && isStrange ? names : []
    }
}

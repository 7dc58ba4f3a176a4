import Nutrition

/// Words that were taken for food and name nothing that was eaten: where it was, with whom, or how it went.
extension Mentions {
    /// "barbie tonight. 2 sausages", "had a drive-in run after school, 6 nuggets": a name that nobody knows, without an amount, in a clause of its own
    /// beside the foods. In the list of foods it stays, and is asked about.
    func withoutOccasions(_ found: inout [Found]) {
        guard found.count > 1, found.contains(where: { $0.mention.best == nil }), found.contains(where: { $0.mention.best != nil && !$0.isRemoved })
        else { return }
        let spans = found.map(\.tokens), known = found.map { $0.mention.best != nil }
        found = zip(found, spans.indices).filter { item, place in
            known[place] || item.isRemoved || !isBare(item.mention.amount) || !isAside(spans, known, place)
        }.map(\.0)
    }

    private func isBare(_ amount: Amount) -> Bool { amount.unit == nil && amount.size == nil && amount.quantity ?? 1 == 1 }

    private func isAside(_ spans: [Range<Int>], _ known: [Bool], _ place: Int) -> Bool {
        let name = spans[place]
        if Mentions.occasions.contains(chart.tokens[name.upperBound - 1].singularWord) { return true }
        // The sentence, or what stands before a colon.
        let sentence = clause(about: name, Mentions.sentenceMarks)
        let others = spans.indices.filter { $0 != place && sentence.overlaps(spans[$0]) }
        if others.isEmpty, sentence.count < chart.tokens.count { return !isEaten(name) && isMore(sentence, than: name) }
        // The first clause, where nothing but the name and when or where it was stands.
        let clause = clause(about: name, Mentions.commas)
        guard clause.lowerBound == 0, clause.count < chart.tokens.count,
            !spans.indices.contains(where: { $0 != place && clause.overlaps(spans[$0]) }),
            chart.amounts.allSatisfy({ !clause.overlaps($0.tokens) })
        else { return false }
        return !isEaten(name) && isMore(clause, than: name)
    }

    private func clause(about name: Range<Int>, _ marks: WordSet) -> Range<Int> {
        let start = chart.tokens[..<name.lowerBound].lastIndex { $0.kind == .mark && marks.contains($0) }.map { $0 + 1 } ?? 0
        let end = chart.tokens[name.upperBound...].firstIndex { $0.kind == .mark && marks.contains($0) } ?? chart.tokens.count
        return start..<max(start, end)
    }

    /// A verb of eating, or what leads a list, stands before it.
    private func isEaten(_ name: Range<Int>) -> Bool {
        chart.tokens[max(0, name.lowerBound - 3)..<name.lowerBound].contains { token in
            Reader.eatingInSpanish.contains(token) || Mentions.eatenBefore.contains(token) || chart.lexicon.and.contains(token)
        }
    }

    /// More stands there than the name, and no meal.
    private func isMore(_ clause: Range<Int>, than name: Range<Int>) -> Bool {
        let rest = clause.filter { !name.contains($0) && chart.tokens[$0].kind != .mark }
        return rest.contains { !Mentions.beforeNames.contains(chart.tokens[$0]) }
            && !rest.contains { chart.classes[$0] == Chart.Class.meal.rawValue }
    }

    private static let sentenceMarks: WordSet = [".", "!", "?", ":", ";", "\n"]
    private static let commas: WordSet = [".", "!", "?", ":", ";", "\n", ",", "-", "–", "—"]
    private static let eatenBefore: WordSet = [
        "had", "ate", "drank", "eat", "eating", "having", "have", "grabbed", "got", "with", "plus", "of", "con", "de", "mas",
    ]
    private static let beforeNames: WordSet = [
        "a", "an", "the", "some", "my", "un", "una", "unos", "unas", "el", "la", "los", "las", "mi", "i", "me", "ok",
    ]
    /// What is done or held, and never eaten.
    private static let occasions: WordSet = [
        "run", "night", "day", "trip", "party", "sesh", "binge", "date", "picnic", "feast", "carnage", "confession", "haul", "crawl", "game", "sitch",
        "bday", "birthday", "anniversary", "wedding", "cumpleanos", "aniversario", "boda",
        "fest", "apology", "catchup", "hangout", "madness", "chaos", "disaster", "situation", "desmadre", "fiesta", "noche", "reunion", "cumple",
        "hypo", "hipo", "hipoglucemia", "hypoglycemia", "hypoglycaemia", "bajon", "antojo", "desastre", "confesion", "parranda", "peda", "convivio",
        "posada", "quincena", "finde", "juntada",
    ]
}

import Nutrition

/// An amount that no food took: of the food before it that has none, where nothing between and behind tells of another matter.
extension Mentions {
    /// "had pizza, it was 3 slices", "rice, 200 g i guess", "arroz con pollo y fue un plato grande", "200 g - rice".
    ///
    /// What is measured needs no more than that no other thing is told ("rice, the scale said 200 g"); what is only counted must stand among words of doubt.
    func unclaimed(_ found: inout [Found], _ used: inout Set<Int>) {
        guard chart.said.last != "?" else { return }
        for (index, span) in chart.amounts.enumerated() where !used.contains(index) && span.amount.quantity != nil && !span.of {
            guard !found.contains(where: { $0.tokens.overlaps(span.tokens) }) else { continue }
            guard let place = hostBefore(span, found) ?? hostBehind(span, found) else { continue }
            let size = found[place].mention.amount.size
            (found[place].mention.amount, found[place].amount) = (span.amount, span)
            if span.amount.size == nil { found[place].mention.amount.size = size }
            used.insert(index)
        }
    }

    private func hostBefore(_ span: AmountSpan, _ found: [Found]) -> Int? {
        guard let nearest = found.lastIndex(where: { $0.tokens.lowerBound < span.tokens.lowerBound }),
            opens(found[nearest].tokens.gap(to: span.tokens))
        else { return nil }
        let gap = found[nearest].tokens.gap(to: span.tokens)
        let next = found.first { $0.tokens.lowerBound >= span.tokens.upperBound }?.tokens.lowerBound ?? chart.tokens.count
        let tail = span.tokens.upperBound..<next
        let isOfBody = ["kg", "lb", "stone"].contains(span.amount.unit?.name ?? "") && gap.contains { Mentions.ofBodies.contains(chart.tokens[$0]) }
        // "a bowl is 300 g" tells what a measure holds.
        let isOfMeasure =
            gap.contains { chart.classes[$0] == Chart.Class.unit.rawValue }
            || tail.first.map { ["is", "are", "weighs", "has", "holds", "es", "son", "pesa", "tiene"].contains(chart.tokens[$0].word) } ?? false
        let isMeasured = span.amount.unit != nil && !isOfBody && !isOfMeasure
        guard isMeasured && tellsNothingElse(gap) && tellsNothingElse(tail) || isLight(gap) && endsLightly(tail) else { return nil }
        let host = host(of: nearest, span, found)
        return isFree(found[host]) || weighs(span, found[host], gap, tail) ? host : nil
    }

    /// "two slices of turkey, it was about 4 ounces": what was counted is weighed, all of it.
    private func weighs(_ span: AmountSpan, _ food: Found, _ gap: Range<Int>, _ tail: Range<Int>) -> Bool {
        guard span.amount.unit?.grams != nil, let counted = food.amount, counted.amount.unit?.grams == nil, !food.isRemoved, !food.mention.negated,
            isLight(gap), gap.contains(where: { Mentions.weighing.contains(chart.tokens[$0]) })
        else { return false }
        return !(gap.map { $0 } + tail.map { $0 }).contains { ["each", "apiece", "cada", "per"].contains(chart.tokens[$0].word) }
    }

    /// "200 g - rice", "2 cups: milk".
    private func hostBehind(_ span: AmountSpan, _ found: [Found]) -> Int? {
        let start = span.tokens.lowerBound, mark = span.tokens.upperBound
        guard mark + 1 < chart.tokens.count, ["-", ":", "="].contains(chart.tokens[mark].word), start == 0 || chart.tokens[start - 1].kind == .mark,
            let place = found.firstIndex(where: { $0.tokens.lowerBound == mark + 1 })
        else { return nil }
        return isFree(found[place]) ? place : nil
    }

    private func isFree(_ food: Found) -> Bool {
        !food.isRemoved && !food.mention.negated && food.amount == nil && food.mention.amount.quantity == nil && food.mention.amount.unit == nil
            && !food.mention.isDefinite
    }

    /// The dish, where the nearest is only what came with it: "pasta with pesto, i think 300 g"; the pesto where it is spooned.
    private func host(of nearest: Int, _ span: AmountSpan, _ found: [Found]) -> Int {
        guard !["tsp", "tbsp", "spoon", "splash"].contains(span.amount.unit?.name ?? "") else { return nearest }
        var host = nearest
        while host > 0, found[host].amount == nil, found[host - 1].tokens.upperBound <= found[host].tokens.lowerBound,
            between(found[host - 1].tokens, found[host].tokens).only.map({ chart.lexicon.with.contains(chart.tokens[$0]) }) ?? false
        {
            host -= 1
        }
        return host
    }

    /// A mark, or a word that opens what is told of the food before it.
    private func opens(_ gap: Range<Int>) -> Bool {
        guard let first = gap.first, gap.count <= 10 else { return false }
        return chart.tokens[first].kind == .mark || Mentions.opening.contains(chart.tokens[first]) || isTime(first) || leadsToTime(first)
    }

    private func isLight(_ gap: Range<Int>) -> Bool {
        gap.allSatisfy { chart.tokens[$0].kind == .mark || Mentions.light.contains(chart.tokens[$0]) || isTime($0) || leadsToTime($0) }
    }

    /// Nothing is counted or measured but what was named: "3 dollars" is no food.
    private func endsLightly(_ tail: Range<Int>) -> Bool {
        tail.prefix { chart.tokens[$0].kind != .mark && !chart.lexicon.and.contains(chart.tokens[$0]) }
            .allSatisfy { Mentions.light.contains(chart.tokens[$0]) || isTime($0) || leadsToTime($0) }
    }

    /// No body is weighed there, nothing left over, burnt or wished for, and no nutrient.
    private func tellsNothingElse(_ range: Range<Int>) -> Bool {
        range.count <= 10
            && !range.contains { place in
                let next = place + 1 < chart.tokens.count ? chart.tokens[place + 1] : nil
                return Mentions.ofElse.contains(chart.tokens[place]) || chart.classes[place] == Chart.Class.nutrient.rawValue
                    || ["not", "no"].contains(chart.tokens[place].word) && next.map { !Mentions.doubts.contains($0) } ?? true
                    || chart.classes[place] == Chart.Class.without.rawValue && !["not", "no"].contains(chart.tokens[place].word)
            }
    }

    /// Open what is told of a food that was just named.
    private static let opening: WordSet = [
        "and", "y", "it", "they", "that", "like", "maybe", "probably", "about", "around", "roughly", "i", "creo", "calculo", "diria", "quiza",
        "quizas", "seguramente", "unos", "unas", "como", "aproximadamente", "supongo", "yo", "total",
    ]

    /// Tell that what follows is of what was named, and nothing more of it.
    private static let weighing: WordSet = [
        "it", "they", "that", "was", "were", "about", "around", "total", "maybe", "roughly", "think", "guess", "say", "fue", "fueron", "era", "eran",
        "eso", "creo", "seria", "serian", "aproximadamente", "calculo", "diria",
    ]

    /// Say of an amount no more than that it was so, more or less.
    private static let light: WordSet = [
        "and", "it", "its", "they", "that", "thats", "s", "was", "were", "is", "must", "have", "been", "be", "would", "d", "could", "about", "around",
        "roughly", "like",
        "approximately", "approx", "maybe", "probably", "perhaps", "i", "id", "say", "think", "guess", "believe", "reckon", "suppose", "so", "or",
        "just",
        "only", "total", "altogether", "in", "all", "at", "least", "most", "more", "less", "give", "take", "of", "them", "worth", "something", "ish",
        "y", "fue", "fueron", "era", "eran", "eso", "es", "son", "seria", "serian", "habran", "habra", "sido", "ser", "como", "unos", "unas",
        "aproximadamente", "aprox", "mas", "menos", "o", "creo", "que", "yo", "diria", "digamos", "calculo", "supongo", "me", "parece", "pienso",
        "imagino",
        "quiza", "quizas", "tal", "vez", "seguramente", "probablemente", "a", "lo", "mejor", "algo", "asi", "por", "ahi", "de", "en", "solo", "nada",
        "cosa",
        "esos", "esas", "ellos", "ellas", "minimo", "maximo", "maso", "masomenos",
    ]

    /// Tell that an amount beside a food is none of it.
    private static let ofElse: WordSet = [
        "lost", "lose", "gained", "gain", "burned", "burnt", "ran", "run", "walked", "walk", "swam", "left", "leftover", "goal", "limit", "target",
        "per",
        "every", "each", "cada", "quedaron", "quedo", "sobraron", "sobro", "deje", "meta", "limite", "objetivo", "instead", "people", "personas",
        "shared",
        "split", "threw", "gave", "regale", "tall", "mido", "water", "agua", "same", "mismo", "igual", "except",
    ]
    /// Tell of a body where kilograms or pounds follow, and "not" where no doubt does.
    private static let ofBodies: WordSet = ["weigh", "weight", "peso", "pesaba"]
    private static let doubts: WordSet = ["sure", "exactly", "certain", "more", "less", "really", "se", "mas", "estoy", "idea"]
}

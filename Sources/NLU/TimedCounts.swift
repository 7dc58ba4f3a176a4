import Nutrition

/// "coffee at 9, another one at 3", "dos cafés, uno en la mañana y otro en la tarde", "una manzana en la mañana y dos en la tarde": so many at each time of what was named once.
extension Mentions {
    func timedCounts(_ found: inout [Found]) {
        guard chart.times.count > 1 else { return }
        let covered = chart.covered(by: found.lazy.map(\.tokens))
        var counts: [(tokens: Range<Int>, count: Double, when: When)] = []
        for place in chart.tokens.indices where !covered[place] && !chart.times.contains(where: { $0.tokens.contains(place) }) {
            guard let count = Mentions.bareCounts[chart.tokens[place].text] ?? chart.tokens[place].value,
                let span = chart.times.first(where: { span in
                    span.tokens.lowerBound > place && span.tokens.lowerBound <= place + 3
                        && (span.when.part != nil || span.when.meal != nil || span.when.minute != nil)
                        && (place + 1..<span.tokens.lowerBound).allSatisfy { Mentions.beforeTimes.contains(chart.tokens[$0].text) }
                })
            else { continue }
            counts.append((place..<place + 1, count, span.when))
        }
        guard let first = counts.first, let owner = found.lastIndex(where: { $0.tokens.upperBound <= first.tokens.lowerBound }),
            !found[owner].isRemoved, !found[owner].mention.negated, found[owner].mention.amount.unit == nil,
            !found[(owner + 1)...].contains(where: { $0.tokens.lowerBound < counts[counts.count - 1].tokens.lowerBound })
        else { return }
        var rows: [Found] = []
        for one in counts {
            var row = found[owner]
            row.tokens = one.tokens
            row.mention.amount.quantity = one.count
            row.mention.when = one.when
            rows.append(row)
        }
        let sum = counts.reduce(0) { $0 + $1.count }
        if counts.count > 1, found[owner].mention.amount.quantity ?? sum == sum {
            rows[0].tokens = found[owner].tokens
            found.replaceSubrange(owner...owner, with: rows)
        } else if let own = chart.times.first(where: { found[owner].tokens.gap(to: first.tokens) ~= $0.tokens.lowerBound }) {
            found[owner].mention.when = own.when
            found.insert(contentsOf: rows, at: owner + 1)
        }
    }

    private static let bareCounts: [String: Double] = [
        "uno": 1, "una": 1, "otro": 1, "otra": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "media": 0.5, "medio": 0.5,
        "one": 1, "another": 1, "two": 2, "three": 3, "four": 4,
    ]
    private static let beforeTimes: Set<String> = [
        "en", "por", "a", "la", "el", "al", "las", "los", "eso", "de", "para", "más", "mas", "at", "in", "the", "for", "with", "one", "more",
        "around", "about",
    ]
}

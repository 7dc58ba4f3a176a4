/// Orders what a search has found: how much of the search a food's name, brand and other names hold, and how little else.
struct Ranking {
    struct Candidate {
        var number: Int64
        /// The name, folded.
        var key: String
        var brand: String
        var other: String
        var rank: Int
        /// Energy and the three macronutrients may be known.
        var isComplete: Bool
    }

    private let key: String
    private let words: [String]

    init(query: [String]) {
        words = query.map(SearchWords.folded)
        key = words.joined(separator: " ")
    }

    /// The numbers of the best, at most `limit`; of foods with one name and brand only the best.
    func best(_ candidates: [Candidate], rarity: [Double]?, limit: Int) -> [Int64] {
        let weights = rarity?.map { $0.isFinite ? $0 : 0 } ?? words.map { _ in 1 }
        let ordered = candidates.map { (candidate: $0, score: score($0, weights)) }.sorted {
            ($1.score, $0.candidate.number) < ($0.score, $1.candidate.number)
        }
        var looks: Set<String> = []
        var result: [Int64] = []
        for (candidate, _) in ordered where result.count < limit {
            if looks.insert(candidate.key + "\n" + SearchWords.key(candidate.brand)).inserted { result.append(candidate.number) }
        }
        return result
    }

    /// In the manner of BM25: each word weighs by its rarity and where it stands, a long name counts less; then what it is as a whole.
    private func score(_ candidate: Candidate, _ weights: [Double]) -> Double {
        let name = candidate.key.split(separator: " ")
        var brand: [String]?, other: Set<String>?
        var score = 0.0, inBrand = 0
        for (word, weight) in zip(words, weights) {
            if name.contains(where: { $0 == word }) {
                score += weight
                continue
            }
            if brand == nil { brand = SearchWords.split(candidate.brand).map(SearchWords.folded) }
            if brand?.contains(word) == true {
                inBrand += 1
                score += weight * 0.9
                continue
            }
            if other == nil { other = Set(SearchWords.split(candidate.other).map(SearchWords.folded)) }
            if other?.contains(word) == true {
                score += weight * 0.7
            } else if name.contains(where: { $0.hasPrefix(word) }) || brand?.contains(where: { $0.hasPrefix(word) }) == true {
                score += weight * 0.5
            }
        }
        score /= max(weights.reduce(0, +), 1)
        let inName = name.count { word in words.contains { $0 == word } }
        score -= 0.3 * (1 - 1 / (1 + Double(name.count - inName) / 4))
        if candidate.key == key {
            score += 0.5
        } else if inName == name.count, inName + inBrand >= words.count {
            // "nutella ferrero": the whole name and its brand.
            score += 0.45
        } else if candidate.key.hasPrefix(key + " ") {
            score += 0.2
        }
        return score + Double(candidate.rank) * 0.03 + (candidate.isComplete ? 0.05 : 0)
    }
}

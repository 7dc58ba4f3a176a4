import Dialogue
import Knowledge
import Nutrition

extension ActionContext {
    /// Foods with these words in a name, best first: every word of the query, else as many as there are.
    ///
    /// - Parameter strict: none where a word is in no name at all: "zorblax bar" is no other bar.
    func search(_ query: String, limit: Int, strict: Bool = true) -> [Food] {
        let index = knowledge.foods.names
        let said = Word.split(query), words = said.compactMap(index.word)
        guard !words.isEmpty, !strict || said.allSatisfy({ index.word($0) != nil || $0.count < 4 }) else { return [] }
        var mostHits = 0
        var best: [Int: Double] = [:]
        for word in words.sorted(by: { index.frequency(of: $0) < index.frequency(of: $1) }).prefix(2) {
            for name in index.names(with: word) {
                let entry = index.entry(name)
                let hits = words.reduce(0) { $0 + (entry.words.contains($1) ? 1 : 0) }
                mostHits = max(mostHits, hits)
                // Words found, then the name itself, then how common the food is and how little else the name says.
                let isWhole = hits == words.count && entry.words.count == words.count
                let score =
                    Double(hits * 100) + (isWhole ? 60 : 0) + Double(knowledge.foods.rank(at: entry.food) * 3)
                    + (knowledge.foods.layer(at: entry.food) == .everyday ? 15 : 0) - Double(min(entry.words.count - hits, 10)) * 4
                best[entry.food] = max(best[entry.food] ?? -.infinity, score)
            }
        }
        let ordered = best.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
        var found: [Food] = []
        // Those with fewer of the words count only where none has more.
        for (index, score) in ordered where found.count < limit && score > Double(mostHits * 100 - 50) {
            let food = knowledge.foods[index]
            if !found.contains(where: { $0.noun == food.noun }) { found.append(food) }
        }
        return found
    }

    /// Names that come near an unknown food's words.
    func near(_ said: String) -> [String] { search(said, limit: 3, strict: false).map { title($0) } }
}

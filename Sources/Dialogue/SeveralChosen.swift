import NLU
import Nutrition

/// Several of the rows that "which one?" offered: "both", "1 and 2", "the first and the last", "i meant both drinks", "la 1 y la 3".
extension Answers {
    /// What is to be done with each of them, in their order; nil where the message picks no two.
    static func several(_ text: String, _ question: Question) -> [Request]? {
        let rows = question.options.filter { $0.entry != nil || $0.record != nil }
        guard question.name == .whichEntry, rows.count > 1, !text.contains("?"), case let words = Word.split(text), words.count <= 8 else {
            return nil
        }
        let said = words.filter { !beside.contains($0) }
        if said.first.map(bothWords.contains) == true {
            // "both drinks": what they are called by adds nothing.
            guard said.count <= 2, rows.count == 2 || !["both", "ambos", "ambas"].contains(said[0]) else { return nil }
            if let all = question.options.first(where: { $0.title == "option.all" })?.request { return [all] }
            return rows.compactMap(\.request)
        }
        let picked = said.compactMap { places[$0] ?? ($0 == "last" || $0.hasPrefix("ultim") ? rows.count : nil) }
        guard picked.count == said.count, picked.count > 1, Set(picked).count == picked.count, picked.allSatisfy({ $0 <= rows.count }),
            words.contains(where: ["and", "y"].contains) || text.contains(",")
        else { return nil }
        return picked.sorted().compactMap { rows[$0 - 1].request }
    }

    private static let bothWords: Set<String> = ["both", "ambos", "ambas", "all", "todos", "todas", "dos"]
    private static let beside = Set(
        Word.split("i meant mean the of them please pls just and y el la los las lo por favor porfa number numero me refería a quise decir ones"))
    private static let places: [String: Int] = {
        let names = [
            "1 one first primero primera uno una", "2 two second segundo segunda", "3 three third tercero tercera tres",
            "4 four fourth cuarto cuarta",
            "5 five fifth quinto quinta",
        ]
        return Dictionary(uniqueKeysWithValues: names.enumerated().flatMap { place, words in Word.split(words).map { ($0, place + 1) } })
    }()
}

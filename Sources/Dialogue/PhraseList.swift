import Nutrition

/// Phrases that are looked for among the words of a message: whole words in a row, found by their first.
struct PhraseList {
    private let byFirst: [String: [[String]]]

    /// - Parameter phrases: each of one word or more, in the form in which a message's words are held against it.
    init(_ phrases: [[String]]) { byFirst = Dictionary(grouping: phrases.filter { !$0.isEmpty }) { $0[0] } }

    /// Phrases between marks, folded and singular as the words of a reading are.
    init(_ text: String, between mark: Character) { self.init(text.split(separator: mark).map { Word.split(String($0)) }) }

    /// The first of them that is among the words, in their order.
    func first(in words: [String]) -> [String]? {
        for place in words.indices {
            if let phrase = byFirst[words[place]]?.first(where: { words[place...].starts(with: $0) }) { return phrase }
        }
        return nil
    }

    func isIn(_ words: [String]) -> Bool { first(in: words) != nil }
}

import Nutrition

/// The names of activities, found by their first word.
///
/// A class, for it is passed about with every message and never changes.
final class ActivityNames: Sendable {
    /// No name is longer, in words.
    private static let longest = 6

    let all: WordSet
    /// First word of a name → the words of the longest name that it begins.
    private let lengths: WordMap<Int>

    init(_ names: some Sequence<String>) {
        all = WordSet(Set(names).sorted())
        var lengths: [String: Int] = [:]
        for name in all {
            let words = name.split(separator: " ")
            guard let first = words.first else { continue }
            lengths[String(first)] = max(lengths[String(first)] ?? 0, min(words.count, ActivityNames.longest))
        }
        self.lengths = WordMap(lengths)
    }

    /// Whether the words of a message, without its marks, have a name among them; words that only begin one are none: "push the start".
    func mayName(_ tokens: [Token]) -> Bool {
        let words = tokens.indices.filter { tokens[$0].kind != .mark }
        return words.indices.contains { start in
            guard let most = lengths[hash: tokens[words[start]].singularKey] else { return false }
            var hash = FeatureHash.seed
            for end in start..<min(start + most, words.count) {
                if end > start { hash = FeatureHash.mix(hash, UInt8(ascii: " ")) }
                hash = FeatureHash.text(tokens[words[end]].singular, hash)
                if all.contains(hash: hash) { return true }
            }
            return false
        }
    }

    /// The longest name among these words, the first of equal ones.
    func longest(in words: [String]) -> String? {
        var best: Range<Int>?
        for start in words.indices {
            guard let most = lengths[words[start]] else { continue }
            // The hash of the words joined by spaces.
            var hash = FeatureHash.seed
            for end in start..<min(start + most, words.count) {
                if end > start { hash = FeatureHash.mix(hash, UInt8(ascii: " ")) }
                hash = FeatureHash.text(words[end], hash)
                if end - start >= best?.count ?? 0, all.contains(hash: hash) { best = start..<end + 1 }
            }
        }
        return best.map { words[$0].joined(separator: " ") }
    }
}

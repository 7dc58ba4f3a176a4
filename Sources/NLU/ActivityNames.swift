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
            let words = name.utf8.split(separator: UInt8(ascii: " "))
            guard let first = words.first.map({ String(Substring($0)) }) else { continue }
            lengths[first] = max(lengths[first] ?? 0, min(words.count, ActivityNames.longest))
        }
        self.lengths = WordMap(lengths)
    }

    /// Whether the words of a message, without its marks, have a name among them; words that only begin one are none: "push the start".
    func mayName(_ tokens: [Token]) -> Bool {
        tokens.indices.contains { start in
            guard tokens[start].kind != .mark, var left = lengths[hash: tokens[start].singularKey] else { return false }
            var hash = tokens[start].singularKey, next = start + 1
            while !all.contains(hash: hash) {
                left -= 1
                while next < tokens.count, tokens[next].kind == .mark { next += 1 }
                guard left > 0, next < tokens.count else { return false }
                hash = FeatureHash.text(tokens[next].singular, FeatureHash.mix(hash, UInt8(ascii: " ")))
                next += 1
            }
            return true
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

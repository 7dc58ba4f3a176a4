/// The names of activities, found by their first word.
struct ActivityNames: Sendable {
    /// No name is longer, in words.
    private static let longest = 6

    let all: Set<String>
    /// First word of a name → the words of the longest name that it begins.
    private let lengths: [String: Int]

    init(_ names: some Sequence<String>) {
        all = Set(names)
        var lengths: [String: Int] = [:]
        for name in all {
            let words = name.split(separator: " ")
            guard let first = words.first else { continue }
            lengths[String(first)] = max(lengths[String(first)] ?? 0, min(words.count, ActivityNames.longest))
        }
        self.lengths = lengths
    }

    /// The longest name among these words, the first of equal ones.
    func longest(in words: [String]) -> String? {
        var best: String?, count = 0
        for start in words.indices {
            guard let most = lengths[words[start]] else { continue }
            for length in stride(from: min(most, words.count - start), to: count, by: -1) {
                let name = words[start..<start + length].joined(separator: " ")
                guard all.contains(name) else { continue }
                best = name
                count = length
                break
            }
        }
        return best
    }
}

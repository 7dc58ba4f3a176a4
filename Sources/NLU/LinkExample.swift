public import Nutrition

/// What people write and the food it means: the ranker of foods learns from it.
public struct LinkExample: Sendable, Hashable {
    public let mention: String
    /// `en` or `es`.
    public let language: String
    /// Nouns of the foods that are right.
    public let right: [String]
    /// Nouns that it is easily taken for.
    public let wrong: [String]

    public init(mention: String, language: String, right: [String], wrong: [String] = []) {
        self.mention = mention
        self.language = language
        self.right = right
        self.wrong = wrong
    }
}

/// Names of brands and chains, as words of a message.
public struct BrandNames: Sendable {
    /// As they were given.
    let names: [String]
    /// Folded, singular; the longest first among those that begin alike.
    private let byFirst: WordMap<[[String]]>
    /// The words of all names: none of them says what a food is made of.
    let words: Set<String>
    private let keys: WordSet

    public init(_ names: some Sequence<String>) {
        self.names = Array(names)
        let split = self.names.map { Word.split($0) }.filter { !$0.isEmpty }
        byFirst = WordMap(Dictionary(grouping: split) { $0[0] }.mapValues { $0.sorted { $0.count > $1.count } })
        words = Set(split.joined())
        keys = WordSet(words)
    }

    /// Whether the singular of a token is a word of one.
    func has(_ token: Token) -> Bool { keys.contains(hash: token.singularKey) }

    /// The words without those that are a brand.
    func removed(from words: [String]) -> [String] {
        var out: [String] = [], place = 0
        while place < words.count {
            let count = byFirst[words[place]]?.first { words[place...].starts(with: $0) }?.count ?? 0
            if count == 0 { out.append(words[place]) }
            place += max(count, 1)
        }
        return out
    }

    /// Whether a token is within a brand of several words: the "a" of "chick fil a", the "five" of "five guys".
    func covers(_ place: Int, of tokens: [Token]) -> Bool {
        tokens.count > 1
            && (max(0, place - 3)...place).contains { start in
                let count = length(tokens, at: start)
                return count > 1 && start + count > place
            }
    }

    /// How many of the words from a place on are a brand, 0 for none.
    func length(_ tokens: [Token], at place: Int) -> Int {
        byFirst[hash: tokens[place].singularKey]?.first { tokens[place...].lazy.map(\.singular).starts(with: $0) }?.count ?? 0
    }
}

/// What fixed words mean: a look-up is one probe by the word's hash.
public struct WordMap<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    public let keys: [String]
    public let values: [Value]
    @usableFromInline let rows: HashRows

    public init(_ pairs: [String: Value]) {
        let keys = Array(pairs.keys).sorted()
        self.init(keys, keys.compactMap { pairs[$0] })
    }

    public init(dictionaryLiteral pairs: (String, Value)...) { self.init(pairs.map(\.0), pairs.map(\.1)) }

    private init(_ keys: [String], _ values: [Value]) {
        self.keys = keys
        self.values = values
        rows = HashRows(keys.map { FeatureHash.text($0) })
    }

    @inlinable public subscript(word: String) -> Value? { self[hash: FeatureHash.text(word)] }

    /// Of a word whose hash is at hand.
    @inlinable public subscript(hash hash: UInt64) -> Value? { rows.row(hash).map { values[$0] } }

    /// The same as a dictionary.
    public var pairs: [String: Value] { Dictionary(zip(keys, values)) { first, _ in first } }
}

/// A fixed set of words: a look-up is one probe by the word's hash.
public struct WordSet: Sendable, ExpressibleByArrayLiteral, Sequence {
    private let words: [String]
    @usableFromInline let rows: HashRows

    public init(_ words: some Sequence<String>) {
        self.words = Array(words)
        rows = HashRows(self.words.map { FeatureHash.text($0) })
    }

    public init(arrayLiteral words: String...) { self.init(words) }

    @inlinable public func contains(_ word: String) -> Bool { rows.contains(FeatureHash.text(word)) }

    /// Of a word whose hash is at hand.
    @inlinable public func contains(hash: UInt64) -> Bool { rows.contains(hash) }

    public func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() }

    public func union(_ others: some Sequence<String>) -> WordSet { WordSet(words + others) }

    public func subtracting(_ others: some Sequence<String>) -> WordSet {
        let others = Set(others)
        return WordSet(words.filter { !others.contains($0) })
    }

    public func isDisjoint(with others: some Sequence<String>) -> Bool { !others.contains { contains($0) } }
}

/// A word by its hash alone. A literal becomes a number when the program is compiled, so that a word is held against many others
/// (`["and", "with"].contains(token.word)`) without a letter compared or an array made.
@frozen
public struct WordKey: Sendable, Hashable, ExpressibleByStringLiteral {
    public let hash: UInt64

    @inlinable @inline(__always)
    public init(hash: UInt64) { self.hash = hash }

    /// The hash of `FeatureHash.text`, byte by byte over the literal.
    @inlinable @inline(__always)
    public init(stringLiteral word: StaticString) {
        var hash = FeatureHash.seed
        let bytes = word.utf8Start
        for place in 0..<word.utf8CodeUnitCount { hash = FeatureHash.mix(hash, bytes[place]) }
        self.hash = hash
    }

    /// What stands where there is no word.
    @inlinable public static var none: WordKey { WordKey(hash: FeatureHash.seed) }
}

extension WordSet {
    @inlinable public func contains(_ word: WordKey) -> Bool { contains(hash: word.hash) }
}

extension WordMap {
    @inlinable public subscript(word: WordKey) -> Value? { self[hash: word.hash] }
}

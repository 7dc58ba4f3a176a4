/// An inverted index of what foods are called: exact names, the longest name at a place in a sentence, and every name with a word.
///
/// Words are those of `Word.split`: folded and singular. A class, for it is passed about with every message and never changes.
public final class NameIndex: Sendable {
    /// One name of one food.
    public struct Name: Sendable, Hashable {
        /// How strongly a name stands for its food.
        public enum Kind: UInt8, Sendable { case noun, also, spanish, survey, description }

        public let text: String
        public let kind: Kind

        public init(_ text: String, _ kind: Kind) {
            self.text = text
            self.kind = kind
        }
    }

    /// A name as found: which food it stands for and which words it has.
    public struct Entry: Sendable {
        public let food: Int
        public let kind: Name.Kind
        public let words: Slice<Packed<Int32>>
    }

    private let vocabulary: StringPool
    /// Hash of a word → its index.
    private let rows: HashRows
    private let nameFoods: Packed<Int32>
    private let nameKinds: Packed<UInt8>
    private let wordEnds: Packed<UInt32>
    private let wordsOfNames: Packed<Int32>
    private let postingEnds: Packed<UInt32>
    private let postings: Packed<Int32>
    /// Hash of every sequence of words that begins a name that is matched whole → its row below.
    private let sequences: HashRows
    /// By sequence the name that it is, -1 for none; Spanish apart, for a word may mean two things in two languages.
    private let english: Packed<Int32>
    private let spanish: Packed<Int32>

    public var wordCount: Int { vocabulary.count }
    public var nameCount: Int { nameFoods.count }

    /// The index of a word, nil when no name has it.
    public func word(_ text: String) -> Int32? { word(hash: FeatureHash.text(text)) }

    /// The same, of a word whose hash is at hand.
    public func word(hash: UInt64) -> Int32? { rows.row(hash).map { Int32(truncatingIfNeeded: $0) } }

    public func text(of word: Int32) -> String { vocabulary[Int(word)] }

    /// How many names have the word.
    public func frequency(of word: Int32) -> Int {
        Int(postingEnds[Int(word)]) - (word == 0 ? 0 : Int(postingEnds[Int(word) - 1]))
    }

    /// The names that have the word, as indexes for `entry`.
    public func names(with word: Int32) -> Slice<Packed<Int32>> {
        postings[(word == 0 ? 0 : Int(postingEnds[Int(word) - 1]))..<Int(postingEnds[Int(word)])]
    }

    public func entry(_ name: Int32) -> Entry {
        let index = Int(name)
        let start = index == 0 ? 0 : Int(wordEnds[index - 1])
        return Entry(food: Int(nameFoods[index]), kind: Name.Kind(rawValue: nameKinds[index])!, words: wordsOfNames[start..<Int(wordEnds[index])])
    }

    /// The food that goes by exactly these words. `language` is `en`, `es` or nil for any, English first.
    public func exact(_ words: some Sequence<String>, language: String?) -> Int? { exact(Array(words), language: language) }

    public func exact(_ words: [String], language: String?) -> Int? {
        exactName(words, language: language).map { Int(nameFoods[Int($0)]) }
    }

    /// The name that is exactly these words, as an index for `entry`.
    public func exactName(_ words: some Sequence<String>, language: String?) -> Int32? { exactName(Array(words), language: language) }

    public func exactName(_ words: [String], language: String?) -> Int32? {
        guard let row = sequence(words) else { return nil }
        let english = english[row], spanish = spanish[row]
        let name = language == "en" ? english : language == "es" ? spanish >= 0 ? spanish : english : english >= 0 ? english : spanish
        return name >= 0 ? name : nil
    }

    /// Whether English has a food of exactly these words.
    public func isEnglish(_ words: [String]) -> Bool { sequence(words).map { english[$0] >= 0 } ?? false }

    private func sequence(_ words: [String]) -> Int? {
        var hash = NameIndex.seed
        for word in words {
            guard let id = self.word(word) else { return nil }
            hash = NameIndex.mix(hash, id)
        }
        return sequences.row(hash)
    }

    /// Whether Spanish alone has a food of exactly these words, which are given by their hashes.
    public func isSpanishAlone(_ words: [UInt64]) -> Bool {
        var hash = NameIndex.seed
        for word in words {
            guard let id = self.word(hash: word) else { return false }
            hash = NameIndex.mix(hash, id)
        }
        return sequences.row(hash).map { english[$0] < 0 && spanish[$0] >= 0 } ?? false
    }

    /// Whether a word alone is the name of a food.
    public func isName(_ word: Int32) -> Bool {
        sequences.row(NameIndex.mix(NameIndex.seed, word)).map { max(english[$0], spanish[$0]) >= 0 } ?? false
    }

    /// How many of the words from `start` on make the longest whole name, 0 for none.
    public func longestName(_ words: [Int32], from start: Int) -> Int {
        var hash = NameIndex.seed
        var longest = 0
        var position = start
        while position < words.count, words[position] >= 0 {
            hash = NameIndex.mix(hash, words[position])
            guard let row = sequences.row(hash) else { break }
            position += 1
            if max(english[row], spanish[row]) >= 0 { longest = position - start }
        }
        return longest
    }

    /// The same of words by their hashes, so many as there are.
    public func longestName(_ count: Int, hash: (Int) -> UInt64) -> Int {
        var name = NameIndex.seed
        var longest = 0
        for position in 0..<count {
            guard let word = word(hash: hash(position)) else { break }
            name = NameIndex.mix(name, word)
            guard let row = sequences.row(name) else { break }
            if max(english[row], spanish[row]) >= 0 { longest = position + 1 }
        }
        return longest
    }

    static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
    static func mix(_ hash: UInt64, _ word: Int32) -> UInt64 {
        var mixed = (hash ^ UInt64(UInt32(bitPattern: word))) &* 0x9e37_79b9_7f4a_7c15
        mixed ^= mixed >> 29
        return mixed
    }

    // MARK: Building and coding

    struct Builder {
        private var vocabulary = StringPool()
        private var wordIDs: [String: Int32] = [:]
        private var nameFoods: [Int32] = []
        private var nameKinds: [UInt8] = []
        private var wordEnds: [UInt32] = []
        private var words: [Int32] = []

        mutating func add(_ name: Name, food: Int32) {
            let split = Word.split(name.text)
            guard !split.isEmpty else { return }
            for word in split {
                if wordIDs[word] == nil { wordIDs[word] = Int32(vocabulary.append(word)) }
                words.append(wordIDs[word]!)
            }
            nameFoods.append(food)
            nameKinds.append(name.kind.rawValue)
            wordEnds.append(UInt32(words.count))
        }

        func build() -> NameIndex {
            var lists = [[Int32]](repeating: [], count: vocabulary.count)
            var start = 0
            for (name, end) in wordEnds.enumerated() {
                for word in Set(words[start..<Int(end)]) { lists[Int(word)].append(Int32(name)) }
                start = Int(end)
            }
            var ends: [UInt32] = []
            var total = 0
            for list in lists { total += list.count; ends.append(UInt32(total)) }
            return NameIndex(
                vocabulary: vocabulary, nameFoods: nameFoods, nameKinds: nameKinds, wordEnds: wordEnds, words: words,
                postingEnds: ends, postings: lists.flatMap { $0 })
        }
    }

    private init(
        vocabulary: StringPool, nameFoods: [Int32], nameKinds: [UInt8], wordEnds: [UInt32], words: [Int32], postingEnds: [UInt32],
        postings: [Int32]
    ) {
        self.vocabulary = vocabulary
        self.nameFoods = Packed(nameFoods)
        self.nameKinds = Packed(nameKinds)
        self.wordEnds = Packed(wordEnds)
        self.wordsOfNames = Packed(words)
        self.postingEnds = Packed(postingEnds)
        self.postings = Packed(postings)
        rows = HashRows((0..<vocabulary.count).map { FeatureHash.text(vocabulary[$0]) })
        var rowOfHash: [UInt64: Int] = [:]
        var hashes: [UInt64] = [], english: [Int32] = [], spanish: [Int32] = []
        // The first name wins, and kinds come in the order of strength: a survey name never hides an everyday one.
        for wanted in [[Name.Kind.noun], [.also, .spanish], [.survey]] {
            for name in nameFoods.indices {
                let kind = Name.Kind(rawValue: nameKinds[name])!
                guard wanted.contains(kind) else { continue }
                var hash = NameIndex.seed
                for word in words[(name == 0 ? 0 : Int(wordEnds[name - 1]))..<Int(wordEnds[name])] {
                    hash = NameIndex.mix(hash, word)
                    guard rowOfHash[hash] == nil else { continue }
                    rowOfHash[hash] = hashes.count
                    hashes.append(hash)
                    english.append(-1)
                    spanish.append(-1)
                }
                guard let row = rowOfHash[hash] else { continue }
                if kind == .spanish {
                    if spanish[row] < 0 { spanish[row] = Int32(name) }
                } else if english[row] < 0 {
                    english[row] = Int32(name)
                }
            }
        }
        sequences = HashRows(hashes)
        self.english = Packed(english)
        self.spanish = Packed(spanish)
    }

    func write(to writer: inout ByteWriter) {
        writer.write(vocabulary)
        rows.write(to: &writer)
        writer.write(nameFoods)
        writer.write(nameKinds)
        writer.write(wordEnds)
        writer.write(wordsOfNames)
        writer.write(postingEnds)
        writer.write(postings)
        sequences.write(to: &writer)
        writer.write(english)
        writer.write(spanish)
    }

    init(from reader: inout ByteReader) throws {
        vocabulary = try reader.readPool()
        rows = try HashRows(from: &reader)
        nameFoods = try reader.readPacked()
        nameKinds = try reader.readPacked()
        wordEnds = try reader.readPacked()
        wordsOfNames = try reader.readPacked()
        postingEnds = try reader.readPacked()
        postings = try reader.readPacked()
        sequences = try HashRows(from: &reader)
        english = try reader.readPacked()
        spanish = try reader.readPacked()
    }
}

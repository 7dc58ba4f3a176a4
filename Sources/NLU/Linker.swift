public import Nutrition

/// Finds the foods that a mention may mean: exact names first, then an inverted index, all ranked by a learned linear model.
public final class Linker: Sendable {
    let foods: FoodTable
    /// The names of the foods.
    let index: NameIndex
    let ranker: Ranker
    let words: LinkWords
    /// What does not depend on the mention, name by name.
    private let names: [NameTraits]

    /// Of one name, reckoned once.
    struct NameTraits: Sendable {
        var preparations: UInt32 = 0
        /// The word that tells what the food is.
        var head: Int32 = -1
        /// The rarities of its words together.
        var weight: Float = 0
    }

    init(foods: FoodTable, brands: some Sequence<String>, ranker: Ranker) {
        self.foods = foods
        self.ranker = ranker
        let index = foods.names
        self.index = index
        // "burger" of Burger King is a food for all that.
        let nouns = Set((0..<foods.everydayCount).lazy.flatMap { Word.split(foods.noun(at: $0)) })
        let words = LinkWords(names: index, brands: brands.filter { !nouns.contains($0) })
        self.words = words
        names = (0..<Int32(index.nameCount)).map { name in
            let entry = index.entry(name)
            var traits = NameTraits()
            for word in entry.words {
                traits.preparations |= words.preparations[Int(word)]
                traits.weight += words.rarity[Int(word)]
            }
            traits.head = Linker.head(of: entry.words, words, first: entry.kind == .description || entry.kind == .spanish) ?? -1
            return traits
        }
    }

    /// A name that may be meant, with what speaks for it.
    struct Candidate: Sendable {
        var food: Int
        var name: Int32
        var features: LinkFeatures
        var score: Float
    }

    /// A food below this chance is not offered at all.
    private static let leastChance = 0.05

    func reference(_ candidate: Candidate) -> FoodReference {
        FoodReference(id: foods.id(at: candidate.food), noun: foods.noun(at: candidate.food), score: ranker.chance(candidate.score))
    }

    /// The best names of different foods with their features.
    func ranked(_ mention: Mention, limit: Int) -> [Candidate] {
        // Somebody wrote down what exactly these words mean: nothing else needs a look.
        if let name = named(mention) {
            var features = features(of: name, for: mention)
            // "big mac": whole, though "big" tells nothing elsewhere.
            if mention.bare.count < mention.said.count, index.exactName(mention.said, language: mention.isSpanish ? "es" : nil) == name {
                (features[.exact], features[.covers]) = (1, 1)
            }
            return [Candidate(food: index.entry(name).food, name: name, features: features, score: ranker.score(features))]
        }
        var best = Shortlist(limit: limit)
        each(mention) { name, food, features in
            let score = ranker.score(features)
            if best.mayTake(score) { best.offer(Candidate(food: food, name: name, features: features, score: score)) }
        }
        return best.items.filter { ranker.chance($0.score) > Linker.leastChance }
    }

    /// Whether these words are a whole name of a food.
    public func isName(_ words: [String]) -> Bool { index.exact(words, language: nil) != nil }

    /// The name that the mention is, as it stands, without empty words, or in another order ("eggs scrambled", "bread wholemeal").
    private func named(_ mention: Mention) -> Int32? {
        let spanish = mention.isSpanish ? "es" : nil
        if let name = index.exactName(mention.said, language: spanish) { return name }
        let bare = mention.bare
        if mention.isSpanish,
            let name = SpanishSynonyms.variants(of: mention.said).lazy.compactMap({ self.index.exactName($0, language: spanish) }).first
        {
            return name
        }
        if bare.count < mention.said.count, !bare.isEmpty, let name = index.exactName(bare, language: spanish) { return name }
        if bare.count == 2 { return index.exactName([bare[1], bare[0]], language: nil) }
        // "stir fry chicken", "mcgriddle sausage egg and cheese".
        if bare.count > 3, bare.count <= 6 { return index.exactName(Array(bare.dropFirst()) + [bare[0]], language: nil) }
        if bare.count == 3 {
            return index.exactName([bare[1], bare[2], bare[0]], language: nil)
                ?? index.exactName([bare[2], bare[0], bare[1]], language: nil) ?? (mention.isSpanish ? nil : joined(bare))
        }
        return nil
    }

    /// "steak kidney pie", "chicken curry rice": the name whose "and" or "with" these words leave out.
    func joined(_ words: [String]) -> Int32? {
        guard (3...4).contains(words.count) else { return nil }
        return (1..<words.count - 1).lazy.compactMap { self.index.exactName(words[..<$0] + ["and"] + words[$0...], language: nil) }.first
            ?? index.exactName(words.dropLast() + ["with", words[words.count - 1]], language: nil)
    }

    /// Every name that shares one of the two rarest words of a mention, with its features.
    func each(_ mention: Mention, _ body: (_ name: Int32, _ food: Int, _ features: LinkFeatures) -> Void) {
        let rare = mention.ids.sorted { index.frequency(of: $0) < index.frequency(of: $1) }.prefix(2)
        for (turn, word) in rare.enumerated() {
            if turn == 1, word == rare[rare.startIndex] { continue }
            for name in index.names(with: word).prefix(1500) {
                let entry = index.entry(name)
                if turn == 1, entry.words.contains(rare[rare.startIndex]) { continue }
                body(name, entry.food, features(of: name, entry, for: mention))
            }
        }
    }

    /// What a name is of, by its place: English says it last ("chicken soup with rice"), figure rows and Spanish first.
    static func head(of words: some BidirectionalCollection<Int32>, _ classes: LinkWords, first: Bool) -> Int32? {
        if first { return words.first { !classes.classes[Int($0)].contains(.function) } ?? words.first }
        var head: Int32?
        for word in words {
            if classes.classes[Int(word)].contains(.function), head != nil { break }
            head = word
        }
        return head
    }
}

extension Linker {
    /// The words of a mention, prepared once for all names it is held against.
    struct Mention {
        let said: [String]
        /// Without words that say nothing of a food.
        let bare: [String]
        let isSpanish: Bool
        /// Of `bare`, those that some name has; nobody names a food with more than so many.
        let ids: [Int32]
        let preparations: UInt32
        let variants: Int
        let foods: Int
        let brands: Int
        let head: Int32?
        /// The rarities together; a word that no name has weighs as much as a rare one.
        let weight: Float
        let joins: Bool

        init(_ said: [String], language: String, _ linker: Linker) {
            self.said = said
            let kept = said.filter { !LinkWords.empty.contains($0) }
            bare = kept.isEmpty ? said : kept
            isSpanish = language == "es"
            let names = linker.index, classes = linker.words
            var ids: [Int32] = []
            ids.reserveCapacity(min(bare.count, Mention.mostWords))
            for word in bare where ids.count < Mention.mostWords { if let id = names.word(word) { ids.append(id) } }
            self.ids = ids
            preparations = ids.reduce(0) { $0 | classes.preparations[Int($1)] }
            variants = ids.count { classes.classes[Int($0)].contains(.variant) }
            foods = ids.count { classes.classes[Int($0)].contains(.food) }
            brands = ids.count { classes.classes[Int($0)].contains(.brand) }
            head = Linker.head(of: ids, classes, first: language == "es")
            weight = ids.reduce(0) { $0 + classes.rarity[Int($1)] } + Float(min(bare.count, Mention.mostWords) - ids.count) * 7
            joins = ids.contains { classes.classes[Int($0)].contains(.joins) }
        }

        private static let mostWords = 16

        @inline(__always)
        func has(_ word: Int32) -> Bool { ids.contains(word) }
    }

    /// What speaks for and against a name.
    func features(of name: Int32, for mention: Mention) -> LinkFeatures { features(of: name, index.entry(name), for: mention) }

    private func features(of name: Int32, _ entry: NameIndex.Entry, for mention: Mention) -> LinkFeatures {
        let traits = names[Int(name)]
        var out = LinkFeatures()
        var shared: Float = 0, sharedCount = 0, pairs = 0
        var previous = -2
        var odd = false, mixture = false
        var foodsShared = 0, foodsNamed = 0
        var variantsShared = 0, variantsNamed = 0, brandsShared = 0, brandsNamed = 0, content = 0
        for word in entry.words {
            let kind = words.classes[Int(word)]
            if !kind.contains(.function) { content += 1 }
            if kind.contains(.variant) { variantsNamed += 1 }
            if kind.contains(.food) { foodsNamed += 1 }
            if kind.contains(.brand) { brandsNamed += 1 }
            if let place = mention.ids.firstIndex(of: word) {
                shared += words.rarity[Int(word)]
                if place == previous + 1 { pairs += 1 }
                previous = place
                if !kind.contains(.function) { sharedCount += 1 }
                if kind.contains(.variant) { variantsShared += 1 }
                if kind.contains(.food) { foodsShared += 1 }
                if kind.contains(.brand) { brandsShared += 1 }
            } else {
                previous = -2
                if kind.contains(.odd) { odd = true }
                if kind.contains(.joins) { mixture = true }
            }
        }
        let count = entry.words.count
        if mention.ids.count == mention.bare.count, count == mention.ids.count, entry.kind != .description {
            if entry.words.elementsEqual(mention.ids) {
                out[mention.bare.count == mention.said.count ? .exact : .bare] = 1
            } else if sharedCount == content, entry.words.allSatisfy(mention.has) {
                out[.reordered] = 1
            }
        }
        out[.covered] = min(1, shared / max(mention.weight, 0.01))
        out[.covers] = shared / max(traits.weight, 0.01)
        let hasHead = traits.head >= 0 && mention.has(traits.head)
        out[.head] = hasHead ? 1 : 0
        if let head = mention.head, entry.words.contains(head) {
            out[.askedHead] = 1
            if head == traits.head { out[.headsAgree] = 1 }
        }
        if count > 1 { out[.order] = Float(pairs) / Float(count - 1) }
        switch entry.kind {
        case .noun: out[.noun] = 1
        case .also: out[.also] = 1
        case .spanish: out[.spanish] = mention.isSpanish ? 1 : -1
        case .survey, .description: break
        }
        switch foods.layer(at: entry.food) {
        case .everyday: out[.everyday] = 1
        case .fndds: out[.surveyRow] = 1
        default: break
        }
        out[.rank] = Float(foods.rank(at: entry.food)) / 5
        if mention.preparations != 0 {
            if mention.preparations & traits.preparations != 0 {
                out[.preparationAgrees] = 1
            } else if LinkWords.contradict(mention.preparations, traits.preparations) {
                out[.preparationContradicts] = 1
            } else {
                out[.preparationMissing] = 1
            }
        } else if traits.preparations & LinkWords.raw != 0 {
            out[.rawUnasked] = 1
        } else if traits.preparations != 0 {
            out[.preparationUnasked] = 1
        }
        if variantsShared > 0 { out[.variantAgrees] = 1 }
        if mention.variants > variantsShared { out[.variantMissing] = 1 }
        if variantsNamed > variantsShared { out[.variantUnasked] = 1 }
        if mention.brands > brandsShared { out[.brandMissing] = 1 }
        if brandsNamed > brandsShared { out[.brandUnasked] = 1 }
        if foodsNamed > foodsShared { out[mention.foods > foodsShared ? .foodContradicts : .foodUnasked] = 1 }
        if odd { out[.oddForm] = 1 }
        if mixture { out[.mixture] = mention.joins ? 0.5 : 1 }
        out[.extraWords] = min(1, Float(content - sharedCount) / 4)
        out[.missedWords] = min(1, Float(mention.bare.count - sharedCount) / 4)
        return out
    }
}

/// The few best foods so far, best first; the earlier food wins a tie.
private struct Shortlist {
    let limit: Int
    private(set) var items: [Linker.Candidate] = []

    /// Whether there is room for such a score.
    func mayTake(_ score: Float) -> Bool { items.count < limit || score > items[limit - 1].score }

    mutating func offer(_ candidate: Linker.Candidate) {
        if let place = items.firstIndex(where: { $0.food == candidate.food }) {
            guard candidate.score > items[place].score else { return }
            items.remove(at: place)
        }
        let place = items.firstIndex { $0.score < candidate.score || ($0.score == candidate.score && $0.food > candidate.food) } ?? items.count
        items.insert(candidate, at: place)
        if items.count > limit { items.removeLast() }
    }
}

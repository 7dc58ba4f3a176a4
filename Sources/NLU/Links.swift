import Nutrition

/// What the names in one message refer to, each looked up once.
final class Links {
    let linker: Linker
    let language: String
    let trace: Trace?
    /// What the person's own names refer to, by their keys.
    var own: [String: FoodReference] = [:]
    private var found: [(words: [String], link: Link)] = []
    private var foods: [(reference: FoodReference, food: Food?)] = []

    init(_ linker: Linker, language: String, trace: Trace? = nil) {
        self.trace = trace
        self.linker = linker
        self.language = language
    }

    /// What a mention may mean.
    struct Link {
        /// The foods, best first.
        var references: [FoodReference]
        /// The best name with its features, and the others.
        var ranked: [Linker.Candidate]
        /// No word that names a food is left over: only how it was made, whose it is or which kind.
        var keepsEveryFood: Bool

        /// Somebody wrote down what these words mean.
        var isName: Bool {
            guard let features = ranked.first?.features else { return false }
            return features[.exact] + features[.bare] + features[.reordered] > 0
        }
        /// The best name has the word that tells what was meant.
        var asksForHead: Bool { ranked.first.map { $0.features[.askedHead] > 0 } ?? false }
        /// The best name is the same sort of thing: a soup for a soup.
        var isOfKind: Bool { ranked.first.map { $0.features[.headsAgree] > 0 } ?? false }
    }

    func link(_ words: [String]) -> Link {
        if let known = found.firstIndex(where: { $0.words == words }) { return found[known].link }
        // "I took a multivitamin": no juice that is called after one.
        let link = words == ["multivitamin"] ? Link(references: [], ranked: [], keepsEveryFood: true) : linker.link(words, language: language)
        found.append((words, link))
        trace?.lookups.append(linker.explained(words, link.ranked))
        return link
    }

    /// Takes a name that is nobody's for that of its head.
    func take(_ words: [String], for head: [String]) {
        let link = link(head)
        found.removeAll { $0.words == words }
        found.append((words, link))
    }

    /// The food that is referred to.
    func food(_ reference: FoodReference) -> Food? {
        let place = foods.indices.first { foods[$0].reference.noun == reference.noun && foods[$0].reference.id == reference.id }
        if let place { return foods[place].food }
        let food = linker.foods.food(reference.id, noun: reference.noun)
        foods.append((reference, food))
        return food
    }

    func candidates(_ words: [String]) -> [FoodReference] {
        if words.count == 1, let own = own[words[0]] { return [own] }
        return link(words).references
    }
}

extension Linker {
    /// What a mention may mean, best first.
    /// - Parameters:
    ///   - words: the mention as `Word.split` gives it.
    ///   - language: of the message.
    func link(_ words: [String], language: String, limit: Int = 6) -> Links.Link {
        let mention = Mention(words, language: language, self)
        let found = ranked(mention, limit: limit)
        var references = found.map(reference)
        // The kinds of a food that was named in full are further choices.
        if found.count == 1, let only = found.first, foods.layer(at: only.food) == .everyday {
            references += foods.kinds(at: only.food).compactMap { foods.index(named: $0) }
                .map { FoodReference(id: foods.id(at: $0), noun: foods.noun(at: $0), score: 0.3) }
        }
        let keepsEveryFood = found.first.map { best in
            let name = foods.names.entry(best.name).words
            return mention.ids.count == mention.bare.count
                && mention.ids.allSatisfy { name.contains($0) || !self.words.isFood($0) }
        }
        return Links.Link(references: references, ranked: found, keepsEveryFood: keepsEveryFood ?? false)
    }
}

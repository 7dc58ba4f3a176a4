public import Nutrition

/// Finds the foods that a mention may mean: exact names first, then an inverted index ranked by a linear model.
public final class Linker: Sendable {
    let foods: FoodTable

    /// What the ranker looks at; `Linker.weights` holds one weight each.
    struct Features {
        /// Share of the mention's words (by rarity) that the name has.
        var covered = 0.0
        /// Share of the name's words (by rarity) that the mention has.
        var covers = 0.0
        /// The name's head word (what the food is) is in the mention.
        var head = 0.0
        /// The mention's last word is in the name.
        var lastWord = 0.0
        var everyday = 0.0
        /// How commonly it is eaten, 0 … 1.
        var rank = 0.0
        /// The same words in the same order.
        var exact = 0.0
        /// A form the mention did not ask for: raw meat, dried, baby food, a brand in capitals.
        var oddForm = 0.0

        var score: Double {
            let weights = Linker.weights
            return weights.covered * covered + weights.covers * covers + weights.head * head + weights.lastWord * lastWord
                + weights.everyday * everyday + weights.rank * rank + weights.exact * exact + weights.oddForm * oddForm
        }
    }

    struct Weights: Sendable {
        var covered, covers, head, lastWord, everyday, rank, exact, oddForm: Double
    }

    static let weights = Weights(covered: 0.44, covers: 0.26, head: 0.12, lastWord: 0.04, everyday: 0.05, rank: 0.05, exact: 0.06, oddForm: -0.14)

    /// The words of `oddForms`, by index.
    private let oddWords: Set<Int32>
    /// How telling each word is: rare words more.
    private let rarity: [Float]

    public init(foods: FoodTable) {
        self.foods = foods
        oddWords = Set(Linker.oddForms.compactMap { foods.names.word($0) })
        rarity = (0..<Int32(foods.names.wordCount)).map { rarityOf(foods.names.frequency(of: $0), foods.names.nameCount) }
    }

    /// The foods that fit, best first, at most `limit`.
    /// - Parameters:
    ///   - words: the mention as `Word.split` gives it.
    ///   - language: of the message.
    public func candidates(_ words: [String], language: String, limit: Int = 6) -> [FoodReference] {
        if let index = foods.names.exact(words, language: language == "es" ? "es" : nil) { return [reference(index, 1)] + kinds(of: index) }
        // Without words that change nothing: "fresh homemade tomato soup".
        let bare = words.filter { !Linker.empty.contains($0) }
        if bare.count < words.count, !bare.isEmpty, let index = foods.names.exact(bare, language: language == "es" ? "es" : nil) {
            return [reference(index, 0.95)] + kinds(of: index)
        }
        // The same words in another order: "eggs scrambled", "bread wholemeal", "tea black".
        if bare.count == 2, let index = foods.names.exact([bare[1], bare[0]], language: nil) { return [reference(index, 0.93)] + kinds(of: index) }
        if bare.count == 3,
            let index = foods.names.exact([bare[1], bare[2], bare[0]], language: nil)
                ?? foods.names.exact([bare[2], bare[0], bare[1]], language: nil)
        {
            return [reference(index, 0.9)] + kinds(of: index)
        }
        return ranked(bare.isEmpty ? words : bare, language: language, limit: limit)
    }

    /// Whether these words are a whole name of a food.
    public func isName(_ words: [String]) -> Bool { foods.names.exact(words, language: nil) != nil }

    private func reference(_ index: Int, _ score: Double) -> FoodReference {
        FoodReference(id: foods.id(at: index), noun: foods.noun(at: index), score: score)
    }

    private func kinds(of index: Int) -> [FoodReference] {
        guard foods.layer(at: index) == .everyday else { return [] }
        return foods[index].kinds.compactMap { foods.index(named: $0) }.map { reference($0, 0.5) }
    }

    private func ranked(_ words: [String], language: String, limit: Int) -> [FoodReference] {
        let names = foods.names
        let ids = words.compactMap { names.word($0) }
        guard !ids.isEmpty else { return [] }
        func rarity(_ word: Int32) -> Double { Double(self.rarity[Int(word)]) }
        let last = names.word(language == "es" ? words.first! : words.last!)
        let unknown = Double(words.count - ids.count) * 7
        let total = ids.reduce(0) { $0 + rarity($1) } + unknown
        // Names with the rarest words are enough: a candidate must share one of the two rarest.
        let asked = WordSet(ids)
        let rare = ids.sorted { names.frequency(of: $0) < names.frequency(of: $1) }.prefix(2)
        var best = Shortlist(limit: limit)
        for (turn, word) in rare.enumerated() {
            for name in names.names(with: word).prefix(1500) {
                let entry = names.entry(name)
                if turn == 1, entry.words.contains(rare[rare.startIndex]) { continue }
                var features = Features()
                var shared = 0.0, all = 0.0
                for other in entry.words {
                    let weight = rarity(other)
                    all += weight
                    if asked.contains(other) { shared += weight } else if oddWords.contains(other) { features.oddForm = 1 }
                }
                features.covered = min(1, shared / max(total, 0.01))
                features.covers = shared / max(all, 0.01)
                let isDescription = entry.kind == .description
                // What a food is stands last in English, first in Spanish.
                features.head = asked.contains(isDescription || entry.kind == .spanish ? entry.words.first! : entry.words.last!) ? 1 : 0
                features.lastWord = last.map(entry.words.contains) == true ? 1 : 0
                features.everyday = foods.layer(at: entry.food) == .everyday ? 1 : entry.kind == .survey ? 0.7 : 0
                features.rank = Double(foods.rank(at: entry.food)) / 5
                features.exact = !isDescription && entry.words.elementsEqual(ids) ? 1 : 0
                best.offer(entry.food, features.score)
            }
        }
        return best.items.filter { $0.score > 0.3 }.map { reference($0.food, min($0.score, 0.92)) }
    }

    /// Words that say nothing of what a food is made of.
    static let empty: Set<String> = [
        "fresh", "homemade", "home", "made", "plain", "nice", "delicious", "tasty", "yummy", "favorite", "favourite", "good", "leftover",
        "organic", "local", "regular", "normal", "hot", "warm", "cold", "big", "small", "little", "large", "some", "the", "a", "an", "my", "of",
        "real", "style", "own", "quick", "lovely", "simple", "chopped", "diced", "sliced", "cut", "up", "shredded", "medium",
        "rico", "rica", "casero", "casera", "fresco", "fresca", "delicioso", "deliciosa", "grande", "chico", "chica", "mediano", "mediana", "pequeno",
        "pequena", "natural", "normal", "buen", "serving", "portion", "great", "amazing", "usual", "more", "extra", "few", "store", "bought",
    ]

    /// Words of a figure row that name a form which nobody means unsaid.
    static let oddForms: Set<String> = [
        "raw", "dry", "dried", "dehydrated", "powder", "powdered", "baby", "babyfood", "infant", "formula", "frozen", "imitation", "uncooked",
        "unprepared", "unenriched", "mix", "condensed", "concentrate", "sodium", "industrial", "extract", "substitute", "school", "lunch", "nfs",
        "liver", "skin", "fat", "bone", "giblet", "meatless", "reduced", "diet", "canned",
    ]
}

/// The words of a mention: most have few, a hostile one has hundreds.
private struct WordSet {
    private let few: [Int32]
    private let many: Set<Int32>

    init(_ words: [Int32]) {
        few = words.count <= 8 ? words : []
        many = words.count <= 8 ? [] : Set(words)
    }

    func contains(_ word: Int32) -> Bool { many.isEmpty ? few.contains(word) : many.contains(word) }
}

/// What the names in one message refer to, each looked up once.
final class Links {
    let linker: Linker
    let language: String
    private var found: [[String]: [FoodReference]] = [:]

    init(_ linker: Linker, language: String) {
        self.linker = linker
        self.language = language
    }

    func candidates(_ words: [String]) -> [FoodReference] {
        if let known = found[words] { return known }
        let candidates = linker.candidates(words, language: language)
        found[words] = candidates
        return candidates
    }
}

/// The few best foods so far, best first; the earlier food wins a tie.
private struct Shortlist {
    let limit: Int
    private(set) var items: [(food: Int, score: Double)] = []

    mutating func offer(_ food: Int, _ score: Double) {
        if items.count == limit, score <= items[limit - 1].score { return }
        if let place = items.firstIndex(where: { $0.food == food }) {
            guard score > items[place].score else { return }
            items.remove(at: place)
        }
        let place = items.firstIndex { $0.score < score || ($0.score == score && $0.food > food) } ?? items.count
        items.insert((food, score), at: place)
        if items.count > limit { items.removeLast() }
    }
}

/// How telling a word is: rare words more, capped.
private func rarityOf(_ frequency: Int, _ names: Int) -> Float {
    var ratio = Float(names) / Float(frequency + 1)
    var log: Float = 0
    while ratio > 2 { ratio /= 2; log += 1 }
    return min(log, 10)
}

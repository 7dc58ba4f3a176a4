import Actions
import Dialogue
import Library
import Logging
import NLU
import Nutrition

/// The imported foods as one turn sees them: what its words may mean is looked up before the transaction, ids as they come up.
struct LibraryLookup: ImportedFoods {
    private let library: Library
    private let logger: Logger
    /// Foods by the words that they were looked up for.
    private var byWords: [String: [Food]] = [:]

    /// So many names of one message are looked up.
    private static let mostNames = 6
    /// A product is taken for what was said when its names have all the words; surer than a food of the tables that has not.
    private static let score = 0.8

    /// Looks up what the tables do not know for sure: names of brands, and the words of a search.
    init(_ library: Library, for understanding: Understanding, logger: Logger) {
        self.library = library
        self.logger = logger
        guard !library.isEmpty else { return }
        var names: [String] = []
        for reading in understanding.readings {
            if reading.intent.name == "search_food" { names.append(reading.searched) }
            names += reading.foods.filter { $0.best == nil || $0.best!.score < Item.sureScore }.map(\.said)
        }
        for name in names.prefix(LibraryLookup.mostNames) where byWords[name] == nil {
            byWords[name] = looked { try library.search(name, limit: 8).map(\.food) } ?? []
        }
    }

    func food(_ id: FoodID) -> Food? {
        if let digits = FoodReference(id: id, noun: "", score: 1).barcode { return looked { try library.food(barcode: digits)?.food } ?? nil }
        return looked { try library.food(id: id)?.food } ?? nil
    }

    func found(_ words: String) -> [Food] { byWords[words] ?? [] }

    /// The message with imported foods among what its mentions may mean.
    func completed(_ understanding: Understanding) -> Understanding {
        guard !byWords.isEmpty else { return understanding }
        var understanding = understanding
        for place in understanding.readings.indices {
            for index in understanding.readings[place].foods.indices {
                let mention = understanding.readings[place].foods[index]
                let said = Set(Word.split(mention.said))
                guard !said.isEmpty, let product = found(mention.said).first(where: { said.isSubset(of: Word.split($0.name)) }) else { continue }
                understanding.readings[place].foods[index].candidates.insert(
                    FoodReference(id: product.id, noun: product.noun, score: LibraryLookup.score), at: 0)
            }
        }
        return understanding
    }

    /// A library that cannot be read is one that knows nothing; the log says so, without the words.
    private func looked<T>(_ work: () throws -> T) -> T? {
        do { return try work() } catch {
            logger.warning("the library of imported foods cannot be read", metadata: ["reason": "\(type(of: error))"])
            return nil
        }
    }
}

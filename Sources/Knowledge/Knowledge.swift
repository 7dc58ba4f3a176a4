public import Nutrition
public import Foundation

/// Everything Morsel knows: read from `corpora/`, or from the cached form of its foods.
public struct Knowledge: Sendable {
    public let foods: FoodTable
    public let recipes: RecipeBook
    public let activities: ActivityTable
    public let intakes: IntakeTable
    public let nutrientNames: NutrientNames
    public let companions: Companions
    /// Which food a mention means: what the ranker of foods learns from. Not read with foods from the cache, which has that ranker too.
    public let links: [FoodLink]
    /// Names of brands and chains.
    public let brands: [String]
    /// Common Spanish words that name no food: lower case, without accents.
    public let everydaySpanish: Set<String>
    /// What the dishes that we composed are made of, by their source code.
    public let composed: [FoodID: ComposedFood]
    /// Where the survey of what people eat tells what its foods are made of.
    let survey: Data
    /// What those dishes are told to have in them, by their source code.
    public var compositions: [String: [String]] {
        Dictionary(composed.map { ($0.code, ComposedFood.parts($1.ingredients)) }) { first, _ in first }
    }

    /// Reads the tables.
    /// - Parameters:
    ///   - corpora: the folder `corpora/`.
    ///   - foods: the food table when it is at hand already (cached); nil reads it from the folder, which takes a second or so.
    /// - Throws: a description with file and line when a table does not fit.
    public init(corpora: URL, foods: FoodTable? = nil) throws {
        let table = try foods ?? FoodTable(corpora: corpora)
        self.foods = table
        // The recipes take as long as all the rest: beside it.
        let book = Beside { try RecipeBook(folder: corpora.appending(path: "recipes"), foods: table) }
        activities = try ActivityTable(text: try read(corpora.appending(path: "activities.tsv")))
        intakes = try IntakeTable(text: try read(corpora.appending(path: "intakes.tsv")))
        composed = Dictionary(
            try tables(in: corpora.appending(path: "composed")).flatMap { try ComposedFood.rows(file: $0.file, text: $0.text) }
                .map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        survey = try Data(contentsOf: corpora.appending(path: "figures/fndds_ingredients.tsv"), options: .mappedIfSafe)
        companions = try Companions(text: try read(corpora.appending(path: "companions.tsv")))
        links = foods == nil ? try FoodLink.rows(text: try read(corpora.appending(path: "links.tsv"))) : []
        everydaySpanish = Set(
            try Table(file: "words.es.tsv", text: try read(corpora.appending(path: "words.es.tsv")), columns: ["word"]).all
                .map { String(String.UnicodeScalarView($0["word"].unicodeScalars.map(Word.folded))) })
        brands = try Table(file: "brands.tsv", text: try read(corpora.appending(path: "brands.tsv")), columns: ["brand", "also"]).all
            .flatMap { [String($0["brand"])] + $0.list("also") }
        nutrientNames = try NutrientNames(text: try read(corpora.appending(path: "nutrients.tsv")))
        recipes = try book.value
    }
}

/// A value that is made on another thread while its owner goes on.
private final class Beside<Value: Sendable>: @unchecked Sendable {
    private var result: Result<Value, any Error>?
    private let group = DispatchGroup()

    init(_ make: @escaping @Sendable () throws -> Value) {
        // Written before the group is left, read after it was waited for.
        DispatchQueue.global().async(group: group) { [self] in result = Result { try make() } }
    }

    var value: Value {
        get throws {
            group.wait()
            guard let result else { throw CocoaError(.fileReadUnknown) }
            return try result.get()
        }
    }
}

func read(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
}

extension Companions {
    init(text: String) throws {
        let table = try Table(file: "companions.tsv", text: text, columns: ["host", "addition", "amount"])
        self.init(
            try table.all.map { row in
                let amount = row["amount"].split(separator: " ", maxSplits: 1)
                guard amount.count == 2, let quantity = Double(amount[0]) else { throw row.problem("'\(row["amount"])' is no amount") }
                return Row(
                    host: String(row["host"]), addition: Word.split(String(row["addition"])),
                    amount: Amount(quantity: quantity, unit: Unit(String(amount[1]))))
            })
    }
}

/// What people call each nutrient, and how it is written, per language.
public struct NutrientNames: Sendable {
    /// Words (folded, singular, joined by spaces) → nutrient.
    public let byName: [String: Nutrient]
    private let english: [String]
    private let spanish: [String]

    init(text: String) throws {
        let table = try Table(file: "nutrients.tsv", text: text, columns: ["key", "title", "es", "names"])
        var byName: [String: Nutrient] = [:]
        var english: [String] = []
        var spanish: [String] = []
        for row in table.all {
            guard let nutrient = Nutrient(key: String(row["key"])), Int(nutrient.rawValue) == english.count else {
                throw row.problem("not the nutrient that stands here in the code")
            }
            english.append(String(row["title"]))
            spanish.append(String(row["es"]))
            for name in row.list("names") + [String(row["es"])] {
                let key = Word.split(name).joined(separator: " ")
                if byName[key] == nil { byName[key] = nutrient }
            }
        }
        self.byName = byName
        self.english = english
        self.spanish = spanish
    }

    public func title(_ nutrient: Nutrient, language: String) -> String {
        (language == "es" ? spanish : english)[Int(nutrient.rawValue)]
    }
}

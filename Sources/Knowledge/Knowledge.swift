public import Foundation
public import Nutrition

/// Everything Morsel knows: read from `corpora/`, a part of it from the cached form of what that was made of.
public struct Knowledge: Sendable {
    public let foods: FoodTable
    /// Recipes, and what the dishes that we composed are made of.
    public let cookbook: Cookbook
    public let activities: ActivityTable
    public let intakes: IntakeTable
    public let nutrientNames: NutrientNames
    public let companions: Companions
    /// What else the brain learns from; nil beside foods from the cache, for there it has learnt.
    public let lessons: Lessons?
    /// Where the survey of what people eat tells what its foods are made of.
    let survey: Data

    public var recipes: RecipeBook { cookbook.recipes }
    public var composed: [FoodID: ComposedFood] { cookbook.composed }

    /// Reads all tables of the folder `corpora/`, which takes a second or so.
    /// - Throws: a description with file and line when a table does not fit.
    public init(corpora: URL) throws {
        let foods = try FoodTable(corpora: corpora)
        try self.init(
            corpora: corpora, foods: foods, companions: Companions(text: try read(corpora.appending(path: "companions.tsv"))),
            cookbook: Cookbook(corpora: corpora, foods: foods), lessons: Lessons(corpora: corpora))
    }

    /// Reads what is left where foods, companions and cookbook are at hand already.
    public init(corpora: URL, foods: FoodTable, companions: Companions, cookbook: Cookbook, lessons: Lessons? = nil) throws {
        self.foods = foods
        self.companions = companions
        self.cookbook = cookbook
        self.lessons = lessons
        activities = try ActivityTable(text: try read(corpora.appending(path: "activities.tsv")))
        intakes = try IntakeTable(text: try read(corpora.appending(path: "intakes.tsv")))
        nutrientNames = try NutrientNames(text: try read(corpora.appending(path: "nutrients.tsv")))
        survey = try Data(contentsOf: corpora.appending(path: "figures/fndds_ingredients.tsv"), options: .mappedIfSafe)
    }
}

/// What the brain learns from and nobody asks for later.
public struct Lessons: Sendable {
    /// Which food a mention means: what the ranker of foods learns from.
    public let links: [FoodLink]
    /// Names of brands and chains.
    public let brands: [String]
    /// Common Spanish words that name no food: lower case, without accents.
    public let everydaySpanish: Set<String>
    /// Words that are read in talk, of both languages: what a slip may have hidden.
    public let talk: Set<String>
    /// Words that a slip is one of sooner than of others: lower case, without accents.
    public let foremost: Set<String>
    /// Slips of short words, lower case and without accents, and the words that are meant.
    public let slips: [String: String]

    init(corpora: URL) throws {
        links = try FoodLink.rows(text: try read(corpora.appending(path: "links.tsv")))
        everydaySpanish = Set(
            try Table(file: "words.es.tsv", text: try read(corpora.appending(path: "words.es.tsv")), columns: ["word"]).all
                .map { String(String.UnicodeScalarView($0["word"].unicodeScalars.map(Word.folded))) })
        talk = Set(
            try Table(file: "words.talk.tsv", text: try read(corpora.appending(path: "words.talk.tsv")), columns: ["word"]).all.map {
                String($0["word"])
            })
        let meant = try Table(file: "words.slips.tsv", text: try read(corpora.appending(path: "words.slips.tsv")), columns: ["written", "meant"]).all
        foremost = Set(meant.map { String(String.UnicodeScalarView($0["meant"].unicodeScalars.map(Word.folded))) })
        slips = Dictionary(meant.flatMap { row in row.list("written").map { (String($0), String(row["meant"])) } }) { first, _ in first }
        brands = try Table(file: "brands.tsv", text: try read(corpora.appending(path: "brands.tsv")), columns: ["brand", "also"]).all
            .flatMap { [String($0["brand"])] + $0.list("also") }
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

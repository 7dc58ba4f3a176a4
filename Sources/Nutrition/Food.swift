/// The source code of a food's figures: `usda:01123`, `fndds:11100000`, `custom:3`, `own:lentil-soup`.
public struct FoodID: Sendable, Hashable, Codable, CustomStringConvertible {
    public let code: String

    public init(_ code: String) { self.code = code }

    public var description: String { code }

    /// The name of the release the figures come from, for "why?".
    public var release: String {
        switch code.prefix(while: { $0 != ":" }) {
        case "usda": "USDA SR28"
        case "fndds": "USDA FNDDS 2021–2023"
        case "custom": "your own food"
        case "own": "our own recipe"
        case "off": "Open Food Facts"
        case "fdc": "USDA FoodData Central"
        case "cnf": "Canadian Nutrient File"
        default: String(code)
        }
    }

    /// The code within its release, and of the dish where its parts were changed: `01123`.
    public var number: String { String(code.drop { $0 != ":" }.dropFirst().prefix { $0 != "~" }) }

    public init(from decoder: any Decoder) throws {
        code = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}

/// The weight of one of a food's own measures: one slice is 28 g.
public struct Measure: Sendable, Hashable, Codable {
    public let name: String
    /// Grams in one.
    public let grams: Double

    public init(name: String, grams: Double) {
        self.name = name
        self.grams = grams
    }
}

/// A food as people name it, with what it takes to turn an amount into grams and grams into nutrients.
public struct Food: Sendable, Hashable {
    /// Where a food's name and portions come from. Tables are cached by raw value, so new ones are only ever added at the end.
    public enum Layer: UInt8, Sendable, Hashable { case everyday, sr28, fndds, own, imported }

    public var id: FoodID
    /// The display name: "Egg, whole".
    public var name: String
    /// How it reads in a sentence, singular: "egg".
    public var noun: String
    /// Its Spanish names, the plainest first, with semicolons between.
    public var spanish: String
    /// The food group: `fruit`, `drink` …; empty for a plain figure row.
    public var group: String
    public var layer: Layer
    /// How commonly it is eaten, 1 (rare) to 5 (daily).
    public var rank: Int
    /// What a bare mention means.
    public var usual: Amount
    /// The measure of a bare count ("two eggs"), nil when it has none.
    public var each: String?
    public var measures: [Measure]
    /// Nouns of the foods that a person who said the plain word may well have meant.
    public var kinds: [String]
    /// What an allergy or a diet goes by; nil when nobody has looked, which is not "nothing".
    public var contents: Contents?
    /// The figure row of the same food raw or dry, for one that is cooked.
    public var raw: FoodID?
    /// Per 100 g.
    public var figures: Nutrients
    /// Nobody knows what it weighs: 100 g stand for one serving, and no grams are told.
    public var isWeightless = false

    public init(
        id: FoodID, name: String, noun: String, spanish: String = "", group: String = "", layer: Layer, rank: Int = 1,
        usual: Amount, each: String? = nil, measures: [Measure], kinds: [String] = [], contents: Contents? = nil, raw: FoodID? = nil,
        figures: Nutrients
    ) {
        self.id = id
        self.name = name
        self.noun = noun
        self.spanish = spanish
        self.group = group
        self.layer = layer
        self.rank = rank
        self.usual = usual
        self.each = each
        self.measures = measures
        self.kinds = kinds
        self.contents = contents
        self.raw = raw
        self.figures = figures
    }

    /// The first Spanish name, when it has one.
    public var nameES: String? { spanish.isEmpty ? nil : String(spanish.prefix { $0 != ";" }) }

    /// All its Spanish names, the plainest first.
    public var namesES: [String] { spanish.split(separator: ";").map(String.init) }

    /// Its Spanish name: the person's own word where it is one of them ("palta" stays palta), else the first; nil when it has none.
    public func spanishName(said: String) -> String? {
        let words = Word.split(said)
        if words.isEmpty { return nameES }
        let names = namesES
        if let own = names.first(where: { Word.split($0) == words }) { return own }
        // "licuado de plátano con leche deslactosada" goes by "licuado de plátano".
        let begun = names.filter { words.starts(with: Word.split($0)) && Word.split($0).count > 1 }
        return begun.max { $0.utf8.count < $1.utf8.count } ?? nameES
    }

    /// The weight of a measure by its exact name.
    public func grams(of measure: String) -> Double? {
        measures.first { $0.name == measure }?.grams
    }

    /// The weight of a measure by its name, or by another word for the same thing: a rasher is a slice.
    public func grams(like measure: String) -> Double? {
        if let grams = grams(of: measure) { return grams }
        guard let last = measure.split(separator: " ").last, let other = Household.otherWords[String(last)] else { return nil }
        return grams(of: measure.dropLast(last.count) + other)
    }

    /// The nutrients in so many grams.
    public func nutrients(grams: Double) -> Nutrients { figures.scaled(by: grams / 100) }

    /// Drunk rather than eaten, so that an ounce of it is a fluid ounce.
    public var isDrink: Bool { group == "drink" || group == "alcohol" || (group == "dairy" || group == "plant-based") && grams(of: "fl oz") != nil }
}

public import Nutrition

/// A food as the library keeps it: what an importer makes and what a search finds.
public struct LibraryFood: Sendable, Hashable {
    /// `off:5449000000996`, `usda:01123`, `fdc:2346393`, `fndds:11100000`, `cnf:2`.
    public var id: FoodID
    public var barcode: Barcode?
    /// As it is shown; never empty.
    public var name: String
    public var nameES: String?
    /// Further names it is found by: other languages, common names.
    public var otherNames: [String]
    /// Empty for a food that is no brand's.
    public var brand: String
    /// One of Morsel's food groups (`drink`, `dairy` …), empty when it is not known.
    public var group: String
    /// What the label says of a serving: "2 biscuits (25 g)"; empty when it says nothing.
    public var serving: String
    public var servingGrams: Double?
    /// The weight that is usually eaten, where a survey tells.
    public var usualGrams: Double?
    public var measures: [Measure]
    /// How commonly it is eaten or looked up, 1 (rare) to 5 (daily).
    public var rank: Int
    /// Allergens, as the source's words with commas between; empty when none are given, which does not mean that there are none.
    public var allergens: String
    /// Per 100 g; per 100 ml where the label gives that, with a measure of volume that weighs accordingly.
    public var figures: Nutrients
    /// The release of the source that the figures come from.
    public var release: String

    public init(
        id: FoodID, barcode: Barcode? = nil, name: String, nameES: String? = nil, otherNames: [String] = [], brand: String = "", group: String = "",
        serving: String = "", servingGrams: Double? = nil, usualGrams: Double? = nil, measures: [Measure] = [], rank: Int = 1,
        allergens: String = "", figures: Nutrients = Nutrients(), release: String
    ) {
        self.id = id
        self.barcode = barcode
        self.name = name
        self.nameES = nameES
        self.otherNames = otherNames
        self.brand = brand
        self.group = group
        self.serving = serving
        self.servingGrams = servingGrams
        self.usualGrams = usualGrams
        self.measures = measures
        self.rank = rank
        self.allergens = allergens
        self.figures = figures
        self.release = release
    }

    /// Where it comes from: the part of the id before the colon.
    public var source: String { String(id.code.prefix { $0 != ":" }) }

    /// Name and brand: "Nutella (Ferrero)"; the brand is left out where the name says it.
    public var title: String {
        let first = brand.prefix { $0 != "," }
        return first.isEmpty || name.lowercased().contains(first.lowercased()) ? name : "\(name) (\(first))"
    }

    /// As the diary and the arithmetic of portions take it.
    ///
    /// A bare mention means the usual weight, else a serving, else 100 g; the title is its name.
    public var food: Food {
        var measures = measures
        if let servingGrams, !measures.contains(where: { $0.name == "serving" }) {
            measures.append(Measure(name: "serving", grams: servingGrams))
        }
        let usual =
            usualGrams.map { Amount(quantity: $0, unit: .gram) } ?? servingGrams.map { _ in Amount(quantity: 1, unit: Unit("serving")) }
            ?? Amount(quantity: 100, unit: .gram)
        let each = LibraryFood.countable.first { name in measures.contains { $0.name == name } }
        // A product's own package, by whichever name it is called: not any can, but this one.
        if barcode != nil, let packet = measures.first(where: { $0.name == "packet" }) {
            for name in LibraryFood.packages where !measures.contains(where: { $0.name == name }) {
                measures.append(Measure(name: name, grams: packet.grams))
            }
        }
        return Food(
            id: id, name: title, noun: title, spanish: nameES ?? "", group: group, layer: .imported, rank: rank, usual: usual, each: each,
            measures: measures, figures: figures)
    }

    private static let packages = ["can", "bottle", "jar", "carton", "box", "bag", "tub", "pot", "container"]

    /// Measures that a bare count ("two") means, the most telling first; of what has servings nobody eats two packets.
    private static let countable = [
        "each", "piece", "medium", "whole", "biscuit", "cookie", "bar", "slice", "item", "unit", "can", "bottle", "serving", "packet",
    ]
}

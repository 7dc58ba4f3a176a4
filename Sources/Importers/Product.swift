internal import Library
internal import Nutrition

/// A product of Open Food Facts, as any of its exports gives it.
struct Product {
    var code = ""
    /// The main language of the product: "fr".
    var language = ""
    /// The product's name by language; under "" the one without a language.
    var names: [String: String] = [:]
    var genericName = ""
    var brands = ""
    var quantity = ""
    var serving = ""
    var servingQuantity: Double?
    var allergens = ""
    /// Tags from the general to the special: `en:beverages`.
    var categories: [String] = []
    var scans: Double?
    /// Per 100 g, or per serving where `isPerServing`.
    var figures = Nutrients()
    /// Some exports have kilojoules alone, or salt instead of sodium.
    var kilojoules: Double?
    var salt: Double?
    /// Percent by volume.
    var alcohol: Double?
    var isPerServing = false

    enum Outcome {
        case food(LibraryFood)
        case problem(String)
    }

    /// As a food of the library, or why it is none.
    func food(group: (String) -> String) -> Outcome {
        guard !code.isEmpty else { return .problem("no code") }
        guard let barcode = Barcode(code) else { return .problem("wrong code") }
        let (name, spanish, others) = chosenNames
        guard !name.isEmpty else { return .problem("no name") }
        let serving = ServingText(self.serving), package = ServingText(quantity)
        let servingGrams = serving.grams ?? servingQuantity.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
        var figures = completed
        if isPerServing {
            guard let servingGrams else { return .problem("figures per serving, and no weight of one") }
            figures = figures.scaled(by: 100 / servingGrams)
        }
        var measures: [Measure] = []
        MeasureText.add(serving.measure, to: &measures)
        if let grams = package.grams, grams <= 5000 { MeasureText.add(Measure(name: "packet", grams: grams), to: &measures) }
        let isDrink = categories.contains("en:beverages")
        // What is sold by volume has its figures per 100 ml: a litre counts as a kilogram.
        if serving.isVolume || package.isVolume || isDrink { MeasureText.add(Measure(name: "l", grams: 1000), to: &measures) }
        return .food(
            LibraryFood(
                id: FoodID("off:\(barcode.digits)"), barcode: barcode, name: name, nameES: spanish, otherNames: others, brand: shortBrands,
                group: self.group(isDrink: isDrink, group), serving: String(self.serving.prefix(100)), servingGrams: servingGrams, measures: measures,
                rank: rank, allergens: allergens, figures: figures, release: "Open Food Facts"))
    }

    /// English first, then Spanish, then the product's own language, then any.
    private var chosenNames: (name: String, spanish: String?, others: [String]) {
        let order = ["en", "es", language, ""] + names.keys.sorted()
        let texts = (order.compactMap { names[$0] } + [genericName]).map(Product.plain).filter { !$0.isEmpty }
        guard let name = texts.first else { return ("", nil, []) }
        var others: [String] = []
        for other in texts + [Product.plain(genericName)] where !other.isEmpty && other != name && !others.contains(other) && others.count < 8 {
            others.append(other)
        }
        return (name, names["es"].map(Product.plain).flatMap { $0.isEmpty ? nil : $0 }, others)
    }

    /// In one line, with single spaces, of a length that can be shown.
    private static func plain(_ text: String) -> String {
        text.prefix(200).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// At most three brands.
    private var shortBrands: String {
        brands.split(separator: ",").prefix(3).map { Field.text(ArraySlice($0.utf8)) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var completed: Nutrients {
        var figures = figures
        // 1 kcal is 4.184 kJ; salt is 2.5 × sodium. Source: Regulation (EU) No 1169/2011, annexes I and XIV.
        if figures[.energy] == nil, let kilojoules { figures[.energy] = kilojoules / 4.184 }
        if figures[.sodium] == nil, let salt { figures[.sodium] = salt / 2.5 * 1000 }
        // Grams in a millilitre of ethanol at 20 °C.
        if let alcohol, alcohol > 0 { figures[.alcohol] = alcohol * 0.789 }
        return figures
    }

    /// 1 to 5 by how often the product was looked up in a year.
    private var rank: Int {
        guard let scans, scans >= 1 else { return 1 }
        return scans >= 1000 ? 5 : scans >= 100 ? 4 : scans >= 10 ? 3 : 2
    }

    /// The most special tag that tells a group; drinks are told by their own.
    private func group(isDrink: Bool, _ group: (String) -> String) -> String {
        if isDrink { return categories.contains("en:alcoholic-beverages") ? "alcohol" : "drink" }
        for tag in categories.suffix(12).reversed() where tag.hasPrefix("en:") && tag != "en:plant-based-foods-and-beverages" {
            let found = group(tag)
            if !found.isEmpty { return found }
        }
        return ""
    }
}

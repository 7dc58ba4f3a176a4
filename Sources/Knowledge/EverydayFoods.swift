import Nutrition

/// The hand-made layer: `corpora/foods/*.tsv`.
enum EverydayFoods {
    static let columns = ["name", "noun", "also", "source", "usual", "each", "measures", "es", "group", "rank", "kinds", "contains", "raw"]

    static func rows(file: String, text: String, figures: [FoodID: Food]) throws -> [(food: Food, names: [NameIndex.Name])] {
        try Table(file: file, text: text, columns: columns).all.map { row in
            let id = FoodID(String(row["source"]))
            guard let source = figures[id] else { throw row.problem("the source '\(id)' is in no figure table") }
            var measures: [Measure] = try row.list("measures").map { pair in
                let parts = pair.split(separator: "=")
                guard parts.count == 2, let grams = Double(parts[1]), grams > 0 else { throw row.problem("'\(pair)' is not measure=grams") }
                return Measure(name: String(parts[0]), grams: grams)
            }
            // What the layer leaves out the source may know: a tablespoon, a fluid ounce.
            for measure in source.measures where !measures.contains(where: { $0.name == measure.name }) { measures.append(measure) }
            let usual = row["usual"].split(separator: " ", maxSplits: 1)
            guard usual.count == 2, let quantity = Double(usual[0]) else { throw row.problem("'\(row["usual"])' is no usual portion") }
            let unit = Unit(String(usual[1]))
            guard unit.grams != nil || measures.contains(where: { $0.name == unit.name }) else {
                throw row.problem("the usual measure '\(unit.name)' has no weight")
            }
            guard let contents = Contents(row.list("contains")), !row["contains"].isEmpty else {
                throw row.problem("'\(row["contains"])' is no list of contents ('-' for nothing)")
            }
            let raw = row["raw"].isEmpty ? nil : FoodID(String(row["raw"]))
            if let raw, figures[raw] == nil { throw row.problem("the raw form '\(raw)' is in no figure table") }
            let spanish = row.list("es")
            let food = Food(
                id: id, name: String(row["name"]), noun: String(row["noun"]), spanish: spanish.joined(separator: ";"), group: String(row["group"]),
                layer: .everyday, rank: Int(row["rank"]) ?? 1, usual: Amount(quantity: quantity, unit: unit),
                each: row["each"].isEmpty ? nil : String(row["each"]), measures: measures, kinds: row.list("kinds"), contents: contents, raw: raw,
                figures: source.figures)
            let names =
                [NameIndex.Name(food.noun, .noun), .init(food.name, .description)] + row.list("also").map { .init($0, .also) }
                + spanish.map { .init($0, .spanish) }
            return (food, names)
        }
    }
}

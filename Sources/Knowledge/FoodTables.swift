public import Foundation
public import Nutrition

extension FoodTable {
    /// Reads the figure tables and the everyday layer on top of them.
    public init(corpora: URL) throws {
        let figures = corpora.appending(path: "figures")
        let sources: [(name: String, layer: Food.Layer)] = [("sr28", .sr28), ("fndds", .fndds)]
        var rows: [FoodID: Food] = [:]
        var order: [(food: Food, names: [NameIndex.Name])] = []
        for source in sources {
            let portions = try FoodTable.portions(text: read(figures.appending(path: "\(source.name)_portions.tsv")))
            for food in try FoodTable.figureRows(
                file: "\(source.name).tsv", text: read(figures.appending(path: "\(source.name).tsv")), layer: source.layer, portions: portions)
            {
                rows[food.food.id] = food.food
                order.append(food)
            }
        }
        for (file, text) in try tables(in: corpora.appending(path: "composed")) {
            for food in try ComposedFood.rows(file: file, text: text).map({ try $0.dish.food(rows, line: $0.line) }) {
                guard rows.updateValue(food, forKey: food.id) == nil else { throw Duplicate(id: food.id) }
                order.append((food, [NameIndex.Name(food.name, .description)]))
            }
        }
        var builder = Builder()
        for (file, text) in try tables(in: corpora.appending(path: "foods")) {
            for food in try EverydayFoods.rows(file: file, text: text, figures: rows) { builder.add(food.food, names: food.names) }
        }
        for row in order { builder.add(row.food, names: row.names) }
        self = builder.build()
    }

    /// Two rows of one source code, of which only one could count.
    struct Duplicate: Error, CustomStringConvertible {
        let id: FoodID
        var description: String { "'\(id)' stands twice" }
    }

    private static func figureRows(
        file: String, text: String, layer: Food.Layer, portions: [String: [(amount: Double, measure: String, grams: Double)]]
    ) throws -> [(food: Food, names: [NameIndex.Name])] {
        let table = try Table(file: file, text: text, columns: ["source", "group", "name"] + Nutrient.allCases.map(\.key))
        let first = table.header[Nutrient.energy.key]!
        return table.all.map { row in
            let name = String(row["name"])
            let figures = Nutrients(
                row: (first..<first + Nutrient.count).map { place in
                    place < row.cells.count && !row.cells[place].isEmpty ? Float(row.cells[place]) ?? .nan : .nan
                })
            var usual = Amount(quantity: 100, unit: .gram)
            var measures: [Measure] = []
            for portion in portions[String(row["source"])] ?? [] {
                if portion.measure == "usual" {
                    usual = Amount(quantity: portion.grams, unit: .gram)
                } else if let measure = MeasureText.name(of: portion.measure), !measures.contains(where: { $0.name == measure }) {
                    measures.append(Measure(name: measure, grams: portion.grams / portion.amount))
                }
            }
            let each = ["each", "piece", "medium", "whole", "slice", "item"].first { name in measures.contains { $0.name == name } }
            let food = Food(
                id: FoodID(String(row["source"])), name: name, noun: name.lowercased(), layer: layer, usual: usual, each: each,
                measures: measures, figures: figures)
            var names = [NameIndex.Name(name, .description)]
            // A survey name without commas is what people say ("Beef Wellington"); its other names tell kinds of it, not the food itself.
            if layer == .fndds {
                if !name.contains(",") && !name.contains("(") { names.append(.init(name, .survey)) }
                for also in row["also"].split(whereSeparator: { $0 == "," || $0 == ";" }) { names.append(.init(String(also), .description)) }
            }
            return (food, names)
        }
    }

    private static func portions(text: String) throws -> [String: [(amount: Double, measure: String, grams: Double)]] {
        let table = try Table(file: "portions", text: text, columns: ["source", "amount", "measure", "grams"])
        var result: [String: [(Double, String, Double)]] = [:]
        for row in table.all {
            result[String(row["source"]), default: []].append((try row.number("amount"), String(row["measure"]), try row.number("grams")))
        }
        return result
    }
}

/// The tables of a folder in the order of their names; none where there is no folder.
func tables(in folder: URL) throws -> [(file: String, text: String)] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }.sorted().map { file in
        (file, try read(folder.appending(path: file)))
    }
}

/// The wording of a source's household measure, read as one of our measure names.
enum MeasureText {
    /// `cup (4.86 large eggs)` → `cup`, `slice, large (1/4" thick)` → `large slice`; nil for what nobody says.
    static func name(of text: String) -> String? {
        if text.hasPrefix("Guideline") || text.hasPrefix("individual school") || text.contains("yield") { return nil }
        let bare = text.prefix { $0 != "(" }
        let parts = bare.split(separator: ",").map { trimmed($0).lowercased() }.filter { !$0.isEmpty }
        guard let first = parts.first, Unit(first).grams == nil else { return nil }
        let sizes = ["small", "medium", "large", "extra large", "mini", "jumbo"]
        if parts.count > 1, let size = parts.dropFirst().first(where: sizes.contains), !sizes.contains(first) { return "\(size) \(first)" }
        return first
    }
}

internal import Library
internal import Nutrition

/// USDA National Nutrient Database for Standard Reference, the ASCII release: `^` between fields, `~` around texts, no header.
struct StandardReference: FoodSource {
    private let foods: DelimitedReader
    private let values: DelimitedReader
    private let weights: DelimitedReader?
    private var groups: [String: String] = [:]

    init(_ folder: SourceFolder, limit: Int) throws {
        func table(_ path: String, _ columns: [String]) throws -> DelimitedReader {
            try DelimitedReader(path: path, separator: "^", quoting: .none, columns: columns, limit: limit)
        }
        foods = try table(folder.needed("FOOD_DES"), ["ndb_no", "fdgrp_cd", "long_desc", "shrt_desc", "comname"])
        values = try table(folder.needed("NUT_DATA"), ["ndb_no", "nutr_no", "nutr_val"])
        weights = try folder.file("WEIGHT").map { try table($0, ["ndb_no", "seq", "amount", "msre_desc", "gm_wgt"]) }
        if let path = folder.file("FD_GROUP") {
            let reader = try table(path, ["fdgrp_cd", "fdgrp_desc"])
            while let row = try reader.next() { groups[bare(row, 0)] = FoodGroups.group(of: bare(row, 1)) }
        }
    }

    func read(into sink: FoodSink) throws {
        var order: [(food: LibraryFood, line: Int)] = []
        var index: [String: Int] = [:]
        while let row = try foods.next() {
            sink.passed(foods.name)
            let place = ImportReport.Place(file: foods.name, line: row.line)
            if let problem = row.problem {
                sink.skip(problem.rawValue, at: place)
                continue
            }
            let code = bare(row, 0)
            guard code.utf8.count == 5, Int(code) != nil else {
                sink.skip("wrong code", at: place)
                continue
            }
            let common = bare(row, 4)
            let food = LibraryFood(
                id: FoodID("usda:\(code)"), name: bare(row, 2), otherNames: common.isEmpty ? [] : [common], group: groups[bare(row, 1)] ?? "",
                release: "USDA SR")
            if index[code] == nil { index[code] = order.count }
            order.append((food, row.line))
        }
        guard !index.isEmpty else { throw ImportError.nothingUsable(path: foods.path, what: "foods of USDA SR (fields between ^, texts between ~)") }
        try rows(of: values, sink) { row in
            guard let food = index[bare(row, 0)], let amount = row.number(2), let number = Int(bare(row, 1)) else { return false }
            if let nutrient = NutrientCodes.sr[number] { order[food].food.figures[nutrient] = amount }
            return true
        }
        if let weights {
            try rows(of: weights, sink) { row in
                guard let food = index[bare(row, 0)], let grams = row.number(4), grams > 0, let amount = row.number(2), amount > 0 else {
                    return false
                }
                MeasureText.add(MeasureText.measure(bare(row, 3), amount: amount, grams: grams), to: &order[food].food.measures)
                return true
            }
        }
        for (food, line) in order { try sink.put(food, at: .init(file: foods.name, line: line)) }
    }

    /// Goes through a side table; a row of which `use` makes nothing is noted.
    private func rows(of reader: DelimitedReader, _ sink: FoodSink, use: (Row) -> Bool) throws {
        while let row = try reader.next() {
            sink.passed(reader.name)
            if row.problem != nil || !use(row) {
                sink.note(row.problem?.rawValue ?? "row of no food or without a number", at: .init(file: reader.name, line: row.line))
            }
        }
    }

    /// A text without the signs around it.
    private func bare(_ row: Row, _ column: Int) -> String {
        let text = row.text(column)
        return text.hasPrefix("~") && text.hasSuffix("~") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    }
}

internal import Library
internal import Nutrition

/// The Canadian Nutrient File of Health Canada, CSV tables joined by numbers; a measure weighs its conversion factor × 100 g.
struct CanadianFile: FoodSource {
    private let foods: DelimitedReader
    private let amounts: DelimitedReader
    private let factors: DelimitedReader?
    private let measures: DelimitedReader?
    private let groups: DelimitedReader?

    init(_ folder: SourceFolder, limit: Int) throws {
        func table(_ path: String, _ needed: String...) throws -> DelimitedReader { try DelimitedReader(path: path, needed: needed, limit: limit) }
        foods = try table(folder.needed("FOOD NAME", "FOOD NAMES"), "FoodID|food_id", "FoodDescription|food_description")
        amounts = try table(
            folder.needed("NUTRIENT AMOUNT", "NUTRIENT AMOUNTS"), "FoodID|food_id", "NutrientID|nutrient_id|NutrientNameID",
            "NutrientValue|nutrient_value")
        factors = try folder.file("CONVERSION FACTOR", "CONVERSION FACTORS").map {
            try table($0, "FoodID|food_id", "MeasureID|measure_id", "ConversionFactorValue|conversion_factor_value")
        }
        measures = try folder.file("MEASURE NAME", "MEASURE NAMES").map {
            try table($0, "MeasureID|measure_id", "MeasureDescription|measure_description")
        }
        groups = try folder.file("FOOD GROUP", "FOOD GROUPS").map { try table($0, "FoodGroupID|food_group_id", "FoodGroupName|food_group_name") }
    }

    func read(into sink: FoodSink) throws {
        let groups = try names(groups, id: ("FoodGroupID", "food_group_id"), name: ("FoodGroupName", "food_group_name"), sink)
        var order: [(food: LibraryFood, line: Int)] = []
        var index: [Int: Int] = [:]
        let id = foods.column("FoodID", "food_id"), name = foods.column("FoodDescription", "food_description")
        let french = foods.column("FoodDescriptionF", "food_description_f"), group = foods.column("FoodGroupID", "food_group_id")
        while let row = try foods.next() {
            sink.passed(foods.name)
            guard let code = whole(row, id) else {
                sink.skip(row.problem?.rawValue ?? "wrong code", at: .init(file: foods.name, line: row.line))
                continue
            }
            let other = row.text(french)
            let food = LibraryFood(
                id: FoodID("cnf:\(code)"), name: row.text(name), otherNames: other.isEmpty ? [] : [other],
                group: whole(row, group).flatMap { groups[$0] }.map(FoodGroups.group) ?? "", release: "Canadian Nutrient File")
            if index[code] == nil { index[code] = order.count }
            order.append((food, row.line))
        }
        try addAmounts(&order, index, sink)
        try addMeasures(&order, index, sink)
        for (food, line) in order { try sink.put(food, at: .init(file: foods.name, line: line)) }
    }

    private func addAmounts(_ order: inout [(food: LibraryFood, line: Int)], _ index: [Int: Int], _ sink: FoodSink) throws {
        let id = amounts.column("FoodID", "food_id"), code = amounts.column("NutrientID", "nutrient_id", "NutrientNameID")
        let value = amounts.column("NutrientValue", "nutrient_value")
        while let row = try amounts.next() {
            sink.passed(amounts.name)
            guard let food = whole(row, id).flatMap({ index[$0] }), let code = whole(row, code), let amount = row.number(value) else {
                sink.note(row.problem?.rawValue ?? "row of no food or without a number", at: .init(file: amounts.name, line: row.line))
                continue
            }
            let nutrient = NutrientCodes.canadian[code] ?? (NutrientCodes.notCanadian.contains(code) ? nil : NutrientCodes.sr[code])
            if let nutrient { order[food].food.figures[nutrient] = amount }
        }
    }

    private func addMeasures(_ order: inout [(food: LibraryFood, line: Int)], _ index: [Int: Int], _ sink: FoodSink) throws {
        guard let factors else { return }
        let texts = try names(measures, id: ("MeasureID", "measure_id"), name: ("MeasureDescription", "measure_description"), sink)
        let id = factors.column("FoodID", "food_id"), measure = factors.column("MeasureID", "measure_id")
        let value = factors.column("ConversionFactorValue", "conversion_factor_value")
        while let row = try factors.next() {
            sink.passed(factors.name)
            guard let food = whole(row, id).flatMap({ index[$0] }), let text = whole(row, measure).flatMap({ texts[$0] }),
                let factor = row.number(value), factor > 0
            else {
                sink.note(row.problem?.rawValue ?? "row of no food or without a number", at: .init(file: factors.name, line: row.line))
                continue
            }
            MeasureText.add(MeasureText.measure(text, grams: factor * 100), to: &order[food].food.measures)
        }
    }

    private func names(_ reader: DelimitedReader?, id: (String, String), name: (String, String), _ sink: FoodSink) throws -> [Int: String] {
        var found: [Int: String] = [:]
        guard let reader else { return found }
        let (id, name) = (reader.column(id.0, id.1), reader.column(name.0, name.1))
        while let row = try reader.next() {
            sink.passed(reader.name)
            if let number = whole(row, id) { found[number] = row.text(name) }
        }
        return found
    }

    /// A number of the file: `2`, in some releases `2.0`.
    private func whole(_ row: Row, _ column: Int?) -> Int? { row.number(column).flatMap { Int(exactly: $0) } }
}

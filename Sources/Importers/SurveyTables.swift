internal import Library
internal import Nutrition

/// USDA Food and Nutrient Database for Dietary Studies, the "At A Glance" tables saved as CSV: a title, then a header, then rows.
struct SurveyTables: FoodSource {
    private let values: DelimitedReader
    private let foods: DelimitedReader?
    private let portions: DelimitedReader?
    private let groups = FoodGroups()

    init(_ folder: SourceFolder, limit: Int) throws {
        guard let path = folder.file(endingIn: "Nutrient_Values") else { throw folder.missing("FNDDS_Nutrient_Values") }
        values = try DelimitedReader(path: path, needed: ["food code", "main food description", "energy (kcal)"], limit: limit)
        foods = try folder.file(endingIn: "Foods_and_Beverages").map {
            try DelimitedReader(path: $0, needed: ["food code", "additional food description"], limit: limit)
        }
        portions = try folder.file(endingIn: "Portions_and_Weights").map {
            try DelimitedReader(path: $0, needed: ["food code", "portion description", "portion weight (g)"], limit: limit)
        }
    }

    func read(into sink: FoodSink) throws {
        let others = try otherNames(sink)
        var measures = try measures(sink)
        let code = values.column("food code"), name = values.column("main food description"), group = values.column("wweia category description")
        let columns = values.header.enumerated().compactMap { index, name in NutrientCodes.fndds[name].map { (index, $0) } }
        while let row = try values.next() {
            sink.passed(values.name)
            let place = ImportReport.Place(file: values.name, line: row.line)
            let number = row.text(code)
            guard row.problem == nil, number.utf8.count == 8, Int(number) != nil else {
                sink.skip(row.problem?.rawValue ?? "wrong code", at: place)
                continue
            }
            var figures = Nutrients()
            for (column, nutrient) in columns { figures[nutrient] = row.number(column) }
            let portion = measures.removeValue(forKey: number)
            try sink.put(
                LibraryFood(
                    id: FoodID("fndds:\(number)"), name: row.text(name), otherNames: others[number] ?? [],
                    group: groups.group(of: row.text(group)), usualGrams: portion?.usual, measures: portion?.measures ?? [], rank: 2,
                    figures: figures, release: "USDA FNDDS"),
                at: place)
        }
    }

    private func otherNames(_ sink: FoodSink) throws -> [String: [String]] {
        var names: [String: [String]] = [:]
        guard let foods else { return names }
        let code = foods.column("food code"), also = foods.column("additional food description")
        while let row = try foods.next() {
            sink.passed(foods.name)
            if let problem = row.problem { sink.note(problem.rawValue, at: .init(file: foods.name, line: row.line)) }
            let list = row.text(also).split(separator: ";").map { Field.text(ArraySlice($0.utf8)) }.filter {
                !$0.isEmpty && !$0.hasPrefix("NS as to")
            }
            if !list.isEmpty { names[row.text(code)] = Array(list.prefix(30)) }
        }
        return names
    }

    private func measures(_ sink: FoodSink) throws -> [String: (usual: Double?, measures: [Measure])] {
        var found: [String: (usual: Double?, measures: [Measure])] = [:]
        guard let portions else { return found }
        let code = portions.column("food code"), text = portions.column("portion description"), weight = portions.column("portion weight (g)")
        while let row = try portions.next() {
            sink.passed(portions.name)
            guard let grams = row.number(weight), grams > 0 else {
                sink.note(row.problem?.rawValue ?? "portion without a weight", at: .init(file: portions.name, line: row.line))
                continue
            }
            let name = row.text(text)
            if name == "Quantity not specified" {
                found[row.text(code), default: (nil, [])].usual = grams
            } else {
                MeasureText.add(MeasureText.measure(name, grams: grams), to: &found[row.text(code), default: (nil, [])].measures)
            }
        }
        return found
    }
}

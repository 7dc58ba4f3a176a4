internal import Library
internal import Nutrition

/// USDA FoodData Central, a CSV download of one data type or of all: tables joined by `fdc_id`.
///
/// The tables of branded foods are larger than memory and in no order. So foods are taken some at a time, and the side tables read anew for
/// each lot: one lot for all but the branded foods.
struct FoodDataCentral: FoodSource {
    private let folder: SourceFolder
    private let limit: Int
    private let lot: Int
    private let groups = FoodGroups()

    /// - Parameter lot: how many foods are held at a time.
    init(_ folder: SourceFolder, limit: Int, lot: Int = 60_000) throws {
        self.folder = folder
        self.limit = limit
        self.lot = lot
        // What is plainly the wrong folder is found out before anything is written.
        _ = try foods()
        _ = try nutrientTable()
        _ = try values()
    }

    /// The rows that are foods; the others are the samples they were measured on.
    private static let types: Set<String> = ["foundation_food", "sr_legacy_food", "survey_fndds_food", "branded_food"]

    func read(into sink: FoodSink) throws {
        let nutrients = try nutrients()
        let listed = try identifiers("foundation_food")
        let units = try names("measure_unit"), categories = try names("food_category")
        let reader = try foods()
        let id = reader.column("fdc_id"), type = reader.column("data_type"), name = reader.column("description")
        let category = reader.column("food_category_id"), date = reader.column("publication_date")
        var batch = FoodLot()
        func flush() throws {
            guard !batch.isEmpty else { return }
            try addValues(to: &batch, nutrients, sink)
            try addPortions(to: &batch, units, sink)
            try addBrands(to: &batch, sink)
            for index in batch.foods.indices { try sink.put(batch.whole(index), at: .init(file: reader.name, line: batch.lines[index])) }
            batch = FoodLot()
        }
        while let row = try reader.next() {
            sink.passed(reader.name)
            let kind = row.text(type), place = ImportReport.Place(file: reader.name, line: row.line)
            if let problem = row.problem { sink.skip(problem.rawValue, at: place) }
            guard FoodDataCentral.types.contains(kind) else { continue }
            guard let number = row.number(id).flatMap({ Int(exactly: $0) }), number > 0 else {
                sink.skip("wrong code", at: place)
                continue
            }
            // Earlier versions of a food stay in the table of foods, but not in that of foundation foods.
            if kind == "foundation_food", let listed, !listed.contains(number) {
                sink.skip("earlier version of a food", at: place)
                continue
            }
            guard batch.index[number] == nil else {
                sink.skip("code that came before", at: place)
                continue
            }
            let day = row.text(date)
            batch.add(
                LibraryFood(
                    id: FoodID("fdc:\(number)"), name: row.text(name),
                    group: groups.group(of: categories[row.text(category)] ?? row.text(category)),
                    release: "FoodData Central" + (day.isEmpty ? "" : ", \(day)")),
                number: number, line: row.line, isBranded: kind == "branded_food")
            if batch.count >= lot { try flush() }
        }
        try flush()
    }

    private func foods() throws -> DelimitedReader {
        try DelimitedReader(path: folder.needed("food"), needed: ["fdc_id", "data_type", "description"], limit: limit)
    }

    private func values() throws -> DelimitedReader {
        try DelimitedReader(path: folder.needed("food_nutrient"), needed: ["fdc_id", "nutrient_id", "amount"], limit: limit)
    }

    private func nutrientTable() throws -> DelimitedReader {
        try DelimitedReader(path: folder.needed("nutrient"), needed: ["id", "unit_name"], limit: limit)
    }

    /// What a nutrient's id stands for; of several for one nutrient the lowest `choice` counts.
    struct Meaning {
        var nutrient: Nutrient
        var factor: Double
        var choice: UInt8
    }

    /// By the table of nutrients: its numbers are those of SR.
    private func nutrients() throws -> [Int: Meaning] {
        var meanings: [Int: Meaning] = [:]
        let reader = try nutrientTable()
        let id = reader.column("id"), number = reader.column("nutrient_nbr")
        while let row = try reader.next() {
            guard let id = Int(row.text(id)), let number = row.number(number).flatMap({ Int(exactly: $0) }), let nutrient = NutrientCodes.sr[number]
            else {
                continue
            }
            meanings[id] = Meaning(nutrient: nutrient, factor: 1, choice: 0)
        }
        guard !meanings.isEmpty else { throw ImportError.nothingUsable(path: reader.path, what: "nutrient numbers") }
        for (choice, second) in NutrientCodes.fdcSecondChoices.enumerated() where meanings[second.id] == nil {
            meanings[second.id] = Meaning(nutrient: second.nutrient, factor: second.factor, choice: UInt8(choice + 1))
        }
        return meanings
    }

    private func addValues(to batch: inout FoodLot, _ nutrients: [Int: Meaning], _ sink: FoodSink) throws {
        let reader = try values()
        let id = reader.column("fdc_id"), nutrient = reader.column("nutrient_id"), amount = reader.column("amount")
        while let row = try reader.next() {
            sink.passed(reader.name)
            if let problem = row.problem { sink.note(problem.rawValue, at: .init(file: reader.name, line: row.line)) }
            guard let food = batch.index(row.number(id)), let code = row.number(nutrient).flatMap({ Int(exactly: $0) }), let meaning = nutrients[code]
            else { continue }
            guard let value = row.number(amount) else {
                sink.note("value without a number", at: .init(file: reader.name, line: row.line))
                continue
            }
            batch.set(meaning, value, of: food)
        }
    }

    private func addPortions(to batch: inout FoodLot, _ units: [String: String], _ sink: FoodSink) throws {
        guard let path = folder.file("food_portion") else { return }
        let reader = try DelimitedReader(path: path, needed: ["fdc_id", "gram_weight"], limit: limit)
        let id = reader.column("fdc_id"), amount = reader.column("amount"), unit = reader.column("measure_unit_id")
        let text = reader.column("portion_description"), modifier = reader.column("modifier"), weight = reader.column("gram_weight")
        while let row = try reader.next() {
            sink.passed(reader.name)
            guard let food = batch.index(row.number(id)) else { continue }
            guard let grams = row.number(weight), grams > 0 else {
                sink.note(row.problem?.rawValue ?? "portion without a weight", at: .init(file: reader.name, line: row.line))
                continue
            }
            // Survey foods have the whole measure as text, foundation foods a unit with a remark, SR Legacy the remark alone.
            let whole = row.text(text), named = units[row.text(unit)] ?? ""
            if whole == "Quantity not specified" {
                batch.foods[food].usualGrams = grams
            } else if !whole.isEmpty {
                MeasureText.add(MeasureText.measure(whole, grams: grams), to: &batch.foods[food].measures)
            } else {
                let remark = row.text(modifier)
                let name = named.isEmpty || named == "undetermined" ? remark : remark.isEmpty ? named : "\(named), \(remark)"
                MeasureText.add(MeasureText.measure(name, amount: row.number(amount) ?? 1, grams: grams), to: &batch.foods[food].measures)
            }
        }
    }

    private func addBrands(to batch: inout FoodLot, _ sink: FoodSink) throws {
        guard batch.hasBranded, let path = folder.file("branded_food") else { return }
        let reader = try DelimitedReader(path: path, needed: ["fdc_id", "gtin_upc"], limit: limit)
        let id = reader.column("fdc_id"), code = reader.column("gtin_upc"), owner = reader.column("brand_owner"), brand = reader.column("brand_name")
        let size = reader.column("serving_size"), unit = reader.column("serving_size_unit"), household = reader.column("household_serving_fulltext")
        let category = reader.column("branded_food_category")
        while let row = try reader.next() {
            sink.passed(reader.name)
            guard let food = batch.index(row.number(id)) else { continue }
            let name = row.text(brand)
            batch.foods[food].brand = name.isEmpty ? row.text(owner) : name
            batch.foods[food].barcode = Barcode(row.text(code))
            batch.foods[food].group = groups.group(of: row.text(category))
            guard let amount = row.number(size), amount > 0 else { continue }
            let label = ServingText("\(row.text(household)) (\(row.text(size)) \(row.text(unit)))")
            batch.foods[food].serving = row.text(household)
            batch.foods[food].servingGrams = label.grams
            MeasureText.add(label.measure, to: &batch.foods[food].measures)
            // The figures are per 100 ml then: a litre counts as a kilogram.
            if label.isVolume { MeasureText.add(Measure(name: "l", grams: 1000), to: &batch.foods[food].measures) }
        }
    }

    /// The ids of a table, nil when it is not there.
    private func identifiers(_ name: String) throws -> Set<Int>? {
        guard let path = folder.file(name) else { return nil }
        let reader = try DelimitedReader(path: path, needed: ["fdc_id"], limit: limit)
        var found: Set<Int> = []
        while let row = try reader.next() { if let id = Int(row.text(reader.column("fdc_id"))) { found.insert(id) } }
        return found
    }

    /// The names of a small table by id, empty when it is not there.
    private func names(_ name: String) throws -> [String: String] {
        var found: [String: String] = [:]
        guard let path = folder.file(name) else { return found }
        let reader = try DelimitedReader(path: path, needed: ["id", "name|description"], limit: limit)
        while let row = try reader.next() { found[row.text(reader.column("id"))] = row.text(reader.column("name", "description")) }
        return found
    }
}

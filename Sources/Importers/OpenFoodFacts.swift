internal import Library
internal import Nutrition

/// Open Food Facts: the CSV exports (tab-separated, columns by name) or JSON Lines, told apart by the first byte; a file, or a folder of them.
struct OpenFoodFacts: FoodSource {
    private let sources: [Source]

    private enum Source {
        case table(ProductTable)
        case lines(ByteLines)
    }

    init(_ path: String, limit: Int) throws {
        let paths: [String]
        do {
            _ = try ByteLines(path: path)
            paths = [path]
        } catch ImportError.isFolder {
            let folder = try SourceFolder(path)
            paths = folder.files(["csv", "tsv", "jsonl", "json"])
            if paths.isEmpty { throw folder.missing("file of products (.csv, .tsv, .jsonl)") }
        }
        sources = try paths.map { path in
            let first = try ByteLines(path: path, limit: limit).next()?.bytes.first { $0 != 32 }
            return first == UInt8(ascii: "{")
                ? .lines(try ByteLines(path: path, limit: limit)) : .table(try ProductTable(path: path, limit: limit))
        }
    }

    func read(into sink: FoodSink) throws {
        let groups = FoodGroups()
        func group(_ tag: String) -> String { groups.group(of: String(tag.dropFirst(3))) }
        func put(_ product: Product, _ place: ImportReport.Place) throws {
            switch product.food(group: group) {
            case .food(let food): try sink.put(food, at: place)
            case .problem(let reason): sink.skip(reason, at: place)
            }
        }
        for source in sources { try read(source, into: sink, put: put) }
    }

    private func read(_ source: Source, into sink: FoodSink, put: (Product, ImportReport.Place) throws -> Void) throws {
        switch source {
        case .table(let table):
            while let row = try table.reader.next() {
                sink.passed(table.reader.name)
                let place = ImportReport.Place(file: table.reader.name, line: row.line)
                if let problem = row.problem { sink.skip(problem.rawValue, at: place) } else { try put(table.product(row), place) }
            }
        case .lines(let lines):
            while let line = try lines.next() {
                sink.passed(lines.name)
                let place = ImportReport.Place(file: lines.name, line: line.number)
                if line.isTooLong {
                    sink.skip("line too long", at: place)
                } else if let product = Product(json: line.bytes) {
                    try put(product, place)
                } else if line.isUnfinished, line.bytes.first == UInt8(ascii: "{") {
                    throw ImportError.cutOff(path: lines.path, line: line.number)
                } else if !Field.trimmed(line.bytes).isEmpty {
                    sink.skip("no JSON object", at: place)
                }
            }
        }
    }
}

/// The columns of a CSV export. One layout has `X_100g`, in grams; the other `X_value` with `X_unit`, per 100 g or per serving.
struct ProductTable {
    let reader: DelimitedReader
    private let names: [(language: String, column: Int)]
    private let amounts: [(nutrient: Nutrient, column: Int, unit: Int?)]
    private let other: [String: Int?]

    init(path: String, limit: Int) throws {
        func open(_ quoting: DelimitedReader.Quoting) throws -> DelimitedReader {
            try DelimitedReader(path: path, needed: ["code"], quoting: quoting, limit: limit)
        }
        let plain = try open(.none)
        // The daily export of all products does not quote; those of a selection do.
        let isPlain = plain.header.contains { $0.hasSuffix("_100g") } && plain.separator == UInt8(ascii: "\t")
        reader = isPlain ? plain : try open(.double)
        let header = reader.header
        names = header.enumerated().compactMap { index, name in
            if name == "product_name" { return ("", index) }
            return name.hasPrefix("product_name_") ? (String(name.dropFirst("product_name_".count)), index) : nil
        }
        guard !names.isEmpty else { throw ImportError.header(path: path, needed: ["code", "product_name"]) }
        let reader = reader
        func unit(_ name: String) -> Int? { reader.column("\(name)_unit") }
        amounts = (NutrientCodes.off.sorted { $0.key < $1.key } + [("energy-kcal", .energy)]).compactMap { name, nutrient in
            reader.column("\(name)_100g", "\(name)_value").map { (nutrient, $0, reader.column("\(name)_100g") == nil ? unit(name) : nil) }
        }
        func either(_ name: String) -> Int? { reader.column("\(name)_100g", "\(name)_value") }
        other = [
            "code": reader.column("code"), "lc": reader.column("lc", "lang"), "generic_name": reader.column("generic_name", "generic_name_en"),
            "brands": reader.column("brands"), "quantity": reader.column("quantity"), "serving_size": reader.column("serving_size"),
            "serving_quantity": reader.column("serving_quantity"), "allergens": reader.column("allergens_tags", "allergens"),
            "categories": reader.column("categories_tags"), "scans": reader.column("unique_scans_n"), "per": reader.column("nutrition_data_per"),
            "kj": either("energy-kj"), "energy": either("energy"), "energy_unit": unit("energy"), "salt": either("salt"),
            "salt_unit": reader.column("salt_100g") == nil ? unit("salt") : nil, "alcohol": either("alcohol"),
        ]
    }

    func product(_ row: Row) -> Product {
        func column(_ name: String) -> Int? { other[name] ?? nil }
        func text(_ name: String) -> String { unquoted(row.text(column(name))) }
        var product = Product()
        product.code = text("code")
        product.language = text("lc")
        for (language, column) in names where !row.bytes(column).isEmpty { product.names[language] = unquoted(row.text(column)) }
        product.genericName = text("generic_name")
        product.brands = text("brands")
        product.quantity = text("quantity")
        product.serving = text("serving_size")
        product.servingQuantity = row.number(column("serving_quantity"))
        product.allergens = Product.allergens(text("allergens").split(separator: ",").map(String.init))
        product.categories = text("categories").split(separator: ",").map(String.init)
        product.scans = row.number(column("scans"))
        product.isPerServing = text("per") == "serving" && column("kj").map { reader.header[$0].hasSuffix("_value") } ?? true
        for (nutrient, column, unit) in amounts {
            guard let value = row.number(column) else { continue }
            if nutrient == .energy {
                product.figures[.energy] = value
            } else if let factor = unit.map({ Product.grams(row.text($0), nutrient) }) ?? 1 {
                product.figures[nutrient] = value * factor * NutrientCodes.fromGrams(nutrient)
            }
        }
        product.kilojoules = row.number(column("kj"))
        // `energy_100g` is in kJ; `energy_value` is in its unit.
        if let energy = row.number(column("energy")), product.kilojoules == nil, product.figures[.energy] == nil {
            if text("energy_unit").lowercased() == "kcal" { product.figures[.energy] = energy } else { product.kilojoules = energy }
        }
        product.salt = row.number(column("salt")).flatMap { value in
            column("salt_unit").map { Product.grams(row.text($0), .sodium) } ?? 1
        }.flatMap { factor in row.number(column("salt")).map { $0 * factor } }
        product.alcohol = row.number(column("alcohol"))
        return product
    }

    /// A cell of an export without quoting may still be quoted by whoever made it.
    private func unquoted(_ text: String) -> String {
        guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1 else { return text }
        return String(text.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
}

extension Product {
    /// From one object of the JSON export; nil for what is no object.
    init?(json: ArraySlice<UInt8>) {
        guard let fields = JSONFields(json, wanted: { Product.wanted.contains($0) || $0.hasPrefix("product_name_") }) else { return nil }
        code = fields.text("code")
        language = fields.text("lc")
        for name in fields.names where name.hasPrefix("product_name") {
            let language = String(name.dropFirst("product_name_".count))
            if language.utf8.count <= 3 { names[language] = fields.text(name) }
        }
        genericName = fields.text("generic_name")
        brands = fields.text("brands")
        quantity = fields.text("quantity")
        serving = fields.text("serving_size")
        servingQuantity = fields.number("serving_quantity")
        allergens = Product.allergens(fields.list("allergens_tags"))
        categories = fields.list("categories_tags")
        scans = fields.number("unique_scans_n")
        guard let amounts = fields.object("nutriments", wanted: { $0.hasSuffix("_100g") }) else { return }
        for (name, nutrient) in NutrientCodes.off {
            if let grams = amounts.number(name + "_100g") { figures[nutrient] = grams * NutrientCodes.fromGrams(nutrient) }
        }
        figures[.energy] = amounts.number("energy-kcal_100g")
        kilojoules = amounts.number("energy-kj_100g") ?? amounts.number("energy_100g")
        salt = amounts.number("salt_100g")
        alcohol = amounts.number("alcohol_100g")
    }

    private static let wanted: Set<String> = [
        "code", "lc", "product_name", "generic_name", "brands", "quantity", "serving_size", "serving_quantity", "allergens_tags", "categories_tags",
        "unique_scans_n", "nutriments",
    ]

    /// Tags without their language: "milk, nuts".
    static func allergens(_ tags: [String]) -> String {
        tags.prefix(30).map { tag in
            let bare = tag.dropFirst(tag.dropFirst(2).hasPrefix(":") ? 3 : 0)
            return Field.text(ArraySlice(bare.utf8)).lowercased().replacing("-", with: " ")
        }.filter { !$0.isEmpty && $0 != "none" }.joined(separator: ", ")
    }

    /// How many grams one of a label's unit is; nil for a unit that says no amount (% of a daily value).
    ///
    /// International units: 0.3 µg of retinol, 0.025 µg of vitamin D, 0.67 mg of vitamin E. Source: 21 CFR 101.9(c)(8)(iv).
    static func grams(_ unit: String, _ nutrient: Nutrient) -> Double? {
        switch unit.lowercased() {
        case "", "g", "gr": 1
        case "mg": 0.001
        case "µg", "μg", "mcg", "ug": 0.000_001
        case "kg": 1000
        case "iu", "ui", "ie":
            switch nutrient {
            case .vitaminA: 0.000_000_3
            case .vitaminD: 0.000_000_025
            case .vitaminE: 0.000_67
            default: nil
            }
        default: nil
        }
    }
}

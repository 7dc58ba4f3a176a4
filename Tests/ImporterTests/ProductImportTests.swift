import Foundation
import Library
import Nutrition
import Testing

@testable import Importers

/// Open Food Facts in its three shapes.
@Suite struct ProductImportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    func run(_ text: String, name: String = "products.csv", preview: Bool = false, limit: Int = 8 << 20) throws -> FoodImport {
        try FoodImport.run(.off, path: scratch.file(name, text), library: scratch.library, preview: preview, limit: limit)
    }

    func food(_ barcode: String) throws -> LibraryFood { try #require(try Library(path: scratch.library).food(barcode: barcode)) }

    static let header =
        "code\tproduct_name\tbrands\tquantity\tserving_size\tallergens\tcategories_tags\tunique_scans_n\tenergy-kj_100g\tenergy-kcal_100g\tproteins_100g\tfat_100g\tsalt_100g\tvitamin-c_100g\talcohol_100g\n"

    @Test func theDailyExport() throws {
        let report = try run(
            ProductImportTests.header
                + "5449000000996\tCola\tFizz Co\t330 ml\t250 ml\t\ten:beverages,en:sodas\t1200\t180\t42\t0\t0\t0\t0.03\t\n"
                + "96385074\t\"Stray quote\tNuts R\t1 kg\t2 biscuits (25 g)\ten:milk,en:nuts\ten:snacks\t\t418.4\t\t5\t3\t2.5\t\t\n"
                + "12345678\tWrong check digit\t\t\t\t\t\t\t1\t1\t1\t1\t1\t\t\n" + "\tNo code\t\t\t\t\t\t\t1\t1\t1\t1\t1\t\t\n"
                + "4006381333931\t\t\t\t\t\t\t\t1\t1\t1\t1\t1\t\t\n" + "0012345678905\tNothing known\t\t\t\t\t\t\t\t\t\t\t\t\t\n"
                + "4006381333931\tToo much\t\t\t\t\t\t\t\t951\t\t\t\t\t\n" + "4006381333931\tToo heavy\t\t\t\t\t\t\t\t\t101\t\t\t\t\n"
                + "4006381333931\tBelow nothing\t\t\t\t\t\t\t\t\t-1\t\t\t\t\n" + "5449000000996\tCola again\t\t\t\t\t\t\t\t42\t\t\t\t\t\n"
                + "4006381333931\tBeer\tHop\t\t\t\ten:beverages,en:alcoholic-beverages\t\t\t43\n"
        ).report
        #expect(report.read == 11 && report.added == 4)
        #expect(
            report.skipped.map { "\($0.reason) \($0.places[0])" } == [
                "wrong code products.csv:4", "no code products.csv:5", "no name products.csv:6",
                "more than 950 kcal in 100 g products.csv:8", "more than 100 g of a nutrient in 100 g products.csv:9",
                "negative amount products.csv:10", "code that came before products.csv:11",
            ])
        // Known by its number alone: what it holds stays unknown.
        #expect(report.notes.map(\.reason) == ["product without nutrients, kept for its barcode"])
        #expect(try food("0012345678905").figures.known.isEmpty)
        let cola = try food("5449000000996")
        #expect(cola.title == "Cola (Fizz Co)" && cola.group == "drink" && cola.rank == 5 && cola.figures[.energy] == 42)
        #expect(cola.figures[.vitaminC].map { abs($0 - 30) < 1e-4 } == true)
        #expect(cola.food.portion(Amount(quantity: 330, unit: Unit("ml"))).grams == 330)
        #expect(cola.food.usualPortion.grams == 250)
        let nuts = try food("96385074")
        #expect(nuts.name == "\"Stray quote" && nuts.allergens == "milk, nuts")
        #expect(nuts.figures[.energy].map { abs($0 - 100) < 1e-4 } == true && nuts.figures[.sodium] == 1000)
        #expect(nuts.food.portion(Amount(quantity: 3)).grams == 37.5)
        #expect(nuts.food.grams(of: "packet") == 1000)
        #expect(try food("4006381333931").group == "alcohol")
    }

    @Test func anExportWithValuesAndUnits() throws {
        let report = try run(
            "code\tlc\tproduct_name_de\tproduct_name_es\tproduct_name_fr\tserving_size\tnutrition_data_per\tenergy-kj_value\tenergy-kcal_value\tproteins_value\tproteins_unit\tsodium_value\tsodium_unit\tvitamin-d_value\tvitamin-d_unit\n"
                + "5449000000996\tfr\tKeks\t\t\"Biscuit\nau \"\"lait\"\"\"\t40 g\tserving\t\t100\t4\tg\t200\tmg\t40\tIU\n"
                + "4006381333931\tde\tKeks\tGalleta\t\t\t100g\t418.4\t\t4\tg\t\t\t5\t% DV\n" + "96385074\tde\tKeks\t\t\t\tserving\t\t100\n"
        ).report
        #expect(report.added == 2 && report.skipped.map(\.reason) == ["figures per serving, and no weight of one"])
        let french = try food("5449000000996")
        #expect(french.name == "Biscuit au \"lait\"" && french.otherNames == ["Keks"])
        #expect(french.figures[.energy] == 250 && french.figures[.protein] == 10 && french.figures[.sodium] == 500)
        #expect(french.figures[.vitaminD].map { abs($0 - 2.5) < 1e-5 } == true)
        let german = try food("4006381333931")
        #expect(german.name == "Galleta" && german.nameES == "Galleta" && german.figures[.vitaminD] == nil)
    }

    @Test func jsonLines() throws {
        let long = "{\"code\":\"96385074\",\"product_name\":\"\(String(repeating: "x", count: 5000))\"}\n"
        let report = try run(
            #"{"_id":"x","code":"5449000000996","lc":"fr","images":{"a":[1,{"b":"}"}]},"product_name":"Cr\u00e8me \ud83c\udf6e","product_name_en":"","brands":"A,B","quantity":"1 l","nutriments":{"energy-kcal_100g":"42","fat_100g":0.5,"vitamin-c_100g":0.012,"salt_100g":0.1,"fat":9},"categories_tags":["en:beverages"],"allergens_tags":["en:milk"],"unique_scans_n":15}"#
                + "\n" + #"{"code":5449000000996,"product_name":null}"# + "\n{\"code\":\"4006381333931\",\n[]\nnonsense\n\n" + long,
            name: "products.jsonl",
            limit: 4000
        ).report
        #expect(report.added == 1 && report.read == 6)
        #expect(report.skipped.map { "\($0.reason) \($0.count)" } == ["no name 1", "no JSON object 3", "line too long 1"])
        let cream = try food("5449000000996")
        #expect(cream.name == "Crème 🍮" && cream.brand == "A, B" && cream.allergens == "milk" && cream.rank == 3 && cream.group == "drink")
        #expect(cream.figures[.vitaminC].map { abs($0 - 12) < 1e-4 } == true && cream.figures[.sodium] == 40 && cream.figures[.fat] == 0.5)
    }

    @Test func againIsUnchangedAndNewFiguresChange() throws {
        func row(_ code: String, _ name: String, _ energy: Int) -> String { "\(code)\t\(name)\t\t\t\t\t\t\t\t\(energy)\n" }
        let first = ProductImportTests.header + row("5449000000996", "Cola", 42) + row("4006381333931", "Oat drink", 40)
        #expect(try run(first).report.added == 2)
        let again = try run(first).report
        #expect(again.added == 0 && again.changed == 0 && again.unchanged == 2)
        let second = ProductImportTests.header + row("5449000000996", "Cola light", 1) + row("96385074", "Water", 0)
        let preview = try run(second, preview: true)
        #expect(preview.report.added == 1 && preview.report.changed == 1 && preview.first.map(\.name) == ["Cola light", "Water"])
        let library = Library(path: scratch.library)
        #expect(try library.search("cola").map(\.name) == ["Cola"])
        let changed = try run(second).report
        #expect(changed.added == 1 && changed.changed == 1 && changed.unchanged == 0)
        #expect(try library.search("cola").map(\.name) == ["Cola light"])
        #expect(try library.search("light").map(\.name) == ["Cola light"])
        #expect(try library.counts() == ["off": 3])
    }

    @Test func whatIsCutOffChangesNothing() throws {
        let whole = ProductImportTests.header + "5449000000996\tCola\t\t\t\t\t\t\t\t42\n4006381333931\tOat drink\t\t\t\t\t\t\t\t40\n"
        #expect(throws: ImportError.self) { try run(String(whole.dropLast(6))) }
        #expect(try Library(path: scratch.library).counts().isEmpty)
        #expect(throws: ImportError.self) { try run("{\"code\":\"5449000000996\",\"product_name\":\"a\"}\n{\"code\":\"40063", name: "p.jsonl") }
        #expect(try run(whole).report.added == 2)
    }

    @Test func aPreviewMakesNoFile() throws {
        let preview = try run(ProductImportTests.header + "5449000000996\tCola\t\t\t\t\t\t\t\t42\n", preview: true)
        #expect(preview.report.added == 1)
        #expect(!FileManager.default.fileExists(atPath: scratch.library))
        #expect(preview.report.text(of: "foods", isPreview: true) == "Read 1 foods: 1 would be added, 0 changed, 0 unchanged, 0 skipped.")
    }

    @Test func wrongFilesAreRefused() throws {
        let path = scratch.folder + "/products.csv"
        #expect(throws: ImportError.header(path: path, needed: ["code"])) { try run("a\tb\n1\t2\n") }
        #expect(throws: ImportError.header(path: path, needed: ["code", "product_name"])) { try run("code\tb\n1\t2\n") }
        #expect(throws: ImportError.empty(path: path)) { try run("") }
        #expect(throws: ImportError.packed(path: path, format: "gzip")) {
            try FoodImport.run(.off, path: scratch.file("products.csv", bytes: [0x1f, 0x8b, 8, 0, 0]), library: scratch.library)
        }
        #expect(throws: ImportError.self) { try FoodImport.run(.off, path: path, library: nil) }
        #expect(throws: ImportError.self) { try FoodImport.run(.csv, path: path, library: scratch.library) }
        #expect(!FileManager.default.fileExists(atPath: scratch.library))
    }

    @Test func aFolderOfExportsIsOneImport() throws {
        try scratch.file("b.jsonl", #"{"code":"5449000000996","product_name":"Second","nutriments":{"fat_100g":1}}"#)
        try scratch.file("a.tsv", ProductImportTests.header + "5449000000996\tFirst\t\t\t\t\t\t\t\t42\n")
        let report = try FoodImport.run(.off, path: scratch.folder, library: scratch.library).report
        #expect(report.added == 1 && report.skipped.first?.places.first == .init(file: "b.jsonl", line: 1))
        #expect(try food("5449000000996").name == "First")
    }

    @Test(
        arguments: [
            ("30 g", 30, nil, nil), ("7,5g", 7.5, nil, nil), ("2 biscuits (25 g)", 25, "biscuit", 12.5), ("1 cup (240 ml)", 240, "cup", 240),
            ("1 portion (125 g)", 125, nil, nil), ("9 gotas (0,45 ml)", 0.45, "gota", 0.05), ("3 oz", 85.048569375, nil, nil), ("12", nil, nil, nil),
            ("1/2 can (1,5 dl)", 150, "can", 300), ("", nil, nil, nil), ("999999 kg", nil, nil, nil), ("a lot", nil, nil, nil),
        ] as [(String, Double?, String?, Double?)])
    func servings(text: String, grams: Double?, measure: String?, one: Double?) {
        let serving = ServingText(text)
        #expect(serving.grams.map { ($0 * 1e6).rounded() } == grams.map { ($0 * 1e6).rounded() })
        #expect(serving.measure?.name == measure)
        #expect(serving.measure.map { ($0.grams * 1e6).rounded() } == one.map { ($0 * 1e6).rounded() })
    }

    @Test(
        arguments: [
            ("1 cup, diced", 132, "cup", 132), ("1 slice, large (1/4\" thick)", 43, "large slice", 43), ("1 tablespoon", 14, "tbsp", 14),
            ("2 tbsp", 30, "tbsp", 15), ("1 1/2 cups", 300, "cup", 200), ("1 oz", 28, nil, nil), ("Guideline amount", 5, nil, nil),
            ("1 cup", 0, nil, nil),
            ("0 cups", 5, nil, nil), ("250ml", 250, "cup", 236.588),
        ] as [(String, Double, String?, Double?)])
    func measures(text: String, grams: Double, name: String?, one: Double?) {
        let measure = MeasureText.measure(text, grams: grams)
        #expect(measure?.name == name)
        #expect(measure?.grams == one)
    }

    @Test func categoriesTellTheGroup() {
        for (category, group) in [
            ("Milk, whole", "dairy"), ("Fruits and Fruit Juices", "fruit"), ("Chicken, whole pieces", "poultry"), ("Beer", "alcohol"), ("Steak", ""),
            ("watermelons", ""), ("Baby Foods", ""), ("Ready-to-eat cereal, higher sugar", "cereal"), ("Apple juice", "drink"),
        ] {
            #expect(FoodGroups.group(of: category) == group, "\(category)")
        }
    }

    @Test func everyCodeTableNamesANutrientOnce() {
        for table in [
            Array(NutrientCodes.sr.values), Array(NutrientCodes.off.values), Array(NutrientCodes.fndds.values), Array(NutrientCodes.canadian.values),
        ] {
            #expect(Set(table).count == table.count)
        }
        #expect(Set(NutrientCodes.sr.values).count == Nutrient.count)
    }
}

import Foundation
import Library
import Nutrition
import Testing

@testable import Importers

/// The importers of tables: a few rows of each, whole and broken.
@Suite struct TableImportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    func run(_ kind: ImportKind, _ path: String? = nil, preview: Bool = false, limit: Int = 8 << 20) throws -> FoodImport {
        try FoodImport.run(kind, path: path ?? scratch.folder, library: scratch.library, preview: preview, limit: limit)
    }

    func food(_ id: String) throws -> LibraryFood { try #require(try Library(path: scratch.library).food(id: FoodID(id))) }

    // MARK: USDA SR

    func writeSR(values: String = "~01001~^~208~^717^\r\n~01001~^~307~^643^\r\n~01002~^~208~^0^\r\n") throws {
        let names = "~01001~^~0100~^~Butter, salted~^~BUTTER~^~~^\r\n~01002~^~0100~^~Cr\u{e8}me~^~CREME~^~Rahm~^\r\n"
        try scratch.file("FOOD_DES.txt", bytes: names.unicodeScalars.map { UInt8($0.value) })
        try scratch.file("NUT_DATA.txt", values)
        try scratch.file("FD_GROUP.txt", "~0100~^~Dairy and Egg Products~\r\n")
        try scratch.file(
            "WEIGHT.txt",
            "~01001~^1^1^~pat (1\" sq)~^5.0^^\r\r\n~01001~^2^2^~cup, diced~^454^^\r\n~01001~^3^1^~tbsp~^-14.2^^\r\n~01001~^4^1^~oz~^28.35^\r\n")
    }

    @Test func standardReference() throws {
        try writeSR()
        let result = try run(.sr)
        #expect(result.report.read == 2 && result.report.added == 2 && result.report.skippedCount == 0)
        // The tablespoon weighs less than nothing.
        #expect(result.report.notes.map(\.count) == [1])
        #expect(result.report.notes.first?.places == [.init(file: "WEIGHT.txt", line: 3)])
        let butter = try food("usda:01001")
        #expect(butter.figures[.energy] == 717 && butter.figures[.sodium] == 643 && butter.figures[.protein] == nil)
        #expect(butter.measures == [Measure(name: "pat", grams: 5), Measure(name: "cup", grams: 227)])
        #expect(butter.group == "dairy")
        let cream = try food("usda:01002")
        #expect(cream.name == "Crème" && cream.otherNames == ["Rahm"] && cream.figures[.energy] == 0)
    }

    /// Half of the values would make foods look as if the others were unknown.
    @Test func aTruncatedFileChangesNothing() throws {
        try writeSR(values: "~01001~^~208~^717^\r\n~01002~^~208~^345^\r\n~01002~^~307~^30^\r\n")
        #expect(try run(.sr).report.added == 2)
        try writeSR(values: "~01001~^~208~^717^\r\n~01002~^~208~^345^\r\n~01002~^~30")
        #expect(throws: ImportError.cutOff(path: scratch.folder + "/NUT_DATA.txt", line: 3)) { try run(.sr) }
        #expect(try food("usda:01002").figures[.sodium] == 30)
    }

    @Test func aFolderWithoutTheFilesIsNamed() throws {
        #expect(throws: ImportError.files(folder: scratch.folder, needed: ["FOOD_DES"])) { try run(.sr) }
        #expect(throws: ImportError.files(folder: scratch.folder, needed: ["FNDDS_Nutrient_Values"])) { try run(.fndds) }
        #expect(throws: ImportError.files(folder: scratch.folder, needed: ["FOOD NAME"])) { try run(.cnf) }
        #expect(throws: ImportError.files(folder: scratch.folder, needed: ["food"])) { try run(.fdc) }
        // No library was made for them.
        #expect(!FileManager.default.fileExists(atPath: scratch.library))
        let zip = try scratch.file("sr28.zip", bytes: [0x50, 0x4b, 3, 4, 0, 0])
        #expect(throws: ImportError.packed(path: zip, format: "zip")) { try run(.sr) }
        #expect(throws: ImportError.packed(path: zip, format: "zip")) { try run(.sr, zip) }
        #expect(throws: ImportError.missing(path: "/nowhere/at/all")) { try run(.sr, "/nowhere/at/all") }
    }

    @Test func otherTablesUnderTheSameNamesAreRefused() throws {
        try scratch.file("FOOD_DES.txt", "a,b\n1,2\n")
        try scratch.file("NUT_DATA.txt", "a,b\n1,2\n")
        #expect(
            throws: ImportError.nothingUsable(path: scratch.folder + "/FOOD_DES.txt", what: "foods of USDA SR (fields between ^, texts between ~)")
        ) {
            try run(.sr)
        }
        #expect(try Library(path: scratch.library).counts().isEmpty)
    }

    // MARK: FoodData Central

    func writeFDC(values: String) throws {
        try scratch.file(
            "food.csv",
            #"""
            "fdc_id","data_type","description","food_category_id","publication_date"
            "10","sample_food","HUMMUS SAMPLE","16","2019-04-01"
            "11","foundation_food","Hummus","16","2024-04-01"
            "12","foundation_food","Hummus","16","2019-04-01"
            "13","branded_food","OAT BAR","","2023-01-01"
            "13","branded_food","OAT BAR","","2023-01-01"
            "14","survey_fndds_food","Soup, ""hot""","","2023-01-01"
            """#)
        try scratch.file("foundation_food.csv", "fdc_id,NDB_number\n11,1\n")
        try scratch.file(
            "nutrient.csv",
            "id,name,unit_name,nutrient_nbr\n1008,Energy,KCAL,208\n2048,Energy,KCAL,958\n2047,Energy,KCAL,957\n1003,Protein,G,203\n1110,D,IU,324\n1114,D,UG,328\n"
        )
        try scratch.file("food_nutrient.csv", "id,fdc_id,nutrient_id,amount\n" + values)
        try scratch.file("measure_unit.csv", "id,name\n1001,tablespoon\n9999,undetermined\n")
        try scratch.file("food_category.csv", "id,code,description\n16,1600,Legumes and Legume Products\n")
        try scratch.file(
            "food_portion.csv",
            """
            id,fdc_id,amount,measure_unit_id,portion_description,modifier,gram_weight
            1,11,2.0,1001,,,33.9
            2,11,1,9999,,container,250
            3,14,,9999,1 cup,10205,240
            4,14,,9999,Quantity not specified,90000,300
            5,14,,9999,1 bowl,1,-3
            """)
        try scratch.file(
            "branded_food.csv",
            "fdc_id,brand_owner,brand_name,gtin_upc,serving_size,serving_size_unit,household_serving_fulltext,branded_food_category\n"
                + "13,Mill Co,Oaty,00012345678905,42,g,2 BARS,Cereal Bars\n")
    }

    @Test func foodDataCentral() throws {
        try writeFDC(
            values:
                "1,11,2047,230\n2,11,2048,229\n3,11,1003,7.35\n4,13,1008,400\n5,13,1110,40\n6,14,2047,50\n7,14,1008,48\n8,10,1008,999\n9,14,1003,x\n")
        let report = try run(.fdc).report
        #expect(report.added == 3)
        #expect(report.skipped.map(\.reason) == ["earlier version of a food", "code that came before"])
        #expect(report.notes.map(\.count).sorted() == [1, 1])
        let hummus = try food("fdc:11")
        #expect(hummus.figures[.energy] == 229 && hummus.figures[.protein].map { abs($0 - 7.35) < 1e-5 } == true)
        #expect(hummus.group == "legume")
        #expect(hummus.measures == [Measure(name: "tbsp", grams: 16.95), Measure(name: "container", grams: 250)])
        let bar = try #require(try Library(path: scratch.library).food(barcode: "012345678905"))
        #expect(bar.id == FoodID("fdc:13") && bar.brand == "Oaty" && bar.servingGrams == 42 && bar.figures[.vitaminD] == 1)
        #expect(bar.measures == [Measure(name: "bar", grams: 21)])
        #expect(bar.food.portion(Amount(quantity: 2)).grams == 42)
        let soup = try food("fdc:14")
        #expect(soup.name == "Soup, \"hot\"" && soup.figures[.energy] == 48 && soup.usualGrams == 300)
        #expect(soup.food.usualPortion.grams == 300)
    }

    @Test func foodsInSeveralLotsAreTheSame() throws {
        try writeFDC(values: "1,14,1008,48\n2,13,1008,400\n3,11,2047,230\n")
        let sink = FoodSink(progress: { _ in }) { _ in .added }
        try FoodDataCentral(SourceFolder(scratch.folder), limit: 1 << 20, lot: 1).read(into: sink)
        #expect(sink.first.compactMap { $0.figures[.energy] } == [230, 400, 48])
    }

    @Test func aWrongHeaderIsNamed() throws {
        try writeFDC(values: "1,11,2047,230\n")
        let path = try scratch.file("food_nutrient.csv", "one,two\n1,2\n")
        #expect(throws: ImportError.header(path: path, needed: ["fdc_id", "nutrient_id", "amount"])) { try run(.fdc) }
    }

    /// The last of the tables is wrong: what came before it is not kept.
    @Test func whatFailsInTheMiddleLeavesTheLibraryAsItWas() throws {
        try writeFDC(values: "1,11,2047,230\n2,13,1008,400\n")
        _ = try run(.fdc)
        try writeFDC(values: "1,11,2047,999\n2,13,1008,500\n")
        try scratch.file("branded_food.csv", "no,such,columns\n")
        #expect(throws: ImportError.self) { try run(.fdc) }
        #expect(try food("fdc:11").figures[.energy] == 230)
        #expect(try Library(path: scratch.library).counts() == ["fdc": 2])
    }

    // MARK: FNDDS and the Canadian file

    @Test func surveyTables() throws {
        try scratch.file(
            "FNDDS_Nutrient_Values.csv",
            "\"FNDDS Nutrient Values\n2021-2023, at a glance\",,,,\nFood code,Main food description,WWEIA Category description,Energy (kcal),\"Sugars, total\n(g)\"\n"
                + "11100000,\"Milk, NFS\",\"Milk, whole\",52,4.8\n1,Short,,1,1\n11111000,Milk shake,Milk shakes,,\n")
        try scratch.file(
            "Foods_and_Beverages.csv",
            "\"Foods\n2021\",,\nFood code,Main food description,Additional food description\n11100000,\"Milk, NFS\",leche; NS as to fat;  moo juice\n"
        )
        try scratch.file(
            "Portions_and_Weights.csv",
            "\"Portions\n2021\",,\nFood code,Portion description,\"Portion weight\n(g)\"\n11100000,1 cup,244\n11100000,Quantity not specified,200\n11100000,1 fl oz,0\n"
        )
        let report = try run(.fndds).report
        #expect(report.added == 1)
        #expect(report.skipped.map(\.reason) == ["wrong code", "no nutrients"])
        #expect(report.notes.map(\.count) == [1])
        let milk = try food("fndds:11100000")
        #expect(milk.otherNames == ["leche", "moo juice"] && milk.usualGrams == 200 && milk.figures[.sugars].map { abs($0 - 4.8) < 1e-5 } == true)
        #expect(try Library(path: scratch.library).search("moo juice").map(\.id.code) == ["fndds:11100000"])
    }

    @Test(arguments: [true, false])
    func canadianFile(isOriginal: Bool) throws {
        let names =
            isOriginal
            ? "FoodID,FoodGroupID,FoodDescription,FoodDescriptionF\n2,22,Cheese souffle,Souffl\u{e9}\n3,1,Bad,\n"
            : "food_id,food_group_id,food_description,food_description_f\n2.0,22.0,Cheese souffle,Souffl\u{e9}\n3.0,1.0,Bad,\n"
        try scratch.file(isOriginal ? "FOOD NAME.csv" : "FoodNames.csv", bytes: names.unicodeScalars.map { UInt8($0.value) })
        try scratch.file(
            isOriginal ? "NUTRIENT AMOUNT.csv" : "NutrientAmounts.csv",
            (isOriginal ? "FoodID,NutrientID,NutrientValue\n" : "food_id,nutrient_id,nutrient_value\n")
                + "2,208,196\n2,814,150\n2,320,1\n2,339,0.5\n3,208,-5\n99,208,1\n")
        try scratch.file(
            isOriginal ? "CONVERSION FACTOR.csv" : "ConversionFactor.csv",
            (isOriginal ? "FoodID,MeasureID,ConversionFactorValue\n" : "food_id,measure_id,conversion_factor_value\n") + "2,341,0.5\n2,7,1.2\n2,8,1\n"
        )
        try scratch.file(
            isOriginal ? "MEASURE NAME.csv" : "MeasureNames.csv",
            (isOriginal ? "MeasureID,MeasureDescription\n" : "measure_id,measure_description\n") + "341,125ml diced\n7,1 slice (10 cm)\n")
        let report = try run(.cnf).report
        #expect(report.added == 1 && report.skipped.map(\.reason) == ["negative amount"])
        let souffle = try food("cnf:2")
        #expect(souffle.otherNames == ["Soufflé"] && souffle.figures[.vitaminA] == 150 && souffle.figures[.vitaminD] == 0.5)
        #expect(souffle.food.portion(Amount(quantity: 250, unit: Unit("ml"))).grams.rounded() == 100)
        #expect(souffle.food.grams(of: "slice") == 120)
        #expect(try Library(path: scratch.library).search("souffle").count == 1)
    }
}

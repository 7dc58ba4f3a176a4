import Nutrition
import Testing

@testable import Importers

@Suite struct DiaryReaderTests {
    static let today = Day(year: 2026, month: 11, day: 21)

    /// Reads a file to its end.
    static func read(_ text: String, as kind: ImportKind = .csv, name: String = "diary.csv") throws -> (rows: [DiaryRow], report: ImportReport) {
        let scratch = try Scratch()
        let reader = try DiaryReader(path: try scratch.file(name, text), kind: kind, today: today)
        var report = ImportReport()
        try reader.survey(&report)
        var rows: [DiaryRow] = []
        while let row = try reader.next(&report) { rows.append(row) }
        return (rows, report)
    }

    private func day(_ month: Int, _ day: Int) -> Day { Day(year: 2026, month: month, day: day) }

    @Test func myFitnessPalHasARowForEachMeal() throws {
        let (rows, report) = try Self.read(
            """
            Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note
            2026-11-18,Breakfast,430.5,15.0,5.0,1.0,2.0,0.0,50.0,600.0,70,70.0,3.0,20.0,25.0,10,20,15,8,
            2026-11-18,Meal 3,"1,050",,,,,,,,,,,,,,,,,"busy, very"
            Totals,,1480,,,,,,,,,,,,,,,,,
            """, as: .myfitnesspal)
        #expect(rows.count == 2 && report.read == 3)
        #expect(rows[0].food == nil && rows[0].meal == .breakfast && rows[0].day == day(11, 18) && rows[0].quantity == 1)
        let figures = rows[0].nutrients
        #expect(figures[.energy] == 430.5 && figures[.saturatedFat] == 5 && figures[.transFat] == 0 && figures[.potassium] == 70)
        // Percent of a value that nobody names.
        #expect(figures[.calcium] == nil && figures[.vitaminA] == nil)
        #expect(rows[1].meal == .snack && rows[1].group == "Meal 3" && rows[1].nutrients[.energy] == 1050)
        #expect(rows[1].nutrients[.fat] == nil, "an empty cell is unknown")
        #expect(report.skipped.map(\.reason) == ["a total, not a food"])
        #expect(report.warnings.contains { $0.contains("calcium_mg") } && report.warnings.contains { $0.contains("snacks now: 1") })
    }

    @Test func myFitnessPalsFoodsEndInTheirAmounts() throws {
        let (rows, _) = try Self.read(
            "Date,Meal,Food,Calories,Protein (g)\n2026-01-05,Lunch,\"Campus - Burrito, Loco, 1.5 cups\",300,10\n2026-01-05,Lunch,\"Shake, vanilla\",160,30\n",
            as: .myfitnesspal)
        #expect(rows[0].food == "Campus - Burrito, Loco" && rows[0].quantity == 1.5 && rows[0].unit == "cup" && rows[0].grams == nil)
        #expect(rows[1].food == "Shake, vanilla" && rows[1].quantity == 1 && rows[1].unit == "serving")
    }

    @Test func cronometerHasUnitsInItsHeader() throws {
        let (rows, report) = try Self.read(
            """
            Day,Time,Group,Food Name,Amount,Energy (kcal),Caffeine (mg),B1 (Thiamine) (mg),B12 (Cobalamin) (µg),Folate (µg),Vitamin A (IU),Vitamin D (IU),Carbs (g),Net Carbs (g),Saturated (g),Trans-Fats (g),Category
            2026-11-19,9:15 AM,Breakfast,"Oats, rolled",58.00 g,220.40,0.00,0.27,0.5,18.6,10,400,39.3,33.4,0.7,0.0,Cereal Grains
            2026-11-19,1:00 PM,Uncategorized,Coffee,2.00 cup,2.4,95 mg,—,,4.7,,,0,0,n/a,0,Beverages
            2026-11-19,,Uncategorized,Chili,1.00 full recipe,-5,,,,,,,,,,,
            """, as: .cronometer)
        #expect(rows.count == 2)
        #expect(rows[0].minute == 555 && rows[0].grams == 58 && rows[0].unit == "g" && rows[0].meal == .breakfast)
        #expect(rows[0].nutrients[.vitaminD] == 10 && rows[0].nutrients[.thiamin] == 0.27 && rows[0].nutrients[.vitaminB12] == 0.5)
        #expect(rows[0].nutrients[.carbohydrate] == 39.3 && rows[0].nutrients[.vitaminA] == nil && rows[0].nutrients[.transFat] == 0)
        #expect(rows[1].minute == 780 && rows[1].meal == .lunch && rows[1].quantity == 2 && rows[1].unit == "cup")
        #expect(rows[1].nutrients[.caffeine] == 95 && rows[1].nutrients[.thiamin] == nil && rows[1].nutrients[.saturatedFat] == nil)
        #expect(report.skipped.map(\.reason) == ["negative energy"] && report.skipped[0].places.map(\.description) == ["diary.csv:4"])
        #expect(report.warnings.contains { $0.contains("vitamin a (iu)") })
    }

    @Test func loseItLeavesDeletedRowsAndExerciseOut() throws {
        let header = "Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g),Protein (g)\n"
        let (rows, report) = try Self.read(
            header + """
                11/17/2026,Apple,fruit,Snacks,1,Each,95,0,0.3,0.5
                11/17/2026,Cake,dessert,Snacks,1,Slice,400,1,18,4
                11/17/2026,Pie,dessert,Snacks,1,Slice,400,true,18,4
                11/17/2026,Running,run,Exercise,30,Minutes,-300,0,n/a,n/a
                11/16/2026,Chicken,c,Dinner,6,Ounces,280,false,n/a,52
                """, as: .loseit)
        #expect(rows.map(\.food) == ["Apple", "Chicken"] && rows.map(\.meal) == [.snack, .dinner] && rows.map(\.unit) == ["item", "oz"])
        #expect(rows[1].grams.map { abs($0 - 170.097) < 0.001 } == true && rows[1].nutrients[.fat] == nil)
        #expect(report.skipped.map { "\($0.count) \($0.reason)" } == ["2 deleted in the app", "1 exercise, not food"])
        let newer = try Self.read(
            "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted\n2026-06-16,Yogurt,i,Breakfast,2,Servings,120,false\n", as: .loseit)
        #expect(newer.rows.map(\.meal) == [.breakfast] && newer.rows.map(\.unit) == ["serving"])
    }

    @Test func foodDataCentralsNamesAreColumns() throws {
        let (rows, _) = try Self.read(
            """
            date,food,amount,Energy (KCAL),Protein (G),"Total lipid (fat) (G)","Carbohydrate, by difference (G)","Fiber, total dietary (G)","Sodium, Na (MG)","Vitamin C, total ascorbic acid (MG)","Vitamin D (D2 + D3) (UG)","Fatty acids, total saturated (G)",Vitamin B-6 (MG)
            "Nov 12, 2026 8:30 PM",Orange,1 large (184 g),86.5,1.73,0.2,21.6,4.4,0,97.9,0,0.03,0.1
            """)
        let row = try #require(rows.first)
        #expect(row.day == day(11, 12) && row.minute == 1230 && row.meal == .dinner && row.grams == 184 && row.unit == "large")
        let expected: [Nutrient: Double] = [
            .energy: 86.5, .protein: 1.73, .fat: 0.2, .carbohydrate: 21.6, .fiber: 4.4, .sodium: 0, .vitaminC: 97.9, .vitaminD: 0,
            .saturatedFat: 0.03,
            .vitaminB6: 0.1,
        ]
        #expect(Dictionary(uniqueKeysWithValues: row.nutrients.known.map { ($0.nutrient, $0.amount) }) == expected)
    }

    @Test func spanishTablesHaveDecimalCommas() throws {
        let (rows, report) = try Self.read(
            """
            Fecha;Comida;Alimento;Cantidad;Energía (kJ);Proteínas (g);Hidratos de carbono (g);Sal (g);Azúcares
            13/11/2026;Desayuno;Tostada;2 rebanadas;836,8;6,5;1.234;1,5;2
            14/11/2026;Merienda;Piña;1/2 taza;300;5;6;-;—
            12/10/2026;Almuerzo;Arroz;1;1000;;;;
            5 de octubre de 2026;Cena;Flan;125 g;418,4;;;;
            """)
        #expect(rows.map(\.day) == [day(11, 13), day(11, 14), day(10, 12), day(10, 5)])
        #expect(rows.map(\.meal) == [.breakfast, .snack, .lunch, .dinner])
        #expect(rows.map { "\($0.quantity) \($0.unit)" } == ["2.0 slice", "0.5 cup", "1.0 serving", "125.0 g"])
        #expect(rows[0].nutrients[.energy] == 200 && rows[3].nutrients[.energy] == 100)
        #expect(rows[0].nutrients[.protein] == 6.5 && rows[0].nutrients[.carbohydrate] == 1234 && rows[0].nutrients[.sodium] == 600)
        #expect(rows[1].nutrients[.sodium] == nil && rows[1].nutrients[.sugars] == nil && rows[1].food == "Piña")
        #expect(report.warnings.isEmpty)
    }

    @Test func latinOneIsReadToo() throws {
        let scratch = try Scratch()
        let text = "Fecha;Alimento;Energ\u{ED}a (kcal)\n2026-11-01;Pi\u{F1}a;50\n"
        let reader = try DiaryReader(
            path: try scratch.file("a.csv", bytes: text.unicodeScalars.map { UInt8($0.value) }), kind: .csv, today: Self.today)
        var report = ImportReport()
        let row = try #require(try reader.next(&report))
        #expect(row.food == "Piña" && row.nutrients[.energy] == 50)
    }

    @Test func whatCannotBeIsCountedByReason() throws {
        let (rows, report) = try Self.read(
            """
            date,food,amount,grams,calories,sodium
            ,Milk,1,,100,
            soon,Milk,1,,100,
            2026-13-01,Milk,1,,100,
            2037-01-01,Milk,1,,100,
            1830-01-01,Milk,1,,100,
            2026-11-01,Milk,-1,,100,
            2026-11-01,Milk,0,,100,
            2026-11-01,Milk,1,-5,100,
            2026-11-01,Milk,9999999,,100,
            2026-11-01,Milk,1,,-100,
            2026-11-01,Milk,1,,100,-1
            2026-11-01,Milk,1,,99999999,
            2026-11-01,,1,,,
            2026-11-01,Daily Total,1,,100,
            2026-11-01,Milk,1,,100,"an open quote
            2026-11-01,Good,1,,100,
            """)
        #expect(rows.map(\.food) == ["Good"])
        #expect(report.read == 16 && report.skippedCount == 15)
        let reasons = [
            "no date": 1, "a date that is none": 2, "a date far in the future": 1, "a date before 1900": 1, "a negative amount": 2,
            "an amount of zero": 1,
            "an amount that cannot be": 1, "negative energy": 1, "a negative figure": 1, "a figure that cannot be": 1, "nothing in it": 1,
            "a total, not a food": 1, "quote without an end": 1,
        ]
        #expect(Dictionary(uniqueKeysWithValues: report.skipped.map { ($0.reason, $0.count) }) == reasons)
        #expect(report.skipped.first { $0.reason == "a date that is none" }?.places.map(\.line) == [3, 4])
    }

    @Test func wrongFilesAreRefusedWithAHint() throws {
        func problem(_ text: String, _ kind: ImportKind) throws -> String {
            do {
                _ = try Self.read(text, as: kind)
                return ""
            } catch { return "\(error)" }
        }
        #expect(try problem("Date,Energy (kcal),Protein (g),Completed\n2026-09-24,2712.4,158.3,true\n", .cronometer).contains("servings.csv"))
        #expect(try problem("Date,Food cals,Exercise cals,Budget cals\n2026-09-24,2712,1,1\n", .loseit).contains("food-logs.csv"))
        #expect(try problem("Date,Calories\n2026-09-24,2712\n", .myfitnesspal).contains("Nutrition Summary"))
        #expect(try problem("Date,Calories\n2026-09-24,2712\n", .csv).contains("\"food\" or \"meal\""))
        #expect(
            try problem("Date,Exercise,Type,Exercise Calories,Exercise Minutes\n2024-01-15,Running,Cardio,350,30\n", .myfitnesspal).contains(
                "exercise"))
        #expect(try problem("Date,Body Fat %,Weight\n2024-01-15,18.5,175\n", .myfitnesspal).contains("measurements"))
        #expect(try problem("Day,Time,Group,Metric,Unit,Amount\n2026-01-01,08:00,Vitals,Weight,kg,80\n", .cronometer).contains("measurements"))
        #expect(try problem("Date,Note\n2026-09-24,x\n", .csv).contains("'food' or 'meal'"))
        #expect(try problem("a,b\n1,2\n", .csv).contains("header"))
    }

    @Test func rowsThatAreAlikeAreCounted() throws {
        let text =
            "date,meal,food,calories\n2026-11-01,Lunch,Coffee,2\n2026-11-01,Lunch,Tea,2\n2026-11-01,Lunch,Coffee,2\n2026-11-02,Lunch,Coffee,2\n"
        let rows = try Self.read(text).rows
        #expect(rows.map(\.occurrence) == [1, 1, 2, 1])
        #expect(rows[0].identity(of: .csv) == rows[2].identity(of: .csv) && rows[0].identity(of: .csv) != rows[0].identity(of: .loseit))
    }

    @Test func ourOwnExportIsKnown() throws {
        let (rows, _) = try Self.read(
            "date,time,meal,food,food_id,quantity,unit,grams,energy_kcal,vitamin_d_ug,noun,said,assumed,portion_source\r\n"
                + "2026-11-21,08:05,breakfast,\"Egg, whole\",usda:01123,2,large,100,143,2.05,egg,'=eggs,unit food,measure\r\n"
                + "2026-11-21,,snack,'-Bar-,\"x'; DROP\",1,piece,,,,,,,nonsense\r\n")
        let egg = rows[0]
        #expect(egg.foodID == FoodID("usda:01123") && egg.noun == "egg" && egg.said == "=eggs" && egg.minute == 485)
        #expect(egg.assumed == [.unit, .food] && egg.portionSource == .measure && egg.quantity == 2 && egg.unit == "large" && egg.grams == 100)
        #expect(egg.nutrients[.vitaminD] == 2.05)
        #expect(rows[1].food == "-Bar-" && rows[1].foodID == nil && rows[1].portionSource == nil && rows[1].nutrients == Nutrients())
    }
}

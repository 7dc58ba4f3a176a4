import Nutrition
import Testing

@testable import Importers

@Suite struct DiaryGrammarTests {
    @Test(arguments: [
        ("2026-11-05", "2026-11-05"), ("2026/11/5", "2026-11-05"), ("2026-11-05T08:10:00Z", "2026-11-05"), ("11/05/2026", "2026-11-05"),
        ("11/05/26 8:10 AM", "2026-11-05"), ("5.11.2026", "2026-11-05"), ("Nov 5, 2026", "2026-11-05"), ("5 November 2026", "2026-11-05"),
        ("Thursday, November 5, 2026", "2026-11-05"), ("5-Nov-26", "2026-11-05"), ("5 de noviembre de 2026", "2026-11-05"),
        ("2026 nov. 5", "2026-11-05"), ("1 ene 2026", "2026-01-01"), ("31 dic 2026", "2026-12-31"),
    ])
    func aDayIsRead(text: String, day: String) { #expect(DiaryDates().day(text)?.description == day) }

    @Test(arguments: [
        "", "yesterday", "2026-02-30", "13/13/2026", "11/05", "5", "Nov", "99999-01-01", "1/2/3/4", "-1/2/2026", String(repeating: "9", count: 500),
    ])
    func whatIsNoDayIsNone(text: String) { #expect(DiaryDates().day(text) == nil) }

    @Test func theFileTellsItsOrder() {
        func evidence(_ texts: String...) -> DiaryDates.Evidence {
            var evidence = DiaryDates.Evidence()
            for text in texts { evidence.note(text) }
            return evidence
        }
        #expect(evidence("03/04/2026", "13/04/2026").order == .dayFirst)
        #expect(evidence("03/04/2026", "04/13/2026").order == .monthFirst)
        #expect(evidence("03/04/2026").order == .monthFirst && evidence("03/04/2026").isGuess)
        #expect(!evidence("03/03/2026").isGuess && !evidence("2026-03-04").isGuess && !evidence("03/04/2026", "13/04/2026").isGuess)
        #expect(DiaryDates(order: .dayFirst).day("03/04/2026") == Day(year: 2026, month: 4, day: 3))
    }

    @Test(arguments: [
        ("07:30", 450), ("7:30 AM", 450), ("12:00 AM", 0), ("12:15 pm", 735), ("7 PM", 1140), ("19:45:10", 1185), ("7:30 p. m.", 1170),
        ("2026-11-21T07:30:00-05:00", 450), ("Nov 12, 2026 8:30 PM", 1230), ("1:05\u{202f}PM", 785),
    ])
    func aTimeIsRead(text: String, minute: Int) { #expect(DiaryDates.minute(text) == minute) }

    @Test(arguments: ["", "breakfast", "2026-11-21", "11/21/2026", "Nov 12, 2026", "25:00", "7:75", "13:00 PM", "7"])
    func whatIsNoTimeIsNone(text: String) { #expect(DiaryDates.minute(text) == nil) }

    @Test func numbersComeWithTheirUnits() {
        func read(_ text: String, comma: Bool = false) -> String? {
            DiaryNumbers(commaIsPoint: comma).value(Array(text.utf8)[...]).map { "\($0.number) \($0.unit)" }
        }
        #expect(read("95 mg") == "95.0 mg" && read("1,234") == "1234.0 " && read("12,5") == "12.5 " && read("1.5e-3") == "0.0015 ")
        #expect(read("1.234,5", comma: true) == "1234.5 " && read("1.234", comma: true) == "1234.0 " && read("12.5", comma: true) == "12.5 ")
        #expect(read("0.125", comma: true) == "0.125 " && read("-3") == "-3.0 ")
        for text in ["", "—", "-", "n/a", "tr", "<1", "NaN", "inf", "1-2", "١", String(repeating: "1", count: 60)] {
            #expect(read(text) == nil, "\(text)")
        }
    }

    @Test func theFileTellsItsDecimalMark() {
        func isComma(_ texts: String...) -> Bool {
            var evidence = DiaryNumbers.Evidence()
            for text in texts { evidence.note(Array(text.utf8)[...]) }
            return evidence.isComma
        }
        #expect(isComma("12,5") && isComma("1.234,5") && isComma("1.234", "0,5 g") && isComma("1.234.567"))
        #expect(!isComma("12.5") && !isComma("1,234.5") && !isComma("1,234") && !isComma("1.234") && !isComma("1,234,567"))
    }

    @Test(
        arguments: [
            ("2.00 large", 2, "large", nil), ("1 1/2 cups", 1.5, "cup", nil), ("½ cup", 0.5, "cup", nil), ("1½ tazas", 1.5, "cup", nil),
            ("100 g", 100, "g", 100), ("100g", 100, "g", 100), ("2 oz", 2, "oz", 56.69904625), ("1 cup (240 g)", 1, "cup", 240),
            ("2 slices (28 g)", 2, "slice", nil), ("1 large - 50g", 1, "large", 50), ("1.00 full recipe", 1, "full recipe", nil),
            ("3", 3, "serving", nil),
            ("1 serving(s)", 1, "serving", nil), ("8.00 fl oz", 8, "fl oz", nil), ("2 x 30 g", 60, "g", 60), ("0", 0, "serving", nil),
            ("-1 cup", -1, "cup", nil),
        ] as [(String, Double, String, Double?)])
    func anAmountIsRead(text: String, quantity: Double, unit: String, grams: Double?) throws {
        let amount = try #require(DiaryNumbers().amount(text))
        #expect(amount.quantity == quantity && amount.unit == unit)
        #expect(amount.grams.map { abs($0 - (grams ?? -1)) < 1e-9 } ?? (grams == nil))
    }

    @Test(arguments: ["", "some", "a cup", "n/a"])
    func whatIsNoAmountIsNone(text: String) { #expect(DiaryNumbers().amount(text) == nil) }

    @Test(
        arguments: [
            ("Breakfast", .breakfast), ("DESAYUNO", .breakfast), ("Lunch", .lunch), ("Almuerzo", .lunch), ("Comida", .lunch), ("Dinner", .dinner),
            ("Cena", .dinner),
            ("Snacks", .snack), ("Merienda", .snack), ("Afternoon Snack", .snack), ("Breakfast 2", .breakfast), ("Meal 3", nil), ("", nil),
            ("Pre-Workout", nil),
        ] as [(String, Meal?)])
    func aMealIsKnownByItsName(name: String, meal: Meal?) { #expect(Meal(named: name) == meal) }

    @Test func columnsAreFiguresInTheirUnits() throws {
        func figure(_ header: String) throws -> String? { try DiaryFigure(header: header).map { "\($0.nutrient.key) \($0.factor)" } }
        #expect(try figure("energy (kj)") == "energy_kcal \(1 / 4.184)" && figure("kj") == "energy_kcal \(1 / 4.184)")
        #expect(try figure("sodium (g)") == "sodium_mg 1000.0" && figure("salt") == "sodium_mg 400.0" && figure("sal (g)") == "sodium_mg 400.0")
        #expect(
            try figure("selenium (mg)") == "selenium_ug 1000.0" && figure("vitamin k (mcg)") == "vitamin_k_ug 1.0"
                && figure("iron (µg)") == "iron_mg 0.001")
        #expect(
            try figure("net carbs (g)") == nil && figure("added sugars (g)") == nil && figure("note") == nil && figure("protein_g") == "protein_g 1.0"
        )
        for header in ["vitamin a (iu)", "calcium (%)", "iron % dv", "energy (g)", "protein (kcal)"] {
            #expect(throws: DiaryFigure.Problem.self) { try figure(header) }
        }
    }

    @Test func ofTwoEnergiesTheOneInKilocaloriesCounts() {
        #expect(DiaryColumns(["date", "energy (kj)", "energy (kcal)"]).figures.map(\.column) == [2])
        #expect(DiaryColumns(["date", "calories", "energy (kj)"]).figures.map(\.column) == [1])
    }
}

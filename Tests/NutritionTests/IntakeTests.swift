import Foundation
@testable import Knowledge
import Nutrition
import Testing

/// Cells of the reference tables, with the values published by the National Academies.
@Suite struct IntakeTests {
    var intakes: IntakeTable { get throws { try Corpora.knowledge.intakes } }

    private static let man = Profile(sex: .male, age: 25), woman = Profile(sex: .female, age: 25)

    private static func person(_ code: String, _ age: Int) -> Profile {
        switch code {
        case "m": Profile(sex: .male, age: age)
        case "f": Profile(sex: .female, age: age)
        case "p": Profile(sex: .female, age: age, state: .pregnant(trimester: nil))
        case "l": Profile(sex: .female, age: age, state: .lactating(halfYear: nil))
        default: Profile(age: age)
        }
    }

    /// Who (m, f, pregnant, lactating), age, kind, nutrient, value: summary tables of the Dietary Reference Intakes.
    @Test(arguments: [
        ("f", 2, "RDA", Nutrient.calcium, 700.0), ("m", 5, "RDA", .calcium, 1000), ("f", 12, "RDA", .calcium, 1300), ("m", 60, "RDA", .calcium, 1000),
        ("f", 60, "RDA", .calcium, 1200), ("m", 75, "RDA", .calcium, 1200), ("p", 16, "RDA", .calcium, 1300), ("l", 30, "RDA", .calcium, 1000),
        ("f", 30, "EAR", .calcium, 800), ("m", 12, "UL", .calcium, 3000), ("m", 40, "UL", .calcium, 2500), ("f", 60, "UL", .calcium, 2000),
        ("f", 25, "RDA", .iron, 18), ("m", 25, "RDA", .iron, 8), ("f", 16, "RDA", .iron, 15), ("m", 16, "RDA", .iron, 11), ("f", 55, "RDA", .iron, 8),
        ("p", 30, "RDA", .iron, 27), ("l", 30, "RDA", .iron, 9), ("l", 17, "RDA", .iron, 10), ("f", 30, "EAR", .iron, 8.1),
        ("p", 30, "EAR", .iron, 22),
        ("m", 30, "UL", .iron, 45), ("f", 10, "UL", .iron, 40), ("m", 30, "RDA", .magnesium, 400), ("m", 40, "RDA", .magnesium, 420),
        ("f", 30, "RDA", .magnesium, 310), ("f", 40, "RDA", .magnesium, 320), ("p", 17, "RDA", .magnesium, 400), ("f", 30, "UL", .magnesium, 350),
        ("m", 30, "RDA", .phosphorus, 700), ("f", 15, "RDA", .phosphorus, 1250), ("m", 30, "UL", .phosphorus, 4000),
        ("p", 30, "UL", .phosphorus, 3500),
        ("m", 75, "UL", .phosphorus, 3000), ("m", 30, "RDA", .zinc, 11), ("f", 30, "RDA", .zinc, 8), ("p", 30, "RDA", .zinc, 11),
        ("l", 30, "RDA", .zinc, 12), ("f", 16, "RDA", .zinc, 9), ("m", 30, "UL", .zinc, 40), ("m", 30, "EAR", .zinc, 9.4),
        ("m", 30, "RDA", .copper, 0.9), ("p", 30, "RDA", .copper, 1.0), ("l", 30, "RDA", .copper, 1.3), ("m", 30, "UL", .copper, 10),
        ("m", 30, "AI", .manganese, 2.3), ("f", 30, "AI", .manganese, 1.8), ("m", 30, "UL", .manganese, 11), ("f", 30, "RDA", .selenium, 55),
        ("p", 30, "RDA", .selenium, 60), ("l", 30, "RDA", .selenium, 70), ("f", 30, "UL", .selenium, 400), ("m", 30, "AI", .fluoride, 4000),
        ("f", 30, "AI", .fluoride, 3000), ("m", 6, "AI", .fluoride, 1000), ("m", 30, "UL", .fluoride, 10000), ("m", 30, "RDA", .vitaminA, 900),
        ("f", 30, "RDA", .vitaminA, 700), ("p", 30, "RDA", .vitaminA, 770), ("l", 30, "RDA", .vitaminA, 1300), ("m", 2, "RDA", .vitaminA, 300),
        ("f", 30, "EAR", .vitaminA, 500), ("f", 30, "UL", .vitaminA, 3000), ("f", 30, "UL", .retinol, 3000), ("m", 6, "UL", .retinol, 900),
        ("m", 30, "RDA", .vitaminC, 90), ("f", 30, "RDA", .vitaminC, 75), ("l", 30, "RDA", .vitaminC, 120), ("f", 5, "RDA", .vitaminC, 25),
        ("m", 30, "UL", .vitaminC, 2000), ("m", 30, "EAR", .vitaminC, 75), ("f", 30, "RDA", .vitaminD, 15), ("m", 75, "RDA", .vitaminD, 20),
        ("f", 30, "EAR", .vitaminD, 10), ("f", 30, "UL", .vitaminD, 100), ("m", 2, "UL", .vitaminD, 63), ("m", 30, "RDA", .vitaminE, 15),
        ("l", 30, "RDA", .vitaminE, 19), ("m", 30, "UL", .vitaminE, 1000), ("m", 30, "AI", .vitaminK, 120), ("f", 30, "AI", .vitaminK, 90),
        ("f", 16, "AI", .vitaminK, 75), ("m", 30, "RDA", .thiamin, 1.2), ("f", 30, "RDA", .thiamin, 1.1), ("p", 30, "RDA", .thiamin, 1.4),
        ("m", 30, "RDA", .riboflavin, 1.3), ("l", 30, "RDA", .riboflavin, 1.6), ("m", 30, "RDA", .niacin, 16), ("p", 30, "RDA", .niacin, 18),
        ("m", 30, "UL", .niacin, 35), ("m", 30, "AI", .pantothenicAcid, 5), ("l", 30, "AI", .pantothenicAcid, 7), ("m", 60, "RDA", .vitaminB6, 1.7),
        ("f", 30, "RDA", .vitaminB6, 1.3), ("p", 30, "RDA", .vitaminB6, 1.9), ("m", 30, "UL", .vitaminB6, 100), ("m", 30, "RDA", .folate, 400),
        ("p", 30, "RDA", .folate, 600), ("l", 30, "RDA", .folate, 500), ("m", 30, "EAR", .folate, 320), ("m", 30, "UL", .folicAcid, 1000),
        ("f", 30, "RDA", .vitaminB12, 2.4), ("p", 30, "RDA", .vitaminB12, 2.6), ("l", 30, "RDA", .vitaminB12, 2.8), ("m", 30, "AI", .choline, 550),
        ("f", 30, "AI", .choline, 425), ("p", 30, "AI", .choline, 450), ("m", 30, "UL", .choline, 3500), ("m", 30, "RDA", .protein, 56),
        ("f", 30, "RDA", .protein, 46), ("p", 30, "RDA", .protein, 71), ("m", 2, "RDA", .protein, 13), ("f", 30, "RDA", .carbohydrate, 130),
        ("p", 30, "RDA", .carbohydrate, 175), ("l", 30, "RDA", .carbohydrate, 210), ("m", 30, "AI", .fiber, 38), ("m", 60, "AI", .fiber, 30),
        ("f", 30, "AI", .fiber, 25), ("f", 60, "AI", .fiber, 21), ("p", 30, "AI", .fiber, 28), ("m", 30, "AI", .linoleicAcid, 17),
        ("f", 60, "AI", .linoleicAcid, 11), ("m", 30, "AI", .ala, 1.6), ("f", 30, "AI", .ala, 1.1), ("m", 30, "AI", .water, 3700),
        ("f", 30, "AI", .water, 2700), ("l", 30, "AI", .water, 3800),
        // The report of 2019.
        ("m", 30, "AI", .sodium, 1500), ("f", 75, "AI", .sodium, 1500), ("m", 2, "AI", .sodium, 800), ("m", 5, "AI", .sodium, 1000),
        ("f", 30, "CDRR", .sodium, 2300), ("m", 10, "CDRR", .sodium, 1800), ("m", 30, "AI", .potassium, 3400), ("f", 30, "AI", .potassium, 2600),
        ("m", 15, "AI", .potassium, 3000), ("p", 30, "AI", .potassium, 2900), ("l", 17, "AI", .potassium, 2500),
    ])
    func cells(who: String, age: Int, kind: String, nutrient: Nutrient, amount: Double) throws {
        let found = try intakes.intake(try #require(Intake.Kind(rawValue: kind)), nutrient, for: IntakeTests.person(who, age))
        #expect(found.map { abs($0.amount - amount) < 1e-9 } == true, "\(who) \(age) \(kind) \(nutrient): \(found?.amount ?? -1)")
        #expect(found?.source.hasPrefix("DRI ") == true)
    }

    @Test func amountsPerKilogramNeedAWeight() throws {
        #expect(try intakes.intake(.ear, .protein, for: IntakeTests.man) == nil)
        let heavy = Profile(sex: .male, age: 30, kilograms: 80)
        #expect(abs(try #require(try intakes.intake(.ear, .protein, for: heavy)).amount - 52.8) < 1e-9)
        #expect(abs(try #require(try intakes.recommended(.leucine, for: heavy)).amount - 3.36) < 1e-9)
        #expect(try intakes.recommended(.leucine, for: Profile(age: 10, kilograms: 30)) == nil, "amino acids stand for adults alone")
    }

    @Test func ofAnUnknownSexTheLargerNeedAndTheSmallerLimit() throws {
        #expect(try intakes.recommended(.iron, for: Profile(age: 30))?.amount == 18)
        #expect(try intakes.recommended(.zinc, for: Profile(age: 30))?.amount == 11)
        #expect(try intakes.recommended(.calcium, for: Profile(age: 60))?.amount == 1200)
        // 31 stands for an unknown age; a pregnancy tells the sex.
        #expect(try intakes.recommended(.iron, for: Profile(sex: .male))?.amount == 8)
        #expect(try intakes.recommended(.magnesium, for: Profile())?.amount == 420)
        #expect(try intakes.recommended(.iron, for: Profile(state: .pregnant(trimester: 2)))?.amount == 27)
        #expect(Profile(sex: .male, state: .lactating(halfYear: 1)).impliedSex == .female)
        // Beyond the ages of the state, the age's own figures.
        #expect(try intakes.recommended(.iron, for: Profile(sex: .female, age: 53, state: .lactating(halfYear: 1)))?.amount == 8)
    }

    @Test func limitsOfAddedFormsAreNoLimitsOnFood() throws {
        for nutrient in [Nutrient.magnesium, .niacin, .folate, .vitaminE, .vitaminA] {
            let limit = try #require(try intakes.intake(.ul, nutrient, for: IntakeTests.man))
            #expect(limit.scope == (nutrient == .vitaminA ? .preformed : .added))
            #expect(try intakes.upper(nutrient, for: IntakeTests.man) == nil, "\(nutrient)")
        }
        #expect(try intakes.upper(.iron, for: IntakeTests.man)?.amount == 45)
        #expect(try intakes.upper(.sodium, for: IntakeTests.man) == nil, "the report of 2019 sets none")
    }

    /// For each sex, age and state: the average requirement below the allowance, and that below the limit on food.
    @Test func requirementAllowanceAndLimitRise() throws {
        let intakes = try intakes
        for who in ["m", "f", "p", "l", "?"] {
            for age in 1...90 where !["p", "l"].contains(who) || (14...50).contains(age) {
                var person = IntakeTests.person(who, age)
                person.kilograms = nil
                for nutrient in Nutrient.allCases {
                    let requirement = intakes.intake(.ear, nutrient, for: person)?.amount
                    let allowance = intakes.intake(.rda, nutrient, for: person)?.amount
                    if let requirement, let allowance { #expect(requirement < allowance, "\(who) \(age) \(nutrient)") }
                    if let needed = intakes.recommended(nutrient, for: person)?.amount, let limit = intakes.upper(nutrient, for: person)?.amount {
                        #expect(needed < limit, "\(who) \(age) \(nutrient)")
                    }
                }
            }
        }
    }

    @Test func thoseWithAReferenceAreTold() throws {
        let intakes = try intakes
        let have = Nutrient.allCases.filter { intakes.recommended($0, for: Profile(sex: .female, age: 30, kilograms: 60)) != nil }
        #expect(have.count == 37)
        for nutrient in [Nutrient.energy, .fat, .sugars, .caffeine, .methionine] { #expect(!have.contains(nutrient)) }
    }

    @Test func badTablesAreToldByLine() throws {
        let head = "nutrient\tsex\tage_from\tage_to\tstate\tkind\tvalue\tscope\tsource\n"
        for (row, why) in [
            ("iron\tany\t1\t4\t\tRDA\t7\t\tDRI", "unknown nutrient"), ("iron_mg\tany\t1\t4\t\tDV\t7\t\tDRI", "unknown kind"),
            ("iron_mg\tany\t4\t1\t\tRDA\t7\t\tDRI", "ages 4 to 1"), ("iron_mg\tboy\t1\t4\t\tRDA\t7\t\tDRI", "unknown sex"),
            ("iron_mg\tany\t1\t4\told\tRDA\t7\t\tDRI", "unknown state"), ("iron_mg\tany\t1\t4\t\tRDA\t7\tall\tDRI", "unknown scope"),
        ] {
            let problem = #expect(throws: Table.Problem.self) { try IntakeTable(text: head + row) }
            #expect(problem?.reason == why, "\(row)")
        }
    }
}

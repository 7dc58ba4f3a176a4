import Nutrition
import Testing

/// Energy requirements and plans against figures worked out by hand, and against those of the report.
@Suite struct EnergyRequirementTests {
    private func adult(
        _ sex: Sex, _ age: Int, _ centimetres: Double, _ kilograms: Double, _ activity: ActivityLevel?, _ state: LifeState? = nil
    ) -> Profile {
        Profile(sex: sex, age: age, heightCentimetres: centimetres, kilograms: kilograms, activity: activity, state: state)
    }

    /// Table 5-22 of the report: men and women of 30 years, by height, weight and level.
    @Test(arguments: [
        (1.50, 41.6, ActivityLevel.sedentary, 1848.0, 1625.0), (1.50, 56.2, .lowActive, 2267, 1956), (1.65, 50.4, .active, 2490, 2267),
        (1.65, 68.0, .veryActive, 3296, 2807), (1.80, 59.9, .sedentary, 2301, 2015), (1.80, 81.0, .veryActive, 3720, 3141),
    ])
    func publishedTable(metres: Double, kilograms: Double, level: ActivityLevel, man: Double, woman: Double) throws {
        // The table's weights are rounded to 0.1 kg.
        let his = try #require(EnergyRequirement(adult(.male, 30, metres * 100, kilograms, level)))
        let hers = try #require(EnergyRequirement(adult(.female, 30, metres * 100, kilograms, level)))
        #expect(abs(his.kilocalories - man) < 2.5)
        #expect(abs(hers.kilocalories - woman) < 2.5)
        #expect(his.standardError == 199 && hers.standardError == 162)
    }

    @Test func byHand() throws {
        // 354 − 6.91 × 34 + 1.27 × (9.36 × 62 + 726 × 1.65) = 354 − 234.94 + 1.27 × 1778.22
        let woman = try #require(EnergyRequirement(adult(.female, 34, 165, 62, .active)))
        #expect(abs(woman.kilocalories - 2377.40) < 0.01)
        // 88.5 − 61.9 × 8 + 1.13 × (26.7 × 26 + 903 × 1.28) + 20
        let boy = try #require(EnergyRequirement(adult(.male, 8, 128, 26, .lowActive)))
        #expect(abs(boy.kilocalories - 1703.85) < 0.02)
        #expect(boy.standardError == 58 && boy.additions.map(\.kilocalories) == [20])
        // 135.3 − 30.8 × 15 + 1.31 × (10 × 55 + 934 × 1.62) + 25
        let girl = try #require(EnergyRequirement(adult(.female, 15, 162, 55, .active)))
        #expect(abs(girl.kilocalories - 2400.93) < 0.02)
        #expect(girl.standardError == 68)
    }

    @Test(arguments: [
        (LifeState.pregnant(trimester: 1), 0.0), (.pregnant(trimester: 2), 340), (.pregnant(trimester: 3), 452), (.lactating(halfYear: 1), 330),
        (.lactating(halfYear: 2), 400), (.lactating(halfYear: nil), 330),
    ])
    func pregnancyAndMilk(state: LifeState, more: Double) throws {
        let plain = try #require(EnergyRequirement(adult(.female, 30, 165, 60, .lowActive)))
        let now = try #require(EnergyRequirement(adult(.female, 30, 165, 60, .lowActive, state)))
        #expect(abs(now.kilocalories - plain.kilocalories - more) < 0.001)
        #expect(LifeState(state.code) == state)
    }

    @Test func whatIsMissingIsTold() {
        #expect(EnergyRequirement.missing(Profile()) == [.sex, .age, .height, .weight])
        #expect(EnergyRequirement.missing(Profile(age: 30, kilograms: 60, state: .pregnant(trimester: nil))) == [.height, .trimester])
        #expect(EnergyRequirement(Profile(sex: .male, age: 30)) == nil)
        #expect(EnergyRequirement(adult(.male, 2, 90, 13, .active)) == nil, "the equations begin at 3")
        #expect(EnergyRequirement(adult(.male, 30, 180, 80, nil))?.assumesActivity == true)
        for code in ["", "pregnant_0", "pregnant_4", "lactating_3", "old", "pregnant_x"] { #expect(LifeState(code) == nil) }
    }

    @Test func plansOfAnOrdinaryKind() throws {
        let woman = adult(.female, 34, 165, 70, .active)  // 2,472.5 kcal
        let keep = try #require(WeightPlan(woman, WeightAim(.keep)))
        #expect(keep.kilocalories == 2470 && keep.pace == 0 && keep.bounds.isEmpty)
        // 0.5 kg a week is 550 kcal a day.
        let lose = try #require(WeightPlan(woman, WeightAim(.lose, kilogramsPerWeek: 0.5)))
        #expect(lose.kilocalories == 1920 && lose.bounds.isEmpty && lose.pace == 0.5)
        #expect(try #require(WeightPlan(woman, WeightAim(.lose))).assumesPace)
        // 3 kg in 12 weeks is 0.25 kg a week, 275 kcal a day.
        let gain = try #require(WeightPlan(woman, WeightAim(.gain, kilograms: 3, weeks: 12)))
        #expect(gain.kilocalories == 2750 && gain.pace == 0.25)
    }

    @Test(arguments: [
        (WeightAim(.lose, kilogramsPerWeek: 2), 120.0, [WeightPlan.Bound.fastestLoss], 1.0),
        (WeightAim(.lose, kilogramsPerWeek: 1), 80, [.fastestShare], 0.8),
        (WeightAim(.gain, kilogramsPerWeek: 1), 70, [.fastestGain], 0.5), (WeightAim(.gain, kilograms: 10, weeks: 4), 70, [.fastestGain], 0.5),
    ])
    func tooFastIsTheFastestSafe(aim: WeightAim, kilograms: Double, bounds: [WeightPlan.Bound], pace: Double) throws {
        let plan = try #require(WeightPlan(adult(.male, 30, 180, kilograms, .active), aim))
        #expect(plan.bounds == bounds)
        #expect(abs(plan.pace - pace) < 1e-9)
    }

    @Test func noGoalUnderTheFloor() throws {
        // 354 − 6.91 × 60 + 9.36 × 55 + 726 × 1.55 = 1,579.5 kcal: 0.5 kg a week would leave 1,029.
        let plan = try #require(WeightPlan(adult(.female, 60, 155, 55, .sedentary), WeightAim(.lose, kilogramsPerWeek: 0.5)))
        #expect(plan.kilocalories == 1200 && plan.bounds == [.floor])
        #expect(abs(plan.pace - 379.5 * 7 / 7700) < 0.001)
        #expect(WeightPlan.floor(.male) == 1500 && WeightPlan.floor(nil) == 1200)
    }

    @Test(arguments: [
        (17, 60.0, LifeState?.none, WeightPlan.Bound.underage), (30, 60, .pregnant(trimester: 2), .pregnant),
        (30, 60, .lactating(halfYear: 1), .lactating),
        (30, 48, nil, .underweight), (30, 52, nil, .underweight),
    ])
    func whoShouldNotLose(age: Int, kilograms: Double, state: LifeState?, bound: WeightPlan.Bound) throws {
        // 165 cm: 18.5 is 50.4 kg; of 52 kg, 5 kg less would be below.
        let person = adult(.female, age, 165, kilograms, .active, state)
        let plan = try #require(WeightPlan(person, WeightAim(.lose, kilograms: 5)))
        #expect(plan.bounds == [bound] && plan.direction == .keep && plan.pace == 0)
        #expect(plan.kilocalories == (plan.requirement.kilocalories / 10).rounded() * 10)
    }

    @Test func macronutrientRanges() throws {
        let adult = MacronutrientRange.all(age: 30)
        #expect(adult.map(\.nutrient) == [.carbohydrate, .protein, .fat])
        #expect(adult.map(\.percent) == [45...65, 10...35, 20...35])
        #expect(adult[0].grams(kilocalories: 2000) == 225...325)
        #expect(abs(adult[2].grams(kilocalories: 2000).upperBound - 77.78) < 0.01)
        #expect(MacronutrientRange.all(age: 10).map(\.percent) == [45...65, 10...30, 25...35])
        #expect(MacronutrientRange.all(age: 2).map(\.percent) == [45...65, 5...20, 30...40])
        #expect(MacronutrientRange.all(age: nil) == adult)
    }
}

import Dialogue
import Nutrition

extension RepliesTests {
    private static let days = saturday.advanced(by: -13)...saturday
    private static let counted = CountedDays(range: days, count: 12, leavesTodayOut: true, partial: 1)
    private static let oneDay = CountedDays(range: saturday...saturday, count: 1)
    private static let lunch = CountedDays(range: saturday...saturday, count: 1, meal: .lunch)
    private static let need = Intake(kind: .rda, amount: 18, scope: .everything, source: "DRI 2001")
    private static let limit = Intake(kind: .cdrr, amount: 2300, scope: .everything, source: "DRI 2019")
    private static let fill = Fill(
        line: FoodLine(
            food: "Egg, whole", noun: "egg", foodID: eggs.foodID,
            portion: Portion(quantity: 2, unit: "large", grams: 100, assumed: [.unit], source: .measure), nutrients: eggs.nutrients),
        parts: [.init(nutrient: .iron, share: 1.2), .init(nutrient: .zinc, share: 0.4)])

    private static func standing(_ amount: Double, coverage: Double = 1) -> NutrientStanding {
        NutrientStanding(nutrient: .iron, amount: amount, coverage: coverage, need: need, limit: nil)
    }

    private static func needs(_ days: CountedDays, _ standings: [NutrientStanding], isAsked: Bool = false, isBrief: Bool = false) -> Part {
        var needs = NeedsInsight(
            days: days, profile: Profile(sex: .female, age: 34), standings: standings, isAsked: isAsked,
            over: [NutrientStanding(nutrient: .sodium, amount: 3000, coverage: 1, need: nil, limit: limit)], fills: isAsked ? [] : [fill])
        needs.isBrief = isBrief
        needs.recipesFor = .iron
        return .insight(.needs(needs))
    }

    private static func totals(_ offset: Int, _ goal: Double?) -> DayTotals {
        DayTotals(
            day: saturday.advanced(by: offset), sum: NutrientSum([eggs.nutrients]), isApproximate: true, goals: goal.map { [.energy: $0] } ?? [:],
            exerciseKilocalories: 0, waterMillilitres: 0)
    }

    private static func weekday(_ number: Int, _ mean: Double, over: Int) -> OverDays.Weekday {
        OverDays.Weekday(number: number, days: 3, judged: 3, over: over, mean: mean)
    }

    private static func overDays(
        _ judged: [DayTotals], _ weekdays: [OverDays.Weekday] = [], standsOut: (weekday: OverDays.Weekday, more: Double)? = nil
    ) -> Part {
        .insight(
            .overDays(
                OverDays(
                    days: counted, judged: judged, highest: totals(-1, nil), lowest: totals(-2, nil), weekdays: weekdays, standsOut: standsOut)))
    }

    private static func overFoods(_ judged: Int, _ over: Int, isTelling: Bool? = nil) -> Part {
        let days = Association(overWith: 4, with: 5, overWithout: 1, without: 12)
        return .insight(
            .overFoods(
                OverFoods(
                    judged: judged, over: over, candidates: isTelling.map { [.init(food: "pizza", days: days, isTelling: $0)] } ?? [])))
    }

    private static let trend = WeightTrend((0..<5).map { (saturday.advanced(by: -28 + 7 * $0), 82 - 0.4 * Double($0)) })

    private static func expenditure(_ perWeek: Double, goal: Double?) -> Part {
        let rate = WeightTrend.Rate(perWeek: perWeek, error: 0.1, days: days, weighIns: 5)
        let profile = Profile(sex: .male, age: 40, heightCentimetres: 180, kilograms: 82)
        return .insight(
            .expenditure(
                Expenditure(kilocalories: 2400, error: 150, intake: 2000, days: 20, rate: rate), goal: goal,
                loss: goal == nil ? nil : WeightPlan(profile, WeightAim(.lose)), unit: "kg"))
    }

    private static func chart(_ subject: ChartQuery.Subject, _ grain: ChartQuery.Grain, _ body: ChartFigures.Body) -> Part {
        .chart(ChartFigures(subject: subject, days: days, grain: grain, body: body, count: 12))
    }

    private static func amounts(_ value: Double?, goal: Double?) -> ChartFigures.Body {
        .amounts(
            days.map {
                ChartFigures.Amount(days: $0...$0, value: value, count: value == nil ? 0 : 1, goal: goal, isAtLeast: goal == nil, isApproximate: true)
            })
    }

    /// Every chart and insight, in its variants.
    static let ofInsight: [Part] =
        charts + [
            .weightTrend(trend, unit: "kg"), .weightTrend(WeightTrend((0..<3).map { (saturday.advanced(by: -7 * $0), 70) }), unit: "lb"),
            needs(counted, [standing(6), standing(17), standing(3, coverage: 0.4)]), needs(oneDay, [standing(6)]), needs(counted, [standing(18)]),
            needs(lunch, [standing(6)]), needs(lunch, [standing(0.2)]), needs(counted, [standing(6)], isAsked: true),
            needs(oneDay, [standing(6, coverage: 0.5)], isAsked: true), needs(counted, [standing(6)], isBrief: true),
            .insight(.limit(NutrientStanding(nutrient: .sodium, amount: 3000, coverage: 0.9, need: nil, limit: limit), days: counted)),
            .insight(.limit(NutrientStanding(nutrient: .sodium, amount: 2000, coverage: 1, need: nil, limit: limit), days: oneDay)),
            .insight(.limit(NutrientStanding(nutrient: .sugars, amount: 30, coverage: 1, need: nil, limit: nil), days: oneDay)),
            .insight(
                .sources(
                    .iron, foods: [FoodShare(food: "egg", foodID: eggs.foodID, amount: 1.8, share: 1, times: 1)], total: 1.8, isAtLeast: true,
                    days: counted)), .insight(.sources(.iron, foods: [], total: 0, isAtLeast: false, days: oneDay)),
            .insight(.often([FoodShare(food: "egg", foodID: eggs.foodID, amount: 500, share: 1, times: 4)], days: counted)),
            overFoods(20, 1), overFoods(20, 19), overFoods(20, 6), overFoods(20, 6, isTelling: false), overFoods(20, 6, isTelling: true),
            overDays([totals(-1, 100), totals(-2, 2000)]), overDays([totals(-1, 2000)]), overDays([]),
            overDays([totals(-1, 100)], [weekday(6, 2400, over: 3), weekday(2, 1800, over: 0)], standsOut: (weekday(6, 2400, over: 3), 600)),
            overDays([totals(-1, 100)], [weekday(6, 2400, over: 3), weekday(2, 1800, over: 0)]),
            overDays([totals(-1, 2000)], [weekday(6, 1810, over: 0), weekday(2, 1800, over: 0)]),
            .insight(.weekends(Sample([2400, 2500]), others: Sample([1800, 1900, 1700]), isSure: true, days: counted)),
            .insight(.weekends(Sample([1400, 2500]), others: Sample([2000, 2900, 1700]), isSure: false, days: counted)),
            .insight(
                .meals(
                    [
                        MealShare(meal: .dinner, share: 0.6, mean: 900, days: 12, moreWhenOver: 300),
                        MealShare(meal: .lunch, share: 0.4, mean: 600, days: 10, moreWhenOver: nil),
                    ], days: counted)), .insight(.meals([], days: oneDay)),
            .insight(.drop(totals(0, 100), ways: [[Drop(entry: eggs)], [Drop(entry: eggs, isHalf: true)], [Drop(entry: eggs), Drop(entry: milk)]])),
            .insight(.drop(totals(0, 100), ways: [])), .insight(.within(totals(0, 2000))), .insight(.within(totals(0, 143))),
            .insight(.add(totals(0, 2000), fills: [fill], short: [.iron])), .insight(.add(totals(0, 2000), fills: [], short: [])),
            .insight(.add(totals(0, 143), fills: [], short: [])),
            .insight(
                .balance(
                    [
                        MacroShare(nutrient: .carbohydrate, grams: 100, share: 0.3, range: 45...65),
                        MacroShare(nutrient: .fat, grams: 60, share: 0.5, range: 20...35),
                        MacroShare(nutrient: .protein, grams: 60, share: 0.18, range: 10...35),
                        MacroShare(nutrient: .alcohol, grams: 5, share: 0.02, range: nil),
                    ], days: counted)), expenditure(-0.4, goal: 2000), expenditure(0, goal: 2400), expenditure(0.3, goal: 2800),
            expenditure(0.3, goal: nil), .insight(.expenditureLacks(.init(days: 3, weighIns: 1, span: 0, isUnsteady: false))),
            .insight(.expenditureLacks(.init(days: 20, weighIns: 5, span: 20, isUnsteady: true))),
            .insight(.tooFew(days: 6, of: 14, needsGoal: true)),
            .insight(.tooFew(days: 6, of: 14, needsGoal: false)),
        ]

    private static let charts: [Part] = [
        chart(.nutrient(.energy), .day, amounts(1900, goal: 2000)), chart(.nutrient(.energy), .week, amounts(1900, goal: nil)),
        chart(.nutrient(.iron), .month, amounts(9, goal: nil)), chart(.water, .day, amounts(1500, goal: nil)),
        chart(.exercise, .day, amounts(200, goal: nil)), chart(.calendar, .day, amounts(1900, goal: 1800)),
        chart(.calendar, .day, amounts(nil, goal: nil)),
        chart(.weight, .day, .weights(trend, points: trend.points, unit: "kg", desired: 78)),
        chart(.weight, .week, .weights(trend, points: Array(trend.points.prefix(1)), unit: "lb", desired: nil)),
        chart(.weight, .month, .weights(trend, points: trend.points, unit: "stone", desired: 20)),
        chart(.macronutrients, .day, .shares(MacroShare.all([NutrientSum([eggs.nutrients])], age: nil))),
        chart(.needs, .day, .needs([standing(6), standing(3, coverage: 0.3)])),
        .nothingToDraw(.nutrient(.energy), nil), .nothingToDraw(.weight, days), .nothingToDraw(.water, saturday...saturday),
        .nothingToDraw(.exercise, days), .chartUnknown,
    ]
}

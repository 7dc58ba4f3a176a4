import Nutrition
import Testing

@Suite struct WeightTrendTests {
    private let start = Day(year: 2026, month: 11, day: 1)

    private func trend(_ weights: [(Int, Double)]) -> WeightTrend { WeightTrend(weights.map { (start.advanced(by: $0.0), $0.1) }) }

    @Test func goesATenthOfTheWayADay() {
        let points = trend([(0, 80), (1, 81), (2, 80)]).points
        // 80; 80 + 0.1 × 1 = 80.1; 80.1 − 0.1 × 0.1 = 80.09
        #expect(points.map { ($0.trend * 100).rounded() } == [8000, 8010, 8009])
    }

    @Test func aGapCountsByItsDays() {
        // After seven days 1 − 0.9⁷ = 0.5217 of the way.
        #expect(abs(trend([(0, 80), (7, 81)]).points[1].trend - 80.5217031) < 1e-6)
    }

    @Test func severalOfADayAreTheirMean() {
        let points = trend([(3, 82), (0, 80), (3, 80)]).points
        #expect(points.count == 2 && points[1].kilograms == 81)
    }

    @Test func theRateIsTheSlope() throws {
        // Half a kilogram a week, exactly.
        let rate = try #require(trend((0..<5).map { ($0 * 7, 80 - Double($0) * 0.5) }).rate)
        #expect(abs(rate.perWeek + 0.5) < 1e-9)
        #expect(rate.weeks == 4 && rate.weighIns == 5)
        // 0.5 kg ÷ √(14² + 7² + 0 + 7² + 14²) = 0.02259 a day.
        #expect(abs(rate.error - 0.02259 * 7) < 1e-3)
    }

    @Test func fewWeighInsHaveNoRate() {
        #expect(trend([]).rate == nil)
        #expect(trend([(0, 80), (30, 79)]).rate == nil)
        #expect(trend([(0, 80), (1, 79), (6, 79)]).rate == nil)
        #expect(trend([(0, 80), (1, 79), (7, 79)]).rate != nil)
    }

    @Test func whatIsLongAgoDoesNotCount() throws {
        let rate = try #require(trend([(0, 95), (100, 80), (107, 80), (114, 80)]).rate)
        #expect(abs(rate.perWeek) < 1e-9)
    }
}

@Suite struct ExpenditureTests {
    private let today = Day(year: 2026, month: 11, day: 28)

    /// Weighed weekly, so many kilograms a week.
    private func trend(_ perWeek: Double) -> WeightTrend {
        WeightTrend((0..<5).map { (today.advanced(by: -28 + $0 * 7), 80 + perWeek * Double($0)) })
    }

    @Test func losingHalfAKiloMeansSoMuchMoreWasUsed() throws {
        let found = try Expenditure.estimate(intakes: Array(repeating: 2000, count: 20), trend: trend(-0.5), until: today).get()
        // 2,000 + 0.5 × 7,700 ÷ 7 = 2,550
        #expect(abs(found.kilocalories - 2550) < 1e-6)
        // 0.5 ÷ √490 × 7,700 = 173.9
        #expect(abs(found.error - 173.93) < 0.1)
    }

    @Test func whatIsMissingIsTold() throws {
        guard case .failure(let shortage) = Expenditure.estimate(intakes: Array(repeating: 2000, count: 9), trend: trend(0), until: today) else {
            Issue.record("an estimate of nine days")
            return
        }
        #expect(shortage.lack == Expenditure.Lack(days: 9, weighIns: 5, span: 28, isUnsteady: false))
    }

    @Test func whatScattersTooMuchIsNotTold() {
        let wild = WeightTrend((0..<4).map { (today.advanced(by: -15 + $0 * 5), 80 + ($0 % 2 == 0 ? 1.5 : -1.5)) })
        guard case .failure(let shortage) = Expenditure.estimate(intakes: Array(repeating: 2000, count: 14), trend: wild, until: today) else {
            Issue.record("an estimate of weights that jump")
            return
        }
        #expect(shortage.lack.isUnsteady)
    }
}

@Suite struct AssociationTests {
    @Test func fisherByHand() {
        // The lady tasting tea: all four of eight right by chance, 1 in 70.
        #expect(abs(Association(overWith: 4, with: 4, overWithout: 0, without: 4).chance - 1.0 / 70) < 1e-12)
        // Three of four or better: 17 in 70.
        #expect(abs(Association(overWith: 3, with: 4, overWithout: 1, without: 4).chance - 17.0 / 70) < 1e-12)
        #expect(abs(Association(overWith: 0, with: 5, overWithout: 3, without: 5).chance - 1) < 1e-9)
        #expect(Association(overWith: 0, with: 0, overWithout: 3, without: 5).chance == 1)
        let year = Association(overWith: 100, with: 180, overWithout: 20, without: 185).chance
        #expect(year > 0 && year < 1e-10)
    }

    @Test func differenceOfShares() {
        #expect(abs(Association(overWith: 5, with: 7, overWithout: 4, without: 14).difference - (5.0 / 7 - 2.0 / 7)) < 1e-12)
    }

    @Test func manyLooksNeedSmallChances() {
        // 0.1 × 1/4 = 0.025, 0.05, 0.075, 0.1
        #expect(Association.telling([0.03, 0.5, 0.04, 0.9]) == [true, false, true, false])
        #expect(Association.telling([0.03, 0.5, 0.06, 0.9]) == [false, false, false, false])
        #expect(Association.telling([]) == [])
    }
}

@Suite struct StandingTests {
    private func food(_ energy: Double, _ iron: Double?) -> Nutrients {
        var nutrients = Nutrients()
        nutrients[.energy] = energy
        nutrients[.iron] = iron
        return nutrients
    }

    private let need = Intake(kind: .rda, amount: 18, scope: .everything, source: "DRI 2001")

    private func standing(_ foods: [Nutrients]) -> NutrientStanding {
        NutrientStanding(.iron, of: [NutrientSum(foods)], need: need, limit: nil)
    }

    @Test func shortOnlyWhereFiguresTell() {
        #expect(standing([food(1500, 6)]).verdict == .short)
        #expect(standing([food(1500, 17)]).verdict == .enough)
        // Half of the energy unknown.
        #expect(standing([food(750, 6), food(750, nil)]).verdict == .unknown)
        // Known for 80 %: 14 mg would be 17.5 in all.
        #expect(standing([food(800, 14), food(200, nil)]).verdict == .enough)
        #expect(standing([food(800, 8), food(200, nil)]).verdict == .short)
        // What is known is enough already.
        #expect(standing([food(100, 20), food(900, nil)]).verdict == .enough)
        #expect(NutrientStanding(.sugars, of: [], need: nil, limit: nil).verdict == nil)
    }

    @Test func theMeanOfDays() {
        let standing = NutrientStanding(.iron, of: [NutrientSum([food(1000, 10)]), NutrientSum([food(3000, nil)])], need: need, limit: nil)
        #expect(standing.amount == 5 && standing.coverage == 0.25)
    }
}

import Nutrition
import Testing

/// Goals that are reached, units, notices and exercise credit: plain arithmetic.
@Suite struct GoalKindTests {
    @Test func aGoalIsReachedInItsWay() {
        #expect(GoalKind(.energy).isReached(1800, goal: 2000) && GoalKind(.energy).isReached(2200, goal: 2000))
        #expect(!GoalKind(.energy).isReached(1790, goal: 2000) && !GoalKind(.energy).isReached(2210, goal: 2000))
        #expect(
            GoalKind(.energy).isReached(1900, goal: 2000, within: GoalKind.near)
                && !GoalKind(.energy).isReached(1890, goal: 2000, within: GoalKind.near))
        #expect(
            GoalKind(.protein).isReached(90, goal: 90) && !GoalKind(.protein).isReached(89, goal: 90) && GoalKind(.protein).isReached(200, goal: 90))
        #expect(GoalKind(.sodium).isReached(2000, goal: 2000) && !GoalKind(.sodium).isReached(2001, goal: 2000))
    }

    @Test func unitsAreWrittenAndChanged() {
        #expect(Units(code: "imperial stone") == Units(system: .imperial, weight: .stone))
        #expect(Units(code: "lb").bodyWeight == .lb && Units(code: "imperial").bodyWeight == .lb && Units(code: nil).bodyWeight == nil)
        #expect(Units(system: .metric).changed(by: Units(weight: .stone)).code == "metric stone")
        #expect(Units(system: .metric, weight: .stone).changed(by: Units(system: .imperial)).code == "imperial")
        #expect(Units(system: .metric, weight: .lb).changed(by: Units(weight: .kg)).code == "metric")
        #expect(Units().changed(by: Units(system: .imperial, weight: .lb)).code == "imperial")
    }

    @Test func noticesAreKeptAsTheyAreWritten() {
        for notice in [
            Notice(.over, .energy, amount: 200), Notice(.under, .protein, amount: 10, isPercent: true), Notice(.reached, .sodium, amount: nil),
        ] {
            #expect(Notice(notice.code) == notice)
        }
        #expect(Notice("over energy_kcal soon") == nil && Notice("over florp 2") == nil && Notice("") == nil)
        var notices = Notices()
        #expect(notices[.over, .energy].amount == nil && notices[.over, .sodium].amount == 0 && notices[.reached, .protein].amount == 0)
        notices.set(Notice(.over, .sodium, amount: nil))
        notices.set(Notice(.over, .energy, amount: 10, isPercent: true))
        #expect(notices[.over, .sodium].amount == nil && notices[.over, .energy].distance(from: 2000) == 200)
    }

    @Test func restIsNoExercise() {
        #expect(abs(ExerciseCredit.net.counted(343, met: 9.8) - 308) < 0.001)
        #expect(ExerciseCredit.gross.counted(343, met: 9.8) == 343)
        #expect(ExerciseCredit.net.counted(50, met: 1) == 0 && ExerciseCredit.net.counted(50, met: 0.9) == 0)
    }
}

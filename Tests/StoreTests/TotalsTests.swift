import Dialogue
import Nutrition
import Store
import Testing

@Suite struct TotalsTests {
    @Test(arguments: Engine.all)
    func goalsHoldFromTheirDayOn(engine: Engine) async throws {
        let talk = try engine.database().talk()
        let day = Day.sample
        try await talk.turn { turn in
            for (nutrient, offset, amount) in [
                (Nutrient.energy, 0, 2000.0 as Double?), (.energy, 10, 1800), (.protein, 0, 90), (.energy, 10, 1900), (.protein, 20, nil),
                (.energy, -5, 2500),
            ] { _ = try turn.diary.add(Goal(nutrient: nutrient, from: day.advanced(by: offset), amount: amount)) }
        }
        let expected: [(Int, [Nutrient: Double])] = [
            (-6, [:]), (-1, [.energy: 2500]), (0, [.energy: 2000, .protein: 90]), (9, [.energy: 2000, .protein: 90]),
            (10, [.energy: 1900, .protein: 90]), (20, [.energy: 1900]),
        ]
        for (offset, goals) in expected {
            let found = try await talk.read { diary in
                let day = day.advanced(by: offset)
                return (try diary.goals(on: day), try diary.totals(day).goals)
            }
            #expect(found.0 == goals, "\(offset) days on")
            #expect(found.1 == goals, "\(offset) days on")
        }
        let range = try await talk.read { try $0.totals(day.advanced(by: -6)...day.advanced(by: 20)) }
        #expect(range.count == 27)
        for (offset, goals) in expected { #expect(range[offset + 6].goals == goals) }
    }

    @Test(arguments: Engine.all)
    func unknownIsNotZero(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.turn { turn in
            _ = try turn.diary.add(.sample("a", assumed: [], nutrients: .known([.energy: 100, .fat: 0, .iron: 2])))
            _ = try turn.diary.add(.sample("b", assumed: [], nutrients: .known([.energy: 50.25, .fat: 1])))
        }
        let totals = try await talk.read { try $0.totals(.sample) }
        #expect(totals.sum.count == 2)
        #expect(totals.sum[.energy] == 150.25 && !totals.sum.hasGap(.energy))
        #expect(totals.sum[.fat] == 1 && !totals.sum.hasGap(.fat))
        #expect(totals.sum[.iron] == 2 && totals.sum.hasGap(.iron))
        #expect(totals.sum[.protein] == nil && totals.sum.hasGap(.protein))
        #expect(!totals.isApproximate)
    }

    @Test(arguments: Engine.all)
    func aDayHasFoodExerciseAndWaterApart(engine: Engine) async throws {
        let talk = try engine.database().talk()
        try await talk.turn { turn in
            _ = try turn.diary.add(.sample("egg", assumed: []))
            _ = try turn.diary.add(.sample("milk"))
            _ = try turn.diary.add(.sample("other", day: .sample.advanced(by: 1), assumed: []))
            for minutes in [10.0, 20] {
                _ = try turn.diary.add(Exercise(day: .sample, activity: "walk", met: 3, source: "x", minutes: minutes, kilocalories: minutes * 4))
            }
            for _ in 1...3 { _ = try turn.diary.add(Water(day: .sample, millilitres: 250)) }
        }
        let day = Day.sample
        let totals = try await talk.read { try $0.totals(day...day.advanced(by: 2)) }
        #expect(totals.map(\.day) == [day, day.advanced(by: 1), day.advanced(by: 2)])
        #expect(totals.map(\.sum.count) == [2, 1, 0])
        #expect(totals.map(\.isApproximate) == [true, false, false])
        #expect(totals.map(\.exerciseKilocalories) == [120, 0, 0])
        #expect(totals.map(\.waterMillilitres) == [750, 0, 0])
        #expect(totals[0].sum[.energy] == 286.2)
        #expect(totals[2].sum[.energy] == 0, "an empty day is zero")
    }
}

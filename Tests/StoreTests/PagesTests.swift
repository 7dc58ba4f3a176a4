import Dialogue
import Nutrition
import Store
import Testing

/// A person's rows page by page.
@Suite struct PagesTests {
    @Test(arguments: Engine.all)
    func pagesMakeUpTheWhole(engine: Engine) async throws {
        let database = try engine.database()
        let talk = database.talk()
        // Days out of order, several rows a day.
        for offset in [3, 0, 2, 0, 1, 0, 3] {
            let day = Day.sample.advanced(by: offset)
            try await talk.turn("something") { turn in
                _ = try turn.diary.add(Entry.sample("egg", day: day))
                _ = try turn.diary.add(Exercise(day: day, activity: "running", met: 8, source: "x", minutes: 30, kilocalories: 280))
                _ = try turn.diary.add(BodyWeight(day: day, kilograms: 70, unit: "kg"))
                _ = try turn.diary.add(Water(day: day, millilitres: 250))
                _ = try turn.diary.add(Goal(nutrient: .energy, from: day, amount: 2000))
            }
        }
        try await database.talk("somebody else").add("milk")
        for size in [1, 2, 3, 7, 100] {
            let (entries, exercise, weights, water, turns) = try await talk.read { diary in
                (
                    try pages(size, { PageMark(day: $0.day, id: $0.id) }) { try diary.entries(after: $0, limit: size) }.map { "\($0.day) \($0.id)" },
                    try pages(size, { PageMark(day: $0.day, id: $0.id) }) { try diary.exercise(after: $0, limit: size) }.map { "\($0.day) \($0.id)" },
                    try pages(size, { PageMark(day: $0.day, id: $0.id) }) { try diary.weights(after: $0, limit: size) }.map { "\($0.day) \($0.id)" },
                    try pages(size, { PageMark(day: $0.day, id: $0.id) }) { try diary.water(after: $0, limit: size) }.map { "\($0.day) \($0.id)" },
                    try pages(size, \.turn) { try diary.turns(after: $0 ?? 0, limit: size) }.map(\.turn)
                )
            }
            #expect(
                entries == [
                    "2026-11-20 6", "2026-11-20 16", "2026-11-20 26", "2026-11-21 21", "2026-11-22 11", "2026-11-23 1", "2026-11-23 31",
                ])
            #expect(exercise.count == 7 && weights.count == 7 && water.count == 7 && Set(water).count == 7)
            #expect(turns == Array(1...7))
        }
        #expect(try await talk.read { try $0.goals().map(\.from.number) } == [0, 0, 0, 1, 2, 3, 3].map { Day.sample.number + $0 })
    }
}

private func pages<Row, Mark>(_ size: Int, _ mark: (Row) -> Mark, _ next: (Mark?) throws -> [Row]) throws -> [Row] {
    var all: [Row] = []
    while true {
        let page = try next(all.last.map(mark))
        all += page
        if page.count < size { return all }
    }
}

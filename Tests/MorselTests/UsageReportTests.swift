import Bot
import Store
import Testing

@Suite struct UsageReportTests {
    private func turn(_ person: Int64, _ number: Int, _ minute: Double, _ intents: String...) -> UsageTurn {
        UsageTurn(person: person, turn: number, at: minute * 60, intents: intents)
    }

    @Test func aPauseOfHalfAnHourEndsASession() {
        // Five people: each logs, asks half an hour later to the minute, and again after more than that.
        let turns = (1...5).flatMap { person in
            [
                turn(Int64(person), 1, 0, "log_food"), turn(Int64(person), 2, 30, "ask_diary"),
                turn(Int64(person), 3, 60.5, "log_food", "ask_remaining"),
            ]
        }
        let report = UsageReport(turns, now: 1000 * 60)
        #expect(report.people == 5 && report.messages == 15 && report.sessions == 10)
        #expect(report.uses.map { "\($0.name) \($0.count) \($0.people)" } == ["log_food 10 5", "ask_diary 5 5", "ask_remaining 5 5"])
        #expect(report.ends.map { "\($0.name) \($0.count)" } == ["ask_diary 5", "ask_remaining 5"])
    }

    @Test func aSessionThatMayGoOnHasNoEnd() {
        let turns = (1...5).map { turn(Int64($0), 1, $0 == 1 ? 99 : 0, "greet") }
        let report = UsageReport(turns, now: 100 * 60)
        #expect(report.sessions == 5)
        #expect(report.ends.isEmpty, "four people ended with it, which is too few")
        #expect(report.uses.map(\.people) == [5])
    }

    @Test func fewPeopleAreNotToldApart() {
        let turns = (1...4).map { turn(Int64($0), 1, 0, "greet") }
        let report = UsageReport(turns, now: 0)
        #expect(report.uses.isEmpty && report.ends.isEmpty)
        #expect(report.json(days: 30).contains("\"people\":null"))
        #expect(!report.text(days: 30).contains("greet"))
    }

    @Test func whatFewDoGoesWithTheOthers() {
        // Six people greet; one of them asks for help and another to undo: together two people, so the rarest shown goes with them.
        var turns = (1...6).flatMap { [turn(Int64($0), 1, 0, "greet"), turn(Int64($0), 2, 1, "log_food"), turn(Int64($0), 3, 2, "log_food")] }
        turns.append(turn(6, 4, 3, "help"))
        turns.append(turn(6, 5, 4, "undo"))
        let report = UsageReport(turns, now: 1000 * 60)
        #expect(report.uses.map { "\($0.name) \($0.count) \($0.people)" } == ["log_food 12 6", "others 8 6"])
        // Five sessions end by logging, one by undoing: put together.
        #expect(report.ends.map { "\($0.name) \($0.count)" } == ["others 6"])
    }

    @Test func nothingIsNothing() {
        let report = UsageReport([], now: 0)
        #expect(report.people == 0 && report.sessions == 0)
        #expect(report.json(days: 7).contains("\"messages_per_session\":0"))
    }
}

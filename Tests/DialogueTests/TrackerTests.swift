import Dialogue
import Testing

@Suite struct TrackerTests {
    static let question = Question(name: .howMuch, subject: "rice", options: [], pending: .greet, turn: 3)

    @Test func theStateIsTheFoldOfTheEvents() {
        var tracker = Tracker()
        let events: [Event] = [
            .user(text: "hi", intents: ["greet"], confidence: 1, language: "en"), .action(name: "greet"), .slot(.entries([3, 4])),
            .asked(TrackerTests.question), .closed(.howMuch, .answered), .slot(.language("es")), .bot(text: "hello"),
        ]
        for event in events { tracker.apply(event) }
        #expect(tracker == Tracker(events: events))
        #expect(tracker.turns == 1)
        #expect(tracker.entries == [3, 4])
        #expect(tracker.question == nil)
        #expect(tracker.language == "es")
    }

    @Test func fallbacksAreCountedInARow() {
        var tracker = Tracker()
        tracker.apply(.action(name: "fallback"))
        tracker.apply(.action(name: "fallback"))
        #expect(tracker.misunderstandings == 2)
        tracker.apply(.action(name: "log_food"))
        #expect(tracker.misunderstandings == 0)
    }

    @Test func aQuestionReplacesAHint() {
        var tracker = Tracker()
        tracker.apply(.slot(.hint([Option(title: "with cheese", request: .greet)])))
        #expect(tracker.hint.count == 1)
        tracker.apply(.asked(TrackerTests.question))
        #expect(tracker.hint.isEmpty)
        #expect(tracker.question?.name == .howMuch)
    }

    @Test func aRestartForgetsAllButTheCount() {
        var tracker = Tracker()
        tracker.apply(.user(text: "x", intents: [], confidence: 1, language: "en"))
        tracker.apply(.slot(.entries([1])))
        tracker.apply(.restart)
        #expect(tracker.entries.isEmpty && tracker.turns == 1)
    }
}

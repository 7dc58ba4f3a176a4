import NLU
import Nutrition
import Testing

@testable import Dialogue

/// From readings and the open question to requests: a table of what is decided.
@Suite struct PolicyTests {
    static let egg = FoodMention(said: "eggs", candidates: [FoodReference(id: FoodID("usda:01123"), noun: "egg", score: 1)])
    static let pending = Request.logFood(LogFood(foods: [egg], when: When()))
    static let confirmed = Request.logFood(LogFood(foods: [egg], when: When(), confirmed: true))

    static func reading(
        _ intent: String, _ text: String = "", foods: [FoodMention] = [], amounts: [Amount] = [], ordinal: Int? = nil, confidence: Double = 0.9
    ) -> Understanding {
        let reading = Reading(text: text, intent: IntentScore(intent, confidence), foods: foods, amounts: amounts, ordinal: ordinal)
        return Understanding(text: text, language: "en", readings: [reading], entities: [])
    }

    static func tracker(_ question: Question) -> Tracker { Tracker(events: [.asked(question)]) }

    static let confirm = Question(
        name: .confirm, subject: "eggs", options: [Option(title: "yes", request: confirmed), Option(title: "no", request: .cancel)], pending: pending)
    static let howMuch = Question(name: .howMuch, subject: "eggs", options: [], pending: pending)
    static let whichFood = Question(
        name: .whichFood, subject: "burger",
        options: [
            Option(title: "cheeseburger", request: .greet), Option(title: "double hamburger", request: .thanks),
            Option(title: "option.other", request: nil),
        ],
        pending: pending)

    @Test(
        arguments: [
            (confirm, reading("affirm", "yes"), confirmed), (confirm, reading("deny", "no"), .cancel),
            (confirm, reading("cancel", "never mind"), .cancel),
            (confirm, reading("choose", "1", ordinal: 1), confirmed), (whichFood, reading("choose", "2", ordinal: 2), .thanks),
            (whichFood, reading("choose", "the last one", ordinal: -1), .cancel), (whichFood, reading("inform", "the double"), .thanks),
            (whichFood, reading("log_food", "cheeseburger"), .greet), (whichFood, reading("inform", "just guess"), confirmed),
        ] as [(Question, Understanding, Request)])
    func answers(question: Question, message: Understanding, request: Request) {
        let plan = Policy.plan(message, PolicyTests.tracker(question))
        #expect(plan.requests == [request])
        #expect(plan.ending == .answered || plan.ending == .dropped)
        #expect(plan.reminder == nil)
    }

    @Test(arguments: ["just guess", "whatever", "not sure", "i don't know"])
    func aGuessConfirmsNothing(text: String) {
        let plan = Policy.plan(PolicyTests.reading("inform", text), PolicyTests.tracker(PolicyTests.confirm))
        #expect(!plan.requests.contains(PolicyTests.confirmed))
        #expect(plan.ending != .answered)
    }

    @Test func anAmountAnswersHowMuch() {
        let amount = Amount(quantity: 3, unit: nil)
        let plan = Policy.plan(PolicyTests.reading("inform", "three", amounts: [amount]), PolicyTests.tracker(PolicyTests.howMuch))
        guard case .logFood(let log)? = plan.requests.first else { return #expect(Bool(false), "\(plan.requests)") }
        #expect(log.foods[0].amount == amount)
        #expect(plan.ending == .answered)
    }

    @Test func somethingElseIsDoneFirstAndTheQuestionComesBackOnce() {
        let message = PolicyTests.reading("ask_summary", "how many calories today")
        let plan = Policy.plan(message, PolicyTests.tracker(PolicyTests.howMuch))
        #expect(plan.requests == [.askSummary(When(), nutrients: [])])
        #expect(plan.ending == .reminded)
        #expect(plan.reminder?.isReminder == true)
        var reminded = PolicyTests.howMuch
        reminded.isReminder = true
        let again = Policy.plan(message, PolicyTests.tracker(reminded))
        #expect(again.reminder == nil)
        #expect(again.ending == .dropped)
    }

    @Test func aQuestionLapses() {
        var events: [Event] = [.asked(PolicyTests.confirm)]
        for _ in 0..<4 { events.append(.user(text: "x", intents: [], confidence: 1, language: "en")) }
        let plan = Policy.plan(PolicyTests.reading("affirm", "yes"), Tracker(events: events))
        #expect(plan.requests == [.strayAnswer(intent: "affirm")])
        #expect(plan.ending == .lapsed)
    }

    @Test func undoDropsTheQuestion() {
        let plan = Policy.plan(PolicyTests.reading("undo", "undo"), PolicyTests.tracker(PolicyTests.whichFood))
        #expect(plan.requests == [.undo(turns: 1)])
        #expect(plan.reminder == nil)
    }

    @Test func aHintIsChosenButNotWaitedFor() {
        let tracker = Tracker(events: [.slot(.hint(PolicyTests.whichFood.options))])
        #expect(Policy.plan(PolicyTests.reading("choose", "1", ordinal: 1), tracker).requests == [.greet])
        let plan = Policy.plan(PolicyTests.reading("thanks", "thanks"), tracker)
        #expect(plan.requests == [.thanks])
        #expect(plan.reminder == nil)
    }

    /// Once ended a server: no word, and so nothing that a rule could look at.
    @Test(arguments: ["...", "???", "\".\"", "👍"], ["out_of_scope", "inform", "correct", "log_food", "log_water"])
    func marksAloneAreAnswered(text: String, intent: String) {
        for action in ["log_water", "log_food", "ask_weight", "recommend_food"] {
            let reading = Reading(text: text, intent: IntentScore(intent, 0.9))
            let understanding = Understanding(text: text, language: "en", readings: [reading], entities: [])
            let tracker = Tracker(events: [.slot(.entries([1])), .action(name: action)])
            #expect(!Policy.plan(understanding, tracker).requests.isEmpty)
        }
    }

    @Test func waterIsCountedApart() {
        let water = FoodMention(
            said: "water", candidates: [FoodReference(id: FoodID("usda:14411"), noun: "water", score: 1)],
            amount: Amount(quantity: 500, unit: Unit("ml")))
        let plan = Policy.plan(PolicyTests.reading("log_food", "eggs and water", foods: [PolicyTests.egg, water]), Tracker())
        #expect(plan.requests == [PolicyTests.pending, .logWater(millilitres: 500, When())])
    }

    @Test(arguments: [(72.0, "kg", 72.0), (160, "lb", 72.57), (11, "stone", 69.85)])
    func weights(value: Double, unit: String, kilograms: Double) {
        let plan = Policy.plan(PolicyTests.reading("log_weight", "I weigh that", amounts: [Amount(quantity: value, unit: Unit(unit))]), Tracker())
        guard case .logWeight(let weight, _, _)? = plan.requests.first else { return #expect(Bool(false), "\(plan.requests)") }
        #expect(abs(weight - kilograms) < 0.01)
    }

    @Test func aMessageHoldsSoManyRequests() {
        var said = PolicyTests.reading("thanks", "thanks")
        said.readings = Array(repeating: said.readings[0], count: 333)
        let plan = Policy.plan(said, Tracker())
        #expect(plan.requests.count == 20 && plan.leftOver == 313)
        #expect(Policy.plan(PolicyTests.reading("thanks", "thanks"), Tracker()).leftOver == 0)
    }

    @Test func everyIntentLeadsSomewhere() {
        for (intent, request) in [
            ("plan_meal", Request.plan(.how)), ("grocery_list", .groceries(.show(When(), left: false, anew: false))), ("show_plan", .askAhead),
        ] {
            #expect(Policy.plan(PolicyTests.reading(intent, "x"), Tracker()).requests == [request])
        }
        for intent in ["add_friend", "sign_up", "something_new"] {
            #expect(Policy.plan(PolicyTests.reading(intent, "x"), Tracker()).requests == [.notYet(intent: intent)])
        }
        #expect(!Policy.plan(PolicyTests.reading("out_of_scope", "x"), Tracker()).requests.isEmpty)
    }
}

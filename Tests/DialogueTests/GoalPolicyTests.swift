import NLU
import Nutrition
import Testing

@testable import Dialogue

/// What becomes of messages while a goal is being worked out.
@Suite struct GoalPolicyTests {
    static let pending = Request.suggestGoal(AimMention(direction: .lose), guess: false)
    static let aboutYou = Question(name: .aboutYou, subject: "age,height,weight", options: [], pending: pending)
    static let accept = Question(
        name: .acceptGoal, subject: "1850",
        options: [Option(title: "option.yes", request: .setGoal(nutrient: .energy, amount: 1850))], pending: pending)

    private func plan(
        _ intent: String, _ question: Question?, number: Double? = nil, text: String = "", _ tell: (inout ProfileFacts) -> Void = { _ in }
    )
        -> Plan
    {
        var reading = Reading(text: text, intent: IntentScore(intent, 0.9), amounts: number.map { [Amount(quantity: $0)] } ?? [])
        tell(&reading.profile)
        let message = Understanding(text: text, language: "en", readings: [reading], entities: [])
        return Policy.plan(message, question.map { Tracker(events: [.asked($0)]) } ?? Tracker())
    }

    @Test func factsAreStoredAndTheGoalWorkedOut() {
        for question in [GoalPolicyTests.aboutYou, GoalPolicyTests.accept] {
            let plan = plan("set_profile", question) { $0.sex = .female }
            var facts = ProfileFacts()
            facts.sex = .female
            #expect(plan.requests == [.setProfile(facts), GoalPolicyTests.pending])
            #expect(plan.ending == .answered)
        }
    }

    @Test func bareNumbersAreThePartsAskedFor() {
        let plan = plan("inform", GoalPolicyTests.aboutYou) { $0.bare = [34, 165, 62] }
        var facts = ProfileFacts()
        facts.age = 34
        facts.heightCentimetres = 165
        facts.kilograms = 62
        facts.weightUnit = "kg"
        #expect(plan.requests == [.setProfile(facts), GoalPolicyTests.pending])
        // 1.7 is a height in metres; 2000 is none of them, but a goal.
        #expect(self.plan("inform", GoalPolicyTests.aboutYou) { $0.bare = [1.7] }.requests.first.map { "\($0)".contains("170.0") } == true)
        #expect(
            self.plan("inform", GoalPolicyTests.aboutYou, number: 2000) { $0.bare = [2000] }.requests == [.setGoal(nutrient: .energy, amount: 2000)])
    }

    @Test func aGoalIsAcceptedDeclinedOrReplaced() {
        #expect(plan("affirm", GoalPolicyTests.accept, text: "yes").requests == [.setGoal(nutrient: .energy, amount: 1850)])
        #expect(plan("deny", GoalPolicyTests.accept, text: "no").requests == [.cancel])
        #expect(plan("inform", GoalPolicyTests.accept, number: 1700, text: "1700").requests == [.setGoal(nutrient: .energy, amount: 1700)])
        #expect(plan("inform", GoalPolicyTests.aboutYou, text: "just guess").requests == [.suggestGoal(AimMention(direction: .lose), guess: true)])
        let other = plan("ask_weight", GoalPolicyTests.accept, text: "what's my weight")
        #expect(other.requests == [.askWeight] && other.reminder?.name == .acceptGoal)
    }

    @Test func goalsWithoutANumberAreWorkedOut() {
        #expect(plan("set_goal", nil, text: "suggest a goal").requests == [.suggestGoal(AimMention(), guess: false)])
        #expect(plan("set_goal", nil, number: 2000, text: "my goal is 2000").requests == [.setGoal(nutrient: .energy, amount: 2000)])
    }

    @Test func theAimIsRemembered() {
        var tracker = Tracker()
        tracker.apply(.slot(.aim(AimMention(direction: .gain))))
        #expect(tracker.aim?.direction == .gain)
        tracker.apply(.restart)
        #expect(tracker.aim == nil)
    }
}

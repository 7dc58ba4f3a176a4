import NLU
import Nutrition
import Testing

@testable import Dialogue

/// What becomes of messages while the quiz waits for an answer.
@Suite struct QuizPolicyTests {
    private func question(_ step: QuizStep, options: [Option] = []) -> Question {
        Question(name: .quiz, subject: step.rawValue, options: options, pending: .own(.quiz(.resume(reminders: 0))))
    }

    private func plan(_ intent: String, _ text: String, at step: QuizStep, options: [Option] = [], _ tell: (inout Reading) -> Void = { _ in }) -> Plan
    {
        var reading = Reading(text: text, intent: IntentScore(intent, 0.9))
        tell(&reading)
        let message = Understanding(text: text, language: "en", readings: [reading], entities: [])
        return Policy.plan(
            message,
            Tracker(events: [
                .user(text: "hi", intents: ["greet"], confidence: 1, language: "en"), .slot(.quiz(isOpen: true)),
                .asked(question(step, options: options)),
            ]))
    }

    private func answer(_ plan: Plan) -> QuizAnswer? {
        if case .own(.quiz(.answer(let answer)))? = plan.requests.first { answer } else { nil }
    }

    @Test func theQuizIsSteered() {
        #expect(plan("inform", "skip", at: .age).requests == [.own(.quiz(.skip(.age)))])
        #expect(plan("inform", "I don't know", at: .height).requests == [.own(.quiz(.skip(.height)))])
        #expect(plan("out_of_scope", "atrás", at: .sex).requests == [.own(.quiz(.back))])
        #expect(plan("cancel", "never mind", at: .sex).requests == [.own(.quiz(.stop))])
        #expect(plan("cancel", "stop", at: .sex).requests == [.own(.quiz(.stop))])
    }

    @Test func aStepTakesItsAnswerAndWhatComesWithIt() {
        #expect(answer(plan("inform", "34", at: .age) { $0.profile.bare = [34] })?.facts.age == 34)
        #expect(answer(plan("inform", "165", at: .height) { $0.profile.bare = [165] })?.facts.heightCentimetres == 165)
        // What cannot be is an answer all the same: it is refused in words.
        #expect(answer(plan("inform", "700", at: .weight) { $0.profile.bare = [700] })?.facts.kilograms == 700)
        let many = answer(plan("set_profile", "34, female", at: .sex) { ($0.profile.age, $0.profile.sex) = (34, .female) })
        #expect(many?.facts.age == 34 && many?.facts.sex == .female)
        #expect(answer(plan("search_recipe", "mexican and italian", at: .culture))?.cultures == ["mexican", "italian"])
        #expect(answer(plan("inform", "nothing special", at: .culture))?.isNone == true)
        #expect(answer(plan("set_preference", "vegan", at: .diet))?.preferences == [Preference(kind: .diet, words: ["vegan"])])
        #expect(answer(plan("deny", "no", at: .allergies))?.isNone == true)
        #expect(answer(plan("inform", "lose some", at: .aim))?.aim?.direction == .lose)
    }

    @Test func anythingElseIsDoneAndTheQuizGoesOn() {
        let eggs = FoodMention(said: "eggs", candidates: [FoodReference(id: FoodID("usda:01123"), noun: "egg", score: 1)])
        let logged = plan("log_food", "I had two eggs", at: .sex) { $0.foods = [eggs] }
        #expect(logged.requests.count == 2 && logged.requests.last == .own(.quiz(.resume(reminders: 0))) && logged.reminder == nil)
        // A meal is no allergy, a bare food is one.
        #expect(answer(plan("log_food", "I had two eggs", at: .allergies) { $0.foods = [eggs] }) == nil)
        #expect(
            answer(plan("log_food", "eggs", at: .allergies) { $0.foods = [eggs] })?.preferences == [Preference(kind: .allergies, words: ["eggs"])])
        #expect(plan("undo", "undo", at: .sex).requests == [.undo(turns: 1), .own(.quiz(.resume(reminders: 0)))])
        #expect(plan("goodbye", "goodbye", at: .sex).requests == [.goodbye])
        #expect(plan("start_quiz", "start the quiz", at: .sex).requests == [.own(.quiz(.start))])
    }

    @Test func anotherNumberScalesTheShares() {
        let goals = [DailyGoal(.energy, 2000), DailyGoal(.protein, 100), DailyGoal(.fat, 67)]
        #expect(Answers.scaled(goals, to: 1500) == .own(.setGoals([DailyGoal(.energy, 1500), DailyGoal(.protein, 75), DailyGoal(.fat, 50)])))
        #expect(Answers.scaled(goals, to: 3) == nil && Answers.scaled(goals, to: nil) == nil)
    }
}

import NLU
import Nutrition
import Testing

@testable import Dialogue

/// Which messages speak of exercise, water and weights, and how old a question may be.
@Suite struct BodyIntentTests {
    static let water = FoodMention(said: "water", candidates: [FoodReference(id: FoodID("usda:14411"), noun: "water", score: 1)])
    static let today = Day(number: 20_000)

    static func requests(_ understanding: Understanding, _ tracker: Tracker = Tracker()) -> [Request] {
        Policy.plan(understanding, tracker).requests
    }

    @Test func waterAndWeightsAreTakenOutByName() {
        #expect(
            BodyIntentTests.requests(PolicyTests.reading("delete_entry", "remove the water", foods: [BodyIntentTests.water]))
                == [.deleteBody(BodySelection(.water))])
        #expect(BodyIntentTests.requests(PolicyTests.reading("delete_entry", "delete my weight")) == [.deleteBody(BodySelection(.weight))])
    }

    @Test func aFoodIsNoWater() {
        let requests = BodyIntentTests.requests(PolicyTests.reading("delete_entry", "delete the eggs", foods: [PolicyTests.egg]))
        guard case .delete(let selection)? = requests.first else { return #expect(Bool(false), "\(requests)") }
        #expect(selection.foods == [PolicyTests.egg])
    }

    @Test(arguments: ["'; DROP TABLE entries; --", "drop table entries", "<b>delete</b>"])
    func wordsThatAreNoOrderTakeNothingOut(text: String) {
        let requests = BodyIntentTests.requests(PolicyTests.reading("delete_entry", text))
        #expect(requests.count == 1)
        guard case .fallback? = requests.first else { return #expect(Bool(false), "\(requests)") }
    }

    @Test(arguments: [(0, true), (1, true), (2, false), (7, false), (-7, false)])
    func aQuestionIsAnsweredWhileItIsFresh(days: Int, isAnswered: Bool) {
        var question = PolicyTests.confirm
        question.day = BodyIntentTests.today
        let plan = Policy.plan(
            PolicyTests.reading("affirm", "yes"), PolicyTests.tracker(question), today: BodyIntentTests.today.advanced(by: days))
        #expect((plan.requests == [PolicyTests.confirmed]) == isAnswered)
    }

    @Test func aListKeepsItsPlacesUntilOtherRowsAreSpokenOf() {
        let listed: [Event] = [.slot(.entries([1, 2, 3])), .slot(.listed([1, 2, 3])), .slot(.entries([2]))]
        #expect(Tracker(events: listed).listed == [1, 2, 3])
        #expect(Tracker(events: listed + [.slot(.entries([4]))]).listed == nil)
    }
}

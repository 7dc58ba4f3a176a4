import NLU
import Nutrition
import Testing

@testable import Dialogue

/// The intent that a reply tells: that of the words where it may be what was done, else what was done.
@Suite struct ToldIntentTests {
    static let egg = [PolicyTests.egg]

    @Test(
        arguments: [
            ("log_food", .logFood(LogFood(foods: egg, when: When())), "log_food"),
            ("plan_meal", .logFood(LogFood(foods: egg, when: When())), "plan_meal"),
            ("inform", .logFood(LogFood(foods: egg, when: When())), "log_food"),
            ("unplan_meal", .delete(Selection()), "unplan_meal"), ("inform", .delete(Selection()), "delete_entry"),
            ("log_in", .askNutrients(foods: egg, nutrients: [.protein]), "ask_nutrient"),
            ("correct", .setGoal(nutrient: .protein, amount: 130), "set_goal"),
            ("log_weight", .logWater(millilitres: 500, When()), "log_water"), ("show_plan", .askDiary(When()), "show_plan"),
            ("cancel", .move(Selection(pointsBack: true), to: When()), "move_entry"),
        ] as [(String, Request, String)])
    func isTold(words: String, request: Request, told: String) {
        let reading = PolicyTests.reading(words, "eggs", foods: ToldIntentTests.egg).readings[0]
        #expect(Plan.intent(of: reading, as: [request]) == [told])
    }
}

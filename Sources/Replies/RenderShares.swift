import Dialogue
import Nutrition

extension Speaker {
    /// "That is 37 % of the 2,300 mg that a day should stay under."
    func shareOfDay(_ nutrient: Nutrient, _ amount: Double, _ measure: DayMeasure) -> String {
        let values: KeyValuePairs = [
            "share": numbers.whole(amount / measure.amount * 100), "amount": quantity(nutrient, measure.amount), "nutrient": title(nutrient),
        ]
        switch measure.kind {
        case .goal: return say(measure.isLimit ? .shareOfLimit : .shareOfGoal, values)
        // Of energy the need is worked out from the person's own body.
        case .reference: return say(measure.isLimit ? .shareOfMost : nutrient == .energy ? .shareOfOwnNeed : .shareOfNeed, values)
        case .label: return say(.shareOfLabel, values)
        }
    }

    /// "A serving of Rajma chawal: 498 kcal, 18 g of protein."
    func recipeFigures(_ title: String, _ nutrients: Nutrients, _ asked: [Nutrient]) -> String {
        let known = asked.compactMap { nutrient in nutrients[nutrient].map { amount(of: nutrient, $0) } }
        return known.isEmpty
            ? say(.answerUnknown, ["food": title, "nutrient": self.title(asked.first ?? .energy)])
            : say(.recipeServing, ["recipe": title, "figures": both(known)])
    }
}

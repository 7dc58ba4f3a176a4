import NLU
import Nutrition

extension Intents {
    /// "tea as in dinner", "I meant tea the meal": what a word for a meal stood for, and nothing drunk.
    static func mealMeant(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let said = Array(words.drop { ["i", "mean", "meant", "no", "sorry", "by", "that"].contains($0) })
        guard !tracker.entries.isEmpty, (3...5).contains(said.count), reading.amounts.isEmpty,
            ["tea", "lunch", "dinner", "supper"].contains(said[0]),
            let meal = reading.when.meal ?? (said.last == "meal" ? .dinner : nil)
        else { return nil }
        let rest = said.dropFirst()
        guard
            [["as", "in"], ["meaning"], ["being"], ["the", "meal"], ["like", "the", "meal"], ["as", "my"]].contains(where: { rest.starts(with: $0) })
        else { return nil }
        return [.move(Selection(pointsBack: true), to: When(meal: meal))]
    }
}

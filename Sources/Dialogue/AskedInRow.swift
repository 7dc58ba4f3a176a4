import NLU
import Nutrition

/// What a conversation keeps of how rows were told and foods asked about, for "the mcdonalds stuff" and "which of the three".
extension Tracker {
    /// The words of a message that told rows, and those rows.
    public struct Account: Sendable, Hashable, Codable {
        public var words: [String]
        public var ids: [Int]
    }

    /// Foods that were asked about in a row, each in its own question, up to a turn.
    public struct AskedInRow: Sendable, Hashable, Codable {
        var count: Int
        var turn: Int
    }

    /// How many they are; none once something else was said.
    var askedRun: Int { askedInRow.flatMap { turns - $0.turn < 2 ? $0.count : nil } ?? 0 }

    mutating func countAsked(_ request: Request, _ foods: [FoodMention]) {
        switch request {
        case .askNutrients where foods.count == 1, .askFoodFacts where foods.count == 1:
            let isAgain = spoken?.last?.best?.id == foods[0].best?.id
            askedInRow = AskedInRow(count: max(1, isAgain ? askedRun : askedRun + 1), turn: turns)
        default: askedInRow = nil
        }
    }
}

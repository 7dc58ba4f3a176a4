import Dialogue
import Foundation
import Nutrition

extension Day {
    static let sample = Day(year: 2026, month: 11, day: 20)
}

extension Moment {
    static let sample = Moment(day: .sample, minute: 8 * 60, epoch: 1_795_161_600)
}

extension Nutrients {
    /// Known amounts; everything else unknown.
    static func known(_ amounts: [Nutrient: Double]) -> Nutrients {
        var nutrients = Nutrients()
        for (nutrient, amount) in amounts { nutrients[nutrient] = amount }
        return nutrients
    }
}

extension Entry {
    static func sample(
        _ noun: String, day: Day = .sample, meal: Meal = .breakfast, id: String = "usda:01123", said: String = "eggs",
        assumed: [Portion.Assumption] = [.unit],
        nutrients: Nutrients = .known([.energy: 143.1, .protein: 12.6, .carbohydrate: 0.7, .fat: 9.5, .vitaminC: 1.5])
    ) -> Entry {
        Entry(
            day: day, minute: 485, meal: meal, foodID: FoodID(id), food: "The \(noun)", noun: noun, said: said, quantity: 2,
            unit: "large", grams: 100.4, assumed: assumed, portionSource: .measure, nutrients: nutrients)
    }
}

/// A value as text, to compare values whose unknown nutrients (NaN) are equal to nothing.
func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

import Foundation
import Nutrition
import Testing

/// The layer of everyday foods as a whole: how many, of what, and whether each row stands on something.
@Suite struct LayerTests {
    @Test func thereAreManyEverydayFoods() throws {
        let entries = try Corpora.everyday
        #expect(entries.count >= 2000)
        let mixed: Set = ["dish", "soup", "salad", "sandwich", "pizza", "fastfood", "snack", "sweet", "dessert", "breakfast", "sauce"]
        let composite = entries.filter { mixed.contains($0.food.group) }
        #expect(composite.count >= 500, "\(composite.count) mixed, restaurant and packaged foods")
        for group in ["fruit", "vegetable", "meat", "fish", "dairy", "drink", "bread", "cereal"] {
            #expect(entries.count { $0.food.group == group } >= 20, "few foods of the group \(group)")
        }
    }

    @Test func everyFoodHasASpanishName() throws {
        for entry in try Corpora.everyday where entry.list("es").isEmpty { Issue.record("\(entry.noun) has no Spanish name") }
    }

    @Test func everyRowStandsOnFigures() throws {
        let foods = try Corpora.foods
        for entry in try Corpora.everyday {
            #expect(foods.figureRow(entry.food.id) != nil, "\(entry.noun): '\(entry.food.id)' is no figure row")
            #expect(entry.food.figures[.energy] != nil, "\(entry.noun) has no energy")
            if let raw = entry.food.raw { #expect(foods.figureRow(raw) != nil, "\(entry.noun): '\(raw)' is no figure row") }
            #expect((1...5).contains(entry.food.rank), "\(entry.noun): rank \(entry.food.rank)")
            for kind in entry.food.kinds { #expect(foods.index(named: kind) != nil, "\(entry.noun): no kind '\(kind)'") }
        }
    }

    /// Two rows of a group that say the same, in whatever order of words, or of one name with the same figures, are one food.
    @Test func noFoodStandsTwice() throws {
        var owners: [String: String] = [:]
        for entry in try Corpora.everyday {
            let noun = Set(Word.split(entry.noun)).subtracting(["and"]).sorted().joined(separator: " ") + " " + entry.food.group
            let name = Set(Word.split(entry.food.name)).subtracting(["and"]).sorted().joined(separator: " ") + " " + entry.food.id.code
            for key in [noun, name] {
                if let other = owners.updateValue(entry.noun, forKey: key) { Issue.record("'\(entry.noun)' and '\(other)' are the same food") }
            }
        }
    }
}

import Nutrition
import Testing

/// Raw to cooked: what is swollen by water or shrunk by heat, within what kitchens see.
@Suite struct YieldTests {
    @Test func yieldsArePlausible() throws {
        let foods = try Corpora.foods
        var count = 0
        for entry in try Corpora.everyday {
            let food = entry.food
            guard let id = food.raw else { continue }
            let raw = try #require(foods.figureRow(id), "\(food.noun): no row '\(id)'")
            #expect(id != food.id, "\(food.noun) is its own raw form")
            count += 1
            guard let yield = food.yield(from: raw) else { continue }
            // Bacon and skin leave most of their fat in the pan.
            let isFlesh = ["meat", "poultry", "fish", "sausage"].contains(food.group)
            let range =
                isFlesh
                ? food.noun.contains("bacon") ? 0.28...0.75 : 0.45...1.15
                : ["grain", "legume"].contains(food.group) ? 0.9...3.9 : 0.3...4
            if !range.contains(yield) { Issue.record("\(food.noun) (\(food.id)) from \(id): \(yield)") }
        }
        #expect(count >= 100, "\(count) foods with a raw form")
    }

    /// Agriculture Handbook 102 and USDA's Table of Cooking Yields for Meat and Poultry, to a tenth or so.
    @Test(arguments: [("white rice", 2.8), ("chicken breast", 0.72), ("lentil", 2.8)])
    func yieldsAreThoseOfTheHandbooks(noun: String, yield: Double) throws {
        let foods = try Corpora.foods
        let cooked = foods[try #require(foods.index(named: noun))]
        let raw = try #require(cooked.raw.flatMap { foods.figureRow($0) }, "\(noun) has no raw form")
        let own = try #require(cooked.yield(from: raw))
        #expect(abs(own / yield - 1) < 0.15, "\(noun): \(own)")
    }
}

import Foundation
import Knowledge
import Nutrition
import Testing

/// Energy against the macronutrients it comes from.
@Suite struct EnergyTests {
    /// What the general factors give: 4 kcal a gram of protein and carbohydrate, 9 of fat, 7 of alcohol; with fibre at its full 4 and at none.
    private static func range(_ figures: Nutrients) -> ClosedRange<Double> {
        let most = 4 * (figures[.protein] ?? 0) + 4 * (figures[.carbohydrate] ?? 0) + 9 * (figures[.fat] ?? 0) + 7 * (figures[.alcohol] ?? 0)
        return min(most, max(0, most - 4 * (figures[.fiber] ?? 0)))...most
    }

    /// How far energy lies outside of what the macronutrients give, as a share of it or, for the leanest foods, of 100 kcal.
    private static func excess(_ figures: Nutrients, energy: Double) -> Double {
        let range = range(figures)
        return max(0, energy - range.upperBound, range.lowerBound - energy) / max(100, energy)
    }

    /// The specific factors of the sources (2.4 to 4.4 for protein, 1.3 to 4.2 for carbohydrate, 8.4 to 9 for fat) stay within a fifth of
    /// that; further off are sweeteners, acids, polyols and cocoa, each with its reason.
    @Test func everydayFoods() throws {
        var findings: [Finding] = []
        for entry in try Corpora.everyday {
            let figures = entry.food.figures
            let energy = try #require(figures[.energy], "\(entry.noun) has no energy")
            if EnergyTests.excess(figures, energy: energy) > 0.2 {
                let range = EnergyTests.range(figures)
                let text =
                    "\(energy) kcal (\(entry.food.id)), but its macronutrients give \(range.lowerBound.rounded()) to \(range.upperBound.rounded())"
                findings.append(Finding(key: entry.noun, text: text))
            }
        }
        try expect(findings, explainedBy: "energy-exceptions.txt")
    }

    @Test func composedDishesAndRecipes() throws {
        let knowledge = try Corpora.knowledge
        let dishes = try knowledge.composed.keys.map { try #require(knowledge.foods.figureRow($0)) }
        #expect(dishes.count >= 300)
        for (name, figures) in dishes.map({ ($0.id.code, $0.figures) }) + knowledge.recipes.recipes.map({ ($0.id, $0.nutrients) }) {
            let energy = try #require(figures[.energy])
            #expect(EnergyTests.excess(figures, energy: energy) <= 0.15, "\(name): \(energy) kcal, macronutrients \(EnergyTests.range(figures))")
        }
    }

    /// The figure tables as published, foods that nobody gave a plain name too: all but some in a hundred agree to a quarter.
    @Test func figureRows() throws {
        let foods = try Corpora.foods
        var count = 0
        var far: [String] = []
        for index in foods.everydayCount..<foods.count {
            let figures = foods[index].figures
            guard let energy = figures[.energy] else { continue }
            count += 1
            if EnergyTests.excess(figures, energy: energy) > 0.25 { far.append(foods.id(at: index).code) }
        }
        #expect(count > 14_000)
        #expect(far.count * 100 < count, "\(far.count) of \(count) rows: \(far.prefix(20))")
    }
}

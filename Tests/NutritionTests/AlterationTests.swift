import Knowledge
import Nutrition
import Testing

/// A dish made otherwise: its code, and figures that a pot and a pair of scales would give.
struct AlterationTests {
    @Test func codeKeepsWhatWasChanged() {
        let dish = FoodID("own:completo"), mayo = FoodID("usda:04025"), bun = FoodID("usda:18350")
        let altered = dish.altered(by: [Alteration(food: mayo, grams: -8.397), Alteration(food: bun, grams: 12)])
        #expect(altered.code == "own:completo~usda:04025-8.4~usda:18350+12.0")
        #expect(altered.base == dish)
        #expect(altered.alterations == [Alteration(food: mayo, grams: -8.4), Alteration(food: bun, grams: 12)])
        #expect(altered.altered(by: [Alteration(food: mayo, grams: 8.4), Alteration(food: bun, grams: -12)]) == dish)
        #expect(dish.alterations.isEmpty && FoodID("own:pan-de-jamon").base.code == "own:pan-de-jamon")
    }

    /// 262 g of a completo hold 22 g of mayonnaise: without it, it weighs and holds so much less.
    @Test func isReckonedFromWhatItIsMadeOf() throws {
        let knowledge = try Corpora.knowledge
        let dish = try #require(knowledge.foods.food(FoodID("own:completo"))), batch = try #require(knowledge.batch(of: dish.id))
        let mayo = try #require(batch.parts.first { $0.food.name.contains("ayonnaise") })
        let piece = try #require(dish.grams(of: "piece"))
        let bare = try #require(dish.altered(by: [(mayo.food, -mayo.grams)], kept: batch.kept))
        let grams = try #require(bare.grams(of: "piece"))
        #expect(abs(grams - (piece - mayo.grams * piece / 100)) < 0.01)
        for nutrient in [Nutrient.energy, .fat, .protein, .sodium] {
            let whole = dish.nutrients(grams: piece)[nutrient] ?? 0, left = bare.nutrients(grams: grams)[nutrient] ?? 0
            let taken = mayo.food.nutrients(grams: mayo.grams * piece / 100)[nutrient] ?? 0
            #expect(abs(whole - taken - left) < 0.01 * max(1, whole), "\(nutrient)")
        }
        #expect(dish.altered(by: [(mayo.food, -95)]) == nil)
    }

    /// The survey's recipes are in the foods' own figures: a sixth of them differ by nutrients that are added or lost in cooking.
    @Test func surveyedFoodsAreMadeOfWhatTheSurveyTells() throws {
        let knowledge = try Corpora.knowledge
        var told = 0, near = 0
        for food in try Corpora.everyday.map(\.food) where food.id.code.hasPrefix("fndds:") {
            guard let batch = knowledge.batch(of: food.id) else { continue }
            told += 1
            let energy = batch.parts.filter { $0.within == nil }.reduce(0) { $0 + $1.food.nutrients(grams: $1.grams)[.energy, default: 0] }
            if abs(energy - food.figures[.energy, default: 0]) <= max(8, 0.1 * energy) { near += 1 }
        }
        #expect(told > 400 && Double(near) / Double(told) > 0.85, "\(near) of \(told)")
    }
}

extension Nutrients {
    fileprivate subscript(nutrient: Nutrient, default value: Double) -> Double { self[nutrient] ?? value }
}

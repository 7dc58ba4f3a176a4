import NLU
import Nutrition

/// "what vitamins are in eggs?", "any b vitamins in marmite?", "¿qué minerales tienen las espinacas?"
extension Intents {
    static func nutrientsOf(_ reading: Reading) -> Request? {
        let words = reading.words, foods = reading.foods.filter { !$0.negated && $0.best != nil }
        guard !foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= 12,
            ["ask_food_facts", "ask_nutrient", "search_food", "out_of_scope", "recommend_food", "ask_insight"].contains(reading.intent.name),
            words.isDisjoint(with: ["i", "my", "food", "alimento", "mi"])
        else { return nil }
        let named = Set(foods.flatMap { Word.split($0.said) })
        let own = words.filter { !named.contains($0) }
        let vitamins = own.contains(where: ["vitamin", "vitamina"].contains), minerals = own.contains(where: ["mineral", "minerale"].contains)
        if vitamins {
            let ofB = zip(own, own.dropFirst()).contains { $0 == "b" && $1 == "vitamin" || $0 == "vitamina" && $1 == "b" }
            return .askNutrientsOf(foods: foods, minerals ? .micronutrients : ofB ? .bVitamins : .vitamins)
        }
        if minerals { return .askNutrientsOf(foods: foods, .minerals) }
        return own.contains(where: ["micronutrient", "micronutriente"].contains) ? .askNutrientsOf(foods: foods, .micronutrients) : nil
    }
}

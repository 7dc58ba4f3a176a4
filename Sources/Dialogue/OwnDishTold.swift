import NLU
import Nutrition

/// What a dish of one's own is made of, told before anything was eaten: "mi licuado tiene 1 taza de leche, 1 plátano y 2 cucharadas de avena".
extension Intents {
    static func ownDishTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let said = reading.text.split(separator: " ").map(String.init), words = said.map { Word.split($0).first ?? "" }
        guard tracker.entries.isEmpty, reading.intent.name == "log_food", ["mi", "my"].contains(words.first), !reading.text.contains("?"),
            reading.when.isEmpty, let verb = words.prefix(6).firstIndex(where: holding.contains), verb > 1,
            case let name = words[1..<verb], !name.contains(where: { Meal(rawValue: $0) != nil || Vocabulary[.mealWord].contains($0) })
        else { return nil }
        let parts = reading.foods.filter { food in
            guard let first = Word.split(food.said).first else { return false }
            return !name.contains(first) && food.best != nil && !food.negated
        }
        guard parts.count > 1, parts.count(where: { !$0.amount.isEmpty }) > 1, Set(words).isDisjoint(with: eaten) else { return nil }
        return [.keep(.saveMeal(name: said[1..<verb].joined(separator: " "), from: Selection(), foods: parts))]
    }

    private static let holding = Set(["tiene", "lleva", "contiene", "has", "contains"] + Word.split("tiene lleva contiene has contains"))
    private static let eaten = Set(Word.split("comí tomé desayuné almorcé cené merendé had ate drank hoy today ayer yesterday"))
}

import NLU
import Nutrition

/// "any ideas for dinner? I have chicken and rice": what is at hand is for the dish, and was not eaten.
extension Intents {
    static func atHand(_ readings: [Reading]) -> [[Request]]? {
        guard readings.count == 2, let asked = readings.firstIndex(where: { wishes.contains($0.intent.name) }) else { return nil }
        let other = readings[1 - asked], words = Word.split(other.text)
        guard
            ["log_food", "inform", "out_of_scope", "search_recipe", "recommend_recipe", "recommend_food", "set_preference"].contains(
                other.intent.name),
            !Preference.speaksOfAllergy(words),
            !other.foods.isEmpty, other.foods.allSatisfy({ $0.amount.unit == nil }), other.when.isEmpty,
            havings.contains(where: { words.starts(with: $0) })
        else { return nil }
        var query = RecipeQuery(readings[asked])
        query.atHand += other.foods.filter { !$0.negated }.map(\.said)
        var requests: [[Request]] = [[], []]
        requests[asked] = [.recommendRecipe(query)]
        return requests
    }

    /// "¿qué me recomiendas para cenar? tengo 500 calorías", "me quedan 500 kcal, ¿qué ceno?": no more than that is for the dish.
    static func withRoom(_ readings: [Reading]) -> [[Request]]? {
        guard readings.count == 2, let asked = readings.firstIndex(where: { wishes.contains($0.intent.name) }) else { return nil }
        let other = readings[1 - asked], words = Word.split(other.text)
        guard ["set_profile", "inform", "out_of_scope", "ask_remaining", "set_goal", "log_food"].contains(other.intent.name), other.foods.isEmpty,
            other.nutrients == [.energy], let room = other.amounts.only?.quantity, room >= 100, !other.text.hasSuffix("?"), words.count <= 6,
            havings.contains(where: { words.starts(with: $0) }), readings[asked].amounts.isEmpty
        else { return nil }
        var whole = readings[asked]
        whole.text = "\(other.text) \(whole.text)"
        whole.amounts = other.amounts
        whole.nutrients = [.energy]
        var requests: [[Request]] = [[], []]
        requests[asked] = [.recommendRecipe(RecipeQuery(whole))]
        return requests
    }

    /// "¿qué ceno para cuadrar?", "qué meriendo", "¿qué almuerzo hoy?": ideas for that meal.
    static func mealAsked(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "pues", "bueno", "entonces", "ahora", "oye"].contains($0) })
        guard (2...7).contains(words.count), words[0] == "que", let meal = dining[words[1]], reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.nutrients.isEmpty, ["out_of_scope", "ask_diary", "ask_summary"].contains(reading.intent.name),
            words.dropFirst(2).allSatisfy({
                ["para", "pa", "hoy", "ahora", "manana", "entonces", "cuadrar", "llegar", "completar", "cumplir", "la", "el", "mi", "meta", "dia"]
                    .contains($0)
            })
        else { return nil }
        return [.recommendFood(RecipeQuery(meal: meal))]
    }

    /// "qué ceno que no sea pesado", "qué meriendo que sea ligero": a light dish for that meal, and no weight.
    static func lightMealAsked(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "pues", "bueno", "entonces", "ahora", "oye"].contains($0) })
        guard (3...9).contains(words.count), words[0] == "que", let meal = dining[words[1]], reading.foods.isEmpty, reading.amounts.isEmpty,
            case let rest = words.dropFirst(2), rest.contains(where: heavy.contains) && rest.contains("no") || Vocabulary.says(.light, Array(rest)),
            rest.allSatisfy({ beside.contains($0) || heavy.contains($0) || Vocabulary[.light].contains($0) })
        else { return nil }
        return [.recommendRecipe(RecipeQuery(meal: meal, maximumKilocalories: meal == .snack ? 150 : 420))]
    }

    private static let heavy: Set<String> = ["pesado", "pesada", "fuerte", "llenador", "grasoso", "grasosa"]
    private static let beside = Set(Word.split("que no sea tan muy algo hoy esta noche para tarde y pero rico rica"))
    private static let dining: [String: Meal] = ["ceno": .dinner, "almuerzo": .lunch, "desayuno": .breakfast, "meriendo": .snack]
    private static let wishes: Set<String> = ["recommend_food", "recommend_recipe", "search_recipe"]
    private static let havings = [
        "i have", "ive got", "i got", "we have", "weve got", "i only have", "there is", "there are", "theres", "in the fridge", "my fridge has",
        "i ve got",
        "tengo", "solo tengo", "hay", "me queda", "me quedan", "tenemos", "en la nevera", "en el refri", "i ve", "got",
    ].map(Word.split)
}

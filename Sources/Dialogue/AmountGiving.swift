import NLU
import Nutrition

/// How much of a food gives so much of something, or what is still missing of a goal: "how many bananas make 500 calories", "how many more eggs to hit
/// my goal", "¿cuánto arroz son 200 calorías?".
extension Intents {
    static func amountGiving(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["and", "so", "ok", "y", "then", "entonces"].contains($0) })
        guard words.count > 3, words.count <= 13,
            words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"])
                || ["cuanto", "cuanta", "cuantos", "cuantas"].contains(words[0]),
            var food = reading.foods.only, food.best != nil, !food.negated, reading.when.days == nil, reading.when.meal == nil,
            let head = Word.split(food.said).last.flatMap({ words.firstIndex(of: $0) }), head <= 6
        else { return nil }
        food.amount = Amount()
        let rest = words[(head + 1)...]
        if rest.contains(where: reaching.contains), rest.allSatisfy({ Double($0) == nil }), words.isDisjoint(with: ["in", "en", "did", "left"]),
            let nutrient = reading.nutrients.only ?? tracker.topicSpokenOf ?? tracker.goalSpokenOf
        {
            return .askAmount(of: food, nutrient, 0)
        }
        guard let nutrient = reading.nutrients.only, let verb = rest.firstIndex(where: making.contains),
            let place = rest[verb...].firstIndex(where: { $0.first?.isNumber == true }), place - verb <= 3,
            let much = Double(rest[place].prefix { $0.isNumber || $0 == "." }), much > 0
        else { return nil }
        let unit = String(rest[place].drop { $0.isNumber || $0 == "." }), next = place + 1 < rest.endIndex ? rest[place + 1] : ""
        switch (nutrient.unit, unit.isEmpty ? next : unit) {
        case ("g", "mg"): return .askAmount(of: food, nutrient, much / 1000)
        case ("mg", "g"), ("mg", "gram"), ("mg", "gramo"): return .askAmount(of: food, nutrient, much * 1000)
        case ("kcal", "g"), ("kcal", "cup"), ("kcal", "oz"): return nil
        default: return .askAmount(of: food, nutrient, much)
        }
    }

    private static let making = Set(Word.split("make makes is are equal equals give gives add be son es hacen suman dan equivale equivalen"))
    private static let reaching = Set(Word.split("hit reach there meet llegar alcanzar completar cumplir"))
}

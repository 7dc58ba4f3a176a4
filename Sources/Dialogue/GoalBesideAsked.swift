import NLU
import Nutrition

/// A goal that is told in the same breath as a question about it: "my goal's 2100, am I over?", "how much protein is left? my target is 120 g".
extension Intents {
    /// "¿cuánta proteína me falta? mi meta es 70 g": what is told in grams is of the nutrient that is asked about beside it.
    static func goalOfAsked(_ understanding: Understanding) -> Understanding {
        let readings = understanding.readings
        guard readings.count == 2, let told = readings.firstIndex(where: tellsGrams), case let asked = readings[1 - told],
            let nutrient = asked.nutrients.only, nutrient.unit == "g" || nutrient.unit == "mg", asked.foods.isEmpty, asked.amounts.isEmpty,
            asked.isQuestion || Vocabulary.says(.amountOf, asked.words)
        else { return understanding }
        var whole = understanding
        whole.readings[told].nutrients = [nutrient]
        whole.readings[told].aim = nil
        (whole.readings[told].intent.name, whole.readings[told].intent.confidence) = ("set_goal", 1)
        return whole
    }

    /// "my target is 120 g", of no nutrient and no food.
    private static func tellsGrams(_ reading: Reading) -> Bool {
        reading.nutrients.isEmpty && reading.foods.isEmpty && Vocabulary.says(.goal, reading.words) && !reading.isQuestion
            && reading.amounts.only.map { ["g", "mg"].contains($0.unit?.name ?? "") && $0.quantity ?? 0 > 0 } == true
    }

    /// "my goal is 2100 am i over", "mi meta es 2100, ¿me pasé?": the goal is set, and then what was asked of it is told.
    static func withGoalTold(_ requests: [Request], _ reading: Reading) -> [Request] {
        guard let request = requests.only, let goal = goalTold(reading.words), reading.foods.isEmpty else { return requests }
        let left = Request.askRemaining(When(days: reading.when.days), nutrients: [])
        switch request {
        case .askRemaining(let when, let nutrients, let bound?) where bound == goal && nutrients.allSatisfy({ $0 == .energy }):
            return [.setGoal(nutrient: .energy, amount: goal), .askRemaining(when, nutrients: nutrients)]
        case .askSummary: return [.setGoal(nutrient: .energy, amount: goal), request]
        case .setGoal(.energy, goal) where reading.words.contains(where: standing.contains): return [request, left]
        case .own(.goals) where reading.words.contains(where: standing.contains): return [.setGoal(nutrient: .energy, amount: goal), left]
        default: return requests
        }
    }

    /// The kilocalories that a message calls the person's goal; nil where it is only supposed.
    private static func goalTold(_ words: [String]) -> Double? {
        guard let place = words.firstIndex(where: Vocabulary[.goal].contains), place < 4, words.isDisjoint(with: supposing),
            ["my", "mi"].contains(words.prefix(place).last { !ofEnergy.contains($0) } ?? "my")
        else { return nil }
        let rest = words[(place + 1)...].drop { ["is", "s", "es", "son", "de", "of", "for", "diaria", "today", "hoy", "now", "ahora"].contains($0) }
        return rest.first.flatMap(Double.init).flatMap { (leastGoal...6000).contains($0) ? $0 : nil }
    }

    private static let ofEnergy: Set<String> = ["calorie", "kcal", "new", "daily", "nueva", "nuevo", "caloria", "diaria", "de"]
    private static let supposing: Set<String> = ["if", "si", "suppose", "with", "con", "was", "were", "era", "fuera", "should", "deberia"]
    private static let standing = Set(Word.split("over left pasé pasado queda quedan falta faltan voy doing going track room sobra llevo"))
}

extension Policy {
    /// "am I over? my goal is 2100": a goal stands before it is counted down from.
    static func goalsFirst(_ requests: [Request]) -> [Request] {
        guard let asked = requests.firstIndex(where: { if case .askRemaining = $0 { true } else { false } }),
            let told = requests[asked...].firstIndex(where: { if case .setGoal(_, .some) = $0 { true } else { false } })
        else { return requests }
        var ordered = requests
        ordered.insert(ordered.remove(at: told), at: asked)
        return ordered
    }
}

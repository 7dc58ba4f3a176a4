import NLU
import Nutrition

/// So much of a nutrient for each kilogram or pound of the body: a goal told so ("2 g of protein per kg"), or a day held against it.
extension Intents {
    /// "set a goal of 2 g/kg protein", "am I below 8 g of carbs per kg?", "¿llego a 2 g de proteína por kilo?"
    static func perKilogram(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard let nutrient = reading.nutrients.only, nutrient != .water, reading.foods.allSatisfy({ $0.best == nil }),
            let measure = measure(words, reading.text), !reading.profile.tellsMoreThanWeight
        else { return nil }
        if words.contains(where: owed.contains), words.isDisjoint(with: prices), nutrient == .protein,
            reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 })
        {
            return [.own(.neededPerKilogram(nutrient, kilograms: reading.profile.kilograms)), intake(reading)]
        }
        guard words.isDisjoint(with: needing) else { return nil }
        // "… si peso 66".
        var kilograms = reading.profile.kilograms
        if kilograms == nil, words.contains(where: ["peso", "pesara", "weigh", "weighed"].contains),
            case .logWeight(let told, _, _)? = weight(reading)
        {
            kilograms = told
        }
        let amount = number(reading).flatMap { $0 == kilograms ? nil : $0 / measure }
        let asks = reading.isQuestion || reading.text.hasPrefix("¿") || reading.text.hasSuffix("?") || asking.contains(words[0])
        guard asks else {
            let isGoal = reading.intent.name == "set_goal" || Vocabulary.says(.goal, words) || words.contains(where: wanting.contains)
            guard isGoal, let amount, amount > 0 else { return nil }
            return [.own(.goalPerKilogram(DailyGoal(nutrient, amount)))]
        }
        let summed = Request.askSummary(When(days: reading.when.days, meal: reading.when.meal), nutrients: [nutrient])
        let asksOver = words.isDisjoint(with: ["under", "below", "less", "menos", "meno", "debajo"])
        return [summed, .own(.perKilogram(summed, nutrient, bound: amount, asksOver: asksOver, kilograms: kilograms))]
    }

    /// Kilograms in the measure behind "per"; nil where there is none.
    private static func measure(_ words: [String], _ text: String) -> Double? {
        guard let place = words.indices.dropFirst().first(where: { measures[words[$0]] != nil }) else { return nil }
        let isSlashed = text.contains("/") && ["/", "/ "].contains { text.lowercased().contains($0 + words[place]) }
        return isSlashed || ["per", "por", "each", "every", "cada"].contains(words[place - 1]) ? measures[words[place]] : nil
    }

    /// Kilograms in each, the pound as defined in 1959.
    private static let measures = Dictionary(
        uniqueKeysWithValues: ["kg", "kilo", "kilogram", "kilogramo"].map { ($0, 1) } + ["lb", "pound", "libra"].map { ($0, 0.45359237) })

    /// What a body should have is another question, and a price is none.
    private static let needing = Set(
        Word.split(
            "should need recommended ideal debo debería necesito recomendado recomendada best enough recommend recomienda recomiendan conviene cost price cuesta"
        ))
    private static let owed = Set(
        Word.split("should need recommended ideal debo debería necesito recomendado recomendada recomiendan recomienda deberíamos tengo toca"))
    private static let prices: Set<String> = ["cost", "price", "cuesta", "best", "queda", "llevo"]
    private static let wanting = Set(Word.split("want aim aiming try trying target quiero quisiera intento busco apunto"))
    private static let asking = Set(
        Word.split("am is was did do does have how what llego llegué llegue estoy voy cumplo he cuánto cuánta cuántos cuántas"))
}

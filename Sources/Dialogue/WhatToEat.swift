import NLU
import Nutrition

/// How much of what was asked about is to be eaten, what of a kind may be, and what a meal ahead or a change comes to: "how many should I eat?",
/// "what fruit can I have?", "how many calories is lunch going to be?"
extension Intents {
    static func whatToEat(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard words.count <= 9, reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }), reading.nutrients.allSatisfy({ $0 == .energy }) else {
            return nil
        }
        return howMany(words, reading, tracker) ?? ofKindAllowed(words, reading) ?? mealAhead(words, reading) ?? changeAsked(words, reading, tracker)
    }

    /// "how many should I eat?", "cuántas debería comer", of the oranges whose vitamin C was asked about: as many as give what is missing.
    private static func howMany(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard words.starts(with: ["how", "many"]) || ["cuanta", "cuanto"].contains(words[0]), reading.when.isEmpty, reading.nutrients.isEmpty,
            words.contains(where: ["should", "need", "debo", "deberia", "necesito", "tendria"].contains),
            case .askNutrients(let foods, let nutrients)? = tracker.inquiry, let food = foods.only, let nutrient = nutrients.only,
            nutrient != .energy,
            GoalKind(nutrient) != .limit, reading.foods.allSatisfy({ $0.best == nil || $0.best?.id == food.best?.id })
        else { return nil }
        return .askAmount(of: food, nutrient, 0)
    }

    /// "what fruit can I have?", "which bread is best", "qué fruta puedo comer": of that kind, by what is kept of the person.
    private static func ofKindAllowed(_ words: [String], _ reading: Reading) -> Request? {
        guard (3...6).contains(words.count), ["what", "which", "que", "cual"].contains(words[0]), let groups = FoodKinds.groups[words[1]],
            reading.when.isEmpty, reading.foods.allSatisfy({ Word.split($0.said) == [words[1]] })
        else { return nil }
        let rest = words.dropFirst(2).joined(separator: " ")
        guard allowed.contains(rest) else { return nil }
        var query = RecipeQuery()
        query.groups = groups
        return .recommendFood(query)
    }

    private static let allowed: Set<String> = [
        "can i have", "can i eat", "is best", "are best", "is good", "are good", "is ok", "should i eat", "should i have", "puedo comer",
        "puedo tomar",
        "me conviene", "me conviene mas", "es mejor", "es buena", "es bueno", "deberia comer", "debo comer",
    ]

    /// "mejor fuente de calcio que no sea lácteo", "best protein source that isn't meat": foods rich in it, but for those.
    static func sourceBut(_ reading: Reading) -> Request? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard !reading.nutrients.isEmpty, !reading.nutrients.contains(.energy), words.count <= 14, reading.when.isEmpty,
            reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), !Vocabulary.says(.havingEaten, words),
            words.isDisjoint(with: ["i", "my", "mi", "comi", "goal", "meta"]),
            let denial = excluding.first(where: text.contains), let cut = text.ranges(of: denial).first,
            words.contains(where: ["source", "fuente", "food", "alimento", "best", "mejor", "good", "buena"].contains) || words.count <= 7
        else { return nil }
        let behind = Word.split(String(text[cut.upperBound...]))
        var query = RecipeQuery(nutrients: reading.nutrients)
        query.without = reading.foods.map(\.said).filter { food in Word.split(food).first.map(behind.contains) ?? false }
        for word in behind where !Content.named(word).isEmpty && !query.without.contains(where: { Word.split($0).contains(word) }) {
            query.without.append(Word.plural(word))
        }
        return query.without.isEmpty ? nil : .recommendFood(query)
    }

    private static let excluding = [
        " que no sea ", " que no sean ", " que no venga de ", " que no tenga ", " que no lleve ", " that isn t ", " that isnt ", " that is not ",
        " that s not ", " thats not ", " that aren t ", " that arent ", " other than ", " besides ", " apart from ", " aparte de ", " aparte del ",
    ].map { " " + Word.split($0).joined(separator: " ") + " " }

    /// "whats a better truck stop lunch", "any healthier dinner options?": ideas for that meal.
    static func betterMeal(_ reading: Reading) -> Request? {
        let words = reading.words
        guard (3...9).contains(words.count), ["what", "whats", "any", "que", "cual", "give", "dame"].contains(words[0]), reading.foods.isEmpty,
            let meal = reading.when.meal, reading.when == When(meal: meal), reading.nutrients.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }),
            let better = words.firstIndex(where: ["better", "healthier", "lighter"].contains), better <= 3,
            words.isDisjoint(with: ["was", "or", "than", "my", "i", "did", "had", "day"])
        else { return nil }
        return .recommendRecipe(RecipeQuery(meal: meal))
    }

    /// "gracias, ¿y entonces qué ceno?", "ok gracias, entonces mejor q desayuno?": what is asked behind the thanks.
    static func askedBehindThanks(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.intent.name == "thanks", words.contains(where: OrderWords.thanking.contains), reading.foods.isEmpty,
            zip(words, words.dropFirst()).contains(where: {
                ["que", "q"].contains($0) && ["desayuno", "ceno", "almuerzo", "como", "meriendo", "desayunar", "cenar", "almorzar"].contains($1)
            })
        else { return nil }
        return [recommend(reading, [], tracker)]
    }

    /// "how many calories is lunch going to be?": as it is planned.
    private static func mealAhead(_ words: [String], _ reading: Reading) -> Request? {
        guard ["how", "cuanto", "cuanta"].contains(words[0]), reading.when.meal != nil, reading.foods.allSatisfy({ $0.best == nil }),
            words.suffix(3) == ["going", "to", "be"] || words.suffix(2) == ["will", "be"]
                || zip(words, words.dropFirst()).contains(where: { $0 == "va" && $1 == "a" })
        else { return nil }
        return .askSummary(When(days: reading.when.days, meal: reading.when.meal), nutrients: reading.nutrients)
    }

    /// "how much did that change?", "cuánto cambió", after a correction: what it saved.
    private static func changeAsked(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["correct", "delete_entry"].contains(tracker.lastAction ?? ""), reading.foods.allSatisfy({ $0.best == nil }), reading.when.isEmpty,
            changes.contains(words.joined(separator: " "))
        else { return nil }
        return .askSaved(.energy)
    }

    private static let changes: Set<String> = [
        "how much did that change", "how much did it change", "how much did that save", "how much did that save me", "how much less is that",
        "how much difference did that make", "cuanto cambio", "cuanto bajo", "cuanto me ahorre", "cuanto menos es",
    ]
}

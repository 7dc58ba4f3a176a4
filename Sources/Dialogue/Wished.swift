import NLU
import Nutrition

/// What is wished for and not eaten: "algo con poco azúcar", "qué tomo en lugar de refresco", "voy a cenar algo suave, dame ideas con atún".
extension Intents {
    static func wished(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard (3...14).contains(words.count), words.isDisjoint(with: told) else { return nil }
        return withLittle(reading, tracker) ?? inPlaceOf(reading) ?? ideasWith(reading, tracker)
    }

    /// "una merienda con poca azúcar", "una cena con poca sal": little of it, and none of it eaten.
    private static func withLittle(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard let place = words.indices.dropFirst(2).dropLast().first(where: { littleOf.contains(words[$0]) && low[words[$0 + 1]] != nil }),
            ["con", "with", "de"].contains(words[place - 1]), place - 1 > 0, let nutrient = low[words[place + 1]],
            words[..<(place - 1)].contains(where: wishable.contains) || asking.contains(words[0]),
            words[..<(place - 1)].allSatisfy({ wishable.contains($0) || asking.contains($0) || besideWish.contains($0) })
        else { return nil }
        var reading = reading
        reading.intent = IntentScore("recommend_food", 1)
        reading.foods.removeAll { low[Word.split($0.said).last ?? ""] != nil }
        reading.amounts = []
        reading.lowNutrients = [nutrient]
        reading.nutrients = [nutrient]
        return [recommend(reading, reading.foods, tracker)]
    }

    /// "qué tomo en lugar de refresco", "con qué sustituyo el pan", "what do I drink instead of soda": better than that, and nothing of it eaten.
    private static func inPlaceOf(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "e", "and", "so", "oye"].contains($0) })
        guard let food = reading.foods.only, food.best != nil, food.amount.isEmpty, !food.negated, reading.nutrients.isEmpty, words.count >= 4,
            let name = Word.split(food.said).first, let at = words.firstIndex(of: name)
        else { return nil }
        let led = words[..<at].filter { !["el", "la", "los", "las", "the", "my", "mi", "un", "una", "a"].contains($0) }
        let asks =
            led.count > 3 && ["que", "what"].contains(led[0]) && takes.contains(where: led.contains)
            && [["lugar", "de"], ["vez", "de"], ["instead", "of"]].contains(Array(led.suffix(2)))
        let swaps = ["con", "por"].contains(led.first) && led.dropFirst().first == "que" && swapping.contains(led.last ?? "")
        guard asks || swaps else { return nil }
        var query = RecipeQuery(meal: reading.when.meal)
        query.betterThan = FoodMention(said: food.said, candidates: food.candidates)
        return [.recommendFood(query)]
    }

    /// "voy a cenar algo suave, dame ideas con atún", "quiero hacer algo con huevo para cenar".
    private static func ideasWith(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, pairs = Array(zip(words, words.dropFirst()))
        guard !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.amount.quantity == nil }), reading.when.days == nil,
            ["log_food", "correct", "plan_meal", "inform", "delete_entry", "out_of_scope", "copy_entries"].contains(reading.intent.name)
        else { return nil }
        let asksIdeas = pairs.contains { giving.contains($0) && ["idea", "opcione", "opcion", "sugerencia"].contains($1) }
        let makes = words.indices.dropFirst().dropLast(3).contains { place in
            ["hacer", "hacerme", "preparar", "prepararme", "cocinar", "cocinarme", "make", "cook"].contains(words[place])
                && ["algo", "something"].contains(words[place + 1]) && ["con", "with"].contains(words[place + 2])
                && ["quiero", "quisiera", "gustaria", "podria", "puedo", "to", "could"].contains(words[place - 1])
        }
        guard asksIdeas || makes else { return nil }
        return [recommend(reading, reading.foods, tracker)]
    }

    /// Told as eaten, or denied.
    private static let told = Set(
        Word.split(
            "comí comimos cené cenamos almorcé desayuné merendé tomé bebí comido cenado almorzado desayunado ate had drank ayer anoche yesterday fue era"
        ))
    private static let littleOf = Set(Word.split("poco poca pocos pocas poquito poquita menos little less"))
    private static let low: [String: Nutrient] = [
        "azucar": .sugars, "azucare": .sugars, "sugar": .sugars, "sal": .sodium, "salt": .sodium, "sodio": .sodium, "sodium": .sodium,
    ]
    private static let wishable = Set(
        Word.split(
            "algo merienda meriendita cena cenita postre desayuno almuerzo comida snack colación receta idea ideas plato menú tentempié something dinner lunch breakfast dessert recipe"
        ))
    private static let asking = Set(
        Word.split("qué cuál dame deme recomiéndame sugiéreme recomienda sugiere busco necesito quiero quisiera what which give suggest recommend"))
    private static let besideWish = Set(
        Word.split(
            "un una unos unas y me das da puedo podría comer cenar desayunar almorzar merendar tomar beber hay para de la el hoy rica rico fácil rápida rápido a some any can i have eat me nice quick bebida drink fruta alimento"
        ))
    private static let takes = Set(
        Word.split("tomo bebo como uso pongo desayuno ceno meriendo almuerzo tomar beber comer usar poner drink eat have use"))
    private static let swapping = Set(Word.split("cambio sustituyo reemplazo remplazo cambiar sustituir reemplazar"))
    private static let giving = Set(Word.split("dame deme das danos quiero necesito busco give need want propónme sugiéreme algunas unas"))
}

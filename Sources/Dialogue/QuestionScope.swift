import NLU
import Nutrition

extension Reading {
    /// "how much omega 3": those of fish and of plants; "¿qué tal voy de sal?": of sodium; "in each cookie": in one.
    var withNutrientsMeant: Reading {
        var meant = self
        guard intent.name.hasPrefix("ask_") || ["compare_foods", "recommend_food"].contains(intent.name) else { return meant }
        // "how many calories in each cookie?": in one of them.
        if let food = foods.only, food.amount.isEmpty, let place = words.firstIndex(where: ["each", "cada"].contains), place + 1 < words.count,
            words[place + 1] == Word.split(food.said).first
        {
            (meant.foods[0].amount, meant.foods[0].isDefinite) = (Amount(quantity: 1), true)
        }
        if nutrients == [.linolenicAcid], words.contains("omega") { meant.nutrients = [.dha, .epa, .linolenicAcid] }
        // "how many net carbs": those that are no fibre.
        if nutrients == [.carbohydrate], words.contains(where: ["net", "neto", "netos", "neta", "netas"].contains) {
            meant.nutrients = [.carbohydrate, .fiber]
        }
        if nutrients.isEmpty, foods.allSatisfy({ ["sal", "salt"].contains($0.said) }),
            words.suffix(2) == ["de", "sal"] || words.suffix(2) == ["on", "salt"]
        {
            (meant.nutrients, meant.foods) = ([.sodium], [])
        }
        return meant
    }
}

extension Intents {
    /// "enough iron and zinc today?", held against the need; of omega-3, which few foods have whole figures of, what there was and what is needed.
    static func needsHeld(_ reading: Reading) -> [Request] {
        if reading.nutrients.contains(.dha) { return [.askSummary(reading.when, nutrients: reading.nutrients), .askIntake([.ala], limit: false)] }
        return [.askInsight(InsightQuery(.needs, nutrients: reading.nutrients, days: reading.when.days))]
    }
}

/// What a short question of figures is of: one food of what was told, the meal as a whole, or the day.
extension Intents {
    static func ofScope(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { lead.contains($0) })
        if let sum = ofNeedAsked(reading, words, tracker) ?? inGrams(words, tracker) { return sum }
        if let meal = ofMealNow(reading, words, tracker) ?? ofCompared(reading, words, tracker) ?? howBad(reading, words, tracker) { return meal }
        guard (1...10).contains(words.count), !tracker.entries.isEmpty, tracker.body == nil, reading.own == nil else { return nil }
        return ofPart(reading, words, tracker) ?? ofMeal(reading, words, tracker) ?? ofPassed(reading, words, tracker)
    }

    /// "in grams", after a chart of how the energy is shared: the figures, and no change of units.
    private static func inGrams(_ words: [String], _ tracker: Tracker) -> Request? {
        guard case .showChart(let query)? = tracker.inquiry, case .macronutrients = query.subject, words.count <= 6,
            words.contains(where: ["gram", "gramme", "g", "gramo"].contains), words.contains(where: ["in", "en", "gram", "gramo"].contains)
        else { return nil }
        return .askSummary(When(days: query.days), nutrients: [.carbohydrate, .fat, .protein])
    }

    /// "how much did I have today?", after the salt that one should have: of that.
    private static func ofNeedAsked(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard case .askIntake(let nutrients, _)? = tracker.inquiry, !nutrients.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty,
            reading.foods.allSatisfy({ $0.best == nil }), (2...8).contains(words.count), reading.activity == nil,
            words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"])
                || ["cuanto", "cuanta", "cuantos", "cuantas"].contains(words[0]),
            Vocabulary.says(.havingEaten, words) || words.contains(where: ["have", "had", "got", "get", "llevo", "comi", "tome"].contains),
            words.isDisjoint(with: ["should", "need", "can", "debo", "deberia", "necesito", "puedo", "left", "queda", "falta"])
        else { return nil }
        return .askSummary(reading.when, nutrients: nutrients)
    }

    /// "¿cómo quedó el almuerzo?", "so how does breakfast look now?": its rows.
    private static func ofMealNow(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard !reading.when.isEmpty, reading.when.minute == nil, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty,
            reading.amounts.isEmpty, reading.activity == nil, reading.aim == nil, (3...8).contains(words.count)
        else { return nil }
        // "a qué hora fue la cena": the hour stands beside the rows.
        let asksHour = words.contains("hora") && words.contains(where: ["fue", "era", "comi", "cene", "almorce", "desayune", "merende"].contains)
        guard asksHour || ["como", "how", "what", "whats", "hows"].contains(words[0]) && words.contains(where: looking.contains) else { return nil }
        guard let meal = reading.when.meal else {
            return asksHour || words.contains("what") ? nil : .askSummary(When(days: reading.when.days), nutrients: [])
        }
        return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: meal))
    }

    /// "what's the calcium difference", after two foods were compared.
    private static func ofCompared(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard case .compareFoods(let foods, _, let less)? = tracker.inquiry, reading.foods.isEmpty, !reading.nutrients.isEmpty, reading.when.isEmpty,
            words.contains(where: ["difference", "diferencia", "compare", "comparison"].contains), words.count <= 8
        else { return nil }
        return .compareFoods(foods: foods, nutrients: reading.nutrients, least: less)
    }

    /// "how bad was the croissant?", "¿qué tan malas son las papas?": what of it is best kept low; "¿qué tan grasoso fue mi día?": its fat.
    private static func howBad(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        if words.starts(with: ["how"]) || words.starts(with: ["que", "tan"]), words.count <= 8, reading.foods.allSatisfy({ $0.best == nil }),
            reading.when.meal != nil || words.contains(where: ["day", "dia"].contains),
            let nutrient = words.prefix(4).lazy.compactMap({ tasteOf[$0] }).first
        {
            return .askSummary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal), nutrients: [nutrient])
        }
        guard let food = reading.foods.only, food.best != nil, !food.negated, food.amount.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty,
            (4...7).contains(words.count), words.starts(with: ["how"]) || words.starts(with: ["que", "tan"]), words.contains(where: grading.contains),
            words.contains(where: ["is", "was", "are", "were", "es", "son", "era", "eran", "fue"].contains)
        else { return nil }
        return .judge(foods: [food], nutrients: [.energy, .sugars, .saturatedFat, .sodium])
    }

    private static let grading = Set(Word.split("bad unhealthy fattening healthy good malo mala malos malas sano sana saludable saludables"))
    private static let looking = Set(Word.split("quedó quedaría queda quedado va look looks looking end ended stand stands"))

    /// "how much of that is from the rice?", "is that mostly from the dressing?", "¿cuánto viene del queso?": the share of a food in what was told.
    private static func ofPart(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let food = reading.foods.only, food.best != nil, !food.negated, food.amount.isEmpty, reading.when.isEmpty, reading.amounts.isEmpty,
            asking.contains(words[0]),
            let head = Word.split(food.said).first, let place = words.firstIndex(of: head), place > 1
        else { return nil }
        let before = words[..<place].reversed().drop { ["the", "my", "el", "la", "los", "las", "mi"].contains($0) }
        let isFrom =
            before.first == "from"
            || ["de", "del", "por"].contains(before.first)
                && words.contains(where: ["viene", "vienen", "sale", "salen", "corresponde", "corresponden", "eso", "aporta", "es", "son"].contains)
        // "how many calories of that was granola", "how much of it was the yogurt".
        let isOf =
            ["was", "were", "is", "are", "fue", "era", "eran"].contains(before.first)
            && zip(words[..<place], words[..<place].dropFirst()).contains {
                ["of", "de"].contains($0) && ["that", "it", "those", "them", "this", "eso", "esa"].contains($1)
            }
        guard isFrom || isOf, reading.nutrients.count <= 1,
            reading.text.hasSuffix("?") || ["how", "what", "cuanto", "cuanta", "cuantos", "cuantas"].contains(words[0])
        else { return nil }
        let asked = reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients
        return .askRows(Selection(foods: [food], all: true), nutrients: asked.isEmpty ? [.energy] : asked)
    }

    /// "protein?", "how much saturated fat", "what's the protein looking like", once one food of a meal was put right: of the meal, for nothing points at the one.
    private static func ofMeal(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard !reading.nutrients.isEmpty, reading.foods.isEmpty, reading.when.isEmpty, reading.amounts.isEmpty, words.count <= 7,
            ["ask_nutrient", "ask_intake", "ask_food_facts", "ask_summary", "inform"].contains(reading.intent.name),
            reading.words.isDisjoint(with: ofOther)
        else { return nil }
        let asks =
            words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"])
            || ["what", "how", "any", "cuanto", "cuanta"].contains(words[0])
            || words.count <= 3 && (reading.text.hasSuffix("?") || words.count == 1)
        guard asks else { return nil }
        let nutrients = reading.nutrients
        if words.contains("omega"), reading.intent.name == "ask_intake" { return .askNutrients(foods: [], nutrients: nutrients) }
        switch tracker.lastAction {
        // "ok y cuántas calorías en total", after a row was put right: of the day, as it was just told.
        case let last? where ["correct", "move_entry", "delete_entry"].contains(last) && isInTotal(words):
            return .askSummary(When(days: tracker.day.map { $0...$0 }), nutrients: nutrients)
        // Foods that were told together are answered one by one.
        case "correct"?, "move_entry"?, "copy_entries"?:
            if tracker.entries.count == 1, (tracker.listed?.count ?? 1) == 1 { return .askMealSpokenOf(nutrients) }
        case "log_food"? where reading.intent.name == "ask_intake": return .askNutrients(foods: [], nutrients: nutrients)
        default: break
        }
        if case .askMealSpokenOf? = tracker.inquiry { return .askMealSpokenOf(nutrients) }
        return nil
    }

    private static func isInTotal(_ words: [String]) -> Bool { ["en", "in"].contains(words.dropLast().last) && words.last == "total" }

    /// "is that over the limit?", of the meal whose sodium was told.
    private static func ofPassed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard case .askMealSpokenOf(let asked)? = tracker.inquiry, reading.foods.isEmpty, reading.when.isEmpty, reading.amounts.isEmpty,
            ["is", "was", "are", "es", "esta", "too"].contains(words[0]), reading.nutrients.isEmpty || reading.nutrients == asked,
            words.contains(where: judgingWords.contains), let meal = tracker.scope?.meal
        else { return nil }
        return .judge(foods: [], nutrients: asked, when: When(days: tracker.scope?.days ?? tracker.day.map { $0...$0 }, meal: meal))
    }

    private static let lead = Set(Word.split("and so ok okay now then y e ahora bueno vale entonces pero but wait oh hmm"))
    private static let asking = Set(Word.split("how is was are were what does did cuánto cuánta cuántos cuántas qué es viene"))
    /// Speak of something else than what was told: a need, a goal, the day, one thing of several.
    private static let ofOther = Set(
        Word.split(
            """
            need needs needed should day daily days today week recommended recommendation requirement rda limit max maximum goal target left remaining far so
            that it this those these them they from i ive my me am can could supposed intake good bad
            necesito debo debería deberia hay día dia diario diaria hoy semana recomendado recomendada límite limite máximo meta queda quedan falta faltan
            now ahora van va sido fueron llevo llevaba voy eso esto ese esa tiene tienen tenía tenían tenia lleva llevan he comí como puedo necesita
            """))
    private static let judgingWords = Set(
        Word.split(
            "limit over lot much high bad ok okay fine too healthy good límite encima mucho mucha alto alta malo mala bien demasiado demasiada"))
}

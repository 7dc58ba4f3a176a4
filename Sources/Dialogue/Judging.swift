import NLU
import Nutrition

/// "is that too much?", "is cheddar a good source of calcium?": a figure held against what a day should have of it.
extension Intents {
    /// "how much is that of the daily limit", "what percentage of the maximum is that": of what was asked about.
    static func shareOfLimit(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard words.count <= 13, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, let nutrient = tracker.askedNutrient,
            GoalKind(nutrient) == .limit, words.contains(where: ["that", "it", "this", "eso", "esto"].contains),
            words.contains(where: ["limit", "maximum", "max", "allowance", "recommended", "limite", "maximo", "tope", "recomendado"].contains),
            words.contains(
                where: ["percent", "percentage", "share", "much", "part", "fraction", "porcentaje", "parte", "cuanto", "cuanta"].contains),
            words.contains(where: ["of", "de", "del"].contains)
        else { return nil }
        let when: When? = if case .askSummary(let when, _)? = tracker.inquiry { when } else { nil }
        return .judge(foods: [], nutrients: tracker.askedNutrients, when: when)
    }

    static func judged(_ reading: Reading, _ tracker: Tracker) -> Request? {
        var words = Array(reading.words.drop { ["and", "but", "so", "ok", "then", "y", "pero", "entonces"].contains($0) })
        guard !words.isEmpty else { return nil }
        if words[0] == "q" { words[0] = "que" }
        while words.count > 2, let last = words.last, last.hasPrefix("jaja") || last.hasPrefix("jeje") { words.removeLast() }
        // "¿tiene mucha sal?", "is there a lot of sugar in it?": of the nutrient.
        if reading.nutrients.isEmpty, reading.foods.allSatisfy({ seasonings[$0.said] != nil }), reading.text.hasSuffix("?"), words.count <= 8,
            let nutrient = words.compactMap({ seasonings[$0] }).first, words.contains(where: judging.contains)
        {
            var asked = reading
            (asked.foods, asked.nutrients) = ([], [nutrient])
            return judged(asked, tracker)
        }
        if let request = enough(words, reading, tracker) ?? reaching(reading, tracker) ?? limit(words, reading, tracker) { return request }
        // "is a scoop of ice cream ok?"
        if let last = words.last, ["ok", "okay", "fine", "allowed"].contains(last) || last == "bien" && reading.text.hasSuffix("?"), words.count > 3,
            words.count <= 9, ["is", "would", "are", "esta", "estaria"].contains(words[0]), !reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }), reading.when.days == nil
        {
            return .askFits(foods: reading.foods)
        }
        // "¿qué tal estuvo el desayuno?", "¿fue una buena cena?"
        if reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, let meal = reading.when.meal, reading.when == When(meal: meal),
            words.count <= 6, !tracker.entries.isEmpty,
            words.starts(with: ["que", "tal"])
                || ["fue", "es", "era", "estuvo"].contains(words[0])
                    && words.contains(
                        where: ["buen", "buena", "sano", "sana", "saludable", "completo", "completa", "equilibrado", "balanceado"].contains)
        {
            return .judge(foods: [], nutrients: measuresOfMeals, when: When(days: tracker.day.map { $0...$0 }, meal: meal))
        }
        // "was that a good breakfast?", "is that a balanced lunch?": what it gave.
        if reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, let meal = reading.when.meal, reading.when == When(meal: meal),
            words.count <= 7,
            ["is", "was", "would"].contains(words[0]), words.contains(where: ["that", "it", "this", "my"].contains),
            words.contains(where: ["good", "healthy", "balanced", "decent", "bad", "ok"].contains), !tracker.entries.isEmpty
        {
            return .judge(foods: [], nutrients: measuresOfMeals, when: When(days: tracker.day.map { $0...$0 }, meal: meal))
        }
        // "is that more than I should have in a day?"
        if words.count <= 12, reading.foods.isEmpty, reading.when.meal == nil, reading.amounts.isEmpty, asking.contains(words[0]),
            !tracker.entries.isEmpty,
            [
                " more than i should", " more than one should", " more than recommended", " more than is recommended", " over the recommended",
                " above the recommended", " mas de lo que deb", " mas de lo recomendado",
            ].contains(
                where: (" " + words.joined(separator: " ")).contains)
        {
            return .judge(foods: [], nutrients: reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients)
        }
        // "over the limit?", of what was asked about.
        if words.count <= 6, reading.foods.isEmpty, reading.when.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty,
            !words.contains("my"), !words.contains("mi"), words.contains(where: ["over", "encima", "paso", "above"].contains),
            words.contains(where: ["limit", "limite", "maximum", "max", "maximo", "tope"].contains),
            let nutrient = tracker.askedNutrient, GoalKind(nutrient) == .limit
        {
            return .judge(foods: [], nutrients: [nutrient])
        }
        // "how salty was all that?"
        if words.count <= 8, reading.foods.count <= 1, reading.foods.allSatisfy({ $0.isDefinite && !$0.negated }), reading.when.isEmpty,
            words[0] == "how" || ["que", "tan"].contains(words[0]),
            let taste = words.prefix(3).compactMap({ tastes[$0] }).first, !tracker.entries.isEmpty
        {
            // "how salty was that in total?": of the meal.
            let isWhole = words.contains(where: ["total", "altogether", "everything", "whole", "todo"].contains)
            return isWhole ? .askMealSpokenOf([taste]) : .judge(foods: reading.foods, nutrients: [taste])
        }
        // "what's that of my daily sodium?"
        if words.count <= 9, reading.foods.isEmpty, reading.nutrients.count == 1, reading.when.isEmpty, words.contains(where: pronounsOfIt.contains),
            ["of my daily", "of the daily", "of my day", "de mi dia", "del dia", "de lo diario"].contains(
                where: words.joined(separator: " ").contains)
        {
            return .judge(foods: [], nutrients: reading.nutrients)
        }
        // "what percentage was fat?" is of the energy.
        let isOfEnergy =
            !reading.nutrients.isEmpty && reading.nutrients.allSatisfy { [.protein, .carbohydrate, .fat].contains($0) }
            && words.isDisjoint(with: [
                "that", "it", "this", "daily", "need", "recommended", "day", "eso", "esto", "necesito", "diario", "recomendado",
            ])
        // "what percent is that?"
        let asksShare =
            words.count <= 12 && words.contains(where: sharing.contains) && words.contains(where: ofNeeds.contains) && reading.foods.isEmpty
            && reading.nutrients.isEmpty && reading.amounts.isEmpty
            || words.count <= 9 && reading.foods.isEmpty && reading.nutrients.isEmpty
                && ["of my day", "de mi dia"].contains(where: words.joined(separator: " ").contains)
            || words.count <= 9 && words.contains(where: ["percent", "percentage", "porcentaje"].contains) && reading.amounts.isEmpty && !isOfEnergy
                && reading.foods.isEmpty && !words.contains("macro")
        guard let first = words.first,
            asksShare
                || (asking.contains(first) || first.hasPrefix("that") && words.contains("too") && words.count > 3
                    || words.count > 2 && asksHow(words)) && words.contains(where: judging.contains),
            words.count <= 12,
            // "buena fuente de fibra" is no platter.
            reading.amounts.allSatisfy({ $0.unit == nil }) || words.contains("fuente"),
            asksShare || words.starts(with: ["que", "tan"]) || !others.contains(reading.intent.name) || reading.text.hasSuffix("?")
                || words.starts(with: ["is", "that"])
                || words.starts(with: ["is", "it"])
        else { return nil }
        // "was that too much sugar?" names the nutrient.
        let foods = reading.foods.filter { !$0.negated && $0.best != nil && (reading.nutrients.isEmpty || !sweet.contains($0.said)) }
        if foods.count == 1, reading.nutrients.count == 1, reading.when.isEmpty,
            ["ask_nutrient", "ask_food_facts", "recommend_food", "out_of_scope", "ask_insight"].contains(reading.intent.name)
        {
            return .judge(foods: foods, nutrients: reading.nutrients)
        }
        // "is that a lot for breakfast?", "¿es mucho para un desayuno?"
        if foods.isEmpty, reading.nutrients.isEmpty, let meal = reading.when.meal, reading.when == When(meal: meal), words.count <= 8,
            words.contains("for") && words.contains(where: ["that", "it", "this"].contains) || words.contains("para")
                || words.contains(where: ["good", "healthy", "buen", "buena"].contains), !tracker.entries.isEmpty
        {
            let asked = ["ask_nutrient", "ask_summary"].contains(tracker.lastAction ?? "") ? tracker.askedNutrients : []
            return .judge(foods: [], nutrients: asked.isEmpty ? [.energy] : asked, when: When(days: tracker.day.map { $0...$0 }, meal: meal))
        }
        // "what percentage is that of what I need?", "¿qué porcentaje es del que necesito?"
        let isOfNeed =
            asksShare && reading.nutrients.isEmpty && words.contains(where: ofNeeds.contains)
        guard foods.isEmpty, reading.when.isEmpty, words.count <= 12, pointing.contains(where: words.contains) || words.count <= 4 || isOfNeed,
            !words.contains("i") || isOfNeed, !words.contains("goal"), !words.contains("meta")
        else { return nil }
        // "is that ok for a diabetic?"
        let nutrients = reading.nutrients.isEmpty ? concerned(words) : reading.nutrients
        switch tracker.inquiry {
        case .askNutrients(let foods, let asked)?: return .judge(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .judge(let foods, let asked, _)?: return .judge(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        case .compareFoods(let foods, let asked, _)?: return .judge(foods: foods, nutrients: nutrients.isEmpty ? asked : nutrients)
        // "is that ok?", of the shares of a day: with what is recommended.
        case .askInsight(let query)? where query.subject == .balance: return .askInsight(query)
        case .askInsight(let query)? where !query.nutrients.isEmpty:
            return judged(nutrients.isEmpty ? query.nutrients : nutrients, When(days: query.days), tracker)
        case .askFoodFacts(let foods)?:
            let whole: [Nutrient] = [.energy, .protein, .fiber, .sugars, .saturatedFat, .sodium]
            return .judge(foods: foods, nutrients: nutrients.isEmpty ? whole : nutrients)
        case .askMost(let question)?: return judged(nutrients.isEmpty ? [question.nutrient ?? .energy] : nutrients, question.when, tracker)
        case .askRows(_, let asked)?: return .judge(foods: [], nutrients: nutrients.isEmpty ? asked : nutrients)
        // "what percentage is that of what I need?", of a day's sum: told as a share.
        case .askSummary(let when, let asked)? where asksShare && (nutrients.isEmpty ? asked : nutrients).contains { $0 != .energy }:
            let of = When(days: when.days ?? tracker.day.map { $0...$0 }, meal: when.meal)
            return .judge(foods: [], nutrients: (nutrients.isEmpty ? asked : nutrients).filter { $0 != .energy }, when: of)
        case .askSummary(let when, let asked)?: return judged(nutrients.isEmpty ? asked : nutrients, when, tracker)
        case .askAverage(let asked, nil)?: return judged(nutrients.isEmpty ? asked : nutrients, When(days: tracker.daysAveraged), tracker)
        case .askRemaining(let when, let asked, _)?: return judged(nutrients.isEmpty ? asked : nutrients, when, tracker)
        case .askMeals(let when, let asked, _)?: return judged(nutrients.isEmpty ? asked : nutrients, when, tracker)
        case .own(.bodyMass)?: return .own(.bodyMass)
        case .askDiary(let when)? where when.minute == nil && when.days?.count ?? 1 == 1:
            return judged(nutrients.isEmpty ? [.energy] : nutrients, when, tracker)
        default:
            let written = ["log_food", "correct", "undo", "redo", "copy_entries", "move_entry", "explain", "fallback", "affirm"].contains(
                tracker.lastAction ?? "")
            return written && !tracker.entries.isEmpty ? .judge(foods: [], nutrients: nutrients) : nil
        }
    }

    /// What a meal is judged by.
    static let measuresOfMeals: [Nutrient] = [.energy, .protein, .fiber, .sugars, .saturatedFat]

    /// "is that enough water?", "am I drinking enough?": what was drunk, and what a day should have.
    static func enoughWater(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        // "how much to 2 litres?", "¿cuánto me falta para los 2 litros?"
        if tracker.bodySpokenOf == .water, reading.foods.isEmpty, words.count <= 9, ["how", "cuanto", "cuanta"].contains(words[0]),
            let litres = reading.amounts.only, litres.unit?.millilitres != nil
        {
            return [.askRemaining(When(days: reading.when.days), nutrients: [.water], upTo: litres.millilitresOfWater)]
        }
        // "how much more do I need?", "¿cuánta más debería tomar?"
        if tracker.bodySpokenOf == .water, reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 7,
            words.starts(with: ["how", "much"]) || ["cuanto", "cuanta"].contains(words.first), words.contains(where: ["more", "mas"].contains)
        {
            return [.askRemaining(When(days: reading.when.days), nutrients: [.water])]
        }
        // "how much should I be drinking?", "¿cuánto debería beber al día?"
        if reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 8,
            words.starts(with: ["how", "much"]) || ["cuanto", "cuanta"].contains(words[0]),
            words.contains(where: ["drink", "drinking", "beber"].contains),
            words.contains(where: ["should", "supposed", "need", "debo", "deberia"].contains)
        {
            return [.askIntake([.water], limit: false)]
        }
        let isWater = words.contains(
            where: ["water", "agua", "drinking", "drunk", "drank", "bebo", "bebido", "hydrated", "hidratado", "hidratada"].contains)
        guard reading.foods.allSatisfy({ $0.best?.noun == "water" }), reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), words.count <= 9,
            words.contains(where: ["enough", "suficiente", "hydrated", "hidratado", "hidratada"].contains), !words.contains("how"),
            reading.nutrients.allSatisfy({ $0 == .water }),
            isWater || ["log_water"].contains(tracker.lastAction ?? "") || tracker.body?.kind == .water
                || tracker.inquiry.map { if case .askWater = $0 { true } else { false } } ?? false
        else { return nil }
        return [.askWater(When(days: reading.when.days)), .askIntake([.water], limit: false)]
    }

    /// "how bad is that?", "how healthy was it?"
    private static func asksHow(_ words: [String]) -> Bool {
        ["how", "que"].contains(words[0]) && judging.contains(words[1]) && !["much", "many", "tan"].contains(words[1])
            || words.starts(with: ["que", "tan"]) && words.count > 3 && judging.contains(words[2]) && !["mucho", "mucha"].contains(words[2])
    }

    /// "am I getting enough?", of the nutrient that was spoken of.
    private static func enough(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 8,
            words.contains(where: ["enough", "short", "low", "lacking", "missing", "suficiente", "bastante"].contains),
            words.starts(with: ["am", "i"]) || words.starts(with: ["do", "i"]) || words.starts(with: ["have", "i"])
                || words.starts(with: ["did", "i"])
                || ["tomo", "como", "consumo", "estoy", "ingiero", "he", "es"].contains(words[0]),
            let nutrient = tracker.askedNutrient
        else { return nil }
        return .askInsight(InsightQuery(.needs, nutrients: [nutrient], days: reading.when.days))
    }

    /// "what's the limit?", "¿cuál es el máximo?", of the nutrient that was spoken of.
    private static func limit(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.when.days == nil, words.count <= 7,
            words.contains(where: ["limit", "maximum", "max", "limite", "maximo", "tope"].contains),
            ["what", "whats", "and", "is", "cual", "y", "hay", "que"].contains(words[0]),
            words[0] != "is" || !words.contains(where: ["that", "it", "this", "over"].contains),
            !["set_goal", "log_food"].contains(reading.intent.name), !words.contains("my"), !words.contains("mi"),
            let nutrient = tracker.askedNutrient
        else { return nil }
        return .askIntake([nutrient], limit: true)
    }

    /// "tengo diabetes, ¿el atole me conviene?", "is ham ok for high blood pressure?": what counts for it, in figures, and no verdict.
    static func ofCondition(_ reading: Reading) -> [Request]? {
        let words = reading.words, nutrients = concerned(words), foods = reading.foods.filter { $0.best != nil && !$0.negated }
        guard !nutrients.isEmpty, !foods.isEmpty, foods.count <= 3, reading.nutrients.isEmpty, words.count <= 14,
            reading.isQuestion || reading.text.hasSuffix("?"),
            words.isDisjoint(with: ["friendly", "apta", "apto", "recipe", "receta", "recipes", "which", "cual", "instead"]),
            words.contains(where: judging.contains)
                || words.contains(
                    where: ["can", "should", "puedo", "debo", "deberia", "conviene", "safe", "allowed", "suitable", "recommended"].contains)
        else { return nil }
        let pairs = zip(words, words.dropFirst())
        let isOwn = pairs.contains { ["i", "tengo", "soy"].contains($0) && ($1.hasPrefix("diabet") || $1 == "have" && words.contains("diabete")) }
        let kept: [Request] = isOwn ? [.setPreferences([Preference(kind: .diet, words: [Diet.diabetes.rawValue])])] : []
        return kept + [.judge(foods: foods, nutrients: nutrients)]
    }

    /// What counts for a condition of the body: "is that bad for my blood pressure?"
    static func concerned(_ words: [String]) -> [Nutrient] {
        let text = " \(words.joined(separator: " ")) "
        return conditions.first { $0.words.contains(where: text.contains) }?.nutrients ?? []
    }

    private static let tastes: [String: Nutrient] = [
        "salty": .sodium, "sugary": .sugars, "sweet": .sugars, "fatty": .fat, "greasy": .fat, "salado": .sodium, "salada": .sodium, "dulce": .sugars,
        "graso": .fat, "grasoso": .fat, "grasosa": .fat, "fattening": .energy, "caloric": .energy, "calorico": .energy,
    ]

    /// Folded beginnings of words, and what people with that condition are told to watch.
    private static let conditions: [(words: [String], nutrients: [Nutrient])] = [
        ([" diabet", " blood sugar", " prediabet", " glucosa", " azucar en sangre"], [.carbohydrate, .sugars, .fiber]),
        ([" blood pressure", " hypertens", " presion", " tension", " hipertens"], [.sodium]),
        ([" cholesterol", " colesterol", " heart", " corazon"], [.saturatedFat]),
        ([" teeth", " diente", " tooth"], [.sugars]),
    ]

    private static let pronounsOfIt: Set<String> = ["that", "it", "this", "eso", "esto"]
    private static let seasonings: [String: Nutrient] = ["sugar": .sugars, "azucar": .sugars, "azúcar": .sugars, "salt": .sodium, "sal": .sodium]
    private static let sweet = Set(seasonings.keys)

    /// Of a day or days: against the goal for energy, against need or limit for others.
    private static func judged(_ nutrients: [Nutrient], _ when: When, _ tracker: Tracker) -> Request {
        let others = nutrients.filter { $0 != .energy }
        if when.meal != nil { return .judge(foods: [], nutrients: others.isEmpty ? [.energy] : others, when: when) }
        guard !others.isEmpty else { return .judge(foods: [], nutrients: [], when: when) }
        let days = when.days ?? tracker.day.map { $0...$0 }
        return .askInsight(InsightQuery(others.allSatisfy { GoalKind($0) == .limit } ? .limits : .needs, nutrients: others, days: days))
    }

    private static let others: Set<String> = [
        "goodbye", "thanks", "greet", "affirm", "deny", "correct", "cancel", "delete_entry", "undo", "redo", "set_goal", "log_food", "log_water",
        "log_weight", "log_exercise", "set_preference", "set_profile", "move_entry", "copy_entries",
    ]
    private static let sharing: Set<String> = [
        "percent", "percentage", "share", "fraction", "proportion", "portion", "porcentaje", "fraccion", "proporcion", "parte",
    ]
    private static let ofNeeds = Set(
        Word.split("need needs daily should limit recommended recommendation requirement allowance rda necesito recomendado diario debería límite"))
    /// Folded and singular.
    private static let asking = Set(
        Word.split(
            "is isnt no too enough are was were would does do has have too so es era eran fue estuvo eso está sería son tiene tienen lleva demasiado engorda engordan"
        ))
    private static let judging = Set(
        Word.split(
            "much many lot lots high low rich enough ok okay good bad healthy unhealthy normal source fine mucho mucha muchos muchas demasiado demasiada alto alta bajo baja rico rica bien mal malo mala suficiente bastante sano sana normal fuente buen bueno buena poco poca engorda engordan"
        ))
    private static let pointing = ["that", "it", "this", "those", "these", "they", "eso", "esto", "too", "demasiado"]
}

import NLU
import Nutrition

/// Questions that their own words tell: what something came to, how it is known, what drove a figure up, what there is without something.
extension Intents {
    static func askedInPassing(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let request = rowsWondered(reading, tracker) ?? cameTo(reading, tracker) ?? howKnown(reading) ?? droveUp(
            reading, tracker)
            ?? biggestBare(reading, tracker) ?? anythingWithout(reading, tracker) ?? shareOrMass(reading)
        {
            return [request]
        }
        if let meals = comparedMeals(reading) { return meals }
        return window(reading) || unitOfWater(reading) ? [.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)] : nil
    }

    /// "are the eggs fried or boiled", "did you count the toast twice": how they stand, and nothing is changed by asking.
    private static func rowsWondered(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, (3...9).contains(words.count),
            ["correct", "delete_entry", "log_food", "inform", "move_entry"].contains(reading.intent.name),
            let food = reading.foods.first, food.best != nil, !food.negated, reading.when.isEmpty,
            ["are", "is", "was", "were"].contains(words[0]) && ["the", "my"].contains(words[1]) && words.contains("or")
                || words.starts(with: ["did", "you"]) && words.contains(where: ["twice", "double", "already"].contains)
        else { return nil }
        return .askRows(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)], all: true), nutrients: [.energy])
    }

    /// "what did the soju come to", "what'd the wine come out at": of that row.
    private static func cameTo(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard words.count <= 10, ["what", "whatd", "how"].contains(words[0]), !tracker.entries.isEmpty, let food = reading.foods.only,
            food.best != nil,
            !food.negated, food.amount.isEmpty, reading.when.days == nil,
            let come = words.lastIndex(where: ["come", "came", "work"].contains), come + 1 < words.count,
            ["to", "out"].contains(words[come + 1]), words[(come + 1)...].allSatisfy(["to", "out", "at", "in", "total", "all", "calorie"].contains)
        else { return nil }
        return .askRows(
            Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)], when: reading.when, all: true),
            nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients)
    }

    /// "how do you know how much a crumpet weighs", "de dónde sacas el peso de la tortilla": where the figure comes from.
    private static func howKnown(_ reading: Reading) -> Request? {
        let words = reading.words
        guard let food = reading.foods.only, food.best != nil, !food.negated, words.count <= 14, reading.when.isEmpty,
            words.starts(with: ["how", "do", "you", "know"]) || words.starts(with: ["how", "did", "you", "know"])
                || words[0] == "where" && words.contains(where: ["get", "got", "find"].contains) && words.contains("you")
                || words.starts(with: ["como", "sabe"]) || words.prefix(3).contains(where: ["sacas", "saca", "sacaste"].contains),
            words.contains(where: ["weigh", "weighs", "weight", "much", "many", "pesa", "peso", "calorie", "caloria", "cuanto", "cuanta"].contains)
        else { return nil }
        return .explain(number: nil, foods: [FoodMention(said: food.said, candidates: food.candidates)], nutrient: nil)
    }

    /// "what pushed it up", "what made it so high", "¿qué lo subió tanto?", after figures of days: what gave most then.
    private static func droveUp(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["and", "so", "y", "ok", "pero", "but"].contains($0) }
        guard (3...7).contains(words.count), ["what", "que"].contains(words.first), reading.foods.allSatisfy({ $0.best == nil }),
            reading.amounts.isEmpty,
            words.contains(where: ["it", "that", "lo", "la"].contains),
            words.contains(where: ["pushed", "drove", "bumped", "raised", "brought", "subio", "elevo", "disparo"].contains)
                || words.contains("made") && words.contains(where: ["high", "higher", "big"].contains)
                || words.contains(where: ["hizo", "puso"].contains) && words.contains(where: ["alto", "alta"].contains)
        else { return nil }
        let nutrient = reading.nutrients.first ?? tracker.askedNutrient ?? .energy
        switch tracker.inquiry {
        case .askSummary(let when, _)?, .askDiary(let when)?: return .askMost(MostQuestion(when, nutrient: nutrient))
        case .askInsight(let query)?:
            // "which day was worse?" looks at a week.
            let days = query.days ?? tracker.day.map { $0.advanced(by: -6)...$0 }
            return .askMost(MostQuestion(When(days: days), nutrient: nutrient))
        case .compareDays(let spans, _, _)?:
            guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else { return nil }
            return .askMost(MostQuestion(When(days: first...last), nutrient: nutrient))
        default: return nil
        }
    }

    /// "what's the biggest", after figures of a day: what of it gave most.
    private static func biggestBare(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.filter { !["s", "one", "thing", "item", "so", "and", "y", "the", "el", "la", "lo"].contains($0) }
        guard words.count == 2, ["what", "whats", "which", "cual"].contains(words[0]),
            ["biggest", "highest", "heaviest", "worst"].contains(words[1]),
            reading.foods.isEmpty, ["ask_summary", "ask_diary", "explain", "log_food", "correct", "ask_nutrient"].contains(tracker.lastAction ?? ""),
            !tracker.entries.isEmpty || tracker.lastAction == "ask_summary", tracker.asked.isEmpty
        else { return nil }
        return .askMost(MostQuestion(When(days: tracker.day.map { $0...$0 }), nutrient: tracker.askedNutrient ?? .energy))
    }

    /// "got anything without dairy", "something without onion": recipes that keep to it, those that were shown before where there are any.
    private static func anythingWithout(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["got", "have", "you", "do", "is", "there", "ok", "and", "or", "tiene", "hay", "y", "o"].contains($0) }
        guard (3...8).contains(words.count), ["anything", "something", "algo", "any", "one", "ones"].contains(words.first), reading.amounts.isEmpty,
            words.contains(where: Vocabulary[.without].contains) || words.contains("free"), reading.when.days == nil,
            ["tick_grocery", "inform", "about", "out_of_scope", "recommend_food", "recommend_recipe", "search_recipe", "deny"].contains(
                reading.intent.name),
            reading.foods.count < 2
        else { return nil }
        var query = RecipeQuery(reading)
        if query.diets.isEmpty, query.without.isEmpty, query.bounds.isEmpty {
            guard let food = reading.foods.first else { return nil }
            query.without = [food.said]
        }
        (query.words, query.atHand) = ([], [])
        guard let old = tracker.recipes?.query else { return .recommendRecipe(query.filling(tracker, reading)) }
        return .searchRecipe(old.with(query))
    }

    /// "what's the ratio of carbs to protein", "am i overweight".
    private static func shareOrMass(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy({ $0.best == nil }), words.count <= 12, reading.amounts.isEmpty else { return nil }
        if ["am", "estoy", "tengo", "soy", "do"].contains(words[0]), words.count <= 5,
            words.contains(where: ["overweight", "obese", "underweight", "sobrepeso", "obeso", "obesa"].contains)
        {
            return .own(.bodyMass)
        }
        let shared: Set<Nutrient> = [.carbohydrate, .protein, .fat]
        guard words.contains(where: ["ratio", "proporcion"].contains), reading.nutrients.count >= 2,
            shared.isSuperset(of: reading.nutrients),
            reading.when.meal == nil, words.isDisjoint(with: ["should", "goal", "set", "good", "best", "ideal", "meta", "deberia", "recommended"])
        else { return nil }
        return .askInsight(InsightQuery(.balance, days: reading.when.days, meal: reading.when.meal))
    }

    /// "use ml for water": no glass is drunk by saying so.
    private static func unitOfWater(_ reading: Reading) -> Bool {
        let words = reading.words
        return words.count <= 6 && ["use", "show", "usa", "switch"].contains(words[0]) && words.contains(where: ["for", "para"].contains)
            && words.contains(where: ["ml", "oz", "liter", "litre", "ounce", "cup", "litro", "mililitro", "glass"].contains)
            && words.contains(where: ["water", "agua", "drink"].contains)
    }

    /// "doing 16:8, eating window 12 to 8": no window of hours is kept.
    private static func window(_ reading: Reading) -> Bool {
        guard reading.nutrients.isEmpty, reading.foods.allSatisfy({ $0.best == nil }) else { return false }
        let text = reading.text.lowercased(), parts = text.split(whereSeparator: { !$0.isNumber && $0 != ":" })
        let isFasting = reading.words.contains { word in ["fast", "ayun", "intermit", "ventana", "window"].contains(where: word.hasPrefix) }
        // "it was at 14:10" is a time.
        return ["16:8", "18:6", "20:4"].contains(where: { parts.contains(Substring($0)) }) || isFasting && parts.contains("14:10")
            || ["eating window", "ventana de comida", "ventana de alimentaci", "ventana de ayuno", "ventana para comer"].contains(
                where: text.contains)
    }
}

/// Notices switched on and off by a few words, while they are spoken of.
extension Intents {
    static func noticesSwitched(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.count <= 9, reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, !reading.text.hasSuffix("?") else { return nil }
        // "stop reminding me of my goals", "no me recuerdes mis metas".
        let reminds = words.contains {
            ["remind", "reminding", "reminded", "reminder", "recuerde", "recordarme", "recordatorio"].contains($0) || $0.hasPrefix("recuerd")
        }
        if reminds, words.contains(where: ["dont", "don", "stop", "no", "quit", "deja", "never"].contains),
            Vocabulary.says(.goal, words) || words.contains(where: ["reminder", "recordatorio"].contains)
        {
            return [.own(.notice(NoticeMention(isOn: false), []))]
        }
        // "turn them back on", "préndelos de nuevo".
        guard tracker.lastAction == "set_reminder", reading.own == nil, words.count <= 5,
            // "I'm on it", "on my way", "turn on the oven" are of no notices.
            words.allSatisfy({ !["im", "i", "way", "go", "oven", "my", "it"].contains($0) || $0 == "it" && words.contains("turn") }),
            words.contains(where: ["on", "enable", "enciendelo", "enciendelos", "encienda"].contains)
                || words.contains(where: { word in ["prend", "activa", "enciend", "reactiva"].contains(where: word.hasPrefix) })
        else { return nil }
        return [.own(.notice(NoticeMention(isOn: true), []))]
    }
}

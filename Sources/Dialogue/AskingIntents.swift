import NLU
import Nutrition

/// Questions that go by more than their intent: about meals, about what was eaten of a food, about rows of the diary.
extension Intents {
    static func asked(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        let foods = reading.foods.filter { !$0.negated }
        // "what do I normally have for breakfast?"
        if reading.foods.isEmpty, reading.nutrients.isEmpty, let meal = reading.when.meal ?? reading.when.part?.meal, reading.when.days == nil,
            ["what", "whats", "que"].contains(words.first ?? ""), !words.contains("should"),
            ["normally", "usually", "typically", "generally", "suelo"].contains(where: words.contains),
            ["i", "suelo"].contains(where: words.contains)
        {
            return [.keep(.list([.usual], meal: meal))]
        }
        // "how many calories does my usual breakfast have?"
        if reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients == [.energy], let meal = reading.when.meal, reading.when.days == nil,
            reading.isQuestion, Vocabulary.says(.usual, words), words.contains(where: ["my", "mi"].contains)
        {
            return [.keep(.list([.usual], meal: meal))]
        }
        // "did I get enough iron?"
        if ["ask_summary", "ask_diary", "ask_nutrient"].contains(reading.intent.name)
            || reading.intent.name == "ask_insight" && reading.nutrients.contains(.dha), words.contains("enough") || words.contains("suficiente"),
            foods.isEmpty, reading.isQuestion, !words.contains("how"), (1...3).contains(reading.nutrients.count),
            !reading.nutrients.contains(.energy), reading.when.meal == nil
        {
            return needsHeld(reading)
        }
        // "could I be low in iron?"
        if ["recommend_food", "ask_insight", "out_of_scope", "ask_summary"].contains(reading.intent.name), foods.isEmpty, reading.isQuestion,
            reading.nutrients.count == 1, reading.nutrients != [.energy], words.contains("i"), !words.contains("what"),
            words.contains(where: ["low", "short", "lacking", "deficient"].contains),
            ["could", "am", "might", "would", "can", "do"].contains(words[0])
                || reading.text.contains(",")
        {
            return [.askInsight(InsightQuery(.needs, nutrients: reading.nutrients, days: reading.when.days))]
        }
        if let request = supposed(reading, tracker) { return [request] }
        // "what if I'd skipped the milkshake?" takes nothing out: what it holds is told.
        let skips =
            words.starts(with: ["what", "if"]) && ["delete_entry", "correct", "move_entry", "undo"].contains(reading.intent.name)
            || words.first == "if" && words.prefix(6).contains(where: ["skipped", "left", "dropped"].contains) && words.count <= 10
        if skips, !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.amount.quantity ?? 1 <= 1 }) {
            let asked = reading.foods.map { food in
                var food = food
                food.negated = false
                return food
            }
            return [
                .askRows(Selection(foods: asked, when: reading.when, all: true), nutrients: reading.nutrients),
                .askSummary(When(), nutrients: [.energy]),
            ]
        }
        // "¿comí mucha sal hoy?", "¿llevo demasiado azúcar?"
        let judged = reading.nutrients.filter { $0 != .energy } + (words.contains("sal") || words.contains("salt") ? [.sodium] : [])
        if ["ask_summary", "ask_diary", "ask_nutrient", "out_of_scope"].contains(reading.intent.name), reading.isQuestion,
            let nutrient = judged.first,
            zip(words, words.dropFirst()).contains(where: { Vocabulary[.tooMuch].contains($0) && !["how"].contains($0) && $1 != "tiene" }),
            foods.allSatisfy({ ["sal", "salt", "azucar", "sugar"].contains($0.said) }),
            Vocabulary.says(.havingEaten, words) || ["llevo", "there", "am", "ive"].contains(where: words.contains)
        {
            return [.askInsight(InsightQuery(.limits, nutrients: [nutrient], days: reading.when.days))]
        }
        // "¿me excedí?", of the nutrient that was told; "¿me paso de azúcar?"
        if ["ask_summary", "ask_remaining", "ask_insight", "out_of_scope"].contains(reading.intent.name), foods.isEmpty, words.count <= 6,
            reading.isQuestion || reading.text.hasSuffix("?"),
            words.contains(where: ["excedi", "excedo", "pase", "paso", "pasado", "pasando"].contains),
            let nutrient = judged.first ?? (reading.nutrients.isEmpty ? tracker.explanations.first?.nutrient : nil), nutrient != .energy,
            !judged.isEmpty || tracker.lastAction == "ask_summary"
        {
            return [.askInsight(InsightQuery(.limits, nutrients: [nutrient], days: reading.when.days ?? tracker.day.map { $0...$0 }))]
        }
        // "¿cuánta sal llevo?"
        if reading.nutrients.isEmpty, ["ask_summary", "ask_diary", "ask_nutrient"].contains(reading.intent.name),
            Vocabulary.says(.amountOf, words.prefix(3)), words.contains("sal") || words.contains("salt"),
            foods.allSatisfy({ ["sal", "salt"].contains($0.said) }), Vocabulary.says(.havingEaten, words) || words.contains("llevo")
        {
            return [.askSummary(reading.when, nutrients: [.sodium])]
        }
        // "compara el almuerzo con la cena".
        if ["compare_friend", "compare_foods"].contains(reading.intent.name), foods.allSatisfy({ $0.best == nil }), Set(reading.meals).count > 1 {
            let named = reading.meals.reduce(into: [Meal]()) { if !$0.contains($1) { $0.append($1) } }
            return [.askMeals(When(days: reading.when.days), nutrients: reading.nutrients, meals: named)]
        }
        // "all together?", of what was told or asked about.
        if ["compare_friend", "out_of_scope", "compare_foods", "share_diary"].contains(reading.intent.name), foods.isEmpty, words.count <= 4,
            reading.when.isEmpty, isAllTogether(words), !tracker.entries.isEmpty
        {
            return [.askMealSpokenOf(reading.nutrients)]
        }
        if reading.intent.name == "out_of_scope", foods.isEmpty, words.contains(where: ["offender", "culprit", "culpable", "blame"].contains) {
            return [.askInsight(InsightQuery(.sources, nutrients: [tracker.inquiry?.nutrient ?? .energy], days: reading.when.days))]
        }
        // "¿a qué comida lo pusiste?", "which meal did you put them in?"
        if reading.foods.isEmpty, reading.nutrients.isEmpty, reading.meals.isEmpty, Vocabulary.says(.noting, words),
            Vocabulary.says(.mealWord, words), !tracker.entries.isEmpty, words.contains(where: ["que", "cual", "which", "what"].contains)
        {
            return [.askPlace]
        }
        // "how many of those came from dinner?", of the sum that was told.
        if case .askSummary(let when, let nutrients)? = tracker.inquiry, let meal = reading.when.meal, reading.pointsBack, foods.isEmpty,
            reading.nutrients.isEmpty, reading.when.days == nil, reading.isQuestion, words.starts(with: ["how"]) || words.starts(with: ["what"]),
            ["explain", "ask_insight", "ask_diary", "ask_summary", "ask_nutrient", "out_of_scope"].contains(reading.intent.name)
        {
            return [.askSummary(When(days: when.days, meal: meal), nutrients: nutrients)]
        }
        if let request = placed(reading, words, tracker) { return [request] }
        if let question = whenEaten(reading, words, tracker) { return [.askEaten(question)] }
        if let request = habit(reading, words) { return [request] }
        if let requests = askedBody(reading) { return requests }
        // "algo dulce" asks for something, "lo más dulce" for what was eaten.
        if foods.isEmpty, reading.nutrients.isEmpty, words.count <= 10, let taste = words.first(where: { superlatives[$0] != nil }),
            let nutrient = superlatives[taste],
            taste.hasSuffix("est") || words.contains("mas") && ["lo", "cosa", "comida", "plato", "alimento"].contains(where: words.contains)
        {
            return [.askInsight(InsightQuery(.sources, nutrients: [nutrient], days: reading.when.days ?? tracker.day.map { $0...$0 }))]
        }
        if asksLeave(words), foods.contains(where: { $0.best != nil && $0.best?.noun != "water" }), reading.nutrients.isEmpty {
            return [.askFits(foods: foods)]
        }
        // "¿cuánto llevaba la ensaladilla?", "how much was the salad?"
        if ["show_recipe", "out_of_scope", "ask_food_facts"].contains(reading.intent.name), foods.count == 1, foods[0].isDefinite,
            reading.nutrients.isEmpty,
            Vocabulary[.amountOf].contains(words.first ?? "") || words.starts(with: ["how", "much"]), Vocabulary.says(.past, words)
        {
            return [.askRows(Selection(foods: foods, when: reading.when, all: true), nutrients: [])]
        }
        // "¿cuánto pan me has puesto?", "how much rice did you log?"
        if ["ask_remaining", "ask_diary", "ask_summary", "ask_nutrient", "out_of_scope", "ask_food_facts"].contains(reading.intent.name),
            foods.count == 1, reading.isQuestion, reading.when.days == nil, Vocabulary.says(.noting, words),
            Vocabulary.says(.amountOf, words.prefix(3)), words.contains("me") || words.contains("you") || words.contains("has")
        {
            return [.askRows(Selection(foods: foods, when: reading.when, all: true), nutrients: reading.nutrients)]
        }
        // "¿cuál fue el día que más comí?"
        let isWhichDay = words.starts(with: ["que", "dia"]) || words.starts(with: ["which", "day"]) || words.starts(with: ["what", "day"])
        if reading.intent.name == "ask_diary" || isWhichDay && reading.intent.name.hasPrefix("ask_"), foods.isEmpty,
            words.contains("dia") || words.contains("day"), Vocabulary.says(.question, words.prefix(2)),
            Vocabulary.says(.most, words) || words.contains("menos") || words.contains("least")
        {
            return [.askInsight(InsightQuery(reading))]
        }
        // "what about all together?", "y todo junto?"
        if foods.isEmpty, reading.when.isEmpty, words.count <= 5,
            words.contains(where: ["together", "altogether", "junto", "junta", "juntos", "juntas"].contains),
            ["log_food", "correct", "copy_entries", "ask_nutrient"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            ["out_of_scope", "inform", "ask_summary", "ask_nutrient"].contains(reading.intent.name)
        {
            return [.askMealSpokenOf(reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients)]
        }
        // "why that many calories for the potato?", "how come the steak has that much fat?"
        if ["ask_nutrient", "ask_summary", "ask_food_facts"].contains(reading.intent.name), foods.contains(where: \.isDefinite),
            words.first == "why" || words.starts(with: ["how", "come"]) || words.starts(with: ["por", "que"])
        {
            return [.explain(number: number(reading), foods: foods, nutrient: reading.nutrients.first)]
        }
        switch reading.intent.name {
        case "explain" where foods.isEmpty && reading.nutrients.count == 1 && Intents.number(reading) == nil:
            return [.explainNutrient(reading.nutrients[0], reading.when)]
        case "ask_summary" where isOverGoal(reading, words), "ask_remaining" where isOverGoal(reading, words):
            return [.askInsight(InsightQuery(.overDays, days: reading.when.days))]
        case "ask_remaining" where foods.contains { $0.best != nil } && !foods.contains { $0.best?.noun == "water" } && reading.nutrients.isEmpty:
            return [.askFits(foods: foods)]
        case "ask_summary", "ask_insight", "ask_nutrient", "ask_diary":
            if foods.isEmpty, asksShare(reading, words) {
                return [.askInsight(InsightQuery(.balance, days: reading.when.days ?? tracker.scope?.days, meal: reading.when.meal))]
            }
            // "what was that in total?", of what was just logged.
            if foods.isEmpty, reading.when.isEmpty, reading.intent.name == "ask_summary", reading.pointsBack, !words.contains("day"),
                ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty
            {
                return [isAllTogether(words) ? .askMealSpokenOf(reading.nutrients) : .askNutrients(foods: [], nutrients: reading.nutrients)]
            }
            // "how much sugar have I had altogether?": of the day.
            if foods.isEmpty, reading.when.isEmpty, words.contains("altogether"), words.contains("i") {
                return [.askSummary(When(), nutrients: reading.nutrients)]
            }
            // "how many calories is that now?", after something was changed: of the day.
            if foods.isEmpty, reading.when.isEmpty, reading.pointsBack, words.last == "now" || words.last == "ahora" || asksTotal(words),
                ["log_food", "correct", "copy_entries", "move_entry", "delete_entry", "undo", "redo"].contains(tracker.lastAction ?? "")
            {
                return [.askSummary(When(days: tracker.day.map { $0...$0 }), nutrients: reading.nutrients)]
            }
            if foods.isEmpty, reading.when.isEmpty, ["ask_nutrient", "ask_summary"].contains(reading.intent.name), isAllTogether(words),
                reading.pointsBack || words.suffix(2) == ["all", "in"] || words.last == "altogether" || words.last == "together",
                ["log_food", "correct", "copy_entries", "move_entry", "delete_entry"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty
            {
                return [.askMealSpokenOf(reading.nutrients)]
            }
            if let request = meals(reading, foods, words) { return [request] }
            if let question = eaten(reading, foods, words) { return [.askEaten(question)] }
            if let request = rows(reading, foods, words, tracker) { return [request] }
            let isOfRows = words.starts(with: ["what", "had"]) || words.starts(with: ["which", "had"]) || words.starts(with: ["que", "tuvo"])
            if reading.intent.name != "ask_insight" || isOfRows, foods.isEmpty, Vocabulary.says(.most, words),
                reading.intent.name == "ask_diary" || !reading.nutrients.isEmpty,
                Vocabulary.says(.havingEaten, words) || Vocabulary.says(.giving, words) || words.contains("food") || words.contains("alimento")
                    || words.starts(with: ["en", "que"])
            {
                return [.askMost(MostQuestion(reading.when, nutrient: reading.nutrients.first))]
            }
            return nil
        default: return nil
        }
    }

    /// "what time did I eat that?", "¿cuándo lo comí?": of the food spoken of last.
    private static func whenEaten(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> EatenQuestion? {
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= 8, let food = tracker.food,
            words.contains(where: ["that", "it", "this", "those", "eso", "esa", "ese"].contains) || reading.pointsBack || words.contains("lo")
                || words.last == "fue",
            words.contains(where: ["did", "was", "were", "fue"].contains) || Vocabulary.says(.havingEaten, words)
                || words.contains(where: noted.contains) || Vocabulary.says(.noting, words)
        else { return nil }
        let asksHour = words.prefix(3).contains("time") || words.prefix(3).contains("hora")
        guard asksHour || words.first == "when" || words.first == "cuando" else { return nil }
        return EatenQuestion(.hour, food.mention(), When())
    }

    /// What Morsel or the person did with a row, folded.
    private static let noted = Set(
        Word.split("anoté anotaste registré registraste puse pusiste metiste apunté apuntaste comí tomé cené desayuné almorcé merendé"))

    /// "what did I eat yesterday and today?", "¿qué comí el lunes y el miércoles?": every day that is named.
    static func diaries(_ reading: Reading) -> [Request] {
        // "what have I eaten since yesterday evening?": all of both days, and no dinners.
        if let span = reading.when.days, span.count > 1, reading.words.contains(where: ["since", "desde"].contains), reading.meals.isEmpty {
            return [.askDiary(When(days: span))]
        }
        let days = Set(reading.dates.filter { $0.count == 1 }.map(\.lowerBound)).sorted()
        guard let first = days.first, let last = days.last, (2...4).contains(days.count), reading.when.days?.count ?? 1 == 1,
            reading.words.contains(where: ["and", "y", "e"].contains)
        else { return [.askDiary(reading.when)] }
        if days.count <= 3, first.distance(to: last) == days.count - 1 { return [.askDiary(When(days: first...last, meal: reading.when.meal))] }
        return days.map { .askDiary(When(days: $0...$0, meal: reading.when.meal)) }
    }

    /// "how many calories was the second one?", of the foods that were told or listed together.
    private static func placed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let ordinal = reading.ordinal, let listed = tracker.listed, reading.foods.isEmpty, reading.when.isEmpty, reading.count == nil,
            !Vocabulary.says(.recipe, words),
            !reading.nutrients.isEmpty && words.contains("one") && ["ask_nutrient", "ask_summary", "ask_food_facts"].contains(reading.intent.name)
                || comesTo(words) && ["log_food", "correct", "ask_nutrient"].contains(tracker.lastAction ?? "")
        else { return nil }
        let place = ordinal > 0 ? ordinal - 1 : listed.count + ordinal
        return listed.indices.contains(place) ? .askRows(Selection(ids: [listed[place]]), nutrients: reading.nutrients) : nil
    }

    /// "what did the first one come to", "how much was the second", "cuánto era el primero".
    private static func comesTo(_ words: [String]) -> Bool {
        guard words.count <= 8, ["what", "how", "cuanto", "cuanta"].contains(words[0]) else { return false }
        return words.contains("come") && words.contains("to") || words.starts(with: ["how", "much", "was"])
            || ["era", "fue", "tenia", "eran", "sumo", "suma"].contains(words[1])
    }

    /// "altogether", "in total", "all together".
    private static func isAllTogether(_ words: [String]) -> Bool {
        words.contains(
            where: ["altogether", "total", "combined", "overall", "come", "suman", "sumaron", "juntas", "juntos", "junto", "junta"].contains)
            || words.contains("together") && words.contains("all") || words.suffix(2) == ["all", "in"]
            || zip(words, words.dropFirst()).contains { ["that", "this", "esa", "esta"].contains($0) && ["meal", "comida"].contains($1) }
    }

    /// "the saltiest thing", "lo más salado".
    private static let superlatives: [String: Nutrient] = [
        "saltiest": .sodium, "sweetest": .sugars, "fattiest": .fat, "greasiest": .fat, "salado": .sodium, "dulce": .sugars, "graso": .fat,
        "calorico": .energy, "calorica": .energy, "salada": .sodium, "sugariest": .sugars,
    ]

    /// "was I over my goal this week?": asks for days.
    private static func isOverGoal(_ reading: Reading, _ words: [String]) -> Bool {
        reading.foods.isEmpty && reading.nutrients.allSatisfy { $0 == .energy } && (reading.when.days?.count ?? 1) > 1
            && !Set(words).isDisjoint(with: ["over", "exceed", "past", "pase", "pasado", "pasada", "excedi", "sobrepase", "supere"])
            && (Vocabulary.says(.goal, words) || words.contains("budget") || words.contains("presupuesto"))
    }

    /// "what percentage of my calories came from fat?"
    private static func asksShare(_ reading: Reading, _ words: [String]) -> Bool {
        let isShare =
            reading.text.contains("%")
            || !Set(words).isDisjoint(with: [
                "percent", "percentage", "share", "proportion", "fraction", "reparto", "distribucion", "porcentaje", "proporcion",
            ])
            || words.contains(where: ["split", "ratio", "breakdown", "reparte", "reparten"].contains)
                && words.isDisjoint(with: ["much", "many"])
                && (reading.nutrients.isEmpty || Set(reading.nutrients) == [.carbohydrate, .fat, .protein])
        let macros: Set<Nutrient> = [.protein, .carbohydrate, .fat]
        if isShare { return reading.amounts.isEmpty && reading.nutrients.allSatisfy { macros.contains($0) || $0 == .energy } }
        return reading.nutrients.contains(.energy) && reading.nutrients.contains(where: macros.contains)
            && !Set(words).isDisjoint(with: ["from", "come", "came", "viene", "vino", "vienen", "proviene", "proviene", "salio", "provino"])
    }

    /// "how much do I really burn?" is no question about exercise, "which meal has the most?" none about today.
    private static func habit(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.intent.name == "ask_insight", reading.activity == nil, reading.when.days == nil else { return nil }
        let query = InsightQuery(reading)
        switch query.subject {
        case .expenditure: return .askInsight(query)
        case .meals:
            let isPast = !Set(words).isDisjoint(with: ["had", "was", "did", "tuvo", "fue"])
            return isPast || !reading.nutrients.allSatisfy { $0 == .energy } ? nil : .askInsight(query)
        default: return nil
        }
    }

    /// "can I have", "puedo comer": asks whether it may be eaten.
    private static func asksLeave(_ words: [String]) -> Bool {
        if words.count >= 4, ["can", "may", "could"].contains(words[0]), words[1] == "i" {
            return ["have", "eat", "drink", "fit", "afford", "squeeze", "manage", "get", "still"].contains(words[2]) && !words.contains("instead")
        }
        let start = words.first == "me" ? 1 : 0
        return words.count >= start + 3 && ["puedo", "podria", "deberia", "debo", "conviene"].contains(words[start])
            && ["comer", "tomar", "beber", "comerme", "tomarme", "cenar", "desayunar", "almorzar"].contains(words[start + 1])
    }

    /// "carbs per meal", "protein at breakfast and lunch".
    private static func meals(_ reading: Reading, _ foods: [FoodMention], _ words: [String]) -> Request? {
        guard foods.allSatisfy({ $0.best == nil || Vocabulary[.mealWord].contains($0.said) }) else { return nil }
        let named = reading.meals.reduce(into: [Meal]()) { if !$0.contains($1) { $0.append($1) } }
        if named.count > 1, reading.intent.name != "ask_diary" || !reading.nutrients.isEmpty {
            return .askMeals(reading.when, nutrients: reading.nutrients, meals: named)
        }
        let isEach = isEachMeal(words)
        let isWhich =
            words.first.map { ["which", "what", "que", "cual"].contains($0) } ?? false
            && Vocabulary.says(.mealWord, words.prefix(6)) && (Vocabulary.says(.most, words) || words.contains("more") || words.contains("mas"))
        guard isEach || isWhich, reading.when.meal == nil || !isEach else { return nil }
        var when = reading.when
        when.meal = nil
        return .askMeals(when, nutrients: reading.nutrients, meals: [])
    }

    /// "when did I last have fish?", "how many coffees this week?", "did I eat eggs yesterday?".
    private static func eaten(_ reading: Reading, _ foods: [FoodMention], _ words: [String]) -> EatenQuestion? {
        guard foods.count == 1, reading.nutrients.isEmpty, reading.intent.name != "ask_insight" || Vocabulary.says(.havingEaten, words) else {
            return nil
        }
        let food = foods[0]
        guard Vocabulary.says(.havingEaten, words) || reading.intent.name == "ask_diary" || !reading.when.isEmpty else { return nil }
        if Vocabulary.says(.when, words) || Vocabulary.says(.latest, words) && Vocabulary.says(.often, words) {
            return EatenQuestion(.last, food, When())
        }
        if zip(words, words.dropFirst()).contains(where: { ["what", "que"].contains($0) && ["time", "hora"].contains($1) }) {
            return EatenQuestion(.hour, food, When())
        }
        // "¿qué días he comido cocido?", "which days did I have pizza?"
        let asksDays = zip(words.prefix(4), words.dropFirst()).contains {
            ["what", "which", "que", "cual", "cuales"].contains($0) && ["day", "dia"].contains($1)
        }
        if Vocabulary.says(.often, words) || asksDays { return EatenQuestion(.times, food, reading.when) }
        if Vocabulary.says(.amountOf, words) { return EatenQuestion(.amount, food, reading.when) }
        guard reading.intent.name == "ask_diary", let first = words.first,
            ["did", "have", "had", "do"].contains(first) || Vocabulary[.havingEaten].contains(first) || ["he", "hemos"].contains(first)
        else { return nil }
        return EatenQuestion(.whether, food, reading.when)
    }

    /// "how many calories were in the pizza on Thursday?": what the diary holds, not what pizza holds in general.
    private static func rows(_ reading: Reading, _ foods: [FoodMention], _ words: [String], _ tracker: Tracker) -> Request? {
        // "¿cuánto sodio lleva todo eso?", "what's the fat in everything".
        if foods.isEmpty, reading.all, reading.pointsBack || ["everything", "todo"].contains(words.last), reading.when.isEmpty,
            reading.intent.name == "ask_nutrient"
        {
            return .askRows(Selection(pointsBack: true, all: true), nutrients: reading.nutrients)
        }
        guard !foods.isEmpty, reading.intent.name != "ask_insight", reading.intent.name != "ask_diary",
            foods.allSatisfy({ $0.amount.isEmpty || $0.isDefinite })
        else { return nil }
        let isTold =
            // "the chili" of who logged some is that one; where no row is, the tables answer. A Spanish article tells nothing.
            foods.allSatisfy(\.isDefinite)
            && (Vocabulary.says(.past, words) || !tracker.entries.isEmpty && words.contains("the") && reading.intent.name == "ask_nutrient")
            || Vocabulary.says(.havingEaten, words) && Vocabulary.says(.oneself, words)
        guard isTold || !reading.when.isEmpty && reading.intent.name == "ask_summary" || reading.when.days != nil else { return nil }
        return .askRows(Selection(foods: foods, when: reading.when, all: true), nutrients: reading.nutrients)
    }
}

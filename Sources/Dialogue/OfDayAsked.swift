import NLU
import Nutrition

/// Questions that are of the day, of goals or of foods at large, whatever was compared or told before: "cuál es la mejor fuente de vitamina C?", "por cuánto?".
extension Intents {
    static func ofDayAsked(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["y", "and", "pero", "but", "entonces", "so", "ok", "dime", "oye", "tell", "me"].contains($0) })
        if let asked = bestOfAsked(words, reading, tracker) ?? holdsOfTopic(words, reading, tracker) { return asked }
        guard (1...11).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }) else { return nil }
        return bestSource(words, reading) ?? allWritten(words, reading, tracker) ?? goalMet(words, reading, tracker) ?? whichMeal(
            words, reading, tracker) ?? comesFrom(words, reading, tracker)
            ?? differs(words, reading) ?? waterTo(words, reading) ?? glassMore(words, reading, tracker)
    }

    /// "de dónde viene?", "de dónde sale tanto?", after a nutrient of the day was told: what it came from.
    private static func comesFrom(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard words.starts(with: ["de", "donde"]), words.contains(where: ["viene", "vienen", "sale", "salen", "salio", "salieron", "vino"].contains),
            words.count <= 6, reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty,
            ["ask_summary", "ask_insight", "ask_remaining"].contains(tracker.lastAction ?? ""),
            reading.nutrients.isEmpty, let nutrient = tracker.askedNutrient, nutrient != .energy
        else { return nil }
        return .askInsight(InsightQuery(.sources, nutrients: [nutrient], days: tracker.day.map { $0...$0 }))
    }

    /// "qué diferencia hay entre grasa saturada y la otra?": what it is, and no foods with much of it.
    private static func differs(_ words: [String], _ reading: Reading) -> Request? {
        guard words.contains("diferencia") || words.contains("difference"), words.contains("entre") || words.contains("between"),
            reading.when.isEmpty,
            let nutrient = reading.nutrients.first(where: { ![.energy, .fat].contains($0) }), reading.foods.isEmpty, reading.amounts.isEmpty,
            ["recommend_food", "compare_foods", "ask_intake", "out_of_scope", "ask_food_facts", "ask_nutrient"].contains(reading.intent.name)
        else { return nil }
        return .tellNutrient(nutrient)
    }

    /// "cuánto me falta para 2 litros": of the water.
    private static func waterTo(_ words: [String], _ reading: Reading) -> Request? {
        guard ["cuanto", "cuanta", "how"].contains(words[0]), words.contains(where: ["falta", "faltan", "left", "missing"].contains),
            words.count <= 8,
            reading.foods.isEmpty, reading.nutrients.isEmpty, let amount = reading.amounts.only, let unit = amount.unit, unit.millilitres != nil,
            amount.quantity != nil
        else { return nil }
        return .askRemaining(When(days: reading.when.days), nutrients: [.water], upTo: amount.millilitresOfWater)
    }

    /// "how much water is missing", "how much is missing", after the water of the day.
    static func waterMissing(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard words.starts(with: ["how", "much"]), words.count <= 7, words.contains(where: ["missing", "lacking"].contains),
            reading.nutrients.allSatisfy({ $0 == .water }), reading.foods.allSatisfy({ $0.best == nil || isWater($0) }), reading.amounts.isEmpty,
            words.contains("water") || tracker.bodySpokenOf == .water
        else { return nil }
        return .askRemaining(When(days: reading.when.days), nutrients: [.water])
    }

    /// "un vaso más", "otro vaso", after water was told some turns before: of that.
    private static func glassMore(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.body?.kind == .water, ["more_recipes", "inform", "out_of_scope", "deny"].contains(reading.intent.name), words.count <= 4,
            words.contains(where: ["vaso", "vasos", "glass"].contains), words.contains(where: ["mas", "otro", "more", "another"].contains),
            reading.foods.allSatisfy(isWater), !reading.text.hasSuffix("?")
        else { return nil }
        return .logWater(millilitres: Amount(quantity: reading.amounts.first?.quantity ?? 1, unit: Unit("glass")).millilitresOfWater, reading.when)
    }

    /// "cuál me conviene más?", "cuál es mejor para bajar de peso?", after foods were asked about one by one: held against each other.
    private static func bestOfAsked(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["cual", "which"].contains(words.first), words.count <= 8, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty,
            reading.when.isEmpty, words.contains(where: ["conviene", "mejor", "elijo", "better", "best", "pick", "choose", "recomienda"].contains),
            tracker.asked.count > 1,
            // "which is better", after the vitamin C of either: of that.
            tracker.askedNutrient == nil, ["ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? ""),
            words.isDisjoint(with: ["fuente", "source", "dia", "day", "comida", "meal", "receta", "recipe"]),
            case let foods = tracker.asked, foods.allSatisfy({ $0.best != nil })
        else { return nil }
        return .compareFoods(foods: foods, nutrients: ofHealth, least: false)
    }

    /// "cuánta tiene la avena?", "cuánta hay en la chía?", while fiber is talked of: of that.
    private static func holdsOfTopic(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["cuanta", "cuanto"].contains(words.first), (3...7).contains(words.count), reading.nutrients.isEmpty, reading.amounts.isEmpty,
            ["tiene", "tienen", "hay", "trae"].contains(words[1]), reading.when.isEmpty, let food = reading.foods.only, food.best != nil,
            !food.negated, let nutrient = tracker.topicSpokenOf ?? tracker.goalSpokenOf, nutrient != .energy
        else { return nil }
        return .askNutrients(foods: [food], nutrients: [nutrient])
    }

    /// "cuál es la mejor fuente de vitamina c?", "what's a good source of iron?": foods are asked for.
    static func bestSource(_ words: [String], _ reading: Reading) -> Request? {
        guard words.contains(where: ["fuente", "source"].contains), ["cual", "cuales", "que", "what", "whats", "dame", "best"].contains(words[0]),
            reading.foods.isEmpty, reading.when.isEmpty, reading.amounts.allSatisfy({ $0.quantity == nil || $0.unit == nil }),
            reading.nutrients.contains(where: { $0 != .energy }),
            words.isDisjoint(with: ["mi", "mis", "my", "comi", "comido", "eat", "eaten", "ate", "had", "dieta", "diet"])
        else { return nil }
        return .recommendFood(RecipeQuery(reading))
    }

    /// "está bien anotado todo?", "anotaste todo?", "is everything logged?": the day as it is written.
    private static func allWritten(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        if forgotten.contains(words.joined(separator: " ")) { return .askDiary(When(days: tracker.day.map { $0...$0 })) }
        guard reading.isQuestion || asksWritten.contains(words[0]), words.count <= 8, words.contains(where: ["todo", "everything", "all"].contains),
            words.contains(where: written.contains), words.allSatisfy({ written.contains($0) || besideWritten.contains($0) })
        else { return nil }
        return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }))
    }

    /// "la he cumplido ayer?", "la cumplí hoy?", right after a goal was set or asked about: that day held against it.
    static func goalMet(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.isQuestion || words[0] == "la", reading.amounts.isEmpty, words.count <= 6, words.contains(where: met.contains),
            reading.when.days.map({ $0.count == 1 }) == true,
            ["set_goal", "ask_profile", "ask_remaining", "log_food"].contains(tracker.lastAction ?? ""),
            let nutrient = reading.nutrients.only ?? tracker.goalSpokenOf, words[0] == "la" || words.contains("it") || !reading.nutrients.isEmpty
        else { return nil }
        let bound: Double? = if case .setGoal(nutrient, let amount?)? = tracker.inquiry { amount } else { nil }
        return .askRemaining(When(days: reading.when.days), nutrients: nutrient == .energy ? [] : [nutrient], upTo: bound)
    }

    /// "dime en qué comida comí más hoy", "which meal had most": the meals held against each other.
    private static func whichMeal(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let text = words.joined(separator: " ")
        guard reading.amounts.isEmpty, reading.when.meal == nil, reading.when.days?.count ?? 1 == 1,
            reading.words[0] != "en" || words.contains("comi"),
            ["en que comida", "en cual comida", "que comida del dia", "que comida fue la mas", "cual comida", "in which meal", "at which meal"]
                .contains(where: text.hasPrefix),
            words.contains(where: ["mas", "menos", "meno", "most", "least"].contains)
        else { return nil }
        return .askMeals(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrients: reading.nutrients, meals: [])
    }

    private static let written = Set(
        Word.split("anotado anotada anotaste registrado registraste apuntado apuntaste guardado guardaste logged recorded written noted"))
    private static let besideWritten = Set(
        Word.split(
            "está quedó bien todo todos lo de hoy ya lo que dije is it did you everything all get got ok así te have now ahora correctly properly right today"
        ))
    private static let forgotten = Set(
        [
            "did i forget anything", "did i miss anything", "did i leave anything out", "did you get all that", "did you get that all", "got it all",
            "got all that", "is it all in", "is it all there",
            "is everything in", "is everything there", "lo tienes todo", "tienes todo", "se me olvido algo",
            "me olvide de algo",
            "me falto algo", "falto anotar algo", "falta anotar algo", "me falta anotar algo", "olvide algo",
        ].map { Word.split($0).joined(separator: " ") })
    private static let asksWritten = Set(Word.split("está quedó anotaste registraste apuntaste guardaste is have"))
    private static let met = Set(Word.split("cumplí cumplido alcancé alcanzado llegué llegado logré logrado reach reached meet met hit made"))
}
